import type { Import, ImportRecord } from '@umpire/datasheets';
import type { GrantedRule } from '@umpire/effects';
import type { RuleKind } from '@umpire/rules';

/** A rule that a document names or prints. */
export interface NamedRule {
  readonly id: string;
  readonly name: string;
  readonly kind: RuleKind;
  readonly lines: readonly [first: number, last: number];
  /** Other ids that it answers to. */
  readonly aliases: readonly string[];
  readonly section?: string;
  /** The detachment or faction that has it. */
  readonly of?: string;
  /** The number and keyword that stand after the name. */
  readonly given?: Omit<GrantedRule, 'rule'>;
  /** The rule of which it is a part. */
  readonly within?: string;
  readonly isBoarding: boolean;
  /** Whether the document prints it, and not only names it. */
  readonly isPrinted: boolean;
}

/** Every rule named in a document, once each, in the order of its lines: where it is printed, else where it is first named. */
export function namedRules({ records }: Import): NamedRule[] {
  const byId = new Map<string, NamedRule>();
  for (const rule of records.flatMap(rulesIn)) {
    // what a mode prints of the same name is another rule
    const key = rule.isBoarding ? `${rule.id} boarding` : rule.id;
    const known = byId.get(key);
    if (known === undefined) byId.set(key, rule);
    else if (!known.isPrinted && rule.isPrinted) byId.set(key, { ...rule, ...givenOf(known) });
  }
  return [...byId.values()].sort((a, b) => a.lines[0] - b.lines[0]);
}

const givenOf = ({ given }: NamedRule): Pick<NamedRule, 'given'> => (given === undefined ? {} : { given });

const ABILITY_KINDS: Readonly<Record<string, RuleKind>> = {
  core: 'core-ability',
  faction: 'army-rule',
  weapon: 'weapon-ability',
  'warlord-trait': 'warlord-trait',
};

const TOPIC_KINDS: Readonly<Record<string, RuleKind>> = {
  'weapon-ability': 'weapon-ability',
  'core-ability': 'core-ability',
  terrain: 'terrain',
};

function rulesIn(record: ImportRecord): NamedRule[] {
  switch (record.kind) {
    case 'weapon':
      return record.abilities.map(({ id, printed, keyword, value }) =>
        named(record, {
          id,
          name: printed,
          kind: 'weapon-ability',
          given: {
            ...(keyword === undefined ? {} : { keyword: keyword.toUpperCase() }),
            ...(value === undefined ? {} : { parameter: parameterOf(value) }),
          },
        }),
      );
    case 'ability':
      return [
        named(record, {
          kind: ABILITY_KINDS[record.place] ?? 'ability',
          isPrinted: record.text !== undefined,
          ...(record.value === undefined ? {} : { given: { parameter: parameterOf(record.value) } }),
        }),
      ];
    case 'stratagem':
      return [
        ...record.states.map((id) =>
          named(record, { kind: 'ability', id, name: stateName(id), isBoarding: record.group === 'boarding-actions' }),
        ),
        named(record, {
          kind: 'stratagem',
          aliases: record.aliases,
          isBoarding: record.group === 'boarding-actions',
          isPrinted: record.referenced !== true,
          ...(record.section === undefined ? {} : { section: record.section }),
          ...(record.detachment === undefined ? {} : { of: record.detachment }),
        }),
      ];
    case 'datasheet':
      return abilitiesOf(record);
    case 'enhancement':
      return [named(record, { kind: 'enhancement', isPrinted: record.text !== undefined })];
    case 'detachment':
    case 'army-rule':
    case 'core-rule':
      return printedRules(record);
    default:
      return [];
  }
}

/** A sheet that came with a list has its abilities on it and nowhere beside. */
const abilitiesOf = ({ abilities }: Extract<ImportRecord, { kind: 'datasheet' }>): NamedRule[] =>
  abilities.flatMap(({ id, name, place, text, source }) =>
    text === undefined || place === 'weapon'
      ? []
      : [
          {
            id,
            name,
            kind: ABILITY_KINDS[place] ?? 'ability',
            lines: source.lines,
            aliases: [],
            isBoarding: false,
            isPrinted: true,
          },
        ],
  );

/** `mindshackled` is printed as `Mindshackled`. */
const stateName = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

type PrintedRecord = Extract<ImportRecord, { readonly parts: unknown }>;

/** A rule and the steps, states and sub-headings inside it that have names of their own. */
function printedRules(record: PrintedRecord): NamedRule[] {
  const kind: RuleKind =
    record.kind === 'core-rule'
      ? (TOPIC_KINDS[record.topic] ?? 'core-rule')
      : record.kind === 'detachment'
        ? 'detachment-rule'
        : 'army-rule';
  const shared = {
    kind,
    isBoarding: record.kind === 'core-rule' && record.topic === 'boarding',
    isPrinted: record.referenced !== true,
    ...(record.kind === 'detachment' ? { of: record.detachment } : {}),
  };
  const whole = named(record, { ...shared, aliases: record.aliases, ...sectionOf(record) });
  const parts = record.parts.filter(({ id }) => id !== record.id);
  return [
    whole,
    ...parts.map(({ id, name, line, section }) =>
      named(record, { ...shared, id, name, within: record.id, lines: [line, line], ...sectionOf({ section }) }),
    ),
  ];
}

const sectionOf = ({ section }: { readonly section?: string | undefined }): { readonly section?: string } =>
  section === undefined ? {} : { section };

const named = (
  { id, name, source }: ImportRecord,
  more: Partial<NamedRule> & { readonly kind: RuleKind },
): NamedRule => ({
  id,
  name,
  lines: source.lines,
  aliases: [],
  isBoarding: false,
  isPrinted: false,
  ...more,
});

/** `2`, `4+`, `D3`, `6"`. */
function parameterOf(value: string): NonNullable<GrantedRule['parameter']> {
  return /d/i.test(value) ? { dice: value } : Number.parseInt(value, 10);
}
