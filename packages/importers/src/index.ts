export { importPage, type PageInput } from './page/import-page.js';
