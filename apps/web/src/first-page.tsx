import { renderToString } from 'react-dom/server';
import { engine } from './engine/engine.js';
import { ready } from './engine/understand.js';
import { App } from './page/app.js';
import { scenarioOf } from './scenario/to-scenario.js';
import { useStore } from './state/store.js';

/** What a first visitor sees before any script has run: the sample with its answer, as the engine gives it at build. */
export async function firstPage(): Promise<{ readonly html: string; readonly known: string }> {
  const scenario = scenarioOf(useStore.getState().draft);
  await ready(scenario.edition);
  const reply = engine.answer(scenario);
  // on a server React reads the state that the store was made with
  Object.assign(useStore.getInitialState(), { locale: 'en', reply, last: reply, editions: engine.editions() });
  const known = JSON.stringify({ scenario, reply }).replaceAll('<', '\\u003c');
  return { html: renderToString(<App />), known };
}
