import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useInstall } from '../state/install.js';
import type { View } from '../state/place.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';
import { AnswerPanel } from './answer.js';
import { Attackers } from './attackers.js';
import { Examples } from './examples.js';
import { Header } from './header.js';
import { InForce } from './in-force.js';
import { useKeys } from './keys.js';
import { Notice } from './notice.js';
import { PoliciesPanel } from './policies.js';
import { Resume } from './resume.js';
import { Situation } from './situation.js';
import { Strip } from './strip.js';
import { Target } from './target.js';

const InstallOffer = lazy(async () => ({ default: (await import('./install.js')).InstallOffer }));
const KeyList = lazy(async () => ({ default: (await import('./key-list.js')).KeyList }));
const RulesView = lazy(async () => ({ default: (await import('./rules.js')).RulesView }));
const BattleView = lazy(async () => ({ default: (await import('./battle.js')).BattleView }));
const LibraryView = lazy(async () => ({ default: (await import('./library.js')).LibraryView }));
const SettingsView = lazy(async () => ({ default: (await import('./settings.js')).SettingsView }));
const OrdealView = lazy(async () => ({ default: (await import('./ordeal.js')).OrdealView }));
const OrdealMatrix = lazy(async () => ({ default: (await import('./ordeal-matrix.js')).OrdealMatrix }));
const MatrixView = lazy(async () => ({ default: (await import('./matrix.js')).MatrixView }));

export function App() {
  const words = useWords();
  const place = useStore((state) => state.place);
  const locale = useStore((state) => state.locale);
  const theme = useStore((state) => state.theme);
  const keys = useStore((state) => state.keys);
  const isInstallable = useInstall(({ offer }) => offer !== undefined);
  useKeys();
  useEffect(() => void performance.mark('interactive'), []);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset.theme = theme;
  }, [locale, theme]);
  return (
    <>
      <a className="skip" href={place.view === 'odds' ? '#answer' : '#content'}>
        {place.view === 'odds' ? words.skip : words.skipTo}
      </a>
      <Header />
      <Notice />
      <Suspense>{isInstallable && <InstallOffer />}</Suspense>
      <Suspense>{keys && <KeyList />}</Suspense>
      <Suspense>
        <PlaceView view={place.view} />
      </Suspense>
    </>
  );
}

const PLACES: Readonly<Record<View, ComponentType>> = {
  odds: OddsView,
  matrix: MatrixView,
  battle: BattleView,
  library: LibraryView,
  rules: RulesView,
  support: RulesView,
  settings: SettingsView,
};

/** The same of a game with a desk of its own. */
const DESKS: Readonly<Partial<Record<View, ComponentType<{ readonly edition: string }>>>> = {
  odds: OrdealView,
  matrix: OrdealMatrix,
};

function PlaceView({ view }: { readonly view: View }) {
  const desk = useStore((state) => state.desk);
  const Desk = DESKS[view];
  if (desk !== undefined && Desk !== undefined) return <Desk edition={desk} />;
  const Shown = PLACES[view];
  return <Shown />;
}

function OddsView() {
  return (
    <>
      <Resume />
      <main className="odds">
        <div className="question">
          <div className="sides">
            <Attackers />
            <Target />
          </div>
          <Situation />
        </div>
        <AnswerPanel />
        <div className="rules">
          <InForce />
          <PoliciesPanel />
          <Examples />
        </div>
        <Strip />
      </main>
    </>
  );
}
