import type { Characteristics, Datasheet, ImportRecord, WeaponProfile } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import { kebab } from '@umpire/kernel';

/** A file of the 40kdc repository: its path there, and its text. */
export interface KdcFile {
  readonly path: string;
  readonly text: string;
}

export interface KdcVersion {
  /** The name of the points and errata in force, in kebab-case: `2026-q3`. */
  readonly dataslate: string;
}

/**
 * Records as 40kdc files, by their ids. What 40kdc has no place for stays out: texts, gaps, and what is not known.
 * Units without a statline are left out, since it wants whole ones.
 */
export function exportKdc(records: readonly ImportRecord[], { dataslate }: KdcVersion): readonly KdcFile[] {
  const sheets = records.filter((one): one is Datasheet => one.kind === 'datasheet');
  const weapons = new Map<string, WeaponProfile[]>();
  const loose = records.filter((one) => one.kind === 'weapon' && one.of === '');
  for (const profile of [...sheets.flatMap((sheet) => sheet.weapons), ...loose] as readonly WeaponProfile[]) {
    const id = weaponId(profile);
    const before = weapons.get(id) ?? [];
    if (!before.some(({ name }) => name === profile.name)) weapons.set(id, [...before, profile]);
  }
  const version = (edition: string) => ({
    game_version: { edition: `${/\d+/.exec(edition)?.[0] ?? '11'}th`, dataslate },
  });
  const files: Readonly<Record<string, readonly unknown[]>> = {
    'core/units.json': sheets.flatMap((sheet) => unitOf(sheet, version(sheet.edition))),
    'core/weapons.json': [...weapons].map(([id, profiles]) =>
      weaponOf(id, profiles, version(profiles[0]?.edition ?? '')),
    ),
    'core/unit-compositions.json': sheets
      .filter(({ composition }) => composition.length > 0)
      .map((sheet) => compositionOf(sheet, version(sheet.edition))),
    'core/leader-attachments.json': sheets.flatMap((sheet) =>
      attachmentOf(sheet, { sheets, version: version(sheet.edition) }),
    ),
    'core/enhancements.json': records.flatMap((one) =>
      one.kind === 'enhancement' && one.points !== undefined && one.detachments[0] !== undefined
        ? [
            {
              id: one.id,
              name: one.name,
              detachment_id: kebab(one.detachments[0]),
              cost: Math.round(one.points),
              upgrade_tag: one.type === 'upgrade',
              ...version(one.edition),
            },
          ]
        : [],
    ),
    'core/detachments.json': detachmentsOf(records, version),
    'enrichment/abilities.json': records.flatMap((one) => (one.kind === 'ability-hint' ? [one.printed] : [])),
  };
  return Object.entries(files)
    .filter(([, entities]) => entities.length > 0)
    .map(([path, entities]) => ({ path, text: `${JSON.stringify(entities, null, 2)}\n` }));
}

type Version = { readonly game_version: { readonly edition: string; readonly dataslate: string } };

const weaponId = ({ weapon, source, mode, id }: WeaponProfile): string =>
  mode === undefined
    ? id
    : /^[a-z0-9][a-z0-9-]*$/.test(source.entry ?? '') && id.startsWith(source.entry ?? ' ')
      ? (source.entry ?? '')
      : kebab(weapon);

function unitOf(sheet: Datasheet, version: Version): readonly unknown[] {
  const profiles = sheet.models.flatMap(({ name, characteristics }) => profileOf(name, characteristics));
  if (profiles.length === 0 || profiles.length < sheet.models.length) return [];
  const role = sheet.attachments?.[0]?.as;
  return [
    {
      id: sheet.id,
      name: sheet.name,
      faction_id: kebab(sheet.faction),
      ...(sheet.role !== undefined && ROLES.has(kebab(sheet.role)) ? { role: kebab(sheet.role) } : {}),
      ...(role === undefined ? {} : { attachment_role: role }),
      profiles,
      points: sheet.costs
        .filter(({ fromCopy }) => fromCopy === undefined)
        .map(({ models, points }) => ({ models, cost: points })),
      keywords: sheet.keywords,
      faction_keywords: sheet.factionKeywords,
      ...(sheet.size?.most === undefined
        ? {}
        : { model_count: { min: Math.max(1, sheet.size.least), max: sheet.size.most } }),
      weapon_ids: [...new Set(sheet.weapons.map(weaponId))],
      ability_ids: [...new Set(sheet.abilities.map(({ id }) => id))],
      ...(sheet.transport?.capacity === undefined
        ? {}
        : { transport_capacity: { capacity: sheet.transport.capacity } }),
      is_legend: sheet.marks?.includes('legends') ?? false,
      ...version,
    },
  ];
}

const ROLES: ReadonlySet<string> = new Set([
  'character',
  'battleline',
  'dedicated-transport',
  'fortification',
  'allied',
  'epic-hero',
]);

function profileOf(name: string, characteristics: Characteristics): readonly unknown[] {
  const { movement, toughness, wounds, save, leadership, objectiveControl, invulnerableSave } = characteristics;
  const known = [movement, toughness, wounds, save, leadership, objectiveControl];
  if (known.includes(undefined)) return [];
  return [
    {
      name,
      M: movement,
      T: toughness,
      W: wounds,
      Sv: save,
      invuln_sv: invulnerableSave ?? null,
      Ld: leadership,
      OC: objectiveControl,
    },
  ];
}

function weaponOf(id: string, profiles: readonly WeaponProfile[], version: Version): unknown {
  const [first] = profiles;
  return {
    id,
    name: first?.weapon ?? id,
    type: first?.type ?? 'ranged',
    profiles: profiles.map((profile) => ({
      name: profile.mode ?? profile.weapon,
      range: profile.range === 'melee' ? 'Melee' : profile.range === 'none' ? 'N/A' : profile.range,
      stats: {
        A: profile.attacks === 'model' ? 1 : diceOrNumber(profile.attacks),
        ...(profile.type === 'melee' ? { WS: skillOf(profile) } : { BS: skillOf(profile) }),
        S:
          profile.strength.kind === 'fixed'
            ? profile.strength.value
            : profile.strength.kind === 'dice'
              ? printDice(profile.strength.dice)
              : 0,
        AP: profile.armourPenetration,
        D: diceOrNumber(profile.damage),
      },
      keywords: profile.abilities.map(({ id: keyword, keyword: target, value }) => ({
        keyword_id: keyword,
        ...(target === undefined
          ? value === undefined
            ? {}
            : { parameters: { value: /^\d+$/.test(value) ? Number(value) : value } }
          : { parameters: { target_keyword: target, threshold: Number.parseInt(value ?? '0', 10) } }),
      })),
    })),
    ...version,
  };
}

const skillOf = ({ skill }: WeaponProfile): number | null => (typeof skill === 'number' ? skill : null);

const diceOrNumber = (dice: WeaponProfile['damage']): number | string =>
  dice.dice === 0 ? dice.plus : printDice(dice);

function compositionOf({ id, composition, loadouts = [] }: Datasheet, version: Version): unknown {
  return {
    unit_id: id,
    models: composition.map(({ model, least, most }) => {
      const loadout = loadouts.find(({ slot, default: count }) => slot === model && count > 0);
      const carried =
        loadout?.wargear.flatMap(({ items }) =>
          items.filter((item) => item.default > 0).map((item) => item.entry ?? item.id),
        ) ?? [];
      const weapons = carried.filter((one) => /^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(one) && !/^[0-9a-f-]+$/.test(one));
      return {
        name: model,
        min: least,
        max: Math.max(least, most),
        ...(weapons.length === 0 ? {} : { default_weapon_ids: weapons }),
        is_leader_model: false,
      };
    }),
    ...version,
  };
}

function attachmentOf(
  { id, attachments = [] }: Datasheet,
  { sheets, version }: { readonly sheets: readonly Datasheet[]; readonly version: Version },
): readonly unknown[] {
  const ids = attachments.map(
    ({ unit }) => sheets.find(({ name }) => name.toLowerCase() === unit.toLowerCase())?.id ?? kebab(unit),
  );
  return ids.length === 0 ? [] : [{ leader_id: id, eligible_bodyguard_ids: [...new Set(ids)], ...version }];
}

function detachmentsOf(records: readonly ImportRecord[], version: (edition: string) => Version): readonly unknown[] {
  const seen = new Set<string>();
  return records.flatMap((one) => {
    if (one.kind !== 'detachment' || seen.has(one.detachment)) return [];
    seen.add(one.detachment);
    const id = kebab(one.detachment);
    const enhancements = records.flatMap((other) =>
      other.kind === 'enhancement' && other.detachments.includes(one.detachment) ? [other.id] : [],
    );
    return [
      {
        id,
        name: one.detachment,
        faction_id: kebab(one.faction ?? ''),
        enhancement_ids: enhancements,
        ...(one.points === undefined ? {} : { detachment_points: one.points }),
        ...version(one.edition),
      },
    ];
  });
}
