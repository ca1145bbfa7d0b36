import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { UnitsAsked } from '../services.js';

/** The flags of `umpire odds` that name two units instead of a scenario. */
export interface UnitOptions {
  readonly attacker?: string;
  readonly target?: string;
  readonly page?: readonly string[];
  readonly library?: string;
  readonly weapon?: readonly string[];
  readonly models?: string;
  readonly targetModels?: string;
  readonly phase?: string;
  readonly range?: string;
  readonly skill?: string;
  readonly effect?: readonly string[];
  readonly targetEffect?: readonly string[];
  readonly attackerFact?: readonly string[];
  readonly targetFact?: readonly string[];
  readonly beside?: readonly string[];
  readonly toughness?: string;
  readonly save?: string;
  readonly invulnerable?: string;
  readonly wounds?: string;
  readonly feelNoPain?: string;
  readonly printScenario?: boolean;
}

const FLAGS: readonly (keyof UnitOptions)[] = [
  'attacker',
  'target',
  'page',
  'library',
  'weapon',
  'models',
  'targetModels',
  'phase',
  'range',
  'skill',
  'effect',
  'targetEffect',
  'attackerFact',
  'targetFact',
  'beside',
  'toughness',
  'save',
  'invulnerable',
  'wounds',
  'feelNoPain',
  'printScenario',
];

export const isOfUnits = (options: UnitOptions): boolean => FLAGS.some((flag) => options[flag] !== undefined);

/** `--feel-no-pain` */
export const flagOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export type Choices = Pick<UnitsAsked, 'attacker' | 'target' | 'neighbours' | 'distance' | 'states'>;

/** Errors: `flag-value`, one a flag. */
export function parseChoices(options: UnitOptions): Result<Choices> {
  const issues: Issue[] = [];
  const whole = (flag: 'models' | 'targetModels' | 'toughness' | 'wounds'): number | undefined => {
    const text = options[flag];
    if (text === undefined || /^[1-9]\d{0,2}$/.test(text.trim())) return text === undefined ? undefined : Number(text);
    issues.push(wrong(flag, text, 'a whole number, 1 or more'));
    return undefined;
  };
  const roll = (flag: 'save' | 'invulnerable' | 'feelNoPain' | 'skill'): string | undefined => {
    const text = options[flag]?.trim();
    if (text === undefined || isRoll(text)) return text;
    issues.push(wrong(flag, text, '2+ to 6+, or none'));
    return undefined;
  };
  const { phase } = options;
  if (phase !== undefined && !isPhase(phase)) issues.push(wrong('phase', phase, 'shooting or fight'));
  const distance = options.range === undefined ? undefined : Number.parseFloat(options.range);
  if (distance !== undefined && !(distance >= 0 && distance <= 1000))
    issues.push(wrong('range', `${options.range}`, 'a distance in inches'));
  const skill = roll('skill');
  const models = whole('models');
  const targetModels = whole('targetModels');
  const statline = present({
    toughness: whole('toughness'),
    wounds: whole('wounds'),
    save: roll('save'),
    invulnerableSave: roll('invulnerable'),
    feelNoPain: roll('feelNoPain'),
  });
  const neighbours = (options.beside ?? []).map((text) => {
    const [, name = '', inches = ''] = /^(.+):\s*(\d+(?:\.\d+)?)"?$/.exec(text.trim()) ?? [];
    if (name === '') issues.push(wrong('beside', text, 'a unit and its inches from the target: "Ork Boyz:2.5"'));
    return { name: name.trim(), distance: Number(inches) };
  });
  if (issues.length > 0) return fail(issues);
  return ok({
    attacker: {
      name: options.attacker ?? '',
      weapons: options.weapon ?? [],
      effects: options.effect ?? [],
      ...present({ models, skill }),
      ...(phase !== undefined && isPhase(phase) ? { phase } : {}),
    },
    target: {
      name: options.target ?? '',
      statline,
      effects: options.targetEffect ?? [],
      ...present({ models: targetModels }),
    },
    ...present({ distance }),
    ...(neighbours.length > 0 ? { neighbours } : {}),
    states: { attacker: options.attackerFact ?? [], target: options.targetFact ?? [] },
  });
}

const isPhase = (text: string): text is 'shooting' | 'fight' => text === 'shooting' || text === 'fight';

export const isRoll = (text: string): boolean => /^([2-7]\+?|none|-)$/i.test(text);

const wrong = (flag: string, found: string, hint: string): Issue =>
  issue('flag-value', `${flagOf(flag)} does not take this.`, { found, hint });

type Present<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Without what is not said. */
function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}
