import { cm, type Length, micrometres } from '@umpire/geometry';
import { type Ref, type Seat, seats } from '@umpire/rules';
import { allAbilities } from '../abilities/index.js';
import { type StandTraits, standTraitsOf, type WeaponTraits, weaponTraitsOf } from '../abilities/traits.js';
import { withLegsApart } from '../attack/location.js';
import { joinedTo, worthOf } from '../muster/values.js';
import type { Rulings } from './rulings.js';
import {
  type AbilityId,
  type ArmyFacts,
  type DetachmentFacts,
  type FormationFacts,
  hasAbility,
  type StandSheet,
  type Weapon,
  type WeaponProfile,
  type Words,
} from './stand.js';

/** What a battle knows of a stand from its sheet and its army, worked out once. */
export interface RosterStand {
  readonly ref: Ref;
  readonly seat: Seat;
  readonly side: 0 | 1;
  readonly sheet: StandSheet;
  readonly detachment: number;
  readonly formation: number;
  readonly pinningClass: number;
  readonly radius: Length;
  readonly zone: Length;
  readonly move: Length;
  /** Antigrav, Antigrav Lourd or Flottant: goes over terrain and zones of control. */
  readonly skims: boolean;
  readonly jumps: boolean;
  readonly flies: boolean;
  /** Infantry that this carrier holds. */
  readonly transport: number;
  readonly isCharacter: boolean;
  readonly traits: StandTraits;
  /** While its order is Charge. */
  readonly chargingTraits: StandTraits;
  readonly weapons: readonly RosterWeapon[];
}

/** A way to shoot, with what its abilities come to. */
export interface RosterWeapon {
  readonly weapon: Weapon;
  /** Its place among the sheet's weapons: 0 and 1 are those that a location sheet may damage (LOC-12). */
  readonly number: number;
  readonly profiles: readonly { readonly profile: WeaponProfile; readonly traits: WeaponTraits }[];
}

export interface RosterDetachment {
  readonly ref: Ref;
  readonly seat: Seat;
  readonly side: 0 | 1;
  readonly facts: DetachmentFacts;
  readonly name: Words;
  readonly formation: number;
  readonly stands: readonly number[];
  readonly carriedBy: number | undefined;
}

export interface RosterFormation {
  readonly ref: Ref;
  readonly seat: Seat;
  readonly side: 0 | 1;
  readonly facts: FormationFacts;
  readonly stands: readonly number[];
  readonly detachments: readonly number[];
  /** null: with the last stand. */
  readonly breakPoint: number | null;
  readonly points: number;
  readonly victoryPoints: number;
  /** The company whose break point it shares (Déphasage); its own number for such a company. */
  readonly group: number | undefined;
}

export interface Roster {
  readonly stands: readonly RosterStand[];
  readonly detachments: readonly RosterDetachment[];
  readonly formations: readonly RosterFormation[];
  readonly armies: readonly [ArmyFacts, ArmyFacts];
  /** Points of the game: the larger army. */
  readonly points: number;
  readonly indexOf: ReadonlyMap<Ref, number>;
  readonly detachmentOf: ReadonlyMap<Ref, number>;
}

/** Circles by class (reference 0.7), in cm. */
function radiusOf(pinningClass: number, rulings: Rulings): number {
  if (pinningClass <= 2) return rulings.radiusInfantry;
  const larger = [rulings.radiusVehicle, rulings.radiusSuperheavy, rulings.radiusTitan];
  return larger[pinningClass - 3] ?? rulings.radiusGreatTitan;
}

/** Infantry in a cavalry detachment rides with it (AB-19.8). */
const riding: readonly AbilityId[] = ['skimmer', 'heavy-skimmer', 'jump-packs', 'floater'];
const shared: readonly AbilityId[] = ['infiltration', 'command-unit'];

const abilityRules = new Map(allAbilities.map((rule) => [rule.id, rule]));

export type SheetOf = (id: string) => StandSheet;

/** The same sheet for the same id: stands are alike by it. */
function legsApart(sheetOf: SheetOf): SheetOf {
  const made = new Map<string, StandSheet>();
  return (id) => {
    const sheet = made.get(id) ?? sheetOf(id);
    const own =
      made.has(id) || !sheet.locationSheet ? sheet : { ...sheet, locationSheet: withLegsApart(sheet.locationSheet) };
    made.set(id, own);
    return own;
  };
}

interface Draft {
  readonly sheet: StandSheet;
  readonly detachment: number;
  readonly isCharacter: boolean;
  /** The card of nothing but characters that it was bought on. */
  readonly card?: FormationFacts;
}

/** Two armies as one list of stands; throws on a sheet or detachment that is not there: armies are checked at the door. */
export function rosterOf(armies: readonly [ArmyFacts, ArmyFacts], printedSheet: SheetOf, rulings: Rulings): Roster {
  const sheetOf = rulings.attack.legTracks === 'each' ? legsApart(printedSheet) : printedSheet;
  const drafts: Draft[] = [];
  const owners = armies.flatMap((army, side) =>
    army.formations.flatMap((formation) =>
      formation.detachments.map((facts) => ({ side: side as 0 | 1, formation, facts })),
    ),
  );
  const formationFacts = armies.flatMap((army, side) =>
    army.formations.map((facts) => ({ side: side as 0 | 1, facts })),
  );
  const numberOf = new Map(owners.map(({ side, facts }, i) => [`${side}/${facts.id}`, i]));
  owners.forEach(({ facts }, detachment) => {
    for (const { sheet, count } of facts.stands)
      for (let i = 0; i < count; i++) drafts.push({ sheet: sheetOf(sheet), detachment, isCharacter: false });
  });
  formationFacts.forEach(({ side, facts }) => {
    for (const { sheet, joins } of facts.characters ?? []) {
      const detachment = numberOf.get(`${side}/${joins}`);
      if (detachment === undefined) throw new Error(`${facts.id}: there is no detachment ${joins}`);
      const isAlone = rulings.cardCharacters === 'by-themselves' && facts.detachments.length === 0;
      drafts.push({ sheet: sheetOf(sheet), detachment, isCharacter: true, ...(isAlone ? { card: facts } : {}) });
    }
  });
  const order = drafts.map((draft, i) => ({ ...draft, i })).sort((a, b) => a.detachment - b.detachment || a.i - b.i);
  const counts = owners.map(() => 0);
  const stands = order.map(({ sheet, detachment, isCharacter, card }): RosterStand => {
    const { side, formation, facts } = owners[detachment]!;
    const lead = order.find((other) => other.detachment === detachment && !other.isCharacter)?.sheet ?? sheet;
    const rides = isCharacter && sheet.pinningClass === 1 && lead.pinningClass === 2;
    const has = (id: AbilityId): boolean =>
      (hasAbility(sheet, id) && !(rides && riding.includes(id))) ||
      (rides && riding.includes(id) && hasAbility(lead, id)) ||
      (isCharacter && shared.includes(id) && hasAbility(lead, id));
    const pinningClass = rides && rulings.ridersTakeClass ? lead.pinningClass : sheet.pinningClass;
    const own = sheet.abilities.filter(({ id }) => has(id));
    const taken = lead.abilities.filter(({ id }) => has(id) && !hasAbility(sheet, id));
    const worked = { abilities: [...own, ...taken], hitPoints: sheet.hitPoints };
    const traits = standTraitsOf(worked, abilityRules);
    return {
      ref: `${seats[side]}.${facts.id}.${++counts[detachment]!}`,
      seat: seats[side]!,
      side,
      sheet,
      detachment,
      formation: formationNumber(formationFacts, side, card ?? formation),
      pinningClass,
      radius: micrometres(radiusOf(pinningClass, rulings) * 10_000),
      zone: cm(pinningClass >= 5 ? rulings.greatZoneOfControl : rulings.zoneOfControl),
      move: cm(rides ? lead.move : sheet.move),
      skims: traits.isSkimmer,
      jumps: traits.hasJumpPacks,
      flies: traits.isFlyer,
      transport: traits.transport,
      isCharacter,
      traits,
      chargingTraits: standTraitsOf(worked, abilityRules, { charging: true }),
      weapons: sheet.weapons.map((weapon, number) => ({
        weapon,
        number,
        profiles: weapon.profiles.map((profile) => ({ profile, traits: weaponTraitsOf(profile, abilityRules) })),
      })),
    };
  });
  const detachments = owners.map(({ side, formation, facts }, i): RosterDetachment => {
    const carrier = facts.carriedBy === undefined ? undefined : numberOf.get(`${side}/${facts.carriedBy}`);
    return {
      ref: `${seats[side]}.${facts.id}`,
      seat: seats[side]!,
      side,
      facts,
      name: facts.name,
      formation: formationNumber(formationFacts, side, formation),
      stands: stands.flatMap((stand, k) => (stand.detachment === i ? [k] : [])),
      carriedBy: carrier,
    };
  });
  const formations = formationFacts.map(({ side, facts }, i): RosterFormation => {
    const mine = stands.flatMap((stand, k) => (stand.formation === i ? [k] : []));
    const joined = rulings.cardCharacters === 'with-formation' ? joinedTo(armies[side], facts) : [];
    const { points, breakPoint, victoryPoints } = worthOf(facts, joined, rulings.usualBreakPoint);
    return {
      ref: `${seats[side]}.${facts.id}`,
      seat: seats[side]!,
      side,
      facts,
      stands: mine,
      detachments: detachments.flatMap((detachment, k) => (detachment.formation === i ? [k] : [])),
      breakPoint,
      points,
      victoryPoints,
      group: groupOf(formationFacts, i, stands),
    };
  });
  return {
    stands,
    detachments,
    formations,
    armies,
    points: Math.max(...armies.map(({ points }) => points)),
    indexOf: new Map(stands.map(({ ref }, i) => [ref, i])),
    detachmentOf: new Map(detachments.map(({ ref }, i) => [ref, i])),
  };
}

interface FormationOf {
  readonly side: 0 | 1;
  readonly facts: FormationFacts;
}

const formationNumber = (all: readonly FormationOf[], side: number, facts: FormationFacts): number =>
  all.findIndex((one) => one.side === side && one.facts === facts);

/** Companies that phase out take their supports along, but for outcasts (NEC-4, AB-21.2). */
function groupOf(all: readonly FormationOf[], i: number, stands: readonly RosterStand[]): number | undefined {
  const { side, facts } = all[i]!;
  if (facts.kind === 'company') return facts.phasesOut ? i : undefined;
  if (facts.kind !== 'support' || facts.company === undefined) return undefined;
  const company = all.findIndex((one) => one.side === side && one.facts.id === facts.company);
  if (!all[company]?.facts.phasesOut) return undefined;
  const isOutcast = stands.some(({ formation, traits }) => formation === i && traits.isOutcast);
  return isOutcast ? i : company;
}
