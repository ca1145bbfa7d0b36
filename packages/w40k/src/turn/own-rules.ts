import type { ArmyList } from '@umpire/armies';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { armyRulesOf } from '../armies/index.js';
import type { AttackRule } from '../attack/hooks.js';
import type { Edition } from '../table/reading.js';
import { actsOn } from './acts-on.js';

type Rules = ReadonlyMap<string, AttackRule>;

/**
 * The rules of the army book and those that these lists bring. One of which the table would carry out a part only has no
 * effects here: half a rule is another rule. Issues: `own-rules-differ`, where two lists mean different things by one name.
 */
export function rulesWith(lists: readonly ArmyList[], edition: Edition): Result<Rules, readonly Issue[]> {
  const known = armyRulesOf(edition.rules.id);
  const brought = new Map<string, AttackRule>();
  for (const list of lists)
    for (const { id, name, effects } of list.own?.rules ?? []) {
      if (known.has(id)) continue;
      const before = brought.get(id);
      const isPlayed = effects.length > 0 && actsOn(effects, edition);
      const rule: AttackRule = {
        id,
        name,
        kind: 'ability',
        source: { document: list.name },
        summary: '',
        ...(isPlayed
          ? { effects, stage: 'compiled' }
          : { stage: 'text', why: effects.length > 0 ? 'a battle does not carry out all of it' : 'not understood' }),
      };
      if (before !== undefined && JSON.stringify(before.effects) !== JSON.stringify(rule.effects))
        return fail([
          issue('own-rules-differ', 'The two armies bring different rules of one name.', {
            found: name,
            hint: 'import both armies from the same files',
          }),
        ]);
      brought.set(id, rule);
    }
  return ok(new Map([...known, ...brought]));
}
