import type { Condition, Search, Selector, When } from '@umpire/effects';
import type { Target, WhenSaid } from '../grammar/parts.js';
import { every } from './fill.js';
import { inPhases } from './frame.js';
import type { Refs } from './node.js';
import { settle } from './settle.js';
import { type Discourse, openEffect, Unsettled } from './talk.js';

/** Opens what a stratagem does: when, at what price, on whom. */
export function openStratagem(talk: Discourse, said: WhenSaid, target: Target, cost: number | undefined): void {
  const { event, phases } = said;
  talk.refs = { ...talk.refs, ...(event?.refs ?? {}) };
  const { when: whens, ifs = [] }: { when: readonly When[]; ifs?: readonly Condition[] } = event
    ? inPhases(
        phases,
        [event.when, ...(event.also ?? [])].map((one) => settle(one, talk)),
      )
    : { when: phases };
  const own = event?.if ? [settle(event.if, talk)] : [];
  const price = cost === undefined ? {} : { cost };
  if ('that' in target && event?.that) {
    openStratagem(talk, said, { np: event.that }, cost);
    return;
  }
  const near = 'that' in target && event?.if ? nearTo(event.when, settle(event.if, talk)) : undefined;
  if (near) {
    openStratagem(talk, said, { np: { who: near, sort: 'unit', any: true } }, cost);
    return;
  }
  const actor = event?.refs?.['?it'] === 'attacker' ? 'attacker' : 'subject';
  if ('that' in target && actor === 'subject' && typeof event?.when.of === 'object' && event.when.of.side === 'theirs')
    throw new Unsettled('that unit is the enemy');
  if ('that' in target) {
    if (!event) throw new Unsettled('that unit of no event');
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: price }, refsTo(actor));
    return;
  }
  const model = inSubject(target.np.who, event?.when);
  if (model) {
    const refs = { '?yours': 'subject', '?unit': 'subject', '?it': 'model', '?model': 'model' };
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: { ...price, target: { as: 'model', from: model } } }, refs);
    return;
  }
  const from = settle(target.np.who, talk);
  if (typeof from === 'object' && from.side === 'theirs' && !target.or && target.most === undefined && !target.with) {
    const refs = { '?enemy': 'enemy', '?unit': 'enemy', '?it': 'enemy' };
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: { ...price, target: { as: 'enemy', from } } }, refs);
    return;
  }
  if (typeof from !== 'object' || from.side !== 'mine') throw new Unsettled('a target of another side');
  if (target.or) {
    const several = settle(target.or.np.who, talk);
    if (typeof several !== 'object' || several.side !== 'mine') throw new Unsettled('a target of another side');
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: price }, refsTo('unit'));
    talk.open?.do.push({
      either: [
        [{ choose: from, as: 'unit' }],
        [{ choose: several, as: 'unit', min: target.or.least ?? 1, max: target.or.most }],
      ],
    });
    return;
  }
  if (target.most !== undefined) {
    openEffect(talk, { whens, ifs: [...ifs, ...own], offer: price }, refsTo('unit'));
    talk.open?.do.push({ choose: from, as: 'unit', min: target.least ?? 1, max: target.most });
    return;
  }
  openEffect(talk, { whens, ifs: [...ifs, ...own], offer: { ...price, target: { as: 'unit', from } } }, refsTo('unit'));
  if (target.ride) {
    talk.open?.do.push({ choose: { all: 'unit', side: 'mine', keywords: ['TRANSPORT'] }, as: 'transport' });
    talk.open?.bound.add('transport');
    talk.refs = { ...talk.refs, '?ride': 'transport' };
  }
  if (!target.with) return;
  const other = settle(target.with.who, talk);
  if (typeof other === 'object' && other.side === 'mine') {
    talk.open?.do.push(
      { choose: other, as: 'second' },
      { collect: 'unit', into: 'both' },
      { collect: 'second', into: 'both' },
    );
    for (const name of ['second', 'both']) talk.open?.bound.add(name);
    talk.refs = { ...talk.refs, ...refsTo('both') };
    talk.pair = true;
    talk.companion = apart(from, other);
    return;
  }
  talk.open?.do.push({ choose: other, as: 'enemy' });
  talk.open?.bound.add('enemy');
  talk.refs = { ...talk.refs, '?enemy': 'enemy' };
}

/** By which keywords each of two units is known, that the other has not. */
function apart({ keywords: a = [] }: Search, { keywords: b = [] }: Search): NonNullable<Discourse['companion']> {
  return { first: a.filter((one) => !b.includes(one)), own: b.filter((one) => !a.includes(one)) };
}

/** "One such model in your unit": of the unit of the army that gave the cause. */
function inSubject(who: Selector, when: When | undefined): Search | undefined {
  const isMine = typeof when?.of === 'object' && when.of.side === 'mine';
  return isMine && typeof who === 'object' && who.all === 'model' && who.in === '?yours'
    ? { ...who, in: 'subject' }
    : undefined;
}

/** "When an enemy unit ends a move near one of yours": that unit is yours. */
function nearTo({ of }: When, condition: Condition): Search | undefined {
  if (typeof of !== 'object' || of.side !== 'theirs' || !('within' in condition)) return undefined;
  const { from, within } = condition;
  if (typeof from !== 'object' || from.side !== 'mine' || condition.of !== 'subject') return undefined;
  const where = every([...(from.where ? [from.where] : []), { within, of: 'it', from: 'subject' }]);
  return { ...from, ...(where && { where }) };
}

const refsTo = (name: string): Refs => ({ '?yours': name, '?unit': name, '?it': name });
