import { isAttacks, type Selector, type Verb, type Whom } from '@umpire/effects';
import { type Asking, all, type Held, type Holder, holds, isNever, sideOf, withIt } from './holds.js';

/** Whether these attacks are among those that a verb works for. */
export function whomHolds(whom: Whom, verb: Verb, asking: Asking): Held {
  const nothing = holds({ some: [] }, asking);
  if (!isAttacks(whom)) {
    const side = sideOf(whom, asking);
    const wanted = typeof whom === 'string' ? undefined : whom;
    if (side === undefined || side === 'attack') return side === 'attack' ? holds(undefined, asking) : nothing;
    if (wanted?.keywords && !holdsKeywords(side, wanted.keywords, asking)) return nothing;
    if ('modify' in verb && side !== ownerOf(verb.modify) && side !== 'weapon') return nothing;
    return onModel(wanted, holds(wanted?.where, withIt(asking, side)));
  }
  const { weapon } = asking.scene;
  if (whom.attacks !== 'any' && whom.attacks !== weapon.sort) return nothing;
  const by = sideOf(whom.by, asking);
  const at = sideOf(whom.at, asking);
  if ((whom.by !== undefined && by !== 'attacker') || (whom.at !== undefined && at !== 'target')) return nothing;
  if (typeof whom.by === 'object' && !holdsKeywords('attacker', whom.by.keywords ?? [], asking)) return nothing;
  if (typeof whom.at === 'object' && !holdsKeywords('target', whom.at.keywords ?? [], asking)) return nothing;
  if (typeof whom.with === 'object' && !holdsKeywords('weapon', whom.with.keywords ?? [], asking)) return nothing;
  const conditions = [
    ...(whom.where ? [holds(whom.where, asking)] : []),
    ...(typeof whom.by === 'object' && whom.by.where ? [holds(whom.by.where, withIt(asking, 'attacker'))] : []),
    ...(typeof whom.at === 'object' && whom.at.where ? [holds(whom.at.where, withIt(asking, 'target'))] : []),
  ];
  return onModel(whom.at, all(conditions));
}

/** A rule of one model in a unit works for attacks that are allocated to such a model. */
function onModel(selector: Selector | undefined, held: Held): Held {
  if (typeof selector !== 'object' || selector.all !== 'model' || selector.in === undefined) return held;
  const { keywords = [] } = selector;
  return (die, read) => held(die, read) && keywords.every((keyword) => die.allocated?.has(keyword) ?? true);
}

const holdsKeywords = (side: Holder | 'weapon', keywords: readonly string[], asking: Asking): boolean =>
  !isNever(holds({ is: side, keywords }, asking));

const targetsOwn: ReadonlySet<string> = new Set([
  'toughness',
  'save',
  'invulnerable-save',
  'feel-no-pain',
  'feel-no-pain-mortal',
  'feel-no-pain-psychic',
  'save-roll',
  'reanimation-roll',
]);

/** Whose number it is when an effect names a unit and not attacks. */
export const ownerOf = (number: string): Holder => (targetsOwn.has(number) ? 'target' : 'attacker');
