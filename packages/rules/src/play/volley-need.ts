import type { Given as DiceGiven, Need as DiceNeed, Question } from '@umpire/dice';
import type { Ref } from '../facts.js';
import type { Ask, Reply, Seat } from './choice.js';
import { facesOf, type Given, type Need, repliesOf, settledOf } from './need.js';

/** Who attacks and who is attacked, in the seats of the battle. */
export interface VolleySeats {
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The units whose rolls they throw: each its own. */
  readonly units: Readonly<Record<'attacker' | 'defender', readonly Ref[]>>;
}

/** What a volley needs, as a step of a battle asks for it: its questions are picks and splits, its throws throws. */
export function needOfVolley(need: DiceNeed, { units, ...seats }: VolleySeats): Need {
  if ('throw' in need) return { throw: { ...need.throw, seat: seats[need.throw.seat], for: units[need.throw.seat] } };
  const { seat, rule } = need.ask;
  return { choices: [{ seat: seats[seat], rule, about: units.attacker, ask: askOf(need.ask) }] };
}

const isPick = ({ options, max }: Question): boolean => max === 1 || options.every(({ most }) => most <= 1);

function askOf(question: Question): Ask {
  const { min, max } = question;
  const options = question.options.map(({ key, most }) => ({ key, most, refs: [] }));
  return { kind: isPick(question) ? 'pick' : 'split', options, min, max };
}

/** What the battle gave, as the volley wants it: faces, or how often each option is taken. */
export function givenToVolley(need: DiceNeed, given: Given | undefined): DiceGiven {
  const faces = facesOf(given);
  if (faces) {
    const settled = settledOf(given);
    return settled ? { faces, settled } : { faces };
  }
  const [reply] = repliesOf(given) ?? [];
  if ('throw' in need || !reply) throw new Error('the volley was given nothing that it needs');
  return { taken: need.ask.options.map(({ key }) => timesTaken(reply, key)) };
}

function timesTaken(reply: Reply, key: string): number {
  if ('pick' in reply) return reply.pick.filter((taken) => taken === key).length;
  return 'split' in reply ? (reply.split[key] ?? 0) : 0;
}
