import type { Effect, Offer } from '@umpire/effects';
import { plain } from './grammar.js';
import { states } from './states.js';
import { condition, name, periods, selector, stepOf, value, when } from './terms.js';
import { verbs } from './verbs.js';

/** Any effect as a French sentence, as `printEffect` says it in English. Names of rules and keywords stay as they are printed. */
export function frenchEffect({ when: at, if: asked, offer, do: several }: Effect): string {
  const head = [
    ...(at === undefined ? [] : [when(at)]),
    ...(asked === undefined ? [] : [`si ${condition(asked)}`]),
    ...(offer === undefined ? [] : [offered(offer)]),
  ].join(', ');
  const body = head === '' ? verbs(several) : `${head}\u00a0: ${verbs(several)}`;
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}.`;
}

function offered({ cost, limit, target, despite }: Offer): string {
  return [
    'au choix',
    ...(cost === undefined ? [] : [`au prix de ${value(cost)}`]),
    ...(limit === undefined ? [] : [limited(limit)]),
    ...(target === undefined ? [] : [`sur une parmi ${selector(target.from)}, comme ${name(target.as)}`]),
    ...(despite === undefined ? [] : [`quoiqu’elle ${states[despite] ?? plain(despite)}`]),
  ].join(', ');
}

const owners: Readonly<Record<NonNullable<NonNullable<Offer['limit']>['by']>, string>> = {
  army: 'armée',
  unit: 'unité',
  model: 'figurine',
};

function limited({ times, per, by }: NonNullable<Offer['limit']>): string {
  const often = `${times === 1 ? 'une' : value(times)} fois`;
  const period = typeof per === 'string' ? periods[per] : stepOf(per, 'même');
  return `${often} par ${period}${by === undefined ? '' : ` et par ${owners[by]}`}`;
}
