import { isWithin, type Length, overlaps, type Stance } from '@umpire/geometry';
import { placeNearer, placeWithin } from './able.js';
import type { ModelRef } from './board.js';
import { boundsMeet } from './bounds.js';
import { closestOf, drawnTo, engagements, isCloser, lostEngagements, touchesEnemy } from './closeness.js';
import { contactGap } from './contact.js';
import { offCourse } from './course.js';
import { areNear, areWithin, isPlacedWhollyWithin } from './distances.js';
import { layingAt } from './marker.js';
import type { MoveReason } from './move.js';
import { inRangeOf } from './objectives.js';
import {
  edgesHolding,
  enemyZone,
  groundOf,
  isAcrossWithin,
  isInOwnZone,
  isInStrip,
  isTooLargeFor,
  touchesEdge,
} from './placing.js';
import { inchesOf, reasonOf } from './reason.js';
import type { EndRule } from './rules.js';
import { isRoundWithin } from './sealed.js';
import { type Placed, placed } from './solids.js';
import type { Table } from './table.js';
import { roomBy, transportOf, wreckFault } from './wreck.js';

/** A model of the unit, where it began and where it ends. */
export interface Ended {
  readonly model: ModelRef;
  /** Its place in the proposal, if it has one. */
  readonly entry: number | undefined;
  /** Nothing for a model that is set up. */
  readonly before: Placed | undefined;
  readonly end: Placed;
  readonly moved: boolean;
}

type Kind = EndRule['is'];

interface Question<K extends Kind> {
  readonly table: Table;
  readonly ends: readonly Ended[];
  readonly rule: Extract<EndRule, { is: K }>;
}

/** What is wrong with where a unit ends, by one rule of its move. */
export const endReasons = (table: Table, ends: readonly Ended[], rule: EndRule): readonly MoveReason[] => [
  ...reasonsBy(table, ends, rule),
];

/** Whether `endReasons` finds nothing: the first that is found ends the search. */
export function endsWell(table: Table, ends: readonly Ended[], rule: EndRule): boolean {
  for (const _ of reasonsBy(table, ends, rule)) return false;
  return true;
}

function reasonsBy(table: Table, ends: readonly Ended[], rule: EndRule): Iterable<MoveReason> {
  const check = checks[rule.is] as (question: Question<Kind>) => Iterable<MoveReason>;
  return check({ table, ends, rule });
}

const of = ({ model, entry, end }: Ended) => ({ model, ...(entry === undefined ? {} : { entry }), at: end.stance });
const modelId = ({ model }: { readonly model: ModelRef }): string => `model:${model}`;

const checks: { readonly [K in Kind]: (question: Question<K>) => Iterable<MoveReason> } = {
  unengaged: ({ table, ends, rule }) => {
    const { mayEngage = [] } = table.task;
    return engagements(table, ends, (unit) => !mayEngage.includes(unit)).map(({ ended, by }) => {
      const message = `ends within ${inchesOf(table.rules.engagement.reach.across)} of an enemy`;
      return reasonOf(rule, 'end-engaged', message, { ...of(ended), found: modelId(by) });
    });
  },
  engaged: ({ table, ends, rule }) =>
    engagements(table, ends, () => true).length > 0
      ? []
      : [reasonOf(rule, 'end-not-engaged', 'no model of the unit ends engaged')],
  'engaged-with-every-target': ({ table, ends, rule }) =>
    table.targets
      .filter((target) => engagements(table, ends, (unit) => unit === target.unit).length === 0)
      .map(({ unit }) =>
        reasonOf(rule, 'end-target-not-engaged', 'does not end engaged with every target', { found: `unit:${unit}` }),
      ),
  'engaged-with-targets-only': ({ table, ends, rule }) => {
    const targets = new Set(table.targets.map(({ unit }) => unit));
    return engagements(table, ends, (unit) => !targets.has(unit)).map(({ ended, by }) =>
      reasonOf(rule, 'end-engaged-with-other', 'ends engaged with a unit that is no target', {
        ...of(ended),
        found: modelId(by),
      }),
    );
  },
  *closer({ table, ends, rule }) {
    const groups = drawnTo(table, rule.to);
    for (const ended of ends) {
      const { before, end, moved } = ended;
      if (before === undefined || (rule.who === 'moved' && !moved) || isCloser(before, end, groups, rule.to)) continue;
      yield reasonOf(rule, 'end-not-closer', 'does not end closer than it began', of(ended));
    }
  },
  *'near-if-able'({ table, ends, rule }) {
    const groups = drawnTo(table, rule.to);
    for (const ended of ends) {
      if (ended.before === undefined || (rule.who === 'moved' && !ended.moved)) continue;
      const sought = (rule.to === 'a-target' ? groups : closestOf(ended.before, groups)).flat();
      const isThere = (other: Placed) =>
        areNear(ended.end, other, rule.within) && isRoundWithin(table.board, ended.end, other, rule.within.across);
      if (sought.some(isThere)) continue;
      const place = placeWithin(table, ends, ended, { of: sought, within: rule.within });
      if (place !== undefined) yield couldBe(rule, ended, place, rule.within.across);
    }
  },
  'straight-on': ({ ends, rule }) =>
    ends.flatMap((ended) => {
      const fault = ended.before && offCourse(ended.before.stance, ended.end.stance, rule);
      return fault === undefined ? [] : [reasonOf(rule, fault.code, fault.message, of(ended))];
    }),
  'contact-stays': ({ table, ends, rule }) =>
    ends
      .filter(({ moved, before }) => moved && before !== undefined && touchesEnemy(table, before))
      .map((ended) => reasonOf(rule, 'end-contact-left', 'a model in base contact with an enemy moves', of(ended))),
  'keeps-engagements': ({ table, ends, rule }) =>
    ends.flatMap((ended) =>
      (ended.before === undefined ? [] : lostEngagements(table, ended.before, ended.end)).map(({ unit }) =>
        reasonOf(rule, 'end-engagement-lost', 'is no longer engaged with a unit that it began engaged with', {
          ...of(ended),
          found: `unit:${unit}`,
        }),
      ),
    ),
  *'clear-of-enemies'({ table, ends, rule }) {
    const by = table.task.clearance ?? rule.by;
    for (const ended of ends) {
      const near = firstWithin(table, ended.end, by);
      const message = `is not more than ${inchesOf(by)} from an enemy`;
      if (near) yield reasonOf(rule, 'end-near-enemy', message, { ...of(ended), found: modelId(near) });
    }
  },
  'at-an-edge': ({ table, ends, rule }) => {
    const { deep, edges } = rule;
    const isLarge = ({ model }: Ended) => isTooLargeFor(table.board.formOf(model).base, deep);
    const small = ends.filter((ended) => !isLarge(ended)).map(({ end }) => end);
    const together = edges === 'several' || small.length === 0 || edgesHolding(table, small, deep).length > 0;
    return ends.flatMap((ended) => {
      if (isLarge(ended)) {
        const ruling = table.rules.moving.largeModels;
        const message = `is too large for ${inchesOf(deep)} along an edge and touches none`;
        return touchesEdge(table, ended.end) ? [] : [reasonOf(ruling, 'end-off-the-edge', message, of(ended))];
      }
      if (together && isInStrip(table, ended.end, deep)) return [];
      const message = `is not wholly within ${inchesOf(deep)} of ${edges === 'one' ? 'one edge with its unit' : 'an edge'}`;
      return [reasonOf(rule, 'end-off-the-edge', message, of(ended))];
    });
  },
  'large-at-an-edge': ({ table, ends, rule }) => {
    const deep = table.task.stripForLarge;
    if (deep === undefined) return [];
    return ends
      .filter(({ model, end }) => isTooLargeFor(table.board.formOf(model).base, deep) && !touchesEdge(table, end))
      .map((ended) =>
        reasonOf(
          rule,
          'end-off-the-edge',
          `is too large for ${inchesOf(deep)} along an edge and touches none`,
          of(ended),
        ),
      );
  },
  'outside-enemy-zone': ({ table, ends, rule }) => {
    if ((table.task.battleRound ?? 1) >= rule.beforeRound || (rule.onlyIfKept && !table.task.keepsToOwnHalf)) return [];
    const zone = enemyZone(table);
    const message = `is in the enemy deployment zone before battle round ${rule.beforeRound}`;
    return ends
      .filter(({ end }) => groundOf(end).some((shape) => overlaps(shape, zone)))
      .map((ended) => reasonOf(rule, 'end-in-enemy-zone', message, of(ended)));
  },
  'clear-of-enemy-zone': ({ table, ends, rule }) => {
    const zone = enemyZone(table);
    const message = `is not more than ${inchesOf(rule.by)} from the enemy deployment zone`;
    return ends
      .filter(({ end }) => groundOf(end).some((shape) => isWithin(shape, zone, rule.by)))
      .map((ended) => reasonOf(rule, 'end-near-enemy-zone', message, of(ended)));
  },
  'in-own-zone': ({ table, ends, rule }) =>
    ends
      .filter(({ end }) => !isInOwnZone(table, end))
      .map((ended) => reasonOf(rule, 'end-outside-own-zone', 'is not wholly in its own deployment zone', of(ended))),
  'wholly-near-transport': ({ table, ends, rule }) => {
    const from = transportOf(table);
    const within = table.task.near ?? rule.within;
    const message = `is not wholly within ${inchesOf(within)} of the model that it comes from`;
    return ends
      .filter(({ end }) => !isPlacedWhollyWithin(end, from, within))
      .map((ended) => reasonOf(rule, 'end-far-from-transport', message, of(ended)));
  },
  'wholly-near-a-mate': ({ table, ends, rule }) => {
    const { mates = [], near } = table.task;
    const there = mates.flatMap((mate) => placed(table.board, mate) ?? []);
    if (near === undefined || there.length === 0) return [];
    const message = `is not wholly within ${inchesOf(near)} of another of its unit`;
    return ends
      .filter(({ end }) => !there.some((mate) => isPlacedWhollyWithin(end, mate, near)))
      .map((ended) => reasonOf(rule, 'end-far-from-mates', message, of(ended)));
  },
  *'at-the-marker'({ table, ends, rule }) {
    if (!ends.some(({ end }) => touchesMarker(table, end)))
      yield reasonOf(rule, 'end-off-the-marker', 'no model touches the marker that the unit is set up at');
    const message = `is not wholly within ${inchesOf(table.task.near ?? 0)} of the marker`;
    for (const ended of ends)
      if (!isNearMarker(table, ended.end)) yield reasonOf(rule, 'end-far-from-marker', message, of(ended));
  },
  'out-of-wreck': ({ table, ends, rule }) => {
    const all = ends.map(({ end }) => end);
    const faults = ends.flatMap((ended) => {
      const found = wreckFault(
        table,
        ended.end,
        all.filter(({ model }) => model !== ended.model),
        rule.within,
      );
      if (found === undefined) return [];
      if (found.fault === 'could-be-nearer') return [couldBe(rule, ended, found.place.stance)];
      return [reasonOf(rule, 'end-engaged', 'ends engaged where there is room that is not', of(ended))];
    });
    const placedOnes = new Set(ends.map(({ model }) => model));
    const out = table.board.modelsOf(table.task.unit).filter((model) => !placedOnes.has(model));
    const room = { within: rule.within, mayBeEngaged: true, together: true } as const;
    const couldStand = out.filter((model) => roomBy(table, model, all, room) !== undefined);
    return [
      ...faults,
      ...couldStand.map((model) =>
        reasonOf(rule, 'move-model-missing', 'a model is left out for which there is room', { model }),
      ),
    ];
  },
  'in-range-of-objective': ({ table, ends, rule }) => {
    const { field } = table.board;
    const objective = field.objectives.find(({ id }) => id === table.task.objective);
    if (objective === undefined) throw new Error(`there is no objective ${table.task.objective}`);
    if (ends.some(({ end }) => inRangeOf(table.board, end, objective))) return [];
    return [reasonOf(rule, 'end-off-objective', 'no model ends in range of the objective', { found: objective.id })];
  },
  *'engaged-or-nearest'({ table, ends, rule }) {
    const targets = new Set(table.targets.map(({ unit }) => unit));
    if (engagements(table, ends, (unit) => targets.has(unit)).length > 0) return;
    yield* couldBeNearer(table, ends, rule);
  },
  nearest: ({ table, ends, rule }) => couldBeNearer(table, ends, rule),
};

function* couldBeNearer(table: Table, ends: readonly Ended[], rule: EndRule): Iterable<MoveReason> {
  const others = table.targets.flatMap(({ models }) => models);
  for (const ended of ends) {
    const place = placeNearer(table, ends, ended, others);
    if (place !== undefined) yield couldBe(rule, ended, place);
  }
}

const markerAt = ({ task: { marker } }: Table): Placed => {
  if (marker === undefined) throw new Error('a set-up at a marker says where it lies');
  return layingAt(marker);
};

/** Whether a model is wholly as near to the marker of its set-up as the task says. */
export const isNearMarker = (table: Table, end: Placed): boolean =>
  isPlacedWhollyWithin(end, markerAt(table), table.task.near ?? (0 as Length));

/** Whether a model's base touches the marker, or stands on it. */
export const touchesMarker = (table: Table, end: Placed): boolean => areWithin(end, markerAt(table), contactGap);

/** Whether a model is as far from all enemies as a set-up asks of it. */
export function isClear(table: Table, end: Placed): boolean {
  const clear = table.rule.ends.find((rule) => rule.is === 'clear-of-enemies');
  return clear?.is !== 'clear-of-enemies' || firstWithin(table, end, table.task.clearance ?? clear.by) === undefined;
}

function firstWithin({ facing }: Table, end: Placed, by: Length): Placed | undefined {
  for (const { models, bounds } of facing) {
    if (!boundsMeet(end.bounds, bounds, by + 1)) continue;
    const near = models.find((other) => isAcrossWithin(end, other, by));
    if (near) return near;
  }
  return undefined;
}

function couldBe(rule: EndRule, ended: Ended, place: Stance, within?: number): MoveReason {
  const where = `(${inchesOf(place.at.x)}, ${inchesOf(place.at.y)})`;
  const message =
    within === undefined
      ? 'could end nearer'
      : within <= contactGap
        ? 'could end in base contact'
        : `could end within ${inchesOf(within)}`;
  return reasonOf(rule, 'end-could-be-nearer', message, { ...of(ended), hint: `there is room at ${where}` });
}
