import { useState } from 'react';
import type { Told } from '../battle/told.js';
import { carriedTo } from '../board/grip.js';
import { spotIn } from '../board/measure.js';
import { letGo, useBattle } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { handlingOf } from './move-panel.js';

/** A place typed instead of pointed at: a square of the grid, or two lengths. Opened by `g`. */
export function PlaceByName({ told }: { readonly told: Told }) {
  const { move } = useTableWords();
  const isOpen = useBattle((state) => state.isNaming);
  const [text, setText] = useState('');
  if (!isOpen) return null;
  const spot = spotIn(told.scene, text);
  const close = (): void => {
    useBattle.setState({ isNaming: false });
    document.querySelector<SVGElement>('.board svg')?.focus();
  };
  return (
    <form
      className="place-by-name"
      onSubmit={(event) => {
        event.preventDefault();
        const handling = handlingOf(told, useBattle.getState());
        const [question] = told.questions;
        if (spot !== undefined && handling !== undefined && question !== undefined)
          void letGo(question, carriedTo(handling, spot), 'stays');
        setText('');
        close();
      }}
    >
      <label>
        {move.place}
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened by a key, to be typed into at once
          autoFocus
          value={text}
          placeholder="F4"
          aria-invalid={text !== '' && spot === undefined}
          onChange={(e) => setText(e.target.value)}
          onKeyDown={(e) => {
            if (e.key === 'Escape') close();
          }}
        />
      </label>
    </form>
  );
}
