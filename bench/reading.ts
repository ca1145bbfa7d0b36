/* What a browser loads to read files and texts, measured by `npm run bench`. */
export * as compiler from '@umpire/compiler';
export * as importers from '@umpire/importers';
