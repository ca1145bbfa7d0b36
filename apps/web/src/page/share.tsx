import type { Answer } from '@umpire/views';
import { useState } from 'react';
import { draftOf } from '../scenario/from-scenario.js';
import { linkOf } from '../scenario/link.js';
import { scenarioOf } from '../scenario/to-scenario.js';
import { csvOf, drawingOf } from '../share/drawing.js';
import { copy, fileName, pngOf, save } from '../share/files.js';
import { replaceDraft } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useMeasure } from '../state/use-measure.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Qr } from './qr.js';
import { useLine } from './use-line.js';

/** The answer to hand on: a line for the chat, a link that holds everything, and files. */
export function Share({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const voice = useVoice();
  const draft = useStore((state) => state.draft);
  const locale = useStore((state) => state.locale);
  const pinned = useStore((state) => state.pinned);
  const measure = useMeasure([answer]);
  const [said, setSaid] = useState('');
  const [isQr, setQr] = useState(false);
  const line = useLine(answer);
  const scenario = scenarioOf(draft);
  const link = `${location.origin}/#${linkOf(
    scenario,
    pinned.map((one) => one.scenario),
  )}`;
  const put = async (text: string): Promise<void> => setSaid((await copy(text)) ? words.copied : words.copyFailed);
  const named = (ending: string): string =>
    fileName(`${answer.title.attackers.join(' ')} ${answer.title.target}`, ending);
  const draw = () =>
    drawingOf(answer, voice, {
      line,
      measure,
      date: new Date().toLocaleDateString(locale === 'en' ? 'en-GB' : 'fr-FR'),
    });
  const savePng = async (): Promise<void> => {
    const { svg, width, height } = draw();
    save(named('png'), await pngOf(svg, width, height));
  };
  return (
    <div className="opened share">
      <p className="one-line">{line}</p>
      <div className="row">
        <button type="button" className="main" onClick={() => void put(line)}>
          {words.copyLine}
        </button>
        <button type="button" className="main" onClick={() => void put(link)}>
          {words.copyLink}
        </button>
        <button type="button" className="plain" aria-expanded={isQr} onClick={() => setQr(!isQr)}>
          {words.qr}
        </button>
        <span role="status" className="quiet">
          {said}
        </span>
      </div>
      <p className="quiet">
        <a className="share-link" href={link}>
          {link}
        </a>{' '}
        {words.linkLength(voice.figures.count(link.length))}
      </p>
      {isQr && <Qr link={link} label={words.qr} />}
      <div className="row plains">
        <button
          type="button"
          className="plain"
          onClick={() =>
            save(named('json'), new Blob([`${JSON.stringify(scenario, null, 2)}\n`], { type: 'application/json' }))
          }
        >
          {words.saveJson}
        </button>
        <OpenJson onWrong={() => setSaid(words.jsonUnread)} />
        <button type="button" className="plain" onClick={() => void savePng()}>
          {words.savePng}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => save(named('svg'), new Blob([draw().svg], { type: 'image/svg+xml' }))}
        >
          {words.saveSvg}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => save(named('csv'), new Blob([csvOf(answer)], { type: 'text/csv' }))}
        >
          {words.saveCsv}
        </button>
      </div>
    </div>
  );
}

/** Comments are allowed in scenario files, on lines of their own. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));
  } catch {
    return undefined;
  }
};

function OpenJson({ onWrong }: { readonly onWrong: () => void }) {
  const words = useWords();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const draft = draftOf(readJson(await file.text()));
    if (draft === undefined) onWrong();
    else replaceDraft(draft);
  };
  return (
    <label className="plain file">
      {words.openJson}
      <input type="file" accept="application/json,.json" onChange={(e) => void open(e.target.files?.[0])} />
    </label>
  );
}
