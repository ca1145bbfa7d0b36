import { modelsLost, type Volley } from '@umpire/dice';
import type { RuleSet } from '@umpire/rules';
import { type Aftermath, aftermathOf, type Patients, reassembled } from '@umpire/w40k';
import type { RunnableCase } from '../case.js';
import { mendedOf, patientsOf } from './happening.js';
import type { Played } from './play.js';
import type { Script } from './script.js';
import type { Mended } from './standing.js';

type Reassembly = NonNullable<Aftermath['reassembly']>;

export interface Attacked {
  readonly one: RunnableCase;
  readonly raw: object;
  readonly ruleSet: RuleSet;
  readonly script: Script;
  readonly main: Played;
}

/** What the target rolls for the models that the attacks destroyed: some stay to fight, some come back at once. */
export interface Rolled {
  readonly stay?: number;
  readonly mended?: Mended;
}

export function aftermath({ one, raw, ruleSet, script, main }: Attacked): Rolled {
  const { reassembly, fightOnDeath } = aftermathOf(raw, ruleSet as Parameters<typeof aftermathOf>[1]);
  const destroyed = fallen(main);
  const models = destroyed.reduce((a, b) => a + b, 0);
  return {
    ...(fightOnDeath === undefined
      ? {}
      : { stay: script.faces('fight-on-death', models, 6).filter((face) => face >= fightOnDeath).length }),
    ...(reassembly ? { mended: reassemble(patientsOf(one, main), destroyed, reassembly, script) } : {}),
  };
}

function reassemble(unit: Patients[], destroyed: number[], rule: Reassembly, script: Script): Mended {
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
