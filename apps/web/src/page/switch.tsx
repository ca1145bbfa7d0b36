import { useId } from 'react';
import type { NamedRule, Offer, Side } from '../engine/reply.js';
import { toggleEffect } from '../state/edit.js';
import { useSummaries } from '../words/use-summaries.js';
import { useVoice, useWords } from '../words/use-words.js';

export interface SwitchProps {
  readonly effect: string;
  readonly label: string;
  readonly side: Side | undefined;
  readonly on: boolean;
  readonly rule?: NamedRule;
  readonly offer?: Offer | undefined;
}

const NOTHING = 1e-12;

const signed = (value: number, said: (size: number) => string): string =>
  `${value < 0 ? '−' : '+'}${said(Math.abs(value))}`;

/** One effect: whose it is, what it costs, and what it would add. One that cannot be used here says why. */
export function Switch({ effect, label, side, on, rule, offer }: SwitchProps) {
  const words = useWords();
  const { figures, say } = useVoice();
  const summaryOf = useSummaries();
  const id = useId();
  const barred = !on && offer?.why !== undefined;
  const adds = on ? undefined : offer?.adds;
  const detail = rule === undefined ? [] : [rule.of, summaryOf(rule.summary), say.source(rule.source)];
  return (
    <li className={barred ? 'switch barred' : 'switch'}>
      <label>
        <input
          type="checkbox"
          checked={on}
          disabled={barred}
          aria-describedby={id}
          onChange={() => toggleEffect(effect, side ?? 'attacker')}
        />
        <span className="switch-name">
          {label}
          <span className="quiet" id={id}>
            {' '}
            {[
              side === undefined ? undefined : words.sides[side],
              rule?.cost === undefined ? undefined : words.commandPoints(figures.count(rule.cost)),
              barred ? say.reason(offer?.why ?? '') : undefined,
            ]
              .filter((part) => part !== undefined && part !== '')
              .join(' · ')}
          </span>
        </span>
        <span className="adds">
          {offer?.ownLosses !== undefined && !on && (
            <span className="own-losses">{words.ownLosses(signed(offer.ownLosses, figures.mean))}</span>
          )}
          {adds === undefined ? (
            ''
          ) : Math.abs(adds) < NOTHING ? (
            <span className="quiet">{figures.points(0)}</span>
          ) : (
            figures.points(adds)
          )}
        </span>
      </label>
      {detail.length > 0 && <p className="quiet detail">{detail.filter((part) => part !== undefined).join(' · ')}</p>}
    </li>
  );
}
