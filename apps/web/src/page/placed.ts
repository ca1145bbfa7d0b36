/** Each item with its place as a name, where nothing else tells the items apart. */
export const placed = <T>(list: readonly T[]): (readonly [place: string, item: T])[] =>
  list.map((item, i) => [`${i}`, item]);
