import { expose } from 'comlink';
import { Desk } from './desk.js';

export type BattleDesk = Pick<Desk, Exclude<keyof Desk, symbol>>;
expose(new Desk());
