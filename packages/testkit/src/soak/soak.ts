import { Battle, compileGame, readBattle, writeBattle } from '@umpire/battle';
import { deskAt } from '@umpire/bots';
import { ok, Rng } from '@umpire/kernel';
import { type RulesUsed, rulesUsed, watched } from '@umpire/review';
import {
  type BattleSystem,
  type Choice,
  type Game,
  type Heading,
  opponent,
  type Reply,
  type Seat,
} from '@umpire/rules';
import { areAlike } from './alike.js';
import { nonsense, soakPlayers } from './players.js';

/** Longer than any battle: one that is not over by then does not end. */
const MOST = 20_000;
/** Of so many answers one is taken back and given again, and one is first tried with nonsense. */
const EACH = 16;

export interface Soaked extends RulesUsed {
  readonly answers: number;
  readonly fault?: SoakFault;
}

/** What went wrong, and the battle up to there. */
export interface SoakFault {
  readonly what: string;
  readonly log: string;
}

class Wrong extends Error {}

const demand = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Wrong(what());
};

/**
 * Plays one battle out and holds it against what is true of every battle: it ends; every choice has a legal answer and takes no
 * nonsense; each is answered once; no table comes to what none may come to; events taken back leave what was before, and so does
 * an undo; a copy leaves its original alone; what is read again from the log is the same battle.
 */
export function soak<S, E>(system: BattleSystem<S, E>, heading: Heading): Soaked {
  const game = system.game(heading);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join('; '));
  const acted = new Set<string>();
  const seen = watched(game.value, acted);
  const battle = Battle.start(compileGame(seen), heading);
  const account = () => ({ answers: battle.entries.length, ...rulesUsed(system, seen, battle, acted) });
  try {
    playOut(system, game.value, battle);
    endings(game.value, battle);
    return account();
  } catch (error) {
    const what = error instanceof Wrong ? error.message : error instanceof Error ? `${error.stack}` : String(error);
    return { ...account(), fault: { what, log: writeBattle(battle) } };
  }
}

function playOut<S, E>(system: BattleSystem<S, E>, game: Game<S, E>, battle: Battle<S, E>): void {
  const { heading } = battle;
  const seed = heading.seed ?? '';
  const chance = Rng.seeded(seed, 'suggestions');
  const checks = Rng.seeded(seed, 'checks');
  const playerOf = (seat: Seat) =>
    soakPlayers[heading.seats[seat].player ?? 'random']!(Rng.seeded(seed, seat, 'player'));
  const players = { A: playerOf('A'), B: playerOf('B') };
  for (let answers = 0; !battle.isOver; answers++) {
    demand(answers <= MOST, () => `the battle has not ended after ${MOST} answers`);
    const [choice] = battle.choices;
    if (choice === undefined) throw new Wrong('nobody is asked, and the battle is not over');
    sound(system, battle, choice);
    const before = game.copy(battle.state);
    if (checks.below(EACH) === 0) refusesNonsense(battle, choice, checks);
    const { seat, id } = choice;
    const reply = players[seat].reply(choice, deskAt(battle, seat, chance));
    const answered = battle.answer(seat, id, reply);
    if (!answered.ok)
      throw new Wrong(
        `${players[seat].name} is refused at ${choice.rule}: ${JSON.stringify(reply).slice(0, 400)}: ${JSON.stringify(answered.error.issues).slice(0, 600)}`,
      );
    const back = game.copy(battle.state);
    for (const event of answered.value.toReversed()) game.revert(back, event);
    demand(areAlike(back, before), () => `events of answer ${id} (${choice.rule}) taken back leave another table`);
    if (checks.below(EACH) === 0) undoes(game, battle, { choice, reply, before });
  }
  const faults = system.faults?.({ state: battle.state, frames: [] }, heading.edition) ?? [];
  demand(faults.length === 0, () => `at the end ${faults.join('; ')}`);
}

function sound<S, E>(system: BattleSystem<S, E>, battle: Battle<S, E>, { rule, ask, id }: Choice): void {
  const faults = system.faults?.({ state: battle.state, frames: battle.control.stack }, battle.heading.edition) ?? [];
  demand(faults.length === 0, () => `before ${rule} (${id}): ${faults.join('; ')}`);
  demand(
    id === battle.control.choices || battle.choices.length > 1,
    () => `choice ${id} is not the last that was asked`,
  );
  if (ask.kind === 'react') demand(ask.offers.length > 0, () => `${rule} (${id}) asks and offers nothing`);
  if (ask.kind === 'pick' || ask.kind === 'split') {
    const room =
      ask.kind === 'pick' ? ask.options.length : ask.options.reduce((sum, { most = ask.max }) => sum + most, 0);
    demand(
      ask.min <= ask.max && room >= ask.min,
      () => `${rule} (${id}) has no legal answer: ${JSON.stringify(ask).slice(0, 300)}`,
    );
  }
  if (ask.kind !== 'propose') {
    const keys = (ask.kind === 'react' ? ask.offers : ask.options).map(({ key }) => key);
    demand(new Set(keys).size === keys.length, () => `${rule} (${id}) has two answers of one key: ${keys.join(' ')}`);
  }
}

function refusesNonsense<S, E>(battle: Battle<S, E>, { seat, id, rule, ask }: Choice, chance: Rng): void {
  const tried = nonsense[chance.below(nonsense.length)];
  const isPass = typeof tried === 'object' && tried !== null && 'pass' in tried;
  const entries = battle.last;
  if (ask.kind !== 'propose' || (typeof tried === 'object' && tried !== null && !('propose' in tried))) {
    const taken = battle.answer(seat, id, tried as Reply);
    demand(!taken.ok, () => `${rule} (${id}) takes ${JSON.stringify(tried)}${isPass ? ' as a pass' : ''}`);
  }
  const theirs = battle.answer(opponent(seat), id, { pass: true });
  demand(!theirs.ok, () => `${rule} (${id}) is answered by the other seat`);
  demand(battle.last === entries, () => `a refused answer to ${rule} (${id}) leaves an entry`);
}

interface Answered<S> {
  readonly choice: Choice;
  readonly reply: Reply;
  readonly before: S;
}

function undoes<S, E>(game: Game<S, E>, battle: Battle<S, E>, { choice, reply, before }: Answered<S>): void {
  const { seat, id, rule } = choice;
  const after = game.copy(battle.state);
  const { open, last } = battle;
  const undone = battle.undo(seat);
  if (!undone.ok) {
    demand(
      areAlike(battle.state, after) && battle.last === last,
      () => `an undo of ${rule} (${id}) is refused and changes`,
    );
    return;
  }
  demand(areAlike(battle.state, before), () => `an undo of ${rule} (${id}) leaves another table`);
  const again = battle.answer(seat, id, reply);
  demand(again.ok, () => `${rule} (${id}) is refused after an undo`);
  demand(
    areAlike(battle.state, after) && areAlike(battle.open, open),
    () => `${rule} (${id}) given again comes to another table`,
  );
}

/** What is true of a battle that is over. */
function endings<S, E>(game: Game<S, E>, battle: Battle<S, E>): void {
  const { control, entries } = battle;
  demand(control.stack.length === 0, () => 'the battle is over and something is still going on');
  const left = [control.laters, control.uses, control.passes].map(({ length }) => length);
  demand(
    left.every((length) => length === 0),
    () => `rules, limits, passes left at the end: ${left.join(', ')}`,
  );
  const numbers = entries.map(({ n }) => n).sort((a, b) => a - b);
  demand(
    numbers.every((n, i) => n === i + 1) && control.choices === numbers.length,
    () => 'a choice was answered twice or never',
  );
  const text = writeBattle(battle);
  const again = readBattle(text, () => ok(compileGame(game)));
  if (!again.ok) throw new Wrong(`the log is not read: ${JSON.stringify(again.error)}`);
  const { stopped, ended, battle: read } = again.value;
  demand(stopped === undefined && ended, () => `the log stops being true: ${JSON.stringify(stopped)}`);
  demand(
    areAlike(read.state, battle.state) && writeBattle(read) === text,
    () => 'the battle read from the log is another one',
  );
  const fresh = game.begin(battle.heading).state;
  const all = [...battle.opening.events, ...entries.flatMap(({ events }) => events)];
  const back = game.copy(battle.state);
  for (const event of all.toReversed()) game.revert(back, event);
  demand(areAlike(back, fresh), () => 'every event taken back does not lead to the beginning');
}
