import type { Ref } from '@umpire/rules';
import { living, modelAt, woundsLeft } from './reads.js';
import type { RosterUnit } from './roster.js';
import type { Table } from './table.js';

/** The Move of who hovers, in inches. */
const HOVERING = 20;

/** What is printed of a unit or one of its models, before any rule modifies it. */
export function printed(table: Table, what: string, of: Ref, unit: RosterUnit): number {
  const one = table.ground.roster.modelBy.get(of);
  const models = one ? [one.index] : living(table, unit);
  const each = (pick: (model: number) => number): number[] => models.map(pick);
  const kind = (model: number) => modelAt(table, model).kind;
  switch (what) {
    case 'leadership':
      return Math.min(...each((model) => kind(model).leadership));
    case 'toughness':
      return Math.max(...each((model) => kind(model).toughness));
    case 'move':
      return table.field.hovers[unit.index] === 1 ? HOVERING : Math.max(...each((model) => kind(model).movement ?? 0));
    case 'wounds':
      return each((model) => kind(model).wounds).reduce((a, b) => a + b, 0);
    case 'wounds-left':
      return each((model) => woundsLeft(table, model)).reduce((a, b) => a + b, 0);
    case 'objective-control':
    case 'printed-objective-control':
      return each((model) => kind(model).objectiveControl).reduce((a, b) => a + b, 0);
    // 24.08
    case 'deadly-demise-on':
      return 6;
    default:
      return 0;
  }
}
