// What a page needs to answer an odds question: its size is what `npm run bench` prints.
export { exactOdds, matrixRows } from '@umpire/odds';
export { w40kWith } from '@umpire/w40k';
