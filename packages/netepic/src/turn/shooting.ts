import { facesOf, type Given, type Option, picked, repliesOf, returnedOf, type Throw } from '@umpire/rules';
import { foesOf, isEngaged } from '../moves/contact.js';
import { viewpoint } from '../moves/sight.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, type Field, get, isAlive, orderOf, standAt, type Table } from '../table/table.js';
import { gunsOf, type Shooting, WHOLE, workedOut } from './aim.js';
import { type Hit, likeOf } from './hits.js';
import type { EpicOutcome, EpicProcedure } from './play.js';
import { type RerollDie, type Rerolling, rerollStep } from './rerolls.js';
import type { Resolving } from './resolving.js';
import { declare, hasTarget } from './targets.js';
import type { Volley } from './volley.js';

/** One to-hit die. */
export interface Die {
  readonly volley: number;
  readonly face: number;
  /** The second die of a score above 6, once it has fallen. */
  readonly then?: number;
  /** Thrown again already: nothing more may be done with it. */
  readonly settled?: true;
}

export interface Shots extends Shooting, Rerolling {
  readonly volleys?: readonly Volley[];
  readonly dice?: readonly Die[];
  readonly rerollsOnes?: boolean;
  readonly spentElite?: boolean;
  /** The modifiers with which stands were destroyed: their passengers escape by them. */
  readonly killing?: Readonly<Record<number, number>>;
  /** Volleys that miss into an assault, and whom their dice are thrown at again. */
  readonly strays?: readonly { readonly volley: number; readonly at: number }[];
}

function isHit({ face, then }: Die, { shot: { score } }: Volley): boolean {
  if (!score || face < score.on) return false;
  return score.then === undefined || (then ?? 0) >= score.then;
}

const wantsSecond = ({ face, then }: Die, { shot: { score } }: Volley): boolean =>
  score?.then !== undefined && then === undefined && face >= score.on;

const throwOf = (state: Table, by: number, purpose: string, dice: readonly number[]): Throw => {
  const { seat, ref } = detachmentAt(state, by);
  return { purpose, seat, for: [ref], lots: dice.map((count, kind) => ({ kind, dice: count, sides: 6, summed: 1 })) };
};

/** Puts faces over dice thrown again, in order. */
function shownAgain(
  dice: readonly Die[],
  which: (die: Die, i: number) => boolean,
  faces: readonly number[],
  show: (die: Die, face: number) => Die,
): readonly Die[] {
  let next = 0;
  return dice.map((die, i) => (which(die, i) ? show(die, faces[next++]!) : die));
}

const flat = (given: Given | undefined): readonly number[] | undefined => facesOf(given)?.flat();

/** One shooting activation or reaction of a detachment (PIPE-B). */
export const shooting: EpicProcedure<Shots> = {
  id: 'shooting',
  steps: [
    {
      id: 'aim',
      run: (frame, given, { state }) => {
        const { by, stands, kind } = frame;
        if (stands.length === 0 || !hasTarget(state, frame)) return { events: spent(state, frame, [], []), to: 'end' };
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const { seat, ref } = detachmentAt(state, by);
          const ask = { kind: 'propose', shape: 'targets', within: [] } as const;
          return { need: { choices: [{ seat, rule: kind, about: [ref], ask }] } };
        }
        const declared = declare(state, reply.propose, frame);
        if (!declared.ok) throw new Error('targets that were legal are so no more');
        const { volleys, popUp } = declared;
        const isHidden =
          get(state, 'shown', by) === 0 &&
          orderOf(state, by) === 'first-fire' &&
          frame.carrier === undefined &&
          (frame.isSwapped !== true || state.rulings.swappedFireRerollsOnes);
        const onReaction = isReaction(frame) && state.rulings.attack.rerollOnesInReactions;
        return {
          frame: { ...frame, volleys, popUp, dice: [], rerollsOnes: isHidden && (kind === 'first-fire' || onReaction) },
          events: spent(state, frame, volleys, popUp),
          ...(volleys.length === 0 ? { to: 'end' } : {}),
        };
      },
    },
    { id: 'in-buildings', run: (frame, given, { state }) => underCover(frame, given, state) },
    {
      id: 'announced',
      run: ({ by, volleys = [] }, _, { state }) => ({
        events: alikeVolleys(state, volleys).flatMap((alike) =>
          announced(
            state,
            by,
            alike.map((i) => volleys[i]!),
          ),
        ),
      }),
    },
    {
      id: 'to-hit',
      run: (frame, given, { state }) => {
        const { volleys = [] } = frame;
        // A score of 1 is a template on a building; without a score the die cannot hit, and is not thrown.
        const thrown = volleys.map(({ dice, shot }) => (shot.score && shot.score.on > 1 ? dice : 0));
        const lots = facesOf(given);
        if (!lots && thrown.some((count) => count > 0))
          return { need: { throw: throwOf(state, frame.by, 'to-hit', thrown) } };
        const dice = volleys.flatMap(({ dice: count, shot }, volley): Die[] =>
          Array.from({ length: count }, (_, i) => ({
            volley,
            face: thrown[volley] ? lots![volley]![i]! : shot.score ? 6 : 0,
          })),
        );
        return { frame: { ...frame, dice } };
      },
    },
    {
      id: 'ones',
      run: (frame, given, { state }) => {
        const { dice = [] } = frame;
        const isOne = ({ face }: Die): boolean => frame.rerollsOnes === true && face === 1;
        const count = dice.filter(isOne).length;
        if (count === 0) return {};
        const faces = flat(given);
        if (!faces) return { need: { throw: throwOf(state, frame.by, 're-roll-ones', [count]) } };
        const again = shownAgain(dice, isOne, faces, (die, face) => ({ ...die, face, settled: true }));
        return { frame: { ...frame, dice: again }, events: [{ say: 're-roll-ones', faces }] };
      },
    },
    { id: 'second-dice', run: (frame, given, { state }) => secondDice(frame, flat(given), state) },
    {
      id: 'elite-to-hit',
      run: (frame, given, { state }) => {
        const { side, ref } = detachmentAt(state, frame.by);
        const { volleys = [] } = frame;
        return rerollStep(frame, given, state, {
          side,
          purpose: 'elite-to-hit',
          about: [ref],
          dice: rerollable(state, frame),
          done: (rest, chosen, faces) => ({
            ...rest,
            spentElite: true,
            dice: shownAgain(
              rest.dice ?? [],
              (_, i) => chosen.includes(`${i}`),
              faces,
              (die, face): Die =>
                die.then !== undefined && !isHit(die, volleys[die.volley]!)
                  ? { ...die, then: face, settled: true }
                  : { volley: die.volley, face, settled: true },
            ),
          }),
        });
      },
    },
    { id: 'second-dice-again', run: (frame, given, { state }) => secondDice(frame, flat(given), state) },
    {
      id: 'strays',
      run: (frame, given, { state }) => {
        const { volleys = [] } = frame;
        const missed = strayVolleys(state, frame);
        const open = missed.filter(({ at }) => at.length > 1);
        const replies = repliesOf(given);
        if (open.length > 0 && !replies) {
          const { seat } = detachmentAt(state, frame.by);
          const choices = open.map(({ volley, at }) => {
            const options = at.map(
              (stand): Option => ({ key: standAt(state, stand).ref, refs: [standAt(state, stand).ref] }),
            );
            return {
              seat,
              rule: 'into-assault',
              about: [standAt(state, volleys[volley]!.by).ref],
              ask: { kind: 'pick', options, min: 1, max: 1 } as const,
            };
          });
          return { need: { choices } };
        }
        const strays = missed.map(({ volley, at }) => {
          const reply = replies?.[open.findIndex((one) => one.volley === volley)];
          return { volley, at: reply ? state.roster.indexOf.get(picked(reply)[0]!)! : at[0]! };
        });
        return { frame: { ...frame, strays } };
      },
    },
    {
      id: 'stray-dice',
      run: (frame, given, { state }) => {
        const { volleys = [], dice = [], strays = [] } = frame;
        if (strays.length === 0) return {};
        const counts = strays.map(({ volley }) => missesOf(dice, volleys, volley));
        const lots = facesOf(given);
        if (!lots) return { need: { throw: throwOf(state, frame.by, 'into-assault', counts) } };
        const more = strays.map(({ volley, at }, i) => strayVolley(state, frame, volleys[volley]!, at, counts[i]!));
        const fallen = lots.flatMap((faces, i) =>
          faces.map((face): Die => ({ volley: volleys.length + i, face, settled: true })),
        );
        const { strays: _, ...rest } = frame;
        return { frame: { ...rest, volleys: [...volleys, ...more], dice: [...dice, ...fallen] } };
      },
    },
    { id: 'stray-seconds', run: (frame, given, { state }) => secondDice(frame, flat(given), state) },
    {
      id: 'hits',
      run: (frame, given, { state }) => {
        const resolved = returnedOf(given) as Resolving | undefined;
        if (resolved) return { frame: { ...frame, killing: killingModifiers(resolved, state) } };
        const { volleys = [], dice = [], by, spentElite = false } = frame;
        const hits = dice.flatMap((die): Hit[] =>
          isHit(die, volleys[die.volley]!) ? [hitOf(state, die.volley, volleys[die.volley]!)] : [],
        );
        const groups = alikeVolleys(state, volleys);
        const notes = groups.map((alike): EpicEvent => {
          const mine = dice.filter(({ volley }) => alike.includes(volley));
          const found = hits.filter(({ volley }) => alike.includes(volley));
          const first = volleys[alike[0]!]!;
          const which = groups.length > 1 ? { target: aimedAt(state, first), weapon: first.id } : {};
          return { say: 'to-hit', faces: mine.map(({ face }) => face), hits: found.length, ...which };
        });
        return { events: notes, call: 'resolve-hits', with: { by, volleys, hits, spentElite } };
      },
    },
    { id: 'action-over', run: ({ killing = {} }, given) => (given ? {} : { call: 'aftermath', with: { killing } }) },
  ],
};

/** Occupants under a small template: half of them suffer it, rounded up, and their owner says which (BLD-4). */
function underCover(frame: Shots, given: Given | undefined, state: Table): EpicOutcome<Shots> {
  const { volleys = [] } = frame;
  const keyOf = ({ sheltered }: Volley): string => (sheltered ? `${sheltered.template}/${sheltered.piece}` : '');
  const keys = [...new Set(volleys.map(keyOf))].filter((key) => key !== '');
  const occupants = keys.map((key) => [
    ...new Set(volleys.filter((volley) => keyOf(volley) === key).map(({ targets }) => targets[0]!)),
  ]);
  const asked = occupants.filter((all) => all.length > 1);
  if (asked.length === 0) return {};
  const replies = repliesOf(given);
  if (!replies) {
    const choices = asked.map((all) => {
      const options = all.map(
        (stand): Option => ({ key: standAt(state, stand).ref, refs: [standAt(state, stand).ref] }),
      );
      const most = Math.ceil(all.length / 2);
      const { seat } = standAt(state, all[0]!);
      const about = [detachmentAt(state, frame.by).ref];
      return { seat, rule: 'under-template', about, ask: { kind: 'pick', options, min: most, max: most } as const };
    });
    return { need: { choices } };
  }
  const spared = new Map(
    keys.map((key, i) => {
      const at = asked.indexOf(occupants[i]!);
      return [key, at < 0 ? undefined : picked(replies[at])] as const;
    }),
  );
  const suffers = (volley: Volley): boolean => {
    const chosen = spared.get(keyOf(volley));
    return chosen === undefined || chosen.includes(standAt(state, volley.targets[0]!).ref);
  };
  return { frame: { ...frame, volleys: volleys.filter(suffers) } };
}

/** The heaviest modifier that felled each stand, and each building by −1 less its number. */
function killingModifiers({ hits, volleys }: Resolving, state: Table): Readonly<Record<number, number>> {
  const killing: Record<number, number> = {};
  for (const hit of hits) {
    const { building } = volleys[hit.volley]!;
    const key = building === undefined ? likeOf(hit, volleys) : -1 - building;
    if (building === undefined ? hit.failed && !isAlive(state, key) : get(state, 'ruined', building) > 0)
      killing[key] = Math.min(killing[key] ?? 0, hit.modifier ?? 0);
  }
  return killing;
}

const isReaction = ({ kind }: Shooting): boolean => kind === 'interception' || kind === 'counter-charge';

function secondDice(frame: Shots, faces: readonly number[] | undefined, state: Table) {
  const { dice = [], volleys = [] } = frame;
  const wants = (die: Die): boolean => wantsSecond(die, volleys[die.volley]!);
  const count = dice.filter(wants).length;
  if (count === 0) return {};
  if (!faces) return { need: { throw: throwOf(state, frame.by, 'second-die', [count]) } };
  return { frame: { ...frame, dice: shownAgain(dice, wants, faces, (die, face) => ({ ...die, then: face })) } };
}

function rerollable(state: Table, { dice = [], volleys = [] }: Shots): readonly RerollDie[] {
  return dice.flatMap((die, i): RerollDie[] => {
    const volley = volleys[die.volley]!;
    const { ref, traits } = standAt(state, volley.by);
    if (traits.elite === 0 || die.settled || !volley.shot.score) return [];
    return [{ key: `${i}`, stand: ref, failed: !isHit(die, volley), face: die.then ?? die.face }];
  });
}

const missesOf = (dice: readonly Die[], volleys: readonly Volley[], volley: number): number =>
  dice.filter((die) => die.volley === volley && !isHit(die, volleys[volley]!)).length;

/** Volleys with dice that missed into an assault, and the friends in contact with their target (SHT-9). */
function strayVolleys(state: Table, { volleys = [], dice = [], by }: Shots) {
  const { side } = detachmentAt(state, by);
  return volleys.flatMap(({ shot, targets }, volley) => {
    if (!shot.intoAssault || missesOf(dice, volleys, volley) === 0) return [];
    const at = [...new Set(targets.flatMap((target) => foesOf(state, target)))].filter(
      (foe) => standAt(state, foe).side === side,
    );
    return at.length === 0 ? [] : [{ volley, at }];
  });
}

function strayVolley(state: Table, frame: Shots, volley: Volley, at: number, dice: number): Volley {
  const gun = gunsOf(state, volley.by, { ...frame, kind: frame.kind }).find(({ id }) => id === volley.id);
  const extra = gun
    ? workedOut(state, gun, at, {
        shooting: frame,
        usesAntiAircraft: false,
        from: viewpoint(state, volley.by),
        to: viewpoint(state, at),
      }).extra
    : 0;
  return { ...volley, dice, targets: [at], shot: { ...volley.shot, extra, intoAssault: false } };
}

function hitOf(_state: Table, volley: number, { shot, targets }: Volley): Hit {
  const printed = typeof shot.modifier === 'number' ? shot.modifier : null;
  return {
    volley,
    target: targets.length === 1 ? targets[0]! : -1,
    printed,
    modifier: printed === null ? null : printed + shot.extra,
  };
}

/** What shooting uses up: the token, the right to fire again, close defences; skimmers rise. */
function spent(state: Table, frame: Shots, volleys: readonly Volley[], popUp: readonly number[]): readonly EpicEvent[] {
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

/** The detachment, or the building, that a volley is aimed at. */
const aimedAt = (state: Table, { targets: [target], building }: Volley): string => {
  if (building !== undefined) return `piece-${building}`;
  return target === undefined ? '' : detachmentAt(state, standAt(state, target).detachment).ref;
};

/** Volleys that the log tells in one line: the same weapon at the same detachment, with the same score and modifier. */
function alikeVolleys(state: Table, volleys: readonly Volley[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  volleys.forEach((volley, i) => {
    const { id, shot } = volley;
    const why = shot.penalties.map(({ reason }) => reason).join();
    const key = [id, aimedAt(state, volley), shot.needs, shot.modifier, why].join('/');
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  });
  return [...groups.values()];
}

/** The line of the log for volleys that are alike, and why their score is not the printed one. */
function announced(state: Table, by: number, volleys: readonly Volley[]): readonly EpicEvent[] {
  const [volley] = volleys;
  if (!volley) return [];
  const { id, shot } = volley;
  const dice = volleys.reduce((sum, one) => sum + one.dice, 0);
  const base = shot.needs - shot.penalties.reduce((sum, penalty) => sum + penalty.by, 0);
  const parts = shot.penalties.map((penalty) => [penalty.reason, penalty.by] as const);
  const { ref } = detachmentAt(state, by);
  return [
    {
      say: 'shoots',
      of: ref,
      target: aimedAt(state, volley),
      weapon: id,
      dice,
      needs: shot.needs,
      modifier: shot.modifier,
    },
    ...(parts.length > 0 ? [{ say: 'why-score', base, parts, needs: shot.needs } as const] : []),
  ];
}
