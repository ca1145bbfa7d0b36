import type { OptionValue } from '@umpire/rules';
import {
  copyOf,
  type Draft,
  type Flag,
  groupDraft,
  models,
  type NamedEffect,
  type Options,
  type UnitDraft,
  unitDraft,
  weaponDraft,
} from '../scenario/draft.js';
import { scenarioOf } from '../scenario/to-scenario.js';
import { type Pinned, type State, useStore } from './store.js';

const MOST_RECENT = 12;
export const MOST_COMPARED = 4;

export function change(of: (draft: Draft) => Draft): void {
  useStore.setState(({ draft }) => ({ draft: of(draft) }));
}

/** The same question under another edition, with what the player rules there. */
export function inEdition({ options: _, ...draft }: Draft, edition: string): Draft {
  const own = useStore.getState().rulings[edition] ?? {};
  return Object.keys(own).length === 0 ? { ...draft, edition } : { ...draft, edition, options: own };
}

export const setEdition = (edition: string): void => change((draft) => inEdition(draft, edition));

/** Rules otherwise than we do, or again as we do; for the edition, and for the question that stands there in it. */
export function setRuling(edition: string, option: string, value: OptionValue | undefined): void {
  const put = (options: Options = {}): Options => {
    const { [option]: _, ...others } = options;
    return value === undefined ? others : { ...others, [option]: value };
  };
  useStore.setState(({ draft, rulings }) => ({
    rulings: { ...rulings, [edition]: put(rulings[edition]) },
    ...(draft.edition === edition ? { draft: { ...draft, options: put(draft.options) } } : {}),
  }));
}

export const setAttacker = (at: number, unit: UnitDraft): void =>
  change((draft) => ({ ...draft, attackers: draft.attackers.map((one, i) => (i === at ? unit : one)) }));

export const setTarget = (target: UnitDraft): void => change((draft) => ({ ...draft, target }));

export const addAttacker = (unit: UnitDraft = newAttacker()): void =>
  change((draft) => ({ ...draft, attackers: [...draft.attackers, unit] }));

export const removeAttacker = (at: number): void =>
  change((draft) => ({ ...draft, attackers: draft.attackers.filter((_, i) => i !== at) }));

const remembered = (units: readonly UnitDraft[], recent: readonly UnitDraft[]): readonly UnitDraft[] =>
  [...units.filter(({ name }) => name !== ''), ...recent]
    .filter(({ name }, i, list) => list.findIndex((one) => one.name === name) === i)
    .slice(0, MOST_RECENT);

/** Another question in place of this one, whose units are then among the recent ones: nothing typed is lost. */
export const replaceDraft = (next: Draft, more: Partial<State> = {}): void =>
  useStore.setState(({ draft, recent }) => ({
    recent: remembered([...draft.attackers, draft.target], recent),
    ...more,
    draft: next,
  }));

/** Takes a unit from a list, and remembers it. */
export function choose(unit: UnitDraft, put: (unit: UnitDraft) => void): void {
  useStore.setState(({ recent }) => ({ recent: remembered([unit], recent) }));
  put(copyOf(unit));
}

export const newAttacker = (): UnitDraft => unitDraft({ groups: [groupDraft()], weapons: [weaponDraft()] });

/** The question turned round: what the target does in return. Each side keeps its weapons, effects and losses. */
export const swap = (): void =>
  change((draft) => {
    const [first, ...others] = draft.attackers;
    return first === undefined ? draft : { ...draft, attackers: [draft.target, ...others], target: first };
  });

export const toggleFlag = (flag: Flag): void =>
  change((draft) => {
    const { flags } = draft.conditions;
    const next = flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag];
    return { ...draft, conditions: { ...draft.conditions, flags: next } };
  });

export const setCondition = (name: 'distance' | 'attackerStates' | 'targetStates', text: string): void =>
  change((draft) => ({ ...draft, conditions: { ...draft.conditions, [name]: text } }));

/** The first answer to a policy is the default, and is left out. */
export const setPolicy = (name: string, value: string, usual: string): void =>
  change((draft) => {
    const { [name]: _, ...others } = draft.policies;
    return { ...draft, policies: value === usual ? others : { ...others, [name]: value } };
  });

const toggled = (list: readonly NamedEffect[], effect: string): NamedEffect[] =>
  list.includes(effect) ? list.filter((one) => one !== effect) : [...list, effect];

export const toggleEffect = (effect: string, side: 'attacker' | 'target'): void =>
  change((draft) => {
    if (side === 'target')
      return { ...draft, target: { ...draft.target, defences: toggled(draft.target.defences, effect) } };
    const on = draft.attackers.every(({ effects }) => effects.includes(effect));
    return {
      ...draft,
      attackers: draft.attackers.map((unit) => ({
        ...unit,
        effects: on ? unit.effects.filter((one) => one !== effect) : [...new Set([...unit.effects, effect])],
      })),
    };
  });

export const pinnedOf = (draft: Draft): Pinned => ({ draft, scenario: scenarioOf(draft) });

export const pin = (draft: Draft): void =>
  useStore.setState(({ pinned }) => ({ pinned: [...pinned, pinnedOf(draft)].slice(-(MOST_COMPARED - 1)) }));

export const unpin = (at: number): void =>
  useStore.setState(({ pinned }) => ({ pinned: pinned.filter((_, i) => i !== at) }));

export const keep = (units: readonly UnitDraft[]): void =>
  useStore.setState(({ units: known }) => ({
    units: [...units, ...known.filter(({ name }) => !units.some((one) => one.name === name))],
  }));

export const forget = (unit: UnitDraft): void =>
  useStore.setState(({ units }) => ({ units: units.filter(({ name }) => name !== unit.name) }));

/** Sets how many models there are, and lets each weapon that every model carries follow. */
export function withModels(unit: UnitDraft, at: number, count: number): UnitDraft {
  const before = models(unit);
  const groups = unit.groups.map((group, i) => (i === at ? { ...group, models: count } : group));
  const after = groups.reduce((sum, group) => sum + group.models, 0);
  const weapons = unit.weapons.map((weapon) => (weapon.count === before ? { ...weapon, count: after } : weapon));
  return { ...unit, groups, weapons };
}
