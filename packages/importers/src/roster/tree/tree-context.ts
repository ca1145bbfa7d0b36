import type { Report } from '../../page/report.js';
import { parseCost } from '../numbers.js';
import type { RosterFormat } from '../text/dialect.js';
import { type Node, textOf } from './node.js';

/** What every part of one roster is read with. */
export interface TreeContext {
  readonly file: string;
  readonly edition: string;
  readonly report: Report;
  readonly format: RosterFormat;
  readonly faction: string;
}

/** The sum of what is a price in points, by name: ids differ between games and editions. */
export function pointsOf(costs: readonly Node[]): number | undefined {
  const cost = costs.find((one) => /^(?:pts|points)$/i.test(textOf(one, 'name')) || textOf(one, 'typeId') === 'points');
  return cost && parseCost(cost.value);
}
