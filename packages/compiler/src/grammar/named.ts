import { every, said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, framed, state } from './build.js';
import { say } from './say.js';

/* Abilities that a text names one after the other: who has them, which are chosen, and for how long. */

export const named: readonly Rule[] = [
  say('clause', '{np} have (the following|both of the following|all of the following) ability', (to) => ({
    parts: 'given',
    to,
  })),
  say('selectof', '(select|choose) {small} of the following [{title?}] [ability]', (many) => many),
  say('selectof', '(select|choose) {small} of the [{title?}] [ability] [listed] below', (many) => many),
  say('selectof', '(select|choose) {small} {title} [ability] from the (list|section) below', (many) => many),
  say(
    'selectof',
    '(select|choose) {small} of [the|your] [{small?}] [{title?}] [ability] (listed|shown|found|described|detailed) (below|above|on the right|on the left)',
    (many) => many,
  ),
  say('selectof', '(select|choose) {small} of [the|your] {small} [{title?}] [ability] below', (many) => many),
  say('clause', '{selectof}', (many) => ({ parts: 'chosen', many })),
  say('clause', '{selectof} to be active [for your army]', (many) => ({ parts: 'chosen', many })),
  say('clause', '{selectof} to (be active|apply|take effect) [for your army] until {period}', (many, until) => ({
    all: [{ parts: 'chosen', many }, framed({ until }, { parts: 'active' })],
  })),
  say('clause', '{selectof} to be active for {np}', (many, to) => (to.any ? { parts: 'chosen', many, to } : undefined)),
  say('clause', '{np} have (that|that selected|the selected) ability', (to) => ({ parts: 'active', to })),
  say('clause', '{np} (have|gain) the (relevant|corresponding|associated) ability [listed|shown] below', (to) => ({
    parts: 'active',
    to,
  })),
  say(
    'clause',
    '(that|that selected|the selected) [{title?}] [ability] (be active|apply|take effect|be in effect) [for your army] [[,] and its effect apply to {np?}]',
    (_title, to) => (to && !to.any ? undefined : { parts: 'active', ...(to && { to }) }),
  ),
  say(
    'clause',
    'while a {title} be active for (your army|{np?}) , that unit have the associated ability [shown] below',
    () => ({
      parts: 'active',
    }),
  ),
  say(
    'clause',
    '(that|the selected) {title} be active [for your army] and while {np} {pred} , it [will] (benefit from|be affected by|gain) it',
    (_title, np, pred) => {
      if (!np.any || typeof np.who !== 'object') return undefined;
      const where = every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')]);
      return { parts: 'active', to: { ...np, who: { ...np.who, ...(where && { where }) } } };
    },
  ),
  say('cond', '(this|that) {title} be active [for your army]', () => state('?this-part', 'mine')),
  say(
    'sentence',
    '(each|a|the same) {title} [ability] (can only|cannot) be (selected|chosen|used) [more than] once per battle',
    () => ({ parts: 'spent' }),
  ),
  say(
    'sentence',
    'you (can only|cannot) (select|choose|use) (each|a|the same) {title} [ability] [more than] once per battle',
    () => ({ parts: 'spent' }),
  ),
  // What one model carries is its own; what the units of an army have is all of theirs.
  say('np', '(a|each) [{kws?}] {noun} with this {title}', (keywords, { sort }, title) =>
    isCarried(title) ? bare('self', sort) : found({ sort, side: 'mine', keywords }),
  ),
];

const isCarried = (title: string): boolean =>
  /(?:^|-)(?:relic|trait|enhancement|artefact|heirloom|upgrade|power|bond|pact)$/.test(title);
