import { facesOf, type Option, picked, repliesOf } from '@umpire/rules';
import { cellKey, cellsOf } from '../attack/location.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, get, standAt, type Table } from '../table/table.js';
import { buildingStep } from './building-saves.js';
import { eliteDamage, eliteLocation, eliteMetal, eliteSaves } from './elite-dice.js';
import { dealt, ownersLosses } from './failed-saves.js';
import { gunTraits } from './gun-traits.js';
import { costsPoint, likeOf, saveOf, shielded, silhouetteOf } from './hits.js';
import { type EpicProcedure, sixes } from './play.js';
import { attackerThrow, flat, open, ownerOf, ownersFaces, ownersThrow, type Resolving, replaced } from './resolving.js';
import { bonusStep, damageEffects, reach, rollsDamage } from './sheet-damage.js';
import { suffering } from './suffer.js';

export const resolveHits: EpicProcedure<Resolving> = {
  id: 'resolve-hits',
  steps: [
    {
      id: 'immune',
      run: (frame, _, { state }) => {
        if (frame.hits.length === 0) return { to: 'end' };
        const hits = replaced(frame.hits, (hit) => {
          if (frame.volleys[hit.volley]!.building !== undefined) return hit;
          const { traits } = standAt(state, likeOf(hit, frame.volleys));
          const isImmune = gunTraits(state, frame.volleys[hit.volley]!).isBiological && traits.isInorganic;
          return isImmune ? { ...hit, gone: true } : hit;
        });
        return { frame: { ...frame, hits } };
      },
    },
    {
      id: 'rolled-modifier',
      run: (frame, given, { state }) => {
        const rolled = open(frame.hits).filter((i) => frame.volleys[frame.hits[i]!.volley]!.shot.modifier === '-D6');
        if (rolled.length === 0) return {};
        const faces = flat(given);
        if (!faces) return { need: { throw: attackerThrow(state, frame, 'modifier', sixes(rolled.length)) } };
        const hits = replaced(frame.hits, (hit, i) => {
          const n = rolled.indexOf(i);
          return n < 0
            ? hit
            : { ...hit, printed: -faces[n]!, modifier: -faces[n]! + frame.volleys[hit.volley]!.shot.extra };
        });
        return { frame: { ...frame, hits } };
      },
    },
    { id: 'buildings', run: (frame, given, { state }) => buildingStep(frame, given, state) },
    {
      id: 'energy-shields',
      run: (frame, _, { state }) => {
        const { hits, down } = shielded(state, frame.hits, frame.volleys);
        const events = [...down].flatMap(([stand, lost]): EpicEvent[] => {
          const left = get(state, 'shields', stand) - lost;
          return [
            ...changes(state, [['shields', stand, left]]),
            { say: 'shield', of: standAt(state, stand).ref, left },
          ];
        });
        return { frame: { ...frame, hits }, events };
      },
    },
    {
      id: 'aim-at-zones',
      run: (frame, given, { state }) => {
        const sheeted = open(frame.hits).filter(
          (i) => silhouetteOf(state, frame.hits[i]!, frame.volleys) && !frame.hits[i]!.cell,
        );
        if (sheeted.length === 0) return {};
        const replies = repliesOf(given);
        const { seat } = detachmentAt(state, frame.by);
        if (!replies) {
          const choices = sheeted.map((i) => {
            const silhouette = silhouetteOf(state, frame.hits[i]!, frame.volleys)!;
            const options = cellsOf(silhouette).map((cell): Option => ({ key: cellKey(cell), refs: [] }));
            const about = [standAt(state, likeOf(frame.hits[i]!, frame.volleys)).ref];
            return { seat, rule: 'location', about, ask: { kind: 'pick', options, min: 1, max: 1 } as const };
          });
          return { need: { choices } };
        }
        const hits = replaced(frame.hits, (hit, i) => {
          const n = sheeted.indexOf(i);
          return n < 0 ? hit : { ...hit, cell: picked(replies[n])[0]! };
        });
        return { frame: { ...frame, hits } };
      },
    },
    {
      id: 'locate',
      run: (frame, given, { state }) => {
        const sheeted = open(frame.hits).filter(
          (i) => frame.hits[i]!.cell !== undefined && frame.hits[i]!.reached === undefined,
        );
        if (sheeted.length === 0) return {};
        const lots = facesOf(given);
        const pairs = sheeted.map(() => ({ kind: 0, dice: 2, sides: 6, summed: 1 }));
        if (!lots) return { need: { throw: attackerThrow(state, frame, 'location', pairs) } };
        const hits = replaced(frame.hits, (hit, i) => {
          const n = sheeted.indexOf(i);
          return n < 0 ? hit : { ...hit, location: [lots[n]![0]!, lots[n]![1]!] as const };
        });
        return { frame: { ...frame, hits } };
      },
    },
    { id: 'elite-location', run: (frame, given, { state }) => eliteLocation(frame, given, state) },
    { id: 'reached', run: (frame, _, { state }) => reach(frame, state) },
    {
      id: 'organic-metal',
      run: (frame, given, { state }) => {
        const metal = metalHits(state, frame);
        if (metal.length === 0) return {};
        const faces = flat(given);
        if (!faces) {
          const seat = ownerOf(state, frame.hits[metal[0]!]!, frame.volleys);
          const about = [standAt(state, likeOf(frame.hits[metal[0]!]!, frame.volleys)).ref];
          return { need: { throw: { purpose: 'organic-metal', seat, for: about, lots: sixes(metal.length) } } };
        }
        return {
          frame: {
            ...frame,
            hits: replaced(frame.hits, (hit, i) =>
              metal.includes(i) ? { ...hit, metalFace: faces[metal.indexOf(i)]! } : hit,
            ),
          },
        };
      },
    },
    { id: 'elite-metal', run: (frame, given, { state }) => eliteMetal(frame, given, state) },
    {
      id: 'metal-worn',
      run: (frame, _, { state }) => {
        const erodes = state.rulings.attack.flankErodesMetal;
        const left = new Map<number, number>();
        const events: EpicEvent[] = [];
        const hits = replaced(frame.hits, (hit) => {
          const { metalFace: face } = hit;
          if (face === undefined) return hit;
          const stand = likeOf(hit, frame.volleys);
          const points = left.get(stand) ?? get(state, 'metal', stand);
          if (points === 0) return hit;
          const lost = costsPoint(face, hit, erodes);
          left.set(stand, points - (lost ? 1 : 0));
          events.push({
            say: 'organic-metal',
            of: standAt(state, stand).ref,
            face,
            modifier: hit.modifier ?? 0,
            lost,
          });
          return { ...hit, gone: true };
        });
        events.push(
          ...changes(
            state,
            [...left].map(([stand, points]) => ['metal', stand, points] as const),
          ),
        );
        return { frame: { ...frame, hits }, events };
      },
    },
    {
      id: 'saves',
      run: (frame, given, { state }) => {
        const saving = open(frame.hits).filter((i) => {
          const { on } = saveOf(state, frame.hits[i]!, frame.volleys);
          return on > 1 && on <= 6;
        });
        if (saving.length > 0 && !given)
          return { need: { throws: ownersThrow(state, frame, saving, 'save', () => 1) } };
        const faces = given ? ownersFaces(state, frame, saving, given) : new Map<number, readonly number[]>();
        const hits = replaced(frame.hits, (hit, i) => {
          if (hit.gone) return hit;
          const face = faces.get(i)?.[0];
          return face === undefined ? hit : { ...hit, saveFace: face };
        });
        return { frame: { ...frame, hits } };
      },
    },
    {
      id: 'elite-saves',
      run: (frame, given, { state }) => eliteSaves(frame, given, state),
    },
    {
      id: 'failed',
      run: (frame, _, { state }) => {
        const events: EpicEvent[] = [];
        const hits = replaced(frame.hits, (hit) => {
          if (hit.gone) return hit;
          const { on, kind } = saveOf(state, hit, frame.volleys);
          const passed = on <= 1 || (hit.saveFace !== undefined && hit.saveFace >= on);
          if (hit.saveFace !== undefined && kind !== 'none') {
            const of = standAt(state, likeOf(hit, frame.volleys)).ref;
            events.push({ say: 'save', of, needs: on, modifier: hit.modifier, face: hit.saveFace, passed, kind });
          }
          return passed ? { ...hit, gone: true } : { ...hit, failed: true };
        });
        return { frame: { ...frame, hits }, events };
      },
    },
    {
      id: 'damage-rolls',
      run: (frame, given, { state }) => {
        const rolling = open(frame.hits).filter((i) => rollsDamage(state, frame, i));
        if (rolling.length === 0) return {};
        const faces = flat(given);
        if (!faces) return { need: { throw: attackerThrow(state, frame, 'damage', sixes(rolling.length)) } };
        const hits = replaced(frame.hits, (hit, i) =>
          rolling.includes(i) ? { ...hit, damage: faces[rolling.indexOf(i)]! } : hit,
        );
        return { frame: { ...frame, hits } };
      },
    },
    { id: 'elite-damage', run: (frame, given, { state }) => eliteDamage(frame, given, state) },
    { id: 'damage-bonus', run: (frame, given, { state }) => bonusStep(frame, given, state) },
    { id: 'damage-effects', run: (frame, _, { state }) => damageEffects(frame, state) },
    { id: 'owners-losses', run: (frame, given, { state }) => ownersLosses(frame, given, state) },
    { id: 'deal', run: (frame, _, { state }) => ({ frame: { ...frame, pending: dealt(state, frame), at: 0 } }) },
    ...suffering,
  ],
};

const metalHits = (state: Table, { hits, volleys }: Resolving): readonly number[] =>
  open(hits).filter((i) => typeof hits[i]!.reached === 'string' && get(state, 'metal', likeOf(hits[i]!, volleys)) > 0);
