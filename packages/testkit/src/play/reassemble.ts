import { modelsLost, type Volley } from '@umpire/dice';
import type { RuleSet } from '@umpire/rules';
import { type Reassembly, reassembled, reassemblyOf } from '@umpire/w40k';
import type { RunnableCase } from '../case.js';
import { mendedOf, patientsOf } from './happening.js';
import type { Played } from './play.js';
import type { Script } from './script.js';
import type { Mended } from './standing.js';

export interface Aftermath {
  readonly one: RunnableCase;
  readonly raw: object;
  readonly ruleSet: RuleSet;
  readonly script: Script;
  readonly main: Played;
}

/** Models that the attacks destroyed and that a rule of the target brings back at once. */
export function reassemble({ one, raw, ruleSet, script, main }: Aftermath): Mended | undefined {
  const rule = reassemblyOf(raw, ruleSet as Parameters<typeof reassemblyOf>[1]);
  if (!rule) return undefined;
  const destroyed = fallen(main);
  const unit = patientsOf(one, main);
  const dice = unit.reduce((sum, { wounds }, g) => sum + wounds * destroyed[g]!, 0);
  const stands = unit.some(({ left }) => left.length > 0);
  if (dice === 0 || !stands) return mendedOf(unit, unit);
  const faces = thrownAgain(script, rule, script.faces('reanimation', dice, 6));
  const successes = faces.filter((face) => face >= rule.on).length;
  return mendedOf(unit, reassembled(unit, destroyed, successes));
}

function fallen({ table: { volley, standings }, frame }: Played): number[] {
  const { lost } = standings.standing(frame.standing);
  return volley.groups.map(
    (group: Volley['groups'][number], g) => modelsLost(group, lost[g]!) - modelsLost(group, group.lost),
  );
}

/** One die for each rule that lets it be thrown again, where the case wants it. */
function thrownAgain(script: Script, { rerolls }: Reassembly, faces: readonly number[]): readonly number[] {
  const now = [...faces];
  const [answer] = script.answers('re-roll-reanimation').splice(0, 1);
  const wanted = (Array.isArray(answer) ? answer : answer === undefined ? [] : [answer]).map(Number);
  for (const [n, face] of wanted.entries()) {
    const at = n < rerolls ? now.indexOf(face) : -1;
    if (at < 0) script.refuse(String(face), 're-rolls');
    else now[at] = script.faces('reanimation-re-roll', 1, 6)[0]!;
  }
  return now;
}
