import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { NamedRule, Side } from '../engine/reply.js';
import type { NamedEffect } from '../scenario/draft.js';
import { PLAIN } from '../scenario/switches.js';
import { toggleEffect } from '../state/edit.js';
import { type State, useStore } from '../state/store.js';
import { useSummaries } from '../words/use-summaries.js';
import { useVoice, useWords } from '../words/use-words.js';
import { firstPromise } from './promises.js';
import { Switch, type SwitchProps } from './switch.js';

/** What most tables ask about first; the rest is one search or one tap away. */
const USUAL = new Set([
  're-roll hit rolls of 1',
  're-roll wound rolls of 1',
  'add 1 to hit rolls',
  'add 1 to wound rolls',
  'subtract 1 from hit rolls',
  'feel no pain 5+',
]);

/** Effects and rules of the edition as switches; each says before it is on what it would add to the first chance. */
export function InForce() {
  const words = useWords();
  const { say } = useVoice();
  const rules = useStore((state) => state.rules);
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const summaryOf = useSummaries();
  const switches = useSwitches(rules);
  const found = switches.filter((one) => matches(one, search, summaryOf));
  const shown = search !== '' || all ? found : found.filter(({ on, effect }) => on || USUAL.has(effect));
  const typed = search.trim();
  return (
    <section className="panel" aria-labelledby="in-force">
      <h2 id="in-force">{words.inForce}</h2>
      <Note />
      <input
        id="search-rules"
        type="search"
        aria-label={words.searchRules}
        placeholder={words.searchRules}
        value={search}
        onChange={(e) => setSearch(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Escape') setSearch('');
        }}
      />
      <ul className="switches">
        {shown.map((one) => (
          <Switch key={`${one.effect}/${one.side ?? ''}`} {...one} />
        ))}
      </ul>
      {shown.length === 0 && <p className="quiet">{words.noRuleFound}</p>}
      {typed !== '' && !switches.some(({ label }) => label.toLowerCase() === typed.toLowerCase()) && (
        <div className="row">
          {(['attacker', 'target'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className="plain"
              onClick={() => {
                toggleEffect(typed, side);
                setSearch('');
              }}
            >
              + {words.addByWords(typed)}
              {say.colon} {words.sides[side]}
            </button>
          ))}
        </div>
      )}
      {search === '' && (
        <button type="button" className="plain start flush" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.moreSwitches(found.length - shown.length)}
        </button>
      )}
    </section>
  );
}

/** What the switches add to. */
function Note() {
  const words = useWords();
  const voice = useVoice();
  const last = useStore((state) => state.last);
  return (
    <p className="quiet">
      {words.inForceNote(last?.kind === 'answer' ? firstPromise(last.answer, voice) : words.answer)}
    </p>
  );
}

const matches = (
  { label, effect, rule }: SwitchProps,
  search: string,
  summaryOf: (summary: string) => string,
): boolean => {
  const asked = search.trim().toLowerCase();
  return [label, effect, rule?.of ?? '', summaryOf(rule?.summary ?? ''), rule?.source ?? ''].some((text) =>
    text.toLowerCase().includes(asked),
  );
};

/** Effects of each attacker, and last those of the target: the lists stay the same while other things are typed. */
const effectsIn = ({ draft: { attackers, target } }: State): readonly (readonly NamedEffect[])[] => [
  ...attackers.map(({ effects }) => effects),
  target.defences,
];

function useSwitches(rules: readonly NamedRule[]): readonly SwitchProps[] {
  const { say } = useVoice();
  const offers = useStore((state) => state.offers);
  const lists = useStore(useShallow(effectsIn));
  const attackers = lists.slice(0, -1);
  const defences = lists.at(-1) ?? [];
  const sideOn = (effect: NamedEffect): Side | undefined => {
    if (attackers.every((effects) => effects.includes(effect))) return 'attacker';
    return defences.includes(effect) ? 'target' : undefined;
  };
  const plain = PLAIN.map(({ effect, side }): SwitchProps => {
    const on = side === undefined ? undefined : sideOn(effect) === side ? side : undefined;
    return {
      effect,
      label: say.wording(effect),
      side: on ?? side,
      on: on !== undefined,
      offer: offers[effect],
    };
  });
  const plainIds = new Set(PLAIN.map(({ effect }) => effect.replaceAll(' ', '-')));
  const named = rules
    .filter(({ id }) => !plainIds.has(id))
    .map((rule): SwitchProps => {
      const on = sideOn(rule.id);
      return {
        effect: rule.id,
        label: rule.name,
        side: on ?? offers[rule.id]?.side,
        on: on !== undefined,
        rule,
        offer: offers[rule.id],
      };
    });
  const known = new Set([...plain, ...named].filter(({ on }) => on).map(({ effect }) => effect));
  const others = lists
    .flat()
    .filter((effect): effect is string => typeof effect === 'string' && !known.has(effect))
    .filter((effect, i, list) => list.indexOf(effect) === i)
    .map(
      (effect): SwitchProps => ({
        effect,
        label: say.wording(effect),
        side: defences.includes(effect) ? 'target' : 'attacker',
        on: true,
      }),
    );
  const list = [...others, ...plain, ...named];
  return [...list.filter(({ on }) => on), ...list.filter(({ on }) => !on)];
}
