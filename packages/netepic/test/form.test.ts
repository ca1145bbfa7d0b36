import type { Overlay } from '@umpire/rules';
import { expect, it } from 'vitest';
import { netepic } from '../src/system.js';

const found = netepic.ruleSet('netepic-fr2');
if (!found.ok) throw new Error('no such edition');
const rules = found.value;
const { form } = netepic;

const question = (phase: string, more: Overlay): Overlay => ({
  phase,
  attackers: form.first.attackers,
  target: { groups: form.first.groups },
  ...more,
});

const phases = form.phases.map(({ id }) => id);
const parts = [
  ...form.switches,
  ...form.choices.flatMap(({ phase, options }) => options.map((one) => ({ phase, ...one }))),
];

it.each(
  parts.flatMap((part) => (part.phase ? [part.phase] : phases).map((phase) => [phase, part.id, part.overlay] as const)),
)('in %s, "%s" of the form is understood', (phase, _, overlay) => {
  const read = netepic.ordeal(question(phase, overlay), rules);
  expect(read.ok ? [] : read.error).toEqual([]);
});

it.each(form.numbers)('$id is a number that is understood, up to its most', ({ path, most }) => {
  const laid = (value: number): Overlay =>
    path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Overlay;
  expect(netepic.ordeal(question('assault', laid(most)), rules).ok).toBe(true);
  expect(netepic.ordeal(question('assault', laid(most + 1)), rules).ok).toBe(false);
});

it('every shipped sheet is a unit of the form, shooters attack, and each may be a target', () => {
  for (const { id, usual, shoots } of form.units) {
    const side = { sheet: id, stands: usual };
    const phase = shoots ? 'shooting' : 'assault';
    expect(netepic.ordeal({ phase, attackers: [side], target: { groups: [side] } }, rules).ok, id).toBe(true);
  }
});
