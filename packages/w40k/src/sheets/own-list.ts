import {
  type BookDetachment,
  type BookFaction,
  type FromRoster,
  listFromRoster,
  type Muster,
  type OwnBook,
  type OwnRule,
  withOwn,
} from '@umpire/armies';
import {
  type ArmyRule,
  type Datasheet,
  type DetachmentRule,
  type Enhancement,
  type ImportRecord,
  type Roster,
  type RosterUnit,
  ruleText,
} from '@umpire/datasheets';
import type { Effect } from '@umpire/effects';
import { type Issue, kebab } from '@umpire/kernel';
import { asPlayed } from '../turn/as-played.js';
import type { CompileText } from './compiled-ability.js';
import { isOfModel, ofItsModel } from './of-its-model.js';
import { type ArmedUnit, armed, modelName, ownRuleId, ownSheet, transportOf } from './own-sheet.js';

export interface ListAsked {
  /** Linked to the sheets: `matchRoster`. */
  readonly roster: Roster;
  /** What was imported beside it: sheets, detachments, enhancements, army rules. */
  readonly records: readonly ImportRecord[];
  readonly muster: Muster;
  readonly compile: CompileText;
}

/**
 * A list that brings its own sheets and rules where the army book has none. Issues: those of `listFromRoster`,
 * `sheet-incomplete`.
 */
export function listWithOwn({ roster, records, muster, compile }: ListAsked): FromRoster {
  const issues: Issue[] = [];
  const known = new Map(
    records.flatMap((one) => (one.kind === 'datasheet' && isOf(one, roster) ? [[one.id, one] as const] : [])),
  );
  const inBook = new Set(muster.book.sheets.flatMap(({ name, aliases }) => [name, ...aliases]).map(kebab));
  const sheetOf = (unit: RosterUnit): Datasheet | undefined =>
    inBook.has(kebab(unit.name)) ? undefined : known.get(unit.datasheet ?? '');
  const brought = [...new Set(roster.units.flatMap((unit) => sheetOf(unit) ?? []))];
  if (brought.length === 0) return listFromRoster(roster, muster);
  const writes = new Rules(compile, brought);
  const gifts = records.filter((one): one is Enhancement => one.kind === 'enhancement');
  const giftPoints = (unit: RosterUnit): number =>
    unit.enhancements.reduce((sum, { name, points }) => sum + (points ?? giftOf(name, gifts)?.points ?? 0), 0);
  const arms = new Map(
    roster.units.flatMap((unit) => {
      const sheet = sheetOf(unit);
      return sheet === undefined ? [] : [[unit, armed(unit, sheet)] as const];
    }),
  );
  const sheets = brought.flatMap((sheet) => {
    const units = roster.units.filter((unit) => sheetOf(unit) === sheet);
    const leads = units.flatMap(({ attachedTo, attachedAs: as = 'leader' }) => {
      const led = roster.units.find(({ id }) => id === attachedTo);
      return led === undefined ? [] : [{ unit: led.name, as } as const];
    });
    const model = leads.length > 0 ? sheet.name : undefined;
    for (const ability of sheet.abilities)
      if (ability.place === 'datasheet' || ability.place === 'wargear')
        writes.add(
          ownRuleId(sheet, ability.name),
          ability.name,
          ability.gaps.length === 0 ? ability.text : undefined,
          model,
        );
    const transport = sheet.transport && transportOf(writes.read(sheet.transport.text, sheet.name), writes.keywords);
    return (
      ownSheet(
        sheet,
        units.flatMap((unit) => arms.get(unit) ?? []),
        { giftPoints, leads, transport, issues },
      ) ?? []
    );
  });
  const { source = roster.name, date = 'undated' } = roster.pointsFrom ?? {};
  const own: OwnBook = {
    pricesFrom: { source, date },
    faction: factionOf(brought, { roster, records }, writes),
    sheets,
    detachments: detachmentsOf({ roster, records, gifts, faction: factionKeyword(brought), muster }, writes),
    rules: writes.all(),
  };
  const named: Roster = { ...roster, units: roster.units.map((unit) => renamed(unit, arms.get(unit))) };
  const { list, issues: unmatched } = listFromRoster(named, { ...muster, book: withOwn(muster.book, own) });
  return { list: { ...list, own }, issues: [...issues, ...unmatched] };
}

/** A record of the edition of the list, or of one that it is built on. */
const isOf = ({ edition }: ImportRecord, roster: Roster): boolean =>
  edition === roster.edition || edition.startsWith(`${roster.edition}-`);

/** The keyword that most of them share. */
function factionKeyword(sheets: readonly Datasheet[]): string {
  const counts = new Map<string, number>();
  for (const { factionKeywords } of sheets)
    for (const keyword of factionKeywords) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'UNKNOWN';
}

/** The army faction, with those of its rules whose words are at hand. */
function factionOf(
  brought: readonly Datasheet[],
  { roster, records }: Pick<ListAsked, 'roster' | 'records'>,
  rules: Rules,
): BookFaction {
  const keyword = factionKeyword(brought);
  const names = new Set(
    brought.flatMap(({ abilities }) => abilities.filter(({ place }) => place === 'faction').map(({ name }) => name)),
  );
  const mine = records.filter(
    (one): one is ArmyRule => one.kind === 'army-rule' && isOf(one, roster) && names.has(one.name),
  );
  for (const rule of mine) rules.add(rule.id, rule.name, textOf(rule));
  return {
    name: roster.faction?.split(' - ').at(-1) ?? keyword,
    keyword,
    rules: mine.map(({ id }) => id),
    notModelled: [...names].filter((name) => !mine.some((rule) => rule.name === name)),
  };
}

const textOf = (rule: ArmyRule | DetachmentRule): string | undefined =>
  rule.gaps.length > 0 ? undefined : ruleText(rule);

const giftOf = (name: string, gifts: readonly Enhancement[]): Enhancement | undefined =>
  gifts.find((gift) => kebab(gift.name) === kebab(name));

const renamed = (unit: RosterUnit, arms: ArmedUnit | undefined): RosterUnit =>
  arms === undefined
    ? unit
    : {
        ...unit,
        wargear: [],
        models: arms.carrying.map((one) => ({ name: modelName(one), count: one.count, wargear: [], shared: [] })),
      };

interface Around {
  readonly roster: Roster;
  readonly records: readonly ImportRecord[];
  readonly gifts: readonly Enhancement[];
  readonly faction: string;
  readonly muster: Muster;
}

/** The detachments of a list that the army book has not, with the enhancements that it takes. */
function detachmentsOf({ roster, records, gifts, faction, muster }: Around, rules: Rules): readonly BookDetachment[] {
  const known = new Set(muster.book.detachments.map(({ name }) => kebab(name)));
  const fresh = roster.detachments.filter((name) => !known.has(kebab(name)));
  const taken = [...new Set(roster.units.flatMap(({ enhancements }) => enhancements.map(({ name }) => name)))];
  return fresh.map((name, i) => {
    const own = records.filter(
      (one): one is DetachmentRule => one.kind === 'detachment' && kebab(one.detachment) === kebab(name),
    );
    for (const rule of own) rules.add(rule.id, rule.name, textOf(rule));
    const enhancements = taken.flatMap((gift) => {
      const record = giftOf(gift, gifts);
      const belongs = record === undefined || record.detachments.length === 0;
      if (belongs ? i > 0 : !record.detachments.some((one) => kebab(one) === kebab(name))) return [];
      const bearer = roster.units.find((unit) => unit.enhancements.some((one) => one.name === gift));
      rules.add(kebab(gift), gift, record?.text, bearer?.attachedTo === undefined ? undefined : bearer.name);
      const listed = roster.units.flatMap(({ enhancements: all }) => all).find((one) => one.name === gift)?.points;
      return [{ name: gift, rule: kebab(gift), points: listed ?? record?.points ?? 0 }];
    });
    return {
      name,
      faction,
      points: own.flatMap(({ points }) => points ?? [])[0] ?? 0,
      dispositions: roster.dispositions,
      rules: own.map(({ id }) => id),
      stratagems: [],
      enhancements,
      notModelled: [`the stratagems of ${name}`, ...(own.length === 0 ? [`the rule of ${name}`] : [])],
    };
  });
}

/** The rules that a list brings, each text read once. */
class Rules {
  readonly keywords: ReadonlySet<string>;
  readonly #compile: CompileText;
  readonly #edition: string;
  readonly #rules = new Map<string, OwnRule>();

  constructor(compile: CompileText, sheets: readonly Datasheet[]) {
    this.#compile = compile;
    this.#edition = sheets[0]?.edition ?? '';
    this.keywords = new Set(sheets.flatMap(({ keywords, factionKeywords }) => [...keywords, ...factionKeywords]));
  }

  read(text: string, name: string): readonly Effect[] {
    return this.#compile(text, { edition: this.#edition, name, keywords: [...this.keywords] }).effects;
  }

  /** Without effects where there is no text, or it is not understood. `model`: the sheet of one that is attached to others. */
  add(id: string, name: string, text: string | undefined, model?: string): void {
    const effects = text === undefined ? [] : asPlayed(this.read(text, name));
    const isItsOwn = model !== undefined && text !== undefined && isOfModel(text);
    this.#rules.set(id, { id, name, effects: isItsOwn ? ofItsModel(effects, model) : effects });
  }

  all(): readonly OwnRule[] {
    return [...this.#rules.values()];
  }
}
