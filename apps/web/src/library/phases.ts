import { type Effect, walkEffect } from '@umpire/effects';
import type { SheetPhase, SheetRule } from './sheet-told.js';

/** The phase that a step belongs to; steps of any attack belong to none. */
const STEPS: readonly (readonly [SheetPhase, RegExp])[] = [
  ['before', /^(?:deployment|declare-battle-formations|muster|scout-move|selected-to-scout|battle)$/],
  ['command', /^(?:command-|battle-shock|turn-start)/],
  ['shooting', /^(?:shooting-phase|selected-to-shoot|unit-shot)/],
  ['charge', /^(?:charge-|selected-to-charge)/],
  ['fight', /^(?:fight-phase|selected-to-fight|pile-in|consolidat|selected-to-(?:pile-in|consolidation)|unit-fought)/],
  [
    'movement',
    /^(?:movement-phase|move|normal-move|advance-move|fall-back-move|ingress-move|any-move|reinforcements|arrived|set-up|disembark|remained-stationary|selected-to-)/,
  ],
];

const SPOKEN: readonly (readonly [SheetPhase, RegExp])[] = [
  ['before', /\bbefore the battle\b|\bdeploy armies\b|\bdeclare battle formations\b/i],
  ['command', /\bcommand phase\b/i],
  ['movement', /\bmovement phase\b|\breinforcements step\b/i],
  ['shooting', /\bshooting phase\b/i],
  ['charge', /\bcharge phase\b/i],
  ['fight', /\bfight phase\b/i],
];

const only = (found: Iterable<SheetPhase>): SheetPhase => {
  const phases = [...new Set(found)];
  return phases.length === 1 ? (phases[0] ?? 'any') : 'any';
};

/** The one phase in which it is used, as its effects say, else as its text does; `any` where there are several or none. */
export function phaseOf(effects: readonly Effect[], text: string): SheetPhase {
  const steps = effects.flatMap(stepsOf);
  const found = steps.flatMap((step) =>
    STEPS.filter(([, is]) => is.test(step))
      .slice(0, 1)
      .map(([phase]) => phase),
  );
  if (found.length > 0) return found.length === steps.length ? only(found) : 'any';
  // a card says when it is used before it says anything else
  const when = /^WHEN: (.*)$/m.exec(text)?.[1] ?? text;
  return only(SPOKEN.flatMap(([phase, is]) => (is.test(when) ? [phase] : [])));
}

/** The step at which an effect begins, and the phases that it asks for. */
function stepsOf(effect: Effect): readonly string[] {
  if (effect.when !== undefined && effect.when.at !== 'phase') return [effect.when.at];
  const asked: string[] = [];
  walkEffect(effect, (part) => {
    if (part.kind === 'condition' && 'state' in part.node && part.node.state.endsWith('-phase'))
      asked.push(part.node.state);
  });
  return asked;
}

/** Whose turn, where every effect that has a moment says the same. */
export function turnOf(effects: readonly Effect[]): 'mine' | 'theirs' | undefined {
  const turns = new Set(effects.flatMap(({ when }) => (when === undefined ? [] : [when.turn])));
  return turns.size === 1 ? [...turns][0] : undefined;
}

const PERIODS: readonly NonNullable<SheetRule['limit']>['per'][] = ['battle', 'round', 'turn', 'phase'];
const ONCE = /\bonce (?:per|a) (?:(battle|turn|phase)( round)?|(round))\b/i;

/** How often it may be used, as its offer says, else as its text does. */
export function limitOf(effects: readonly Effect[], text: string): SheetRule['limit'] {
  for (const { offer } of effects) {
    const { times, per } = offer?.limit ?? {};
    const period = PERIODS.find((one) => one === per);
    if (typeof times === 'number' && period !== undefined) return { times, per: period };
  }
  const said = ONCE.exec(text);
  if (said === null) return undefined;
  const per = (said[2] ?? said[3]) ? 'round' : PERIODS.find((one) => one === said[1]?.toLowerCase());
  return per === undefined ? undefined : { times: 1, per };
}
