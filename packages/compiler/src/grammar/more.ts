import type { Selector, Verb } from '@umpire/effects';
import { every, replaceNames, said } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, state, verbs } from './build.js';
import { say } from './say.js';

/* More ways of saying what other files say: limits, later results, prey, ranges of abilities. */

export const more: readonly Rule[] = [
  say('clause', '{np} be not eligible to {eligible} this (phase|turn)', (np, what) =>
    verbs(...what.map((one): Verb => ({ forbid: one === 'charge' ? 'declare-a-charge' : one, for: np.who }))),
  ),
  say('clause', '{np} cannot be selected to be your warlord', (np) => verbs({ forbid: 'be-warlord', for: np.who })),
  say('price', 'the [=CP] cost of {usage}', () => true),
  say('usage', '(that|this) stratagem', () => true),
  say('usage', '(that|this) (use|usage) [of {usage?}]', () => true),
  say('clause', 'increase {price} by {num} =CP', (_price, by) =>
    verbs({ modify: 'stratagem-cost', how: 'add', by, for: '?use', until: 'frame' }),
  ),
  say('clause', 'reduce {price} by {num} =CP', (_price, by) =>
    verbs({ modify: 'stratagem-cost', how: 'add', by: -by, for: '?use', until: 'frame' }),
  ),
  say('clause', 'do not make a advance roll [for it|for that unit|for your unit]', () =>
    verbs({ forbid: 'advance-roll', for: '?it' }),
  ),
  say('np', '[a|one|each|any|all] {kws} from your army [{posts?}]', (keywords, posts) =>
    found({ sort: 'unit', side: 'mine', keywords, posts: posts ?? [] }),
  ),
  say('np', 'non-character model in {kws} unit from your army', (kws) =>
    found({
      sort: 'model',
      in: found({ sort: 'unit', side: 'mine', keywords: kws }).who,
      posts: [{ not: { is: '?x', keywords: ['CHARACTER'] } }],
    }),
  ),
  say('clause', '{np} have {havings} while it {pred}', (np, havings, pred) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    const where = every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')]);
    const who = { ...np.who, ...(where && { where }) };
    return replaceNames(havings, (name) => (name === '?x' ? who : undefined));
  }),
  say('pred', 'be also battle-shocked by other means', () => state('battle-shocked')),
  say('clause', 'subtract {num} from each of that desperate escape test', (by) => ({ say: 'harder', by: -by })),
  say('modlist', '(the|) {roll} and {roll}', (a, b) => [`${a}-roll`, `${b}-roll`]),
  say('clause', "add {inches} to the range of {np} 's {title} [aura] ability", (parameter, np, title) =>
    verbs(longer(title, parameter, np.who)),
  ),
  say('clause', 'add {inches} to the range of its {title} [aura] ability', (parameter, title) =>
    verbs(longer(title, parameter, '?it')),
  ),
  say('clause', "increase the range of {np} 's {title} [aura] ability by {inches}", (np, title, parameter) =>
    verbs(longer(title, parameter, np.who)),
  ),
  say('clause', "the range of {np} 's {title} [aura] ability be increased by {inches}", (np, title, parameter) =>
    verbs(longer(title, parameter, np.who)),
  ),
  say('clause', "the range of {np} 's {title} [aura] ability be (increased to|) {inches}", (np, title, parameter) =>
    verbs({ grant: { rule: 'ability-range-set', keyword: capitals(title), parameter }, for: np.who }),
  ),
  say('clause', '{clause} LP to a maximum of {inches} RP', (clause, most) => notBeyond(clause, most)),
  say('clause', '{clause} to a (maximum|max) of {inches}', (clause, most) => notBeyond(clause, most)),
  say('frame', 'if you include this model in your army', () => ({ if: { every: [] } })),
  say('place2', 'the {surface} [section] of this {kw}', () => true),
  say('place2', "the {surface} [section] of this fortification ['s {surface?}]", () => true),
  say('place2', "this fortification 's {surface}", () => true),
  say(
    'surface',
    '[flat] (roof|platform|battlement|floor|ziggurat platform|battlement section|floor section)',
    () => true,
  ),

  // Dice that wait.
  say('clauses', 'roll one {dice} at the end of the phase [:|.|,] {rows}', (die, rows) => ({
    later: { at: 'phase', edge: 'after' },
    body: { roll: die.dice, rows },
  })),
  say('clauses', 'roll one {dice} at the end of the phase', (die) => ({
    later: { at: 'phase', edge: 'after' },
    body: rolling(die.dice),
  })),
  say('clauses', 'at the end of the phase , roll one {dice} [:|.|,] {rows}', (die, rows) => ({
    later: { at: 'phase', edge: 'after' },
    body: { roll: die.dice, rows },
  })),

  // How often.
  say('howoften', '[more than] once (in the same|per) {span}', (per) => per),
  say('sentence', 'this ability cannot be used {howoften}', (per) => ({ limit: { times: 1, per, by: 'army' } })),
  say('sentence', 'you can only use this (stratagem|ability) once per {span}', (per) => ({
    limit: { times: 1, per, by: 'army' },
  })),
  say('sentence', 'you can only use this stratagem once', () => ({ limit: { times: 1, per: 'battle', by: 'army' } })),
  say('sentence', 'only {np} can use it in the same {span}', (_np, per) => ({ limit: { times: 1, per, by: 'army' } })),
  say('span', '[{phase?}] phase', () => 'phase'),
  say('span', 'turn', () => 'turn'),
  say('span', 'battle round', () => 'round'),
  say('span', 'battle', () => 'battle'),
  say('frame', 'once in each of your {phase} phase', (at) => ({
    when: { at, edge: 'during', turn: 'mine' },
    limit: { times: 1, per: 'phase', by: 'unit' },
  })),

  // Prey.
  say('clause', 'select {np} to be {owner} {coined}', (np, _owner, coined) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    return {
      verbs: [
        { choose: np.who, as: 'enemy' },
        { mark: coined, on: 'enemy' },
      ],
      refs: { '?it': 'enemy', '?unit': 'enemy', '?enemy': 'enemy' },
    };
  }),
  say('clause', 'select {np} to be {owner} {title}', (np, _owner, title) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    return {
      verbs: [
        { choose: np.who, as: 'enemy' },
        { mark: `${title.replace(/-target$/, '')}-target`, on: 'enemy' },
      ],
      refs: { '?it': 'enemy', '?unit': 'enemy', '?enemy': 'enemy' },
    };
  }),
  say('owner', "(this model|this unit|the bearer) 's", () => true),
  say('owner', '(its|your)', () => true),
  say('owner', "it 's", () => true),
  say('np', '{owner} {coined}', (_owner, coined) => found({ sort: 'unit', side: 'theirs', posts: [state(coined)] })),
];

const longer = (title: string, parameter: number, who: Selector): Verb => ({
  grant: { rule: 'ability-range', keyword: capitals(title), parameter },
  for: who,
});

const capitals = (title: string): string =>
  title
    .replace(/-aura$/, '')
    .replaceAll('-', ' ')
    .toUpperCase();

/** A range that grows no farther. */
function notBeyond(clause: Node, parameter: number): Node | undefined {
  const verb = 'verbs' in clause && clause.verbs.length === 1 ? clause.verbs[0] : undefined;
  if (!verb || !('grant' in verb) || typeof verb.grant !== 'object' || !('rule' in verb.grant)) return undefined;
  if (verb.grant.rule !== 'ability-range') return undefined;
  return verbs(verb, { ...verb, grant: { ...verb.grant, rule: 'ability-range-most', parameter } });
}

const rolling = (dice: string) => verbs({ roll: dice, as: 'die', purpose: '?purpose' });
