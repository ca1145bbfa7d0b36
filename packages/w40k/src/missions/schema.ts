import * as z from 'zod/mini';
import { battlefieldSchema, id, name, some, upTo } from '../terrain/schema.js';

const points = z.int().check(z.gte(0), z.lte(100));
const few = z.int().check(z.gte(1), z.lte(20));
const round = z.int().check(z.gte(1), z.lte(10));
const summary = z.string().check(z.minLength(1), z.maxLength(400), z.regex(/^\P{Cc}*$/u));
const span = z.enum(['turn', 'round', 'battle']);

/** Objectives as a player sees them. */
const side = z.enum(['own-home', 'enemy-home', 'expansion', 'central']);

/** What an award looks at: a number that the table gives. */
const count = z.union([
  z.strictObject({ count: z.literal('objectives-held'), of: z.optional(some(side, 4)) }),
  z.strictObject({ count: z.literal('objectives-gained'), of: z.optional(some(side, 4)) }),
  z.strictObject({ count: z.literal('objectives-ahead') }),
  z.strictObject({ count: z.literal('enemy-units-destroyed'), in: span }),
  z.strictObject({ count: z.literal('destroyed-ahead') }),
  z.strictObject({ count: z.literal('actions-completed'), action: id, in: span }),
  z.strictObject({ count: z.literal('units-in'), place: z.enum(['enemy-zone', 'enemy-half', 'no-mans-land']) }),
  z.strictObject({ count: z.literal('units-near-centre'), within: z.number().check(z.positive(), z.lte(60)) }),
  z.strictObject({ count: z.literal('quarters'), clearOfCentre: z._default(z.number().check(z.gte(0), z.lte(30)), 6) }),
]);

/** Points for a number, at a time. Of awards with the same `group` only the best pays. */
const award = z.strictObject({
  id,
  name,
  when: z.enum(['command-end', 'turn-end', 'any-turn-end', 'battle-end']),
  rounds: z._default(z.tuple([round, round]), [1, 10]),
  counts: count,
  atLeast: z._default(few, 1),
  points,
  each: z._default(z.boolean(), false),
  most: z.optional(points),
  group: z.optional(id),
  once: z._default(z.boolean(), false),
});

/** Something a unit does instead of shooting, in section 16's form. */
const action = z.strictObject({
  id,
  name,
  /** Where: in range of an objective of these kinds, or in a terrain area outside its own zone. */
  at: z.union([
    z.strictObject({ objective: z._default(some(side, 4), ['own-home', 'enemy-home', 'expansion', 'central']) }),
    z.strictObject({ terrain: z.enum(['anywhere', 'no-mans-land', 'enemy-half']) }),
  ]),
  completes: z.enum(['turn-end', 'next-command-end']),
  /** What must be so for it to be completed: still there, or in control of the objective too. */
  needs: z.enum(['in-place', 'control']),
  unitsATurn: z._default(few, 1),
  /** Whether a place counts once in a battle for a player. */
  oncePerPlace: z._default(z.boolean(), false),
});

const awards = z.array(award).check(z.minLength(1), z.maxLength(12));

/** A secondary mission: kept from the start, drawn, or both. */
export const secondarySchema = z.strictObject({
  id,
  name,
  summary,
  fixed: z._default(z.boolean(), false),
  tactical: z._default(z.boolean(), true),
  awards,
  actions: upTo(action, 3),
});

const purse = {
  most: z._default(points, 45),
  mostARound: z._default(points, 15),
};

export const missionSchema = z.strictObject({
  id,
  name,
  summary,
  /** The mode that it is for; left out for the editions themselves. */
  mode: z.optional(id),
  /** Battlefields by id, or written out. */
  battlefields: some(z.union([id, battlefieldSchema]), 12),
  rounds: z._default(round, 5),
  primary: z.strictObject({ ...purse, awards, actions: upTo(action, 3) }),
  secondary: z.strictObject({
    ...purse,
    fixedMostEach: z._default(points, 20),
    fixed: z._default(few, 2),
    drawn: z._default(few, 2),
    cards: z.optional(some(id, 40)),
  }),
  painted: z._default(points, 10),
});

export type MissionData = z.input<typeof missionSchema>;
export type MissionShape = z.output<typeof missionSchema>;
export type SecondaryData = z.input<typeof secondarySchema>;
export type Secondary = z.output<typeof secondarySchema>;
export type Award = Secondary['awards'][number];
export type Action = Secondary['actions'][number];
export type Count = Award['counts'];
export type Side = z.output<typeof side>;
