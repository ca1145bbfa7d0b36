import { useEffect, useState } from 'react';
import { type SheetOfArmy, type SheetPhase, type SheetRule, sheetPhases } from '../library/sheet-told.js';
import { library } from '../state/library.js';
import { clearMarks, setScore, setUsed, useMarks } from '../state/sheets.js';
import { useStore } from '../state/store.js';
import { useShippedNames } from '../words/shipped-names.js';
import { useLibraryWords } from '../words/use-library-words.js';
import { useSummaries } from '../words/use-summaries.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Segments, Stepper } from './field.js';
import { Link } from './link.js';
import { SheetUnits } from './sheet-units.js';

/** An army to play from: by phase, what may be used when, by whom, for how much; what is lost and used is ticked. */
export function ArmySheet({ pack }: { readonly pack: string }) {
  const words = useLibraryWords();
  const { loading } = useWords();
  const sheet = useSheet(pack);
  useAwake();
  return (
    <main className="army-sheet" id="content" tabIndex={-1}>
      <p className="no-print">
        <Link to={{ view: 'library' }}>◀ {words.back}</Link>
      </p>
      {sheet === undefined && <p role="status">{loading}</p>}
      {sheet === 'none' && <p>{words.unknownPlace}</p>}
      {typeof sheet === 'object' && <Sheet sheet={sheet} />}
    </main>
  );
}

function useSheet(pack: string): SheetOfArmy | 'none' | undefined {
  const locale = useStore((state) => state.locale);
  const [sheet, setSheet] = useState<SheetOfArmy | 'none'>();
  useEffect(() => {
    let stands = true;
    void library()
      .sheet(pack, locale)
      .then((found) => {
        if (stands) setSheet(found ?? 'none');
      });
    return () => {
      stands = false;
    };
  }, [pack, locale]);
  return sheet;
}

/** Keeps the screen on while the sheet is in view, where the device can; it is asked again when one comes back. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isGone) await lock.release();
      } catch {
        // a device that saves its battery refuses; the sheet works without
      }
    };
    const again = (): void => void ask();
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}

function Sheet({ sheet }: { readonly sheet: SheetOfArmy }) {
  const words = useLibraryWords();
  const named = useShippedNames();
  const { figures, say } = useVoice();
  const { sheetWords: own } = words;
  const [phase, setPhase] = useState<SheetPhase>('command');
  const phases = sheetPhases.filter((one) => sheet.rules.some((rule) => rule.phase === one));
  return (
    <>
      <header className="sheet-head">
        <h2>{named(sheet.name)}</h2>
        <p className="quiet">
          {[
            say.edition(sheet.edition),
            [sheet.faction, ...sheet.detachments].filter((part) => part !== '').join(', '),
            sheet.points === undefined ? '' : words.points(figures.count(sheet.points)),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <button type="button" className="plain no-print" onClick={() => print()}>
          {own.print}
        </button>
      </header>
      <Score pack={sheet.pack} />
      {sheet.unknown.length > 0 && (
        <p>
          <span className="warning">▲</span> {own.unknown(sheet.unknown.join(', '))}
        </p>
      )}
      <div className="no-print sheet-phases">
        <Segments
          label={own.everyPhase}
          value={phase}
          options={phases.map((one) => [one, own.phases[one]] as const)}
          onChange={setPhase}
        />
      </div>
      <div className="sheet-body">
        <div className="sheet-rules">
          {phases.map((one) => (
            <section key={one} className="phase" hidden={one !== phase} aria-labelledby={`phase-${one}`}>
              <h3 id={`phase-${one}`}>{own.phases[one]}</h3>
              <ul>
                {sheet.rules
                  .filter((rule) => rule.phase === one)
                  .map((rule) => (
                    <RuleLine key={rule.key} rule={rule} pack={sheet.pack} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <SheetUnits sheet={sheet} />
      </div>
      <button type="button" className="plain no-print start" onClick={() => clearMarks(sheet.pack)}>
        {own.startOver}
      </button>
    </>
  );
}

/** Round, command points and victory points, to be counted on. */
function Score({ pack }: { readonly pack: string }) {
  const { sheetWords: own } = useLibraryWords();
  const { round, commandPoints, mine, theirs } = useMarks(pack);
  return (
    <div className="sheet-score">
      <Stepper
        showLabel
        label={own.round}
        value={round}
        least={1}
        most={9}
        onChange={(next) => setScore(pack, { round: next })}
      />
      <Stepper
        showLabel
        label={own.commandPoints}
        value={commandPoints}
        most={20}
        onChange={(next) => setScore(pack, { commandPoints: next })}
      />
      <Stepper
        showLabel
        label={own.victoryPoints}
        value={mine}
        most={200}
        onChange={(next) => setScore(pack, { mine: next })}
      />
      <Stepper
        showLabel
        label={own.opponent}
        value={theirs}
        most={200}
        onChange={(next) => setScore(pack, { theirs: next })}
      />
    </div>
  );
}

/** A rule with a box to tick; one that is used up crosses itself out. */
function RuleLine({ rule, pack }: { readonly rule: SheetRule; readonly pack: string }) {
  const words = useLibraryWords();
  const summaryOf = useSummaries();
  const { sheetWords: own } = words;
  const { figures } = useVoice();
  const used = useMarks(pack).used[rule.key] ?? 0;
  const isSpent = rule.limit?.per === 'battle' && used >= rule.limit.times;
  const who = rule.who.length === 0 ? own.wholeArmy : rule.who.join(', ');
  return (
    <li className={isSpent ? 'rule-line spent' : 'rule-line'}>
      <p>
        {rule.limit?.per === 'battle' && (
          <input
            type="checkbox"
            aria-label={own.used(rule.name)}
            checked={isSpent}
            onChange={() => setUsed(pack, rule.key, isSpent ? 0 : (rule.limit?.times ?? 1))}
          />
        )}
        <b>{rule.name}</b>{' '}
        <span className="quiet">
          {[
            rule.cost === undefined ? '' : words.cost(figures.count(rule.cost)),
            who,
            rule.turn === undefined ? '' : own.turns[rule.turn],
            limitWords(rule, own, figures.count),
            rule.stage === 'not' ? own.notPlayed : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </p>
      <p className={rule.isOwnText ? 'rule-words own-words' : 'rule-words'}>
        {rule.isOwnText ? rule.words : summaryOf(rule.words)}
      </p>
    </li>
  );
}

function limitWords(
  { limit }: SheetRule,
  own: ReturnType<typeof useLibraryWords>['sheetWords'],
  count: (value: number) => string,
): string {
  if (limit === undefined) return '';
  return limit.times === 1 ? own.once[limit.per] : own.timesPer(count(limit.times), own.once[limit.per]);
}
