import type { Reason } from '@umpire/rules';
import { type AirWay, usesAntiAircraft } from '../abilities/anti-aircraft.js';
import {
  CLOSE_DEFENCE_CLASS,
  CLOSE_DEFENCE_RANGE,
  type CloseDefenceUse,
  closeDefenceRefused,
  closeDefenceToHit,
} from '../abilities/close-defence.js';
import { isAntiAircraft, noWeaponTraits, type StandTraits, type WeaponTraits } from '../abilities/traits.js';
import { type Sector, sectorModifier } from '../attack/save.js';
import {
  type Aim,
  type Cover,
  type Penalty,
  penaltiesOf,
  type Reaction,
  type Score,
  scoreNeeded,
  scoreOf,
} from '../attack/to-hit.js';
import { foesOf, isEngaged, isPinned, squared } from '../moves/contact.js';
import { isInFront, sectorOf } from '../moves/direction.js';
import { buildingOf, canSee, coversOf, distanceToPiece, factsOf, type Viewpoint, viewpoint } from '../moves/sight.js';
import { isIn } from '../table/ground.js';
import type { TargetSaveModifier, WeaponProfile } from '../table/stand.js';
import { get, isOnTable, orderOf, PARTS, standAt, type Table } from '../table/table.js';
import { inCentimetres, type RefusalId, refuse } from '../words/refusals.js';

export type ShootingKind = 'first-fire' | 'advance' | Reaction;

/** Who shoots, when, and at whom it may. */
export interface Shooting {
  readonly kind: ShootingKind;
  readonly by: number;
  readonly stands: readonly number[];
  /** Reactions fire at the moving detachment only (REA-4); a counter-charge at those that will touch (REA-9). */
  readonly only?: readonly number[];
  /** Where targets will stand when they touch. */
  readonly places?: Readonly<Record<number, readonly [number, number]>>;
  /** Close defence alone, of this stand: no order is needed (AB-08.2). */
  readonly carrier?: number;
  /** By an order from the reserve, put in place of its own (AB-14.6). */
  readonly isSwapped?: true;
  /** With weapons against aircraft alone: they need no order of First Fire (G-20). */
  readonly byAir?: true;
  /** Stands that rise for a pop-up attack (ALT-3). */
  readonly popUp?: readonly number[];
}

const CLOSE_DEFENCE = 'close-defence';
const useOf = (kind: ShootingKind): CloseDefenceUse =>
  kind === 'interception' || kind === 'counter-charge' ? kind : 'shooting';
const closeDefenceProfile = (kind: ShootingKind, dice: number): WeaponProfile => ({
  range: CLOSE_DEFENCE_RANGE,
  dice,
  toHit: closeDefenceToHit(useOf(kind)),
  targetSaveModifier: 0,
  abilities: [],
});

/** A weapon of a stand in one of its modes, with what its abilities come to. */
export interface Gun {
  readonly stand: number;
  /** Its place among the sheet's weapons; −1: close defence. */
  readonly number: number;
  readonly id: string;
  readonly profile: WeaponProfile;
  readonly traits: WeaponTraits;
  readonly dice: number;
}

/** All that a stand may fire now, mode by mode. */
export function gunsOf(table: Table, stand: number, { kind, carrier, byAir }: Shooting): readonly Gun[] {
  const me = standAt(table, stand);
  const left = me.traits.closeDefence - get(table, 'defences', stand);
  const asked = {
    use: useOf(kind),
    left,
    hasEngaged: get(table, 'engaged', stand) > 0,
    isPinned: left > 0 && !table.rulings.closeDefenceWhenPinned && isPinned(table, stand),
    isShooting: true,
    targetClass: 1,
    distance: 0,
  };
  const isForbidden = kind === 'counter-charge' && !table.rulings.closeDefenceWhenCharged;
  const defence: Gun[] =
    !isForbidden && !closeDefenceRefused(asked)
      ? [
          {
            stand,
            number: -1,
            id: CLOSE_DEFENCE,
            profile: closeDefenceProfile(kind, left),
            traits: noWeaponTraits,
            dice: left,
          },
        ]
      : [];
  if (carrier !== undefined) return carrier === stand ? defence : [];
  const isReaction = kind === 'interception' || kind === 'counter-charge';
  const hasMoved = get(table, 'walked', stand) > 0 || get(table, 'aloft', stand) > 0;
  const guns = me.weapons.flatMap(({ weapon, number, profiles }) =>
    profiles.flatMap(({ profile, traits }, mode): Gun[] => {
      if (isBroken(table, stand, number) || hasFired(table, stand, number)) return [];
      const isPower = traits.psychic !== undefined && !table.rulings.attack.powersReact;
      if (isReaction && (traits.template !== undefined || isPower)) return [];
      if (profile.only !== undefined && (profile.only === 'still') === hasMoved) return [];
      const id = profiles.length > 1 ? `${weapon.id}/${mode}` : weapon.id;
      return [{ stand, number, id, profile, traits, dice: profile.dice }];
    }),
  );
  return byAir ? guns.filter(({ traits }) => isAntiAircraft(traits, me.traits)) : [...guns, ...defence];
}

/** Weapon A and B of a location sheet: damaged and not repaired, or destroyed (LOC-7, LOC-12). */
function isBroken({ fields, roster }: Table, stand: number, number: number): boolean {
  if (roster.stands[stand]!.sheet.locationSheet === undefined || number > 1) return false;
  const part = stand * PARTS + 4 + number;
  return fields.hurt[part]! > 0 || fields.taken[part]! >= 2;
}

/** All its weapons have fired this turn. */
export const WHOLE = 1 << 30;

/** Whether a weapon has fired this turn; −1: whether all have. Engines may keep some of theirs back (REA-12). */
const hasFired = (table: Table, stand: number, gun: number): boolean => {
  const fired = get(table, 'fired', stand);
  return (fired & WHOLE) > 0 || (gun >= 0 && (fired & (1 << gun)) > 0);
};

/** One die of a gun at one stand, all worked out. */
export interface Shot {
  readonly needs: number;
  readonly score: Score | undefined;
  readonly penalties: readonly Penalty[];
  /** With flank and rear in it; null: no modifier, no save by armour. */
  readonly modifier: TargetSaveModifier;
  readonly extra: number;
  readonly sector: Sector;
  readonly intoAssault: boolean;
}

/** A shot, or the code of what forbids it: asked very often, so the words are found only when they are wanted. */
export type Shooter = Shot | RefusalId;
export const isShot = (value: Shooter): value is Shot => typeof value !== 'string';

export const viewOf = (table: Table, stand: number, { places, popUp }: Shooting): Viewpoint => {
  const at = places?.[stand];
  const view = at ? { stand, x: at[0], y: at[1] } : viewpoint(table, stand);
  return popUp?.includes(stand) ? { ...view, rises: true } : view;
};

/** From centre to centre; from the outline of a building for who is in it (BLD-5). */
function squareRange(table: Table, from: Viewpoint, to: Viewpoint): number {
  const [a, b] = [buildingOf(table, from.stand), buildingOf(table, to.stand)];
  if (a === undefined && b === undefined) return squared(from.x - to.x, from.y - to.y);
  const piece = table.ground.terrain[(a ?? b)!]!;
  const other = a === undefined ? from : to;
  const gap = distanceToPiece(piece, other.x, other.y);
  return gap * gap;
}

/** Whether a gun is laid in any direction, whatever its stand faces (SHT-4). */
export const isAllRound = (table: Table, { stand, number, traits }: Gun, usesAntiAircraft: boolean): boolean =>
  number < 0 ||
  standAt(table, stand).pinningClass <= 2 ||
  (traits.allRound && !traits.antiAircraft) ||
  usesAntiAircraft ||
  traits.psychic !== undefined ||
  buildingOf(table, stand) !== undefined;

/** In micrometres; a flame reaches as far as it is long (AB-10.6). */
const reachOf = ({ rulings }: Table, { profile, traits }: Gun): number =>
  (traits.template === 'flame' ? rulings.flameLength : profile.range) * 10_000;

/** Whether and how a gun may be fired at a stand; or why it may not (SHT-3, SHT-4, section 6.1). */
export function shotAt(table: Table, gun: Gun, target: number, shooting: Shooting): Shooter {
  if (table.roster.stands[target]!.side === table.roster.stands[gun.stand]!.side || !isOnTable(table, target))
    return 'no-target';
  if (shooting.only && !shooting.only.includes(target)) return 'no-target';
  const { pinningClass, flies } = standAt(table, target);
  if (gun.number < 0 && pinningClass >= CLOSE_DEFENCE_CLASS) return 'close-defence-class';
  const from = viewOf(table, gun.stand, shooting);
  const to = viewOf(table, target, shooting);
  const range = reachOf(table, gun);
  if (squareRange(table, from, to) > range * range) return 'beyond-range';
  const pops = shooting.popUp?.includes(gun.stand) === true || get(table, 'aloft', gun.stand) > 0;
  const hasAntiAircraft = gun.number >= 0 && isAntiAircraft(gun.traits, standAt(table, gun.stand).traits);
  const ways: readonly AirWay[] = [
    ...(hasAntiAircraft ? ['anti-aircraft' as const] : []),
    ...(pops ? ['pop-up' as const] : []),
  ];
  const isAgainstAir = usesAntiAircraft(ways);
  const isRound = isAllRound(table, gun, isAgainstAir);
  if (!isRound && !isInFront(get(table, 'bearing', gun.stand), to.x - from.x, to.y - from.y)) return 'out-of-arc';
  if (flies && !isRound && !(pops && table.rulings.popUpReachesFlyers)) return 'needs-wide-arc';
  if (!canSee(table, from, to)) return 'no-line-of-sight';
  return workedOut(table, gun, target, { shooting, usesAntiAircraft: isAgainstAir, from, to });
}

/** The reason in words. */
export function whyNot(table: Table, gun: Gun, target: number, shooting: Shooting, code: RefusalId): Reason {
  const { ref } = standAt(table, target);
  if (code !== 'beyond-range') return refuse(code, ref);
  const gap = squareRange(table, viewOf(table, gun.stand, shooting), viewOf(table, target, shooting));
  return refuse(code, ref, { d: inCentimetres(Math.sqrt(gap)), p: reachOf(table, gun) / 10_000 });
}

interface Line {
  readonly shooting: Shooting;
  readonly usesAntiAircraft: boolean;
  readonly from: Viewpoint;
  readonly to: Viewpoint;
}

const coverLevels = ['none', 'light', 'heavy', 'fortified'] as const;

const traitsNow = (table: Table, stand: number): StandTraits => {
  const { traits, chargingTraits, detachment } = standAt(table, stand);
  return orderOf(table, detachment) === 'charge' ? chargingTraits : traits;
};

/** The score and the weight of a shot whose line is clear. */
export function workedOut(
  table: Table,
  gun: Gun,
  target: number,
  { shooting, usesAntiAircraft, from, to }: Line,
): Shot {
  const other = standAt(table, target);
  const { kind } = shooting;
  const isReaction = kind === 'interception' || kind === 'counter-charge';
  const foes = foesOf(table, target);
  const own = foes.includes(gun.stand);
  const intoAssault = foes.length > 0 && isBelowSome(table, target, foes);
  const inCover = coversOf(table, from, to).map((cover): Cover => coverLevels.indexOf(cover) as Cover);
  const aim: Aim = {
    toHit: gun.profile.toHit,
    weapon: gun.traits,
    usesAntiAircraft,
    target: {
      pinningClass: other.pinningClass,
      traits: traitsNow(table, target),
      isPoppedUp: get(table, 'aloft', target) > 0,
      isOverTerrain: isReaction && isOverTerrain(table, to),
    },
    cover: ([3, 2, 1] as const).find((level) => inCover.includes(level)) ?? 0,
    covers: inCover,
    ...(isReaction ? { reaction: kind } : {}),
    isCloseDefence: gun.number < 0,
    shooterIsEngaged: isHampered(table, gun.stand, shooting),
    intoAssault,
    atOwnOpponent: own,
  };
  const needs = scoreNeeded(aim, table.rulings.attack);
  const bearing = get(table, 'bearing', target);
  const sector =
    other.pinningClass < 3 ? 'front' : sectorOf(bearing, from.x - to.x, from.y - to.y, table.rulings.rearArc);
  const extra = sectorModifier(sector, { ...other.traits, pinningClass: other.pinningClass });
  return {
    needs,
    score: scoreOf(needs, table.rulings.attack),
    penalties: penaltiesOf(aim, table.rulings.attack),
    modifier: gun.profile.targetSaveModifier,
    extra,
    sector,
    intoAssault: intoAssault && !own && (gun.traits.template === undefined || table.rulings.attack.templatesStray),
  };
}

const isBelowSome = (table: Table, stand: number, foes: readonly number[]): boolean =>
  foes.some((foe) => standAt(table, stand).pinningClass < standAt(table, foe).pinningClass + 3);

/** Engaged, not pinned, not three classes above all its opponents, its assault not resolved nor left by rising (ENG-7, G-47). */
const isHampered = (table: Table, stand: number, { popUp }: Shooting): boolean =>
  isEngaged(table, stand) &&
  get(table, 'fought', stand) === 0 &&
  popUp?.includes(stand) !== true &&
  isBelowSome(table, stand, foesOf(table, stand));

/** At this point of its move over ground that its class could not cross (AB-01.8). */
const isOverTerrain = (table: Table, { stand, x, y }: Viewpoint): boolean =>
  table.ground.terrain.some(
    (piece, i) =>
      factsOf(table, i).cost(standAt(table, stand).pinningClass, piece.height ?? 0) === null && isIn(piece, x, y),
  );

/** Why a stand does not shoot now, whatever it would aim at (SHT-1). */
export function silenced(table: Table, stand: number, { carrier }: Shooting): RefusalId | undefined {
  if (!isOnTable(table, stand)) return 'no-target';
  if (get(table, 'engaged', stand) > 0) return 'has-engaged';
  if (carrier === undefined && hasFired(table, stand, -1)) return 'already-acted';
  const firesAnyway = carrier !== undefined && table.rulings.closeDefenceWhenPinned;
  return isPinned(table, stand) && !firesAnyway ? 'pinned' : undefined;
}
