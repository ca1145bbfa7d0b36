import { type Game, type Heading, type Result, type Seat, seats } from '@umpire/rules';
import { armies as shippedArmies, sheets as shippedSheets } from '../facts/index.js';
import { advise } from '../suggest/advice.js';
import { byChance } from '../suggest/by-chance.js';
import { wordedInfiltration, wordedMoves } from '../suggest/worded.js';
import { apply, type EpicEvent, isNote, revert } from '../table/event.js';
import { type Ground, terrainFacts } from '../table/ground.js';
import { rosterOf } from '../table/roster.js';
import type { Rulings } from '../table/rulings.js';
import type { ArmyFacts, StandSheet } from '../table/stand.js';
import { copyTable, get, newTable, seatOf, type Table } from '../table/table.js';
import { activation, judgeActivation } from './activation.js';
import { aftermath } from './aftermath.js';
import type { Shooting } from './aim.js';
import { aimedAtOne, aimedProspects, targetsForm } from './aiming.js';
import { arrivals, judgeArrival } from './arrivals.js';
import { assault, type Fight } from './assault.js';
import { attackReadings } from './attack-reading.js';
import { battle, type TurnFrame, turn } from './battle.js';
import { judgeGroups } from './combat-groups.js';
import { combatPhase } from './combat-phase.js';
import { judgeDeployment } from './deployment.js';
import { blow, duel } from './duel.js';
import { endPhase } from './end-phase.js';
import { explosion } from './explosion.js';
import { firstContact } from './first-contact.js';
import { judgeInfiltration } from './infiltration.js';
import { missionOf, withMission } from './missions.js';
import { movementPhase } from './movement-phase.js';
import { judgeObjective, layObjectives, objectivePlacer } from './objectives.js';
import { onePart } from './one-part.js';
import { judgeOrders, ordersForm, ordersPhase } from './orders-phase.js';
import type { EpicProcedure } from './play.js';
import { portal } from './portal.js';
import { isSetUpStep, type Position, place } from './position.js';
import { counterChargeFire, judgeStop, reaction, reactionTriggers, setStop } from './reactions.js';
import { judgeRerolls, type Rerolling, rerollsForm } from './rerolls.js';
import { resolveHits } from './resolve-hits.js';
import { fallsBack, retreat } from './retreat.js';
import { deploymentPlacer, movePlacer, sceneOf } from './scene.js';
import { pointsOf } from './score.js';
import { elitePool, setUp } from './set-up.js';
import { shooting } from './shooting.js';
import { suffer } from './suffer.js';
import { judgeTargets } from './suggest-targets.js';
import {
  measureDeployment,
  measureInfiltration,
  measureMove,
  measureObjective,
  measureTargets,
  survey,
} from './survey.js';
import { templatePlacer } from './template-placer.js';
import { walk } from './walk.js';

/** Each procedure knows its own frame; the engine hands it no other. */
const procedures = [
  battle,
  turn,
  setUp,
  ordersPhase,
  arrivals,
  movementPhase,
  activation,
  portal,
  walk,
  setStop,
  reaction,
  counterChargeFire,
  firstContact,
  onePart,
  fallsBack,
  retreat,
  combatPhase,
  shooting,
  resolveHits,
  suffer,
  assault,
  duel,
  blow,
  aftermath,
  explosion,
  endPhase,
] as unknown as readonly EpicProcedure[];

/** What a battle is fought with: the rulings, and sheets and armies that a heading may name. */
export interface GameParts {
  readonly ruleSet: string;
  readonly rulings: Rulings;
  readonly sheets?: ReadonlyMap<string, StandSheet>;
}

/** The armies of a heading: by name, or written out, with sheets of their own where they have them. */
function armyOf({ seats: players }: Heading, seat: Seat): ArmyFacts & { readonly sheets?: readonly StandSheet[] } {
  const army = players[seat].army;
  const named = army === undefined ? shippedArmies[seats.indexOf(seat)] : shippedArmies.find(({ id }) => id === army);
  if (named) return named;
  if (typeof army === 'object' && army !== null) return army as ArmyFacts;
  throw new Error(`there is no army ${String(army)}`);
}

function startTable(heading: Heading, { rulings, sheets = shippedSheets }: GameParts): Table {
  const armies = [armyOf(heading, 'A'), armyOf(heading, 'B')] as const;
  const own = new Map(armies.flatMap((army) => army.sheets ?? []).map((sheet) => [sheet.id, sheet]));
  const sheetOf = (id: string): StandSheet => {
    const sheet = own.get(id) ?? sheets.get(id);
    if (!sheet) throw new Error(`there is no sheet ${id}`);
    return sheet;
  };
  const mission = missionOf(heading.mission);
  if (!mission.ok) throw new Error(`there is no mission ${heading.mission}`);
  const ground: Ground = (heading.position as Position | undefined)?.ground ?? mission.value.ground;
  const inForce = withMission(rulings, mission.value);
  const table = newTable(rosterOf([armies[0], armies[1]], sheetOf, inForce), ground, inForce);
  table.roster.stands.forEach(({ traits }, i) => {
    table.fields.life[i] = traits.hitPoints;
    table.fields.shields[i] = traits.energyShields;
    table.fields.metal[i] = traits.organicMetal;
  });
  ground.terrain.forEach(({ kind }, i) => {
    table.fields.structure[i] = terrainFacts[kind].building?.structure ?? 0;
  });
  layObjectives(table, heading.position !== undefined);
  for (const side of [0, 1]) table.fields.elite[side] = elitePool(table, side);
  table.fields.edge[1] = 1;
  return table;
}

/** What a seat sees: the other's orders only once they are face up, and never its reserve. */
function view(table: Table, seat: Seat) {
  const fields = Object.fromEntries(Object.entries(table.fields).map(([name, values]) => [name, [...values]]));
  const mine = seats.indexOf(seat);
  table.roster.detachments.forEach(({ side }, i) => {
    if (side !== mine && get(table, 'shown', i) === 0) fields['order']![i] = 0;
  });
  for (const field of ['heldAdvance', 'heldCharge', 'heldFirstFire']) fields[field]![1 - mine] = 0;
  return fields;
}

/** Where a battle that was set up by hand begins. */
function placed(table: Table, position: Position): TurnFrame {
  const phase = place(table, position);
  return isSetUpStep(phase) ? { from: 'orders', placed: true, setUp: phase } : { from: phase, placed: true };
}

/** NetEpic as the engine plays it. */
export function epicGame(parts: GameParts): Game<Table, EpicEvent> {
  return {
    ruleSet: parts.ruleSet,
    procedures,
    triggers: reactionTriggers,
    validators: {
      deployment: (proposal, choice, _, { state }) => judgeDeployment(proposal, choice, state),
      objective: (proposal, _, __, { state }) => judgeObjective(proposal, state),
      infiltration: (proposal, choice, _, { state }) => judgeInfiltration(proposal, choice, state),
      orders: (proposal, { seat }, _, { state }) => judgeOrders(proposal, seat, state),
      arrival: (proposal, { about }, _, { state }) =>
        judgeArrival(proposal, state.roster.detachmentOf.get(about[0]!)!, state),
      move: (proposal, choice, _, { state }) => judgeActivation(proposal, choice, state),
      stop: (proposal, choice, _, { state, frames }) => judgeStop(proposal, choice, state, frames),
      targets: (proposal, _, { data }, { state }) => judgeTargets(state, proposal, data as Shooting),
      're-rolls': (proposal, { seat }, { data }, { state }) => judgeRerolls(proposal, seat, data as Rerolling, state),
      'combat-groups': (proposal, _, { data }, { state }) => judgeGroups(state, proposal, (data as Fight).stands),
    },
    suggest: byChance,
    form: { orders: ordersForm, targets: targetsForm, 're-rolls': rerollsForm },
    candidates: { targets: aimedAtOne },
    prospects: { targets: aimedProspects },
    place: {
      objective: objectivePlacer,
      move: movePlacer,
      infiltration: movePlacer,
      deployment: deploymentPlacer,
      targets: templatePlacer,
    },
    attacks: attackReadings,
    measure: {
      objective: measureObjective,
      move: measureMove,
      infiltration: measureInfiltration,
      deployment: measureDeployment,
      targets: measureTargets,
    },
    worded: { move: wordedMoves, infiltration: wordedInfiltration },
    survey,
    advise,
    begin: (heading) => {
      const table = startTable(heading, parts);
      const { position } = heading;
      const start = position === undefined ? { from: 'orders' } : placed(table, position as Position);
      return { state: table, call: 'battle', with: start };
    },
    copy: copyTable,
    apply,
    revert,
    active: (table) => seatOf(get(table, 'active')),
    view,
    scene: sceneOf,
    shown: (event, seat) => (!isNote(event) && event.secret !== undefined && event.secret !== seat ? undefined : event),
    reveals: (event) => !isNote(event) && event.field === 'shown' && event.to === 1,
    result,
  };
}

function result(table: Table): Result {
  const winner = get(table, 'winner');
  return {
    ...(winner === 1 || winner === 2 ? { winner: seatOf(winner - 1) } : {}),
    score: [pointsOf(table, 0), pointsOf(table, 1)],
  };
}
