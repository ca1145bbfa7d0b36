import type { Overlay, QuestionForm } from '@umpire/rules';
import type { MatrixCell } from '@umpire/views';
import { useEffect, useState } from 'react';
import type { MatrixReply, Reply } from '../engine/reply.js';
import { ordeals } from './client.js';
import { candidatesOf, type Question, scenarioOf } from './question.js';

export function useForm(edition: string): QuestionForm | undefined {
  const [form, setForm] = useState<QuestionForm>();
  useEffect(() => {
    void ordeals()
      .form(edition)
      .then((found) => setForm(found));
  }, [edition]);
  return form;
}

/** Asked whenever it changes; what comes after a newer question is not shown, and the last stays until then. */
function useAsked<T>(asked: string, ask: (raw: Overlay) => Promise<T>, rest: number): T | undefined {
  const [found, setFound] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the text
  useEffect(() => {
    let stands = true;
    const wait = setTimeout(() => {
      void ask(JSON.parse(asked)).then((one) => {
        if (stands) setFound(one);
      });
    }, rest);
    return () => {
      stands = false;
      clearTimeout(wait);
    };
  }, [asked]);
  return found;
}

export interface Answering {
  /** To what stands there; an estimate where somebody asked for one. */
  readonly reply: Reply | undefined;
  /** The last answer. */
  readonly last: Reply | undefined;
  readonly estimate: () => void;
}

const TRIALS = 20_000;

export function useAnswer(raw: Overlay): Answering {
  const text = JSON.stringify(raw);
  const exact = useAsked(
    text,
    async (one) => ({ of: JSON.stringify(one), reply: await ordeals().answer(one, ['because']) }),
    60,
  );
  const [guess, setGuess] = useState<{ readonly of: string; readonly reply: Reply }>();
  const [last, setLast] = useState<Reply>();
  const reply = guess?.of === text ? guess.reply : exact?.reply;
  useEffect(() => {
    if (reply?.kind === 'answer') setLast(reply);
  }, [reply]);
  return {
    reply,
    last: reply?.kind === 'answer' ? reply : last,
    estimate: () => {
      void ordeals()
        .estimate(raw, TRIALS)
        .then((found) => setGuess({ of: text, reply: found }));
    },
  };
}

/** By candidate, what it would add. */
export function useOffers(
  form: QuestionForm,
  edition: string,
  question: Question,
): Readonly<Record<string, number | undefined>> {
  const candidates = candidatesOf(form, question);
  const asked = JSON.stringify({
    raw: scenarioOf(form, edition, question),
    others: candidates.map((one) => scenarioOf(form, edition, one.question)),
    ids: candidates.map(({ id }) => id),
  });
  return (
    useAsked(
      asked,
      async ({ raw, others, ids }) => {
        const adds = await ordeals().offers(raw as Overlay, others as readonly Overlay[]);
        return Object.fromEntries((ids as readonly string[]).map((id, i) => [id, adds[i]]));
      },
      200,
    ) ?? {}
  );
}

/** Row after row, as they come. */
export function useMatrix(raw: Overlay): MatrixReply | undefined {
  const [found, setFound] = useState<MatrixReply>();
  const asked = JSON.stringify(raw);
  useEffect(() => {
    let stands = true;
    const question: Overlay = JSON.parse(asked);
    const work = async (): Promise<void> => {
      const pairs: MatrixReply = await ordeals().matrix(question);
      if (!stands) return;
      setFound(pairs);
      if (pairs.kind !== 'matrix') return;
      const cells: MatrixCell[][] = [];
      for (let a = 0; a < pairs.report.attackers.length && stands; a++) {
        cells.push([...(await ordeals().row(question, a))]);
        if (stands) setFound({ kind: 'matrix', report: { ...pairs.report, cells: [...cells] } });
      }
    };
    const wait = setTimeout(() => void work(), 120);
    return () => {
      stands = false;
      clearTimeout(wait);
    };
  }, [asked]);
  return found;
}
