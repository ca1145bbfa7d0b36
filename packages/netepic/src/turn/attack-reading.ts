import { type OrdealSpec, type Outcome, solved, standingsOf } from '@umpire/dice';
import { type Attack, type AttackReading, type Ref, seats } from '@umpire/rules';
import { NEVER } from '../abilities/traits.js';
import { duelDice } from '../attack/duel.js';
import { salvoCourse } from '../attack/salvo/course.js';
import { fieldKey } from '../attack/salvo/quick-key.js';
import {
  beginSalvo,
  type Field,
  fieldOf,
  freshLot,
  hitPointsOf,
  type SalvoSpec,
  type SalvoState,
  type Shot,
  type TargetLot,
} from '../attack/salvo/spec.js';
import { detachmentAt, formationAt, get, standAt, type Table } from '../table/table.js';
import { fighter } from './assault.js';
import { type Duel, standOf } from './duel.js';
import { gunTraits } from './gun-traits.js';
import type { Shots } from './shots.js';
import type { Volley } from './volley.js';

/** Whose hit points the groups of an attack's odds count. */
const counted = new WeakMap<Attack, readonly (readonly number[])[]>();

/** Fire and duels as attacks, with the odds of the very dice that are thrown; what is not measured says why. */
export const attackReadings: Readonly<Record<string, AttackReading<Table>>> = {
  shooting: {
    from: 'to-hit',
    until: 'action-over',
    begins: ({ data }, { state }) => fireOf(state, data as Shots),
    ends: (_, attacks, { state }) => attacks.map((attack) => lostNow(state, attack)),
  },
  duel: {
    begins: ({ data }, { state }) => seats.map((_, side) => blowOf(state, data as Duel, side)),
    ends: (_, attacks, { state }) => attacks.map((attack) => lostNow(state, attack)),
  },
};

const lostOf = (table: Table, stands: readonly number[]): number =>
  stands.reduce(
    (sum, stand) => sum + standAt(table, stand).traits.hitPoints - Math.max(0, get(table, 'life', stand)),
    0,
  );

const lostNow = (table: Table, attack: Attack): readonly number[] =>
  (counted.get(attack) ?? []).map((stands) => lostOf(table, stands));

/** A stand is worth its share of its formation. */
function worthOf(table: Table, stand: number): number {
  const { points, stands } = formationAt(table, standAt(table, stand).formation);
  return Math.round(points / Math.max(1, stands.length));
}

function made(attack: Attack, stands: readonly (readonly number[])[]): Attack {
  counted.set(attack, stands);
  return attack;
}

const nameOf = (table: Table, { by, gun }: Volley): string =>
  gun < 0 ? 'DR' : standAt(table, by).weapons[gun]!.weapon.name.fr;

/** The fire of one action: all its dice at all its targets. */
function fireOf(table: Table, { by, volleys = [], rerollsOnes = false }: Shots): readonly Attack[] {
  const [first] = volleys;
  if (first === undefined) return [];
  const { seat, ref } = detachmentAt(table, by);
  const lots = lotsOf(volleys);
  const target: Ref =
    first.building === undefined
      ? detachmentAt(table, standAt(table, first.targets[0]!).detachment).ref
      : `piece-${first.building}`;
  const told = { seat, attacker: ref, target, weapons: [...new Set(volleys.map((volley) => nameOf(table, volley)))] };
  const notMeasured = whyNotFire(table, volleys, lots);
  if (notMeasured !== undefined || lots === undefined)
    return [made({ ...told, odds: { notMeasured: notMeasured ?? 'mixed-targets' }, worth: [] }, [])];
  const spec = ordealOf(table, volleys, { lots, rerollsOnes });
  return [
    made(
      {
        ...told,
        odds: { exact: () => solved(spec, () => () => 0) },
        worth: lots.map(([stand]) => worthOf(table, stand!)),
      },
      lots,
    ),
  ];
}

/** What declared volleys would do, target by target; each detachment for itself. */
export function prospectsOf(
  table: Table,
  by: number,
  volleys: readonly Volley[],
  rerollsOnes: boolean,
): readonly Attack[] {
  const detachments = new Map<number, Volley[]>();
  for (const volley of volleys) {
    const [target] = volley.targets;
    const key = target === undefined ? -1 - (volley.building ?? 0) : standAt(table, target).detachment;
    detachments.set(key, [...(detachments.get(key) ?? []), volley]);
  }
  const shots = (some: readonly Volley[]): Shots => ({ kind: 'advance', by, stands: [], volleys: some, rerollsOnes });
  return [...detachments.values()].flatMap((some) => fireOf(table, shots(some)));
}

/** Stands that are fired at together, each list once; none where lists overlap and are not the same. */
function lotsOf(volleys: readonly Volley[]): readonly (readonly number[])[] | undefined {
  const lists = new Map(volleys.map(({ targets }) => [targets.join(), targets] as const));
  const all = [...lists.values()].flat();
  return new Set(all).size === all.length ? [...lists.values()] : undefined;
}

function whyNotFire(table: Table, volleys: readonly Volley[], lots: ReturnType<typeof lotsOf>): string | undefined {
  if (volleys.some(({ building, isTemplate, sheltered }) => building !== undefined || isTemplate || sheltered))
    return 'templates-and-buildings';
  if (volleys.some(({ shot }) => shot.intoAssault)) return 'fire-into-assault';
  if (lots === undefined) return 'mixed-targets';
  const fired = lots.flat().map((stand) => standAt(table, stand));
  if (fired.some(({ sheet }) => sheet.locationSheet)) return 'location-sheets';
  if (fired.some(({ traits }) => traits.mayBeSacrificedFor)) return 'sacrifice';
  const shooters = volleys.map((volley) => standAt(table, volley.by));
  if ([...fired, ...shooters].some(({ traits }) => traits.elite > 0)) return 'elite-re-rolls';
  return lots.every((lot) => areAlike(table, lot)) ? undefined : 'mixed-targets';
}

/** Of one sheet, at most one of them hurt; what each wears out for itself stands alone. */
function areAlike(table: Table, lot: readonly number[]): boolean {
  const [first, ...rest] = lot.map((stand) => standAt(table, stand));
  const hurt = lot.filter((stand) => get(table, 'life', stand) < standAt(table, stand).traits.hitPoints);
  const worn = lot.some((stand) => get(table, 'metal', stand) > 0 || get(table, 'shields', stand) > 0);
  return (
    rest.every(({ sheet, pinningClass }) => sheet === first?.sheet && pinningClass === first.pinningClass) &&
    hurt.length <= 1 &&
    !(worn && lot.length > 1)
  );
}

function ordealOf(
  table: Table,
  volleys: readonly Volley[],
  { lots, rerollsOnes }: { readonly lots: readonly (readonly number[])[]; readonly rerollsOnes: boolean },
): OrdealSpec<Field, SalvoState> {
  const targets = lots.map((lot): TargetLot => {
    const { sheet, traits, pinningClass } = standAt(table, lot[0]!);
    const { save, fixedSave } = sheet;
    const none = { isBuilding: false, near: [], bystanders: [] };
    return { name: sheet.id, stands: lot.length, pinningClass, save, fixedSave, traits, ...none };
  });
  const shots = alikeShots(table, volleys, lots);
  const salvo: SalvoSpec = {
    shots,
    targets,
    rerollsOnes,
    eliteStands: 0,
    waves: shots.map((_, i) => [i]),
    hitsTogether: false,
    rulings: table.rulings.attack,
  };
  const begin: Field = {
    lots: lots.map((lot) => freshLot(get(table, 'metal', lot[0]!), get(table, 'shields', lot[0]!), lostOf(table, lot))),
    attackerPool: 0,
    defenderPool: 0,
    gone: [],
  };
  return {
    groups: targets.map((lot, i) => ({
      name: lot.name,
      models: lot.stands,
      wounds: lot.traits.hitPoints,
      lost: begin.lots[i]!.lost,
    })),
    begin,
    legs: [{ name: 'fire', course: salvoCourse(salvo), view: beginSalvo, apply: (_, end) => fieldOf(end) }],
    key: fieldKey,
    lost: (field) => field.lots.map((lot, i) => Math.min(lot.lost, hitPointsOf(targets[i]!))),
    answer: () => 'best',
    looksAhead: false,
  };
}

/** Dice that are alike as one shot, in the order declared. */
function alikeShots(table: Table, volleys: readonly Volley[], lots: readonly (readonly number[])[]): readonly Shot[] {
  const shots = new Map<string, Shot>();
  for (const volley of volleys) {
    const { id, by, dice, shot, targets } = volley;
    const target = lots.findIndex((lot) => lot.join() === targets.join());
    const key = JSON.stringify([id, standAt(table, by).sheet.id, shot.score, shot.modifier, shot.extra, target]);
    const known = shots.get(key);
    shots.set(key, {
      name: id,
      dice: dice + (known?.dice ?? 0),
      score: shot.score,
      isElite: false,
      target,
      modifier: shot.modifier,
      sector: shot.extra,
      side: shot.sector === 'front' ? 'front' : 'rear',
      weapon: gunTraits(table, volley),
    });
  }
  return [...shots.values()];
}

/** What one side of a duel may do to the other: a hit point if it wins (ASL-2). */
function blowOf(table: Table, frame: Duel, side: number): Attack {
  const [own, foe] = [standOf(table, frame, side), standOf(table, frame, 1 - side)];
  const [mine, theirs] = [standAt(table, own), standAt(table, foe)];
  const told = {
    seat: mine.seat,
    attacker: detachmentAt(table, mine.detachment).ref,
    target: detachmentAt(table, theirs.detachment).ref,
    weapons: ['Assaut'],
  };
  const isElite = mine.traits.elite > 0 || theirs.traits.elite > 0;
  const notMeasured = isElite ? 'elite-re-rolls' : theirs.sheet.locationSheet ? 'location-sheets' : undefined;
  if (notMeasured !== undefined) return made({ ...told, odds: { notMeasured }, worth: [] }, []);
  const { hitPoints, regenerationOn } = theirs.traits;
  const lost = lostOf(table, [foe]);
  const standings = standingsOf([{ name: theirs.sheet.id, models: 1, wounds: hitPoints, lost }], 0);
  const kept = regenerationOn < NEVER ? (7 - regenerationOn) / 6 : 0;
  const hurts = winsOver(totalsOf(table, frame, own), totalsOf(table, frame, foe)) * (1 - kept);
  const chances = new Float64Array(standings.size);
  chances[lost] = 1 - hurts;
  chances[lost + 1] = hurts;
  const outcome: Outcome = { standings, afterEach: [chances] };
  return made({ ...told, odds: { exact: () => outcome }, worth: [worthOf(table, foe)] }, [[foe]]);
}

/** The chance of each total of dice and factor, as offset and chances. */
function totalsOf(table: Table, frame: Duel, stand: number): readonly [least: number, chances: readonly number[]] {
  const who = fighter(table, stand, frame.led);
  const dice = duelDice(stand === frame.other ? frame.before : 0, who);
  let chances: readonly number[] = [1];
  for (let n = 0; n < dice; n++)
    chances = Array.from({ length: chances.length + 5 }, (_, i) =>
      [0, 1, 2, 3, 4, 5].reduce((sum, face) => sum + (chances[i - face] ?? 0) / 6, 0),
    );
  return [dice + who.factor, chances];
}

function winsOver([a, mine]: ReturnType<typeof totalsOf>, [b, theirs]: ReturnType<typeof totalsOf>): number {
  let wins = 0;
  mine.forEach((own, i) => {
    theirs.forEach((other, k) => {
      if (a + i > b + k) wins += own * other;
    });
  });
  return wins;
}
