export { healed, type Patients, reassembled } from './attack/healing.js';
export { type Aftermath, aftermathOf } from './scenario/aftermath.js';
export { type Befalling, befall } from './scenario/befall.js';
export { w40k } from './system.js';
export { facts, vocabulary } from './vocabulary.js';
