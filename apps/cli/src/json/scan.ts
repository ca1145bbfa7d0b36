/** What is wrong with a text that is not JSON, and where. */
export interface Fault {
  readonly code: 'json-invalid' | 'json-cut' | 'json-too-deep';
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

export interface Scanned {
  /** The offset of every value, by its path: `attackers.0.weapons.1.damage`; the whole document is ``. */
  readonly places: ReadonlyMap<string, number>;
  readonly fault?: Fault;
}

const DEEPEST = 500;

class Stop extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Reads JSON only for where things stand. `JSON.parse` decides what they are; this says which line is at fault. */
export function scanJson(text: string): Scanned {
  const scanner = new Scanner(text);
  try {
    scanner.document();
    return { places: scanner.places };
  } catch (error) {
    if (error instanceof Stop) return { places: scanner.places, fault: error.fault };
    throw error;
  }
}

class Scanner {
  readonly places = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value('', 0);
    this.#blanks();
    if (this.#at < this.#text.length)
      this.#stop('The document goes on after its end.', 'remove what follows, or put it inside');
  }

  #value(path: string, depth: number): void {
    this.#blanks();
    this.places.set(path, this.#at);
    if (depth > DEEPEST)
      throw new Stop({
        code: 'json-too-deep',
        offset: this.#at,
        message: `More than ${DEEPEST} levels deep.`,
        hint: 'flatten the document',
      });
    const next = this.#text[this.#at];
    if (next === '{') this.#object(path, depth);
    else if (next === '[') this.#array(path, depth);
    else if (next === '"') this.#string();
    else this.#word();
  }

  #object(path: string, depth: number): void {
    this.#list('}', 'a name in double quotes', () => {
      const key = this.#key();
      this.#blanks();
      if (this.#text[this.#at] !== ':') this.#stop('A colon is missing after the name.', 'write "name": value');
      this.#at++;
      this.#value(path === '' ? key : `${path}.${key}`, depth + 1);
    });
  }

  #array(path: string, depth: number): void {
    let index = 0;
    this.#list(']', 'a value', () => this.#value(path === '' ? `${index++}` : `${path}.${index++}`, depth + 1));
  }

  /** The items between brackets, with a comma between two of them and none after the last. */
  #list(close: string, wanted: string, item: () => void): void {
    this.#at++;
    this.#blanks();
    if (this.#text[this.#at] === close) {
      this.#at++;
      return;
    }
    for (;;) {
      item();
      this.#blanks();
      const next = this.#text[this.#at];
      if (next !== ',' && next !== close)
        this.#stop(`A comma or ${close} is missing before this.`, 'separate two entries by a comma');
      const comma = this.#at++;
      if (next === close) return;
      this.#blanks();
      if (this.#text[this.#at] === close) {
        this.#at = comma;
        this.#stop(`A comma stands before ${close}; ${wanted} was expected after it.`, 'remove the comma');
      }
    }
  }

  #key(): string {
    this.#blanks();
    const start = this.#at;
    if (this.#text[start] !== '"') this.#stop('A name in double quotes was expected.', 'write "name": value');
    this.#string();
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  #string(): void {
    const start = this.#at++;
    for (; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at] ?? '';
      if (letter === '"') {
        this.#at++;
        this.#checked(start);
        return;
      }
      if (letter === '\\') this.#at++;
      else if (letter < ' ')
        this.#stop(
          letter === '\n' ? 'The text in quotes does not end on its line.' : 'A control character stands in the text.',
          'close the quotes, and write a new line as \\n',
        );
    }
    this.#stop('', '');
  }

  /** Numbers, true, false, null: whatever runs to the next bracket, comma or blank. */
  #word(): void {
    const start = this.#at;
    const word = /[^\s,:[\]{}"]*/y;
    word.lastIndex = start;
    this.#at += word.exec(this.#text)?.[0].length ?? 0;
    if (this.#at === start)
      this.#stop('A value was expected.', 'write a number, "text", true, false, null, [ … ] or { … }');
    this.#checked(start);
  }

  #checked(start: number): void {
    try {
      JSON.parse(this.#text.slice(start, this.#at));
    } catch {
      this.#at = start;
      this.#stop('This is not a value.', 'write a number, "text" in double quotes, true, false or null');
    }
  }

  #blanks(): void {
    const blanks = /[ \t\n\r]*/y;
    blanks.lastIndex = this.#at;
    this.#at += blanks.exec(this.#text)?.[0].length ?? 0;
  }

  #stop(message: string, hint: string): never {
    if (this.#at < this.#text.length) throw new Stop({ code: 'json-invalid', offset: this.#at, message, hint });
    throw new Stop({
      code: 'json-cut',
      offset: this.#text.length,
      message: 'The file ends in the middle.',
      hint: 'copy it again, whole',
    });
  }
}
