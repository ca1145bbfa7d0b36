import type { Effect, Search, Selector, Verb } from '@umpire/effects';

/** "This model" and never "this unit": the one model that has the ability. */
export const isOfModel = (text: string): boolean =>
  /\bthis model\b|\bbearer\b/i.test(text) && !/\bthis unit\b/i.test(text);

/** Saves of one model in an attached unit are those against attacks that are allocated to it. */
const saves: ReadonlySet<string> = new Set(['save', 'invulnerable-save', 'feel-no-pain']);

/** In an attached unit what is said of this model is of the models of its sheet alone, which have its name as a keyword. */
export function ofItsModel(effects: readonly Effect[], sheet: string): readonly Effect[] {
  const models: Search = { all: 'model', in: 'self', keywords: [sheet.toUpperCase()] };
  const own = (who: Selector): Selector => (who === 'self' ? models : who);
  const verb = (one: Verb): Verb => {
    if ('if' in one) return { ...one, then: one.then.map(verb), ...(one.else && { else: one.else.map(verb) }) };
    if ('either' in one) return { either: one.either.map((some) => some.map(verb)) };
    if ('each' in one || 'later' in one || 'while' in one) return { ...one, do: one.do.map(verb) } as Verb;
    if ('activate' in one || 'gain' in one || !('for' in one)) return one;
    const whom = one.for;
    if (typeof whom === 'object' && 'attacks' in whom) {
      const { by, at } = whom;
      return { ...one, for: { ...whom, ...(by && { by: own(by) }), ...(at && { at: own(at) }) } } as Verb;
    }
    if (whom !== 'self') return one;
    if ('modify' in one && saves.has(one.modify)) return { ...one, for: { attacks: 'any', at: models } };
    return 'modify' in one || 'grant' in one
      ? one.for === 'self' && isOfUnit(one)
        ? one
        : { ...one, for: models }
      : one;
  };
  return effects.map((effect) => ({ ...effect, do: effect.do.map(verb) }));
}

/** What is rolled or told for a unit as a whole, whoever in it gives the cause. */
const ofUnits: ReadonlySet<string> = new Set([
  'advance-roll',
  'charge-roll',
  'battle-shock-roll',
  'leadership-roll',
  'leadership',
  'move',
  'stratagem-cost',
  'deadly-demise-on',
]);
const isOfUnit = (verb: Verb): boolean => ('modify' in verb ? ofUnits.has(verb.modify) : 'grant' in verb);
