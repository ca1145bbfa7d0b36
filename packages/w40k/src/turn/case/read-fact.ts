import { unitCover } from '../../board/cover.js';
import { engagedWith, unitCoherency } from '../../board/distances.js';
import { modelSees, modelSeesFully, unitSeenFully, unitSees } from '../../board/sight.js';
import { numberOf } from '../../table/facts.js';
import { holderOf, objectivesNear } from '../../table/objectives.js';
import type { Edition } from '../../table/reading.js';
import { readingOf } from '../../table/reading.js';
import {
  hasDone,
  isDestroyed,
  isIn,
  isShocked,
  living,
  modelAt,
  phaseOf,
  roundOf,
  standing,
  strengthOf,
  turnSeat,
  woundsLeft,
} from '../../table/reads.js';
import { fightsFirst } from '../../table/states.js';
import { type Deed, deeds, places, seatNumber, type Table } from '../../table/table.js';

type Fact = number | string | boolean;

const UM = 25_400;
const inchesOf = (length: number): number => Math.round((length / UM) * 1000) / 1000;

/**
 * A fact of the table as a case names it: `A1 models`, `A1 wounds`, `A1.3 wounds`, `A1.3 x` (inches), `A1 battle-shocked`,
 * `A1.1 carries tesla-cannon`, `A1 cost` (army points), `A1 engaged with B1`, `A1 sees B1`, `A1.1 sees fully B1`, `A1 advanced` (this turn), `centre held by`, `bulkhead.door open`, `A points`, `A score`, `round`.
 */
export function readFact(edition: Edition, table: Table, path: string): Fact | undefined {
  const [name = '', ...words] = path.split(' ');
  const said = words.join(' ');
  const { roster, field } = table.ground;
  if (name === 'round') return roundOf(table);
  if (name === 'phase') return phaseOf(table);
  if (name === 'turn') return turnSeat(table);
  if (name === 'A' || name === 'B') {
    const number = seatNumber(name);
    if (said === 'markers') return table.markers.filter(({ seat }) => seat === name).length;
    if (said === 'points') return table.field['command-points'][number]!;
    return said === 'score' ? table.field.score[number]! : undefined;
  }
  const objective = field.objectives.findIndex(({ id }) => id === name);
  if (objective >= 0) return said === 'held by' ? (holderOf(table, objective) ?? 'nobody') : undefined;
  const door = (field.terrain.hatchways ?? []).findIndex(({ part }) => part.id === name);
  if (door >= 0) return said === 'open' ? table.field.open[door] === 1 : undefined;
  if (roster.modelBy.has(name)) return modelFact(edition, table, name, said);
  return roster.unitBy.has(name) ? unitFact(edition, table, name, said) : undefined;
}

function modelFact(edition: Edition, table: Table, ref: string, said: string): Fact | undefined {
  const { roster } = table.ground;
  const { index } = roster.modelBy.get(ref)!;
  const { board } = readingOf(edition, table, []);
  const { field } = table;
  if (said === 'wounds') return woundsLeft(table, index);
  if (said === 'x' || said === 'y' || said === 'z') return inchesOf(field[said][index]!);
  if (said === 'place')
    return Object.keys(places).find((key) => places[key as keyof typeof places] === field.place[index]);
  const [, weapon] = /^carries (.*)$/.exec(said) ?? [];
  if (weapon !== undefined) return modelAt(table, index).arms.some(({ id }) => id === weapon);
  const [, fully, whom = ''] = /^sees( fully)? (.*)$/.exec(said) ?? [];
  const target = roster.modelBy.get(whom);
  if (target) return fully ? modelSeesFully(board, index, target.index) : modelSees(board, index, target.index).visible;
  const seen = roster.unitBy.get(whom);
  if (seen && fully) return unitSeenFully(board, index, seen.index);
  const [, covered] = /^finds in cover (.*)$/.exec(said) ?? [];
  const sheltered = covered === undefined ? undefined : roster.unitBy.get(covered);
  if (sheltered) return unitCover(board, index, sheltered.index) !== undefined;
  return undefined;
}

function unitFact(edition: Edition, table: Table, ref: string, said: string): Fact | undefined {
  const { roster } = table.ground;
  const unit = roster.unitBy.get(ref)!;
  const reading = readingOf(edition, table, []);
  const { board } = reading;
  const other = (words: string) => roster.unitBy.get(words);
  if (said === 'models') return living(table, unit).length;
  if (said === 'kept in reserves') return isIn(table, unit, 'reserves') && table.field.kept[unit.index] === 1;
  if (said === 'standing') return standing(table, unit).length;
  if (said === 'wounds') return living(table, unit).reduce((sum, model) => sum + woundsLeft(table, model), 0);
  if (said === 'cost') return unit.points;
  if (said === 'destroyed') return isDestroyed(table, unit);
  if (said === 'strength') return strengthOf(table, unit);
  if (said === 'battle-shocked') return isShocked(table, unit);
  if (said === 'engaged') return engagedWith(board, unit.index).length > 0;
  if (said === 'fights first') return fightsFirst(reading, unit);
  if (said === 'coherent') return unitCoherency(board, unit.index).kind === 'coherent';
  if (said === 'on objective') return objectivesNear(reading, unit).length > 0;
  if (said === 'toughness') return numberOf(reading, 'toughness', ref, {});
  if (said.startsWith('engaged with ')) {
    const enemy = other(said.slice(13));
    return enemy && engagedWith(board, unit.index).includes(enemy.index);
  }
  if (said.startsWith('sees ')) {
    const enemy = other(said.slice(5));
    return enemy && unitSees(board, unit.index, enemy.index).visible;
  }
  const deed = said.replaceAll(' ', '-') as Deed;
  return deeds.includes(deed) ? hasDone(table, unit, deed, 'turn') : undefined;
}
