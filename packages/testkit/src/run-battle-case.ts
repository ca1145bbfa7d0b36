import { Battle, compileGame } from '@umpire/battle';
import type { BattleSystem, Choice, Heading, Reply, Seat } from '@umpire/rules';
import { answerCounts } from './answer-counts.js';
import type { BattleCase } from './battle-case.js';

/** One thing that came out otherwise. */
export interface BattleFailure {
  readonly step: string;
  readonly expected: string;
  readonly got: string;
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

class CaseFault extends Error {
  readonly failure: BattleFailure;
  constructor(step: string, wanted: string, got: string) {
    super(step);
    this.failure = { step, expected: wanted, got };
  }
}

/** Plays one case; nothing comes back where all is as expected. */
export function runBattleCase<S, E>(
  one: BattleCase,
  edition: string,
  system: BattleSystem<S, E>,
): readonly BattleFailure[] {
  if (!system.position) return [{ step: 'position', expected: 'a game whose cases have positions', got: edition }];
  const set = system.position(one.position);
  if (!set.ok)
    return [{ step: 'position', expected: 'a position', got: set.error.map(({ message }) => message).join('; ') }];
  const heading: Heading = {
    umpire: 1,
    edition,
    ruleSet: '',
    engine: 'case',
    options: one.set ?? {},
    dice: 'by-hand',
    ...set.value,
  };
  const game = system.game(heading);
  const { illegal } = one.expect;
  if (illegal) return refusedAs(illegal, game.ok ? [] : game.error.map(({ code }) => code));
  if (!game.ok)
    return [
      {
        step: 'position',
        expected: 'a game',
        got: game.error.map(({ message, hint = '' }) => `${message} ${hint}`).join('; '),
      },
    ];
  try {
    const battle = Battle.start(compileGame(game.value), heading);
    const table = new CaseTable(one, battle, system);
    table.play();
    return [...table.judged(), ...compared(one, battle, system, edition)];
  } catch (fault) {
    if (fault instanceof CaseFault) return [fault.failure];
    throw fault;
  }
}

/** Both seats may have the same army: a code counts once. */
function refusedAs(wanted: readonly string[], all: readonly string[]): readonly BattleFailure[] {
  const got = [...new Set(all)];
  const isSame = wanted.length === got.length && wanted.every((code) => got.includes(code));
  return isSame ? [] : [{ step: 'illegal', expected: wanted.join(', '), got: got.join(', ') || 'a battle' }];
}

/** The hands at the table: dice as listed, answers as written, anything else answered plainly. */
class CaseTable<S, E> {
  readonly #case: BattleCase;
  readonly #battle: Battle<S, E>;
  readonly #faces: Map<string, number[]>;

  readonly #system: BattleSystem<S, E>;

  constructor(one: BattleCase, battle: Battle<S, E>, system: BattleSystem<S, E>) {
    this.#case = one;
    this.#system = system;
    this.#battle = battle;
    this.#faces = new Map(Object.entries(one.dice).map(([purpose, faces]) => [purpose, [...faces]]));
  }

  play(): void {
    const { steps, until } = this.#case;
    for (const step of steps) {
      const [name, value] = Object.entries(step)[0]!;
      const [rule, seat] = name.split(' of ');
      const choice = this.#to(rule!, seat as Seat | undefined);
      const answered = this.#battle.answer(choice.seat, choice.id, this.#replyOf(choice, value, rule!));
      if (!answered.ok)
        throw new CaseFault(name, show(value), answered.error.issues.map(({ code }) => code).join(', '));
    }
    this.#throwAll(until === undefined);
    if (until !== undefined) this.#to(until);
    const left = [...this.#faces].filter(([, faces]) => faces.length > 0);
    if (left.length > 0) throw new CaseFault('dice', 'all used', show(Object.fromEntries(left)));
  }

  /** Goes on, answering plainly, until a choice of that rule is open. */
  #to(rule: string, seat?: Seat): Choice {
    for (let i = 0; i < 400; i++) {
      this.#throwAll();
      if (this.#battle.isOver) break;
      const found = this.#battle.choices.find(
        (choice) => rulesOf(choice).includes(rule) && (seat === undefined || choice.seat === seat),
      );
      if (found) return found;
      this.#forbidden();
      const [choice] = this.#battle.choices;
      const answered = this.#battle.answer(choice!.seat, choice!.id, this.#plain(choice!));
      if (!answered.ok)
        throw new CaseFault(choice!.rule, 'a plain answer', answered.error.issues.map(({ code }) => code).join(', '));
    }
    throw new CaseFault(
      rule,
      'to be asked',
      this.#battle.isOver ? 'the battle is over' : show(this.#battle.choices.map((choice) => choice.rule)),
    );
  }

  /** What the case says is never to be offered on its way. */
  #forbidden(): void {
    const open = this.#battle.choices.flatMap((choice) => [...rulesOf(choice), ...namesOf(choice)]);
    const found = this.#case.never.find((name) => open.includes(name));
    if (found !== undefined) throw new CaseFault('never', `no ${found}`, show(open));
  }

  /** `asListed`: the case ends where its dice do. */
  #throwAll(asListed = false): void {
    for (let { open } = this.#battle; open?.kind === 'throw'; { open } = this.#battle) {
      const { purpose, seat, lots } = open.throw;
      const faces = this.#faces.get(purpose);
      if (asListed && !faces?.length) return;
      const given = lots.map(({ dice, summed }) => faces?.splice(0, dice * summed) ?? []);
      const missing = lots.some(({ dice, summed }, i) => given[i]!.length < dice * summed);
      if (missing)
        throw new CaseFault(`dice for ${purpose}`, show(lots.map(({ dice, summed }) => dice * summed)), show(given));
      this.#battle.giveFaces(seat, open.id, given);
    }
  }

  /** The first of what there is, nothing where nothing must be, and of proposals the nearest legal one. */
  #plain({ ask, seat, id }: Choice): Reply {
    switch (ask.kind) {
      case 'pick':
        return {
          pick: (ask.options.some(({ key }) => key === 'stop') ? ['stop'] : ask.options.map(({ key }) => key)).slice(
            0,
            ask.min,
          ),
        };
      case 'order':
        return { order: ask.options.map(({ key }) => key) };
      case 'split':
        return { split: { [ask.options[0]!.key]: ask.min } };
      case 'react':
        return { pass: true };
      case 'propose': {
        const judged = this.#battle.judge(seat, id, { propose: null });
        return { propose: judged.ok ? null : judged.error.nearest };
      }
    }
  }

  #replyOf(choice: Choice, value: unknown, rule: string): Reply {
    const raw = choice.ask.kind === 'propose' ? this.#system.proposal?.(value, choice, this.#battle.state) : undefined;
    return replyOf(choice, raw ?? value, rule);
  }

  /** What is proposed in vain at the end. */
  judged(): readonly BattleFailure[] {
    return this.#case.refused.flatMap(({ rule, reply, because }): BattleFailure[] => {
      const choice = this.#battle.choices.find((open) => rulesOf(open).includes(rule));
      const step = `refused ${rule}: ${because}`;
      if (!choice)
        return [{ step, expected: `${rule} to be asked`, got: show(this.#battle.choices.map((open) => open.rule)) }];
      const verdict = this.#battle.judge(choice.seat, choice.id, this.#replyOf(choice, reply, rule));
      const codes = verdict.ok ? ['legal'] : verdict.error.issues.map(({ code }) => code);
      return codes.includes(because) ? [] : [{ step, expected: because, got: codes.join(', ') }];
    });
  }
}

/** A window is known by the rules of its offers too. */
const rulesOf = ({ rule, ask }: Choice): readonly string[] =>
  ask.kind === 'react' ? [rule, ...ask.offers.map((offer) => offer.rule ?? rule)] : [rule];

/** What may be answered: by its key, an offer also by its rule and what it is about, `rapid-ingress A2`. */
const namesOf = ({ rule, ask }: Choice): readonly string[] =>
  ask.kind === 'react'
    ? ask.offers.flatMap((offer) => [offer.key, [offer.rule ?? rule, ...offer.refs].join(' ')])
    : 'options' in ask
      ? ask.options.map(({ key }) => key)
      : [];

/** A reply as a case writes it, in the form of what is asked. */
function replyOf({ ask }: Choice, value: unknown, rule: string): Reply {
  const keys = (Array.isArray(value) ? value : [value]).map(String);
  switch (ask.kind) {
    case 'pick':
      return { pick: keys };
    case 'order':
      return { order: keys };
    case 'split':
      return { split: value as Record<string, number> };
    case 'react': {
      const named = ask.offers.find((offer) => offer.rule === rule && keys.every((key) => offer.refs.includes(key)));
      return value === 'pass' ? { pass: true } : { use: named?.key ?? keys[0]! };
    }
    case 'propose':
      return { propose: value };
  }
}

function compared<S, E>(
  { expect }: BattleCase,
  battle: Battle<S, E>,
  system: BattleSystem<S, E>,
  edition: string,
): readonly BattleFailure[] {
  const { state = {}, open, answers, offered = [], withheld = [], said = [], unsaid = [] } = expect;
  const failures: BattleFailure[] = Object.entries(state).flatMap(([path, wanted]) => {
    const got = system.read?.(battle.state, path, edition) ?? null;
    return got === wanted ? [] : [{ step: path, expected: show(wanted), got: show(got) }];
  });
  const rules = battle.choices.flatMap(rulesOf);
  if (open !== undefined && !rules.includes(open)) failures.push({ step: 'open', expected: open, got: show(rules) });
  if (answers) {
    const counted = answerCounts(battle, answers.length);
    if (show(counted) !== show(answers))
      failures.push({ step: 'answers', expected: show(answers), got: show(counted) });
  }
  const keys = battle.choices.flatMap(namesOf);
  for (const key of offered)
    if (!keys.includes(key)) failures.push({ step: 'offered', expected: key, got: show(keys) });
  for (const key of withheld)
    if (keys.includes(key)) failures.push({ step: 'withheld', expected: `no ${key}`, got: show(keys) });
  const events = [...battle.opening.events, ...battle.entries.flatMap((entry) => entry.events)];
  let from = 0;
  for (const wanted of said) {
    const at = events.findIndex((event, i) => i >= from && matches(event, wanted));
    if (at < 0)
      failures.push({
        step: 'said',
        expected: show(wanted),
        got: show(events.filter((event) => matches(event, { say: wanted['say'] }))),
      });
    else from = at + 1;
  }
  for (const say of unsaid)
    if (events.some((event) => matches(event, { say })))
      failures.push({ step: 'unsaid', expected: `no ${say}`, got: say });
  return failures;
}

const matches = (event: unknown, wanted: Readonly<Record<string, unknown>>): boolean =>
  typeof event === 'object' &&
  event !== null &&
  Object.entries(wanted).every(([key, value]) => show((event as Record<string, unknown>)[key]) === show(value));
