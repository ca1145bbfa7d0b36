import { fail, ok, type Result } from '@umpire/kernel';
import { joiningRefused, MOST_CHARACTERS } from '../abilities/attached-character.js';
import { rerollsBrought } from '../abilities/elite.js';
import { allAbilities } from '../abilities/index.js';
import { reserveOrders } from '../abilities/master-strategist.js';
import { type StandTraits, standTraitsOf } from '../abilities/traits.js';
import type { ArmyFacts, DetachmentFacts, FormationFacts, StandSheet, Words } from '../table/stand.js';
import { type MusterCode, type MusterReason, reason } from './reasons.js';
import { joinedTo, victoryTarget, type Worth, worthOf } from './values.js';

export interface MusteredFormation extends Worth {
  readonly id: string;
  readonly name: Words;
  readonly facts: FormationFacts;
}

/** A company that vanishes with its supports once their losses together reach the limit (NEC-4). */
export interface PhaseOutGroup {
  readonly company: string;
  readonly formations: readonly string[];
  readonly breakPoint: number;
  readonly victoryPoints: number;
}

/** An army that may be fielded, with what is worked out before the first turn. */
export interface MusteredArmy {
  readonly army: ArmyFacts;
  readonly points: number;
  /** Cards of characters alone are counted with the formation that they join. */
  readonly formations: readonly MusteredFormation[];
  readonly groups: readonly PhaseOutGroup[];
  /** Elite re-rolls of the whole army (AB-09.1). */
  readonly elitePool: number;
  readonly reserveOrders: number;
  /** Victory points that win a game of this size (VIC-3). */
  readonly victoryTarget: number;
}

/** Of one company (SET-1). */
const MOST_SUPPORTS = 5;

/** The army, or every reason why it may not be fielded (SET-1 to SET-5, AB-09, AB-14, AB-19, AB-21). */
export function muster(
  army: ArmyFacts,
  sheets: ReadonlyMap<string, StandSheet>,
): Result<MusteredArmy, readonly MusterReason[]> {
  const unknown = unknownIn(army, sheets);
  if (unknown.length > 0) return fail(unknown);
  const book = new Book(army, sheets);
  const reasons = [...book.cards(), ...book.characters(), ...book.carriers()];
  return reasons.length > 0 ? fail(reasons) : ok(book.mustered());
}

const abilityRules = new Map(allAbilities.map((rule) => [rule.id, rule]));

const everySheet = ({ formations }: ArmyFacts): { readonly sheet: string; readonly path: string }[] =>
  formations.flatMap(({ detachments, characters = [] }, f) => [
    ...detachments.flatMap(({ stands }, d) =>
      stands.map(({ sheet }, s) => ({ sheet, path: `formations[${f}].detachments[${d}].stands[${s}].sheet` })),
    ),
    ...characters.map(({ sheet }, c) => ({ sheet, path: `formations[${f}].characters[${c}].sheet` })),
  ]);

function unknownIn(army: ArmyFacts, sheets: ReadonlyMap<string, StandSheet>): MusterReason[] {
  const ids = [
    ...army.formations.map(({ id }) => id),
    ...army.formations.flatMap(({ detachments }) => detachments.map(({ id }) => id)),
  ];
  return [
    ...everySheet(army).flatMap(({ sheet, path }) =>
      sheets.has(sheet) ? [] : [reason('unknown-sheet', path, { found: sheet })],
    ),
    ...ids.flatMap((id, i) => (ids.indexOf(id) < i ? [reason('id-twice', 'formations', { found: id })] : [])),
  ];
}

class Book {
  readonly #army: ArmyFacts;
  readonly #sheets: ReadonlyMap<string, StandSheet>;

  constructor(army: ArmyFacts, sheets: ReadonlyMap<string, StandSheet>) {
    this.#army = army;
    this.#sheets = sheets;
  }

  #of(kind: FormationFacts['kind']): readonly FormationFacts[] {
    return this.#army.formations.filter((card) => card.kind === kind);
  }

  #sheet(id: string): StandSheet {
    const sheet = this.#sheets.get(id);
    if (!sheet) throw new Error(`${id} has no sheet`);
    return sheet;
  }

  #traits(sheet: string): StandTraits {
    return standTraitsOf(this.#sheet(sheet), abilityRules);
  }

  #path({ id }: FormationFacts): string {
    return `formations[${this.#army.formations.findIndex((card) => card.id === id)}]`;
  }

  /** What is bought, and for whom (SET-1, SET-3, AB-21.3). */
  cards(): MusterReason[] {
    const companies = this.#of('company');
    const points = this.#army.formations.reduce((sum, card) => sum + card.points, 0);
    const said = (code: MusterCode, card: FormationFacts): MusterReason =>
      reason(code, this.#path(card), { name: card.name });
    return [
      ...(companies.length === 0 ? [reason('no-company', 'formations')] : []),
      ...(this.#of('special').length > companies.length ? [reason('too-many-specials', 'formations')] : []),
      ...companies.flatMap((company) =>
        this.#supportsOf(company).length > MOST_SUPPORTS ? [said('too-many-supports', company)] : [],
      ),
      ...this.#of('support').flatMap((card) => {
        const company = companies.find(({ id }) => id === card.company);
        if (!company) return [said('support-without-company', card)];
        return this.#isOutcast(company) && !this.#isOutcast(card) ? [said('outcasts', card)] : [];
      }),
      ...(points > this.#army.points
        ? [
            reason('too-many-points', 'points', {
              name: this.#army.name,
              found: `${points}`,
              most: `${this.#army.points}`,
            }),
          ]
        : []),
    ];
  }

  #supportsOf({ id }: FormationFacts): readonly FormationFacts[] {
    return this.#of('support').filter(({ company }) => company === id);
  }

  /** All of its own stands are outcasts. */
  #isOutcast({ detachments }: FormationFacts): boolean {
    const own = detachments.flatMap(({ stands }) => stands.map(({ sheet }) => sheet));
    return own.length > 0 && own.every((sheet) => this.#traits(sheet).isOutcast);
  }

  /** Who joins whom (AB-19). */
  characters(): MusterReason[] {
    const places = this.#army.formations.flatMap((formation) =>
      formation.detachments.map((own) => ({ formation, own })),
    );
    const joined = new Map<string, number>();
    return this.#army.formations.flatMap((card) =>
      (card.characters ?? []).flatMap(({ sheet, joins }, i): MusterReason[] => {
        const path = `${this.#path(card)}.characters[${i}]`;
        const printed = this.#sheet(sheet);
        const name = { fr: printed.name.fr.one, en: printed.name.en.one };
        if (!this.#traits(sheet).isAttached) return [reason('not-attached', path, { name })];
        const place = places.find(({ own }) => own.id === joins);
        if (!place) return [reason('joins-nothing', path, { name, found: joins })];
        const before = joined.get(joins) ?? 0;
        joined.set(joins, before + 1);
        const refused = joiningRefused(
          // a character bought on the card of a company is one of that company
          { pinningClass: printed.pinningClass, ...(card.kind === 'company' ? { company: card.id } : {}) },
          {
            pinningClass: this.#classOf(place.own),
            formation: place.formation.id,
            company: place.formation.company ?? place.formation.id,
            characters: before,
          },
        );
        if (refused === undefined) return [];
        const code = refused === 'too-many' ? 'too-many-characters' : refused;
        return [
          reason(code, path, {
            name: code === 'too-many-characters' ? place.own.name : name,
            most: `${MOST_CHARACTERS}`,
          }),
        ];
      }),
    );
  }

  #classOf({ stands }: DetachmentFacts): number | undefined {
    const classes = new Set(stands.map(({ sheet }) => this.#sheet(sheet).pinningClass));
    return classes.size === 1 ? [...classes][0] : undefined;
  }

  /** Whether the stands that start aboard have room (TRN-1); attached characters take none (AB-19.3). */
  carriers(): MusterReason[] {
    const all = this.#army.formations.flatMap((card) =>
      card.detachments.map((own, d) => ({ own, path: `${this.#path(card)}.detachments[${d}].carriedBy` })),
    );
    return all.flatMap(({ own, path }): MusterReason[] => {
      if (own.carriedBy === undefined) return [];
      const carrier = all.find((other) => other.own.id === own.carriedBy)?.own;
      if (!carrier) return [reason('no-carrier', path, { name: own.name, found: own.carriedBy })];
      if (own.stands.some(({ sheet }) => this.#sheet(sheet).pinningClass !== 1))
        return [reason('carrier-class', path, { name: own.name })];
      const room = carrier.stands.reduce((sum, { sheet, count }) => sum + count * this.#traits(sheet).transport, 0);
      const riders = own.stands.reduce((sum, { count }) => sum + count, 0);
      return riders > room
        ? [reason('carrier-full', path, { name: own.name, found: `${riders}`, most: `${room}` })]
        : [];
    });
  }

  mustered(): MusteredArmy {
    const army = this.#army;
    const cards = army.formations.filter(({ detachments }) => detachments.length > 0);
    const formations = cards.map(
      (facts): MusteredFormation => ({
        id: facts.id,
        name: facts.name,
        facts,
        ...worthOf(facts, joinedTo(army, facts)),
      }),
    );
    const strategists = everySheet(army).filter(({ sheet }) => this.#traits(sheet).isMasterStrategist).length;
    return {
      army,
      points: army.formations.reduce((sum, card) => sum + card.points, 0),
      formations,
      groups: this.#groups(formations),
      elitePool: this.#elitePool(),
      reserveOrders: reserveOrders(strategists),
      victoryTarget: victoryTarget(army.points),
    };
  }

  /** Supports add to the company that they were bought for, outcasts never (NEC-4, AB-21.2, .4). */
  #groups(formations: readonly MusteredFormation[]): PhaseOutGroup[] {
    const fading = formations.filter(({ facts }) => facts.phasesOut);
    return fading
      .filter(({ facts }) => facts.kind === 'company' || this.#isOutcast(facts))
      .map(({ id, facts }) => {
        const own =
          facts.kind === 'company'
            ? fading.filter((one) => one.facts.company === id && !this.#isOutcast(one.facts))
            : [];
        const members = [...fading.filter((one) => one.id === id), ...own];
        return {
          company: id,
          formations: members.map((one) => one.id),
          breakPoint: members.reduce((sum, { breakPoint, stands }) => sum + (breakPoint ?? stands), 0),
          victoryPoints: members.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0),
        };
      });
  }

  #elitePool(): number {
    const characters = this.#army.formations.flatMap((card) => card.characters ?? []);
    const eliteOf = (sheet: string): number => this.#traits(sheet).elite;
    return this.#army.formations
      .flatMap(({ detachments }) => detachments)
      .reduce((pool, { id, stands }) => {
        const joined = characters.filter(({ joins }) => joins === id).map(({ sheet }) => eliteOf(sheet));
        return (
          pool +
          rerollsBrought(
            stands.map(({ sheet }) => eliteOf(sheet)),
            joined,
          )
        );
      }, 0);
  }
}
