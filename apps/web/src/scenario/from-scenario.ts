import type { OptionValue } from '@umpire/rules';
import {
  type Draft,
  FLAGS,
  type Flag,
  type GroupDraft,
  groupDraft,
  type NamedEffect,
  newKey,
  type Rest,
  type UnitDraft,
  type WeaponDraft,
  weaponDraft,
} from './draft.js';

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Raw => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 40) : []);
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 120) : '';
const whole = (value: unknown, usual: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, 500) : usual;
const words = (value: unknown): string => list(value).map(text).join(', ');
const effects = (value: unknown): NamedEffect[] =>
  list(value).filter((one): one is NamedEffect => typeof one === 'string' || isRecord(one));

const without = (value: Raw, known: readonly string[]): Rest =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !known.includes(name)));

/** A scenario to be edited: what the page has no field for is kept and goes out again. Nothing, where it is no scenario at all. */
export function draftOf(value: unknown): Draft | undefined {
  const raw = record(value);
  const attackers = list(raw.attackers);
  if (attackers.length === 0 || !isRecord(raw.target)) return undefined;
  return {
    edition: text(raw.edition) || 'w40k-11',
    ...optionsIn(raw.options),
    phase: raw.phase === 'fight' ? 'fight' : 'shooting',
    attackers: attackers.map((one) => attacker(record(one))),
    target: target(record(raw.target)),
    conditions: conditions(record(raw.conditions)),
    ...restOf(raw),
    policies: Object.fromEntries(Object.entries(record(raw.policies)).map(([name, said]) => [name, text(said)])),
  };
}

/** Units near the target have no field of the page. */
const restOf = ({ neighbours }: Raw): Pick<Draft, 'rest'> => (neighbours === undefined ? {} : { rest: { neighbours } });

function optionsIn(value: unknown): Pick<Draft, 'options'> {
  const isOption = (one: unknown): one is OptionValue => ['boolean', 'number', 'string'].includes(typeof one);
  const options = Object.entries(record(value)).filter((one): one is [string, OptionValue] => isOption(one[1]));
  return options.length > 0 ? { options: Object.fromEntries(options) } : {};
}

const ATTACKER = ['name', 'models', 'keywords', 'weapons', 'effects', 'wounds'];
const GROUP = [
  'name',
  'models',
  'toughness',
  'save',
  'invulnerableSave',
  'wounds',
  'woundsLost',
  'feelNoPain',
  'keywords',
];
const WEAPON = [
  'name',
  'count',
  'kind',
  'range',
  'attacks',
  'skill',
  'strength',
  'armourPenetration',
  'damage',
  'abilities',
];

function attacker(raw: Raw): UnitDraft {
  const count = whole(raw.models, 1);
  return {
    key: newKey(),
    name: unnumbered(text(raw.name), count),
    keywords: words(raw.keywords),
    points: '',
    weapons: list(raw.weapons).map((one) => weapon(record(one))),
    groups: [groupDraft({ models: count, wounds: text(raw.wounds) || '1' })],
    effects: effects(raw.effects),
    defences: [],
    rest: without(raw, ATTACKER),
  };
}

/** `10 Immortals` of ten models is `Immortals`. */
const unnumbered = (name: string, count: number): string =>
  name.startsWith(`${count} `) ? name.slice(`${count} `.length) : name;

function weapon(raw: Raw): WeaponDraft {
  const kind = raw.kind === 'melee' || (raw.kind === undefined && raw.range === undefined) ? 'melee' : 'ranged';
  return weaponDraft({
    name: text(raw.name),
    count: whole(raw.count, 1),
    kind,
    range: text(raw.range),
    attacks: text(raw.attacks),
    skill: text(raw.skill),
    strength: text(raw.strength),
    armourPenetration: text(raw.armourPenetration ?? 0),
    damage: text(raw.damage),
    abilities: words(raw.abilities),
    rest: without(raw, WEAPON),
  });
}

function target(raw: Raw): UnitDraft {
  const groups = list(raw.groups).map((one) => group(record(one)));
  const count = groups.reduce((sum, one) => sum + one.models, 0);
  return {
    key: newKey(),
    name: unnumbered(text(raw.name), count),
    keywords: words(raw.keywords),
    points: '',
    weapons: [],
    groups: groups.length > 0 ? groups : [groupDraft()],
    effects: [],
    defences: effects(raw.effects),
    rest: 'attached' in raw ? { attached: raw.attached } : {},
  };
}

function group(raw: Raw): GroupDraft {
  const pain = raw.feelNoPain;
  return groupDraft({
    name: text(raw.name),
    models: whole(raw.models, 1),
    toughness: text(raw.toughness),
    save: text(raw.save),
    invulnerableSave: text(raw.invulnerableSave),
    wounds: text(raw.wounds),
    woundsLost: whole(raw.woundsLost, 0),
    feelNoPain: text(pain),
    keywords: words(raw.keywords),
    rest: { ...without(raw, GROUP), ...(isRecord(pain) ? { feelNoPain: pain } : {}) },
  });
}

function conditions(raw: Raw): Draft['conditions'] {
  const facts = record(raw.facts);
  const flags = FLAGS.filter((flag: Flag) => (flag === 'notVisible' ? raw.visible === false : raw[flag] === true));
  return {
    distance: text(raw.distance),
    flags,
    attackerStates: words(facts.attacker),
    targetStates: words(facts.target),
  };
}
