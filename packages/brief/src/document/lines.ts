/** A brief as lines: indents, list marks and headings, as people type and paste them. */
import { cut, Piece } from './piece.ts';

export interface TextLine {
  /** Without mark and blanks at its ends. */
  readonly piece: Piece;
  /** The whole line as it stands. */
  readonly whole: Piece;
  readonly indent: number;
  readonly mark: 'bullet' | 'number' | 'heading' | 'none';
  /** An empty line, or nothing, stands before it. */
  readonly opens: boolean;
}

const MARK =
  /^(?:([-*•–—·▪◦●○‣>✓✔+]|=>|->)\s+|(\(?\d{1,2}[.):]|\(?[a-z][)]|(?:step|slide|schritt|étape|paso|stap|krok|fase|passo)\s\d{1,2}\s?[:.)–-])\s+|(#{1,6})\s+)/iu;

/** `Step 1:` behind a bullet. */
const STEP = /^(?:step|schritt|étape|etape|paso|passo|stap|krok)\s\d{1,2}\s?[:.)–-]\s+/iu;

export function linesOf(text: string): TextLine[] {
  const whole = new Piece(text, 0, text.length);
  const out: TextLine[] = [];
  let from = 0;
  let opens = true;
  for (const raw of text.split('\n')) {
    const line = cut(whole, from, from + raw.length);
    if (line.text === '') opens = true;
    else {
      const match = MARK.exec(line.text);
      const unmarked = match === null ? line : cut(line, line.start + match[0].length, line.end);
      const step = match?.[1] === undefined ? null : STEP.exec(unmarked.text);
      const bare = step === null ? unmarked : cut(unmarked, unmarked.start + step[0].length, unmarked.end);
      const bold = /^\*\*[^*]+\*\*:?$/.test(bare.text);
      out.push({
        piece: bold ? cut(bare, bare.start + 2, bare.end - (bare.text.endsWith(':') ? 3 : 2)) : bare.text === '' ? line : bare,
        whole: line,
        indent: line.start - from,
        mark:
          match === null
            ? bold
              ? 'heading'
              : 'none'
            : match[1] !== undefined
              ? step === null
                ? 'bullet'
                : 'number'
              : match[2] !== undefined
                ? 'number'
                : 'heading',
        opens,
      });
      opens = false;
    }
    from += raw.length + 1;
  }
  return out;
}
