import { fail, type Issue, issue, ok, printProblem, type Result, type SchemaProblem } from '@umpire/kernel';
import { z } from 'zod';
import { ownBookSchema } from './own-book.js';

const name = z.string().trim().min(1).max(200);
const names = z.array(name).max(40).readonly();

const listedModels = z
  .strictObject({
    /** The kind of model, by its printed name. */
    model: name,
    count: z.int().min(1).max(100),
    /** What each of them carries in place of its usual wargear. */
    wargear: names.exactOptional(),
  })
  .readonly();
export type ListedModels = z.infer<typeof listedModels>;

const millimetres = z.number().min(10).max(1000);

/** What a model stands on, for sheets that no source gives a base for. */
const listedBase = z
  .discriminatedUnion('shape', [
    z.strictObject({ shape: z.literal('round'), diameter: millimetres }),
    z.strictObject({ shape: z.enum(['oval', 'rectangle']), length: millimetres, width: millimetres }),
  ])
  .readonly();

const listedUnit = z
  .strictObject({
    /** Unlike the others of the list; left out it is the name of the datasheet with a number. */
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and hyphens')
      .max(80)
      .exactOptional(),
    datasheet: name,
    /** How many models, or which; left out the smallest unit. */
    models: z.union([z.int().min(1).max(100), z.array(listedModels).min(1).max(20).readonly()]).exactOptional(),
    /** What every model that may carry it carries in place of its usual wargear. */
    wargear: names.exactOptional(),
    enhancement: name.exactOptional(),
    warlord: z.literal(true).exactOptional(),
    /** The id of the unit that it leads or supports. */
    attachedTo: z.string().max(80).exactOptional(),
    /** The id of the transport that it starts in. */
    embarkedIn: z.string().max(80).exactOptional(),
    inReserves: z.literal(true).exactOptional(),
    /** In millimetres; only where the army book knows none. */
    base: listedBase.exactOptional(),
  })
  .readonly();
export type ListedUnit = z.infer<typeof listedUnit>;

/** An army as a player writes it down: a file, or what a stored battle keeps. Whether it may be fielded `muster` says. */
export const armyListSchema = z
  .strictObject({
    umpire: z.literal(1).exactOptional(),
    name,
    edition: name,
    /** Of the army faction: its name or keyword. */
    faction: name,
    /** `incursion`, or the name as printed. */
    battleSize: name,
    detachments: z.array(name).max(10).readonly(),
    /** Whether all of it is painted, as its player says: some missions pay for it. */
    painted: z.literal(true).exactOptional(),
    units: z.array(listedUnit).min(1).max(200).readonly(),
    /** Sheets and rules that the army book has not, as an import made them. */
    own: ownBookSchema.exactOptional(),
  })
  .readonly();
export type ArmyList = z.infer<typeof armyListSchema>;

/** An army file. Issues: `army-list-field`, one for every field that is wrong, with its path. */
export function readArmyList(raw: unknown): Result<ArmyList, readonly Issue[]> {
  const parsed = armyListSchema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  return fail(
    parsed.error.issues.map(({ path, ...problem }) => {
      const place = printPath(path);
      const words = printProblem(problem as SchemaProblem, valueAt(raw, path));
      return issue('army-list-field', `${place === '' ? 'the army list' : place} ${words}`, { path: place });
    }),
  );
}

const printPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : before === '' ? String(part) : `${before}.${String(part)}`,
    '',
  );

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    raw,
  );
