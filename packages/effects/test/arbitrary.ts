import fc from 'fast-check';
import type { Attacks, Condition, Effect, Menu, Offer, Period, Selector, Value, Verb, When } from '../src/index.js';

const name = fc.constantFrom(
  'self',
  'mine',
  'target',
  'attack',
  'it',
  'fallen',
  'two-words',
  'a.b+c',
  'é',
  '“q”',
  'toString',
  'constructor',
  'hit-roll',
);
const names = fc.array(name, { maxLength: 3 });
const dice = fc.constantFrom('D6', '2D6+1', 'D3');
const yes = fc.constant(true as const);
const no = fc.constant(false as const);
const side = fc.constantFrom('mine' as const, 'theirs' as const);

const record = <T, K extends keyof T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }, requiredKeys: K[]) =>
  fc.record<T, K>(model, { requiredKeys });

const period = fc.oneof(
  fc.constantFrom<Exclude<Period, object>[]>('attack', 'attacks', 'frame', 'phase', 'turn', 'round', 'battle'),
  fc.record({ my: name }),
  fc.record({ theirs: name }),
);

interface Tie {
  selector: Selector;
  condition: Condition;
  value: Value;
  attacks: Attacks;
  when: When;
  menu: Menu;
  verb: Verb;
}

/** Every kind of everything that the language can say, a few levels deep. */
const ties = fc.letrec<Tie>((tie: fc.LetrecTypedTie<Tie>): fc.LetrecValue<Tie> => {
  const selector = tie('selector');
  const condition = tie('condition');
  const value = tie('value');
  const whom = fc.oneof(name, selector, tie('attacks'));
  const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 3 });
  const until = period;
  return {
    selector: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      name,
      record(
        {
          all: fc.constantFrom('unit', 'model', 'weapon', 'marker', 'die', 'power'),
          side,
          in: selector,
          keywords: names,
          where: condition,
        },
        ['all'],
      ),
    ),
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ state: name, of: name }),
      fc.record({ every: few(condition) }),
      fc.record({ some: few(condition) }),
      fc.record({ not: condition }),
      fc.record({ is: selector, keywords: names }),
      fc.record({ state: name, of: selector }),
      record(
        { within: value, of: selector, from: selector, measure: fc.constant('horizontal' as const), wholly: yes },
        ['within', 'of', 'from'],
      ),
      fc.record({ done: name, by: selector, since: period }),
      fc.record({
        compare: fc.tuple(
          value,
          fc.constantFrom('<' as const, '<=' as const, '=' as const, '>=' as const, '>' as const),
          value,
        ),
      }),
    ),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.integer({ min: -20, max: 20 }),
      name,
      fc.record({ inches: fc.nat(48) }),
      fc.record({ cm: fc.nat(100) }),
      fc.record({ dice }),
      fc.record({ the: name, of: selector }),
      fc.record({ count: selector }),
      fc.record({ sum: name, over: selector }),
      fc.record({ item: value, of: name }),
      fc.record({ op: fc.constantFrom('+', '-', '*', '/', 'min', 'max', 'abs'), of: few(value) }),
      fc.record({
        table: fc.dictionary(fc.constantFrom('small', 'large'), value, { noNullPrototype: true }),
        by: value,
      }),
    ),
    attacks: record(
      {
        attacks: fc.constantFrom('ranged', 'melee', 'any'),
        by: selector,
        at: selector,
        with: selector,
        where: condition,
      },
      ['attacks'],
    ),
    when: record(
      { at: name, edge: fc.constantFrom('before', 'during', 'instead', 'after'), turn: side, of: selector },
      ['at', 'edge'],
    ),
    menu: fc.oneof(names, fc.record({ entriesOf: name }), fc.record({ rest: names, of: name })),
    verb: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ cancel: fc.constantFrom('hit', 'wound', 'attack', 'power', 'removal') }),
      record(
        {
          modify: name,
          how: fc.constantFrom('set', 'add', 'multiply', 'divide', 'improve', 'worsen', 'best-of'),
          by: value,
          for: whom,
          until,
          stacks: fc.oneof(no, fc.constant('alone' as const)),
        },
        ['modify', 'how', 'by', 'for'],
      ),
      record({ ignoreModifiers: names, for: whom, until }, ['ignoreModifiers', 'for']),
      record({ reroll: name, which: fc.constantFrom('ones', 'failed', 'any'), for: whom, until }, [
        'reroll',
        'which',
        'for',
      ]),
      record(
        {
          grant: fc.oneof(
            name,
            fc.record({ bound: name }),
            record({ rule: name, parameter: fc.oneof(fc.nat(6), fc.record({ dice })), keyword: name }, ['rule']),
          ),
          for: whom,
          until,
        },
        ['grant', 'for'],
      ),
      record({ mark: name, on: selector, until }, ['mark', 'on']),
      record({ allow: name, for: whom, until }, ['allow', 'for']),
      record({ forbid: name, for: whom, until }, ['forbid', 'for']),
      record({ roll: dice, as: name, purpose: name, times: value, success: value }, ['roll', 'as', 'purpose']),
      fc.record({ rerollNow: selector }),
      record(
        {
          choose: fc.oneof(selector, tie('menu')),
          as: name,
          min: value,
          max: value,
          distinctBy: name,
          ordered: yes,
          by: fc.constant('opponent' as const),
          secret: yes,
          keep: period,
        },
        ['choose', 'as'],
      ),
      record({ bind: name, to: fc.oneof(value, selector, tie('menu')), keep: period }, ['bind', 'to']),
      record({ collect: selector, into: name, keep: period }, ['collect', 'into']),
      fc.record({ drop: selector, from: name }),
      fc.record({ suffer: value, kind: fc.constantFrom('mortal' as const, 'normal' as const), on: selector }),
      record({ heal: value, on: selector, revive: yes }, ['heal', 'on']),
      fc.record({ return: selector, wounds: fc.oneof(value, fc.constant('full' as const)) }),
      fc.record({ destroy: selector }),
      fc.record({ gain: name, amount: value, for: selector }),
      fc.record({ move: selector, as: name, upTo: value }),
      fc.record({ setUp: selector, as: name, within: few(condition) }),
      fc.record({ reserve: selector, as: name }),
      fc.record({ copy: selector, as: name }),
      fc.record({ place: name, as: name, within: few(condition) }),
      fc.record({ remove: selector }),
      fc.record({ activate: name, for: selector }),
      fc.record({ lift: name, from: selector }),
      fc.record({ later: tie('when'), do: few(tie('verb')) }),
      record({ if: condition, then: few(tie('verb')), else: few(tie('verb')) }, ['if', 'then']),
      fc.record({ each: selector, as: name, do: few(tie('verb')) }),
      fc.record({ while: condition, do: few(tie('verb')) }),
      fc.record({ either: fc.array(few(tie('verb')), { minLength: 2, maxLength: 3 }) }),
      fc.record({ native: name }),
    ),
  };
});

const offer: fc.Arbitrary<Offer> = fc.record(
  {
    cost: ties.value,
    limit: fc.record(
      { times: ties.value, per: period, by: fc.constantFrom('army', 'unit', 'model') },
      { requiredKeys: ['times', 'per'] },
    ),
    target: fc.record({ as: name, from: ties.selector }),
  },
  { requiredKeys: [] },
);

export const arbitraryEffect: fc.Arbitrary<Effect> = fc.record(
  { when: ties.when, if: ties.condition, offer, do: fc.array(ties.verb, { minLength: 1, maxLength: 4 }) },
  { requiredKeys: ['do'] },
);
