import { repliesOf, returnedOf } from '@umpire/rules';
import { LEADER_RANGE } from '../abilities/leader.js';
import { factorOf } from '../attack/duel.js';
import { foesOf, isEngaged, isImmobilised, squared } from '../moves/contact.js';
import { buildingOf, distanceToPiece, factsOf } from '../moves/sight.js';
import { changes, get, isAlive, isOnTable, orderOf, PARTS, seatOf, standAt, type Table } from '../table/table.js';
import { type Group, type GroupsProposal, groupsOf } from './combat-groups.js';
import type { EpicProcedure } from './play.js';

/** Stands that fight together: all in contact, and engaged ones within 6 cm of them, and so on (ASL-1). */
export interface AssaultAction {
  /** The first of its stands. */
  readonly key: string;
  readonly stands: readonly number[];
}

const LINK = 60_000;

/** Assaults not yet resolved this turn, whoever began them. */
export function assaultsOf(table: Table): readonly AssaultAction[] {
  const engaged = table.roster.stands.flatMap((_, i) => (isOnTable(table, i) && isEngaged(table, i) ? [i] : []));
  const left = new Set(engaged);
  const { x, y } = table.fields;
  const found: AssaultAction[] = [];
  for (const first of engaged) {
    if (!left.delete(first)) continue;
    const stands = [first];
    for (const one of stands)
      for (const other of left)
        if (foesOf(table, one).includes(other) || squared(x[one]! - x[other]!, y[one]! - y[other]!) <= LINK * LINK) {
          stands.push(other);
          left.delete(other);
        }
    stands.sort((a, b) => a - b);
    if (stands.every((stand) => get(table, 'fought', stand) === 0))
      found.push({ key: standAt(table, stands[0]!).ref, stands });
  }
  return found;
}

export interface Fight {
  /** The side whose action it is: it arranges, and its dice fall first. */
  readonly side: number;
  readonly stands: readonly number[];
  readonly groups?: readonly Group[];
  readonly group?: number;
  /** How many of the group have fought its one. */
  readonly before?: number;
  /** Stands that a Leader was near when it began (ASL-5). */
  readonly led?: readonly number[];
  readonly losses?: readonly [number, number];
}

/** Stands of detachments with a Leader within reach: all of a detachment, if one of them is (AB-15). */
function ledStands(table: Table): readonly number[] {
  const { x, y } = table.fields;
  const reach = LEADER_RANGE * 10_000;
  const itself = table.rulings.attack.leaderLeadsItself;
  return table.roster.stands.flatMap((leader, i): readonly number[] => {
    if (!leader.traits.leads || !isOnTable(table, i)) return [];
    return table.roster.detachments.flatMap((detachment): readonly number[] => {
      if (detachment.side !== leader.side) return [];
      const near = detachment.stands.some(
        (stand) =>
          isOnTable(table, stand) &&
          (stand !== i || detachment.stands.length > 1) &&
          squared(x[stand]! - x[i]!, y[stand]! - y[i]!) <= reach * reach,
      );
      return near ? detachment.stands.filter((stand) => itself || stand !== i) : [];
    });
  });
}

/** What the ground gives to who fights in it (section 9). */
function terrainBonus(table: Table, stand: number): number {
  const building = buildingOf(table, stand);
  if (building !== undefined) return factsOf(table, building).building?.bonus ?? 0;
  const { radius, pinningClass } = standAt(table, stand);
  const { x, y } = table.fields;
  return Math.max(
    0,
    ...table.ground.terrain.map((piece, i) => {
      const facts = factsOf(table, i);
      if (facts.bonus === 0 || facts.building || !facts.covers(pinningClass)) return 0;
      const reach = piece.kind === 'barricade' ? radius + 10_000 : 0;
      return distanceToPiece(piece, x[stand]!, y[stand]!) <= reach ? facts.bonus : 0;
    }),
  );
}

const HEAD = 2;

/** Close assault factor and dice of a stand in a duel (ASL-3, ASL-4). */
export function fighter(table: Table, stand: number, led: readonly number[]) {
  const { sheet, pinningClass, detachment } = standAt(table, stand);
  const standing = {
    closeAssaultFactor: sheet.closeAssaultFactor,
    pinningClass,
    isLed: led.includes(stand),
    isAfraid: get(table, 'afraid', stand) > 0,
    fallsBack: orderOf(table, detachment) === 'fall-back',
    terrainBonus: terrainBonus(table, stand),
    isImmobilised: isImmobilised(table, stand),
    fewerDice: (get(table, 'hurt', stand * PARTS + HEAD) & 1) > 0,
  };
  return { ...standing, factor: factorOf(standing) };
}

/** One assault: groups, then duel after duel; survivors stay engaged (PIPE-C, ENG-8). */
export const assault: EpicProcedure<Fight> = {
  id: 'assault',
  steps: [
    {
      id: 'combat-groups',
      run: (frame, given, { state }) => {
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'combat-groups', within: [] } as const;
          const about = frame.stands.map((stand) => standAt(state, stand).ref);
          return { need: { choices: [{ seat: seatOf(frame.side), rule: 'combat-groups', about, ask }] } };
        }
        const groups = groupsOf(state, reply.propose as GroupsProposal)!;
        return { frame: { ...frame, groups, group: 0, before: 0, led: ledStands(state), losses: [0, 0] } };
      },
    },
    {
      id: 'duels',
      run: (frame, given, { state }) => {
        const { groups = [], group = 0, before = 0, led = [], side } = frame;
        const now = groups[group];
        if (!now) return {};
        if (returnedOf(given)) {
          const losses = [0, 1].map(
            (one) =>
              frame.stands.filter((stand) => standAt(state, stand).side === one && !isAlive(state, stand)).length,
          );
          return { frame: { ...frame, before: before + 1, losses: [losses[0]!, losses[1]!] }, to: 'duels' };
        }
        const other = now.many[before];
        const isDone = other === undefined || !isAlive(state, now.one);
        if (isDone) return { frame: { ...frame, group: group + 1, before: 0 }, to: 'duels' };
        return { call: 'duel', with: { side, one: now.one, other, before, led } };
      },
    },
    {
      id: 'assault-over',
      run: (frame, given, { state }) => {
        if (given) return {};
        const fought = frame.stands.map((stand) => ['fought', stand, 1] as const);
        const parted = state.rulings.assaultsAfter === 'come-apart' ? frame.stands : [];
        return {
          events: [
            ...changes(state, [...fought, ...parted.map((stand) => ['parted', stand, 1] as const)]),
            { say: 'assault-over', losses: frame.losses ?? [0, 0] },
          ],
          call: 'aftermath',
          with: {},
        };
      },
    },
  ],
};
