import type { Battle } from '@umpire/battle';
import { Rng } from '@umpire/kernel';
import type { Choice, Heading, Option, PrintedRule, ThrowFrame } from '@umpire/rules';
import { type Happened, rulesTold } from '@umpire/views';
import { gameOf } from './games.js';
import { declaredOdds } from './odds.js';
import { reasonsTold } from './reasons-told.js';
import type { Question, ToldOption, ToldRefused } from './told.js';
import { attacksTold, stakesTold } from './worth.js';

type Table = Battle<unknown, unknown>;

/** A choice with all that is needed to answer it. */
export function questionOf(battle: Table, choice: Choice): Question {
  const { id, seat, rule, about, ask } = choice;
  const named = ruleOf(battle, rule);
  const options = ask.kind === 'propose' ? [] : ask.kind === 'react' ? ask.offers : ask.options;
  const suggestion =
    ask.kind === 'propose'
      ? battle.suggest(seat, id, Rng.seeded(`${battle.heading.seed}`, `suggestion-${id}`))
      : undefined;
  const placing = suggestion === undefined ? undefined : battle.placingOf(seat, id, suggestion);
  const form = battle.formFor(seat, id);
  const measuring = battle.measure(seat, id);
  // a suggestion may leave every model off the board: in reserve, or carried
  const isPlaced = placing !== undefined && Object.keys(placing).length > 0;
  return {
    id,
    seat,
    rule,
    name: named?.name ?? rule,
    section: named?.section ?? '',
    about,
    kind: ask.kind,
    options: options.map((option) => ({
      ...toldOption(battle, option),
      ...(ask.kind === 'react' ? worthIn(battle, choice, option.key) : facesIn(battle, option.key)),
    })),
    min: 'min' in ask ? ask.min : 0,
    max: 'max' in ask ? ask.max : 1,
    ...(ask.kind === 'propose' ? { shape: ask.shape, isAttack: battle.declaresAttacks(ask.shape) } : {}),
    isPlaced: battle.proposalFor(seat, id, {}) !== undefined,
    ...(isPlaced ? { suggested: placing } : {}),
    candidates: battle.candidatesFor(seat, id).map(({ about: of, proposal, judged }) => ({
      about: of,
      proposal,
      isLegal: judged.ok,
      odds: declaredOdds(battle, seat, id, proposal),
    })),
    refused: refusedOf(battle, choice),
    ...(form === undefined ? {} : { form: form.lines }),
    ...(!isPlaced && suggestion !== undefined ? { proposal: suggestion } : {}),
    ...(measuring === undefined ? {} : { measuring }),
  };
}

/** What taking an offer would change: a roll on the table, or what the attacks that it leads to would do. */
function worthIn(battle: Table, choice: Choice, key: string): Pick<ToldOption, 'stakes' | 'odds'> {
  const stakes = stakesTold(battle, choice, key);
  if (stakes !== undefined) return { stakes };
  const odds = attacksTold(battle, choice, key);
  return odds === undefined || odds.length === 0 ? {} : { odds };
}

/** A die of a throw that is being answered, `0.0.2`, by its face. */
function facesIn({ control }: Table, key: string): Pick<ToldOption, 'faces'> {
  const [, t, l, i] = /^(\d+)\.(\d+)\.(\d+)$/.exec(key) ?? [];
  const data: unknown = control.stack.findLast((frame) => isThrow(frame.data))?.data;
  if (i === undefined || !isThrow(data)) return {};
  const shown = data.shown[Number(t)];
  const faces = shown?.faces[Number(l)] ?? [];
  const summed = shown?.throw.lots[Number(l)]?.summed ?? 1;
  // the number of attacks is thrown again die by die, other sums as a whole
  const of = summed > 1 && shown?.throw.purpose !== 'attacks' ? summed : 1;
  const some = faces.slice(Number(i) * of, (Number(i) + 1) * of);
  return some.length === 0 ? {} : { faces: some.join('+') };
}

const isThrow = (data: unknown): data is ThrowFrame =>
  typeof data === 'object' && data !== null && 'shown' in data && Array.isArray(data.shown);

/** An option that is itself a printed thing, as a card is, has its name. */
export const toldOption = (battle: Table, { rule, ...option }: Option): ToldOption => {
  const own = option.refs.length === 0 ? ruleOf(battle, option.key)?.name : undefined;
  return {
    ...option,
    ...(rule === undefined ? (own === undefined ? {} : { rule: own }) : { rule: nameOf(battle, rule), ruleId: rule }),
  };
};

const refusedOf = (battle: Table, { seat, id }: Choice): readonly ToldRefused[] => [
  ...battle.withheld(seat, id).map(({ rule, about, why }) => ({ rule: nameOf(battle, rule), about, why })),
  ...battle.refusedFor(seat, id).map(({ about, issues }) => ({ about, why: reasonsTold(battle, issues.slice(0, 1)) })),
];

/** Rules that a log speaks of, as they are printed. */
export function printed(heading: Heading, happened: readonly Happened[]): Readonly<Record<string, PrintedRule>> {
  return Object.fromEntries(
    rulesTold(happened).flatMap((id) => {
      const rule = gameOf(heading.edition)?.printedRule(heading, id);
      return rule === undefined ? [] : [[id, rule]];
    }),
  );
}

const ruleOf = ({ heading }: Table, rule: string): PrintedRule | undefined =>
  gameOf(heading.edition)?.printedRule(heading, rule);

export const nameOf = (battle: Table, rule: string): string => ruleOf(battle, rule)?.name ?? rule;
