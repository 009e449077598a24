/** Rows of values under columns that are named once, also where some are missing: `Batch Jan: 99 96 91. Apr: 98, 94, n/a`, triangles of cohorts, currencies as columns. */
import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { countedHead, headRow, listedHead, rangeOf } from './told-heads.ts';
import { Word } from './values.ts';

export interface CellRow {
  readonly label: Piece;
  /** Undefined where the brief has a mark for a missing value, or its row ends early. */
  readonly figures: readonly (Figure | undefined)[];
}

export interface CellsTold {
  readonly columns: readonly (Piece | Word)[];
  readonly rows: readonly CellRow[];
  /** What stands over the rows and names the columns' side: `laying rate →`. */
  readonly corner?: Piece;
}

interface Run {
  readonly label?: Piece;
  readonly cells: readonly (Figure | undefined)[];
  readonly names: readonly (Piece | undefined)[];
  readonly piece: Piece;
}

const MOST_ROW = 300;
/** Between two values of one row. */
const JOINT = /^\s{0,3}[,;|/]?\s{0,3}(?:(?:and|und|et|y|e|en|i)\s)?$/u;
/** A value that is missing; a lone dash only beside another mark. */
const GAP =
  /(?<=[\s,;|/:])(?:n\/?a\.?|n\.\s?a\.|k\.\s?a\.|nd|n\.d\.|s\/d|bd|[—–-](?=\s?[,;|/])|[—–](?=(?:\s[—–]){0,12}\s*$)|(?<=[,;|/]\s?)[—–-](?=\s|$)|—)(?=[\s,;|/).]|$)/giu;
const AT = /^\s(?:at|with|bei|mit|à|avec|con|com|bij|met|przy)\s/u;
/** "price cut 0/5/10 across, volume 0/10/20 down". */
const PLACED =
  /(?<![^\s(])((?:[\p{L}\d.,%+−-]{1,24}\/){1,13}[\p{L}\d.,%+−-]{1,24})\s\(?(?:(across|horizontally|on top|quer|waagerecht|oben|en colonnes?|en haut|en columnas|in colonna|em colunas|bovenaan|w poziomie)|(?:down|vertically|on the side|senkrecht|links|en lignes?|en filas|in riga|em linhas|verticaal|w pionie))(?!\p{L})/giu;
const COLON = /\s?:\s|\s?(?:→|->|=>)\s/gu;
/** Behind the last value: a unit, or that it is one of them. */
const TAIL = /^\s?(?:[%€$£]|(?:in\s)?\p{L}{1,8}\.?|\([^()\d]{1,60}\))?[\s.!]*$/u;

/** The values of a stretch, in a row with nothing but marks between them. */
function valuesOf(brief: ReadBrief, body: Piece): { from: number; cells: (Figure | undefined)[] } | undefined {
  const figures = figuresWithin(brief, body);
  const gaps = [...body.text.matchAll(GAP)].map((m) => ({ start: body.start + m.index, end: body.start + m.index + m[0].length }));
  const all: { readonly start: number; readonly end: number; readonly figure?: Figure }[] = [
    ...figures.map((f) => ({ start: f.start, end: f.end, figure: f })),
    ...gaps,
  ].sort((a, b) => a.start - b.start);
  const first = all[0];
  if (first === undefined || all.length > 24) return undefined;
  for (const [i, token] of all.entries()) {
    const before = all[i - 1];
    if (before !== undefined && !JOINT.test(brief.text.slice(before.end, token.start))) return undefined;
  }
  return TAIL.test(brief.text.slice(all.at(-1)?.end ?? body.end, body.end))
    ? { from: first.start, cells: all.map((t) => t.figure) }
    : undefined;
}

/** `after 1 yr 71%, after 2 yrs 58`, `CHF -3 PLN 0`: each value behind its own name. */
function namedOf(brief: ReadBrief, body: Piece): { cells: Figure[]; names: Piece[] } | undefined {
  const parts = piecesAt(body, ',', true);
  const read = (parts.length >= 2 ? parts : []).flatMap((p) => {
    const own = figuresWithin(brief, p);
    const behind = placeBehind(brief, p, own);
    if (behind !== undefined) return [behind];
    const figure = own.at(-1);
    const name = figure === undefined ? undefined : trimmed(cut(p, p.start, figure.start));
    return figure !== undefined && own.length <= 2 && name !== undefined && /[\p{L}\d]/u.test(name.text) && name.text.length <= 24
      ? [{ figure, name }]
      : [];
  });
  return read.length >= 2 && read.length === parts.length
    ? { cells: read.map((r) => r.figure), names: read.map((r) => r.name) }
    : undefined;
}

/** `14.1 at 7x`: what the value stands at is its name. */
function placeBehind(brief: ReadBrief, p: Piece, own: readonly Figure[]): { figure: Figure; name: Piece } | undefined {
  const [figure] = own;
  if (figure === undefined || figure.start !== p.start || own.length > 2) return undefined;
  const at = AT.exec(brief.text.slice(figure.end, p.end));
  const name = at === null ? undefined : trimmed(cut(p, figure.end + at[0].length, p.end));
  return name !== undefined && /[\p{L}\d]/u.test(name.text) && name.text.length <= 24 ? { figure, name } : undefined;
}

/** `Premium bud 71.4 / act 74.0 / LY 66.2`: names between strokes, the first behind the row's own. */
function strokedOf(brief: ReadBrief, body: Piece): { label: Piece; cells: Figure[]; names: Piece[] } | undefined {
  if (!body.text.includes('/')) return undefined;
  const read = splitAt(body, /\s?\/\s?(?=\p{L})/gu).map((p) => {
    const [figure, another] = figuresWithin(brief, p);
    return { piece: p, figure: another === undefined ? figure : undefined };
  });
  const [first, ...rest] = read;
  if (first?.figure === undefined || rest.length === 0 || rest.some((r) => r.figure === undefined)) return undefined;
  const said = bare(cut(first.piece, first.piece.start, first.figure.start));
  const gap = said.text.lastIndexOf(' ');
  const names = [
    cut(said, said.start + gap + 1, said.end),
    ...rest.map((r) => bare(cut(r.piece, r.piece.start, r.figure?.start ?? r.piece.end))),
  ];
  return gap < 2 || names.some((p) => !/^\p{L}[\p{L}\d .]{0,15}$/u.test(p.text))
    ? undefined
    : { label: cut(said, said.start, said.start + gap), cells: read.map((r) => r.figure as Figure), names };
}

const bare = (p: Piece): Piece => {
  const head = /^[\s,;.:|/–—•*-]+/u.exec(p.text)?.[0].length ?? 0;
  const tail = /[\s,;.:|/=–—→>-]+$/u.exec(p.text.slice(head))?.[0].length ?? 0;
  return cut(p, p.start + head, p.end - tail);
};

function runOf(brief: ReadBrief, part: Piece): Run | undefined {
  if (part.text.length > MOST_ROW) return undefined;
  const mark = [...part.text.matchAll(COLON)].findLast((m) => /[\p{L}\d]/u.test(part.text.slice(0, m.index)));
  const body = mark === undefined ? part : cut(part, part.start + mark.index + mark[0].length, part.end);
  const lead = mark === undefined ? '' : part.text.slice(0, mark.index);
  const before = mark === undefined ? undefined : bare(cut(part, part.start + lead.lastIndexOf(': ') + 1, part.start + mark.index));
  const values = valuesOf(brief, body);
  if (values === undefined) {
    const split = mark === undefined || !/\d/.test(before?.text ?? '') ? strokedOf(brief, body) : undefined;
    if (split !== undefined) return { ...split, piece: part };
    const named = before === undefined || before.text.length > 50 ? undefined : namedOf(brief, body);
    return named === undefined ? undefined : { ...(before === undefined ? {} : { label: before }), ...named, piece: part };
  }
  const own = bare(cut(body, body.start, values.from));
  const label = /[\p{L}\d]/u.test(own.text) ? own : before;
  return {
    ...(label === undefined || label.text === '' || label.text.length > 50 ? {} : { label }),
    cells: values.cells,
    names: [],
    piece: part,
  };
}

/** `85. Apr: 98`: no day of a month, but the end of a row. */
const ROW_END = /(?<=\d%?|\p{L}|—)\.\s(?=\p{L}[^.:;\n]{0,30}:\s?[\p{L}\s]{0,20}[\d.+−-])/gu;

/** Sentences and what semicolons or strokes part in them. */
function partsOf(brief: ReadBrief): Piece[] {
  return brief.sentences.flatMap((s) =>
    s.text.length > 4_000
      ? []
      : (s.text.includes('. ') ? splitAt(s, ROW_END) : [s])
          .flatMap((part) => piecesAt(part, ';'))
          .flatMap((p) => {
            const strokes = / [/|] /.test(p.text) ? splitAt(p, /\s[/|]\s/gu) : [];
            // "90 / 80 / 70" is one row; "North 3 4 / South 5 6" are two.
            return strokes.length >= 2 && strokes.every((x) => (x.text.match(/\d[\d.,]*/g) ?? []).length >= 2) ? strokes : [p];
          }),
  );
}

/** Rows that follow each other, the longest stretch of as many values; shorter ones where they make a triangle. */
function stretchOf(runs: readonly (Run | undefined)[]): Run[] {
  let best: Run[] = [];
  let open: Run[] = [];
  for (const run of [...runs, undefined]) {
    const last = open.at(-1);
    const grows =
      run !== undefined &&
      (last === undefined || run.cells.length <= last.cells.length) &&
      ((run.label === undefined) === ((last ?? run).label === undefined) || (open.length === 1 && run.label === undefined));
    if (!grows) {
      if (open.length > best.length) best = open;
      open = [];
    }
    if (run !== undefined && (run.cells.length >= 2 || open.length > 0)) open.push(run);
  }
  return best;
}

const known = new WeakMap<ReadBrief, CellsTold | undefined>();

/** The rows of values that a brief tells. Linear in its length. */
export function cellsTold(brief: ReadBrief): CellsTold | undefined {
  if (!known.has(brief)) known.set(brief, brief.figures.length < 4 ? undefined : read(brief));
  return known.get(brief);
}

/** `(7x 8x 9x 10x)`, `(rows 3, 4, 5)`, `months 1 / 3 / 6 / 12`, `columns 00-06, 06-12`: lists told before the rows. */
function listsIn(text: string, from: number): Piece[][] {
  const whole = new Piece(text, from, from + text.length);
  const heads = [
    ...text.matchAll(/\(([^()\n]{3,120})\)/gu),
    ...text.matchAll(
      /(?<!\p{L})(?:columns?|rows?|spalten|zeilen|colonnes|lignes|columnas|filas|colonne|righe|colunas|linhas|kolommen|rijen|kolumny|wiersze|months?|monate?n?|mois|meses|mesi|maanden|miesiąc\p{L}*|weeks?|wochen|semaines|semanas|settimane|weken|years?|jahre|days?|tage)\s(?:are\s|sind\s|:\s?)?([\p{L}\d][^\n.;:()]{2,120})/giu,
    ),
  ];
  return heads.flatMap((m) => {
    const said = m[1] ?? '';
    const at = from + m.index + m[0].indexOf(said, m[0].startsWith('(') ? 1 : 4);
    const list = cut(whole, at, at + said.length);
    const strokes = / \/ /.test(said) ? piecesAt(list, '/') : [];
    const last = strokes.at(-1);
    const comma = last === undefined ? -1 : last.text.indexOf(', ');
    // "last year / this year, £000"
    const stroked = last === undefined || comma < 0 ? strokes : [...strokes.slice(0, -1), cut(last, last.start, last.start + comma)];
    const marked =
      stroked.length >= 2
        ? stroked
        : ([',', '/', '|'].map((mark) => piecesAt(list, mark, true)).find((p) => p.length >= 2) ??
          (/\d,\d/.test(said) ? splitAt(list, /,/gu) : undefined));
    const parts = marked ?? splitAt(list, /\s+/gu);
    const [first, ...rest] = parts.map(trimmed);
    if (first === undefined || rest.length === 0) return [];
    // "rows 3": the word for the side stands before its first name.
    const word = /^(?:\p{L}+\s){1,4}(?=\S+$)/u.exec(first.text)?.[0].length ?? 0;
    return [[rest.every((p) => /^\d/.test(p.text)) ? cut(first, first.start + word, first.end) : first, ...rest]];
  });
}

/** A row that names a side: "rows growth 2%, 4%, 6%", "months 1 / 3 / 6 / 12". */
const SIDE =
  /^(?:columns?|rows?|spalten|zeilen|colonnes|lignes|columnas|filas|colonne|righe|colunas|linhas|kolommen|rijen|kolumny|wiersze|across|down)(?!\p{L})/iu;
const COUNTED =
  /(?<!\p{L})(?:months?|monate?n?|mois|meses|mesi|maanden|miesiąc\p{L}*|weeks?|wochen|semaines|semanas|settimane|weken|tygod\p{L}*|years?|jahren?|ans|années|años|anni|anos|jaren|lata|days?|tagen?|hours?|stunden|heures|horas|ore|uren)\s*$/iu;

/** Which periods the columns are, where only their kind is said. */
const KINDS: readonly (readonly [number, RegExp])[] = [
  [4, /(?<!\p{L})(?:quarters?|quartal\p{L}*|trimestres?|trimestr[ie]|kwarta\p{L}*)(?!\p{L})/iu],
  [12, /(?<!\p{L})(?:months?|monat\p{L}*|mois|mes(?:es)?|mes[ei]|maand\p{L}*|miesiąc\p{L}*)(?!\p{L})/iu],
];

function read(brief: ReadBrief): CellsTold | undefined {
  const runs = partsOf(brief).map((p) => (/\d/.test(p.text) ? runOf(brief, p) : undefined));
  const sides = runs.filter((r) => r?.label !== undefined && SIDE.test(r.label.text));
  let rows = stretchOf(sides.length === 0 ? runs : runs.filter((r) => r === undefined || !sides.includes(r)));
  const n = Math.max(0, ...rows.map((r) => r.cells.length));
  const [first] = rows;
  if (first === undefined || rows.length < 2 || n < 2) return undefined;
  const counts = rows.map((r) => r.cells.length);
  const uneven = counts.some((c) => c !== n);
  // A triangle gets shorter row by row; a lone number behind even rows is none of them.
  if (uneven && !(rows.length >= 3 && counts.every((c, i) => i === 0 || c < (counts[i - 1] as number)))) {
    const until = counts.findIndex((c) => c !== n);
    if (until < 2) return undefined;
    rows = rows.slice(0, until);
  }
  const start = first.piece.start;
  const end = rows.at(-1)?.cells.findLast((f) => f !== undefined)?.end ?? brief.text.length;
  const padded = (r: Run): (Figure | undefined)[] => Array.from({ length: n }, (_, k) => r.cells[k]);
  const labelled = rows.slice(1).every((r) => r.label !== undefined) && first.label !== undefined;
  const from = Math.max(0, start - 400);
  const before = brief.text.slice(from, Math.max(start, ((labelled ? first.label : undefined) ?? first.cells[0] ?? first.piece).start));
  const lists = listsIn(before, from);
  if (!labelled) {
    const placed = before.includes('/') ? [...before.matchAll(PLACED)] : [];
    const named = (across: boolean): Piece[] | undefined => {
      const m = placed.find((p) => (p[2] !== undefined) === across);
      const at = m === undefined ? 0 : from + m.index;
      return m?.[1] === undefined ? undefined : piecesAt(new Piece(m[1], at, at + m[1].length), '/');
    };
    const [top, left] = [named(true), named(false)];
    if (top?.length === n && left?.length === rows.length)
      return { columns: top, rows: rows.map((r, i) => ({ label: left[i] as Piece, figures: padded(r) })) };
    const side = lists.find((l) => l.length === rows.length);
    const over = lists.findLast((l) => l.length === n && l !== side);
    return side === undefined || over === undefined
      ? undefined
      : { columns: over, rows: rows.map((r, i) => ({ label: side[i] as Piece, figures: padded(r) })) };
  }
  const named = rows.find((r) => r.names.length === n && r.names.every((p) => p !== undefined));
  const table = (list: readonly Run[], columns: readonly (Piece | Word)[], corner?: Piece): CellsTold | undefined =>
    list.length < 2 || new Set(list.map((r) => r.label?.text)).size < list.length
      ? undefined
      : { columns, rows: list.map((r) => ({ label: r.label as Piece, figures: padded(r) })), ...(corner === undefined ? {} : { corner }) };
  if (named !== undefined) return table(rows, named.names as readonly Piece[]);
  // Currencies as columns: "USD 14, CHF -3".
  const units = first.cells.map((f) => (f === undefined || !/^\p{L}{3}$/u.test(f.unit) ? '' : f.unit));
  if (new Set(units).size === n && units.every((u) => u !== '') && rows.every((r) => r.cells.every((f, k) => f?.unit === units[k])))
    return table(
      rows,
      first.cells.map((f) => {
        const at = f === undefined ? -1 : f.text.indexOf(f.unit);
        return f === undefined || at < 0 ? new Word(' ') : cut(f, f.start + at, f.start + at + f.unit.length);
      }),
    );
  // A first row of rising numbers over rows of others heads them.
  const rising = first.cells.every((f, k) => f !== undefined && (k === 0 || f.value > (first.cells[k - 1]?.value ?? f.value)));
  const units1 = new Set(first.cells.map((f) => f?.unit));
  const below = rows.slice(1);
  const apart = units1.size === 1 && below.every((r) => r.cells.every((f) => f?.unit !== first.cells[0]?.unit));
  if (rising && below.length >= 2 && (apart || COUNTED.test(first.label?.text ?? '')))
    return table(below, first.cells as readonly Figure[], apart ? first.label : undefined);
  const over =
    lists.findLast((l) => l.length === n && l[0]?.text !== first.label?.text) ??
    [
      { text: before, from, ahead: true },
      { text: brief.text.slice(end, end + 200), from: end, ahead: false },
    ]
      .map(
        (s) =>
          headRow(brief, s.text, s.from, n) ??
          rangeOf(s.text, s.from, n) ??
          countedHead(brief, s.from, s.from + s.text.length, n) ??
          listsIn(s.text, s.from).findLast((l) => l.length === n) ??
          (s.ahead ? listedHead(s.text, s.from, n) : undefined),
      )
      .find((c) => c !== undefined);
  const counted =
    over ??
    (KINDS.some(([size, kind]) => size === n && kind.test(before)) ? Array.from({ length: n }, (_, k) => new Word(`${k + 1}`)) : undefined);
  return counted === undefined ? undefined : table(rows, counted);
}
