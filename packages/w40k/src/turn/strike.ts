import { inContact, modelEngagedWith, standingOf } from '../board/distances.js';
import { placed } from '../board/solids.js';
import type { Reading } from '../table/facts.js';
import { enemiesOf, modelAt, unitAt } from '../table/reads.js';
import { mayFightWith } from './aircraft.js';
import { turnRulesOf } from './turn-rules.js';

/** The enemy units that a model may strike: those it is engaged with, and in some editions those that a friend before it touches. */
export function strikableBy(reading: Reading, model: number): readonly number[] {
  const { board, rules, table } = reading;
  const unit = unitAt(table, modelAt(table, model).unit);
  const engaged = modelEngagedWith(board, model);
  const all = turnRulesOf(rules).fight.throughFriends
    ? [...new Set([...engaged, ...throughFriends(reading, model)])]
    : engaged;
  return all.filter((enemy) => mayFightWith(table, unit, unitAt(table, enemy)));
}

/** Units in base contact with a model of the same unit that is in base contact with this one. */
function throughFriends({ board, table }: Reading, model: number): readonly number[] {
  const here = placed(board, model);
  if (here === undefined) return [];
  const unit = unitAt(table, modelAt(table, model).unit);
  const friends = standingOf(board, unit.index).filter((there) => there !== here && inContact(here, there));
  return enemiesOf(table, unit.seat)
    .filter((enemy) => standingOf(board, enemy.index).some((foe) => friends.some((friend) => inContact(friend, foe))))
    .map(({ index }) => index);
}
