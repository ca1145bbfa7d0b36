import { muster, readArmyList } from '@umpire/armies';
import { type Issue, ok, type Result } from '@umpire/kernel';
import type { BattleSystem, FirstBattle, Heading, PrintedRule } from '@umpire/rules';
import { armyRulesOf, musterOf, shippedLists } from '../armies/index.js';
import { secondaries } from '../missions/secondaries.js';
import { w40k } from '../system.js';
import type { TableEvent } from '../table/event.js';
import { tableFaults } from '../table/faults.js';
import type { Position } from '../table/position.js';
import type { Table } from '../table/table.js';
import { battleOf, missionsFor } from './battle-of.js';
import { broughtBy } from './brings.js';
import { proposalOf } from './case/proposal.js';
import { readFact } from './case/read-fact.js';
import { openWar } from './open-war.js';
import { unplayedOf } from './unplayed.js';

/** Warhammer 40,000's battles: its editions, armies and missions. */
export const w40kBattles: BattleSystem<Table, TableEvent> = {
  editions: () => w40k.layers.filter(({ id, playable }) => playable && shippedLists(id).length > 1).map(({ id }) => id),
  plays: (edition) => w40k.layers.some(({ id, playable }) => playable && id === edition.split('+')[0]),
  game: battleOf,
  armies: (edition) => shippedLists(edition).map((army) => ({ name: army.name, army })),
  missions: (edition) => missionsFor(edition).map(({ id, name }) => ({ id, name })),
  first: firstBattle,
  ruleSet: (edition, set) => w40k.ruleSet(edition, set),
  printedRule,
  unplayed,
  parts: ['command', 'movement', 'shooting', 'charge', 'fight'],
  setByHand: ({ models, round, first, points }): Position => ({
    models,
    first,
    round: round - 1,
    ...(points === undefined ? {} : { commandPoints: points }),
  }),
  position: (raw) =>
    ok(isMustered(raw) ? musteredIn(raw) : { seats: { A: {}, B: {} }, position: raw, ...missionIn(raw) }),
  read: (state, path, edition) => {
    const rules = w40k.ruleSet(edition);
    return rules.ok ? readFact({ rules: rules.value, board: rules.value.numbers.board }, state, path) : undefined;
  },
  proposal: proposalOf,
  faults: ({ state }, edition) => {
    const rules = w40k.ruleSet(edition);
    return rules.ok ? tableFaults(state, rules.value.numbers.board) : [];
  },
  brings: (state, edition) => {
    const rules = w40k.ruleSet(edition);
    return rules.ok ? broughtBy(state, rules.value) : { rules: [], sheets: new Map() };
  },
  rounds: ({ field }) => field.round[0]!,
};

/** Three units a side on open ground, where nothing is to be known but where the markers are. */
function firstBattle(edition: string): FirstBattle | undefined {
  const [a, b] = shippedLists(edition).filter(({ name }) => name.startsWith('First battle'));
  return a && b && { armies: [a.name, b.name], mission: openWar.id };
}

function printedRule({ edition, seats }: Heading, id: string): PrintedRule | undefined {
  const set = w40k.ruleSet(edition);
  const rule = (set.ok ? set.value.rules.get(id) : undefined) ?? armyRulesOf(edition).get(id);
  const card = secondaries.find((one) => one.id === id);
  if (card !== undefined) return { name: card.name };
  if (rule !== undefined) {
    const { name, source } = rule;
    return { name, ...(source.section === undefined ? {} : { section: source.section }) };
  }
  const brought = Object.values(seats).flatMap(({ army }) => {
    const list = readArmyList(army);
    return list.ok ? (list.value.own?.rules ?? []) : [];
  });
  const own = brought.find((one) => one.id === id);
  return own && { name: own.name };
}

function unplayed(edition: string, raw: unknown): Result<readonly string[], readonly Issue[]> {
  const list = readArmyList(raw);
  if (!list.ok) return list;
  const known = musterOf(edition);
  if (!known.ok) return known;
  const army = muster(list.value, known.value);
  return army.ok ? ok([...new Set([...army.value.notModelled, ...unplayedOf(army.value, list.value)])]) : army;
}

interface Mustered {
  readonly armies: Readonly<Partial<Record<'A' | 'B', unknown>>>;
}

/** A case of army lists, which are mustered and not set up: `armies: { A: list }`; against itself where the other has none. */
const isMustered = (raw: unknown): raw is Mustered => typeof raw === 'object' && raw !== null && 'armies' in raw;

const musteredIn = ({ armies: { A, B = A } }: Mustered) => ({ seats: { A: { army: A }, B: { army: B } } });

const missionIn = (raw: unknown): { readonly mission?: string } =>
  typeof raw === 'object' && raw !== null && 'mission' in raw ? { mission: String(raw.mission) } : {};
