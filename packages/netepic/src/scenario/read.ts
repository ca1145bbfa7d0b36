import { fail, type Issue, issue, kebab, nearest, ok, type Result } from '@umpire/kernel';
import type { Assumption, NotModelled } from '@umpire/rules';
import { parseAbilities } from '../abilities/parse-ability.js';
import {
  type Abilities,
  type StandTraits,
  standTraitsOf,
  type WeaponTraits,
  weaponTraitsOf,
} from '../abilities/traits.js';
import type { EpicRules } from '../edition/layers.js';
import { sheets } from '../facts/index.js';
import { locationSheet as sheetOf } from '../facts/silhouettes.js';
import type { Ability, LocationSheet, StandSheet, TargetSaveModifier, Weapon } from '../table/stand.js';
import type { Scenario, ScenarioAttacker, ScenarioGroup, ScenarioWeapon } from './schema.js';

/** Stands alike, as a scenario gives them: traits worked out, numbers read. */
export interface Pieces {
  readonly name: string;
  readonly stands: number;
  readonly pinningClass: number;
  readonly closeAssaultFactor: number;
  readonly hitPoints: number;
  readonly hitPointsLost: number;
  readonly morale: number | null;
  readonly abilities: readonly Ability[];
  readonly traits: StandTraits;
  readonly locationSheet?: LocationSheet;
}

export interface ReadWeapon {
  readonly name: string;
  /** Of all stands together. */
  readonly dice: number;
  readonly range: number | undefined;
  readonly toHit: number;
  readonly modifier: TargetSaveModifier;
  readonly abilities: readonly Ability[];
  readonly traits: WeaponTraits;
  readonly target: number;
  /** Where its misses are thrown again (SHT-9). */
  readonly missesAt?: number;
  /** Shots of close defence, printed as an ability (AB-08). */
  readonly isCloseDefence?: true;
}

export interface ReadAttacker extends Pieces {
  readonly weapons: readonly ReadWeapon[];
}

export interface ReadGroup extends Pieces {
  readonly save: number | null;
  readonly fixedSave: number | null;
  readonly bystanders: number;
  readonly structure?: number;
}

export interface ReadScenario {
  readonly said: Scenario;
  readonly attackers: readonly ReadAttacker[];
  readonly target: string;
  readonly groups: readonly ReadGroup[];
  readonly assumed: readonly Assumption[];
  readonly notModelled: readonly NotModelled[];
}

/** What the words of a scenario mean in this rule set; every problem is told. `without`: a rule left out, to see what it changes. */
export function readScenario(said: Scenario, rules: EpicRules, without?: string): Result<ReadScenario> {
  const reader = new Reader(rules, without);
  const attackers = said.attackers.map((one, i) => reader.attacker(one, `attackers[${i}]`, said));
  const groups = said.target.groups.map((one, i) => reader.group(one, `target.groups[${i}]`));
  if (reader.issues.length > 0) return fail(reader.issues);
  const target = said.target.name ?? groups[0]?.name ?? 'Cible';
  return ok({ said, attackers, groups, target, assumed: reader.assumed, notModelled: reader.notModelled });
}

class Reader {
  readonly issues: Issue[] = [];
  readonly assumed: Assumption[] = [];
  readonly notModelled: NotModelled[] = [];
  readonly #abilities: Abilities;

  constructor({ rules }: EpicRules, without: string | undefined) {
    this.#abilities = without === undefined ? rules : new Map([...rules].filter(([id]) => id !== without));
  }

  attacker(one: ScenarioAttacker, path: string, said: Scenario): ReadAttacker {
    const pieces = this.#pieces(one, path, 'Attaquant');
    const sheet = this.#sheet(one.sheet);
    const weapons =
      one.weapons?.flatMap((weapon, i) =>
        this.#weapon(weapon, `${path}.weapons[${i}]`, { said, stands: pieces.stands }),
      ) ?? (sheet?.weapons ?? []).map((weapon) => this.#ofSheet(weapon, pieces));
    return { ...pieces, weapons };
  }

  group(one: ScenarioGroup, path: string): ReadGroup {
    const pieces = this.#pieces(one, path, 'Cible');
    const sheet = this.#sheet(one.sheet);
    const hitPoints = one.structure ?? pieces.hitPoints;
    return {
      ...pieces,
      hitPoints,
      traits: { ...pieces.traits, hitPoints },
      save: one.save === undefined ? (sheet?.save ?? null) : numberIn(one.save),
      fixedSave: one.fixedSave === undefined ? (sheet?.fixedSave ?? null) : numberIn(one.fixedSave),
      bystanders: one.bystanders,
      ...(one.structure === undefined ? {} : { structure: one.structure }),
    };
  }

  #sheet(name: string | undefined): StandSheet | undefined {
    if (name === undefined) return undefined;
    const wanted = kebab(name);
    return [...sheets.values()].find(
      ({ id, name: { fr, en } }) =>
        id === wanted || [fr.one, fr.many, en.one, en.many].some((known) => kebab(known) === wanted),
    );
  }

  #pieces(one: ScenarioAttacker | ScenarioGroup, path: string, fallback: string): Pieces {
    const sheet = this.#sheet(one.sheet);
    if (one.sheet !== undefined && !sheet) this.#unknownSheet(one.sheet, `${path}.sheet`);
    const name = one.name ?? (sheet ? (one.stands > 1 ? sheet.name.fr.many : sheet.name.fr.one) : fallback);
    const abilities = one.abilities ? this.#read(one.abilities, `${path}.abilities`) : (sheet?.abilities ?? []);
    const printed = this.#locationSheet(one, path) ?? sheet?.locationSheet;
    const traits = standTraitsOf({ abilities, ...(sheet ? { hitPoints: sheet.hitPoints } : {}) }, this.#abilities);
    const hitPoints = one.hitPoints ?? traits.hitPoints;
    if (one.hitPointsLost >= one.stands * hitPoints) this.#tooManyLost(one.hitPointsLost, `${path}.hitPointsLost`);
    this.#notSupplied(abilities, name);
    return {
      name,
      stands: one.stands,
      pinningClass: one.pinningClass ?? sheet?.pinningClass ?? 1,
      closeAssaultFactor: one.closeAssaultFactor ?? sheet?.closeAssaultFactor ?? 0,
      hitPoints,
      hitPointsLost: one.hitPointsLost,
      morale: one.morale === undefined ? (sheet?.morale ?? null) : numberIn(one.morale),
      abilities,
      traits: { ...traits, hitPoints },
      ...(printed ? { locationSheet: printed } : {}),
    };
  }

  /** Rules printed with the unit are not supplied: AB-24. */
  #notSupplied(abilities: readonly Ability[], of: string): void {
    for (const { id } of abilities) {
      const rule = this.#abilities.get(id);
      if (rule?.why === undefined) continue;
      this.notModelled.push({ what: rule.name, of, why: 'règles de l’unité non fournies', restStands: true });
    }
  }

  #weapon(
    weapon: ScenarioWeapon,
    path: string,
    { said, stands }: { readonly said: Scenario; readonly stands: number },
  ): ReadWeapon[] {
    const abilities = this.#read(weapon.abilities, `${path}.abilities`);
    const target = weapon.at === undefined ? 0 : this.#groupNamed(weapon.at, said, `${path}.at`);
    const modifier = weapon.targetSaveModifier;
    return [
      {
        name: weapon.name,
        dice: (weapon.count ?? stands) * weapon.dice,
        range: weapon.range,
        toHit: numberIn(weapon.toHit) ?? 7,
        modifier: typeof modifier === 'string' ? modifierIn(modifier) : modifier,
        abilities,
        traits: weaponTraitsOf({ abilities }, this.#abilities),
        target,
        ...(weapon.missesAt === undefined
          ? {}
          : { missesAt: this.#groupNamed(weapon.missesAt, said, `${path}.missesAt`) }),
      },
    ];
  }

  /** A weapon of a sheet, in its first way to shoot. */
  #ofSheet({ name, profiles }: Weapon, { name: of, stands }: Pieces): ReadWeapon {
    const [profile] = profiles;
    if (!profile) throw new Error(`${name.fr} has no profile`);
    if (profiles.length > 1) this.assumed.push({ code: 'mode', what: `${name.fr}, ${profile.mode?.fr ?? ''}`, of });
    return {
      name: name.fr,
      dice: profile.dice * stands,
      range: profile.range,
      toHit: profile.toHit,
      modifier: profile.targetSaveModifier,
      abilities: profile.abilities,
      traits: weaponTraitsOf(profile, this.#abilities),
      target: 0,
    };
  }

  #read(texts: readonly string[], path: string): readonly Ability[] {
    const parsed = parseAbilities(texts, path);
    if (parsed.ok) return parsed.value;
    this.issues.push(...parsed.error);
    return [];
  }

  #locationSheet(one: ScenarioAttacker | ScenarioGroup, path: string): LocationSheet | undefined {
    if (!one.locationSheet) return undefined;
    const { front, rear, legs } = one.locationSheet;
    try {
      return sheetOf({ front, rear: { ...rear, reactor: rear.reactor ?? rear.hull }, legs });
    } catch {
      this.issues.push(
        issue('wrong-type', 'Fiche de localisation\u00a0: sauvegarde illisible.', {
          path: `${path}.locationSheet`,
          hint: 'une sauvegarde par zone, comme 2+ ou 2+/5+f',
        }),
      );
      return undefined;
    }
  }

  #groupNamed(name: string, { target }: Scenario, path: string): number {
    const names = target.groups.map((group) => group.name ?? this.#sheet(group.sheet)?.name.fr.many ?? '');
    const at = names.findIndex((known) => kebab(known) === kebab(name));
    if (at >= 0) return at;
    this.issues.push(
      issue('unknown-value', `Pas de groupe «\u00a0${name}\u00a0».`, {
        path,
        found: name,
        hint: `un groupe de la cible\u00a0: ${names.join(', ')}`,
        near: nearest(name, names),
      }),
    );
    return 0;
  }

  #unknownSheet(name: string, path: string): void {
    const names = [...sheets.values()].flatMap(({ id, name: { fr, en } }) => [id, fr.many, en.many]);
    const near = nearest(name, names);
    this.issues.push(
      issue('unknown-value', `Fiche d’unité inconnue\u00a0: «\u00a0${name}\u00a0».`, {
        path,
        found: name,
        hint: near.length > 0 ? `«\u00a0${near[0]}\u00a0»\u202f?` : 'une fiche livrée, par exemple warrior',
        near,
      }),
    );
  }

  #tooManyLost(lost: number, path: string): void {
    this.issues.push(
      issue('out-of-range', `${path}\u00a0: plus de points de vie perdus que le groupe n’en a.`, {
        path,
        found: String(lost),
        hint: 'moins que socles × points de vie',
      }),
    );
  }
}

/** `5+`, `5+f`, 5; `-` and null are none. */
function numberIn(value: string | number | null): number | null {
  if (typeof value !== 'string') return value;
  return value === '-' ? null : Number.parseInt(value, 10);
}

const modifierIn = (text: string): TargetSaveModifier =>
  /d6$/i.test(text) ? '-D6' : Number(text.replace('−', '-')) + 0;
