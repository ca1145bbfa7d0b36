import { engine, proxy, stopEngine } from '../engine/client.js';
import type { Offer, RawScenario, Reply } from '../engine/reply.js';
import { draftOf } from '../scenario/from-scenario.js';
import { scenarioIn } from '../scenario/link.js';
import { candidatesOf } from '../scenario/switches.js';
import { scenarioOf } from '../scenario/to-scenario.js';
import { pinnedOf, replaceDraft } from './edit.js';
import { HOME } from './place.js';
import { useStore } from './store.js';

/** A pause in which a person reads; what costs more is only worked out then. */
const REST = 150;
const SLOW = 100;

let question = 0;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Asks at once whenever the draft changes; an answer that comes after a newer question is not shown. */
export function startAnswering(): void {
  readKnown();
  readAddress();
  addEventListener('hashchange', readAddress);
  void engine()
    .editions()
    .then((editions) => useStore.setState({ editions }));
  let edition = '';
  const ask = (): void => {
    const { draft } = useStore.getState();
    if (draft.edition !== edition) void rulesOf(draft.edition);
    edition = draft.edition;
    void answer(scenarioOf(draft));
  };
  useStore.subscribe((now, before) => {
    if (now.draft !== before.draft) ask();
    if (now.panel !== before.panel && now.details === undefined) void detail();
  });
  ask();
}

/** The answer that was rendered at build, if it is to what stands in the fields. */
function readKnown(): void {
  const text = document.getElementById('known')?.textContent;
  if (!text) return;
  const known: { readonly scenario: RawScenario; readonly reply: Reply } = JSON.parse(text);
  if (JSON.stringify(known.scenario) === JSON.stringify(scenarioOf(useStore.getState().draft)))
    useStore.setState({ reply: known.reply, last: known.reply });
}

async function rulesOf(edition: string): Promise<void> {
  const [rules, open] = await Promise.all([engine().rules(edition), engine().rulings(edition)]);
  if (useStore.getState().draft.edition !== edition) return;
  useStore.setState({ rules, open, offers: {} });
  rest(scenarioOf(useStore.getState().draft));
}

/** The link that the page was opened with becomes what stands in its fields; the address is then free again. */
function readAddress(): void {
  const found = scenarioIn(location.hash);
  if (found === 'none') return;
  const draft = found === 'cut' ? undefined : draftOf(found.scenario);
  if (found === 'cut' || draft === undefined) useStore.setState({ notice: 'link-cut' });
  else {
    const pinned = found.compared.flatMap((one) => draftOf(one) ?? []).map(pinnedOf);
    const kept = pinned.length > 0 ? { pinned, panel: 'compare' as const } : {};
    replaceDraft(draft, { place: HOME, notice: undefined, ...kept });
  }
  history.replaceState(null, '', location.pathname + location.search);
}

async function answer(scenario: RawScenario): Promise<void> {
  const mine = ++question;
  const slow = setTimeout(() => useStore.setState({ busy: true }), SLOW);
  const reply = await engine().answer(scenario);
  clearTimeout(slow);
  if (mine !== question) return;
  useStore.setState(({ last, details }) => ({
    reply,
    busy: false,
    last: reply.kind === 'answer' ? reply : last,
    // what is open stays until it is worked out anew; what nobody looks at is worked out once somebody does
    details: isDetailed() ? details : undefined,
  }));
  rest(scenario);
}

const isDetailed = (): boolean => ['funnel', 'why'].includes(useStore.getState().panel ?? '');

/** Stages and reasons, where they are looked at. */
async function detail(): Promise<void> {
  const mine = question;
  if (!isDetailed() || useStore.getState().reply?.kind !== 'answer') return;
  const details = await engine().details(scenarioOf(useStore.getState().draft));
  if (mine === question) useStore.setState({ details });
}

function rest(scenario: RawScenario): void {
  clearTimeout(resting);
  const mine = question;
  resting = setTimeout(() => void more(scenario, mine), REST);
}

/** Stages, reasons and offers: each is shown as it comes, unless a newer question stands. */
async function more(scenario: RawScenario, mine: number): Promise<void> {
  const { reply, rules } = useStore.getState();
  if (reply?.kind !== 'answer') return;
  await detail();
  if (mine !== question) return;
  const tell = (offers: readonly Offer[]): void => {
    if (mine !== question) return;
    useStore.setState(({ offers: known }) => ({
      offers: { ...known, ...Object.fromEntries(offers.map((offer) => [offer.effect, offer])) },
    }));
  };
  await engine().offers(scenario, [...candidatesOf(rules)], proxy(tell));
}

/** Leaves off; what stood there before stays. */
export function stop(): void {
  question++;
  stopEngine();
  useStore.setState({ busy: false });
}

/** About how many seconds an estimate of so many throws takes. */
export async function secondsFor(trials: number): Promise<number> {
  const pace = await engine().pace(scenarioOf(useStore.getState().draft));
  return (pace * trials) / 1_000_000;
}

/** A guess in place of an exact answer, because somebody asked for one. */
export async function estimate(trials: number): Promise<void> {
  const mine = ++question;
  useStore.setState({ busy: true });
  const reply = await engine().estimate(scenarioOf(useStore.getState().draft), trials);
  if (mine === question)
    useStore.setState(({ last }) => ({ reply, busy: false, last: reply.kind === 'answer' ? reply : last }));
}
