import { exactOutcome } from '@umpire/dice';
import { figuresOf } from '@umpire/odds';
import { w40k } from '@umpire/w40k';
import { referenceCases } from './cases.js';

for (const [name, scenario] of Object.entries(referenceCases)) {
  const { edition, ...raw } = scenario;
  const rules = w40k.ruleSet(edition as string);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const attack = w40k.attack(raw, rules.value);
  if (!attack.ok) {
    console.log(name, JSON.stringify(attack.error, null, 1));
    continue;
  }
  const { volley, policies } = attack.value;
  const run = () => {
    const o = exactOutcome(volley, policies);
    return figuresOf(o.standings, o.afterEach.at(-1)!);
  };
  const f = run();
  let best = Infinity;
  for (let k = 0; k < 30; k++) {
    const n = 20;
    const t = performance.now();
    for (let i = 0; i < n; i++) run();
    best = Math.min(best, (performance.now() - t) / n);
    if (best > 50) break;
  }
  console.log(
    name.padEnd(7),
    f.woundsLost.mean.toFixed(12),
    f.modelsDestroyed.mean.toFixed(12),
    f.destroyed.toFixed(12),
    best.toFixed(4),
    'ms',
    attack.value.notModelled.length ? JSON.stringify(attack.value.notModelled) : '',
  );
}
