import type { Condition, Selector, When } from '@umpire/effects';
import { every } from '../meaning/fill.js';
import type { Frame, Np, Refs } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { say } from './say.js';

/* When: phases and turns, what has just happened, how often. */

interface PhaseOf {
  readonly at: string;
  readonly turn?: 'mine' | 'theirs';
}

const edge = (phases: readonly PhaseOf[], at: When['edge']): Frame | undefined => {
  const [first, ...more] = phases.map((phase): When => ({ ...phase, edge: at }));
  return first && { when: first, ...(more.length > 0 && { also: more }) };
};

const attacking: ReadonlySet<string> = new Set([
  'unit-shot',
  'unit-fought',
  'targets-selected',
  'selected-to-shoot',
  'selected-to-fight',
]);

/** Something that happened to someone, of whom the rest of the sentence may speak. */
export function event(
  at: string,
  np: Np | undefined,
  more: { if?: Condition; edge?: When['edge']; refs?: Refs } = {},
): Frame {
  const isSelf = np !== undefined && !np.any;
  const of: Selector | undefined = np?.who;
  const theirs = typeof of === 'object' && of.side === 'theirs';
  const who = isSelf ? of! : 'subject';
  const killer = at.endsWith('-destroyed') && !theirs ? { '?attacker': 'attacker', '?enemy': 'attacker' } : {};
  const refs: Refs = np
    ? {
        '?it': who,
        [np.sort === 'model' ? '?model' : '?unit']: who,
        ...killer,
        ...(theirs && { '?enemy': 'subject', ...(attacking.has(at) && { '?attacker': 'subject' }) }),
        ...more.refs,
      }
    : (more.refs ?? {});
  return {
    when: { at, edge: more.edge ?? 'after', ...(of !== undefined && { of }) },
    refs,
    ...(more.if && { if: more.if }),
  };
}

/** Steps that are about one unit or model: what is said of it, and the step's name. */
const happenings: readonly (readonly [says: string, step: string, more?: string])[] = [
  ['(have shot|shot|have finished making its attack) [this phase]', 'unit-shot'],
  ['have resolved its shooting attack [this phase]', 'unit-shot'],
  ['have (resolved|made) (its|all of its) attack', 'unit-shot'],
  ['(have fought|fought|fight)', 'unit-fought'],
  ['[have] be selected to shoot', 'selected-to-shoot'],
  ['[have] be (selected|chosen) to fight', 'selected-to-fight'],
  ['[have] be selected to (make a normal move|move)', 'selected-to-move'],
  ['[have] be selected to (advance|make a advance move)', 'selected-to-advance'],
  ['(have selected|select) its target', 'targets-selected'],
  ['(declare|have declared) a charge', 'charge-declared'],
  ['(suffer|suffered) one or more mortal wound', 'mortal-wounds-suffered'],
  ['(be|have be) selected to charge', 'charge-declared'],
  ['be destroyed', 'destroyed'],
  ['be set up [on the battlefield]', 'set-up'],
  ['be set up [on the battlefield] (as reinforcement|from reserve|from strategic reserve)', 'arrived'],
  ['(fail|failed) a (battle-shock test|battle-shock roll)', 'battle-shock-failed'],
  ['(pass|passed) a (battle-shock test|battle-shock roll)', 'battle-shock-passed'],
  ['(take|make) a (battle-shock test|battle-shock roll)', 'battle-shock-test'],
  ['remain stationary', 'remained-stationary'],
  ['disembark [from a transport]', 'disembarked'],
  ['lose one or more wound', 'wounds-lost'],
  ['consolidate', 'consolidation-move'],
];

export const triggers: readonly Rule[] = [
  ...['command', 'movement', 'shooting', 'charge', 'fight'].map((name) => say('phase', name, () => `${name}-phase`)),
  say('period', 'the end of {phase} phase', () => 'phase'),
  say('phases', 'your {phase} phase', (at) => [{ at, turn: 'mine' }]),
  say('phases', "your opponent 's {phase} phase", (at) => [{ at, turn: 'theirs' }]),
  say('phases', "(the|each|any|either player 's|each player 's|) {phase} phase", (at) => [{ at }]),
  say('phases', '(any|each|the) phase', () => [{ at: 'phase' }]),
  say('phases', "either player 's phase", () => [{ at: 'phase' }]),
  say('phases', 'your {phase} or {phase} phase', (a, b) => [
    { at: a, turn: 'mine' },
    ...(b === 'fight-phase' ? [{ at: b }] : [{ at: b, turn: 'mine' as const }]),
  ]),
  say('phases', "your opponent 's {phase} or {phase} phase", (a, b) => [
    { at: a, turn: 'theirs' },
    ...(b === 'fight-phase' ? [{ at: b }] : [{ at: b, turn: 'theirs' as const }]),
  ]),
  say('phases', '[the] reinforcement step of your movement phase', () => [{ at: 'reinforcements', turn: 'mine' }]),
  say('phases', "[the] reinforcement step of your opponent 's movement phase", () => [
    { at: 'reinforcements', turn: 'theirs' },
  ]),
  say('phases', "your opponent 's reinforcement step", () => [{ at: 'reinforcements', turn: 'theirs' }]),
  say('phases', 'the reinforcement step', () => [{ at: 'reinforcements' }]),
  say('phases', "[the] battle-shock step of your opponent 's command phase", () => [
    { at: 'battle-shock-step', turn: 'theirs' },
  ]),
  say('phases', 'your {phase} phase (or|and) (the|) {phase} phase', (a, b) => [
    { at: a, turn: 'mine' },
    ...(b === 'fight-phase' ? [{ at: b }] : [{ at: b, turn: 'mine' as const }]),
  ]),
  say('phases', 'your {phase} phase (or|and) your {phase} phase', (a, b) => [
    { at: a, turn: 'mine' },
    { at: b, turn: 'mine' },
  ]),
  say('phases', "your opponent 's {phase} phase or the {phase} phase", (a, b) => [
    { at: a, turn: 'theirs' },
    { at: b },
  ]),
  say('frame', '(at|from|) the start of {phases}', (phases) => edge(phases, 'before')),
  say('frame', 'at the end of {phases}', (phases) => edge(phases, 'after')),
  say('frame', '(in|during) {phases}', (phases) => edge(phases, 'during')),
  say('frame', 'at the start of your turn', () => ({ when: { at: 'turn-start', edge: 'during', turn: 'mine' } })),
  say('frame', 'at the end of your turn', () => ({ when: { at: 'turn-end', edge: 'during', turn: 'mine' } })),
  say('frame', "at the end of your opponent 's turn", () => ({
    when: { at: 'turn-end', edge: 'during', turn: 'theirs' },
  })),
  say('frame', 'at the start of (the|each|any) battle round', () => ({ when: { at: 'battle-round', edge: 'before' } })),
  say('early', '[,] before the first turn start', () => true),
  say('failing', '[,] and the saving throw be failed', () => true),
  say('frame', 'at the start of the battle', () => ({ when: { at: 'battle', edge: 'before' } })),
  say('frame', 'at the start of the first battle round [{early?}]', () => ({
    when: { at: 'battle-round', edge: 'before' },
    if: { compare: [{ the: 'battle-round', of: 'mine' }, '=', 1] },
  })),
  say('frame', 'at the end of the battle round', () => ({ when: { at: 'battle-round', edge: 'after' } })),
  ...happenings.map(([says, step]) =>
    say(step === 'charge-declared' || step === 'battle-shock-test' ? 'stand' : 'event', `{np} ${says}`, (np) => {
      if (step === 'selected-to-shoot' || step === 'selected-to-fight') return withAttacks(event(step, np), np);
      if (step !== 'destroyed') return event(step, np);
      return event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np);
    }),
  ),
  say(
    'frame',
    'each time {np} (shoot|fight|shoot or fight|fight or shoot) , (while|when) resolving (that|its) attack',
    (by) => ({ attack: { sort: 'any', by } }),
  ),
  say('event', '{np} be selected to (shoot or fight|fight or shoot)', (np) => {
    const shoot = withAttacks(event('selected-to-shoot', np), np);
    return 'when' in shoot ? { ...shoot, also: [{ ...shoot.when, at: 'selected-to-fight' }] } : undefined;
  }),
  say('event', '{np} be selected to attack', (np) => {
    const shoot = withAttacks(event('selected-to-shoot', np), np);
    return 'when' in shoot ? { ...shoot, also: [{ ...shoot.when, at: 'selected-to-fight' }] } : undefined;
  }),
  say('event', '{np} arrive from (reserve|strategic reserve)', (np) => event('arrived', np)),
  say('event', '{who2} gain a =CP {bycause}', (side) => ({
    when: { at: 'command-points-gained', edge: 'after', of: side },
  })),
  say('who2', 'your opponent', () => 'theirs'),
  say('who2', 'you', () => 'mine'),
  say('bycause', 'as (a|the) result of a ability', () => true),
  say('event', '{np} (have shot or fought|shoot or fight)', (np) => {
    const shoot = event('unit-shot', np);
    return 'when' in shoot ? { ...shoot, also: [{ ...shoot.when, at: 'unit-fought' }] } : undefined;
  }),
  say('event', '{np} (destroy|have destroyed) {np}', (by, np) =>
    np.any && by.any
      ? destroyedBy(np, by)
      : np.any
        ? event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
            if: { state: 'destroyed-by-self', of: 'subject' },
            refs: { '?it': by.who },
          })
        : undefined,
  ),
  say('event', '{np} be destroyed by {np}', (np, by) => (np.any && by.any ? destroyedBy(np, by) : undefined)),
  say('frame', '(when|whenever|after|just after|immediately after) {stand}', (frame) => frame),
  say('frame', '(each time|when|whenever|after|just after|immediately after) {event}', (frame) => frame),
  say('frame', '(when|just after|after) [a] [{sort?}] attack be allocated to {np}', (sort = 'any', at) =>
    allocated(sort, at),
  ),
  say(
    'frame',
    '(each time|when|just after|after) [a] [{sort?}] attack be allocated to {np} {failing}',
    (sort = 'any', at) => allocated(sort, at, true),
  ),
  say('frame', '(each time|when|just after|after) a saving throw be failed for {np}', (at) =>
    allocated('any', at, true),
  ),
  say('frame', '(each time|when|just after|after) {np} fail a saving throw', (at) => allocated('any', at, true)),
  say('frame', '{limit}', (limit) => limit),
  say('limit', 'once per battle', () => ({ limit: { times: 1, per: 'battle', by: 'unit' } })),
  say('limit', 'twice per battle', () => ({ limit: { times: 2, per: 'battle', by: 'unit' } })),
  say('limit', 'once per battle round', () => ({ limit: { times: 1, per: 'round', by: 'unit' } })),
  say('limit', 'once per turn', () => ({ limit: { times: 1, per: 'turn', by: 'unit' } })),
  say('limit', 'once per phase', () => ({ limit: { times: 1, per: 'phase', by: 'unit' } })),
  say('frame', 'LP once per battle round , per army RP [,|:]', () => ({
    limit: { times: 1, per: 'round', by: 'army' },
  })),
  say('frame', 'LP once per turn , per army RP [,|:]', () => ({ limit: { times: 1, per: 'turn', by: 'army' } })),
  say('frame', 'LP once per battle [, per unit|, per model] RP [,|:]', () => ({
    limit: { times: 1, per: 'battle', by: 'unit' },
  })),
  say('frame', 'LP once per battle , per army RP [,|:]', () => ({ limit: { times: 1, per: 'battle', by: 'army' } })),
  say('frame', 'LP once per {span} , per (unit|model) RP [,|:]', (per) =>
    per === 'battle' ? undefined : { limit: { times: 1, per, by: 'unit' } },
  ),
  say('frame', 'LP once per turn RP [,|:]', () => ({ limit: { times: 1, per: 'turn', by: 'unit' } })),
  say('frame', 'LP once per phase RP [,|:]', () => ({ limit: { times: 1, per: 'phase', by: 'unit' } })),
  say('frame', 'LP once per battle round RP [,|:]', () => ({ limit: { times: 1, per: 'round', by: 'unit' } })),
];

/** A unit falls to one of those described: the attacker is spoken of. */
function destroyedBy(np: Np, by: Np): Frame | undefined {
  if (typeof by.who !== 'object' || by.who.side !== 'mine' || typeof np.who !== 'object' || np.who.side === 'mine')
    return undefined;
  const { keywords, where } = by.who;
  const asked: readonly Condition[] = [
    ...(keywords ? [{ is: 'attacker', keywords }] : []),
    ...(where ? [JSON.parse(JSON.stringify(where).replaceAll('"it"', '"attacker"')) as Condition] : []),
  ];
  const condition = every(asked);
  const foe: Np = { ...np, who: { ...np.who, side: 'theirs' } };
  return event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', foe, {
    ...(condition && { if: condition }),
    refs: { '?it': 'attacker', '?unit': 'attacker', '?enemy': 'subject' },
  });
}

/** Selected to shoot or fight: the attacks that follow may be spoken of. */
const withAttacks = (frame: Frame, by: Np): Frame =>
  'when' in frame ? { ...frame, attack: { sort: 'any', by: by.any ? { who: 'subject', sort: 'unit' } : by } } : frame;

/** The moment at which one attack is allocated, and that attack. */
const allocated = (sort: 'ranged' | 'melee' | 'any', at: Np, failed?: true): Frame => ({
  when: { at: failed ? 'save-failed' : 'attack-allocated', edge: 'after', of: at.who },
  attack: { sort, at },
});
