import { facesOf, type Option, picked, repliesOf, returnedOf } from '@umpire/rules';
import type { EpicEvent } from '../table/event.js';
import { detachmentAt, standAt, type Table } from '../table/table.js';
import { rerollsOnes } from './aiming.js';
import type { Hit } from './hits.js';
import { killingModifiers } from './killing.js';
import type { EpicProcedure } from './play.js';
import { rerollStep } from './rerolls.js';
import type { Resolving } from './resolving.js';
import { type Die, flat, isHit, missesOf, rerollable, type Shots, secondDice, shownAgain, throwOf } from './shots.js';
import { spent } from './spent.js';
import { strayVolley, strayVolleys } from './strays.js';
import { declare, hasTarget } from './targets.js';
import { aimedAt, alikeVolleys, announced } from './told-shots.js';
import { underCover } from './under-cover.js';
import type { Volley } from './volley.js';

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
        return {
          frame: { ...frame, volleys, popUp, dice: [], rerollsOnes: rerollsOnes(state, frame) },
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
        if (resolved) return { frame: { ...frame, killing: killingModifiers(state, resolved) } };
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

function hitOf(_state: Table, volley: number, { shot, targets }: Volley): Hit {
  const printed = typeof shot.modifier === 'number' ? shot.modifier : null;
  return {
    volley,
    target: targets.length === 1 ? targets[0]! : -1,
    printed,
    modifier: printed === null ? null : printed + shot.extra,
  };
}
