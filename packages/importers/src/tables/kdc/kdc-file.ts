import type { Report } from '../../page/report.js';

/** A 40kdc entity and where it stands. */
export interface Entity {
  readonly value: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly line: number;
  readonly report: Report;
}

export type EntityKind =
  | 'unit'
  | 'weapon'
  | 'composition'
  | 'option'
  | 'wargear'
  | 'leader'
  | 'faction'
  | 'detachment'
  | 'enhancement'
  | 'stratagem'
  | 'ability'
  | 'phases'
  | 'version'
  | 'keyword';

/** Fields that tell what an entity is, the more telling first. */
const SIGNS: readonly (readonly [EntityKind, readonly string[]])[] = [
  ['ability', ['ability_id', 'effect']],
  ['phases', ['source_id', 'phases']],
  ['leader', ['leader_id', 'eligible_bodyguard_ids']],
  ['composition', ['unit_id', 'models']],
  ['option', ['unit_id', 'id']],
  ['unit', ['faction_id', 'profiles']],
  ['weapon', ['type', 'profiles']],
  ['stratagem', ['cp_cost', 'name']],
  ['enhancement', ['detachment_id', 'cost']],
  ['detachment', ['faction_id', 'name', 'game_version']],
  ['version', ['dataslate', 'effective_date']],
  ['keyword', ['required_parameters', 'name']],
  ['faction', ['faction_rule_id', 'name']],
  ['faction', ['parent_faction_id', 'name']],
  ['wargear', ['id', 'name', 'game_version']],
];

export const kindOfEntity = (value: Readonly<Record<string, unknown>>): EntityKind | undefined =>
  SIGNS.find(([, fields]) => fields.every((field) => Object.hasOwn(value, field)))?.[0];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 100_000 ? value : undefined;

export const records = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** `11th` in `game_version.edition`. */
export function editionOfEntity({ value }: Entity): string | undefined {
  const version = value['game_version'];
  const edition = /^(\d{1,2})/.exec(isRecord(version) ? text(version['edition']) : '')?.[1];
  return edition === undefined ? undefined : `w40k-${Number(edition)}`;
}
