import { type Army, type ArmyList, muster, readArmyList } from '@umpire/armies';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { type Game, type Heading, type OptionValue, resolveRuleSet, type Seat } from '@umpire/rules';
import { armyRulesOf, musterOf } from '../armies/index.js';
import { layers } from '../editions/index.js';
import { missions as missionData } from '../missions/missions.js';
import { readMission } from '../missions/read.js';
import type { MissionData } from '../missions/schema.js';
import type { TableEvent } from '../table/event.js';
import type { Table } from '../table/table.js';
import { hasForces, setByHand } from './case/position.js';
import { editionOf } from './edition-of.js';
import { gameOf } from './game.js';
import type { Mission } from './mission.js';
import { scoringOf } from './mission-scoring.js';
import { openWar } from './open-war.js';
import { rulesWith } from './own-rules.js';

/** The missions that ship; the first is played where nobody names one. */
export const missions: readonly Mission[] = [...missionData.flatMap(missionsOf), openWar];

/** A mission on each of its battlefields: by its own name on the first, with the battlefield's after a stroke on the others. */
function missionsOf(raw: MissionData): readonly Mission[] {
  const read = readMission(raw);
  if (!read.ok) throw new Error(`${raw.id}: ${read.error.map(({ message }) => message).join('; ')}`);
  const scoring = scoringOf(read.value);
  const { id, name } = read.value;
  return read.value.battlefields.map((one, i) => ({
    id: i === 0 ? id : `${id}/${one.id}`,
    name: `${name}, ${one.name}`,
    field: one.field,
    scoring,
    ...(read.value.mode === undefined ? {} : { mode: read.value.mode }),
  }));
}

const modes: ReadonlySet<string> = new Set(missions.flatMap(({ mode }) => mode ?? []));

/** A mode that has missions of its own plays those, all else plays the others. */
export const missionsFor = (edition: string): readonly Mission[] =>
  missions.filter(({ mode }) => mode === (modes.has(edition) ? edition : undefined));

/**
 * The game that a heading names: its edition and options, its army lists mustered, its mission. Issues: those of rule sets and
 * musters, `turn-not-modelled`, `no-army`, `army-edition`, `unknown-mission`, `rule-set-differs`, `own-rules-differ`.
 */
export function battleOf(heading: Heading): Result<Game<Table, TableEvent>, readonly Issue[]> {
  const rules = resolveRuleSet(layers, heading.edition, heading.options as Readonly<Record<string, OptionValue>>);
  if (!rules.ok) return rules;
  if (rules.value.numbers.turn === undefined)
    return fail([
      issue('turn-not-modelled', 'battles of this edition cannot be played: its turn is not modelled', {
        found: heading.edition,
        hint: 'its odds can be asked for; play a battle of an edition that `umpire armies` lists',
      }),
    ]);
  const edition = editionOf(rules.value);
  if (hasForces(heading.position)) {
    const mission = missionOf(heading.mission ?? openWar.id, missions);
    const book = armyRulesOf(heading.edition);
    const set = setByHand(heading.position, heading.edition, edition, book);
    if (!set.ok) return set;
    if (!mission.ok) return mission;
    return ok(gameOf(edition, { ...set.value, scoring: mission.value.scoring }));
  }
  const mission = missionOf(heading.mission, missionsFor(heading.edition));
  const a = armyOf(heading, 'A');
  const b = armyOf(heading, 'B');
  const issues = [mission, a, b].flatMap((one) => (one.ok ? [] : one.error));
  if (issues.length > 0 || !mission.ok || !a.ok || !b.ok) return fail(issues);
  const book = rulesWith([a.value.list, b.value.list], edition);
  if (!book.ok) return book;
  const { field, scoring } = mission.value;
  return ok(gameOf(edition, { armies: { A: a.value.army, B: b.value.army }, field, scoring, book: book.value }));
}

function missionOf(id: string | undefined, among: readonly Mission[]): Result<Mission, readonly Issue[]> {
  const [first] = among;
  const found = id === undefined ? first : among.find((mission) => mission.id === id);
  if (found) return ok(found);
  const known = among.map((mission) => mission.id);
  const details = { found: id ?? '', near: nearest(id ?? '', known), hint: `one of ${known.join(', ')}` };
  return fail([issue('unknown-mission', 'there is no such mission', details)]);
}

interface Fielded {
  readonly list: ArmyList;
  readonly army: Army;
}

function armyOf({ edition, seats: seated }: Heading, seat: Seat): Result<Fielded, readonly Issue[]> {
  const raw = seated[seat].army;
  const path = `seats.${seat}.army`;
  if (raw === undefined) return fail([issue('no-army', 'a seat has no army', { path, hint: 'an army list' })]);
  const list = readArmyList(raw);
  if (!list.ok) return fail(list.error.map((one) => ({ ...one, path: `${path}.${one.path ?? ''}` })));
  const known = musterOf(edition);
  if (!known.ok) return known;
  const army = muster(list.value, known.value);
  return army.ok
    ? ok({ list: list.value, army: army.value })
    : fail(army.error.map((one) => ({ ...one, path: `${path}.${one.path ?? ''}` })));
}
