import { expect, it } from 'vitest';
import { conditionWords } from './conditions.js';
import { oneLine } from './one-line.js';
import { certain, estimate, estimateWithLeader, exact, hopeless, inFull, tank, unlikely } from './sample.js';
import { voice } from './voices.js';

const en = voice('en');

it.each([
  [
    'an answer',
    exact(),
    '10 Immortals → 5 Intercessors (11th): count on 2 (77%), hope for 3 (38%), all 1%; mean 2.2 models, 5.0 wounds',
  ],
  [
    'a single model',
    tank(),
    'Doomsday Ark → Gladiator (11th): destroys it 33%, count on 6 wounds (73%), hope for 11 wounds (37%); mean 7.9 wounds',
  ],
  [
    'a certain end',
    certain(),
    '10 Immortals → 5 Intercessors (11th): count on all 3 (100%); mean 3.0 models, 3.0 wounds',
  ],
  ['no hope', hopeless(), '10 Immortals → 5 Intercessors (11th): no wound can be lost; mean 0 models, 0 wounds'],
  [
    'a small hope',
    unlikely(),
    '10 Immortals → 5 Intercessors (11th): at least 1: 25%, all <0.01%; mean 0.25 models, 0.25 wounds',
  ],
  [
    'an estimate',
    estimate(),
    '10 Immortals → 5 Intercessors (11th, 10,000 trials): count on 2 (77%), hope for 3 (38%), all 1%; mean 2.2 models, 5.0 wounds',
  ],
  [
    'a figure that is not given is no rule',
    estimateWithLeader(),
    '10 Immortals + 3 Lokhust Destroyers → 5 Intercessors and a Captain (11th, 10,000 trials): count on 3 (80%), hope for 5 (40%); mean 3.8 models, 5.0 wounds',
  ],
  [
    'something missing',
    inFull(),
    '10 Immortals → 5 Intercessors (11th): count on 2 (77%), hope for 3 (38%), all 1%; mean 2.2 models, 5.0 wounds; 1 rule not modelled',
  ],
])('%s fits a line', (_what, answer, line) => {
  expect(oneLine(answer, en)).toBe(line);
});

it('says every condition that is not the normal case', () => {
  expect(oneLine(exact(), en, { conditions: ['24″', 'in cover'] })).toContain('(11th, 24″, in cover)');
});

it('stays within 160 letters by shortening the longer name', () => {
  const title = {
    attackers: ['Immortals led by a Plasmancer', 'Lokhust Heavy Destroyers', 'Canoptek Doomstalkers'],
    target: 'Terminator Squad',
    phase: 'shooting',
  };
  const line = oneLine(exact({ title }), en);
  expect([...line].length).toBeLessThanOrEqual(160);
  expect(line).toMatch(/^Immortals led by .*… → Terminator Squad \(11th\): count on 2/);
});

it('speaks French', () => {
  const line = oneLine(exact(), voice('fr'), { conditions: ['24″'] }).replace(/[\u00a0\u202f]/g, ' ');
  expect(line).toBe(
    '10 Immortals → 5 Intercessors (V11, 24″) : compter sur 2 (77 %), espérer 3 (38 %), tous 1 % ; en moyenne 2,2 figurines, 5,0 points de vie',
  );
});

it('names editions by their number, and layers after it', () => {
  const name = (id: string): string => en.say.edition(id);
  expect(['w40k-9', 'w40k-10-launch', 'w40k-11+app-2026-09', 'netepic-fr2', 'w40k-22', 'w40k-103'].map(name)).toEqual([
    '9th',
    '10th, launch',
    '11th, app-2026-09',
    'NetEpic fr2',
    '22nd',
    '103rd',
  ]);
});

it('leaves the normal case unsaid', () => {
  const conditions = { distance: 24, moved: false, cover: true, visible: true, facts: { target: ['unravelling'] } };
  expect(conditionWords(conditions, en)).toEqual(['24″', 'in cover', 'unravelling']);
  expect(conditionWords({ visible: false, advanced: true }, en)).toEqual(['not visible', 'advanced']);
  expect(conditionWords(undefined, en)).toEqual([]);
});
