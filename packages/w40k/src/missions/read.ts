import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { type Battlefield, readBattlefield } from '../terrain/battlefield.js';
import { problemsOf } from '../terrain/problems.js';
import { battlefields } from './battlefields.js';
import {
  type Action,
  type Award,
  type MissionShape,
  missionSchema,
  type Secondary,
  secondarySchema,
} from './schema.js';
import { secondaries } from './secondaries.js';

/** A mission that was read: its battlefields, what scores and how much, and its secondary missions. */
export interface Mission extends Omit<MissionShape, 'battlefields' | 'secondary'> {
  readonly battlefields: readonly Battlefield[];
  readonly secondary: Omit<MissionShape['secondary'], 'cards'> & { readonly cards: readonly Secondary[] };
}

/** What a player may bring besides the mission: battlefields and secondary missions of their own. */
export interface MissionExtras {
  readonly secondaries?: readonly unknown[];
  /** The sorts of terrain that the edition knows. */
  readonly sorts?: readonly string[];
}

/** Reads a mission at the door: every problem with its path, or all that is needed to play it. */
export function readMission(raw: unknown, extras: MissionExtras = {}): Result<Mission> {
  const parsed = missionSchema.safeParse(raw);
  if (!parsed.success) return fail(problemsOf(parsed.error.issues, raw, 'mission'));
  const data = parsed.data;
  const own = readSecondaries(extras.secondaries ?? []);
  const issues: Issue[] = own.ok ? [] : [...own.error];
  const cards = [...secondaries, ...(own.ok ? own.value : [])];
  const fields = data.battlefields.flatMap((one, i) => {
    const read = battlefieldOf(one, extras.sorts, `battlefields[${i}]`);
    if (read.ok) return [read.value];
    issues.push(...read.error);
    return [];
  });
  const chosen = (data.secondary.cards ?? cards.map(({ id }) => id)).flatMap((id, i) => {
    const found = cards.find((card) => card.id === id);
    if (found === undefined)
      issues.push(unknown('secondary-unknown', 'secondary mission', id, `secondary.cards[${i}]`, cards));
    return found ?? [];
  });
  issues.push(...lostActions(data.primary.awards, data.primary.actions, 'primary'), ...twice(data.primary.awards));
  if (issues.length > 0) return fail(issues);
  return ok({ ...data, battlefields: fields, secondary: { ...data.secondary, cards: chosen } });
}

function readSecondaries(raw: readonly unknown[]): Result<readonly Secondary[]> {
  const issues: Issue[] = [];
  const cards = raw.flatMap((one, i) => {
    const parsed = secondarySchema.safeParse(one);
    if (!parsed.success) {
      const found = problemsOf(parsed.error.issues, one, 'secondary mission');
      issues.push(...found.map((each) => ({ ...each, path: `secondaries[${i}]${each.path ? `.${each.path}` : ''}` })));
      return [];
    }
    issues.push(...lostActions(parsed.data.awards, parsed.data.actions, `secondaries[${i}]`));
    return [parsed.data];
  });
  return issues.length > 0 ? fail(issues) : ok(cards);
}

function battlefieldOf(
  one: MissionShape['battlefields'][number],
  sorts: readonly string[] | undefined,
  path: string,
): Result<Battlefield> {
  const raw = typeof one === 'string' ? battlefields.find(({ id }) => id === one) : one;
  if (raw === undefined) return fail([unknown('battlefield-unknown', 'battlefield', String(one), path, battlefields)]);
  const read = readBattlefield(raw, sorts);
  if (read.ok) return read;
  return fail(read.error.map((each) => ({ ...each, path: `${path}${each.path ? `.${each.path}` : ''}` })));
}

const unknown = (
  code: string,
  what: string,
  found: string,
  path: string,
  among: readonly { readonly id: string }[],
): Issue => {
  const ids = among.map(({ id }) => id);
  return issue(code, `there is no ${what} "${found}"`, {
    path,
    found,
    near: nearest(found, ids),
    hint: `one of ${ids.join(', ')}`,
  });
};

/** Awards that count an action which the mission does not have. */
const lostActions = (awards: readonly Award[], actions: readonly Action[], path: string): readonly Issue[] =>
  awards.flatMap(({ counts }, i) =>
    counts.count === 'actions-completed' && !actions.some(({ id }) => id === counts.action)
      ? [unknown('action-unknown', 'action', counts.action, `${path}.awards[${i}].counts.action`, actions)]
      : [],
  );

const twice = (awards: readonly Award[]): readonly Issue[] =>
  awards.flatMap(({ id }, i) =>
    awards.findIndex((one) => one.id === id) < i
      ? [issue('id-twice', `two awards are called "${id}"`, { path: `primary.awards[${i}].id`, found: id })]
      : [],
  );
