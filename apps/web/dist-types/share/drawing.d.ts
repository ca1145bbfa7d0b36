import { type Answer, type Voice } from '@umpire/views';
export interface Drawing {
    readonly svg: string;
    readonly width: number;
    readonly height: number;
}
/** The ladder as a picture that stands alone: the line, the edition, the date, and whether it is exact. */
export declare function drawingOf(answer: Answer, voice: Voice, said: {
    readonly line: string;
    readonly date: string;
    readonly measure: 'models' | 'wounds';
}): Drawing;
/** Both distributions, exact, a row a number: for spreadsheets. */
export declare function csvOf(answer: Answer): string;
//# sourceMappingURL=drawing.d.ts.map