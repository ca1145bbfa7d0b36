import { useEffect, useState } from 'react';
import { useStore } from '../state/store.js';

type Summaries = Readonly<Record<string, string>>;

let french: Summaries | undefined;

/** Loads the French of the rules; while it is on its way, and in English, a summary is told as it stands. */
async function load(): Promise<Summaries> {
  french ??= (await import('./rules-french/index.js')).frenchRules;
  return french;
}

/** Tells the summary of a rule, or the question of a ruling, in the language of the page. */
export function useSummaries(): (summary: string) => string {
  const isFrench = useStore(({ locale }) => locale === 'fr');
  const [found, setFound] = useState(french);
  useEffect(() => {
    let stands = true;
    if (isFrench && found === undefined)
      void load().then((all) => {
        if (stands) setFound(all);
      });
    return () => {
      stands = false;
    };
  }, [isFrench, found]);
  return (summary) => (isFrench ? (found?.[summary] ?? summary) : summary);
}
