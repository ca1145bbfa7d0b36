import type { W40kRules } from '../attack/force.js';
import type { BoardRules } from '../board/rules.js';

const known = new WeakMap<W40kRules, BoardRules>();

/** An edition on the board, with the options of its rule set. */
export function boardRulesOf(rules: W40kRules): BoardRules {
  const made = known.get(rules);
  if (made) return made;
  const fresh = withOptions(rules);
  known.set(rules, fresh);
  return fresh;
}

function withOptions({ numbers: { board }, options }: W40kRules): BoardRules {
  const terrain = Object.entries(board.terrain);
  const isOff = (option: string | undefined): boolean => option !== undefined && options[option] === true;
  if (!terrain.some(([, { area }]) => isOff(area.hidesUnless))) return board;
  return {
    ...board,
    terrain: Object.fromEntries(
      terrain.map(([sort, one]) => [
        sort,
        isOff(one.area.hidesUnless) ? { ...one, area: { ...one.area, hides: false } } : one,
      ]),
    ),
  };
}
