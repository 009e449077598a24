/** A text made from stretches of another one: what a machine wrote, set out as a person would type it, each character with where it came from. */

/** A stretch of the source; `text` differs from it only where an escape or an entity was undone, or a name's joints became blanks. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Characters of the source, end exclusive. */
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const NOWHERE = -1;

/** A text whose characters know their source; without arrays it is its own source. */
export class Rewritten {
  readonly text: string;
  private readonly from: readonly number[] | undefined;
  private readonly to: readonly number[] | undefined;
  constructor(text: string, from?: readonly number[], to?: readonly number[]) {
    this.text = text;
    this.from = from;
    this.to = to;
  }

  /** Where a character begins in the source; -1 for marks that were set between stretches. */
  startOf(at: number): number {
    return this.from === undefined ? at : (this.from[at] ?? NOWHERE);
  }

  endOf(at: number): number {
    return this.to === undefined ? at + 1 : (this.to[at] ?? NOWHERE);
  }

  /** The stretches of the source that a piece is made of, in its order, without blanks at their ends. */
  spansOf(start: number, end: number): Span[] {
    const out: Span[] = [];
    const close = (from: number, to: number): void => {
      let [a, b] = [from, to];
      while (a < b && this.text[a]?.trim() === '') a++;
      while (b > a && this.text[b - 1]?.trim() === '') b--;
      if (a < b) out.push({ text: this.text.slice(a, b), start: this.startOf(a), end: this.endOf(b - 1) });
    };
    let first = start;
    for (let i = start; i < end; i++) {
      if (this.startOf(i) !== NOWHERE && (i === first || this.startOf(i) === this.endOf(i - 1))) continue;
      close(first, i);
      first = this.startOf(i) === NOWHERE ? i + 1 : i;
    }
    close(first, end);
    return out;
  }
}

/** Builds a text from stretches of a source and marks between them. */
export class Rewriter {
  private text = '';
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  readonly source: Rewritten;
  constructor(source: Rewritten) {
    this.source = source;
  }

  get length(): number {
    return this.text.length;
  }

  /** Whether something stands on the line that is being written. */
  get inLine(): boolean {
    return this.text !== '' && !this.text.endsWith('\n');
  }

  /** Marks and blanks, never words. */
  put(marks: string): this {
    this.text += marks;
    for (let i = 0; i < marks.length; i++) {
      this.from.push(NOWHERE);
      this.to.push(NOWHERE);
    }
    return this;
  }

  copy(start: number, end: number): this {
    this.text += this.source.text.slice(start, end);
    for (let i = start; i < end; i++) {
      this.from.push(this.source.startOf(i));
      this.to.push(this.source.endOf(i));
    }
    return this;
  }

  /** Another text of the same source. */
  append(of: Rewritten): this {
    this.text += of.text;
    for (let i = 0; i < of.text.length; i++) {
      this.from.push(of.startOf(i));
      this.to.push(of.endOf(i));
    }
    return this;
  }

  /** A stretch, which may say in other characters what stands in the source. */
  write(...parts: readonly Part[]): this {
    for (const { text, start, end } of parts) {
      // What stands nowhere is a mark, or is not written.
      if (start === end && /\S/.test(text)) {
        if (!/[\p{L}\p{N}]/u.test(text)) this.put(text);
        continue;
      }
      this.text += text;
      // As long as its source: character for character; else its first one stands for the whole.
      const same = end - start === text.length;
      const [a, b] = [this.source.startOf(start), this.source.endOf(Math.max(start, end - 1))];
      for (let i = 0; i < text.length; i++) {
        this.from.push(same ? this.source.startOf(start + i) : i === 0 ? a : b);
        this.to.push(same ? this.source.endOf(start + i) : end === start ? a : b);
      }
    }
    return this;
  }

  /** Begins a line, where none has just begun. */
  line(): this {
    return this.text === '' || this.text.endsWith('\n') ? this : this.put('\n');
  }

  /** As `line`, with an empty one before. */
  paragraph(): this {
    this.line();
    return this.text === '' || this.text.endsWith('\n\n') ? this : this.put('\n');
  }

  done(): Rewritten {
    return new Rewritten(this.text, this.from, this.to);
  }
}
