import { bestOutcome, exactOutcome, looksAhead, standingsOf, type Volley } from '@umpire/dice';
import type { Rng } from '@umpire/kernel';
import { figuresOf } from '@umpire/odds';
import type { Choice, Forecast, Reply } from '@umpire/rules';
import type { Because, Desk, Player } from './player.js';
import { randomPlayer } from './random.js';

/** Moves that are thought of before the best is made. */
const TRIES = 4;

/**
 * Takes what is worth most now: attacks by their exact odds in points destroyed, moves and offers by what the game says
 * they are worth; what the game advises by itself goes before, and between equals chance decides.
 */
export function greedyPlayer(rng: Rng): Player {
  const byChance = randomPlayer(rng);
  let why: Because | undefined;
  const reply = (choice: Choice, desk: Desk): Reply => {
    why = undefined;
    const advised = desk.advise(choice);
    if (advised !== undefined) return advised;
    const replies = repliesTo(choice, desk);
    if (replies.length === 0) return byChance.reply(choice, desk);
    const weighed = replies.map(({ reply: one, proposal }) => {
      // nothing is weighed against nothing
      if (replies.length === 1) return { reply: one, forecasts: [], worth: 0 };
      const forecasts = proposal === undefined ? [] : desk.forecast(choice, proposal);
      return { reply: one, forecasts, worth: worthOf(choice, desk, one, forecasts) };
    });
    const { found, alike } = best(weighed, ({ worth }) => worth, rng);
    if (replies.length > 1) {
      const grounds = found.forecasts.length > 0 ? [] : desk.grounds(choice, found.reply);
      why = { of: replies.length, alike, forecasts: found.forecasts, grounds };
    }
    return found.reply;
  };
  return { name: 'greedy', reply, because: () => why };
}

interface Considered {
  readonly reply: Reply;
  readonly proposal?: unknown;
}

/** The replies worth considering; none where chance may answer. */
function repliesTo(choice: Choice, desk: Desk): readonly Considered[] {
  const { ask } = choice;
  if (ask.kind === 'react')
    return [{ reply: { pass: true } }, ...ask.offers.map(({ key }) => ({ reply: { use: key } }))];
  if (ask.kind === 'pick' && ask.min <= 1) {
    const keys = ask.options.map(({ key }) => key);
    const none = ask.min === 0 ? [{ reply: { pick: [] } }] : [];
    const all = ask.max > 1 && ask.max >= keys.length && keys.length > 1 ? [{ reply: { pick: keys } }] : [];
    return [...none, ...keys.map((key) => ({ reply: { pick: [key] } })), ...all];
  }
  // all that may be thrown again: what is offered is what failed
  if (ask.kind === 'split') {
    const split = Object.fromEntries(ask.options.map(({ key, most = ask.max }) => [key, most]));
    const total = Object.values(split).reduce((sum, one) => sum + one, 0);
    return total <= ask.max && total >= ask.min ? [{ reply: { split } }] : [];
  }
  if (ask.kind !== 'propose') return [];
  const listed = desk.candidates(choice);
  const proposals = listed.length > 0 ? listed : Array.from({ length: TRIES }, () => desk.suggest(choice));
  return proposals.flatMap((proposal) => (proposal === undefined ? [] : [{ reply: { propose: proposal }, proposal }]));
}

const worthOf = (choice: Choice, desk: Desk, reply: Reply, forecasts: readonly Forecast[]): number =>
  forecasts.length > 0 ? pointsOf(forecasts) : desk.appraise(choice, reply, measured(choice, desk, reply));

const pointsOf = (forecasts: readonly Forecast[]): number =>
  forecasts.reduce((sum, one) => sum + pointsDestroyed(one), 0);

/** What an offer brings by the odds: the best of the attacks that it opens, or what a die thrown again changes. */
function measured(choice: Choice, desk: Desk, reply: Reply): number | undefined {
  if (!('use' in reply)) return undefined;
  const stakes = desk.stakes(choice, reply.use);
  if (stakes?.kind === 'attack') {
    const { of, points, policies, without } = stakes;
    const lost = (volley: Volley): number => pointsDestroyed({ volley, policies, points });
    const before = lost(without);
    const changes = stakes.with.map((volley) => lost(volley) - before);
    return Math.max(0, ...changes.map((change) => (of === choice.seat ? -change : change)));
  }
  const opened = stakes === undefined ? desk.opened(choice, reply.use) : undefined;
  return opened && Math.max(0, ...opened.map(pointsOf));
}

/** Points that attacks are expected to destroy; a wound that kills nobody counts for half its share. */
function pointsDestroyed({ volley, policies, points }: Omit<Forecast, 'target'>): number {
  const { groups } = volley;
  const outcome = looksAhead(volley, policies)
    ? bestOutcome(volley, policies, () => () => 0)
    : exactOutcome(volley, policies);
  const figures = figuresOf(standingsOf(groups, volley.uses), outcome.afterEach.at(-1)!);
  const models = groups.reduce((sum, group) => sum + group.models, 0);
  const wounds = groups.reduce((sum, group) => sum + group.models * group.wounds - group.lost, 0);
  const fallen = figures.modelsDestroyed.mean / models;
  const lost = figures.woundsLost.mean / wounds;
  return points * (fallen + Math.max(0, lost - fallen) / 2);
}

function best<T>(
  items: readonly T[],
  worth: (item: T) => number,
  rng: Rng,
): { readonly found: T; readonly alike: number } {
  let found: T[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [[item], value];
    else if (value === most) found.push(item);
  }
  return { found: found[rng.below(found.length)]!, alike: found.length };
}
