import { expect, it } from 'vitest';
import { oddsBlocks } from './odds.js';
import { printText } from './print-text.js';
import { estimate, exact, spread } from './sample.js';
import { voice } from './voices.js';

const beside = {
  neighbours: [{ name: 'Boyz', woundsLost: spread(0.75, 0.25), modelsDestroyed: spread(0.9, 0.1), destroyed: 0.05 }],
};
const lines = (language: 'en' | 'fr', answer = exact(beside)) =>
  printText(oddsBlocks(answer, voice(language)), { columns: 100 }).split('\n');

it('a unit beside the target has the chance that it loses any, its means and the chance of all of it', () => {
  const said = lines('en');
  const at = said.indexOf('units beside the target');
  expect(said[at + 1]?.split(/\s{2,}/)).toEqual(['unit', 'loses any', 'models', 'wounds', 'all of it']);
  expect(said[at + 2]?.trim().split(/\s{2,}/)).toEqual(['Boyz', '25%', '0.10', '0.25', '5%']);
  expect(lines('fr').join('\n')).toContain('unités près de la cible');
});

it('nothing is said of them where none is named, nor invented for an estimate', () => {
  expect(lines('en', exact()).join('\n')).not.toContain('beside');
  expect(printText(oddsBlocks(estimate(), voice('en')), { columns: 100 })).not.toContain('beside');
});

it('that nobody stands near is said as an assumption', () => {
  const alone = exact({ assumed: [{ code: 'alone', what: '3', of: '5 Intercessors' }] });
  expect(lines('en', alone).join('\n')).toContain('no other enemy unit within 3″ of it');
  expect(lines('fr', alone).join('\n')).toContain('aucune autre unité ennemie à 3″ ou moins');
});
