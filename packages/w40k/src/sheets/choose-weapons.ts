import { type Issue, issue } from '@umpire/kernel';
import { matchName } from '../facts/index.js';
import type { Candidate } from './loadout.js';
import type { Missing } from './unit-source.js';

export interface Chosen {
  readonly candidate: Candidate;
  /** Absent: one a model that bears it. */
  readonly count?: number;
}

export interface Choice {
  readonly chosen: readonly Chosen[];
  readonly missing: readonly Missing[];
  readonly issues: readonly Issue[];
}

interface Asking {
  readonly of: string;
  readonly candidates: readonly Candidate[];
  /** Lines that may be named and are offered to nobody. */
  readonly loose: readonly Candidate[];
  readonly phase?: 'shooting' | 'fight';
  readonly isSingle: boolean;
  /** Whether the sheet says who bears it. */
  readonly isBorne: (candidate: Candidate) => boolean;
}

const sortIn = { shooting: 'ranged', fight: 'melee' } as const;

/** The weapons named, or those that the unit has without any choice of its player. */
export function chooseWeapons(names: readonly string[], asking: Asking): Choice {
  if (names.length === 0) return withoutNames(asking);
  const picks = names.map((name) => pick(name, asking));
  const chosen = picks.flatMap((one) => one.chosen);
  const clash = new Set(chosen.map(({ candidate }) => candidate.sort)).size > 1;
  const issues = picks.flatMap((one) => one.issues);
  return {
    chosen,
    missing: picks.flatMap((one) => one.missing),
    issues: clash ? [...issues, mixed(chosen)] : [...issues, ...outOfPhase(chosen, asking.phase)],
  };
}

const mixed = (chosen: readonly Chosen[]): Issue =>
  issue('phase-unclear', 'Ranged and melee weapons are named together; one attack has one phase.', {
    found: chosen.map(({ candidate }) => `${candidate.name} (${candidate.sort})`).join(', '),
    hint: 'name weapons of one kind',
  });

function outOfPhase(chosen: readonly Chosen[], phase: Asking['phase']): Issue[] {
  const wrong = phase === undefined ? [] : chosen.filter(({ candidate }) => candidate.sort !== sortIn[phase]);
  return wrong.map(({ candidate: { name, sort } }) =>
    issue('weapon-phase', `${name} does not attack in the ${phase} phase.`, {
      found: sort,
      hint: 'leave out the phase or the weapon',
    }),
  );
}

/** `Tesla cannon`, `3 gauss blaster`, `gauss blaster x3`. */
function pick(text: string, { of, candidates, loose, phase }: Asking): Choice {
  const [, before, name = text, after] =
    /^\s*(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?\s*$/i.exec(text) ?? [];
  const count = before ?? after;
  const inPhase = candidates.filter(({ sort }) => phase === undefined || sort === sortIn[phase]);
  const own = matchName(name, inPhase);
  const elsewhere = own.kind === 'none' ? matchName(name, [...candidates, ...loose]) : own;
  const match = elsewhere.kind === 'none' ? own : elsewhere;
  if (match.kind === 'one')
    return {
      chosen: [{ candidate: match.found, ...(count === undefined ? {} : { count: Number(count) }) }],
      missing: [],
      issues: [],
    };
  if (match.kind === 'several') return ofSeveral(name, match.found, of);
  const among = (inPhase.length > 0 ? inPhase : candidates).map((one) => one.name);
  const hint = among.length === 0 ? 'give the page of the unit' : `one of ${among.join(', ')}`;
  return {
    chosen: [],
    missing: [],
    issues: [issue('unknown-weapon', `${of} has no such weapon.`, { found: name, near: match.near, hint })],
  };
}

/** A weapon with modes asks for one of them; other names are unclear. */
function ofSeveral(name: string, found: readonly Candidate[], of: string): Choice {
  const among = found.map((one) => one.name);
  if (new Set(found.map(({ weapon }) => weapon)).size === 1)
    return { chosen: [], missing: [{ field: 'weapon', of, side: 'attacker', among }], issues: [] };
  return {
    chosen: [],
    missing: [],
    issues: [
      issue('weapon-unclear', `Several weapons of ${of} have this in their name.`, { found: name, near: among }),
    ],
  };
}

/**
 * One model fires all it has; several models, or a weapon with modes, are for the player to say. In a fight a model uses one
 * weapon.
 */
function withoutNames({ of, candidates, phase, isSingle, isBorne }: Asking): Choice {
  const sort = sortIn[phase ?? (candidates.some((one) => one.sort === 'ranged') ? 'shooting' : 'fight')];
  const inPhase = candidates.filter((one) => one.sort === sort);
  const plain = inPhase.filter(({ isOption }) => !isOption);
  const isClear = plain.length === 1 || (plain.length > 1 && sort === 'ranged' && (isSingle || plain.every(isBorne)));
  const hasModes = new Set(plain.map(({ weapon }) => weapon)).size < plain.length;
  if (isClear && !hasModes) return { chosen: plain.map((candidate) => ({ candidate })), missing: [], issues: [] };
  const among = inPhase.map((one) => one.name);
  return { chosen: [], missing: [{ field: 'weapon', of, side: 'attacker', among }], issues: [] };
}
