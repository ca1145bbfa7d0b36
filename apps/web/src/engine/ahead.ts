// a part of the worker of its own
export { bestOutcome } from '@umpire/dice';
