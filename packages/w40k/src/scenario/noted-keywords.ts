/** Keywords that remember which of them were asked for: whoever answers the same to all of those is the same to the asker. */
export class NotedKeywords extends Set<string> {
  readonly #asked = new Map<string, boolean>();

  override has(keyword: string): boolean {
    const answer = super.has(keyword);
    // a set calls its own method while it is being filled
    this.#asked?.set(keyword, answer);
    return answer;
  }

  answersAs(others: ReadonlySet<string>): boolean {
    for (const [keyword, answer] of this.#asked) if (others.has(keyword) !== answer) return false;
    return true;
  }
}
