import type { Sequence, Stage, VolleyEvent } from '@umpire/dice';
import type { Landmarks } from '@umpire/rules';
import { sequenceAt } from './at-work.js';
import type { Played } from './play.js';

/** What a case counts, over all weapons. */
export interface Tally {
  attackDice: number;
  hits: number;
  criticalHits: number;
  wounds: number;
  criticalWounds: number;
  failedSaves: number;
  mortalWounds: number;
  normalDamage: number;
  ignored: number;
  wasted: number;
  woundsLost: number;
}

const nothing: Tally = {
  attackDice: 0,
  hits: 0,
  criticalHits: 0,
  wounds: 0,
  criticalWounds: 0,
  failedSaves: 0,
  mortalWounds: 0,
  normalDamage: 0,
  ignored: 0,
  wasted: 0,
  woundsLost: 0,
};

/** Counts what happened. A number counts from what the judge tables made of the dice, never from a rule. */
export function tallyOf({ table, events }: Pick<Played, 'table' | 'events'>, landmarks?: Landmarks): Tally {
  const tally = { ...nothing };
  let sequence: Sequence | undefined;
  for (const event of events) {
    if (event.kind === 'pool') sequence = sequenceAt(table, event);
    else if (event.kind === 'gathered') tally.attackDice += sequence && isOfAttacks(sequence) ? event.attacks : 0;
    else if (event.kind === 'settled' && sequence && landmarks) settled(tally, event, sequence, landmarks);
    else if (event.kind === 'swallowed') tally.failedSaves++;
    else if (event.kind === 'inflicted') inflicted(tally, event);
    else if (event.kind === 'struck') {
      tally.ignored += event.ignored;
      tally.woundsLost += event.lost;
      tally.wasted -= event.ignored + event.lost;
      if (!isMortal(event.blow)) tally.normalDamage += event.lost;
    }
  }
  return tally;
}

/** Other dice that befall a unit are gathered like attacks, but nothing wounds by a roll. */
const isOfAttacks = ({ steps }: Sequence): boolean => steps.some(({ id }) => id === 'wound');

const isMortal = (blow: string): boolean => blow === 'mortal wounds';

function inflicted(tally: Tally, { blow, wounds }: Extract<VolleyEvent, { kind: 'inflicted' }>): void {
  tally.wasted += wounds;
  if (isMortal(blow)) tally.mortalWounds += wounds;
  if (blow === 'wound') tally.failedSaves++;
}

function settled(
  tally: Tally,
  { step, counts, shown }: Extract<VolleyEvent, { kind: 'settled' }>,
  { steps, kinds }: Sequence,
  { hitsAt, isHit, isWound }: Landmarks,
): void {
  const at = steps.findIndex(({ id }) => id === step);
  const stage = steps[at] as Stage;
  const among = (wanted: (kind: string) => boolean): number =>
    counts.reduce((sum, dice, kind) => sum + (wanted(kinds[kind]!) ? dice : 0), 0);
  const critical = shown.reduce(
    (sum, { kind, faces, dice }) => sum + (stage.worth(kind, faces[0]!) === 'critical' ? dice : 0),
    0,
  );
  const isLast = steps.slice(at + 1).every(({ kind }) => kind !== 'stage');
  if (steps[at + 1]?.id === hitsAt) tally.hits += among(isHit);
  if (isLast) tally.wounds += among(isWound);
  if (isLast) tally.criticalWounds += critical;
  else tally.criticalHits += critical;
}
