import type { Condition, When } from '@umpire/effects';
import type { Target, WhenSaid } from '../grammar/parts.js';
import { inPhases } from './frame.js';
import type { Refs } from './node.js';
import { settle } from './settle.js';
import { type Discourse, openEffect, Unsettled } from './talk.js';

/** Opens what a stratagem does: when, at what price, on whom. */
export function openStratagem(talk: Discourse, said: WhenSaid, target: Target, cost: number | undefined): void {
  const { event, phases } = said;
  talk.refs = { ...talk.refs, ...(event?.refs ?? {}) };
  const { when: whens, ifs = [] }: { when: readonly When[]; ifs?: readonly Condition[] } = event
    ? inPhases(phases, settle(event.when, talk))
    : { when: phases };
  const own = event?.if ? [settle(event.if, talk)] : [];
  const price = cost === undefined ? {} : { cost };
  const isFree = Object.keys(price).length === 0;
  if ('that' in target && event?.that) {
    openStratagem(talk, said, { np: event.that }, cost);
    return;
  }
  if ('that' in target) {
    if (!event) throw new Unsettled('that unit of no event');
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: isFree ? { cost: 1 } : price }, refsTo('subject'));
    return;
  }
  const from = settle(target.np.who, talk);
  if (typeof from !== 'object' || from.side !== 'mine') throw new Unsettled('a target of another side');
  if (target.or) {
    const several = settle(target.or.np.who, talk);
    if (typeof several !== 'object' || several.side !== 'mine') throw new Unsettled('a target of another side');
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: isFree ? { cost: 1 } : price }, refsTo('unit'));
    talk.open?.do.push({
      either: [[{ choose: from, as: 'unit' }], [{ choose: several, as: 'unit', min: 1, max: target.or.most }]],
    });
    return;
  }
  if (target.most !== undefined) {
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: isFree ? { cost: 1 } : price }, refsTo('unit'));
    talk.open?.do.push({ choose: from, as: 'unit', min: 1, max: target.most });
    return;
  }
  openEffect(talk, { whens, ifs: [...ifs, ...own], offer: { ...price, target: { as: 'unit', from } } }, refsTo('unit'));
}

const refsTo = (name: string): Refs => ({ '?yours': name, '?unit': name, '?it': name });
