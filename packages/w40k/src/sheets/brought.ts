import type { BookDetachment } from '@umpire/armies';
import {
  type Ability,
  type ImportRecord,
  type Roster,
  type RosterUnit,
  ruleText,
  stratagemText,
} from '@umpire/datasheets';
import type { Effect } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { effectsOf } from '@umpire/rules';
import { armyRulesOf, musterOf } from '../armies/index.js';

/** What an army gives its units beside their sheets: by name, with its words where an import has them. */
export interface Brought {
  readonly name: string;
  /** The rule of the edition that it is, where it ships. */
  readonly rule?: string;
  /** What it does, where it is a rule of the army book. */
  readonly effects?: readonly Effect[];
  readonly ability?: Ability;
}

/** The enhancement of a unit of a list: shipped, or in the words of what was imported beside the list. */
export function giftsOf(unit: RosterUnit, { edition }: Roster, records: readonly ImportRecord[]): readonly Brought[] {
  const gifts = bookOf(edition).flatMap(({ enhancements }) => enhancements);
  return unit.enhancements.map(({ name }): Brought => {
    const shipped = gifts.find((one) => isNamed(one.name, name));
    if (shipped) {
      const rule = armyRulesOf(edition).get(shipped.rule);
      return { name: shipped.name, ...(rule ? { effects: effectsOf(rule) } : { rule: shipped.rule }) };
    }
    const record = records.find((one) => one.kind === 'enhancement' && isNamed(one.name, name));
    return worded(name, record, record?.kind === 'enhancement' ? record.text : undefined);
  });
}

/** The rules of a list's detachments, and the stratagems that they bring. */
export const detachmentsOf = ({ detachments, edition }: Roster, records: readonly ImportRecord[]): readonly Brought[] =>
  detachments.flatMap((name): readonly Brought[] => {
    const shipped = bookOf(edition).find((one) => isNamed(one.name, name));
    if (shipped) return [...shipped.rules, ...shipped.stratagems].map((rule) => ({ name: rule, rule }));
    return records.flatMap((one) => {
      const isOwn = (one.kind === 'detachment' || one.kind === 'stratagem') && isNamed(one.detachment ?? '', name);
      if (!isOwn) return [];
      return [worded(one.name, one, one.kind === 'stratagem' ? stratagemText(one) : ruleText(one))];
    });
  });

function bookOf(edition: string): readonly BookDetachment[] {
  const found = musterOf(edition);
  return found.ok ? found.value.book.detachments : [];
}

const isNamed = (a: string, b: string): boolean => kebab(a) === kebab(b);

/** A name whose words are not at hand is still said, as not modelled. */
function worded(name: string, record: ImportRecord | undefined, text: string | undefined): Brought {
  if (record === undefined) return { name };
  const { id, edition, source, gaps } = record;
  const words = text === undefined || text === '' ? {} : { text };
  return { name, ability: { id, name, edition, source, gaps, place: 'enhancement', tags: [], ...words } };
}
