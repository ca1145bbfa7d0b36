export { details } from '@umpire/odds';
