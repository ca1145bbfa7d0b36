import type { Characteristics, Datasheet } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import type { ModelFacts, UnitFacts } from '../facts/index.js';
import type { ScenarioInput } from '../scenario/schema.js';
import type { Brought } from './brought.js';

/** What is known of a unit: its imported sheet, its row in the tables, or both. */
export interface UnitSource {
  readonly name: string;
  readonly sheet?: Datasheet;
  readonly facts?: UnitFacts;
  /** What its army gives it beside. */
  readonly brings?: readonly Brought[];
}

export type AttackerPart = ScenarioInput['attackers'][number];
export type TargetPart = ScenarioInput['target'];
export type WeaponPart = AttackerPart['weapons'][number];
export type GroupPart = TargetPart['groups'][number];

/** What neither page nor tables say and the odds need. */
export interface Missing {
  readonly field: 'toughness' | 'save' | 'wounds' | 'models' | 'weapon' | 'skill' | 'strength' | 'attacks';
  /** The unit or weapon that it is missing from. */
  readonly of: string;
  readonly side: 'attacker' | 'target';
  /** The names to choose from. */
  readonly among?: readonly string[];
}

/** One kind of model of a unit, merged from page and tables. */
export interface KnownModel extends Partial<Omit<ModelFacts, 'name' | 'count' | 'attacks' | 'brackets'>> {
  readonly name: string;
  /** In the smallest unit; absent where nothing says. */
  readonly count?: number;
  readonly grows: boolean;
  readonly attacks?: string;
  readonly brackets: readonly KnownBracket[];
}

export interface KnownBracket {
  readonly from: number;
  readonly to: number;
  readonly weaponSkill?: number;
  readonly ballisticSkill?: number;
  readonly attacks?: string;
  readonly strength?: number;
}

export const keywordsOf = ({ sheet, facts }: UnitSource): readonly string[] => {
  const own = sheet ? [...sheet.keywords, ...sheet.factionKeywords] : [];
  return [...new Set([...own, ...(facts?.keywords ?? [])])];
};

/** The kinds of model: the page's where it prints any, each with what the tables add; the ordinary ones, which grow, first. */
export function modelsOf({ name, sheet, facts }: UnitSource): readonly KnownModel[] {
  const tabled = facts?.models ?? [];
  const printed = sheet?.models ?? [];
  const models =
    printed.length > 0
      ? printed.map((model): KnownModel => {
          const row =
            tabled.find((one) => kebab(one.name) === model.id) ?? (tabled.length === 1 ? tabled[0] : undefined);
          const count = countOf(model.count);
          const own = sheet?.modelKeywords.find((one) => isOf(one.model, model.name))?.keywords;
          return {
            ...known(row),
            ...printedOf(model.characteristics),
            name: model.name,
            ...(count === undefined ? {} : { count }),
            ...(own === undefined ? {} : { keywords: own }),
            grows: /-/.test(model.count ?? '') || printed.length === 1,
            brackets: model.brackets.length > 0 ? model.brackets.map(bracketOf) : known(row).brackets,
          };
        })
      : tabled.map(
          (row, i): KnownModel => ({ ...known(row), name: row.name, count: row.count, grows: i === tabled.length - 1 }),
        );
  const all = models.length > 0 ? models : [{ name, grows: true, brackets: [] }];
  return [...all].sort((a, b) => Number(b.grows) - Number(a.grows));
}

/** `Triarchal Menhirs` are the models that the profile calls `Triarchal Menhir`. */
const isOf = (a: string, b: string): boolean => kebab(a).replace(/s$/, '') === kebab(b).replace(/s$/, '');

const countOf = (printed: string | undefined): number | undefined => {
  const least = /\d+/.exec(printed ?? '')?.[0];
  return least === undefined ? undefined : Number(least);
};

function known(row: ModelFacts | undefined): Omit<KnownModel, 'name' | 'grows'> {
  if (row === undefined) return { brackets: [] };
  const { name: _, count: _count, attacks, brackets = [], ...rest } = row;
  const bearer = attacks === undefined ? {} : { attacks: String(attacks) };
  return { ...rest, ...bearer, brackets: brackets.map((one) => ({ ...one, attacks: String(one.attacks) })) };
}

const printedOf = ({ attacks, ...rest }: Characteristics): Partial<KnownModel> => ({
  ...rest,
  ...(attacks === undefined ? {} : { attacks: printDice(attacks) }),
});

const bracketOf = ({
  from,
  to,
  characteristics: { weaponSkill, ballisticSkill, attacks, strength },
}: Datasheet['models'][number]['brackets'][number]): KnownBracket => ({
  from,
  to,
  ...(weaponSkill === undefined ? {} : { weaponSkill }),
  ...(ballisticSkill === undefined ? {} : { ballisticSkill }),
  ...(attacks === undefined ? {} : { attacks: printDice(attacks) }),
  ...(strength === undefined ? {} : { strength }),
});

/** The smallest and largest unit that page or tables allow. */
export function sizeOf(source: UnitSource): { readonly least?: number; readonly most?: number } {
  const { composition = [], costs = [] } = source.sheet ?? {};
  const sum = (pick: 'least' | 'most'): number => composition.reduce((total, row) => total + row[pick], 0);
  if (composition.length > 0) return { least: Math.max(1, sum('least')), most: Math.max(1, sum('most')) };
  if (costs.length > 0) {
    const sizes = costs.map(({ models }) => models);
    return { least: Math.min(...sizes), most: Math.max(...sizes) };
  }
  const counts = modelsOf(source).map(({ count }) => count);
  const total = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
  if (counts.includes(undefined) || total === 0) return {};
  const isFixed =
    (source.sheet?.models ?? []).length > 0 && !(source.sheet?.models ?? []).some(({ count }) => /-/.test(count ?? ''));
  return isFixed ? { least: total, most: total } : { least: total };
}
