import type { Candidates, FormLine, FormOf, Prospects } from '@umpire/rules';
import { get, orderOf, standAt, type Table } from '../table/table.js';
import { type Gun, gunsOf, type Shooting, silenced } from './aim.js';
import { prospectsOf } from './attack-reading.js';
import { isReaction, type Shots } from './shots.js';
import { bestShot, suggestTargets, targetsOf } from './suggest-targets.js';
import { declare } from './targets.js';
import type { Salvo } from './volley.js';

/* Fire as a player declares it: everything at one detachment, or each weapon at one of its own. */

const HOLD = 'hold';

/** First Fire whose order is shown by it throws ones again (SHT-8); in a reaction where a ruling says so. */
export function rerollsOnes(table: Table, frame: Shots): boolean {
  const { by, kind } = frame;
  const isHidden =
    get(table, 'shown', by) === 0 &&
    orderOf(table, by) === 'first-fire' &&
    frame.carrier === undefined &&
    (frame.isSwapped !== true || table.rulings.swappedFireRerollsOnes);
  return isHidden && (kind === 'first-fire' || (isReaction(frame) && table.rulings.attack.rerollOnesInReactions));
}

/** Whom one may fire at, detachment by detachment. */
function detachmentsOf(table: Table, shooting: Shooting): ReadonlyMap<number, readonly number[]> {
  const stands = new Map<number, number[]>();
  for (const target of targetsOf(table, shooting)) {
    const { detachment } = standAt(table, target);
    stands.set(detachment, [...(stands.get(detachment) ?? []), target]);
  }
  return stands;
}

/** Everything that can at one detachment, each in turn; or nothing, where one need not fire. */
export const aimedAtOne: Candidates<Table> = (_, { data }, { state }) => {
  const shooting = data as Shooting;
  const each = [...detachmentsOf(state, shooting)].flatMap(([detachment, only]) => {
    const proposal = suggestTargets(state, { ...shooting, only });
    return proposal.shots.length === 0 ? [] : [{ about: [state.roster.detachments[detachment]!.ref], proposal }];
  });
  return isReaction(shooting) ? each : [...each, { about: [], proposal: { shots: [] } }];
};

/** What a declaration would do. */
export const aimedProspects: Prospects<Table> = (proposal, _, { data }, { state }) => {
  const frame = data as Shots;
  const declared = declare(state, proposal, frame);
  return declared.ok ? prospectsOf(state, frame.by, declared.volleys, rerollsOnes(state, frame)) : [];
};

const nameOf = (table: Table, { stand, number }: Gun): string =>
  number < 0 ? 'DR' : standAt(table, stand).weapons[number]!.weapon.name.fr;

/** A line a weapon: at whom, in which mode. */
export const targetsForm: FormOf<Table> = (_, { data }, { state }) => {
  const shooting = data as Shooting;
  const detachments = [...detachmentsOf(state, shooting)];
  const suggested = suggestTargets(state, shooting).shots;
  const salvos = new Map<string, Salvo>();
  const lineOf = (key: string, ref: string, guns: readonly Gun[]): FormLine => {
    const ways = guns.flatMap((gun) =>
      detachments.flatMap(([detachment, stands]) => {
        const found = bestShot(state, gun, stands, shooting, new Map());
        if (found === undefined) return [];
        const of = state.roster.detachments[detachment]!.ref;
        const option = `${gun.id}>${of}`;
        salvos.set(`${key} ${option}`, found.salvo);
        const { mode } = gun.profile;
        return [{ option, says: { of, ...(mode === undefined ? {} : { by: mode.fr }) }, salvo: found.salvo }];
      }),
    );
    const isSuggested = ({ at, template }: Salvo): boolean =>
      suggested.some(
        (one) =>
          one.by === ref && (template === undefined ? one.at?.[0] === at?.[0] : `${one.template}` === `${template}`),
      );
    return {
      key,
      about: [ref],
      group: nameOf(state, guns[0]!),
      options: [...ways.map(({ option }) => option), HOLD],
      says: Object.fromEntries(ways.map(({ option, says }) => [option, says])),
      usual: ways.find(({ salvo }) => isSuggested(salvo))?.option ?? HOLD,
    };
  };
  const lines = shooting.stands.flatMap((stand) => {
    if (silenced(state, stand, shooting)) return [];
    const { ref } = standAt(state, stand);
    const guns = gunsOf(state, stand, shooting);
    return [...new Set(guns.map(({ number }) => number))].map((number) =>
      lineOf(
        `${ref}/${number}`,
        ref,
        guns.filter((gun) => gun.number === number),
      ),
    );
  });
  return {
    lines: lines.filter(({ options }) => options.length > 1),
    toProposal: (filled) => ({
      shots: Object.entries(filled).flatMap(([key, option]) => salvos.get(`${key} ${option}`) ?? []),
    }),
  };
};
