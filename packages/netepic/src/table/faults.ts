import { type Context, frameOf } from '@umpire/rules';
import { contactsOf, squared, touching } from '../moves/contact.js';
import { isAlive, type Table } from './table.js';

/** What no table may come to while somebody is asked, in words for whoever mends it; none is as it should be. */
export function tableFaults({ state: table, frames }: Context<Table>): readonly string[] {
  const isMoving = frameOf(frames, 'walk') !== undefined;
  // whoever rode in what has fallen gets out once the attacks are done (PIPE-B, PIPE-C)
  const isFalling = ['resolve-hits', 'aftermath', 'assault'].some(
    (procedure) => frameOf(frames, procedure) !== undefined,
  );
  return [
    ...standFaults(table, isFalling),
    ...(isMoving ? [] : overlapFaults(table)),
    ...countFaults(table),
    ...contactFaults(table),
  ];
}

const isThere = ({ fields: { life, place } }: Table, stand: number): boolean => life[stand]! > 0 && place[stand] === 1;

function standFaults(table: Table, isFalling: boolean): readonly string[] {
  const { stands } = table.roster;
  const { x, y, place, life, host } = table.fields;
  const isOff = (i: number): boolean =>
    x[i]! < 0 || y[i]! < 0 || x[i]! > table.ground.length || y[i]! > table.ground.width;
  return stands.flatMap(({ ref, traits: { hitPoints } }, i) => [
    ...(life[i]! > hitPoints || life[i]! < 0 ? [`${ref} has ${life[i]} of ${hitPoints} hit points`] : []),
    ...(!isFalling && place[i] === 2 && life[i]! > 0 && !isAlive(table, host[i]! - 1)
      ? [`${ref} is in a host that is gone`]
      : []),
    ...(isThere(table, i) && isOff(i) ? [`${ref} is off the table`] : []),
  ]);
}

/** No stand ends on another; on its way it may, and flyers may be over anybody. */
function overlapFaults(table: Table): readonly string[] {
  const { x, y } = table.fields;
  const grounded = table.roster.stands.flatMap((stand, at) =>
    isThere(table, at) && !stand.flies ? [{ ...stand, at }] : [],
  );
  return grounded.flatMap((one, i) =>
    grounded.slice(0, i).flatMap((other) => {
      const least = one.radius + other.radius - touching;
      const apart = squared(x[one.at]! - x[other.at]!, y[one.at]! - y[other.at]!);
      return apart < least * least ? [`${one.ref} stands on ${other.ref}`] : [];
    }),
  );
}

/** Losses are counted once, and no pool is overdrawn. */
function countFaults({ roster, fields }: Table): readonly string[] {
  const { life, place, elite, lost, lostStands } = fields;
  const isCounted = [...lostStands].every((count) => count === 0);
  const losses = roster.formations.flatMap(({ ref, stands }, i) => {
    const gone = stands.filter((stand) => life[stand] === 0 && place[stand] !== 4).length;
    return !isCounted || lost[i] === gone ? [] : [`${ref} counts ${lost[i]} losses and has ${gone}`];
  });
  return [
    ...losses,
    ...[...elite].flatMap((pool, side) => (pool < 0 ? [`side ${side} has ${pool} re-rolls left`] : [])),
  ];
}

/** Enemies alone are in contact, and what is kept of contacts is what a fresh look finds. */
function contactFaults(table: Table): readonly string[] {
  const { stands } = table.roster;
  const fresh = contactsOf({ ...table, derived: { contacts: undefined } });
  return contactsOf(table).flatMap((contacts, i) => [
    ...(contacts.join() === fresh[i]!.join() ? [] : [`${stands[i]!.ref} is kept in contact with ${contacts.join()}`]),
    ...contacts.flatMap((foe) =>
      stands[foe]!.side === stands[i]!.side
        ? [`${stands[i]!.ref} is engaged with ${stands[foe]!.ref} of its side`]
        : [],
    ),
  ]);
}
