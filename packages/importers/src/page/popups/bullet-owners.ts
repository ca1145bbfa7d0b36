/**
 * Which label a run of bullets belongs to. Cards print bullets after later labels, so a run goes to the first label
 * whose sentence ends with a colon and has none yet, else to the label just read.
 */
export class BulletOwners {
  readonly #waiting: string[] = [];
  #last: string | undefined;
  #run: string | undefined;
  #inRun = false;

  open(label: string, text: string): void {
    this.#last = label;
    this.#inRun = false;
    if ((text === '' || text.endsWith(':')) && !this.#waiting.includes(label)) this.#waiting.push(label);
  }

  pause(): void {
    this.#inRun = false;
  }

  ownerOf(_line: number): string | undefined {
    if (!this.#inRun) {
      this.#run = this.#waiting.shift() ?? this.#last;
      this.#inRun = true;
    }
    return this.#run;
  }
}
