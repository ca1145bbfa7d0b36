import type { SceneUnit } from '@umpire/rules';
import { battleBlocks } from '@umpire/views';
import { useMemo, useState } from 'react';
import type { Told } from '../battle/told.js';
import { Board } from '../board/board.js';
import { save } from '../share/files.js';
import { battleFile, letGo, look, undo, useBattle } from '../state/battle.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Blocks } from './blocks.js';
import { QuestionPanel } from './question.js';

type Part = 'now' | 'units' | 'log';
const PARTS: readonly Part[] = ['now', 'units', 'log'];

/** The score line, the table, what is asked now, who stands where, and what happened. */
export function BattleTable({ told, onLeave }: { readonly told: Told; readonly onLeave: () => void }) {
  const words = useWords();
  const { chosen, placing, judged } = useBattle();
  const [part, setPart] = useState<Part>('now');
  const { scene, questions } = told;
  const [question] = questions;
  const movable = question?.isPlaced ? question.about[0] : undefined;
  const labelOf = (unit: SceneUnit): string => words.battle.unit(unit.name, unit.models.length, unit.began, unit.seat);
  const goBack = (): void => {
    undo();
  };
  return (
    <main className="battle" id="content" tabIndex={-1} data-part={part}>
      <ScoreLine told={told} onUndo={question !== undefined && told.canUndo ? goBack : undefined} onLeave={onLeave} />
      <Board
        scene={scene}
        chosen={chosen}
        movable={movable}
        placing={placing}
        isLegal={judged?.isLegal}
        labelOf={labelOf}
        onChoose={look}
        onPlace={(where) => {
          if (question !== undefined) void letGo(question, where);
        }}
      />
      <nav className="parts" aria-label={words.battle.parts.label}>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            aria-current={part === one ? 'true' : undefined}
            onClick={() => setPart(one)}
          >
            {words.battle.parts[one]}
          </button>
        ))}
      </nav>
      <section className="panel now" aria-label={words.battle.parts.now}>
        {question === undefined ? <Waiting told={told} /> : <QuestionPanel question={question} told={told} />}
      </section>
      <section className="panel units" aria-label={words.battle.parts.units}>
        <Units told={told} />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <section className="panel log" aria-label={words.battle.parts.log} tabIndex={0}>
        <Log told={told} />
      </section>
    </main>
  );
}

function ScoreLine({
  told,
  onUndo,
  onLeave,
}: {
  readonly told: Told;
  readonly onUndo: (() => void) | undefined;
  readonly onLeave: () => void;
}) {
  const words = useWords();
  const { say } = useVoice();
  const { scene, titles } = told;
  const stores = (seat: 'A' | 'B'): string =>
    Object.entries(scene.stores[seat])
      .map(([name, count]) => words.battle.store(name, count))
      .join(' ');
  const keep = async (): Promise<void> =>
    save('battle.jsonl', new Blob([await battleFile()], { type: 'application/jsonl' }));
  return (
    <header className="score">
      <p>
        <b>{words.battle.round(scene.round, scene.rounds)}</b>{' '}
        {scene.round > 0 && [scene.turn, say.battle.phase(scene.part)].filter(Boolean).join(' · ')}
      </p>
      <p>
        <span className="seat-A">A</span> {titles.A} <b>{scene.score.A}</b> : <b>{scene.score.B}</b> {titles.B}{' '}
        <span className="seat-B">B</span>
      </p>
      <p className="quiet">
        A {stores('A')} · B {stores('B')}
      </p>
      <span className="row">
        <button type="button" className="plain" disabled={onUndo === undefined} onClick={onUndo}>
          ↶ {words.battle.undo}
        </button>
        <button type="button" className="plain" onClick={() => void keep()}>
          {words.battle.saveFile}
        </button>
        <button type="button" className="plain" onClick={onLeave}>
          {words.battle.leave}
        </button>
      </span>
    </header>
  );
}

function Waiting({ told }: { readonly told: Told }) {
  const words = useWords();
  const { say } = useVoice();
  if (!told.isOver) return <p role="status">{words.working}</p>;
  const winner = told.winner === undefined ? undefined : told.titles[told.winner];
  return <p className="summary">{say.battle.end(winner, [told.scene.score.A, told.scene.score.B])}</p>;
}

function Units({ told }: { readonly told: Told }) {
  const words = useWords();
  const { chosen } = useBattle();
  return (['A', 'B'] as const).map((seat) => (
    <div key={seat}>
      <h3>
        <span className={`seat-${seat}`}>{seat}</span> {told.titles[seat]}
      </h3>
      <ul className="hits">
        {told.scene.units
          .filter((unit) => unit.seat === seat)
          .map((unit) => (
            <li key={unit.ref}>
              <button
                type="button"
                className="plain flush"
                aria-pressed={chosen === unit.ref}
                disabled={unit.models.length === 0}
                onClick={() => look(unit)}
              >
                {unit.name}
              </button>
              <span className="quiet">
                {[`${unit.models.length}/${unit.began}`, ...unit.states.map((state) => words.battle.state(state))].join(
                  ' · ',
                )}
              </span>
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** The newest last turn is at the top: what just happened is what one looks for. */
function Log({ told }: { readonly told: Told }) {
  const voice = useVoice();
  const { happened } = useBattle();
  const blocks = useMemo(() => {
    const seats = new Map(told.scene.units.map(({ ref, seat }) => [ref, seat]));
    const report = {
      title: told.titles,
      happened,
      name: (ref: string) => told.names[ref] ?? ref,
      seatOf: (ref: string) => seats.get(ref),
      score: [told.scene.score.A, told.scene.score.B] as const,
      ...(told.winner === undefined ? {} : { winner: told.winner }),
    };
    const [, ...turns] = battleBlocks(report, voice);
    return (told.isOver ? turns : turns.slice(0, -1)).toReversed();
  }, [told, happened, voice]);
  return <Blocks blocks={blocks} />;
}
