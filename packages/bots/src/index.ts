export { greedyPlayer } from './greedy.js';
export { deskAt, PlayFault, type PlayOptions, playOut } from './play.js';
export type { Because, Desk, Player } from './player.js';
export { randomPlayer } from './random.js';
