import { fail, type Issue, issue, kebab, nearest, ok, type Result } from '@umpire/kernel';
import { type Ability, type AbilityId, abilityIds } from '../table/stand.js';
import { frenchPrint } from '../words/typeset.js';
import type { EpicRule, ParameterKind } from './ability.js';
import { allAbilities } from './index.js';

/** Bare names, accents and case apart, in both languages and by id: a number behind them is not part of them. */
const byName: ReadonlyMap<string, EpicRule> = new Map(
  allAbilities.flatMap((rule) =>
    [rule.name, rule.native?.english ?? rule.id, rule.id, ...(rule.native?.also ?? [])].map(
      (name) => [kebab(name), rule] as const,
    ),
  ),
);

/** The ability that a printed table or a sentence names, whatever stands in its brackets: `Dégats (+X)` is Dégâts (CSV-7). */
export const abilityNamed = (text: string): EpicRule | undefined =>
  byName.get(kebab(text)) ??
  byName.get(kebab(text.replace(/\s*\([+X]{1,3}\)\s*$/u, ''))) ??
  byName.get(kebab(bareName(text)));

const isAbilityId = (id: string): id is AbilityId => abilityIds.some((known) => known === id);

/**
 * `Dégâts (1)`, `degats 1`, `Régénération (5+)`, `Gabarit (6 cm)`, `organic metal (2)`. Issues: `unknown-ability`,
 * `parameter-missing`, `parameter-wrong`. `path` is where it stands.
 */
export function parseAbility(text: string, path?: string): Result<Ability> {
  const place = path === undefined ? {} : { path };
  const rule = abilityNamed(text);
  if (!rule || !isAbilityId(rule.id)) return fail([unknown(text, place)]);
  const written = byName.has(kebab(text)) ? '' : parameterOf(text);
  const parameter = rule.native?.parameter ?? 'none';
  const example = `${rule.name} (${examples[parameter]})`;
  if (parameter === 'none') {
    if (written === '') return ok({ id: rule.id });
    return fail([
      issue('parameter-wrong', frenchPrint(`${rule.name} : aucun paramètre n’est attendu.`), {
        ...place,
        english: `${rule.name} takes no parameter.`,
        found: text,
        hint: rule.name,
      }),
    ]);
  }
  if (written === '') {
    return fail([
      issue('parameter-missing', frenchPrint(`${rule.name} : paramètre manquant, par exemple « ${example} ».`), {
        ...place,
        english: `${rule.name} takes a parameter, such as ${example}.`,
        found: text,
        hint: example,
      }),
    ]);
  }
  const value = numberIn(parameter, written);
  if (value !== undefined) return ok({ id: rule.id, value });
  return fail([
    issue('parameter-wrong', frenchPrint(`${rule.name} : paramètre illisible, par exemple « ${example} ».`), {
      ...place,
      english: `The parameter of ${rule.name} cannot be read; it is written like ${example}.`,
      found: text,
      hint: example,
    }),
  ]);
}

/** All of a list; every problem is told. */
export function parseAbilities(texts: readonly string[], path: string): Result<readonly Ability[]> {
  const parsed = texts.map((text, i) => parseAbility(text, `${path}[${i}]`));
  const issues = parsed.flatMap((one): readonly Issue[] => (one.ok ? [] : one.error));
  return issues.length > 0 ? fail(issues) : ok(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
}

const examples: Readonly<Record<ParameterKind, string>> = { none: '', number: '2', threshold: '5+', size: '6 cm' };

const TAIL = /\s*\(?\s*([+−-]?\s*\d+\s*\+?\s*(?:cm)?|XX|flammes?|flame)\s*\)?\s*$/iu;

const bareName = (text: string): string => text.replace(TAIL, '');
const parameterOf = (text: string): string => TAIL.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';

function numberIn(kind: ParameterKind, written: string): number | 'flame' | undefined {
  if (kind === 'size' && /^flam/i.test(written)) return 'flame';
  const form = { none: /^$/, number: /^\+?(\d+)$/, threshold: /^([2-6])\+$/, size: /^(\d+)(?:cm)?$/i }[kind];
  const found = form.exec(written)?.[1];
  return found === undefined || Number(found) === 0 ? undefined : Number(found);
}

function unknown(text: string, place: { readonly path?: string }): Issue {
  const near = nearest(
    bareName(text),
    allAbilities.flatMap(({ name, native }) => (native ? [name, native.english] : [name])),
  );
  const hint = near.length > 0 ? `« ${near[0]} » ?` : 'une capacité spéciale imprimée, par exemple « Antigrav »';
  return issue('unknown-ability', frenchPrint(`Capacité inconnue : « ${text} ».`), {
    ...place,
    english: `No ability is called ${text}.`,
    found: text,
    hint,
    near,
  });
}
