import { useState } from 'react';
import type { Told, ToldThrow } from '../battle/told.js';
import { throwDice } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';

/** Dice that lie on a real table: their faces are typed, or thrown here after all. */
export function DiceByHand({ told, throws }: { readonly told: Told; readonly throws: ToldThrow }) {
  const { dice } = useTableWords();
  const { say } = useVoice();
  const [typed, setTyped] = useState<readonly string[]>(throws.lots.map(() => ''));
  const faces = typed.map((text) => (text.match(/\d+/g) ?? []).flatMap((part) => split(part)));
  const isFilled = throws.lots.every(
    ({ dice: many, sides }, i) => faces[i]?.length === many && faces[i].every((face) => face >= 1 && face <= sides),
  );
  return (
    <form
      className="ways"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled) void throwDice(throws, faces);
      }}
    >
      <h2>
        <span className={`seat-${throws.seat}`}>{throws.seat}</span> {say.battle.toThrow(throws.purpose)}{' '}
        {throws.about.map((ref) => told.names[ref] ?? ref).join(', ')}
      </h2>
      {throws.lots.map(({ dice: many, sides }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lot has nothing else to be known by
        <label key={i}>
          {dice.faces(many, sides)}
          <input
            inputMode="numeric"
            value={typed[i] ?? ''}
            aria-describedby="faces-hint"
            onChange={(e) => setTyped(typed.with(i, e.target.value))}
          />
          <span className="quiet">{dice.given(faces[i]?.length ?? 0, many)}</span>
        </label>
      ))}
      <p id="faces-hint" className="quiet">
        {dice.hint}
      </p>
      <div className="row">
        <button type="submit" className="main" disabled={!isFilled}>
          {dice.take}
        </button>
        <button type="button" className="plain" onClick={() => void throwDice(throws)}>
          {dice.rollForMe}
        </button>
      </div>
    </form>
  );
}

/** `6 6 3` and `663` are the same faces. */
const split = (part: string): readonly number[] => [...part].map(Number);
