import type { Leg, OrdealSpec } from '@umpire/dice';
import type { Assumption } from '@umpire/rules';
import { CLOSE_DEFENCE_CLASS, CLOSE_DEFENCE_RANGE, closeDefenceToHit } from '../abilities/close-defence.js';
import { rerollsBrought } from '../abilities/elite.js';
import { isAntiAircraft, noWeaponTraits } from '../abilities/traits.js';
import { type Side, withLegsApart } from '../attack/location.js';
import { type AttackRulings, attackRulings } from '../attack/rulings.js';
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
import { sectorModifier } from '../attack/save.js';
import { type Aim, type Cover, scoreNeeded, scoreOf } from '../attack/to-hit.js';
import type { EpicRules } from '../edition/layers.js';
import { tracks } from '../table/stand.js';
import { looksAhead, plainAnswer } from './policies.js';
import type { ReadAttacker, ReadGroup, ReadScenario, ReadWeapon } from './read.js';

/** A shooting scenario as an ordeal: a leg for each attacker. `targets[i]`: the lots that group i became. */
export interface Shooting {
  readonly spec: OrdealSpec<Field, SalvoState>;
  readonly salvos: readonly SalvoSpec[];
  readonly assumed: readonly Assumption[];
}

export function shootingOf(read: ReadScenario, rules: EpicRules): Shooting {
  const rulings = attackRulings(rules.options);
  const assumed: Assumption[] = [];
  const lots = lotsOf(read, rulings);
  const targets = lots.map(({ lot }) => lot);
  const salvos = read.attackers.map((attacker) => salvoOf(attacker, read, { lots, targets, rulings, assumed }));
  const { eliteRerolls: pools = {} } = read.said.conditions;
  const brought = {
    attacker: read.attackers.reduce((sum, { traits }) => sum + rerollsBrought([traits.elite], []), 0),
    target: rerollsBrought(
      read.groups.map(({ traits }) => traits.elite),
      [],
    ),
  };
  const begin: Field = {
    lots: lots.map(({ group, first }) => {
      const lost = first ? group.hitPointsLost : 0;
      return freshLot(group.traits.organicMetal, group.traits.energyShields, lost);
    }),
    attackerPool: pools.attacker ?? brought.attacker,
    defenderPool: pools.target ?? brought.target,
    gone: [],
  };
  const legs: Leg<Field, SalvoState>[] = salvos.map((salvo, i) => ({
    name: read.attackers[i]?.name ?? '',
    course: salvoCourse(salvo),
    view: beginSalvo,
    apply: (_, end) => fieldOf(end),
  }));
  if (pools.attacker === undefined && brought.attacker > 0)
    assumed.push({ code: 'elite-pool', what: `${brought.attacker}`, of: 'attaquants' });
  if (pools.target === undefined && brought.target > 0)
    assumed.push({ code: 'elite-pool', what: `${brought.target}`, of: read.target });
  return {
    salvos,
    assumed,
    spec: {
      groups: targets.map((lot, i) => ({
        name: lot.name,
        models: lot.stands,
        wounds: lot.traits.hitPoints,
        lost: begin.lots[i]?.lost ?? 0,
      })),
      begin,
      legs,
      key: fieldKey,
      lost: (field) => field.lots.map((lot, i) => Math.min(lot.lost, hitPointsOf(targets[i] as TargetLot))),
      told: toldOf,
      answer: (question) => plainAnswer(question, read.said.policies, sideOf(read)),
      looksAhead: looksAhead(read.said.policies),
    },
  };
}

/** What is left beside hit points: of both pools, and of the first lot that has any. */
function toldOf({ lots, attackerPool, defenderPool, gone }: Field): Readonly<Record<string, number>> {
  const sum = (of: (lot: Field['lots'][number]) => number): number => lots.reduce((all, lot) => all + of(lot), 0);
  const parts = tracks
    .map((track) => [track, sum(({ damaged }) => damaged[track])] as const)
    .filter(([track, times]) => track !== 'other-leg' || times > 0);
  return {
    metal: sum(({ metal }) => metal),
    shields: sum(({ shields }) => shields),
    attackerPool,
    defenderPool,
    sacrificed: gone.length,
    ...Object.fromEntries(parts),
  };
}

interface Lot {
  readonly lot: TargetLot;
  readonly group: ReadGroup;
  readonly at: number;
  /** The first lot of its group: the one that may be hurt already. */
  readonly first: boolean;
}

/** A group is one lot, unless its stands must be told apart: location sheets, and templates that hit each of several. */
function lotsOf({ groups, attackers }: ReadScenario, { sacrificeFrom, legTracks }: AttackRulings): readonly Lot[] {
  const templates = new Set(
    attackers.flatMap(({ weapons }) =>
      weapons.filter(({ traits }) => traits.template !== undefined).map(({ target }) => target),
    ),
  );
  const apart = (group: ReadGroup, at: number): boolean =>
    group.stands > 1 && group.hitPoints > 1 && (templates.has(at) || group.locationSheet !== undefined);
  const all = groups.flatMap((group, at) => {
    const { traits, pinningClass, save, fixedSave, locationSheet } = group;
    const single = apart(group, at);
    return Array.from({ length: single ? group.stands : 1 }, (_, i) => ({
      group,
      at,
      first: i === 0,
      lot: {
        name: single ? `${group.name} ${i + 1}` : group.name,
        stands: single ? 1 : group.stands,
        pinningClass,
        save,
        fixedSave,
        traits,
        ...(locationSheet
          ? { locationSheet: legTracks === 'each' ? withLegsApart(locationSheet) : locationSheet }
          : {}),
        isBuilding: group.structure !== undefined,
        near: [] as readonly number[],
        // bystanders are of other detachments
        bystanders: Array.from(
          { length: traits.mayBeSacrificedFor && sacrificeFrom === 'army' ? group.bystanders : 0 },
          (_, n) => `${at}-${n}`,
        ),
      },
    }));
  });
  // an HQ may be saved by any target of its class that is no HQ itself: all of a target are taken to stand near it
  return all.map((one) => ({
    ...one,
    lot: {
      ...one.lot,
      near: one.group.traits.mayBeSacrificedFor
        ? all.flatMap(({ lot, group }, i) =>
            lot.pinningClass === one.lot.pinningClass && !group.traits.mayBeSacrificedFor ? [i] : [],
          )
        : [],
    },
  }));
}

interface Around {
  readonly lots: readonly Lot[];
  readonly targets: readonly TargetLot[];
  readonly rulings: AttackRulings;
  readonly assumed: Assumption[];
}

function salvoOf(attacker: ReadAttacker, read: ReadScenario, around: Around): SalvoSpec {
  const { rulings, targets, assumed } = around;
  const { conditions } = read.said;
  const shots: Shot[] = [];
  for (const weapon of [...attacker.weapons, ...closeDefence(attacker, read)]) {
    const own = shotsOf(weapon, attacker, read, around);
    const missesOf = shots.length;
    shots.push(...own);
    if (weapon.missesAt === undefined || own.length !== 1) continue;
    const [stray] = shotsOf({ ...weapon, target: weapon.missesAt }, attacker, read, around);
    if (stray) shots.push({ ...stray, dice: 0, missesOf });
  }
  const hasStrays = shots.some(({ missesOf }) => missesOf !== undefined);
  const isElite = attacker.traits.elite > 0;
  const isReaction = conditions.interception || conditions.counterCharge;
  const rerollsOnes = conditions.firstFire && (!isReaction || rulings.rerollOnesInReactions);
  const hasHeadquarters = targets.some(({ traits }) => traits.mayBeSacrificedFor);
  const savesTogether = hasHeadquarters || targets.some(({ traits }) => traits.elite > 0);
  const shotsTogether = isElite || hasHeadquarters || savesTogether || hasStrays;
  if (shots.length > 0 && read.groups.length > 1 && attacker.weapons.every(({ target }) => target === 0))
    assumed.push({ code: 'aimed-at', what: read.groups[0]?.name ?? '', of: attacker.name });
  const all = shots.map((_, i) => i);
  return {
    shots,
    targets,
    rerollsOnes,
    eliteStands: isElite ? attacker.stands : 0,
    waves: shotsTogether ? [all] : all.map((i) => [i]),
    hitsTogether: savesTogether,
    rulings,
  };
}

const sideOf = ({ said }: ReadScenario): Side => (said.conditions.sector === 'front' ? 'front' : 'rear');

const covers = { none: 0, light: 1, heavy: 2, fortified: 3 } as const;

const coverOf = (cover: ReadScenario['said']['conditions']['cover']): Cover =>
  typeof cover === 'boolean' ? (cover ? 1 : 0) : covers[cover];

/** The shots of one weapon: at its group, or at each of the lots that its group was taken apart into. */
function shotsOf(weapon: ReadWeapon, attacker: ReadAttacker, read: ReadScenario, around: Around): Shot[] {
  const { conditions } = read.said;
  const { lots, rulings, assumed } = around;
  const own = lots.flatMap((lot, i) => (lot.at === weapon.target ? [{ ...lot, i }] : []));
  const group = own[0]?.group;
  if (!group) return [];
  const refused = refusalOf(weapon, group, conditions, rulings);
  if (refused !== undefined) {
    assumed.push({ code: 'no-attacks', what: refused, of: weapon.name });
    return [];
  }
  const usesAntiAircraft = isAntiAircraft(weapon.traits, attacker.traits) && !weapon.isCloseDefence;
  const aim: Aim = {
    toHit: weapon.toHit - (group.structure === undefined ? 0 : 2),
    weapon: weapon.traits,
    usesAntiAircraft: usesAntiAircraft && !conditions.poppedUp,
    target: {
      pinningClass: group.pinningClass,
      traits: group.traits,
      isPoppedUp: conditions.targetPoppedUp,
      isOverTerrain: conditions.overTerrain,
    },
    cover: coverOf(conditions.cover),
    ...(conditions.interception ? { reaction: 'interception' as const } : {}),
    ...(conditions.counterCharge ? { reaction: 'counter-charge' as const } : {}),
    isCloseDefence: weapon.isCloseDefence === true,
    shooterIsEngaged: conditions.engaged,
    intoAssault: conditions.intoAssault,
    // who is engaged and fires into an assault fires at its own opponents
    atOwnOpponent: conditions.engaged,
  };
  const { template } = weapon.traits;
  const isBuilding = group.structure !== undefined;
  const score = template !== undefined && isBuilding ? { on: 1 } : scoreOf(scoreNeeded(aim, rulings), rulings);
  const shared = own.map((_, n) => Math.floor(weapon.dice / own.length) + (n < weapon.dice % own.length ? 1 : 0));
  return own.map(
    ({ i }, n): Shot => ({
      name: weapon.name,
      dice: shared[n] ?? 0,
      score,
      isElite: attacker.traits.elite > 0,
      target: i,
      modifier: weapon.modifier,
      sector: sectorModifier(conditions.sector, { ...group.traits, pinningClass: group.pinningClass }),
      side: sideOf(read),
      weapon: weapon.traits,
    }),
  );
}

/** Why a weapon makes no attacks here. */
function refusalOf(
  { range, traits, isCloseDefence }: ReadWeapon,
  group: ReadGroup,
  { distance, interception, counterCharge }: ReadScenario['said']['conditions'],
  { powersReact }: AttackRulings,
): string | undefined {
  if (distance !== undefined && range !== undefined && distance > range) return 'hors de portée';
  if ((interception || counterCharge) && traits.template !== undefined) return 'une arme à gabarit n’intercepte pas';
  if ((interception || counterCharge) && traits.psychic !== undefined && !powersReact)
    return 'un pouvoir psychique n’intercepte pas';
  if (isCloseDefence && group.pinningClass >= CLOSE_DEFENCE_CLASS) return 'DR sans effet sur la classe 3 et au-delà';
  const isBuilding = group.structure !== undefined;
  if (isBuilding && traits.destroysBuildings === undefined && !traits.damagesBuildings)
    return 'cette arme n’endommage pas les bâtiments';
  if (traits.isBiological && group.traits.isInorganic) return 'sans effet sur Inorganique';
  return undefined;
}

/** Close defence shots of the stands, where they are said to be near enough, or there is nothing else to shoot with (AB-08). */
function closeDefence(attacker: ReadAttacker, read: ReadScenario): ReadWeapon[] {
  const dice = attacker.traits.closeDefence * attacker.stands;
  const { distance, interception, counterCharge } = read.said.conditions;
  const isNear = distance === undefined ? attacker.weapons.length === 0 : distance <= CLOSE_DEFENCE_RANGE;
  if (dice === 0 || !isNear) return [];
  const use = interception ? 'interception' : counterCharge ? 'counter-charge' : 'shooting';
  return [
    {
      name: 'DR',
      dice,
      range: CLOSE_DEFENCE_RANGE,
      toHit: closeDefenceToHit(use),
      modifier: 0,
      abilities: [],
      traits: noWeaponTraits,
      target: 0,
      isCloseDefence: true,
    },
  ];
}
