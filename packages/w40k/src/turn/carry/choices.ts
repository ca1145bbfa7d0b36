import type { Menu, Selector, Verb } from '@umpire/effects';
import { opponent, picked, type Ref, type ThrowFrame } from '@umpire/rules';
import type { FramedReading } from '../../table/facts.js';
import { option, pick, replyOf } from '../kit.js';
import { bind, type Carry, type CarryFrame, type Done, next, numberOf, refsOf } from './kit.js';
export function chooseAmong(verb: Extract<Verb, { choose: unknown }>, on: Carry): Done {
  const { frame, rest, given, reading } = on;
  const { as, min = 1, max = 1, by } = verb;
  const menu = menuOf(verb.choose as Selector | Menu, on);
  const refs = menu ?? distinct(reading, refsOf(on, verb.choose as Selector), frame);
  const [least, most] = [Math.min(numberOf(on, min), refs.length), Math.min(numberOf(on, max), refs.length)];
  const isOne = max === 1;
  const bound = (keys: readonly string[]): CarryFrame => bind(rest, as, isOne ? (keys[0] ?? []) : keys);
  const reply = replyOf(given);
  if (reply) return next(bound(picked(reply)));
  if (refs.length === 0 || (least === refs.length && least === most)) return next(bound(refs.slice(0, most)));
  const seat = by === 'opponent' ? opponent(frame.owner.seat) : frame.owner.seat;
  const options = refs.map((ref) => option(ref));
  return { need: pick({ seat, rule: frame.rule, about: frame.about, options, min: least, max: most }) };
}

function menuOf(choose: Selector | Menu, on: Carry): readonly string[] | undefined {
  if (Array.isArray(choose)) return choose as readonly string[];
  if (typeof choose !== 'object' || 'all' in choose) return undefined;
  if ('rest' in choose) {
    const known = on.frame.bound[choose.of];
    const out = new Set(typeof known === 'object' ? known : [String(known)]);
    return choose.rest.filter((rule) => !out.has(rule));
  }
  return undefined;
}

/** Dice that show the same are one way to choose. */
function distinct(reading: FramedReading, refs: readonly Ref[], { bound }: CarryFrame): readonly Ref[] {
  const id = bound['shown frame'];
  const frame = typeof id === 'number' ? reading.frames.find((one) => one.id === id) : undefined;
  if (!frame || refs.some((ref) => !/^\d+\.\d+\.\d+$/.test(ref))) return refs;
  const { shown } = frame.data as ThrowFrame;
  const seen = new Set<string>();
  return refs.filter((ref) => {
    const [t = 0, l = 0, i = 0] = ref.split('.').map(Number);
    const { throw: thrown, faces } = shown[t]!;
    const { summed } = thrown.lots[l]!;
    const whole = summed > 1 && thrown.purpose !== 'attacks';
    const face = whole ? faces[l]!.slice(i * summed, (i + 1) * summed).join('+') : String(faces[l]![i]);
    const key = `${t}.${l}:${face}`;
    return !seen.has(key) && seen.add(key);
  });
}
