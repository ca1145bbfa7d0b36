/** Numbers as people read them. A chance that is not certain never shows as 0% or 100%. */
export interface Figures {
  /** `38%`, `0.093%`, `<0.01%`, `>99%`; `0%` and `100%` only when certain. */
  readonly chance: (share: number) => string;
  /** The chance of something sampled so many times: never seen is not impossible. */
  readonly sampled: (share: number, trials: number) => string;
  /** One decimal, two below one. */
  readonly mean: (value: number) => string;
  readonly count: (value: number) => string;
  /** A difference of two chances, in points: `+10`, `−0.3`. */
  readonly points: (difference: number) => string;
  /** A difference of two means: `+0.44`. */
  readonly change: (difference: number) => string;
  /** The ends of an interval: more figures than the value between them. */
  readonly fine: {
    readonly chance: (share: number, trials: number) => string;
    readonly mean: (value: number) => string;
  };
  readonly milliseconds: (value: number) => string;
}

const SMALLEST = 0.0001;
const LARGEST = 0.99;
/** From here two figures would round to a whole per cent. */
const WHOLE = 0.00995;

export function figures(locale: string): Figures {
  const format = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    let made: Intl.NumberFormat | undefined;
    return (value) => {
      made ??= new Intl.NumberFormat(locale, options);
      return made.format(value);
    };
  };
  const whole = format({ style: 'percent', maximumFractionDigits: 0 });
  const small = format({ style: 'percent', maximumSignificantDigits: 2, minimumSignificantDigits: 2 });
  const bound = format({ style: 'percent', maximumSignificantDigits: 1 });
  const one = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const count = format({ maximumFractionDigits: 0 });
  const short = format({ maximumFractionDigits: 1 });
  const precise = format({ maximumSignificantDigits: 2 });
  const three = format({ minimumSignificantDigits: 3, maximumSignificantDigits: 3 });

  const mean = (value: number): string => {
    if (value === 0) return count(0);
    if (Math.abs(value) < 0.005) return `<${two(0.01)}`;
    return Math.abs(value) < 0.995 ? two(value) : one(value);
  };
  const chance = (share: number): string => {
    if (share <= 0 || share >= 1) return whole(share <= 0 ? 0 : 1);
    if (share < SMALLEST) return `<${bound(SMALLEST)}`;
    if (share > LARGEST) return `>${whole(LARGEST)}`;
    return share < WHOLE ? small(share) : whole(share);
  };
  const signed = (value: number, text: (size: number) => string): string => {
    const shown = text(Math.abs(value));
    return value === 0 ? `±${shown}` : `${value < 0 ? '−' : '+'}${shown}`;
  };
  // none seen in n trials: below 3/n, 95 times in a hundred
  const sampled = (share: number, trials: number): string => {
    if (share > 0 && share < 1) return chance(share);
    const unseen = Math.min(1, 3 / trials);
    if (share <= 0) return `<${bound(unseen)}`;
    return `>${whole(unseen < 1 - LARGEST ? LARGEST : Math.floor((1 - unseen) * 100) / 100)}`;
  };
  const points = (size: number): string => {
    if (size === 0) return count(0);
    if (size < 0.05) return `<${short(0.1)}`;
    return size < 9.95 ? short(size) : count(size);
  };
  return {
    chance,
    sampled,
    mean,
    count,
    points: (difference) => signed(difference, (size) => points(size * 100)),
    change: (difference) => signed(difference, mean),
    fine: {
      chance: (share, trials) => {
        if (share <= 0 || share >= 1) return chance(share);
        return share > SMALLEST && share < LARGEST ? small(share) : sampled(share, trials);
      },
      mean: (value) => (value === 0 ? count(0) : three(value)),
    },
    milliseconds: precise,
  };
}
