/** Short lines without marks that are items all the same: they are built alike. */
import type { Line, Token } from '../document.ts';
import { chatHead } from '../talk/chat.ts';

/** Lines that are built alike are items from here on. */
const FEWEST = 3;
/** Characters of an item that a dash parts, and of any other: what is longer is prose that was broken by its width. */
const LONGEST_PARTED = 120;
const LONGEST = 70;
/** Words of an item that is a name and nothing else. */
const MOST_WORDS = 6;

type Build = 'dash' | 'equal' | 'amount' | 'time' | 'arrow' | 'slash' | 'comma' | 'name';
const ALL: readonly Build[] = ['time', 'dash', 'equal', 'arrow', 'amount', 'slash', 'comma', 'name'];

const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);
const isFigure = (token: Token): boolean => token.kind === 'number' && !token.year;

/** `S: own mill`. */
const isLabelled = (line: Line | undefined): boolean => isMark(line?.tokens[1], ':');

/** How a line is built; nothing for what is a sentence, or said in a chat. */
function buildOf({ tokens, text, start, end }: Line, isChat: boolean): ReadonlySet<Build> {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const length = end - start;
  const isSmall = first?.kind === 'word' && !first.capital;
  // `09:00-10:30 Breakouts: claims` is no line of a chat.
  const isSpan = isMark(tokens[1], '-') && tokens[2]?.kind === 'period';
  if (
    first === undefined ||
    isMark(last, '.?!:;,"') ||
    isMark(first, '"([') ||
    length > LONGEST_PARTED ||
    (isChat && chatHead(tokens) > 0 && !isSpan)
  )
    return new Set();
  const out = new Set<Build>();
  const inner = tokens.slice(1, -1);
  const apart = (marks: string): boolean => inner.some((t) => isMark(t, marks) && text[t.start - start - 1] === ' ');
  if (apart('-')) out.add('dash');
  if (apart('=')) out.add('equal');
  if (length > LONGEST) return out;
  if (first.kind === 'period' || (first.kind === 'number' && first.year)) out.add('time');
  if (inner.some((t) => isMark(t, '>'))) out.add('arrow');
  if (apart('/')) out.add('slash');
  if (isSmall) return out;
  if (tokens.some(isFigure)) out.add('amount');
  if (inner.some((t) => isMark(t, ','))) out.add('comma');
  if (tokens.length <= MOST_WORDS && tokens.every((t) => t.kind === 'word' || isMark(t, '-&/'))) out.add('name');
  return out;
}

/** The longest run of lines that are built alike: its first line and the one behind it. `isHeaded` where a head stands above them all. */
export function itemLines(lines: readonly Line[], isHeaded: boolean): { readonly from: number; readonly to: number } | undefined {
  // `20:15 Vote: second tanker` among times without names is one more of them.
  const timed = lines.filter((l) => l.tokens[0]?.kind === 'period').length;
  const isChat = lines.filter((l) => chatHead(l.tokens) > 0).length * 2 > timed;
  const builds = lines.map((line) => buildOf(line, isChat));
  let best: { readonly from: number; readonly to: number } | undefined;
  for (const build of ALL) {
    // Names alone are a list only where something is said to stand over them.
    if (build === 'name' && !isHeaded) continue;
    for (let from = 0; from < lines.length; from++) {
      let to = from;
      while (builds[to]?.has(build)) to++;
      // A head may look like what it heads: `Share, 2021 -> 2025` over lines with figures.
      const rest = to - from > FEWEST ? lines.slice(from + 1, to) : [];
      const isUnfigured = !builds[from]?.has('amount') && builds.slice(from + 1, to).every((b) => b.has('amount'));
      const isUnlabelled = !isLabelled(lines[from]) && rest.every(isLabelled);
      const isHead = rest.length > 0 && (isUnfigured || isUnlabelled);
      if (isHead) from++;
      if (to - from >= FEWEST && to - from > (best === undefined ? 0 : best.to - best.from)) best = { from, to };
      from = Math.max(from, to);
    }
  }
  return best;
}
