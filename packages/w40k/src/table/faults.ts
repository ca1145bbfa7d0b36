import { seats } from '@umpire/rules';
import type { BoardRules } from '../board/rules.js';
import { placed } from '../board/solids.js';
import { isOnBattlefield, standsOn } from '../board/spot.js';
import { boardOf } from './board-of.js';
import { isAlive, isOnTable, modelAt, unitAt } from './reads.js';
import { places, type Table } from './table.js';

/** What no table may come to while somebody is asked, in words for whoever mends it; none is as it should be. */
export function tableFaults(table: Table, rules: BoardRules): readonly string[] {
  return [...modelFaults(table), ...standFaults(table, rules), ...carriedFaults(table), ...countFaults(table)];
}

const known = new Set<number>(Object.values(places));

function modelFaults(table: Table): readonly string[] {
  const { lost, place } = table.field;
  return table.ground.roster.models.flatMap(({ ref, index, kind }) => [
    ...(known.has(place[index]!) ? [] : [`${ref} is nowhere: ${place[index]}`]),
    ...(lost[index]! < 0 || lost[index]! > kind.wounds ? [`${ref} has lost ${lost[index]} of ${kind.wounds}`] : []),
    ...(lost[index] === kind.wounds && isAlive(table, index) ? [`${ref} stands without a wound left`] : []),
  ]);
}

/** 03.01, 03.02: models stand on the battlefield, and on no other model. */
function standFaults(table: Table, rules: BoardRules): readonly string[] {
  const board = boardOf(table, rules);
  const here = table.ground.roster.models.flatMap(({ index }) =>
    isOnTable(table, index) ? (placed(board, index) ?? []) : [],
  );
  return here.flatMap((one, i) => {
    const { ref } = modelAt(table, one.model);
    const under = standsOn(one, here.slice(0, i));
    return [
      ...(isOnBattlefield({ board }, one) ? [] : [`${ref} is off the battlefield`]),
      ...(under ? [`${ref} stands on ${modelAt(table, under.model).ref}`] : []),
    ];
  });
}

/** Whoever is embarked is in a transport that is there. */
function carriedFaults(table: Table): readonly string[] {
  return table.ground.roster.units.flatMap(({ ref, index, models }) => {
    const inside = models.filter((model) => table.field.place[model] === places.embarked);
    const carrier = table.field.carrier[index]!;
    if (inside.length === 0) return [];
    if (carrier === 0) return [`${ref} is embarked in nothing`];
    const transport = unitAt(table, carrier - 1);
    const isThere = transport.models.some((model) => table.field.place[model] !== places.destroyed);
    return isThere ? [] : [`${ref} is embarked in ${transport.ref}, which is gone`];
  });
}

function countFaults({ field, ground }: Table): readonly string[] {
  const shocked = field['battle-shocked'];
  return [
    ...seats.flatMap((seat, n) => [
      ...(field['command-points'][n]! < 0 ? [`${seat} has ${field['command-points'][n]} command points`] : []),
      ...(field.score[n]! < 0 ? [`${seat} has scored ${field.score[n]}`] : []),
    ]),
    ...ground.roster.units.flatMap(({ ref, index }) =>
      shocked[index] === 0 || shocked[index] === 1 ? [] : [`${ref} is battle-shocked ${shocked[index]} times`],
    ),
  ];
}
