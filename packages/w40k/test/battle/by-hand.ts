import { Battle } from '@umpire/battle';
import { inches } from '@umpire/geometry';
import type { Choice, Faces, Reply, Seat } from '@umpire/rules';
import type { TableEvent } from '../../src/table/event.js';
import type { Position } from '../../src/table/position.js';
import type { Table } from '../../src/table/table.js';
import type { Engagement } from '../../src/turn/game.js';
import { engineOf, heading } from './table.js';

type TableBattle = Battle<Table, TableEvent>;

/** A model at so many inches from the corner. */
export const at = (x: number, y: number, more: { readonly lost?: number } = {}) => ({
  x: inches(x),
  y: inches(y),
  ...more,
});

/** Models of a unit in a row, an inch and a half apart. */
export const row = (unit: string, n: number, x: number, y: number): Position['models'] =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`${unit}.${i + 1}`, at(x + i * 1.5, y)]));

/** A battle from a position, with dice by hand. */
export const byHand = (position: Position, engagement: Partial<Engagement> = {}): TableBattle =>
  Battle.start(engineOf(engagement), { ...heading(''), seed: '1', dice: 'by-hand', position });

/** The choice that is open; fails where dice are wanted or nothing is. */
export function open(battle: TableBattle): Choice {
  const [choice] = battle.choices;
  if (!choice) throw new Error(`no choice is open: ${JSON.stringify(battle.open)}`);
  return choice;
}

export function answer(battle: TableBattle, rule: string, reply: Reply): readonly TableEvent[] {
  const choice = battle.choices.find((one) => one.rule === rule);
  if (!choice)
    throw new Error(
      `${rule} is not asked, but ${battle.choices.map((one) => one.rule).join(', ') || JSON.stringify(battle.open)}`,
    );
  const answered = battle.answer(choice.seat, choice.id, reply);
  if (!answered.ok) throw new Error(JSON.stringify(answered.error.issues));
  return answered.value;
}

/** Faces for the throw that is wanted, which must have this purpose. */
export function roll(battle: TableBattle, purpose: string, faces: Faces): readonly TableEvent[] {
  const { open: wanted } = battle;
  if (wanted?.kind !== 'throw' || wanted.throw.purpose !== purpose)
    throw new Error(`${purpose} is not rolled, but ${JSON.stringify(wanted)}`);
  const given = battle.giveFaces(wanted.throw.seat, wanted.id, faces);
  if (!given.ok) throw new Error(JSON.stringify(given.error.issues));
  return given.value;
}

/** Passes every offer, and leaves what need not be done, until this is asked. */
export function until(battle: TableBattle, rule: string): Choice {
  for (let i = 0; i < 300; i++) {
    if (battle.open?.kind === 'throw')
      throw new Error(`${rule} is not reached: ${battle.open.throw.purpose} is rolled`);
    const [choice] = battle.choices;
    if (!choice) throw new Error(`${rule} is not reached, the battle is over`);
    if (choice.rule === rule) return choice;
    const { ask, seat, id } = choice;
    const isFree = ask.kind === 'react' || (ask.kind === 'pick' && ask.min === 0);
    if (!isFree) throw new Error(`${rule} is not reached: ${choice.rule} must be answered`);
    const reply: Reply = ask.kind === 'react' ? { pass: true } : { pick: [] };
    if (!battle.answer(seat, id, reply).ok) throw new Error('a pass was refused');
  }
  throw new Error(`${rule} is not reached`);
}

/** The keys that a choice offers. */
export const keys = ({ ask }: Choice): readonly string[] => {
  if (ask.kind === 'react') return ask.offers.map(({ key }) => key);
  return 'options' in ask ? ask.options.map(({ key }) => key) : [];
};

/** The rules of what is offered to a seat now, once each. */
export const offered = (battle: TableBattle, seat: Seat): readonly string[] => [
  ...new Set(
    battle.choices.flatMap((choice) =>
      choice.seat === seat && choice.ask.kind === 'react' ? choice.ask.offers.map(({ rule = '' }) => rule) : [],
    ),
  ),
];

export const use = (battle: TableBattle, rule: string): void => {
  const choice = battle.choices.find(
    (one) => one.ask.kind === 'react' && one.ask.offers.some((offer) => offer.rule === rule),
  );
  if (choice?.ask.kind !== 'react')
    throw new Error(
      `${rule} is not offered, but ${battle.choices.map((one) => one.rule).join(', ') || JSON.stringify(battle.open)}`,
    );
  const offer = choice.ask.offers.find((one) => one.rule === rule)!;
  const answered = battle.answer(choice.seat, choice.id, { use: offer.key });
  if (!answered.ok) throw new Error(JSON.stringify(answered.error.issues));
};

/** Passes the window that is open, whoever's it is. */
export const pass = (battle: TableBattle): void => {
  const choice = open(battle);
  const answered = battle.answer(choice.seat, choice.id, { pass: true });
  if (!answered.ok) throw new Error(JSON.stringify(answered.error.issues));
};

export const lostOf = ({ state }: TableBattle, ref: string): number => {
  const model = state.ground.roster.modelBy.get(ref)!;
  return state.field.lost[model.index]!;
};

export const numberOf = ({ state }: TableBattle, field: keyof Table['field'], of = 0): number =>
  state.field[field][of]!;
