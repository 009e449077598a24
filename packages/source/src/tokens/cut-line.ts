/** A part of a line, by its tokens. */
import type { Line, Token } from '../document.ts';

/** From token `from` to before token `to`; a line without words where there is none. `source` is the text that was sent. */
export function cutLine(line: Line, from: number, to: number, source: string): Line {
  const tokens = line.tokens.slice(from, to);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return { text: '', start: line.start, end: line.start, tokens };
  const { start } = first;
  const { end } = last;
  return { text: line.text === source.slice(line.start, line.end) ? source.slice(start, end) : joined(tokens), start, end, tokens };
}

/** Where something was undone within the line, its tokens with a blank wherever one, or what was undone, stands between them. */
const joined = (tokens: readonly Token[]): string =>
  tokens.map((t, i) => (i > 0 && t.start > (tokens[i - 1] as Token).end ? ` ${t.text}` : t.text)).join('');
