import { foesOf, isEngaged } from '../moves/contact.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, type Field, get, orderOf, standAt, type Table } from '../table/table.js';
import { WHOLE } from './aim.js';
import { isReaction, type Shots } from './shots.js';
import type { Volley } from './volley.js';

/** What shooting uses up: the token, the right to fire again, close defences; skimmers rise. */
export function spent(
  state: Table,
  frame: Shots,
  volleys: readonly Volley[],
  popUp: readonly number[],
): readonly EpicEvent[] {
  const { by, stands, carrier, kind } = frame;
  const defences = new Map<number, number>();
  for (const { by: stand, gun, dice } of volleys) if (gun < 0) defences.set(stand, (defences.get(stand) ?? 0) + dice);
  const wanted: [Field, number, number][] = [...defences].map(([stand, dice]) => [
    'defences',
    stand,
    get(state, 'defences', stand) + dice,
  ]);
  const target = frame.only?.[0];
  const reacts: readonly EpicEvent[] =
    target !== undefined && volleys.length > 0 && (kind === 'interception' || kind === 'counter-charge')
      ? [
          {
            say: kind,
            of: detachmentAt(state, by).ref,
            target: detachmentAt(state, standAt(state, target).detachment).ref,
          },
        ]
      : [];
  if (carrier !== undefined) return [...changes(state, wanted), ...reacts];
  const splits = isReaction(frame) && stands.every((stand) => standAt(state, stand).pinningClass >= 5);
  for (const stand of stands) {
    const used = volleys
      .filter((volley) => volley.by === stand && volley.gun >= 0)
      .reduce((bits, { gun }) => bits | (1 << gun), 0);
    wanted.push(['fired', stand, get(state, 'fired', stand) | (splits ? used : WHOLE)]);
  }
  wanted.push(...popUp.map((stand): [Field, number, number] => ['aloft', stand, 1]));
  // who rises leaves its assault: it and those that it touched come apart
  for (const stand of popUp)
    for (const one of isEngaged(state, stand) ? [stand, ...foesOf(state, stand)] : []) wanted.push(['parted', one, 1]);
  const isOwn = stands.every((stand) => get(state, 'ownOrder', stand) > 0);
  const { ref } = detachmentAt(state, by);
  const order = orderOf(state, by);
  const shows = !isOwn && get(state, 'shown', by) === 0 && (order === 'first-fire' || frame.byAir === true);
  if (!isOwn) {
    wanted.push(['shown', by, 1], ['spent', by, 1]);
    if (!splits) wanted.push(['shot', by, 1]);
    if (isReaction(frame)) wanted.push(['reacted', by, 1]);
  }
  return [
    ...changes(state, wanted),
    ...(shows && order !== 'none' ? [{ say: 'order-shown', of: ref, order } as const] : []),
    ...(popUp.length > 0 ? [{ say: 'pop-up', of: ref } as const] : []),
    ...reacts,
  ];
}
