import { describe, expect, test } from 'vitest';
import { draftOf } from './from-scenario.js';
import { linkOf, scenarioIn } from './link.js';
import { firstDraft } from './samples.js';
import { scenarioOf } from './to-scenario.js';

const scenario = JSON.parse(JSON.stringify(scenarioOf(firstDraft())));

describe('a link', () => {
  test('holds the whole scenario in a few letters', () => {
    expect(scenarioIn(`#${linkOf(scenario)}`)).toEqual({ scenario, compared: [] });
    expect(linkOf(scenario).length).toBeLessThan(300);
  });

  test('holds what the answer is compared with', () => {
    const compared = ['w40k-9', 'w40k-10'].map((edition) => ({ ...scenario, edition }));
    const link = linkOf(scenario, compared);
    expect(scenarioIn(`#${link}`)).toEqual({ scenario, compared });
    expect(link.length).toBeLessThan(400);
  });

  test('that was cut or changed is said to be so', () => {
    const link = linkOf(scenario);
    expect(scenarioIn(`#${link.slice(0, -20)}`)).toBe('cut');
    expect(scenarioIn('#1@@@')).toBe('cut');
    expect(scenarioIn('#9abc')).toBe('cut');
    expect(scenarioIn('')).toBe('none');
  });

  test('of twelve attackers stays under the limit of addresses', () => {
    const attackers = Array.from({ length: 12 }, () => scenario.attackers[0]);
    expect(linkOf({ ...scenario, attackers }).length).toBeLessThan(2000);
  });
});

describe('a scenario that is edited', () => {
  test('goes out as it came in', () => {
    const draft = draftOf(scenario);
    expect(draft && JSON.parse(JSON.stringify(scenarioOf(draft)))).toEqual(scenario);
  });

  test('keeps what the page has no field for', () => {
    const brackets = [{ from: 1, to: 4, attacks: '2' }];
    const value = { halves: true, do: [] };
    const rare = {
      ...scenario,
      options: { snapHitsAreCritical: false },
      neighbours: [{ name: 'Gretchin', distance: 2 }],
      attackers: [{ ...scenario.attackers[0], brackets, effects: [value] }],
      target: { ...scenario.target, groups: [{ ...scenario.target.groups[0], feelNoPain: { mortal: '5+' } }] },
    };
    const draft = draftOf(rare);
    expect(draft && JSON.parse(JSON.stringify(scenarioOf(draft)))).toEqual(rare);
  });

  test('that is none changes nothing', () => {
    expect(draftOf({ attackers: [] })).toBeUndefined();
    expect(draftOf('no')).toBeUndefined();
  });
});
