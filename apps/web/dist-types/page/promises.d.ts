import { type Answer, type Voice } from '@umpire/views';
/** One thing that a player takes from an answer at a glance. */
export interface Told {
    readonly label: string;
    readonly what: string;
    readonly chance: string;
    readonly share: number;
}
export declare const chanceIn: (answer: Answer, { figures }: Voice) => ((share: number) => string);
/** What to count on, what to hope for and the chance of all, in the words and the order of the terminal. */
export declare function promisesOf(answer: Answer, voice: Voice): readonly Told[];
/** `Count on 2`: what the switches add to. */
export declare function firstPromise(answer: Answer, voice: Voice): string;
//# sourceMappingURL=promises.d.ts.map