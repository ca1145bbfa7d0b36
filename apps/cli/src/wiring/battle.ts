import { Battle, battleHash, compileGame, ENGINE, type Engine, readBattle, writeBattle } from '@umpire/battle';
import { greedyPlayer, type Player, playOut, randomPlayer } from '@umpire/bots';
import { fail, issue, nearest, ok, type Result, Rng } from '@umpire/kernel';
import { type Review, review } from '@umpire/review';
import type { Heading, Seat } from '@umpire/rules';
import type { BattleReport } from '@umpire/views';
import type { BattleAsked, PlayedBattle, Replayed } from '../services.js';
import { playedGame } from './battle-systems.js';
import { anyRuleSet } from './rule-sets.js';

const players: Readonly<Record<string, (rng: Rng) => Player>> = { greedy: greedyPlayer, random: randomPlayer };

/** Each game's own tables and events; nobody here looks into them. */
type AnyEngine = Engine<unknown, unknown>;
type AnyBattle = Battle<unknown, unknown>;

/** The heading of a battle as asked for, with shipped armies where none are named. Issues: `unknown-army`, `unknown-player`, `no-armies`. */
export function headingOf(asked: BattleAsked): Result<Heading> {
  const rules = anyRuleSet({ edition: asked.edition, set: asked.set });
  if (!rules.ok) return rules;
  const shipped = playedGame(asked.edition)?.system.armies(asked.edition) ?? [];
  const [a, b] = ([0, 1] as const).map((n): Result<unknown> => {
    const named = asked.armies[n];
    if (named === undefined) {
      const list = shipped[n];
      return list
        ? ok(list.army)
        : fail([
            issue('no-armies', 'no armies ship with this edition', {
              found: asked.edition,
              hint: 'name two with --army',
            }),
          ]);
    }
    if (typeof named !== 'string') return ok(named);
    const found = shipped.find(({ name, army }) => name.toLowerCase() === named.toLowerCase() || army === named);
    const names = shipped.map(({ name }) => name);
    return found
      ? ok(found.army)
      : fail([
          issue('unknown-army', 'no army of that name ships, and there is no such file', {
            found: named,
            near: nearest(named, names),
            hint: 'umpire armies lists them',
          }),
        ]);
  });
  const unknown = asked.players
    .filter((name) => players[name] === undefined)
    .map((found) =>
      issue('unknown-player', 'there is no player of that name', {
        found,
        hint: `one of ${Object.keys(players).join(', ')}`,
      }),
    );
  const issues = [...[a!, b!].flatMap((one) => (one.ok ? [] : one.error)), ...unknown];
  if (issues.length > 0 || !a?.ok || !b?.ok) return fail(issues);
  const [first = 'random', second = first] = asked.players;
  return ok({
    umpire: 1,
    edition: asked.edition,
    ruleSet: rules.value.hash,
    engine: ENGINE,
    options: asked.set,
    ...(asked.mission === undefined ? {} : { mission: asked.mission }),
    seed: asked.seed,
    seats: { A: { army: a.value, player: first }, B: { army: b.value, player: second } },
  });
}

export function engineOf(heading: Heading): Result<AnyEngine> {
  const system = playedGame(heading.edition)?.system;
  if (!system)
    return fail([
      issue('unknown-edition', 'no battles are played in this edition', {
        found: heading.edition,
        hint: 'umpire armies lists the editions that are',
      }),
    ]);
  const game = system.game(heading);
  return game.ok ? ok(compileGame(game.value)) : game;
}

/** Plays one battle out. A fault of a player or of the game is thrown: it is a bug. */
export function playedOut(engine: AnyEngine, heading: Heading): AnyBattle {
  const battle = Battle.start(engine, heading);
  const player = (seat: Seat): Player =>
    players[heading.seats[seat].player ?? 'random']!(Rng.seeded(heading.seed ?? '', seat, 'player'));
  playOut(battle, { A: player('A'), B: player('B') });
  return battle;
}

export function playBattle(asked: BattleAsked): Result<PlayedBattle> {
  const heading = headingOf(asked);
  if (!heading.ok) return heading;
  const engine = engineOf(heading.value);
  if (!engine.ok) return engine;
  const battle = playedOut(engine.value, heading.value);
  return ok({ ...summaryOf(battle), log: writeBattle(battle), report: () => reportOf(battle) });
}

/** What happened, and how it looks from the end. */
function reportOf(battle: AnyBattle): BattleReport & { readonly review?: Review } {
  const { system, report } = playedGame(battle.heading.edition)!;
  const looked = review(system, battle);
  return { ...report(battle), ...(looked.ok ? { review: looked.value } : {}) };
}

function summaryOf(battle: AnyBattle): Omit<PlayedBattle, 'log' | 'report'> {
  const { winner, score } = battle.result;
  return {
    winner: winner ?? null,
    score,
    rounds: playedGame(battle.heading.edition)!.system.rounds(battle.state),
    hash: battleHash(battle),
    answers: battle.entries.length,
  };
}

/** The same events, the same hash, or the first difference. `at`: the table after so many answers. */
export function replayBattle(log: string, { at }: { readonly at?: number }): Result<Replayed> {
  const cut = at === undefined ? log : cutAt(log, at);
  const read = readBattle(cut, (heading) => engineOf(heading));
  if (!read.ok) return read;
  const { battle, ended, cut: broken, stopped } = read.value;
  return ok({
    verified: stopped === undefined && (ended || at !== undefined),
    ended,
    hash: battleHash(battle),
    answers: battle.entries.length,
    ...(broken === undefined ? {} : { cut: broken }),
    ...(stopped ? { firstDifference: { line: stopped.line, answer: stopped.answer ?? null, why: stopped.why } } : {}),
    report: () => reportOf(battle),
  });
}

/** The log up to the answer of a choice. */
function cutAt(log: string, at: number): string {
  const lines = log.split('\n');
  const kept = lines.filter((line, i) => i === 0 || isUpTo(line, at));
  return `${kept.join('\n')}\n`;
}

function isUpTo(line: string, at: number): boolean {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && 'n' in row && Number(row.n) <= at;
  } catch {
    return false;
  }
}
