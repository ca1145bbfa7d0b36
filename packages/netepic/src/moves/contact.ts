import { pins, pinsThisTurn } from '../abilities/skimmer.js';
import { tracks } from '../table/stand.js';
import { get, isOnTable, PARTS, type Table } from '../table/table.js';

/** Circles this near touch, in micrometres: coordinates are whole, contact seldom is. */
export const touching = 500;

export const squared = (dx: number, dy: number): number => dx * dx + dy * dy;

/** Enemies in contact, for every stand. */
export function contactsOf(table: Table): readonly (readonly number[])[] {
  table.derived.contacts ??= findContacts(table);
  return table.derived.contacts;
}

const none: readonly number[] = [];

function findContacts(table: Table): readonly (readonly number[])[] {
  const { roster, fields } = table;
  const { x, y, place, life, foe, parted } = fields;
  const { stands } = roster;
  const contacts: (readonly number[])[] = new Array<readonly number[]>(stands.length).fill(none);
  const join = (a: number, b: number): void => {
    if (parted[a]! > 0 && parted[b]! > 0) return;
    contacts[a] = [...contacts[a]!, b];
    contacts[b] = [...contacts[b]!, a];
  };
  const open: number[] = [];
  for (let i = 0; i < stands.length; i++) {
    if (foe[i]! > 0 && isOnTable(table, i) && isOnTable(table, foe[i]! - 1)) join(i, foe[i]! - 1);
    if (stands[i]!.side === 1 && life[i]! > 0 && place[i] === 1) open.push(i);
  }
  for (let a = 0; a < stands.length && stands[a]!.side === 0; a++) {
    if (life[a]! === 0 || place[a] !== 1) continue;
    const [ax, ay, reachA] = [x[a]!, y[a]!, stands[a]!.radius + touching];
    for (const b of open) {
      const reach = reachA + stands[b]!.radius;
      const dx = ax - x[b]!;
      if (dx > reach || -dx > reach || squared(dx, ay - y[b]!) > reach * reach) continue;
      if (canTouch(table, a, b)) join(a, b);
    }
  }
  return contacts;
}

/** At altitude a flyer meets nobody; a floater only those that can rise to it (ALT-2, ALT-5). */
export function canTouch(table: Table, a: number, b: number): boolean {
  const { stands } = table.roster;
  if (stands[a]!.flies || stands[b]!.flies) return false;
  const rises = (i: number): boolean => stands[i]!.skims || stands[i]!.jumps;
  const floats = (i: number): boolean => stands[i]!.traits.isFloater && get(table, 'aloft', i) > 0;
  return !((floats(a) && !rises(b)) || (floats(b) && !rises(a)));
}

export const foesOf = (table: Table, stand: number): readonly number[] => contactsOf(table)[stand]!;
export const isEngaged = (table: Table, stand: number): boolean => foesOf(table, stand).length > 0;

/**
 * Held by contact (ENG-5): by an enemy of equal or higher class. What skims is held for good only by what skims or jumps
 * (AB-02.1); others hold it for a turn, from when it can no longer leave, and that is written in `pinned`.
 */
export function isHeld(table: Table, stand: number): boolean {
  const { stands } = table.roster;
  const me = stands[stand]!;
  return foesOf(table, stand).some((foe) => pins(stands[foe]!, me));
}

/** Whether an enemy of equal or higher class touches what skims: it is pinned for the turn once it cannot leave (AB-02.10). */
export function isCaught(table: Table, stand: number): boolean {
  const { stands } = table.roster;
  const me = stands[stand]!;
  return foesOf(table, stand).some((foe) => pinsThisTurn(stands[foe]!, me, false));
}

/** Pinned now or at any time this turn: it has no order, does not move and does not shoot (ENG-6). */
export const isPinned = (table: Table, stand: number): boolean =>
  get(table, 'pinned', stand) > 0 || isHeld(table, stand);

/** How near to an enemy a stand comes into its zone of control: with its centre, or with any part of it (G-27). */
export const zoneReach = (
  { rulings }: Table,
  enemy: { readonly zone: number },
  own: { readonly radius: number },
): number => enemy.zone + (rulings.zoneEnteredBy === 'any-part' ? own.radius : 0);

/** A stand that an enemy may not pass: no zone while pinned, having engaged, immobilised or falling back (MOV-8). */
export function hasZone(table: Table, stand: number): boolean {
  const { roster, fields } = table;
  const { detachment, flies } = roster.stands[stand]!;
  return (
    isOnTable(table, stand) &&
    !flies &&
    fields.order[detachment] !== 4 &&
    fields.engaged[stand] === 0 &&
    fields.pinned[stand] === 0 &&
    !isHeld(table, stand) &&
    !isImmobilised(table, stand)
  );
}

const OTHER_LEG = tracks.indexOf('other-leg');

/** Its legs, or what lifts it, have taken three effects; each leg by itself where each has its own (LOC-7, G-36). */
export const isImmobilised = ({ fields: { taken } }: Table, stand: number): boolean =>
  taken[stand * PARTS]! >= 3 || taken[stand * PARTS + OTHER_LEG]! >= 3;

/** By how many effects that are not repaired its legs go slower. */
export const limps = (table: Table, stand: number): number =>
  [0, OTHER_LEG].reduce((sum, leg) => {
    const hurt = get(table, 'hurt', stand * PARTS + leg);
    return sum + (hurt & 1) + ((hurt >> 1) & 1);
  }, 0);
