import type { Army } from '@umpire/armies';
import { type Game, type Result, type Seat, seats } from '@umpire/rules';
import type { Field } from '../board/board.js';
import { applyEvent, revertEvent, set, type TableEvent } from '../table/event.js';
import { type BookRules, rosterOf } from '../table/muster.js';
import { type Position, positionEvents, readPosition } from '../table/position.js';
import type { Edition } from '../table/reading.js';
import { activeSeat } from '../table/reads.js';
import { copyTable, newTable, seatNumber, type Table } from '../table/table.js';
import { advice } from './advice.js';
import { appraisal, groundsOf } from './appraise.js';
import { attackReadings } from './attack-reading.js';
import { battleProcedures } from './battle.js';
import { carryOutProcedures } from './carry-out.js';
import { chargeProcedures } from './charge.js';
import { closeInProcedures } from './close-in.js';
import { commandProcedures } from './command.js';
import { deploymentProcedures } from './deployment.js';
import { draws } from './draw.js';
import { endingEffects } from './effects-end.js';
import { fallProcedures } from './fall.js';
import { fightProcedures } from './fight.js';
import { fightValidator } from './fight-declaration.js';
import { fireValidator } from './fire-declaration.js';
import { forecasts } from './forecast.js';
import { hatchwayProcedures } from './hatchways.js';
import { healingProcedures } from './healing.js';
import type { AnyProcedure } from './kit.js';
import { markerMeasures, markerPlacer, markerProcedures, markerValidator, suggestMarker } from './lay-marker.js';
import { measuring } from './measuring.js';
import { movementProcedures } from './movement.js';
import { moveValidator } from './moving.js';
import { movePlacer } from './place.js';
import { returnProcedures, returnValidator, suggestReturn } from './returning.js';
import { sceneOf } from './scene.js';
import type { Scoring } from './scoring.js';
import { setUpProcedures } from './set-ups.js';
import { shootingProcedures } from './shooting.js';
import { opensOf, stakesOf } from './stakes.js';
import { standingRerolls } from './standing-rerolls.js';
import { declarations, suggestions, unlisted } from './suggest.js';
import { surveys } from './survey.js';
import { transportProcedures } from './transports.js';
import { triggersOf } from './triggers.js';
import { seenBy } from './view.js';
import { volleyProcedures } from './volley.js';
import { weaponRows } from './weapon-rows.js';
import { wordedMoves } from './worded.js';

/** What a battle is fought with, beside the rules: who, where and for what. */
export interface Engagement {
  readonly armies: Readonly<Record<Seat, Army>>;
  readonly field: Field;
  readonly scoring: Scoring;
  /** What sheets and enhancements do. */
  readonly book?: BookRules;
  /** Where it begins, where the heading's position has been read already. */
  readonly start?: Position;
  /** Who attacks: deploys second (27). Who has the first turn is rolled for, unless the position says. */
}

/** Every procedure of a battle of one edition. */
export const proceduresOf = (edition: Edition, scoring: Scoring): readonly AnyProcedure[] => [
  ...battleProcedures(edition, scoring),
  ...deploymentProcedures(edition, scoring),
  ...commandProcedures(edition, scoring),
  ...movementProcedures(edition),
  ...transportProcedures(edition),
  ...(edition.board.hatchways ? hatchwayProcedures(edition) : []),
  ...shootingProcedures(edition, scoring),
  ...chargeProcedures(edition),
  ...fightProcedures(edition),
  ...closeInProcedures(edition),
  ...volleyProcedures(edition),
  ...fallProcedures(edition),
  ...carryOutProcedures(edition),
  ...healingProcedures(edition),
  ...returnProcedures(edition),
  ...setUpProcedures(edition),
  ...markerProcedures(edition),
];

/** A battle of one edition as the engine plays it. */
export function gameOf(edition: Edition, { armies, field, scoring, book, start }: Engagement): Game<Table, TableEvent> {
  const { roster } = rosterOf(armies, edition.rules, book);
  const ground = { roster, field };
  const whole = newTable(ground);
  return {
    ruleSet: edition.rules.hash,
    procedures: proceduresOf(edition, scoring).map(endingEffects),
    triggers: [...triggersOf(edition, whole), ...standingRerolls(edition, whole)],
    validators: {
      move: moveValidator(edition),
      'set-up': moveValidator(edition),
      shoot: fireValidator(edition),
      fight: fightValidator(edition),
      return: returnValidator(edition),
      marker: markerValidator(edition),
    },
    candidates: declarations(edition),
    refused: unlisted(edition),
    form: weaponRows(edition),
    forecast: forecasts(edition),
    attacks: attackReadings(edition),
    opens: opensOf(edition),
    stakes: stakesOf(edition),
    advise: advice(edition),
    appraise: appraisal(edition),
    grounds: groundsOf(edition),
    place: { move: movePlacer(edition), 'set-up': movePlacer(edition), marker: markerPlacer },
    measure: { move: measuring(edition), 'set-up': measuring(edition), marker: markerMeasures(edition) },
    worded: { move: wordedMoves(edition), 'set-up': wordedMoves(edition) },
    survey: surveys(edition),
    suggest: { ...suggestions(edition), return: suggestReturn(edition), marker: suggestMarker(edition) },
    draw: draws(edition),
    begin: ({ position }) => {
      const state = newTable(ground);
      const from = start ?? (position === undefined ? undefined : readPosition(position));
      if (from) for (const event of positionEvents(state, from)) applyEvent(state, event);
      return { state, call: 'battle', with: {} };
    },
    copy: copyTable,
    apply: applyEvent,
    revert: revertEvent,
    active: activeSeat,
    pay: ({ state }, seat, cost, rule) => {
      const number = seatNumber(seat);
      const left = state.field['command-points'][number]! - cost;
      if (left < 0) return undefined;
      return [
        {
          kind: 'points-paid',
          rule,
          say: { seat, points: cost },
          writes: [set(state, 'command-points', number, left)],
        },
      ];
    },
    scene: (table) => sceneOf(table, edition),
    view: seenBy,
    result: resultOf,
  };
}

function resultOf({ field }: Table): Result {
  const [a = 0, b = 0] = seats.map((_, seat) => field.score[seat]!);
  return { ...(a === b ? {} : { winner: a > b ? 'A' : 'B' }), score: [a, b] };
}
