/** Lines that only documents have: pictures of their own, comments of their writer, the rules around what is said of the whole. */
import type { Block, Line } from '../document.ts';
import { isEmpty, type TextLine } from './lines.ts';

const HEADING = /^ {0,3}#{1,6} /mu;
const PICTURE = /!\[([^\]\n]{0,1000})\]\(([^)\s]{1,600})(?: "[^"\n]{0,200}")?\)/uy;
const COMMENT = '<!--';
const COMMENT_END = '-->';

export class DocumentLines {
  private readonly text: string;
  private readonly line: (start: number, end: number) => Line;
  /** It has headings that are written as such, so that no other line is one. */
  readonly hasHeadings: boolean;
  constructor(text: string, line: (start: number, end: number) => Line) {
    this.text = text;
    this.line = line;
    this.hasHeadings = HEADING.test(text);
  }

  /** Index behind what was taken; undefined where line `i` is one like others. */
  take(lines: readonly TextLine[], i: number, out: Block[]): number | undefined {
    return this.comment(lines, i) ?? this.pictures(lines[i] as TextLine, i, out);
  }

  private comment(lines: readonly TextLine[], i: number): number | undefined {
    const { start } = lines[i] as TextLine;
    if (!this.text.startsWith(COMMENT, start)) return undefined;
    const close = this.text.indexOf(COMMENT_END, start);
    if (close < 0) return undefined;
    const end = close + COMMENT_END.length;
    let next = i + 1;
    while (next < lines.length && !isEmpty(lines[next] as TextLine) && (lines[next] as TextLine).start < end) next++;
    // Words behind it are read as they are.
    return (lines[next - 1] as TextLine).end > end ? undefined : next;
  }

  /** A line of nothing but pictures. */
  private pictures({ start, end }: TextLine, i: number, out: Block[]): number | undefined {
    const found: Block[] = [];
    for (let at = start; at < end; ) {
      PICTURE.lastIndex = at;
      const one = PICTURE.exec(this.text);
      if (one === null || at + one[0].length > end) return undefined;
      const [whole, alt = '', source = ''] = one;
      found.push({ kind: 'picture', start: at, end: at + whole.length, line: this.line(at + 2, at + 2 + alt.length), source });
      at += whole.length;
      while (at < end && this.text.charCodeAt(at) <= 32) at++;
    }
    out.push(...found);
    return found.length === 0 ? undefined : i + 1;
  }
}
