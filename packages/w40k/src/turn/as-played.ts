import type { Condition, Effect, Selector, Verb, When } from '@umpire/effects';

/*
 * Effects as texts say them, in the words of a battle: a move of one sort is a move of that sort, an objective that is secured
 * is secured by the unit that was named, and what only the building of an army asks for has been seen to.
 */

const building: ReadonlySet<string> = new Set([
  'attach-to',
  'attach-beside',
  'attach-to-self-as',
  'transport',
  'transport-space',
  'cannot-embark',
  'cannot-transport',
]);
const isBuilding = (verb: Verb): boolean =>
  ('grant' in verb && typeof verb.grant === 'object' && 'rule' in verb.grant && building.has(verb.grant.rule)) ||
  ('allow' in verb && ['bear-enhancement', 'be-warlord', 'embark-with-bodyguard'].includes(verb.allow)) ||
  ('forbid' in verb && ['bear-enhancement', 'include-several', 'be-warlord'].includes(verb.forbid));

interface Step {
  readonly at: string;
  /** Which sorts of move are meant. */
  readonly made?: readonly string[];
}

const arrives = { at: 'move', made: ['ingress'] };

const steps: Readonly<Record<string, Step>> = {
  move: { at: 'move', made: ['normal', 'advance', 'fall-back'] },
  'any-move': { at: 'move' },
  'normal-move': { at: 'move', made: ['normal'] },
  'advance-move': { at: 'move', made: ['advance'] },
  'fall-back-move': { at: 'move', made: ['fall-back'] },
  'surge-move': { at: 'move', made: ['surge'] },
  'ingress-move': arrives,
  arrived: arrives,
  'move-or-advance': { at: 'move', made: ['normal', 'advance'] },
  'selected-to-normal': { at: 'selected-to-move', made: ['normal'] },
  'selected-to-advance': { at: 'selected-to-move', made: ['advance'] },
  'disembark-move': { at: 'disembarked' },
};

/** What a battle is asked to carry out: nothing of an effect that was done as the army was built. */
export const asPlayed = (effects: readonly Effect[]): readonly Effect[] =>
  effects
    .map((effect) => atItsStep({ ...effect, do: strides(effect.do.filter((verb) => !isBuilding(verb)).map(secures)) }))
    .map(otherUnits)
    .filter(({ do: verbs }) => verbs.length > 0);

/** What a super-heavy walker strides over, in all its moves. */
const strided = ['normal', 'advance', 'fall-back'].flatMap((move) => [
  `${move}-through-models-but-titanic`,
  `${move}-through-low-terrain`,
]);

function strides(verbs: readonly Verb[]): readonly Verb[] {
  const over = verbs.filter((verb) => 'allow' in verb && strided.includes(verb.allow));
  const [first] = over;
  if (!first || over.length !== strided.length || !('for' in first)) return verbs;
  const whom = JSON.stringify(first.for);
  if (over.some((verb) => !('for' in verb) || JSON.stringify(verb.for) !== whom)) return verbs;
  const stride = { ...first, allow: 'stride-over-low-terrain' } as Verb;
  return [stride, ...verbs.filter((verb) => !over.includes(verb))];
}

/** "Another unit", of units: whichever is not its own. */
function otherUnits(effect: Effect): Effect {
  const visit = (node: unknown, units: boolean): unknown => {
    if (Array.isArray(node)) return node.map((one) => visit(one, units));
    if (typeof node !== 'object' || node === null) return node;
    const inUnits = 'all' in node ? node.all === 'unit' : units;
    if (inUnits && 'state' in node && node.state === 'bearer') return { ...node, state: 'self' };
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, visit(one, inUnits)]));
  };
  return visit(effect, false) as Effect;
}

function atItsStep(effect: Effect): Effect {
  const { when, if: condition } = effect;
  const step = when && steps[when.at];
  if (!when || !step) return effect;
  const starts = step.at === 'move' && when.edge === 'before';
  const moved: When = { ...when, at: starts ? 'selected-to-move' : step.at, edge: starts ? 'after' : when.edge };
  const kinds = step.made?.map((kind): Condition => ({ state: `made-${kind}-move`, of: 'subject' })) ?? [];
  const [only] = kinds;
  if (!only) return { ...effect, when: moved };
  const made: Condition = kinds.length === 1 ? only : { some: kinds };
  return { ...effect, when: moved, if: condition ? { every: [made, condition] } : made };
}

/** "That objective is secured", of those in range of a unit that its player controls. */
function secures(verb: Verb): Verb {
  if ('if' in verb)
    return { ...verb, then: verb.then.map(secures), ...(verb.else && { else: verb.else.map(secures) }) };
  if ('each' in verb) return { ...verb, do: verb.do.map(secures) };
  if (!('mark' in verb) || verb.mark !== 'secured') return verb;
  const by = securing(verb.on);
  return by === undefined ? verb : { activate: 'secure-objectives', for: by };
}

/** The unit in range of whose objectives they are. */
function securing(on: Selector): Selector | undefined {
  if (typeof on !== 'object' || on.all !== 'marker' || !on.where || !('every' in on.where)) return undefined;
  const [held, near, ...more] = on.where.every;
  const isHeld = held && 'state' in held && held.state === 'under-my-control';
  if (!isHeld || more.length > 0 || !near || !('within' in near) || near.from !== 'it') return undefined;
  return near.of;
}
