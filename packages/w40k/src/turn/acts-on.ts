import {
  attackStates,
  type Effect,
  grantedRule,
  lintEffect,
  type Part,
  type Verb,
  type Vocabulary,
  walkEffect,
} from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { isPlayed } from '../armies/is-played.js';
import { markedStates } from '../states.js';
import { isStanding } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import { states } from '../table/states.js';
import { deeds } from '../table/table.js';
import { vocabulary } from '../vocabulary.js';
import { isCarriedOut, isPlaceKnown, told } from './carry-out.js';
import { freeStratagems } from './free-stratagems.js';
import { proceduresOf } from './game.js';
import { openWar } from './open-war.js';

/** States of one weapon or one die, and of a phase: read where they are asked. */
const read = [...attackStates, 'within-half-range', 'ranged-attack', 'indirect-fire', 'one-touches-marker'];
const phases = ['command-phase', 'movement-phase', 'shooting-phase', 'charge-phase', 'fight-phase'];

/** Rules that a table reads by their names. */
const stays = ['fight-on-death', 'shoot-on-death', 'set-up-apart', ...freeStratagems];

const vocabularies = new WeakMap<Edition, Vocabulary>();

/** The words that a table of this edition reads: what effects name besides does nothing there. */
function tableWords(edition: Edition): Vocabulary {
  const known = vocabularies.get(edition);
  if (known) return known;
  const steps = new Set(
    proceduresOf(edition, openWar.scoring).flatMap((procedure) => procedure.steps.map(({ id }) => id)),
  );
  const made: Vocabulary = {
    ...vocabulary,
    states: new Set([...Object.keys(states), ...read, ...phases, ...markedStates]),
    steps: new Map([...vocabulary.steps].filter(([step]) => steps.has(step) || step === 'dice-shown')),
    rules: new Set([...[...edition.rules.rules.values()].filter(isPlayed).map(({ id }) => id), ...told, ...stays]),
  };
  vocabularies.set(edition, made);
  return made;
}

/**
 * Whether a table carries out all of a rule: every word is one that it reads, every verb one that it does. Marks that the rule
 * makes itself it may ask for.
 */
export function actsOn(effects: readonly Effect[], edition: Edition): boolean {
  const marks = new Set(effects.flatMap(marksIn));
  const words: Vocabulary = { ...tableWords(edition), coined: (name) => marks.has(name) };
  return effects.every(
    (effect) =>
      lintEffect(effect, words).length === 0 &&
      partsIn(effect).every(isRead) &&
      partsIn(effect).every((part) => isOfStratagem(part, edition)) &&
      (effect.when === undefined
        ? effect.offer === undefined && effect.do.every((verb) => standsAlone(verb, words))
        : isCarriedOut(effect.do)),
  );
}

/** Without a time only what stands is read. */
function standsAlone(verb: Verb, words: Vocabulary): boolean {
  if ('if' in verb) return [...verb.then, ...(verb.else ?? [])].every((one) => standsAlone(one, words));
  if ('grant' in verb) return words.rules.has(grantedRule(verb.grant)?.rule ?? '');
  return isStanding(verb);
}

/** A stratagem that is had for nothing is one that both players have. */
function isOfStratagem(part: Part, { rules }: Edition): boolean {
  if (part.kind !== 'verb' || !('grant' in part.node)) return true;
  const given = grantedRule(part.node.grant);
  return !given || !freeStratagems.includes(given.rule) || rules.rules.has(kebab(given.keyword ?? ''));
}

const isDeed = (name: string): boolean => (deeds as readonly string[]).includes(name);

function isRead(part: Part): boolean {
  if (part.kind !== 'condition') return true;
  if ('done' in part.node) return isDeed(part.node.done);
  return !('within' in part.node && part.node.wholly === true);
}

/** Where a unit is set up is read as a whole. */
function partsIn(effect: Effect): readonly Part[] {
  const parts: Part[] = [];
  const places = new Set<unknown>();
  walkEffect(effect, (part) => {
    if (part.kind === 'verb' && 'setUp' in part.node && isPlaceKnown(part.node))
      for (const condition of part.node.within) places.add(condition);
    if (!places.has(part.node)) parts.push(part);
  });
  return parts;
}

const marksIn = (effect: Effect): readonly string[] =>
  partsIn(effect).flatMap((part) => (part.kind === 'verb' && 'mark' in part.node ? [part.node.mark] : []));
