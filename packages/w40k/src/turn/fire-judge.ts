import { issue } from '@umpire/kernel';
import type { Reason } from '@umpire/rules';
import { engagedWith, isEngaged, isModelWithin, modelEngagedWith } from '../board/distances.js';
import { hasState, type Reading } from '../table/facts.js';
import { firedAtFrom, isLoneAndFar, seenWithin } from '../table/lone-operative.js';
import { rangeOf } from '../table/range.js';
import { modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { profileOf, type Shot, type Sighted } from '../table/volley.js';
import { whileRead } from '../table/while-read.js';
import { armory, isWith } from './armory.js';
import type { ShootFrame, ShootingType } from './fire-frame.js';
import { lengthOf } from './moving.js';
import { sighted, sightOf } from './sighting.js';

export const fireReason = (rule: string, code: string, message: string, path: string, found?: string): Reason => ({
  ...issue(code, message, { path, ...(found === undefined ? {} : { found }) }),
  rule,
});

type Judged = { readonly shot: Shot & Sighted } | { readonly reason: Reason };

/** Whether one weapon may fire at one unit, by the type of shooting; what its own rules forbid, the attack itself says. */
export function judgeOf(reading: Reading, frame: ShootFrame): (shot: Shot, target: RosterUnit) => Judged {
  const judge = judges(reading, `${frame.unit}>${frame.type}>${frame.only ?? ''}>${frame.again ? 'again' : ''}`, () =>
    newJudge(reading, frame),
  );
  return (shot, target) =>
    judgements(
      reading,
      [
        frame.type,
        frame.only ?? '',
        frame.again ? 1 : 0,
        shot.model,
        shot.lender,
        shot.arm,
        shot.profile,
        target.index,
      ].join('>'),
      () => judge(shot, target),
    );
}

const judges = whileRead<(shot: Shot, target: RosterUnit) => Judged>();
const judgements = whileRead<Judged>();

function newJudge(
  reading: Reading,
  { unit: index, type, only, models, again }: ShootFrame,
): (shot: Shot, target: RosterUnit) => Judged {
  const { table, board, rules } = reading;
  const unit = unitAt(table, index);
  const { shooting } = rules.numbers;
  const engagedTo = new Set(models?.flatMap((model) => modelEngagedWith(board, model)) ?? engagedWith(board, index));
  const sights = new Map<string, Omit<Sighted, 'half'>>();
  const targetEngaged = new Map<number, boolean>();
  const refuse = (rule: string, code: string, message: string): Judged => ({
    reason: fireReason(rule, code, message, ''),
  });
  const armedOf = armory(reading, unit, { phase: 'shooting', snap: type === 'snap' });
  return (shot, target) => {
    if (only !== undefined && only !== target.index)
      return refuse('snap-shooting', 'not-the-one', 'it shoots at the one unit that gave the occasion');
    if (!isInRange(reading, shot, target, type)) {
      const rule = type === 'snap' ? 'snap-shooting' : 'select-targets-step';
      return refuse(rule, 'out-of-range', 'the target is out of range');
    }
    if (!again && isSpent(reading, shot))
      return refuse('one-shot', 'weapon-spent', 'the weapon is selected once in a battle');
    const { kind } = modelAt(table, shot.model);
    const isHeavy = shooting.engaged.keywords.some((keyword) => kind.keywords.has(keyword));
    const key = `${shot.model}>${target.index}`;
    const sight = sights.get(key) ?? sightOf(reading, shot.model, target);
    sights.set(key, sight);
    const isTargetEngaged =
      targetEngaged.get(target.index) ?? (isEngaged(board, target.index) && !isOpen(reading, target));
    targetEngaged.set(target.index, isTargetEngaged);
    // made ready only where it is asked what works on the weapon: most are refused before
    let made: ReturnType<typeof aimed> | undefined;
    const aimed = () => {
      const isIndirect = type === 'indirect' && isWith(reading, unit, shot, 'indirect-fire');
      const seen = { ...sighted(reading, shot, target, sight), ...(isIndirect ? { indirect: true as const } : {}) };
      return { seen, armed: armedOf(seen, target) };
    };
    const ready = () => (made ??= aimed());
    const has = (abilities: readonly string[]): boolean =>
      abilities.some((ability) => ready().armed?.forces.granted.has(ability));
    if (type === 'assault' && !has(shooting.afterAdvance))
      return refuse('assault-shooting', 'not-assault', 'only ASSAULT weapons fire after an advance');
    if (type === 'close-quarters' && !isHeavy) {
      if (!has(shooting.engaged.abilities))
        return refuse(
          'close-quarters-shooting',
          'not-close-quarters',
          'only CLOSE-QUARTERS weapons fire while engaged',
        );
      if (!engagedTo.has(target.index))
        return refuse('close-quarters-shooting', 'not-engaged-with', 'only at units that it is engaged with');
    }
    if (isLoneAndFar(reading, shot.model, target))
      return refuse(
        'lone-operative',
        'lone-operative-far',
        `it is seen from within ${seenWithin(reading, target)}" only`,
      );
    const most = firedAtFrom(reading, shot.model, target);
    if (most !== undefined)
      return refuse('select-targets-step', 'fired-at-from-near', `it may be fired at from within ${most}" only`);
    if (!sight.visible && !(type === 'indirect' && has(['indirect-fire'])))
      return refuse('visibility', 'not-visible', 'the model does not see the target');
    if (isTargetEngaged) {
      const isOwnFight = type === 'close-quarters' && engagedTo.has(target.index);
      const isLarge =
        type !== 'snap' && shooting.engaged.keywords.some((keyword) => board.unitKeywords(target.index).has(keyword));
      if (!isOwnFight && !isLarge) return refuse('select-targets-step', 'target-engaged', 'the target is engaged');
      if (has(shooting.notAtEngaged))
        return refuse('blast', 'blast-at-engaged', 'BLAST is not fired at an engaged unit');
    }
    const { armed, seen } = ready();
    if (!armed) return refuse('select-weapons-step', 'no-weapon', 'the model has no such weapon');
    return armed.bar === undefined ? { shot: seen } : refuse(armed.bar, 'barred', 'a rule forbids it');
  };
}

/** A rule lets a unit be shot at although it is engaged. */
const isOpen = (reading: Reading, target: RosterUnit): boolean =>
  hasState(reading, 'open-while-engaged', target.ref, { self: target.ref, seat: target.seat }, {});

function isInRange(reading: Reading, shot: Shot, target: RosterUnit, type: ShootingType): boolean {
  const { table, board, rules } = reading;
  const { model } = shot;
  const weapon = profileOf(table, shot)?.weapon;
  if (weapon?.range === undefined) return false;
  const own = rangeOf(reading, model, weapon.range);
  const reach = type === 'snap' ? Math.min(own, rules.numbers.shooting.snapRange ?? own) : own;
  return isModelWithin(board, model, target.index, lengthOf(reach));
}

const isSpent = ({ table }: Reading, { model, lender, arm }: Shot): boolean =>
  table.notes.some(
    (note) => note.kind === 'one-shot' && note.what === arm && note.place === modelAt(table, lender ?? model).ref,
  );
