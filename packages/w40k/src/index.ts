export { w40k } from './system.js';
