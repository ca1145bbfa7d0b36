import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { quietStorage } from './store.js';

/** What was ticked on the sheet of an army. */
export interface Marks {
  /** Wounds lost, by unit and kind of model. */
  readonly lost: Readonly<Record<string, number>>;
  /** How often a rule was used. */
  readonly used: Readonly<Record<string, number>>;
  readonly round: number;
  readonly commandPoints: number;
  readonly mine: number;
  readonly theirs: number;
}

const fresh: Marks = { lost: {}, used: {}, round: 1, commandPoints: 0, mine: 0, theirs: 0 };

interface Sheets {
  readonly marks: Readonly<Record<string, Marks>>;
}

const useSheets = create<Sheets>()(
  persist<Sheets>((): Sheets => ({ marks: {} }), {
    name: 'umpire-sheets',
    version: 1,
    storage: quietStorage<Sheets>(),
  }),
);

export const useMarks = (pack: string): Marks => useSheets(({ marks }) => marks[pack] ?? fresh);

function change(pack: string, of: (marks: Marks) => Marks): void {
  useSheets.setState(({ marks }) => ({ marks: { ...marks, [pack]: of(marks[pack] ?? fresh) } }));
}

export const setLost = (pack: string, group: string, lost: number): void =>
  change(pack, (marks) => ({ ...marks, lost: { ...marks.lost, [group]: lost } }));

export const setUsed = (pack: string, rule: string, times: number): void =>
  change(pack, (marks) => ({ ...marks, used: { ...marks.used, [rule]: times } }));

export const setScore = (pack: string, score: Partial<Omit<Marks, 'lost' | 'used'>>): void =>
  change(pack, (marks) => ({ ...marks, ...score }));

export const clearMarks = (pack: string): void => change(pack, () => fresh);
