import type { Battle } from '@umpire/battle';
import type { Citation, Issue } from '@umpire/kernel';
import { gameOf } from './games.js';
import type { ToldReason } from './told.js';

type Table = Battle<unknown, unknown>;

interface Ruled extends Issue {
  readonly rule: string;
  readonly source?: Citation;
}

const isRuled = (one: Issue): one is Ruled => 'rule' in one && typeof one.rule === 'string';

export const reasonsTold = ({ heading }: Table, issues: readonly Issue[]): readonly ToldReason[] =>
  issues.map((one): ToldReason => {
    if (!isRuled(one)) return one;
    const printed = gameOf(heading.edition)?.printedRule(heading, one.rule);
    const section = one.source?.section ?? printed?.section;
    const by = [printed?.name, section].filter((part) => part !== undefined && part !== '').join(', ');
    return by === '' ? one : { ...one, by };
  });
