import { throwsAgain } from './die.js';
import { meanOf } from './expression.js';
import { type Frame, sequenceOf, type Table } from './frame.js';
import type { Question } from './need.js';
import type { Answerer } from './oracle.js';
import type { Policies } from './volley.js';

/** Answers every question of the procedure by policy; what a policy leaves open is `best`. */
export function answererOf(table: Table, policies: Policies): Answerer {
  return (question, frame) => {
    if (question.rule === 'command-re-roll') return 'best';
    if (question.rule === 'order') return policies.pools === 'listed' ? first(question) : 'best';
    if (question.rule === 'allocation') return policies.orders === 'listed' ? first(question) : 'best';
    if (question.rule === 'precision') return picked(question, policies);
    if (question.rule === 'save re-roll')
      return policies.saves === 'best' ? 'best' : saves(table, frame, question, policies);
    if (question.rule === 'damage re-roll')
      return lowRolls(policies.damage, question, meanOf(blowOf(table, frame).damage), blowOf(table, frame).damage.plus);
    if (question.rule === 'attacks re-roll') {
      const { each } = sequenceOf(table, frame).gather;
      return lowRolls(policies.attacks, question, meanOf(each), each.plus);
    }
    return step(table, frame, question, policies);
  };
}

const first = ({ options }: Question): number[] => options.map((_, i) => (i === 0 ? 1 : 0));

function picked({ options }: Question, { picks }: Policies): readonly number[] | 'best' {
  if (picks === 'best') return 'best';
  return options.map((_, i) => (i === (picks === 'leader' ? 0 : options.length - 1) ? 1 : 0));
}

const blowOf = (table: Table, { deal, ...frame }: Frame) =>
  sequenceOf(table, frame, deal!.pool, deal!.poolStart).blows.get(deal!.kind)!;

/** Save dice are thrown again that fail against the group that would be struck first. */
function saves(table: Table, frame: Frame, { options }: Question, policies: Policies): number[] {
  const { order, pick } = frame.deal!;
  const { lost } = table.standings.standing(frame.standing);
  const stands = (g: number): boolean =>
    g >= 0 && lost[g]! < table.standings.groups[g]!.models * table.standings.groups[g]!.wounds;
  const group = [pick, ...order].find(stands)!;
  const { save } = blowOf(table, frame);
  return options.map(({ key, most }) =>
    policies.saves === 'failed' && save!.fails(group, Number(key.split(':')[1])) ? most : 0,
  );
}

function lowRolls(
  policy: 'low' | 'never' | 'best',
  { options }: Question,
  mean: number,
  plus: number,
): readonly number[] | 'best' {
  if (policy === 'best') return 'best';
  return options.map(({ key, most }) => {
    const faces = (key.split(':')[1] ?? '').split('+').map(Number);
    return policy === 'low' && faces.reduce((a, b) => a + b, plus) < mean ? most : 0;
  });
}

function step(table: Table, frame: Frame, question: Question, policies: Policies): readonly number[] | 'best' {
  const at = sequenceOf(table, frame).steps[frame.step]!;
  if (at.kind === 'once') return 'best';
  if (at.kind === 'fork') {
    const way = policies.forks(at.id);
    if (way === 'best') return 'best';
    const found = question.options.findIndex(({ key }) => key === way);
    return question.options.map(({ most }, i) => (i === Math.max(0, found) ? most : 0));
  }
  if (policies.stages(at.id) === 'best') return 'best';
  return question.options.map(({ key, most }) => {
    const [kind, face] = key.split(':').map(Number);
    return throwsAgain(at, policies, kind!, face!) ? most : 0;
  });
}
