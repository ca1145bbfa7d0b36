import type { WeaponAbility, WeaponProfile } from '@umpire/datasheets';
import { type DiceExpression, parseDice } from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import { type Entity, isRecord, records, text, whole } from './kdc-file.js';

/** The profiles of a weapon; one that cannot be read whole is reported and left out. */
export function readKdcWeapon(entity: Entity, edition: string): readonly WeaponProfile[] {
  const { value, file, line, report } = entity;
  const weapon = text(value['name']);
  const type = text(value['type']) === 'melee' ? 'melee' : 'ranged';
  const profiles = records(value['profiles']);
  return profiles.flatMap((profile) => {
    const printed = text(profile['name']) || weapon;
    const mode = profiles.length > 1 && printed !== weapon ? printed : undefined;
    const name = mode === undefined ? weapon : `${weapon} – ${mode}`;
    const stats = isRecord(profile['stats']) ? profile['stats'] : {};
    const attacks = diceOf(stats['A']);
    const strength = whole(stats['S']);
    const armourPenetration = whole(stats['AP']);
    const damage = diceOf(stats['D']);
    const skill = stats['BS'] ?? stats['WS'] ?? null;
    const range = rangeOf(profile['range'], type);
    if (
      attacks === undefined ||
      strength === undefined ||
      armourPenetration === undefined ||
      damage === undefined ||
      range === undefined ||
      (skill !== null && whole(skill) === undefined)
    ) {
      report.warn(
        'weapon-value-unreadable',
        line,
        `A value of ${name} is not of a known form; the weapon was left out`,
        { found: JSON.stringify(stats) },
      );
      return [];
    }
    const id = text(value['id']) || kebab(weapon);
    return [
      {
        id: mode === undefined ? id : `${id}-${kebab(mode)}`,
        name,
        weapon,
        ...(mode === undefined ? {} : { mode }),
        edition,
        source: { file, lines: [line, line], entry: id },
        gaps: [],
        type: range === 'melee' ? 'melee' : 'ranged',
        range,
        attacks,
        skill: whole(skill) ?? 'automatic',
        strength: { kind: 'fixed', value: strength },
        armourPenetration,
        damage,
        abilities: records(profile['keywords']).map(abilityOf),
      },
    ];
  });
}

function rangeOf(value: unknown, type: 'ranged' | 'melee'): WeaponProfile['range'] | undefined {
  if (typeof value === 'string') return /^melee$/i.test(value) ? 'melee' : /^N\/A$/i.test(value) ? 'none' : undefined;
  return value === undefined && type === 'melee' ? 'melee' : whole(value);
}

function diceOf(value: unknown): DiceExpression | undefined {
  const parsed = parseDice(typeof value === 'number' ? String(value) : text(value));
  return parsed.ok && (typeof value === 'number' || typeof value === 'string') ? parsed.value : undefined;
}

function abilityOf(keyword: Readonly<Record<string, unknown>>): WeaponAbility {
  const id = text(keyword['keyword_id']);
  const parameters = isRecord(keyword['parameters']) ? keyword['parameters'] : {};
  const target = text(parameters['target_keyword']);
  const threshold = whole(parameters['threshold']);
  if (target !== '' && threshold !== undefined)
    return {
      id,
      printed: `${id}-${target.toLowerCase()} ${threshold}+`,
      keyword: target.toLowerCase(),
      value: `${threshold}+`,
    };
  const value = parameters['value'];
  const printed = value === undefined || value === null ? '' : String(value).toUpperCase();
  const words = id
    .replaceAll('-', ' ')
    .replace('twin linked', 'twin-linked')
    .replace('close quarters', 'close-quarters');
  return { id, printed: printed === '' ? words : `${words} ${printed}`, ...(printed === '' ? {} : { value: printed }) };
}
