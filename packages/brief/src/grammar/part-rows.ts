/** Parts side by side whose lists have the same columns: `Base: rate 45 %, price 11.8. High: rate 60 %, price 10.9`, RACI letters. */
import type { Phrase, Token } from '@deckwright/source';
import { type Grid, type Part, tokensIn } from './items.ts';
import { closedIn, isAmount, isClosed, isMark, isOf, phraseOf } from './pattern.ts';
import { type Stretch, splitAt, splitAtCommas } from './splits.ts';

const LETTERS = ['responsible', 'accountable', 'consulted', 'informed'];
const LONGEST_NAME = 4;
const MOST_COLUMNS = 8;

interface Cell {
  readonly name?: Phrase;
  readonly said: Phrase;
}

const textOf = (tokens: Stretch): string => tokens.map((t) => t.text.toLowerCase()).join(' ');
const bodyOf = (part: Part, tokens: readonly Token[]): Stretch | undefined =>
  part.parts.length > 0 || part.sentences.length !== 1 ? undefined : tokensIn({ tokens }, part.sentences[0] as Phrase);

/** What stands between commas of a part, else between strokes. */
function cellsOf(body: Stretch | undefined): readonly Stretch[] {
  if (body === undefined) return [];
  const by = [splitAt(body, (t) => isMark(t, ';')), splitAtCommas(body), splitAt(body, (t) => isMark(t, '/|'))];
  return (by.find((list) => list.length > 1) ?? [body]).map((c) => c.filter((t) => !isMark(t, '.;')));
}

/** `Legal A`, `A = Legal`, "design is responsible and accountable": who has which letters. */
function lettered(source: string, cell: Stretch): Cell | undefined {
  const words = cell.filter((t) => !isMark(t, '=:-') && !isOf(t, 'is'));
  const isLetter = (t: Token | undefined): boolean => isOf(closedIn(t), ...LETTERS);
  let [from, to] = [0, words.length];
  while (to > 0 && (isLetter(words[to - 1]) || (to < words.length && (isOf(words[to - 1], 'and') || isMark(words[to - 1], '/'))))) to--;
  if (to === words.length && isLetter(words[0])) from = 1;
  const name = words.slice(from, to);
  const said = from > 0 ? words.slice(0, 1) : words.slice(to);
  if (said.length === 0 || name.length === 0 || name.length > LONGEST_NAME || name.some(isClosed)) return undefined;
  return { name: phraseOf(source, name, 0, name.length), said: phraseOf(source, said, 0, said.length) };
}

/** The words of a cell that name it: those at its beginning or its end with which cells of other parts begin or end. */
function named(source: string, cell: Stretch, known: ReadonlyMap<string, number>): Cell | undefined {
  for (let n = Math.min(LONGEST_NAME, cell.length - 1); n > 0; n--)
    for (const isFirst of [true, false]) {
      const [name, said] = isFirst ? [cell.slice(0, n), cell.slice(n)] : [cell.slice(-n), cell.slice(0, -n)];
      const rest = said.filter((t) => !isMark(t, ':=') && !isOf(t, 'is', 'of', 'at'));
      const isName =
        name.every((t) => t.kind === 'word' && !isClosed(t)) && name.some((t) => !isOf(t, 'the', 'of', 'is', 'to', 'in', 'with', 'not'));
      if (!isName || rest.length === 0 || (known.get(textOf(name)) ?? 0) < 2) continue;
      return { name: phraseOf(source, name, 0, n), said: phraseOf(source, rest, 0, rest.length) };
    }
  return undefined;
}

/** How many parts have a cell that begins or ends with these words. */
function vocabulary(rows: readonly (readonly Stretch[])[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const row of rows) {
    const own = new Set(
      row.flatMap((c) =>
        Array.from({ length: Math.min(LONGEST_NAME, c.length - 1) }, (_, i) => [textOf(c.slice(0, i + 1)), textOf(c.slice(-i - 1))]).flat(),
      ),
    );
    for (const words of own) out.set(words, (out.get(words) ?? 0) + 1);
  }
  return out;
}

/** Parts as rows of a table whose columns their cells name themselves. */
function gridOf(source: string, parts: readonly Part[], rows: readonly (readonly Stretch[])[]): Grid | undefined {
  const known = vocabulary(rows);
  const letters = rows.map((row) => row.map((c) => lettered(source, c)));
  const isRaci = letters.flat().every((c) => c !== undefined) && letters.flat().length > rows.length;
  const cells = isRaci ? (letters as Cell[][]) : rows.map((row) => row.map((c) => named(source, c, known)));
  const [first = []] = cells;
  const isPlaced = (row: readonly (Cell | undefined)[]): boolean => row.every((c) => c === undefined) && row.length === first.length;
  const whole = cells.map((row, i) =>
    isPlaced(row) && i > 0 ? (rows[i] as readonly Stretch[]).map((c, k) => ({ ...first[k], said: phraseOf(source, c, 0, c.length) })) : row,
  );
  // Numbers alone are values, which have series of their own.
  if (!isRaci && rows.flat().every((c) => c.some(isAmount))) return undefined;
  const head = new Map<string, Phrase>();
  const joints: Phrase[] = [];
  for (const cell of whole.flat()) {
    if (cell?.name === undefined) return undefined;
    const key = cell.name.text.toLowerCase();
    if (head.has(key)) joints.push(cell.name);
    else head.set(key, cell.name);
  }
  const keys = [...head.keys()];
  const shared = keys.filter(
    (key) => whole.filter((row) => row.some((c) => c?.name?.text.toLowerCase() === key)).length * 2 >= whole.length,
  );
  if (keys.length < 2 || keys.length > MOST_COLUMNS || (!isRaci && shared.length < keys.length)) return undefined;
  if (whole.some((row) => new Set(row.map((c) => c?.name?.text.toLowerCase())).size < row.length)) return undefined;
  const none = (at: number): Phrase => ({ text: '', start: at, end: at });
  return {
    head: [none(parts[0]?.start ?? 0), ...head.values()],
    rows: whole.map((row, i) => [
      (parts[i] as Part).head,
      ...keys.map((key) => row.find((c) => c?.name?.text.toLowerCase() === key)?.said ?? none((parts[i] as Part).end)),
    ]),
    joints,
    told: true,
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
  };
}

const FEWEST = 2;

/** What parts side by side say together. */
export function partRows(source: string, parts: readonly Part[], tokens: readonly Token[]): Grid | undefined {
  const rows = parts.map((p) => cellsOf(bodyOf(p, tokens)));
  return parts.length < FEWEST || rows.some((r) => r.length < FEWEST) ? undefined : gridOf(source, parts, rows);
}
