import { leastOf, mostOf } from './expression.js';
import { keep } from './keep.js';
import type { Blow } from './volley.js';

/** Everything that a blow says, as text: blows with equal keys do the same to the same target. */
export function blowKey(blow: Blow, groups: number): string {
  const { discipline, save, damage, ignoredOn, orders, picks } = blow;
  let key = `${typeof discipline === 'string' ? discipline : discipline.held}${identityOf(orders)}p${picks.join()}`;
  key += `${blow.spills ? 's' : ''}${blow.swallowed ? 'u' : ''}`;
  key += `|${damage.dice}d${damage.sides}+${damage.plus}`;
  for (let g = 0; g < groups; g++) {
    key += `|${ignoredOn(g)}:`;
    if (!isAsRolled(blow, g)) key += amounts(blow, g);
    if (save) key += `f${facesWhere(save.sides, (face) => save.fails(g, face))}`;
  }
  return save ? `${key}/${save.sides}a${facesWhere(save.sides, save.mayReroll)}` : key;
}

/** Most often damage is what is rolled, once. */
function isAsRolled({ damage, amount, mayRerollDamage }: Blow, g: number): boolean {
  const most = mostOf(damage);
  for (let rolled = leastOf(damage); rolled <= most; rolled++)
    if (amount(g, rolled) !== rolled || mayRerollDamage(rolled)) return false;
  return true;
}

function amounts({ damage, amount, mayRerollDamage }: Blow, g: number): string {
  let key = '';
  const most = mostOf(damage);
  for (let rolled = leastOf(damage); rolled <= most; rolled++)
    key += `${amount(g, rolled)}${mayRerollDamage(rolled) ? 'r' : ''},`;
  return key;
}

const facesWhere = (sides: number, is: (face: number) => boolean): number => {
  let faces = 0;
  for (let face = 1; face <= sides; face++) faces = faces * 2 + (is(face) ? 1 : 0);
  return faces;
};

const identities = new WeakMap<object, number>();
let count = 0;

/** Functions are equal where they are the same one. */
function identityOf(orders: Blow['orders']): number {
  return keep(identities, orders, () => ++count);
}
