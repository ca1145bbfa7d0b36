import {
  advance,
  answererOf,
  begin,
  type Frame,
  type Given,
  type Policies,
  type Question,
  sequenceOf,
  standingsFor,
  type Table,
  type Throw,
  type Volley,
  type VolleyEvent,
} from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import type { Stop } from '../vocabulary.js';
import { answerOf } from './answer.js';
import { blowOf, isBeyond, nextPool, stepOf } from './at-work.js';
import { type Script, ScriptError } from './script.js';

/** A volley played to its end, or to where the case stops. */
export interface Played {
  readonly table: Table;
  readonly frame: Frame;
  readonly events: readonly VolleyEvent[];
  /** Dice thrown by purpose, re-rolls apart. */
  readonly thrown: ReadonlyMap<string, number>;
  /** Orders of groups that the defender could choose among, when saves were first rolled. */
  readonly offered?: readonly string[];
  readonly spare: Spare;
}

/** What became of the single re-roll, so that a refusal can say why. */
export interface Spare {
  readonly spent: boolean;
  /** Faces that showed after a re-roll, by stage. */
  readonly again: ReadonlyMap<string, readonly number[]>;
  /** Rules that forbid re-rolls, by stage. */
  readonly barred: ReadonlyMap<string, string>;
}

export interface Choosing {
  readonly table: Table;
  readonly script: Script;
  readonly policies: Policies;
  /** Whether the attackers hurt themselves: their own name for where that goes. */
  readonly own: boolean;
}

export function play(volley: Volley, policies: Policies, script: Script, options: { stop?: Stop; own?: boolean } = {}) {
  const table: Table = { volley, standings: standingsFor(volley) };
  const choosing: Choosing = { table, script, policies, own: options.own === true };
  const events: VolleyEvent[] = [];
  const thrown = new Map<string, number>();
  const again = new Map<string, number[]>();
  const barred = new Map<string, string>();
  let offered: readonly string[] | undefined;
  let spent = false;
  let frame = begin(table);
  let given: Given | undefined;
  for (;;) {
    const turn = advance(table, frame, given);
    events.push(...turn.events);
    frame = turn.frame;
    given = undefined;
    const { need } = turn;
    if (!need) break;
    noteBarred(table, frame, barred);
    if (options.stop && isBeyond(options.stop, table, frame)) {
      frame = nextPool(frame);
    } else if ('throw' in need) {
      const purpose = purposeOf(table, frame, need.throw);
      given = { faces: facesOf(script, purpose, need.throw) };
      const dice = given.faces.flat();
      if (purpose === 'save') offered ??= ordersOf(table, frame);
      if (purpose.endsWith('-re-roll')) {
        const stage = purpose.slice(0, -'-re-roll'.length);
        again.set(stage, [...(again.get(stage) ?? []), ...dice]);
        spent ||= need.throw.purpose === 'command-re-roll';
      } else thrown.set(purpose, (thrown.get(purpose) ?? 0) + dice.length);
    } else given = { taken: takenOf(choosing, frame, need.ask) };
  }
  const played: Played = {
    table,
    frame,
    events,
    thrown,
    ...(offered ? { offered } : {}),
    spare: { spent, again, barred },
  };
  return played;
}

function takenOf(choosing: Choosing, frame: Frame, question: Question): readonly number[] {
  const answer = answerOf(choosing, frame, question);
  if (answer) return answer;
  if (question.rule === 'command-re-roll') return question.options.map(() => 0);
  const byPolicy = answererOf(choosing.table, choosing.policies)(question, frame);
  if (byPolicy !== 'best') return byPolicy;
  throw new ScriptError(question.rule, 'an answer of the case', 'a policy that looks ahead');
}

/** What dice are thrown for, in the words of a case. */
function purposeOf(table: Table, frame: Frame, { purpose }: Throw): string {
  if (purpose === 'extra hits') return 'sustained-hits';
  if (purpose === 'command-re-roll') return `${kebab(stepOf(table, frame))}-re-roll`;
  if (purpose === 'damage' && blowOf(table, frame)?.spills) return 'mortal-wounds';
  return kebab(purpose);
}

const facesOf = (script: Script, purpose: string, { lots }: Throw): number[][] =>
  lots.map(({ dice, summed, sides }) => script.faces(purpose, dice * summed, sides));

function ordersOf(table: Table, frame: Frame): readonly string[] | undefined {
  const blow = blowOf(table, frame);
  const name = (g: number): string => table.standings.groups[g]?.name ?? '';
  return blow?.orders(table.standings.standing(frame.standing)).map((order) => order.map(name).join(', '));
}

function noteBarred(table: Table, frame: Frame, barred: Map<string, string>): void {
  if (frame.deal || frame.at === 'pools') return;
  for (const step of sequenceOf(table, frame).steps)
    if (step.kind === 'stage' && step.barredBy !== undefined) barred.set(step.id, step.barredBy);
}
