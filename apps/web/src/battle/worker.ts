import { expose } from 'comlink';
import { Desk } from './desk.js';

const desk = new Desk();
export type BattleDesk = Pick<
  Desk,
  'settings' | 'start' | 'open' | 'file' | 'answer' | 'fill' | 'judge' | 'undo' | 'go'
>;
expose(desk);
