import { type Issue, issue, kebab } from '@umpire/kernel';
import { matchName } from '../facts/index.js';
import { type Chosen, chooseWeapons } from './choose-weapons.js';
import { bearerOf, type Candidate, candidatesOf, looseCandidates } from './loadout.js';
import {
  type AttackerPart,
  type KnownModel,
  keywordsOf,
  type Missing,
  modelsOf,
  sizeOf,
  type UnitSource,
  type WeaponPart,
} from './unit-source.js';

export interface AttackerChoice {
  readonly models?: number;
  readonly weapons?: readonly string[];
  /** The weapons are all that a list gives the unit: those of the phase attack, a weapon with modes by its first. */
  readonly isListed?: true;
  readonly phase?: 'shooting' | 'fight';
  /** For weapons whose skill is their bearer's, where nothing says it. */
  readonly skill?: string;
}

export interface Made<Part> {
  /** Absent while something is missing. */
  readonly part?: Part;
  readonly missing: readonly Missing[];
  readonly issues: readonly Issue[];
  /** What was taken for granted, as warnings. */
  readonly notes: readonly Issue[];
}

/** A unit with its weapons as a scenario's attacker. */
export function attackerFrom(source: UnitSource, choice: AttackerChoice, edition: string): Made<AttackerPart> {
  const { name } = source;
  const { models, ...size } = modelCount(source, choice.models, 'attacker');
  const candidates = candidatesOf(source, edition);
  const { phase } = choice;
  const carried = choice.isListed ? ofPhase(choice, candidates) : { names: choice.weapons ?? [], notes: [] };
  const picked = chooseWeapons(carried.names, {
    of: name,
    candidates,
    loose: looseCandidates(edition),
    ...(phase === undefined ? {} : { phase }),
    isSingle: models === 1,
    isBorne: ({ weapon }) => bearerOf(weapon, source) !== undefined,
  });
  const kinds = modelsOf(source);
  const armed = picked.chosen.map((one) => weaponPart(one, { source, kinds, models: models ?? 1, choice }));
  const weapons = armed.map(({ part }) => part);
  const [first] = picked.chosen;
  const [main] = kinds;
  const missing = [...size.missing, ...picked.missing, ...armed.flatMap((one) => one.missing)];
  const issues = [...size.issues, ...picked.issues];
  const notes = [
    ...size.notes,
    ...carried.notes,
    ...(choice.weapons?.length || picked.chosen.length === 0 ? [] : [weaponsNote(picked.chosen)]),
  ];
  if (models === undefined || first === undefined || main === undefined || missing.length > 0 || issues.length > 0)
    return { missing, issues, notes };
  const part: AttackerPart = {
    name,
    models,
    keywords: [...keywordsOf(source)],
    weapons,
    ...bearing(main, first.candidate.sort),
    ...(main.wounds === undefined || (kinds.length > 1 && main.brackets.length === 0) ? {} : { wounds: main.wounds }),
  };
  return { part, missing, issues, notes };
}

/** What of a list's weapons attacks in the phase. */
function ofPhase({ weapons = [], phase = 'shooting' }: AttackerChoice, candidates: readonly Candidate[]) {
  const sort = phase === 'fight' ? 'melee' : 'ranged';
  const inPhase = candidates.filter((one) => one.sort === sort);
  const notes: Issue[] = [];
  const names = weapons.flatMap((text) => {
    const [, count = '1', name = text] = /^(\d+) (.+)$/.exec(text) ?? [];
    const match = matchName(name, inPhase);
    if (match.kind === 'one') return [`${count} ${match.found.name}`];
    if (match.kind === 'none') return [];
    const [first] = match.found;
    if (first === undefined) return [];
    notes.push(
      issue('choice-assumed', `${name} attacks as ${first.name}.`, {
        severity: 'warning',
        hint: '--weapon NAME chooses',
      }),
    );
    return [`${count} ${first.name}`];
  });
  return { names, notes };
}

const weaponsNote = (chosen: readonly Chosen[]): Issue =>
  issue('choice-assumed', `Attacks with ${chosen.map(({ candidate }) => candidate.name).join(', ')}.`, {
    severity: 'warning',
    hint: '--weapon NAME chooses',
  });

/** So many models as asked for, else the smallest unit. */
export function modelCount(source: UnitSource, asked: number | undefined, side: Missing['side']) {
  const { least, most } = sizeOf(source);
  const { name } = source;
  const flag = side === 'attacker' ? '--models' : '--target-models';
  if (asked !== undefined) {
    const tooMany = most !== undefined && asked > most;
    const hint = `at most ${most}`;
    const issues = tooMany
      ? [issue('too-many-models', `${name} has fewer models than that.`, { found: String(asked), hint })]
      : [];
    return { models: asked, missing: [], issues, notes: [] };
  }
  if (least === undefined) {
    const missing: readonly Missing[] = [{ field: 'models', of: name, side }];
    return { models: undefined, missing, issues: [], notes: [] };
  }
  const isFixed = least === most || (most === undefined && least === 1);
  const note = issue('choice-assumed', `${name}: ${least} models, its smallest size.`, {
    severity: 'warning',
    hint: `${flag} N chooses`,
  });
  return { models: least, missing: [], issues: [], notes: isFixed ? [] : [note] };
}

interface Armed {
  readonly source: UnitSource;
  readonly kinds: readonly KnownModel[];
  readonly models: number;
  readonly choice: AttackerChoice;
}

/** The line with its number of weapons, and the skill of whoever bears it. */
function weaponPart(
  { candidate, count }: Chosen,
  { source, kinds, models, choice }: Armed,
): { readonly part: WeaponPart; readonly missing: readonly Missing[] } {
  const who = bearerOf(candidate.weapon, source);
  const bearer = kinds.find((kind) => who !== undefined && kebab(kind.name) === kebab(who)) ?? kinds[0];
  const bearers = who === undefined || kinds.length === 1 ? models : (bearer?.count ?? models);
  const own = candidate.sort === 'melee' ? bearer?.weaponSkill : bearer?.ballisticSkill;
  const skill = candidate.takesSkill ? (choice.skill ?? (own === undefined ? undefined : `${own}+`)) : undefined;
  const isElse = bearer !== undefined && bearer !== kinds[0];
  const { attacks = isElse ? bearer.attacks : undefined, strength } = candidate.part;
  const part: WeaponPart = {
    ...candidate.part,
    count: count ?? bearers,
    ...(attacks === undefined ? {} : { attacks }),
    ...(skill === undefined ? {} : { skill }),
  };
  const { name } = candidate;
  const needs = (field: Missing['field'], isMissing: boolean): readonly Missing[] =>
    isMissing ? [{ field, of: name, side: 'attacker' }] : [];
  const hasType = candidate.part.abilities?.some((words) => /\d/.test(words)) ?? false;
  return {
    part,
    missing: [
      ...needs('skill', candidate.takesSkill && skill === undefined),
      ...needs('attacks', attacks === undefined && bearer?.attacks === undefined && !hasType),
      ...needs('strength', !/^\d+$/.test(String(strength)) && bearer?.strength === undefined),
    ],
  };
}

/** Ninth edition: what melee weapons take from their bearer, and the rows for its wounds. */
function bearing({ attacks, strength, brackets }: KnownModel, sort: 'ranged' | 'melee'): Partial<AttackerPart> {
  const rows = brackets.map(({ from, to, weaponSkill, ballisticSkill, attacks: own, strength: force }) => {
    const skill = sort === 'melee' ? weaponSkill : ballisticSkill;
    return {
      from,
      to,
      ...(own === undefined ? {} : { attacks: own }),
      ...(skill === undefined ? {} : { skill: `${skill}+` }),
      ...(force === undefined ? {} : { strength: force }),
    };
  });
  return {
    ...(sort === 'melee' && attacks !== undefined ? { attacks } : {}),
    ...(sort === 'melee' && strength !== undefined ? { strength } : {}),
    ...(rows.length === 0 ? {} : { brackets: rows }),
  };
}
