import { type Ability, type Effect, parseEffect } from '@umpire/effects';
import type { Issue } from '@umpire/kernel';
import { z } from 'zod';
import type { Origin } from './army.js';
import type { ArmyBook, ArmySheet, BookDetachment, BookFaction } from './book.js';
import { sameName } from './find-name.js';

/** A rule that a list brings: its printed name, and what it does as far as that is known. */
export interface OwnRule extends Ability {
  readonly name: string;
}

/** What a list brings of its own where the army book has nothing of the name. */
export interface OwnBook {
  /** Where the prices of its sheets are from. */
  readonly pricesFrom: Origin;
  readonly faction?: BookFaction;
  readonly sheets: readonly ArmySheet[];
  readonly detachments: readonly BookDetachment[];
  readonly rules: readonly OwnRule[];
}

/** The army book with what a list brings. Where both have something of a name, the book's is meant. */
export function withOwn(book: ArmyBook, own: OwnBook | undefined): ArmyBook {
  if (own === undefined) return book;
  const { faction } = own;
  const isKnown = book.factions.some(({ keyword }) => keyword === faction?.keyword);
  const fresh = <T extends { readonly name: string }>(known: readonly T[], brought: readonly T[]): readonly T[] => [
    ...known,
    ...brought.filter((one) => !known.some(({ name }) => sameName(name, one.name))),
  ];
  return {
    ...book,
    pricesFrom: own.pricesFrom,
    factions: faction === undefined || isKnown ? book.factions : [...book.factions, faction],
    sheets: fresh(book.sheets, own.sheets),
    detachments: fresh(book.detachments, own.detachments),
  };
}

const name = z.string().trim().min(1).max(200);
const ids = z.array(name).max(40).readonly();
const count = z.int().min(0).max(200);
const points = z.int().min(0).max(10_000);
const wounds = z.int().min(1).max(100);
const roll = z.int().min(2).max(7);
const or = <T extends z.ZodType>(schema: T) => schema.nullable();

const characteristics = {
  movement: or(z.number().min(0).max(100)),
  toughness: z.int().min(1).max(30),
  save: roll,
  invulnerableSave: or(roll),
  wounds,
  leadership: z.int().min(2).max(12),
  objectiveControl: or(z.int().min(0).max(100)),
  feelNoPain: or(roll),
};

const millimetres = z.number().min(10).max(1000);
const base = z
  .discriminatedUnion('shape', [
    z.strictObject({ shape: z.literal('round'), diameter: millimetres }),
    z.strictObject({ shape: z.enum(['oval', 'rectangle']), length: millimetres, width: millimetres }),
    z.strictObject({ shape: z.literal('model') }),
  ])
  .readonly();

const ability = z
  .strictObject({
    name,
    rule: name,
    keyword: name.exactOptional(),
    parameter: z.union([z.number(), z.strictObject({ dice: z.string().max(20) }).readonly()]).exactOptional(),
  })
  .readonly();
const abilities = z.array(ability).max(60).readonly();

const weapon = z
  .strictObject({
    name,
    kind: z.enum(['ranged', 'melee']),
    range: or(z.number().min(0).max(1000)),
    attacks: z.string().max(20),
    skill: z.string().max(10),
    strength: z.string().max(20),
    armourPenetration: z.int().min(-10).max(0),
    damage: z.string().max(20),
    abilities: ids,
  })
  .readonly();

const model = z
  .strictObject({
    name,
    least: count,
    most: count,
    characteristics: z.strictObject(characteristics).readonly(),
    base,
    keywords: ids,
    carries: ids,
    chooses: z.array(z.never()).readonly(),
  })
  .readonly();

const price = z.strictObject({ models: z.int().min(1).max(200), points, fromCopy: z.int().min(1).max(50) }).readonly();
const joins = z.strictObject({ as: z.enum(['leader', 'support']), units: ids, beside: ids.exactOptional() }).readonly();
const room = z
  .strictObject({
    capacity: count,
    carries: z.array(ids).max(20).readonly(),
    refuses: ids,
    places: z
      .array(z.strictObject({ keyword: name, each: z.int().min(1).max(20) }).readonly())
      .max(20)
      .readonly(),
  })
  .readonly();

const some = <T extends z.ZodType>(item: T, most: number) => z.tuple([item], item).check(z.maxLength(most)).readonly();

const sheet = z
  .strictObject({
    name,
    aliases: ids,
    factions: ids,
    models: some(model, 40),
    weapons: z.array(weapon).max(100).readonly(),
    wargear: z.array(z.strictObject({ name, abilities }).readonly()).max(40).readonly(),
    abilities,
    prices: some(price, 100),
    joins: joins.exactOptional(),
    transport: z
      .strictObject({ rooms: some(room, 10) })
      .readonly()
      .exactOptional(),
  })
  .readonly();

const detachment = z
  .strictObject({
    name,
    faction: name,
    points: z.int().min(0).max(10),
    dispositions: ids,
    rules: ids,
    stratagems: ids,
    enhancements: z
      .array(z.strictObject({ name, rule: name, points }).readonly())
      .max(40)
      .readonly(),
    notModelled: ids,
  })
  .readonly();

const effect = z.unknown().transform((raw, context): Effect => {
  const read = parseEffect(raw);
  if (read.ok) return read.value;
  for (const { message, path = '' } of read.error as readonly Issue[])
    context.issues.push({ code: 'custom', message: `${path} ${message}`.trim(), input: raw });
  return z.NEVER;
});

export const ownBookSchema: z.ZodType<OwnBook> = z
  .strictObject({
    pricesFrom: z.strictObject({ source: name, date: name }).readonly(),
    faction: z.strictObject({ name, keyword: name, rules: ids, notModelled: ids }).readonly().exactOptional(),
    sheets: z.array(sheet).max(200).readonly(),
    detachments: z.array(detachment).max(10).readonly(),
    rules: z
      .array(z.strictObject({ id: name, name, effects: z.array(effect).max(40).readonly() }).readonly())
      .max(1000)
      .readonly(),
  })
  .readonly();
