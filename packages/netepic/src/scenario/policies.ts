import type { Policies, Question } from '@umpire/dice';
import { fail, type Issue, issue, kebab, nearest, ok, type Result } from '@umpire/kernel';
import type { Side } from '../attack/location.js';
import { tracks } from '../table/stand.js';
import type { ReadScenario } from './read.js';
import type { Scenario } from './schema.js';

/** `destroy`, `stands`, `wounds`, or `destroy:` and the name of a group. */
export function goalOf(
  { goal }: Scenario['policies'],
  { groups }: Pick<ReadScenario, 'groups'>,
): Result<Policies['goal'], Issue> {
  const names = groups.map(({ name }) => name);
  if (goal === 'destroy' || goal === 'wounds') return ok(goal);
  if (goal === 'stands' || goal === 'models') return ok('models');
  const [, name = ''] = /^destroy:\s*(.+)$/.exec(goal) ?? [];
  const group = names.findIndex((known) => kebab(known) === kebab(name));
  if (group >= 0) return ok({ destroy: group });
  return fail(
    issue('unknown-value', `But inconnu\u00a0: «\u00a0${goal.slice(0, 60)}\u00a0».`, {
      path: 'policies.goal',
      found: goal.slice(0, 60),
      hint: `destroy, stands, wounds, ou destroy: suivi d’un de ${names.join(', ')}`,
      near: nearest(name, names),
    }),
  );
}

const isCell = (word: string): boolean => /^[1-4][LCR]$/.test(word);

/** A cell, a part, `best`, or nothing that is known. */
export function locationIssue({ location }: Scenario['policies']): Issue | undefined {
  if (location === 'best' || isCell(location) || tracks.some((track) => track === location)) return undefined;
  return issue('unknown-value', `Zone inconnue\u00a0: «\u00a0${location}\u00a0».`, {
    path: 'policies.location',
    found: location,
    hint: `best, une case comme 3C, ou ${tracks.join(', ')}`,
    near: nearest(location, tracks),
  });
}

/** Answers that need no look at the state. Elite dice are the business of whoever knows what failed. */
export function plainAnswer(
  { rule, options, max, seat }: Question,
  policies: Scenario['policies'],
  side: Side,
): readonly number[] | 'best' {
  const pick = (at: number): number[] => options.map((_, i) => (i === at ? 1 : 0));
  if (rule === 'location') return located(options, policies.location, side);
  if (rule === 'damage') return policies.damage === 'best' ? 'best' : pick(policies.damage === 'add' ? 0 : 1);
  if (rule === 'sacrifice') {
    if (policies.sacrifice === 'best') return 'best';
    return pick(policies.sacrifice === 'always' ? 0 : options.length - 1);
  }
  const policy = seat === 'attacker' ? policies.elite : policies.saveElite;
  if (policy === 'best') return 'best';
  if (policy === 'never') return options.map(() => 0);
  // second dice behind a six are the better ones to throw again
  let left = max;
  const order = options.map((_, i) => i).sort((a, b) => rank(options[a]?.key) - rank(options[b]?.key));
  const taken = options.map(() => 0);
  for (const i of order) {
    taken[i] = Math.min(left, options[i]?.most ?? 0);
    left -= taken[i] ?? 0;
  }
  return taken;
}

const rank = (key = ''): number => (key.startsWith('second') ? 0 : 1);

function located(options: Question['options'], location: string, side: Side): readonly number[] | 'best' {
  if (location === 'best') return 'best';
  const wanted = isCell(location) ? location : (cells[side][location] ?? cells[side].hull);
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === wanted),
  );
  return options.map((_, i) => (i === at ? 1 : 0));
}

/** The cell of each part, as the shooter sees it; of the hull the one with more of the sheet around it. */
const cells: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  front: { hull: '3C', head: '4C', legs: '1L', 'weapon-a': '3L', 'weapon-b': '3R' },
  rear: { hull: '2C', head: '4C', legs: '1L', 'weapon-a': '3R', 'weapon-b': '3L', reactor: '3C' },
};

export const looksAhead = ({ elite, saveElite, location, damage, sacrifice }: Scenario['policies']): boolean =>
  [elite, saveElite, location, damage, sacrifice].includes('best');
