import { useEffect, useState } from 'react';
import { useStore } from '../state/store.js';

type French = Readonly<Record<string, string>>;

let summaries: French | undefined;
let cases: French | undefined;

const loadSummaries = async (): Promise<French> => {
  summaries ??= (await import('./rules-french/index.js')).frenchRules;
  return summaries;
};

const loadCases = async (): Promise<French> => {
  cases ??= (await import('./cases-french/index.js')).frenchCases;
  return cases;
};

/** Tells the summary of a rule, or the question of a ruling, in the language of the page. */
export const useSummaries = (): ((summary: string) => string) => useFrench(summaries, loadSummaries);

/** Tells the title of a worked case in the language of the page. */
export const useCaseTitles = (): ((title: string) => string) => useFrench(cases, loadCases);

/** While the French is on its way, and in English, everything is told as it stands. */
function useFrench(known: French | undefined, load: () => Promise<French>): (english: string) => string {
  const isFrench = useStore(({ locale }) => locale === 'fr');
  const [found, setFound] = useState(known);
  useEffect(() => {
    let stands = true;
    if (isFrench && found === undefined)
      void load().then((all) => {
        if (stands) setFound(all);
      });
    return () => {
      stands = false;
    };
  }, [isFrench, found, load]);
  return (english) => (isFrench ? (found?.[english] ?? english) : english);
}
