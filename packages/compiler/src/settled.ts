import {
  type Effect,
  lintEffect,
  type Period,
  type Selector,
  type Verb,
  type Vocabulary,
  verbTags,
} from '@umpire/effects';
import { binds } from './binds.js';
import type { Kind } from './compile.js';
import { every } from './meaning/fill.js';
import { takesUntil } from './meaning/talk.js';
import { aimedShots, chargesAtLast, ofTheCharge, onceDone } from './moments.js';

/* What is done to effects once all of a text is read. */

/** Effects as they stand by themselves: who a rule of the army is about, until when, how often, what later ones ask of. */
export const settledEffects = (effects: readonly Effect[], kind: Kind): readonly Effect[] =>
  passes.reduce((now, pass) => pass(now), ofArmy(effects, kind));

const passes: readonly ((effects: readonly Effect[]) => readonly Effect[])[] = [
  (effects) => calledByArmy(effects),
  ofTheCharge,
  onceDone,
  chargesAtLast,
  aimedShots,
  (effects) => ended(effects),
  (effects) => ofItsMove(effects),
  (effects) => withPlaces(effects),
  (effects) => untilMarked(effects),
  (effects) => markedOnce(effects),
  (effects) => keptChoices(effects),
];

const kept = ['objective', 'chosen-weapon'] as const;

/** What was chosen, an objective or a weapon, is remembered where a later effect asks for it. */
const keptChoices = (effects: readonly Effect[]): readonly Effect[] =>
  kept.reduce((all, name) => keptFor(all, name), effects);

function keptFor(effects: readonly Effect[], name: string): readonly Effect[] {
  const chosen = effects.findIndex(({ do: verbs }) => verbs.some((verb) => 'choose' in verb && verb.as === name));
  const isAsked =
    effects.some((effect, at) => at > chosen && JSON.stringify(effect).includes(`"${name}"}`)) ||
    (name === 'chosen-weapon' &&
      effects.some((effect, at) => at > chosen && JSON.stringify(effect).includes(`"with":"${name}"`)));
  if (chosen < 0 || !isAsked) return effects;
  return effects.map((effect, at) =>
    at === chosen
      ? {
          ...effect,
          do: effect.do.map(
            (verb): Verb => ('choose' in verb && verb.as === name ? { ...verb, keep: 'battle' } : verb),
          ),
        }
      : effect,
  );
}

/** What a rule of a detachment says of "this" is of the army: there is no unit that has it. */
function ofArmy(effects: readonly Effect[], kind: Kind): readonly Effect[] {
  if (kind !== 'detachment-rule' || /"(?:for|by|at|of|on)":"self"/.test(JSON.stringify(effects))) return effects;
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const of = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
    if (of['in'] !== 'self' || of['all'] === undefined || of['keywords'] === undefined) return of;
    const { in: _, all, ...rest } = of;
    return { all, side: 'mine', ...rest };
  };
  return (effects.map(visit) as readonly Effect[]).map(limitedByArmy);
}

const despite: Readonly<Record<string, string>> = {
  'selected-to-fall-back': 'falling-back',
  'fall-back-move': 'falling-back',
  'selected-to-advance': 'advancing',
  'advance-move': 'advancing',
};

/** "That move does not prevent it from shooting": the move that gave the cause. */
function despiteIt(effect: Effect): Effect {
  const how = despite[effect.when?.at ?? ''];
  if (how === undefined) return effect;
  return {
    ...effect,
    do: effect.do.map((verb) =>
      'allow' in verb && verb.allow.endsWith('-after-it') ? { ...verb, allow: verb.allow.replace(/it$/, how) } : verb,
    ),
  };
}

/** How someone may pile in is known before it does. */
function freely(effect: Effect): Effect {
  const { when, if: condition } = effect;
  const isPile = effect.do.every((verb) => 'allow' in verb && verb.allow.startsWith('pile-in-'));
  if (!isPile || when?.at !== 'move' || when.edge !== 'after' || when.turn || when.of === undefined) return effect;
  const own = condition === undefined ? [] : 'every' in condition ? condition.every : [condition];
  const asked = own.filter((one) => !/"made-(?:pile-in|consolidation)-move"/.test(JSON.stringify(one)));
  const rest = every(asked);
  const whom = when.of;
  return {
    ...(rest && { if: rest }),
    do: effect.do.map((verb) => ('allow' in verb && verb.for === 'subject' ? { ...verb, for: whom } : verb)),
  };
}

/** What the head of a list marks, or does to a test, is said again with each of its items. */
const markedOnce = (effects: readonly Effect[]): readonly Effect[] =>
  effects.map((effect) => {
    const said = effect.do.map((verb) => JSON.stringify(verb));
    const isOfHead = (verb: Verb): boolean => 'mark' in verb || ('until' in verb && verb.until === 'frame');
    return { ...effect, do: effect.do.filter((verb, at) => !isOfHead(verb) || said.indexOf(said[at]!) === at) };
  });

/** What an army calls, it calls so often, however many units have the rule. */
const calledByArmy = (effects: readonly Effect[]): readonly Effect[] =>
  effects.map((effect) =>
    effect.do.some((verb) => 'mark' in verb && verb.on === 'mine' && verb.mark.endsWith('-active'))
      ? limitedByArmy(effect)
      : effect,
  );

/** What holds for one as long as it is marked ends with the mark. */
function untilMarked(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => {
    if (!effect.when) return effect;
    const marks = effect.do.flatMap((verb) => ('mark' in verb ? [verb] : []));
    const verbs = effect.do.map((verb) => {
      if (!('then' in verb) || verb.else || !('state' in verb.if)) return verb;
      const { state, of } = verb.if;
      const until = marks.find((one) => one.mark === state && one.on === of)?.until;
      if (until === undefined) return verb;
      return {
        ...verb,
        then: verb.then.map((one) => (takesUntil(one) && !('until' in one) ? ({ ...one, until } as Verb) : one)),
      };
    });
    return { ...effect, do: verbs };
  });
}

/** Who may pass through what as it charges may do so in that charge. */
function ofItsMove(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((one) => {
    const effect = freely(despiteIt(one));
    const isSaid = effect.do.some((verb) => 'allow' in verb && verb.allow.startsWith('charge-through-'));
    if (isSaid || !effect.when?.at.startsWith('charge-')) return effect;
    const seen = new Set<string>();
    const verbs = effect.do.flatMap((verb): readonly Verb[] => {
      if (!('allow' in verb) || !/^(?:normal|advance|fall-back)-through-/.test(verb.allow)) return [verb];
      const made = { ...verb, allow: verb.allow.replace(/^(?:normal|advance|fall-back)-/, 'charge-') };
      const key = JSON.stringify(made);
      if (seen.has(key)) return [];
      seen.add(key);
      return [made];
    });
    return { ...effect, do: verbs };
  });
}

/** "This unit" in a stratagem is the one that it is used on. */
export function ofUsed(effects: readonly Effect[], used: Selector | undefined): readonly Effect[] {
  if (typeof used !== 'string') return effects;
  const visit = (node: unknown): unknown => {
    if (node === 'self') return used;
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
  };
  return effects.map(visit) as readonly Effect[];
}

/** What happens to no unit of the army happens so often in the army. */
function limitedByArmy(effect: Effect): Effect {
  const { when, offer } = effect;
  const of = when?.of;
  if (offer?.limit?.by !== 'unit' || (of !== undefined && !(typeof of === 'object' && of.side === 'theirs')))
    return effect;
  return { ...effect, offer: { ...offer, limit: { ...offer.limit, by: 'army' } } };
}

/** "A Bodyguard model" has a place in its unit, and no such keyword. */
function withPlaces(effects: readonly Effect[]): readonly Effect[] {
  if (!JSON.stringify(effects).includes('"keywords":["BODYGUARD"]')) return effects;
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const of = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
    if (of['all'] !== 'model' || JSON.stringify(of['keywords']) !== '["BODYGUARD"]') return of;
    const { keywords: _, where, ...rest } = of;
    const place = { state: 'bodyguard', of: 'it' };
    return { ...rest, where: where === undefined ? place : { every: [where, place] } };
  };
  return effects.map(visit) as readonly Effect[];
}

const ends: Readonly<Record<string, Period>> = {
  'selected-to-shoot': 'attacks',
  'selected-to-fight': 'attacks',
  'charge-declared': 'phase',
  'selected-to-advance': 'turn',
  'selected-to-fall-back': 'turn',
  'order-received': 'turn',
  'battle-shock-test': 'frame',
  reanimation: 'frame',
};

/** What begins as a unit is chosen to act and has no end of its own lasts as long as it acts. */
function ended(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => {
    const { at = '', edge = 'during' } = effect.when ?? {};
    const isStart = edge === 'before' && /^(?:command|movement|shooting|charge|fight)-phase$/.test(at);
    const until =
      at === 'battle' && edge === 'before' ? 'battle' : edge === 'during' ? undefined : isStart ? 'phase' : ends[at];
    return until === undefined ? effect : { ...effect, do: effect.do.map((verb) => endedVerb(verb, until)) };
  });
}

function endedVerb(verb: Verb, until: Period): Verb {
  if ('either' in verb) return { either: verb.either.map((some) => some.map((one) => endedVerb(one, until))) };
  if ('then' in verb) {
    const otherwise = verb.else?.map((one) => endedVerb(one, until));
    return { ...verb, then: verb.then.map((one) => endedVerb(one, until)), ...(otherwise && { else: otherwise }) };
  }
  const lasts = 'modify' in verb || 'grant' in verb || 'reroll' in verb || 'forbid' in verb || 'allow' in verb;
  return lasts && !verb.until ? { ...verb, until: 'forbid' in verb && until === 'turn' ? 'phase' : until } : verb;
}

/** A game system of which only the steps are known: enough to find names that nothing binds. */
const stepsOnly: Vocabulary = {
  states: new Set(),
  steps: new Map(Object.entries(binds).map(([step, names]) => [step, { binds: names }])),
  numbers: new Set(),
  rules: new Set(),
  verbs: new Set(verbTags),
  coined: () => true,
};

/** A name that the effects use and that nothing binds, which shows that the words were misread. */
export const looseName = (effects: readonly Effect[]): string | undefined =>
  effects
    .flatMap((effect) => lintEffect(effect, stepsOnly, { bound: keptBy(effects) }))
    .flatMap(({ code, found = 'an offer' }) =>
      code === 'unbound-name' || code === 'closed-offer' ? [found] : [],
    )[0] ?? effects.map((effect) => unmade(effect) ?? anybodys(effect)).find((found) => found !== undefined);

/** Attacks of anybody at anyone of a kind: whose they are is said elsewhere, if at all. */
const anybodys = ({ when, do: verbs }: Effect): string | undefined =>
  !when && verbs.some(isAnybodys) ? 'whoever attacks' : undefined;

function isAnybodys(verb: Verb): boolean {
  if (!('for' in verb) || typeof verb.for !== 'object' || !('attacks' in verb.for)) return false;
  const { by, at, with: weapon, where } = verb.for;
  if (by !== undefined || at !== undefined || weapon !== undefined) return false;
  return (
    where === undefined || /^\{"(?:is|some|every)":(?!.*"(?:state|within|compare|weapon)")/.test(JSON.stringify(where))
  );
}

/** What came of attacks ("one or more models destroyed by those attacks") is asked where no attacks have been made yet. */
function unmade({ when, ...effect }: Effect): string | undefined {
  const said = JSON.stringify({ ...effect, do: effect.do.filter((verb) => !('later' in verb)) });
  if (said.includes('-after-it"')) return 'that move';
  if (/"by":"([a-z]+)","at":"\1"/.test(said)) return 'attacks on oneself';
  if (when && !/(?:^|-)phase$/.test(when.at)) return undefined;
  const enemy = said.includes('"as":"enemy"') ? undefined : /"[a-z-]+-at-enemy"/.exec(said)?.[0];
  const asked = when ? unaskable : /"((?:destroyed|hit|targeted)-by-subject|lost-[a-z]+-to-subject)"/;
  return asked.exec(said)?.slice(1).find(Boolean) ?? enemy;
}

/** Asked of what has happened by now, in a phase in which it has not. */
const unaskable =
  /"((?:destroyed|hit|targeted)-by-subject|lost-[a-z]+-to-subject|could-charge-subject)"|"if":[^;]*?"(charge-target)"/;

const keptBy = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap(({ do: verbs }) => verbs.flatMap((verb) => ('choose' in verb && verb.keep ? [verb.as] : [])));
