/** Names with their numbers, row by row in running text: `Base: 62 €/MWh, EBITDA 148m; Wet year: 51, 162`, `Germany 92 (38/41/21)`. */
import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { periodsFrom } from './period-ranges.ts';
import { countedHead, headRow, JOINT, listedHead, rangeOf } from './told-heads.ts';
import { headOf } from './value-runs.ts';
import { Word } from './values.ts';

export interface ToldCell {
  readonly figure: Figure;
  /** The figure with what is written of its unit: `17 mo`. */
  readonly said: Piece;
  /** The words that name it, before or behind it. */
  readonly name?: Piece;
  /** Words behind the number where others stand before it: `Basis 8.420 Schüler`. */
  readonly behind?: Piece;
}

export interface ToldRow {
  readonly label: Piece;
  /** With the number that stands with it: `buyback 250m on top`. */
  readonly whole: Piece;
  /** A mark parts the name from the numbers. */
  readonly marked: boolean;
  /** The number that stands with the name, apart from the others: `Food 640, 50/30/20`. */
  readonly size?: Figure;
  readonly cells: readonly ToldCell[];
}

/** One run of numbers under a range or a row of periods: `Q1/24 to Q2/25: 41.2 – 41.9 – 42.0 – 43.6 – 44.8 – 46.1`. */
export interface ToldRun {
  readonly label?: Piece;
  readonly columns: readonly (Piece | Word)[];
  readonly figures: readonly Figure[];
}

export interface ToldRows {
  readonly rows: readonly ToldRow[];
  /** What the cells are called, in their order; a `Word` where a range names only its ends. */
  readonly columns?: readonly (Piece | Word)[];
}

const MOST_ROW = 400;
const MOST_LABEL = 50;
/** What parts the name of a row from its numbers. */
const MARK = /\s?:\s|\s(?:→|⇒|=>|->|=|[–—-])\s/gu;
/** `5%→£9.10`: a number that names another. */
const NAMING = /^\s?(?:→|⇒|=>|->|=|:)\s?$/u;
const WORDED = /\p{L}/u;
/** Words between two numbers that name neither. */
const JOINS =
  /^[\s(),.]*(?:(?:v|vs|versus|against|then|and|to|und|gegen|auf|dann|et|contre|à|y|contra|a|e|contro|en|tegen|naar|i|do)\b\.?[\s(),.]*)+/iu;
const UNIT_BEHIND =
  /^(?:\/\p{L}{1,5}|\s?(?:mo|months?|yrs?|years?|pp|pts?|x|h|hrs?|mio\.?|mrd\.?|tsd\.?|[€$£%])(?:\/\p{L}{1,5})?|\s?[€$£]\/\p{L}{1,5})(?![\p{L}\p{N}])/iu;

const saidOf = (brief: ReadBrief, f: Figure, end: number): Piece => {
  const unit = UNIT_BEHIND.exec(brief.text.slice(f.end, Math.min(end, f.end + 16)))?.[0].length ?? 0;
  return new Piece(brief.text.slice(f.start, f.end + unit), f.start, f.end + unit);
};

/** The words that name a cell; what only joins two numbers or opens a bracket is none. */
function nameIn(p: Piece): Piece | undefined {
  if (p.text.startsWith('(')) return undefined;
  const head = JOINS.exec(`${p.text} `)?.[0].length ?? 0;
  const bare = p.text.replace(/[\s.,)]+$/u, '').length;
  const name = cut(p, p.start + Math.min(head, bare), p.start + bare);
  return WORDED.test(name.text) && name.text.length <= 40 && !/[()]/.test(name.text) ? name : undefined;
}

/** The cells of what stands behind a row's name; none where a part of it is no cell. */
function cellsOf(brief: ReadBrief, body: Piece): ToldCell[] | undefined {
  const strokes = /\d[^\p{L}\d]{0,3}(?:\s?\p{L}{1,4}\s?)?[/|][^\p{L}]{0,4}\d/u.test(body.text);
  const cells: ToldCell[] = [];
  for (const part of piecesAt(body, strokes ? '/|' : ',')) {
    const figures = figuresWithin(brief, part);
    const [one, two] = figures;
    if (one === undefined) continue;
    if (figures.length === 2 && two !== undefined && NAMING.test(brief.text.slice(one.end, two.start))) {
      cells.push({ figure: two, said: saidOf(brief, two, part.end), name: one });
      continue;
    }
    // "40% desktops 45% laptops": names behind, where nothing stands before the first.
    const ahead = WORDED.test(brief.text.slice(part.start, one.start));
    for (const [i, figure] of figures.entries()) {
      const next = figures[i + 1]?.start ?? part.end;
      const said = saidOf(brief, figure, next);
      const before = trimmed(cut(part, figures[i - 1]?.end ?? part.start, figure.start));
      const after = trimmed(cut(part, said.end, next));
      const name = nameIn(ahead ? before : after);
      const behind = ahead && i === 0 ? nameIn(after) : undefined;
      cells.push({ figure, said, ...(name === undefined ? {} : { name }), ...(behind === undefined ? {} : { behind }) });
    }
  }
  return cells.length >= 2 ? cells : undefined;
}

/** A name with the number that stands at its end or in brackets: `Cargo (45 k)`, `Airport: 3,400 staff`. */
function sizeIn(brief: ReadBrief, label: Piece): { label: Piece; size?: Figure } {
  const size = figuresWithin(brief, label).at(-1);
  if (size === undefined || size.year) return { label };
  const behind = brief.text.slice(size.end, label.end);
  if (!/^\s?(?:[\p{L}³²/%€$£.-]{1,14}\s?)?\)?$/u.test(behind)) return { label };
  const bracket = label.text.lastIndexOf('(');
  const end = bracket > 0 && label.start + bracket < size.start ? label.start + bracket : size.start;
  const name = trimmed(cut(label, label.start, end));
  return WORDED.test(name.text) || (bracket > 0 && /\d/.test(name.text)) ? { label: name, size } : { label };
}

/** The end of a stretch that names a row: what stands behind its last mark. */
function nameAt(brief: ReadBrief, from: number, to: number): Piece | undefined {
  const whole = cut(new Piece(brief.text.slice(from, to), from, to), from, to);
  const last = [...whole.text.matchAll(/[:.,;)]\s|\s[–—-]\s/gu)]
    .filter((m) => /[\p{L}\d]/u.test(whole.text.slice(m.index + m[0].length)))
    .at(-1);
  const name = trimmed(
    last === undefined || whole.text.length <= 24 ? whole : cut(whole, whole.start + last.index + last[0].length, whole.end),
  );
  const bare = name.text.replace(/^[^\p{L}\d(+−-]+/u, '').length;
  const p = cut(name, name.end - bare, name.end);
  return /[\p{L}\d]/u.test(p.text) && p.text.length <= MOST_LABEL ? p : undefined;
}

function rowOf(brief: ReadBrief, part: Piece): ToldRow | undefined {
  if (part.text.length > MOST_ROW) return undefined;
  const figures = figuresWithin(brief, part);
  const [first] = figures;
  if (first === undefined || figures.length < 2 || figures.length > 40) return undefined;
  // `Germany 92 (38/41/21)`, `base (debt 3.1, cover 5.4)`
  const bracket = /\(([^()]{3,200})\)\s?[.!]?$/u.exec(part.text);
  if (bracket?.[1] !== undefined && bracket.index > 0) {
    const start = part.start + bracket.index + 1;
    const inner = cut(part, start, start + bracket[1].length);
    const inside = figuresWithin(brief, inner);
    const label = nameAt(brief, part.start, start - 1);
    if (inside.length >= 2 && label !== undefined) {
      const cells = cellsOf(brief, inner);
      if (cells !== undefined && inside.length === cells.length) return { ...sizeIn(brief, label), whole: label, marked: true, cells };
    }
  }
  // The last mark with two numbers behind it parts the name from them.
  const mark = [...part.text.matchAll(MARK)].findLast((m) => {
    const at = part.start + m.index + m[0].length;
    return (
      /[\p{L}\d]/u.test(part.text.slice(0, m.index)) &&
      figures.filter((f) => f.start >= at).length >= 2 &&
      figuresWithin(brief, cut(part, at, part.end)).length >= 2
    );
  });
  if (mark !== undefined) {
    const at = part.start + mark.index;
    const body = cut(part, at + mark[0].length, part.end);
    const label = nameAt(brief, part.start, at);
    const cells = cellsOf(brief, body);
    const [head, ...rest] = cells ?? [];
    if (cells === undefined || head === undefined) return undefined;
    // "je NAV / LTV: Basis 3,1 Mrd., 44 %": only the first number has words before it, and they name the row.
    const opens = head.name !== undefined && head.name.end <= head.figure.start && rest.every((c) => c.name === undefined);
    if (opens && head.name !== undefined)
      return { ...sizeIn(brief, head.name), whole: head.name, marked: false, cells: [{ figure: head.figure, said: head.said }, ...rest] };
    // "three cases: today 8,420 pupils, 337 classes": the first number has a word on either side, and the one before it names the row.
    const tells = head.behind !== undefined && rest.some((c) => c.name !== undefined && c.name.start > c.figure.start);
    if (tells && head.name !== undefined && head.behind !== undefined)
      return {
        ...sizeIn(brief, head.name),
        whole: head.name,
        marked: false,
        cells: [{ figure: head.figure, said: head.said, name: head.behind }, ...rest],
      };
    return label === undefined ? undefined : { ...sizeIn(brief, label), whole: label, marked: true, cells };
  }
  const label = nameAt(brief, part.start, first.start);
  const cells = label === undefined ? undefined : cellsOf(brief, cut(part, first.start, part.end));
  if (label === undefined || cells === undefined) return undefined;
  // `Food 640, 50/30/20`: the first joint is another than those between the rest.
  const joints = cells.slice(1).map((c, i) => brief.text.slice((cells[i] as ToldCell).figure.end, c.figure.start).trim());
  const [one, ...others] = joints;
  const [size, ...rest] = cells;
  if (
    size !== undefined &&
    others.length >= 1 &&
    one !== others[0] &&
    others.every((j) => j === others[0]) &&
    !WORDED.test(others.join(''))
  )
    return { label, whole: label, marked: false, size: size.figure, cells: rest };
  return { label, whole: label, marked: false, cells };
}

/** Sentences, lines and clauses between semicolons; `4 Tsd. Milder Winter – 66` parts before a name with a mark. */
function clausesOf(brief: ReadBrief): Piece[] {
  return brief.sentences
    .flatMap((s) => piecesAt(s, ';'))
    .flatMap((p) => {
      if (p.text.length > 2000) return [p];
      const cuts = [...p.text.matchAll(/(?<=\p{L}\.)\s(?=\p{Lu}[^,;.:\d]{2,40}(?::|\s[–—-])\s\d)/gu)].map((m) => p.start + m.index);
      return [...cuts, p.end].map((end, i) => cut(p, i === 0 ? p.start : (cuts[i - 1] as number), end));
    });
}

/** After a run of numbers a word opens the next row: `phone 51 49 47 chat 3 5 8`. */
function afterRuns(brief: ReadBrief, piece: Piece): Piece[] {
  const figures = figuresWithin(brief, piece);
  const out: Piece[] = [];
  let from = piece.start;
  let run = 1;
  for (let i = 1; i < figures.length; i++) {
    const [a, b] = [figures[i - 1] as Figure, figures[i] as Figure];
    const joint = brief.text.slice(a.end, b.start);
    if (joint.length <= 12 && JOINT.test(joint)) run++;
    else {
      if (run >= 2) {
        out.push(cut(piece, from, a.end));
        from = a.end;
      }
      run = 1;
    }
  }
  out.push(cut(piece, from, piece.end));
  return out.filter((p) => p.text !== '');
}

/** "Marketing, k€: events plan 120 act 148; social 200 / 171": a colon before the first row of many heads them all. */
function unheaded(rows: ToldRow[]): ToldRow[] {
  const [first, ...rest] = rows;
  const [head, ...cells] = first?.cells ?? [];
  if (first === undefined || head?.name === undefined || !first.marked || rest.length < 2 || rest.some((r) => r.marked)) return rows;
  const words = head.name.text.split(' ');
  const named = cells.some((c) => c.name !== undefined);
  if (named && words.length < 2) return rows;
  const at = named ? head.name.end - (words.at(-1) ?? '').length : head.name.end;
  const label = trimmed(cut(head.name, head.name.start, at));
  const { name: _, ...bare } = head;
  return [
    { label, whole: label, marked: false, cells: [named ? { ...bare, name: cut(head.name, at, head.name.end) } : bare, ...cells] },
    ...rest,
  ];
}

/** The longest stretch of rows with equally many numbers. */
function together(rows: readonly (ToldRow | undefined)[]): ToldRow[] {
  let best: ToldRow[] = [];
  let open: ToldRow[] = [];
  for (const row of rows) {
    if (row === undefined) continue;
    if (open[0] !== undefined && open[0].cells.length !== row.cells.length) open = [];
    open.push(row);
    if (open.length > best.length) best = [...open];
  }
  return best;
}

const isHead = (row: ToldRow): boolean =>
  row.cells.every((c) => c.figure.year) ||
  (row.cells[0]?.figure.year === true && row.cells.slice(1).every((c) => c.figure.unit === '' && c.figure.value < 100));

function columnsOf(brief: ReadBrief, rows: readonly ToldRow[]): readonly (Piece | Word)[] | undefined {
  const n = rows[0]?.cells.length ?? 0;
  const named = rows.find((r) => r.cells.every((c) => c.name !== undefined));
  if (named !== undefined) return named.cells.map((c) => c.name as Piece);
  const first = Array.from({ length: n }, (_, k) => rows.find((r) => r.cells[k]?.name !== undefined)?.cells[k]?.name);
  const start = rows[0]?.label.start ?? 0;
  const end = rows.at(-1)?.cells.at(-1)?.said.end ?? brief.text.length;
  for (const [from, to] of [
    [Math.max(0, start - 400), start],
    [end, Math.min(brief.text.length, end + 200)],
  ] as const) {
    const text = brief.text.slice(from, to);
    const found =
      headRow(brief, text, from, n) ??
      rangeOf(text, from, n, brief.language) ??
      countedHead(brief, from, to, n) ??
      (to <= start ? listedHead(text, from, n) : undefined);
    if (found !== undefined) return found;
  }
  const head = headOf(brief, start, n);
  // "62 €/MWh, EBITDA 148m": what one number is called, its unit tells.
  if (head !== undefined || first.filter((c) => c !== undefined).length * 2 < n) return head;
  return first.map((c, k) => c ?? unitOf(rows[0]?.cells[k]) ?? new Word(' '));
}

/** What stands around the digits of a cell. */
function unitOf(cell: ToldCell | undefined): Piece | undefined {
  if (cell === undefined) return undefined;
  const behind = cut(cell.said, cell.figure.core.end, cell.said.end);
  const before = cut(cell.said, cell.said.start, cell.figure.core.start);
  return [behind, before].find((p) => /[\p{L}€$£%]/u.test(p.text));
}

const known = new WeakMap<ReadBrief, ToldRows | undefined>();

/** The rows of numbers that a brief tells, two or more. Linear in its length: each cut is tried once. */
export function toldRows(brief: ReadBrief): ToldRows | undefined {
  if (known.has(brief)) return known.get(brief);
  const found = brief.tables.some((t) => t.numeric.filter(Boolean).length >= 2) ? undefined : read(brief);
  known.set(brief, found);
  return found;
}

function read(brief: ReadBrief): ToldRows | undefined {
  const clauses = clausesOf(brief);
  let rows: ToldRow[] = [];
  for (const cutUp of [
    (p: Piece): Piece[] => [p],
    (p: Piece): Piece[] => (piecesAt(p, '/|').length > 1 && /\s[/|]\s/.test(p.text) ? strokesOf(p) : [p]),
    (p: Piece): Piece[] => piecesAt(p, ','),
    (p: Piece): Piece[] => afterRuns(brief, p),
  ]) {
    const told = together(clauses.flatMap(cutUp).map((p) => rowOf(brief, p))).filter((r) => !isHead(r));
    if (told.length >= 2 && told.length * (told[0]?.cells.length ?? 0) > rows.length * (rows[0]?.cells.length ?? 0)) rows = unheaded(told);
  }
  // `7%: 410 / 448. 8%: 352 / 380. Growth 1.0, 1.5`: a row named in words beside rows that begin with numbers heads them.
  for (const at of [0, -1]) {
    const head = rows.at(at);
    const others = at === 0 ? rows.slice(1) : rows.slice(0, -1);
    if (head !== undefined && others.length >= 2 && others.every((r) => /^\d/u.test(r.whole.text)) && !/^\d/u.test(head.whole.text))
      return { rows: others, columns: head.cells.map((c) => c.figure) };
  }
  const alike = (of: (r: ToldRow) => Piece): boolean => new Set(rows.map((r) => of(r).text.toLowerCase())).size < rows.length;
  // `team of 3`, `team of 4`: the number tells the rows apart.
  if (alike((r) => r.label)) rows = rows.map(({ size: _, ...r }) => ({ ...r, label: r.whole }));
  if (rows.length < 2 || alike((r) => r.label)) return undefined;
  const columns = columnsOf(brief, rows);
  return { rows, ...(columns === undefined ? {} : { columns }) };
}

const strokesOf = (piece: Piece): Piece[] => {
  const out: Piece[] = [];
  let from = piece.start;
  for (const m of piece.text.matchAll(/\s[/|]{1,2}\s/gu)) {
    out.push(cut(piece, from, piece.start + m.index));
    from = piece.start + m.index + m[0].length;
  }
  out.push(cut(piece, from, piece.end));
  return out;
};

/** The longest run of three numbers or more whose columns are told before it. */
export function toldRun(brief: ReadBrief): ToldRun | undefined {
  const { figures, text } = brief;
  let best: readonly Figure[] = [];
  for (let i = 0; i < figures.length; ) {
    let k = i + 1;
    while (k < figures.length && k - i < 40) {
      const joint = text.slice((figures[k - 1] as Figure).end, (figures[k] as Figure).start);
      if (joint.length > 8 || !JOINT.test(joint)) break;
      k++;
    }
    const run = figures.slice(i, k);
    if (run.length >= 3 && run.length > best.length && !run.every((f) => f.year)) best = run;
    i = k;
  }
  // "2018 to 2025E, 101.2, 99.8": years before the first number are its head.
  const run = best.slice(
    Math.max(
      0,
      best.findIndex((f) => !f.year),
    ),
    best.findLastIndex((f) => !f.year) + 1,
  );
  const [first] = run;
  if (first === undefined || run.length < 3) return undefined;
  const from = Math.max(0, first.start - 400);
  const before = text.slice(from, first.start);
  const last = run.at(-1) as Figure;
  const after = text.slice(last.end, last.end + 160);
  const n = run.length;
  const years = yearsAtEnds(best);
  if (years !== undefined) return { columns: years, figures: best.filter((f) => !f.year) };
  const columns =
    rangeOf(before, from, n, brief.language) ??
    headRow(brief, before, from, n) ??
    rangeOf(after, last.end, n, brief.language) ??
    periodsFrom(before, from, n, brief.language) ??
    periodsFrom(after, last.end, n, brief.language) ??
    counted(brief, run, before);
  return columns === undefined ? undefined : { columns, figures: run };
}

const EACH =
  /(?<!\p{L})(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|(?:per|by|each|every) (?:day|week|month|quarter|year)|(?:day|week|month|quarter|year) by (?:day|week|month|quarter|year)|täglich|wöchentlich|monatlich|vierteljährlich|jährlich|(?:pro|je) (?:tag|woche|monat|quartal|jahr)|hebdomadaires?|mensuel(?:le)?s?|trimestriel(?:le)?s?|par (?:jour|semaine|mois|trimestre|an)|semanal(?:es|mente)?|mensual(?:es|mente)?|por (?:día|semana|mes|trimestre|año|mês|ano)|settimanal[ei]|mensil[ei]|trimestral[ei]|al (?:mese|giorno)|a settimana|mensa(?:l|is)|trimestra(?:l|is)|wekelijks|maandelijks|per (?:dag|week|maand|kwartaal|jaar)|tygodniowo|miesięcznie|kwartalnie|co (?:tydzień|miesiąc))(?!\p{L})/iu;
/** `pallets a day, weekly: 118, 121, 119, 134, 142`: the periods are counted where the brief names none of them. */
function counted(brief: ReadBrief, run: readonly Figure[], before: string): Word[] | undefined {
  const all = brief.figures.filter((f) => !f.year).length;
  if (run.length < 5 || run.length * 10 < all * 6 || !EACH.test(before)) return undefined;
  return run.map((_, k) => new Word(String(k + 1)));
}

/** `4.1% 2020, 4.4, 5.0, 6.2% 2023`: the years of the first and the last alone. */
function yearsAtEnds(run: readonly Figure[]): (Piece | Word)[] | undefined {
  const [a, b, ...more] = run.filter((f) => f.year);
  const n = run.length - 2;
  if (a === undefined || b === undefined || more.length > 0 || n < 3 || b.value - a.value !== n - 1) return undefined;
  if (run.indexOf(a) > 1 || run.indexOf(b) < run.length - 2) return undefined;
  return Array.from({ length: n }, (_, k) => (k === 0 ? a : k === n - 1 ? b : new Word(String(a.value + k))));
}
