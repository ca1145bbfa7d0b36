import type { Condition } from '@umpire/datasheets';

/** Judged already, open until more of the list is known, or written in words that are not known. */
export type Known = boolean | 'unknown' | Condition;

const isOpen = (one: Known): one is Condition => typeof one === 'object';

export function allOf(members: readonly Known[]): Known {
  if (members.includes(false)) return false;
  if (members.includes('unknown')) return 'unknown';
  return joined('all', members.filter(isOpen)) ?? true;
}

export function anyOf(members: readonly Known[]): Known {
  if (members.includes(true)) return true;
  if (members.includes('unknown')) return 'unknown';
  return joined('any', members.filter(isOpen)) ?? members.length === 0;
}

/** At least so many of them. */
export function someOf(members: readonly Known[], least: number): Known {
  const left = least - members.filter((one) => one === true).length;
  if (left <= 0) return true;
  const open = members.filter(isOpen);
  if (members.includes('unknown')) return 'unknown';
  if (open.length < left) return false;
  if (open.length === left) return joined('all', open) ?? true;
  return left === 1 ? (joined('any', open) ?? true) : { kind: 'some', least: left, of: open };
}

function joined(kind: 'all' | 'any', members: readonly Condition[]): Condition | undefined {
  const flat = members.flatMap((one) => (one.kind === kind ? one.of : [one]));
  return flat.length <= 1 ? flat[0] : { kind, of: flat };
}

export function negated(one: Known): Known {
  if (one === 'unknown') return one;
  return typeof one === 'boolean' ? !one : opposite(one);
}

export function opposite(one: Condition): Condition {
  switch (one.kind) {
    case 'all':
      return { kind: 'any', of: one.of.map(opposite) };
    case 'any':
      return { kind: 'all', of: one.of.map(opposite) };
    case 'some':
      return { kind: 'some', least: one.of.length - one.least + 1, of: one.of.map(opposite) };
    case 'belongs': {
      const { not, ...rest } = one;
      return not ? rest : { ...rest, not: true };
    }
    default: {
      const { least, most, ...rest } = one;
      const below = least === undefined ? [] : [{ ...rest, most: least - 1 }];
      const above = most === undefined ? [] : [{ ...rest, least: most + 1 }];
      const sides: readonly Condition[] = [...below, ...above];
      return sides.length === 1 ? sides[0]! : { kind: 'any', of: sides };
    }
  }
}
