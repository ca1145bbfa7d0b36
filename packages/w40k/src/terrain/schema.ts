import * as z from 'zod/mini';

/** Inches, to a hundredth, no farther than any table is wide. */
const inch = z.number().check(z.gte(-120), z.lte(120), z.multipleOf(0.01));
const length = z.number().check(z.positive(), z.lte(120), z.multipleOf(0.01));
const height = z.number().check(z.gte(0), z.lte(40), z.multipleOf(0.01));
const spot = z.tuple([inch, inch]);
export const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
export const name = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}*$/u));
export const some = <T extends z.ZodMiniType>(of: T, most: number) =>
  z.array(of).check(z.minLength(1), z.maxLength(most));
export const upTo = <T extends z.ZodMiniType>(of: T, most: number) =>
  z._default(z.array(of).check(z.maxLength(most)), []);

const corners = z.array(spot).check(z.minLength(3), z.maxLength(24));
const outline = z.union([corners, z.strictObject({ width: length, depth: length })]);

const opening = z.strictObject({
  from: z.number().check(z.gte(0)),
  to: length,
  sill: z._default(height, 0),
  lintel: height,
});

const wall = z.strictObject({
  from: spot,
  to: spot,
  thickness: z._default(length, 0.2),
  bottom: z._default(height, 0),
  top: height,
  openings: upTo(opening, 12),
});

const hatchway = z.strictObject({
  id,
  from: spot,
  to: spot,
  thickness: z._default(length, 0.2),
  top: height,
  open: z._default(z.boolean(), false),
});

const floor = z.strictObject({ outline: corners, top: height, thickness: z._default(length, 0.2) });
const block = z.strictObject({ outline: corners, bottom: z._default(height, 0), top: height });

/** A piece of terrain in its own frame, the origin where it turns. */
export const pieceSchema = z.strictObject({
  id,
  name,
  sort: id,
  outline,
  walls: upTo(wall, 80),
  hatchways: upTo(hatchway, 20),
  floors: upTo(floor, 20),
  blocks: upTo(block, 20),
});

const placing = z.strictObject({
  piece: id,
  id: z.optional(id),
  at: spot,
  turn: z._default(z.number().check(z.gte(-360), z.lte(360), z.multipleOf(0.1)), 0),
});

const objectiveRole = z.enum(['home-A', 'home-B', 'expansion', 'central']);

const objective = z.strictObject({
  id,
  role: objectiveRole,
  on: z.union([z.strictObject({ area: id }), z.strictObject({ at: spot, height: z._default(height, 0) })]),
});

/** A whole battlefield: its size, deployment zones, terrain and objectives. */
export const battlefieldSchema = z.strictObject({
  id,
  name,
  width: z._default(length, 60),
  depth: z._default(length, 44),
  deployment: z.union([id, z.strictObject({ name, zone: corners, other: z.optional(corners) })]),
  symmetric: z._default(z.boolean(), true),
  pieces: upTo(pieceSchema, 60),
  terrain: upTo(placing, 80),
  objectives: some(objective, 12),
});

export const deploymentSchema = z.strictObject({ id, name, zone: corners });

export type PieceData = z.input<typeof pieceSchema>;
export type Piece = z.output<typeof pieceSchema>;
export type BattlefieldData = z.input<typeof battlefieldSchema>;
export type BattlefieldShape = z.output<typeof battlefieldSchema>;
export type DeploymentData = z.input<typeof deploymentSchema>;
