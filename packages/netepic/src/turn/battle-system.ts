import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import {
  type BattleSystem,
  type Game,
  type HandSet,
  type Heading,
  type OptionValue,
  resolveRuleSet,
  type Seat,
} from '@umpire/rules';
import { layers } from '../edition/layers.js';
import { armies, sheets } from '../facts/index.js';
import { muster } from '../muster/muster.js';
import { type EpicEvent, isNote } from '../table/event.js';
import { tableFaults } from '../table/faults.js';
import { rulingsOf } from '../table/rulings.js';
import type { ArmyFacts, StandSheet } from '../table/stand.js';
import {
  detachmentFields,
  type Field,
  formationFields,
  get,
  orderOf,
  PARTS,
  phases,
  places,
  segments,
  sideFields,
  standFields,
  type Table,
} from '../table/table.js';
import { told } from '../words/log.js';
import { namedAs } from '../words/names.js';
import { positionOf } from './case-position.js';
import { epicGame } from './game.js';
import { missionOf, missions } from './missions.js';
import type { Position, StandPosition } from './position.js';
import { pointsOf } from './score.js';

/** NetEpic's battles: its editions, armies, cases and words. */
export const epicBattles: BattleSystem<Table, EpicEvent> = {
  editions: () => layers.filter(({ playable }) => playable).map(({ id }) => id),
  missions: () => missions.map(({ id, name }) => ({ id, name: name.fr })),
  ruleSet: (edition, set) => resolveRuleSet(layers, edition, set),
  printedRule: ({ edition }, id) => {
    const set = resolveRuleSet(layers, edition);
    const rule = set.ok ? set.value.rules.get(id) : undefined;
    return rule && { name: rule.name, ...(rule.source.section === undefined ? {} : { section: rule.source.section }) };
  },
  plays: (edition) => layers.some(({ id, playable }) => playable && id === edition.split('+')[0]),
  game: gameOf,
  armies: () => armies.map((army) => ({ name: army.name.fr, army: army.id })),
  rounds: (table) => get(table, 'turn'),
  tell: (event, table) => {
    const french = told(event, table.roster, { A: 'Joueur A', B: 'Joueur B' });
    const english = told(event, table.roster, { A: 'Player A', B: 'Player B' });
    return french && english && { level: levelOf(event), text: { fr: french.fr, en: english.en } };
  },
  nameOf: (ref, { roster }) => namedAs(ref, roster),
  terms: { round: { fr: 'Tour', en: 'Turn' }, hitPoints: { fr: 'PdV', en: 'hit points' } },
  position: positionOf,
  parts: phases.filter(isBeginning),
  setByHand,
  read: factAt,
  faults: tableFaults,
};

/** The phases that a position may begin with. */
function isBeginning(part: string | undefined): part is Position['phase'] {
  return part !== undefined && part !== 'set-up' && part !== 'over' && phases.some((phase) => phase === part);
}

function setByHand({ models, round, first, part }: HandSet): Position {
  const stands = Object.entries(models).map(([ref, { x, y, facing }]): readonly [string, StandPosition] => [
    ref,
    { at: [x / 10_000, y / 10_000], ...(facing === undefined ? {} : { bearing: Math.round(facing / 10) }) },
  ]);
  return {
    turn: round,
    phase: isBeginning(part) ? part : 'orders',
    initiative: first,
    stands: Object.fromEntries(stands),
  };
}

const details = new Set([
  'why-score',
  'to-hit',
  're-roll-ones',
  'elite',
  'location',
  'shield',
  'organic-metal',
  'save',
  'wounds',
  'regenerates',
  'damage-roll',
  'no-sacrifice',
  'duel',
  'escape',
  'restored',
  'repair',
]);

const levelOf = (event: EpicEvent): 0 | 1 | 2 =>
  !isNote(event) || details.has(event.say) ? 2 : event.say === 'phase' || event.say === 'segment' ? 0 : 1;

function gameOf(heading: Heading): Result<Game<Table, EpicEvent>, readonly Issue[]> {
  const rules = resolveRuleSet(layers, heading.edition, heading.options as Readonly<Record<string, OptionValue>>);
  if (!rules.ok) return rules;
  const mission = missionOf(heading.mission);
  const issues = [
    ...(mission.ok ? [] : mission.error),
    ...(['A', 'B'] as const).flatMap((seat) => armyIssues(heading, seat)),
  ];
  if (issues.length > 0) return fail(issues);
  return ok(epicGame({ ruleSet: rules.value.hash, rulings: rulingsOf(rules.value.options) }));
}

/** An army that is named must ship; one written out must have its sheets. */
function armyIssues({ seats, position }: Heading, seat: Seat): readonly Issue[] {
  const { army } = seats[seat];
  const path = `seats.${seat}.army`;
  if (army === undefined || armies.some(({ id }) => id === army)) return [];
  if (typeof army === 'string') {
    const names = armies.map(({ id }) => id);
    return [
      issue('unknown-army', 'no army of that name ships', {
        path,
        found: army,
        near: nearest(army, names),
        hint: `one of ${names.join(', ')}`,
      }),
    ];
  }
  const { formations, sheets: own = [] } = army as Partial<ArmyFacts> & { readonly sheets?: readonly StandSheet[] };
  if (!Array.isArray(formations))
    return [issue('no-army', 'a seat has no army', { path, hint: 'formations with their detachments' })];
  // A position set up by hand may hold what no army could buy; its sheets must be known all the same.
  const known = new Map([...sheets, ...own.map((sheet) => [sheet.id, sheet] as const)]);
  const mustered = muster(army as ArmyFacts, known);
  if (mustered.ok) return [];
  return mustered.error
    .filter(({ code }) => position === undefined || code === 'unknown-sheet')
    .map((reason) => ({ ...reason, path: `${path}.${reason.path ?? ''}` }));
}

const has = (fields: readonly string[], name: string): name is Field => fields.includes(name);

/** `A.w.1 life`, `A.w order`, `A broken`, `turn`, `A points`; places in cm. */
function factAt(table: Table, path: string): number | string | undefined {
  const [ref = '', name = ''] = path.split(' ');
  const stand = table.roster.indexOf.get(ref);
  if (stand !== undefined) return standFact(table, stand, name);
  const detachment = table.roster.detachmentOf.get(ref);
  if (detachment !== undefined && name === 'order') return orderOf(table, detachment);
  if (detachment !== undefined && name === 'alive')
    return table.roster.detachments[detachment]!.stands.filter((one) => get(table, 'life', one) > 0).length;
  if (detachment !== undefined && has(detachmentFields, name)) return get(table, name, detachment);
  const formation = table.roster.formations.findIndex((one) => one.ref === ref);
  if (formation >= 0 && has(formationFields, name)) return get(table, name, formation);
  const side = ref === 'A' ? 0 : ref === 'B' ? 1 : -1;
  if (side >= 0 && name === 'points') return pointsOf(table, side);
  if (side >= 0 && has(sideFields, name)) return get(table, name, side);
  if (ref === 'phase') return phases[get(table, 'phase')];
  if (ref === 'segment') return segments[get(table, 'segment')];
  const piece = /^piece-(\d+)$/.exec(ref);
  if (piece && (name === 'structure' || name === 'ruined')) return get(table, name, Number(piece[1]));
  const objective = /^objective-(\d+)$/.exec(ref);
  if (objective && name === 'holder') return get(table, 'holder', Number(objective[1]) - 1);
  return ref === 'turn' || ref === 'winner' || ref === 'initiative' || ref === 'active' ? get(table, ref) : undefined;
}

function standFact(table: Table, stand: number, name: string): number | string | undefined {
  if (name === 'place') return places[get(table, 'place', stand)];
  if (name === 'x' || name === 'y') return Math.round(get(table, name, stand) / 100) / 100;
  const part = /^(taken|hurt)-([0-6])$/.exec(name);
  if (part) return get(table, part[1] as 'taken' | 'hurt', stand * PARTS + Number(part[2]));
  return has(standFields, name) ? get(table, name, stand) : undefined;
}
