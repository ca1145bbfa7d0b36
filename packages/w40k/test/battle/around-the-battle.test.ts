import { Battle, compileGame } from '@umpire/battle';
import { type Player, playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import type { Choice, Reply } from '@umpire/rules';
import { describe, expect, it } from 'vitest';
import { w40kBattles } from '../../src/index.js';
import type { BookRules } from '../../src/table/muster.js';
import { army, tank, troopers, unit } from './armies.js';
import { newBattle } from './table.js';

/* What happens before the first round and after the last, and to cards between (27). */

/** Plays by chance but for some rules, each with its own reply. */
const player = (seed: string, replies: Readonly<Record<string, (choice: Choice) => Reply>> = {}): Player => {
  const chance = randomPlayer(Rng.seeded(seed, 'player'));
  return {
    name: 'of two minds',
    reply: (choice, desk) => replies[choice.rule]?.(choice) ?? chance.reply(choice, desk),
  };
};

const optionsOf = ({ ask }: Choice): readonly string[] =>
  ask.kind === 'react' ? ask.offers.map(({ key }) => key) : 'options' in ask ? ask.options.map(({ key }) => key) : [];

describe('redeployment', () => {
  const book: BookRules = new Map([
    [
      'scouts-of-the-reds',
      {
        id: 'scouts-of-the-reds',
        name: 'Scouts of the Reds',
        effects: [
          {
            when: { at: 'deployment', edge: 'after' },
            offer: {},
            do: [
              { choose: { all: 'unit', side: 'mine' }, as: 'friends', min: 0, max: 1 },
              { setUp: 'friends', as: 'redeployed', within: [] },
            ],
          },
          { do: [{ allow: 'reserve-when-redeployed', for: { all: 'unit', side: 'mine' } }] },
        ],
      },
    ],
  ]);
  const led = { ...troopers('red-troopers'), abilities: [{ name: 'Scouts of the Reds', rule: 'scouts-of-the-reds' }] };
  const armies = { A: army('Reds', [led, tank('red-tank')]), B: army('Blues', [troopers('blue-troopers')]) };

  function redeployed(where: 'set-up' | 'reserves') {
    const battle = newBattle('4', {}, { armies, book });
    const asked: string[] = [];
    const own = {
      'scouts-of-the-reds': (choice: Choice): Reply =>
        choice.ask.kind === 'react' ? { use: optionsOf(choice)[0]! } : { pick: ['A2'] },
      redeploy: (choice: Choice): Reply => {
        asked.push(choice.ask.kind);
        return choice.ask.kind === 'pick' ? { pick: [where] } : { propose: choice };
      },
    };
    for (let i = 0; i < 60 && battle.state.field.round[0] === 0; i++) {
      const [choice] = battle.choices;
      const reply = own[choice!.rule as 'redeploy']?.(choice!);
      const suggested =
        choice!.ask.kind === 'propose'
          ? { propose: battle.suggest(choice!.seat, choice!.id, Rng.seeded('1', 's')) }
          : undefined;
      const plain: Reply =
        choice!.ask.kind === 'pick' ? { pick: optionsOf(choice!).slice(0, choice!.ask.min) } : { pass: true };
      const answered = battle.answer(choice!.seat, choice!.id, suggested ?? reply ?? plain);
      if (!answered.ok) throw new Error(JSON.stringify(answered.error.issues));
    }
    return { battle, asked };
  }

  it('takes a unit up and sets it up again', () => {
    const { battle, asked } = redeployed('set-up');
    const events = battle.entries.flatMap((entry) => entry.events);
    expect(asked).toEqual(['pick', 'propose']);
    const lifted = events.findIndex(({ kind, rule }) => kind === 'left' && rule === 'redeploy');
    expect(events[lifted]).toMatchObject({ of: ['A2'], say: { to: 'hand' } });
    expect(events.slice(lifted).some(({ kind, of }) => kind === 'set-up' && of?.includes('A2'))).toBe(true);
  });

  it('puts it into reserves where the rule lets it', () => {
    const { battle, asked } = redeployed('reserves');
    const unitAt = battle.state.ground.roster.unitBy.get('A2')!;
    expect(asked).toEqual(['pick']);
    expect(unitAt.models.every((model) => battle.state.field.place[model] === 3)).toBe(true);
  });
});

it('a TITANIC unit costs its player the next turn to deploy', () => {
  const [model] = tank('engine').models;
  const titan = unit('red-titan', [{ ...model, keywords: ['VEHICLE', 'TITANIC'] }]);
  const armies = {
    A: army('Reds', [titan, troopers('a'), troopers('b')]),
    B: army('Blues', [troopers('c'), troopers('d'), troopers('e')]),
  };
  const order: string[] = [];
  const battle = newBattle('4', {}, { armies });
  while (battle.state.field.round[0] === 0) {
    const [choice] = battle.choices;
    const { seat, id, ask, rule } = choice!;
    if (rule === 'set-up') order.push(choice!.about[0]!);
    const reply: Reply =
      ask.kind === 'propose'
        ? { propose: battle.suggest(seat, id, Rng.seeded('1', 's')) }
        : ask.kind === 'pick'
          ? { pick: optionsOf(choice!).slice(0, ask.min) }
          : { pass: true };
    if (!battle.answer(seat, id, reply).ok) throw new Error(rule);
  }
  const seats = order.map(([seat]) => seat).join('');
  expect(['ABBABA', 'BABBAA']).toContain(seats);
});

describe('a mission with cards', () => {
  const armies = w40kBattles.armies('w40k-11').filter(({ name }) => name.startsWith('First battle'));
  const fought = (seed: string, painted: boolean, replies: Readonly<Record<string, (choice: Choice) => Reply>>) => {
    const rules = w40kBattles.ruleSet('w40k-11');
    const [a, b] = armies;
    const heading = {
      umpire: 1,
      edition: 'w40k-11',
      ruleSet: rules.ok ? rules.value.hash : '',
      engine: '0',
      options: {},
      mission: 'held-ground',
      seed,
      seats: { A: { army: { ...(a!.army as object), ...(painted ? { painted: true } : {}) } }, B: { army: b!.army } },
    } as const;
    const game = w40kBattles.game(heading);
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    const battle = Battle.start(compileGame(game.value), heading);
    playOut(battle, { A: player(`${seed}A`, replies), B: player(`${seed}B`) });
    return battle.entries.flatMap((entry) => entry.events);
  };

  it('pays 10 points for an army that is said to be painted, beside all caps', () => {
    const found = (painted: boolean) => fought('1', painted, {}).filter(({ rule }) => rule === 'painted-army');
    expect(found(true)).toMatchObject([{ kind: 'scored', say: { seat: 'A', points: 10 } }]);
    expect(found(false)).toEqual([]);
  });

  it('lets a tactical card be swapped once a battle for a command point', () => {
    let asked = 0;
    const events = fought('2', false, {
      'secondary-approach': () => ({ pick: ['tactical'] }),
      'swap-secondary': (choice) => {
        asked++;
        return { pick: optionsOf(choice).slice(0, 1) };
      },
    });
    const at = events.findIndex(({ kind, rule }) => kind === 'points-paid' && rule === 'swap-secondary');
    expect(asked).toBe(1);
    expect(events.slice(at, at + 4).map(({ kind, say }) => [kind, say?.['how']])).toEqual([
      ['points-paid', undefined],
      ['secondary', 'swapped'],
      ['secondary', 'discarded'],
      ['secondary', 'drawn'],
    ]);
    expect(events[at]!.say).toMatchObject({ seat: 'A', points: 1 });
    expect(events[at + 3]!.rule).not.toBe(events[at + 2]!.rule);
  });
});
