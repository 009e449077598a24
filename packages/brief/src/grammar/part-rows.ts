/** Parts side by side whose lists have the same columns: `Base: rate 45 %, price 11.8. High: rate 60 %, price 10.9`, RACI letters, records. */
import type { Phrase, Token } from '@deckwright/source';
import { type Grid, type Item, type Part, type Series, tokensIn } from './items.ts';
import { closedIn, isAmount, isClosed, isMark, isOf, phraseOf } from './pattern.ts';
import { type Stretch, splitAt, splitAtCommas } from './splits.ts';

const LETTERS = ['responsible', 'accountable', 'consulted', 'informed'];
const LONGEST_NAME = 4;
const MOST_COLUMNS = 8;
/** A word of a scale is short of words beside it. */
const LONGEST_STATE = 2;

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

/** `60 %, Ines, due 28 Feb, hire two nurses`: what is said of one thing, each by its kind. */
function recordOf(
  source: string,
  row: readonly Stretch[],
  joints: Phrase[],
): Pick<Item, 'values' | 'periods' | 'marks' | 'notes' | 'text'> {
  const item = { values: [] as Item['values'], periods: [] as Item['periods'], marks: [] as Item['marks'], notes: [] as Phrase[] };
  let text: Phrase | undefined;
  for (const cell of row) {
    const told = cell.findIndex(
      (t) => !isOf(t, 'owner', 'responsible', 'finish', 'next_step', 'is', 'status', 'date', 'then') && !isMark(t, ':='),
    );
    const said = cell.slice(Math.max(told, 0)).filter((t) => !isMark(t, '.'));
    joints.push(...cell.slice(0, Math.max(told, 0)));
    const [only] = said;
    const state = said.map(closedIn);
    if (said.length > 0 && said.length <= LONGEST_STATE && state.every((s) => s !== undefined))
      item.marks = [...item.marks, state[0] as never];
    else if (said.length <= LONGEST_STATE && isAmount(only) && only.dimension === 'share' && item.values.length === 0) {
      item.values = [only];
      if (isOf(said[1], 'done')) joints.push(said[1]);
    } else if (said.length === 1 && only?.kind === 'period' && item.periods.length === 0) item.periods = [only];
    else if (text === undefined && said.length <= 3 && said.every((t) => t.kind === 'word' && t.capital))
      text = phraseOf(source, said, 0, said.length);
    else if (said.length > 0) item.notes.push(phraseOf(source, said, 0, said.length));
  }
  return { ...(text === undefined ? {} : { text }), ...item };
}

/** `Intake: amber, 60 %, Ines`: one state each, with what else is said of it. */
function recordsOf(source: string, parts: readonly Part[], rows: readonly (readonly Stretch[])[]): Series | undefined {
  // Two states are two axes.
  const isState = (cell: Stretch): boolean => cell.length <= LONGEST_STATE && cell.every((t) => closedIn(t) !== undefined);
  if (rows.some((row) => row.filter(isState).length > 1)) return undefined;
  const joints: Phrase[] = [];
  const items = rows.map((row, i): Item => {
    const { head, start, end } = parts[i] as Part;
    return { type: 'rated', label: head, ...recordOf(source, row, joints), items: [], start, end };
  });
  if (items.some((i) => i.marks.length !== 1)) return undefined;
  return { type: 'rated', items, ordered: false, joints, columns: [], start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 };
}

/** Items of which more is said behind their state, as records. */
export function withRecords(source: string, series: Series, tokens: readonly Token[]): Series {
  if (series.type !== 'rated' || series.items.every((i) => i.text === undefined)) return series;
  const joints: Phrase[] = [];
  const items = series.items.map(({ text, ...item }) => {
    // What is a record already stays one.
    if (text === undefined) return item;
    if (item.values.length + item.periods.length > 0) return { ...item, text };
    const { marks, notes, ...said } = recordOf(source, cellsOf(tokensIn({ tokens }, text)), joints);
    return { ...item, ...said, notes: [...marks, ...notes, ...item.notes] };
  });
  return { ...series, items, joints: [...series.joints, ...joints] };
}

const FEWEST = 2;

/** What parts side by side say together. */
export function partRows(
  source: string,
  parts: readonly Part[],
  tokens: readonly Token[],
): { readonly grid?: Grid; readonly series?: Series } {
  const rows = parts.map((p) => cellsOf(bodyOf(p, tokens)));
  if (parts.length < FEWEST || rows.some((r) => r.length < FEWEST)) return {};
  const grid = gridOf(source, parts, rows);
  const series = grid === undefined ? recordsOf(source, parts, rows) : undefined;
  return { ...(grid === undefined ? {} : { grid }), ...(series === undefined ? {} : { series }) };
}
