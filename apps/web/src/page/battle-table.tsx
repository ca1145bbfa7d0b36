import type { Scene } from '@umpire/rules';
import { useEffect, useMemo, useState } from 'react';
import type { Question, Told } from '../battle/told.js';
import { save } from '../share/files.js';
import { battleFile, deployForMe, pick, undo, useBattle } from '../state/battle.js';
import { PACES, setHabits, useHabits } from '../state/battle-habits.js';
import { lookAt, usePast } from '../state/past.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Announcer } from './announcer.js';
import { BattleLog } from './battle-log.js';
import { Clock } from './clock.js';
import { Cover } from './cover.js';
import { DiceByHand } from './dice-by-hand.js';
import { DiceTray } from './dice-tray.js';
import { FormationSheet } from './formation-strip.js';
import { Guide } from './guide.js';
import { IssueList } from './issue-list.js';
import { isShared, nearSeat } from './near-seat.js';
import { PastBoard } from './past-board.js';
import { QuestionPanel } from './question.js';
import { QuietOffers } from './quiet-offers.js';
import { ScoreLine } from './score-line.js';
import { TableBoard } from './table-board.js';
import { TableSettings } from './table-settings.js';
import { TurnAgain } from './turn-again.js';
import { isPickable, UnitList } from './unit-list.js';
import { useNamed } from './use-named.js';
import { useTableKeys } from './use-table-keys.js';

type Part = 'now' | 'units' | 'log';
const PARTS: readonly Part[] = ['now', 'units', 'log'];
const SEATS = ['A', 'B'] as const;

interface TableProps {
  readonly told: Told;
  readonly onLeave: () => void;
  readonly onWatch: (log: string) => void;
}

/** The score line, the table, what is asked now, who stands where, and what happened. */
export function BattleTable(props: TableProps) {
  const { told } = props;
  const named = useNamed(told);
  return told.cover === undefined ? <Table {...props} told={named} /> : <Cover told={told} seat={told.cover} />;
}

function Table({ told, onLeave, onWatch }: TableProps) {
  const words = useWords();
  const table = useTableWords();
  const happened = useBattle((state) => state.happened);
  const at = useBattle((state) => state.at);
  const isPast = usePast(({ picture }) => picture !== undefined);
  const isUnkept = useBattle((state) => state.isUnkept);
  const { view, faces, clock } = useHabits();
  const [part, setPart] = useState<Part>('now');
  const { scene, questions, throws } = told;
  const [question] = questions;
  const asked = question?.seat ?? throws?.seat;
  const isAcross = faces && isShared(told.levels) && asked !== undefined && asked !== nearSeat(told);
  useTableKeys(told);
  const score = useMemo(() => [scene.score.A, scene.score.B] as const, [scene.score.A, scene.score.B]);
  const keep = async (): Promise<void> =>
    save('battle.jsonl', new Blob([await battleFile()], { type: 'application/jsonl' }));
  return (
    <main className="battle" id="content" tabIndex={-1} data-part={part} data-view={view} data-across={isAcross}>
      <ScoreLine scene={scene} titles={told.titles} parts={told.parts}>
        <button type="button" className="plain" aria-label={words.battle.undo} disabled={!told.canUndo} onClick={undo}>
          ↶ <span className="in-words">{words.battle.undo}</span>
        </button>
        {clock && <Clock told={told} />}
        <ViewChoice />
        <TableSettings told={told} onSave={() => void keep()} />
        <button type="button" className="plain" onClick={onLeave}>
          {words.battle.leave}
        </button>
      </ScoreLine>
      {isPast ? <PastBoard told={told} /> : view === 'board' && <TableBoard told={told} />}
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
        {isUnkept && <p className="warning">▲ {table.unkept}</p>}
        <Guide told={told} />
        {scene.turn !== undefined && told.levels[scene.turn] === 'person' && scene.part === told.parts[0] && (
          <TurnAgain levels={told.levels} />
        )}
        <DiceTray told={told} />
        <QuietOffers told={told} />
        {throws !== undefined && told.levels[throws.seat] === 'person' ? (
          <DiceByHand key={throws.id} told={told} throws={throws} />
        ) : question !== undefined ? (
          <QuestionPanel question={question} told={told} />
        ) : (
          <Waiting told={told} onWatch={onWatch} />
        )}
        {question !== undefined && isOfDeployment(question, scene) && (
          <button type="button" className="plain" onClick={() => void deployForMe(question.seat)}>
            {table.deployForMe}
          </button>
        )}
      </section>
      <section className="panel units" aria-label={words.battle.parts.units}>
        <UnitList
          told={told}
          isWhole={view === 'list'}
          onPick={(unit) => {
            if (question !== undefined && isPickable(question, unit)) pick(question, unit.ref);
          }}
        />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <section className="panel log" aria-label={words.battle.parts.log} tabIndex={0}>
        <TurnAgain levels={told.levels} />
        <BattleLog
          happened={happened}
          at={at}
          titles={told.titles}
          names={told.names}
          rules={told.rules}
          units={scene.units}
          score={score}
          isOver={told.isOver}
          onMoment={(moment, of) => void lookAt(moment, of)}
          {...(told.winner === undefined ? {} : { winner: told.winner })}
        />
      </section>
      <Announcer />
      {SEATS.map((seat) => (
        <FormationSheet key={seat} scene={scene} seat={seat} title={told.titles[seat]} />
      ))}
    </main>
  );
}

/** Before the first round: who is to be set up, or where; what is chosen in secret is not set up for anybody. */
const isOfDeployment = ({ isPlaced, kind, options }: Question, { round, units }: Scene): boolean =>
  round === 0 &&
  (isPlaced ||
    (kind === 'pick' &&
      options.some(({ refs: [ref] }) =>
        units.some((unit) => unit.ref === ref && unit.models.every(({ at }) => at === undefined)),
      )));

/** The table as a board or as a list: everything can be done in both. */
function ViewChoice() {
  const { list } = useTableWords();
  const { view } = useHabits();
  return (
    <fieldset className="row views">
      <legend className="aside">{list.view}</legend>
      {(['board', 'list'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={view === one}
          onClick={() => setHabits({ view: one })}
        >
          {list.views[one]}
        </button>
      ))}
    </fieldset>
  );
}

function Waiting({ told, onWatch }: { readonly told: Told; readonly onWatch: (log: string) => void }) {
  const words = useWords();
  const table = useTableWords();
  const { say } = useVoice();
  const issues = useBattle((state) => state.issues);
  const { pace } = useHabits();
  useEffect(() => {
    if (told.isOver) document.querySelector<HTMLElement>('.look-back')?.focus();
  }, [told.isOver]);
  if (!told.isOver)
    return (
      <>
        <p role="status">{told.goesOn ? table.pace.acts : words.working}</p>
        <div className="row">
          {PACES.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={pace === one}
              onClick={() => setHabits({ pace: one })}
            >
              {table.pace.names(one)}
            </button>
          ))}
        </div>
        <IssueList issues={issues} />
      </>
    );
  const winner = told.winner && { seat: told.winner, name: told.titles[told.winner] };
  return (
    <>
      <p className="summary">{say.battle.end(winner, [told.scene.score.A, told.scene.score.B])}</p>
      <button type="button" className="main look-back" onClick={() => void battleFile().then(onWatch)}>
        {table.replay.lookBack}
      </button>
    </>
  );
}
