import type { Army, ArmyUnit } from '@umpire/armies';
import { kebab } from '@umpire/kernel';
import type { Rule } from '@umpire/rules';

/* When an army brings a rule of its edition to the table. */

type Use = (army: Army) => boolean;

const always: Use = () => true;
const someUnit =
  (is: (unit: ArmyUnit) => boolean): Use =>
  ({ units }) =>
    units.some(is);
const having = (...keywords: readonly string[]): Use =>
  someUnit((unit) => keywords.every((keyword) => unit.keywords.includes(keyword)));
const inReserves = someUnit(({ inReserves: is }) => is);
const attached = someUnit(({ attachedTo }) => attachedTo !== undefined);
const carrying = someUnit(({ transport }) => transport !== undefined);
const able = (rule: string): Use =>
  someUnit(
    ({ abilities, models, enhancement }) =>
      enhancement?.rule === rule ||
      [...abilities, ...models.flatMap((model) => model.abilities)].some((ability) => ability.rule === rule),
  );
const armed = (ability: string): Use =>
  someUnit(({ models }) =>
    models.some(({ weapons }) =>
      weapons.some(({ lines }) =>
        lines.some(({ abilities }) => abilities.some((one) => kebab(one).startsWith(ability))),
      ),
    ),
  );
const withProfiles = someUnit(({ models }) =>
  models.some(({ weapons }) => weapons.some(({ lines }) => lines.length > 1)),
);
const large = someUnit(({ models }) =>
  models.some(({ base }) => base.shape !== 'model' && (base.shape === 'round' ? base.diameter : base.width) > 152),
);
const of = (name: string): Use => someUnit((unit) => unit.name === name);
const every =
  (...uses: readonly Use[]): Use =>
  (army) =>
    uses.every((use) => use(army));
const some =
  (...uses: readonly Use[]): Use =>
  (army) =>
    uses.some((use) => use(army));

/** Rules that need something on the table. All other core rules come up in any battle. */
const needs: Readonly<Record<string, Use>> = {
  frame: having('FRAME'),
  'attached-units': attached,
  'multiple-toughness-characteristics': attached,
  'strategic-reserves': inReserves,
  'ingress-move': inReserves,
  'rapid-ingress': inReserves,
  'setting-up-large-models': every(inReserves, large),
  'emergency-disembark-move': carrying,
  'aura-abilities': some(able('carrier-wave-aura'), able('onslaught-aura'), able('dread-majesty')),
  'multiple-weapon-profiles': withProfiles,
  'half-range': some(armed('rapid-fire'), armed('melta')),
  'characteristic-dash': someUnit(({ models }) =>
    models.some(({ characteristics }) => characteristics.movement === null),
  ),
  'assault-shooting': armed('assault'),
  'crushing-impact': some(having('VEHICLE'), having('MONSTER')),
  'tank-shock': some(having('VEHICLE'), having('MONSTER')),
  healing: able('reanimation-protocols'),
  aircraft: having('AIRCRAFT'),
  'surge-move': some(able('cursed-circlet'), able('blistering-assault')),
  'fight-on-death': ({ detachments }) => detachments.some(({ stratagems }) => stratagems.includes('chronodistortion')),
  smokescreen: having('SMOKE'),
  explosives: some(having('GRENADES'), having('EXPLOSIVES')),
  // 12.04: a unit that charged fights first
  'fights-first': always,
  // what the muster reads, and what a sheet is
  'necrodermal-binding': someUnit(({ enhancement }) =>
    ['quantum-goad', 'reletavistic-tether'].includes(enhancement?.rule ?? ''),
  ),
  'annihilation-barge-datasheet': of('Annihilation Barge'),
  'annihilation-barge-wargear-option': someUnit(
    ({ name, models }) =>
      name === 'Annihilation Barge' && models[0].weapons.some((weapon) => weapon.name === 'Tesla cannon'),
  ),
  // answers and errata: with the rule that they are about
  'faq-rp-bodyguard': every(able('reanimation-protocols'), attached),
  'faq-rp-heals-d3': able('reanimation-protocols'),
  'faq-frame-keyword': having('FRAME', 'NECRONS'),
  'faq-hazardous-allocation': armed('hazardous'),
  'faq-two-wounded-groups': attached,
};

/** Answers about a rule of a detachment come with it, and what it gives. */
const about: Readonly<Record<string, string>> = {
  'distortion-fields-aura': 'cosmic-distortion',
  'faq-cosmic-precision-anywhere': 'cosmic-precision',
  'faq-cosmic-precision-large-models': 'cosmic-precision',
  'faq-cosmic-precision-target': 'cosmic-precision',
  'faq-hyperphasing-table': 'hyperphasing',
  'faq-conquering-tyrant': 'protocol-of-the-conquering-tyrant',
  'faq-crit-4-not-in-snap': 'enslaved-artifice',
};

const detached =
  (rule: string): Use =>
  ({ detachments }) =>
    detachments.some(({ rules, stratagems }) => [...rules, ...stratagems].includes(rule));

/** The use of a rule of the edition, by its kind. */
export function useOf(rule: Rule): Use {
  const { id, kind, of: owner } = rule;
  const asked = about[id];
  if (asked !== undefined) return detached(asked);
  const own = needs[id];
  if (own !== undefined) return own;
  if (kind === 'weapon-ability') return armed(id);
  if (kind === 'core-ability' || kind === 'ability') return some(able(id), ({ rules }) => rules.includes(id));
  if (kind === 'army-rule') return ({ rules }) => rules.includes(id);
  if (kind === 'detachment') return ({ detachments }) => detachments.some(({ name }) => kebab(name) === id);
  if (kind === 'detachment-rule' || (kind === 'stratagem' && owner !== undefined))
    return ({ detachments }) =>
      detachments.some(
        ({ name, rules, stratagems }) =>
          [...rules, ...stratagems].includes(id) || (id.startsWith(kebab(name)) && rules.includes(kebab(name))),
      );
  return always;
}
