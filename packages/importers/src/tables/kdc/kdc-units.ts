import type { Ability, AbilityPlace, Characteristics, Datasheet, Loadout } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Entity } from './kdc-file.js';
import { isRecord, records, text, texts, whole } from './kdc-file.js';
import type { KdcIndex } from './kdc-index.js';

/** A unit with what the other files say of it. There are no rules texts in 40kdc: abilities are names. */
export function readKdcUnit(
  entity: Entity,
  { index, edition }: { readonly index: KdcIndex; readonly edition: string },
): Datasheet {
  const { value, file, line, report } = entity;
  const id = text(value['id']);
  const name = text(value['name']);
  const source = { file, lines: [line, line] as const, entry: id };
  const missing = texts(value['weapon_ids']).filter((one) => !index.weapons.has(one));
  const gaps = missing.map((one) =>
    report.warn('reference-missing', line, `${name} has a weapon that is in none of the files`, { found: one }),
  );
  const weapons = [...new Set(texts(value['weapon_ids']))].flatMap((one) => index.weapons.get(one) ?? []);
  const models = records(value['profiles']).map((profile) => {
    const model = text(profile['name']) || name;
    return {
      id: kebab(model) || id,
      name: model,
      edition,
      source,
      gaps: [],
      ...baseOf(value),
      characteristics: characteristicsOf(profile),
      brackets: [],
    };
  });
  const loadouts = loadoutsOf(id, { index, weapons });
  const attachments = (index.leaders.get(id) ?? []).map((unit) => ({
    unit: index.names.get(unit) ?? unit,
    as: value['attachment_role'] === 'support' ? ('support' as const) : ('leader' as const),
    line,
  }));
  const count = isRecord(value['model_count']) ? value['model_count'] : undefined;
  const least = count ? (whole(count['min']) ?? 1) : undefined;
  const most = count ? whole(count['max']) : undefined;
  const transport = isRecord(value['transport_capacity']) ? whole(value['transport_capacity']['capacity']) : undefined;
  return {
    kind: 'datasheet',
    id,
    name,
    edition,
    source,
    gaps,
    faction: index.names.get(text(value['faction_id'])) ?? text(value['faction_id']),
    models,
    weapons,
    abilities: texts(value['ability_ids']).map((one) => abilityOf(one, { index, edition, source })),
    options: (index.options.get(id) ?? []).map((option) => ({
      id: text(option.value['id']),
      text: optionText(option, index),
      line: option.line,
    })),
    composition: loadouts.map(({ name: model, least: from, most: to, line: at }) => ({
      model,
      least: from,
      most: to ?? from,
      printed: to === undefined || to === from ? `${from}` : `${from}-${to}`,
      line: at,
    })),
    costs: records(value['points']).flatMap((one) => {
      const [size, points] = [whole(one['models']), whole(one['cost'])];
      return size !== undefined && size > 0 && points !== undefined && points >= 0
        ? [{ models: size, points, printed: String(points), line }]
        : [];
    }),
    keywords: [...new Set(texts(value['keywords']).map((one) => one.toUpperCase()))],
    factionKeywords: [...new Set(texts(value['faction_keywords']).map((one) => one.toUpperCase()))],
    modelKeywords: [],
    stratagems: [],
    detachmentRules: [],
    other: [],
    ...(text(value['role']) === '' ? {} : { role: text(value['role']) }),
    ...(value['is_legend'] === true ? { marks: ['legends'] } : {}),
    ...(least === undefined ? {} : { size: { least, ...(most === undefined ? {} : { most: Math.max(least, most) }) } }),
    ...(loadouts.length === 0 ? {} : { loadouts }),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(transport === undefined ? {} : { transport: { text: `${transport} models`, capacity: transport, line } }),
  };
}

const FIELDS = {
  M: 'movement',
  T: 'toughness',
  W: 'wounds',
  Sv: 'save',
  invuln_sv: 'invulnerableSave',
  Ld: 'leadership',
  OC: 'objectiveControl',
} as const satisfies Readonly<Record<string, keyof Characteristics>>;

function characteristicsOf(profile: Readonly<Record<string, unknown>>): Characteristics {
  const found: Partial<Record<(typeof FIELDS)[keyof typeof FIELDS], number>> = {};
  for (const [key, field] of Object.entries(FIELDS)) {
    const value = whole(profile[key]);
    if (value !== undefined) found[field] = value;
  }
  return found;
}

function baseOf(value: Readonly<Record<string, unknown>>): { readonly base?: string } {
  const base = value['base_size_mm'];
  if (!isRecord(base)) return {};
  const [across, width, length] = [whole(base['diameter']), whole(base['width']), whole(base['length'])];
  if (across !== undefined) return { base: `${across}mm` };
  return width === undefined || length === undefined ? {} : { base: `${width}x${length}mm` };
}

const PLACES: Readonly<Record<string, AbilityPlace>> = {
  core: 'core',
  faction: 'faction',
  unit: 'datasheet',
  enhancement: 'enhancement',
};

function abilityOf(
  id: string,
  {
    index,
    edition,
    source,
  }: { readonly index: KdcIndex; readonly edition: string; readonly source: Ability['source'] },
): Ability {
  const hint = index.abilities.get(id);
  const name = text(hint?.value['name']) || id.replaceAll('-', ' ');
  return {
    id,
    name,
    edition,
    source,
    gaps: [{ code: 'ability-text-missing', line: source.lines[0] }],
    place: PLACES[text(hint?.value['ability_type'])] ?? 'datasheet',
    tags: [],
  };
}

function loadoutsOf(
  id: string,
  { index, weapons }: { readonly index: KdcIndex; readonly weapons: Datasheet['weapons'] },
): readonly Loadout[] {
  const composition = index.compositions.get(id);
  if (composition === undefined) return [];
  const { line } = composition;
  return records(composition.value['models']).map((model) => {
    const name = text(model['name']);
    const least = Math.max(0, whole(model['min']) ?? 0);
    const most = whole(model['max']);
    return {
      id: kebab(name) || 'unnamed',
      name,
      slot: name,
      least,
      ...(most === undefined ? {} : { most: Math.max(least, most) }),
      default: least,
      wargear: texts(model['default_weapon_ids']).map((weapon) => {
        const ids = weapons.filter((one) => one.id === weapon || one.source.entry === weapon).map((one) => one.id);
        const called = index.names.get(weapon) ?? weapon;
        return {
          name: called,
          least: 1,
          most: 1,
          items: [
            {
              id: weapon,
              name: called,
              least: 1,
              most: 1,
              default: 1,
              weapons: ids,
              abilities: [],
              slots: [],
              entry: weapon,
              line,
            },
          ],
          line,
        };
      }),
      line,
    };
  });
}

/** An option in our own words: the data has only ids. */
function optionText({ value }: Entity, { names }: KdcIndex): string {
  const named = (ids: readonly string[]): string => ids.map((id) => names.get(id) ?? id).join(' and ');
  const choices = (Array.isArray(value['replacement_choice']) ? value['replacement_choice'] : []).map((one) =>
    named(texts(one)),
  );
  const gained = texts(value['replacement']);
  const offered = [...(gained.length > 0 ? [named(gained)] : []), ...choices].join(' or ');
  const given = texts(value['replaces']);
  return given.length > 0 ? `${named(given)}: instead ${offered}` : `may take ${offered}`;
}
