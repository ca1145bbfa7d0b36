import type { Condition, Search } from '@umpire/effects';
import { every } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, slug, state, verbs } from './build.js';
import { say } from './say.js';

/* Blasts around whoever is shot at, and shots while firing overwatch. */

const around = (far: Condition, side: Search['side']): Search => ({ all: 'unit', ...(side && { side }), where: far });

export const blasts: readonly Rule[] = [
  // A blast around whoever is shot at.
  say('aiming', "(just after selecting|each time you select) a target for {np} 's {name}", (np, name) =>
    np.any
      ? undefined
      : {
          when: {
            at: 'weapon-target-chosen',
            edge: 'after',
            of: { all: 'weapon', in: np.who, keywords: [slug(name)] },
          },
          refs: { '?unit': 'target', '?enemy': 'target' },
        },
  ),
  say('frame', '{aiming}', (frame) => frame),
  say(
    'blast',
    'the target unit and [{many?} {dice?} for] every other {side} [{kws?}] unit within {far} of (that|the target) unit',
    (_many, _dice, side, kws, far) => ({
      side,
      far,
      ...(kws && { kws }),
    }),
  ),
  say(
    'blast',
    'the target unit and [{many?} {dice?} for] every other unit within {far} of (that|the target) unit',
    (_many, _dice, far) => ({ far }),
  ),
  say('clause', 'roll one {dice} for {blast} [:|.|,|;] {rows}', (die, { far, side }, rows) => ({
    roll: die.dice,
    rows,
    each: {
      who: around({ within: far, of: 'it', from: 'target' }, side === 'any' ? undefined : side),
      sort: 'unit',
      any: true,
    },
  })),
  say('clause', '{blast} must take a battle-shock test', ({ far, side, kws }) =>
    kws?.length === 1 && side === 'theirs'
      ? verbs(
          { activate: 'battle-shock-test', for: 'target' },
          {
            each: {
              all: 'unit',
              side: 'theirs',
              keywords: [...kws[0]!],
              where: every([{ within: far, of: 'it', from: 'target' }, { not: state('chosen-target', 'it') }])!,
            },
            as: 'struck',
            do: [{ activate: 'battle-shock-test', for: 'struck' }],
          },
        )
      : undefined,
  ),
  say('np', 'the unit be rolled for', () => bare('?it')),
  say('clause', '{np} be struck by [a|the] {name}', (np, name) => verbs({ mark: `under-${slug(name)}`, on: np.who })),
  say('relative', 'struck by [a|the] {name} [this phase]', (name) => state(`under-${slug(name)}`)),
  say('frame', "after resolving all of {np} 's attack against the target unit", () => ({
    when: { at: 'target-resolved', edge: 'after', of: 'self' },
  })),
  say('frame', 'after {np} have finished making its attack against (that|the) target unit [this phase]', (np) =>
    np.any ? undefined : { when: { at: 'target-resolved', edge: 'after', of: np.who } },
  ),
  say('clause', 'that target be always considered to be within half range of that weapon', () =>
    verbs({ grant: 'always-within-half-range', for: '?attacks' }),
  ),
  say('frame', "each time {np} 's {name} target {target}", (by, name, at) => ({
    attack: { sort: 'any', by, at, with: { all: 'weapon', keywords: [slug(name)] } },
  })),

  // Whatever the skill and what is added.
  say('clause', '[a] unmodified hit roll of {small} be required to score a hit', (by) => hitsOn(by)),
  say('clause', '[a] unmodified hit roll of {plus} be required to score a hit', (by) => hitsOn(by)),
  say('clause', 'that attack score a hit on a unmodified hit roll of {plus}', (by) => hitsOn(by)),

  // While firing overwatch.
  say('watching', 'while (firing|it be firing) overwatch', () => true),
  say(
    'needed',
    '[a] unmodified hit roll of {plus} be required to score a hit [, instead of a unmodified 6]',
    (plus) => plus,
  ),
  say('clauses', 'each time {np} make a attack {watching} , {needed}', (np, _watching, parameter) =>
    verbs({ grant: { rule: 'overwatch-hits-on', parameter }, for: np.who }),
  ),
];

const hitsOn = (by: number): Node => verbs({ modify: 'hits-on-unmodified', how: 'set', by, for: '?attacks' });
