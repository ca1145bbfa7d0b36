/** What a piece of text is, not how it looks: whoever prints chooses the colours, and none carries meaning alone. */
export type Tone = 'plain' | 'strong' | 'quiet' | 'accent' | 'warning' | 'error';

/** Dresses a text in its tone. */
export type Paint = (text: string, tone: Tone) => string;

export const plain: Paint = (text) => text;
