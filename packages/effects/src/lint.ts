import { type Issue, issue, nearest } from '@umpire/kernel';
import { type Asked, nameBoundBy, namesAsked, wordsAsked } from './asks.js';
import type { Ability, Effect } from './effect.js';
import { type Part, partsOf, partsOfEffect } from './parts.js';
import type { RuleId, StepId } from './period.js';
import { attackRerolls } from './vocabulary.js';
import { walkEffect } from './walk.js';

/** What a step of the game offers to effects. */
export interface StepWords {
  /** The names it binds, beside `subject`. */
  readonly binds?: readonly string[];
  /** Whether players may take offers there; they may unless it says no. */
  readonly opens?: boolean;
}

/** The words of a game system: whatever an effect names must be among them. */
export interface Vocabulary {
  readonly states: ReadonlySet<string>;
  readonly steps: ReadonlyMap<StepId, StepWords>;
  readonly numbers: ReadonlySet<string>;
  readonly rules: ReadonlySet<RuleId>;
  /** The tags of the verbs that its drivers read. */
  readonly verbs: ReadonlySet<string>;
  /** What `reroll` may name; those of an attack unless given. */
  readonly rerolls?: ReadonlySet<string>;
  /** What `allow` and `forbid` may name; anything unless given. */
  readonly permissions?: ReadonlySet<string>;
  /** States, steps, counters and lists of abilities that rules of an army declare, known by their form. */
  readonly coined?: (name: string) => boolean;
}

interface LintOptions {
  /** Names bound from outside: by another effect of the same ability. */
  readonly bound?: Iterable<string>;
  readonly path?: string;
}

const always = ['self', 'mine', 'theirs'];

/** Every name in the effect that nothing binds, declares or reads, and an offer that nothing opens. */
export function lintEffect(
  effect: Effect,
  vocabulary: Vocabulary,
  { bound = [], path = '' }: LintOptions = {},
): Issue[] {
  const opening = effect.when ? ['subject', ...stepNames(effect.when.at, vocabulary)] : [];
  const scope: Scope = { grown: new Set([...always, ...bound, ...opening]), local: [] };
  const issues = closedOffer(effect, vocabulary, path);
  for (const part of partsOfEffect(effect, path)) {
    if (part.kind === 'verb' && effect.offer?.target) scope.grown.add(effect.offer.target.as);
    issues.push(...lintPart(part, vocabulary, scope));
  }
  return issues;
}

/** Lints the effects of an ability together: what one keeps or marks, the others may name. */
export function lintAbility(ability: Ability, vocabulary: Vocabulary): Issue[] {
  const kept: string[] = [];
  const marks: string[] = [];
  for (const effect of ability.effects) {
    walkEffect(effect, (part) => {
      if (part.kind !== 'verb') return;
      if ('keep' in part.node) kept.push(nameBoundBy(part.node) ?? '');
      if ('mark' in part.node) marks.push(part.node.mark);
    });
  }
  const known = { ...vocabulary, states: new Set([...vocabulary.states, ...marks]) };
  return ability.effects.flatMap((effect, i) => lintEffect(effect, known, { bound: kept, path: `effects[${i}]` }));
}

const stepNames = (step: StepId | undefined, { steps }: Vocabulary): readonly string[] =>
  (step === undefined ? undefined : steps.get(step)?.binds) ?? [];

function closedOffer({ when, offer }: Effect, { steps }: Vocabulary, path: string): Issue[] {
  if (!offer) return [];
  const where = path === '' ? 'offer' : `${path}.offer`;
  if (!when) return [issue('closed-offer', 'nothing opens this offer', { path: where, hint: 'a `when`' })];
  if (steps.get(when.at)?.opens !== false) return [];
  return [issue('closed-offer', `no offer is taken at ${when.at}`, { path: where, found: when.at })];
}

/** The names that hold: `grown` by the verbs so far, `local` to the piece at hand. */
interface Scope {
  readonly grown: Set<string>;
  readonly local: readonly string[];
}

function lintPart(part: Part, vocabulary: Vocabulary, { grown, local }: Scope): Issue[] {
  const scope: Scope = { grown, local: [...local, ...(part.binds ?? [])] };
  const own = [
    ...wordsAsked(part).flatMap((asked) => unknownWord(asked, part.path, vocabulary)),
    ...namesAsked(part).flatMap((name) => unboundName(name, part.path, scope)),
  ];
  const below = scopeBelow(part, vocabulary, scope);
  const issues = [...own, ...partsOf(part).flatMap((piece) => lintPart(piece, vocabulary, below))];
  const bound = part.kind === 'verb' ? nameBoundBy(part.node) : undefined;
  if (bound !== undefined) grown.add(bound);
  return issues;
}

/** What waits for a later step may use the names that step binds. */
function scopeBelow(part: Part, vocabulary: Vocabulary, { grown, local }: Scope): Scope {
  if (part.kind !== 'verb' || !('later' in part.node)) return { grown, local };
  return { grown, local: [...local, ...stepNames(part.node.later.at, vocabulary)] };
}

function unboundName(name: string, path: string, { grown, local }: Scope): Issue[] {
  if (grown.has(name) || local.includes(name)) return [];
  const near = nearest(name, [...grown, ...local]);
  return [issue('unbound-name', `nothing binds ${name}`, { path, found: name, ...(near.length > 0 && { near }) })];
}

/** What rules of an army may declare. */
const coinable: ReadonlySet<Asked['what']> = new Set(['state', 'step', 'rule', 'number'] as const);

function unknownWord({ what, word }: Asked, path: string, vocabulary: Vocabulary): Issue[] {
  const known = knownWords(what, vocabulary);
  if (!known || known.has(word)) return [];
  if (coinable.has(what) && vocabulary.coined?.(word)) return [];
  const near = nearest(word, known.keys());
  const message = `${word} is no ${what} that this game system ${what === 'verb' ? 'carries out' : 'knows'}`;
  return [
    issue(what === 'verb' ? 'unread-verb' : `unknown-${what}`, message, {
      path,
      found: word,
      ...(near.length > 0 && { near }),
    }),
  ];
}

const ofAttacks: ReadonlySet<string> = new Set(attackRerolls);

function knownWords(what: Asked['what'], vocabulary: Vocabulary): Words | undefined {
  const { states, steps, numbers, rules, verbs, rerolls = ofAttacks, permissions } = vocabulary;
  return {
    state: states,
    step: steps,
    number: numbers,
    rule: rules,
    verb: verbs,
    reroll: rerolls,
    permission: permissions,
  }[what];
}

interface Words {
  readonly has: (word: string) => boolean;
  readonly keys: () => Iterable<string>;
}
