/** Lines of a chat: `10:42 Tom: ok`, `[10:42] Tom: ok`, `Tom (10:42): ok`. */
import type { Line, Token } from '../document.ts';

const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);
const LONGEST_NAME = 3;

/** Behind the colon of a line of a chat; 0 where it is none. */
export function chatHead(tokens: readonly Token[]): number {
  let i = 0;
  let clock = 0;
  let names = 0;
  for (; i < tokens.length && i < 8; i++) {
    const token = tokens[i] as Token;
    if (token.kind === 'period' && token.grain === 'hour') clock++;
    else if (token.kind === 'period' && token.grain === 'day') continue;
    else if (token.kind === 'word' && token.capital && names < LONGEST_NAME) names++;
    else if (isMark(token, ':') && clock > 0 && names > 0) return i + 1;
    else if (!isMark(token, '(),-')) return 0;
  }
  return 0;
}

/** Who speaks in a line with a head. */
export const speakerOf = (tokens: readonly Token[]): string =>
  tokens
    .slice(0, chatHead(tokens))
    .flatMap((t) => (t.kind === 'word' ? [t.lower] : []))
    .join(' ');

/** Places of line breaks among tokens. */
export function breaksIn({ tokens }: Line): readonly number[] {
  return tokens.flatMap((t, i) => (isMark(t, '\n') ? [i] : []));
}
