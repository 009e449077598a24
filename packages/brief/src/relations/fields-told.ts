/** Rows of fields told one after the other, whatever parts them: "Mailforge, Ireland, alerts. Pagerly (US) calls", "Unit 4; 1998; yes / Mill Lane; 1931; no", "KX19 van 84,200 02/26". */
import { clause, piecesAt, splitAt } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';

export interface FieldsTold {
  readonly head?: readonly Piece[];
  /** Each as long as the others; undefined where a row says less. */
  readonly rows: readonly (readonly (Piece | undefined)[])[];
  /** How many rows have as many fields as the table has columns. */
  readonly even?: number;
}

const NO_CUES: ReadonlySet<string> = new Set();
const MOST_TEXT = 3_000;
const MOST_ROW = 200;
const MOST_FIELD = 64;
const MARKS = /\s[–—-]\s|:\s|;\s?|,\s|\s\|/gu;
const AND_BRACKETS = /\s[–—-]\s|:\s|;\s?|,\s|\s\||\s\((?=[^()]{1,60}\))|\)[,\s]?/gu;
const PARTED = /[,;:|(]|\s[–—-]\s/u;
const WORDED = /[\p{L}\d]/u;

const bare = (p: Piece): Piece => (/[.!]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p);

/** The fields of a row: at semicolons where it has them, else at commas, dashes, a colon, and at brackets where `marks` says so. */
function fieldsIn(segment: Piece, marks: RegExp): Piece[] {
  const strong = piecesAt(segment, ';');
  // What stands in brackets is no field of its own, or all of them are.
  const held =
    marks === MARKS && segment.text.includes('(') ? segment.text.replaceAll(/\([^()]*\)/gu, (m) => '_'.repeat(m.length)) : undefined;
  const cuts = held === undefined ? [] : splitAt(new Piece(held, segment.start, segment.end), marks);
  const parts = strong.length >= 2 ? strong : held === undefined ? splitAt(segment, marks) : cuts.map((c) => cut(segment, c.start, c.end));
  return parts.map((p) => clause(bare(p))).filter((p) => WORDED.test(p.text));
}

/** A list of `n` names without numbers, in brackets, between strokes or behind a colon. */
export function headIn(text: string, from: number, n: number): Piece[] | undefined {
  const whole = new Piece(text, from, from + text.length);
  const stretches = [
    ...[...text.matchAll(/\(([^()\n]{5,200})\)/gu)].map((m) => cut(whole, from + m.index + 1, from + m.index + m[0].length - 1)),
    ...splitAt(whole, /[:.\n](?=\s|$)|\s[–—]\s/gu),
  ];
  for (const stretch of stretches.toReversed())
    for (const mark of [';', '/', '|', ',']) {
      if (!stretch.text.includes(mark)) continue;
      const names = piecesAt(stretch, mark, mark === ',').map(clause);
      if (names.length === n && names.every((p) => /\p{L}{2}/u.test(p.text) && p.text.length <= 30 && p.text.split(/\s/).length <= 4))
        return names;
    }
  return undefined;
}

/** What is said to nobody but the slide's maker, or to its reader in a whole sentence. */
const isTalk = (p: Piece): boolean => ['request', 'greeting', 'look', 'aside'].includes(voiceOf(p.text, NO_CUES));

/** Stretches that could be rows, one way of cutting at a time. */
function waysOf(brief: ReadBrief): Piece[][] {
  const own = brief.sentences.filter(
    (s) => s.text.length <= 1_200 && !brief.tables.some((t) => s.start >= t.piece.start && s.end <= t.piece.end),
  );
  const ways = [own];
  for (const s of own) {
    const lead = /:\s/.exec(s.text);
    const body = lead === null ? s : cut(s, s.start + lead.index + lead[0].length, s.end);
    for (const mark of [/\s[/|]\s/gu, /;\s?/gu]) {
      const parts = splitAt(body, mark);
      if (parts.length >= 3) ways.push(parts);
    }
  }
  return ways;
}

const mode = (counts: readonly number[]): number =>
  [...new Set(counts)].sort((a, b) => counts.filter((c) => c === b).length - counts.filter((c) => c === a).length || b - a)[0] ?? 0;

/** To one width: surplus fields at the front are one, a row that says less is left open at its end. */
function toWidth(fields: readonly Piece[], width: number, whole: Piece): (Piece | undefined)[] {
  const surplus = fields.length - width;
  const [first] = fields;
  const last = fields[surplus];
  const joined =
    surplus > 0 && first !== undefined && last !== undefined ? [cut(whole, first.start, last.end), ...fields.slice(surplus + 1)] : fields;
  return Array.from({ length: width }, (_, k) => joined[k]);
}

/** `KX19 LLP van 84,200 02/26`: under a head of four, the last three words are fields, and what stands before them is one. */
function spaced(brief: ReadBrief, segments: readonly Piece[]): FieldsTold | undefined {
  if (segments.filter((s) => /\d\S*\s+(?:\S+\s+)?\S*\d/u.test(s.text)).length < 3) return undefined;
  for (let n = 3; n <= 8; n++) {
    const at = segments.findIndex((s, i) => i > 0 && (s.text.match(/\d/g) ?? []).length >= 2);
    const first = segments[at];
    if (first === undefined) return undefined;
    const from = Math.max(0, first.start - 300);
    const head = headIn(brief.text.slice(from, first.start), from, n);
    if (head === undefined) continue;
    const rows = segments.slice(at).map((s) => {
      const words = splitAt(bare(s), /\s+/gu);
      const label = words.slice(0, words.length - n + 1);
      const [one, two] = [label[0], label.at(-1)];
      return one === undefined || two === undefined ? [] : [cut(s, one.start, two.end), ...words.slice(words.length - n + 1)];
    });
    const full = rows.filter((r) => r.length === n && r.slice(1).filter((p) => /\d/.test(p.text)).length * 2 >= n - 1);
    if (full.length >= 3 && full.length === rows.length && full.every((r) => (r[0]?.text.length ?? 0) <= 40))
      return { head, rows: full, even: full.length };
  }
  return undefined;
}

function rowsIn(brief: ReadBrief, way: readonly Piece[], marks: RegExp, asked: boolean): FieldsTold | undefined {
  const cutUp = way.map((segment) => ({ segment, fields: fieldsIn(segment, marks) }));
  const wide = cutUp.filter((r) => r.fields.length >= 2);
  const width = mode(wide.map((r) => r.fields.length));
  if (wide.length < 3 || width < 2 || width > 8) return undefined;
  // What says less at either end introduces the rows, or is a remark.
  const [from, to] = [
    cutUp.findIndex((r) => r.fields.length >= width),
    cutUp.findLastIndex((r) => r.fields.length >= width - 1 && r.fields.length >= 2),
  ];
  const list = cutUp.slice(from, to + 1).filter((r) => r.fields.length >= 2 || asked);
  const [one] = list;
  if (one === undefined) return undefined;
  // The first row may stand behind what introduces them all; where each has a colon, it parts the name.
  const opener = /^[^,;]{1,60}?(:|\s[–—-])\s/u.exec(one.segment.text);
  const alike = opener === null ? 0 : list.filter((r) => /^[^,;]{1,60}?(:|\s[–—-])\s/u.exec(r.segment.text)?.[1] === opener[1]).length;
  const opens =
    one.fields.length === width + 1 && opener !== null && (alike * 2 < list.length || (one.fields[0]?.text.split(/\s/).length ?? 0) >= 4);
  const rows = list.map((r) => (r === one && opens ? { ...r, fields: r.fields.slice(1) } : r));
  const start = rows[0]?.fields[0]?.start ?? 0;
  const back = Math.max(0, start - 300);
  const head = headIn(brief.text.slice(back, start), back, width);
  const even = rows.filter((r) => r.fields.length === width).length;
  if (rows.length < 3 || even * 2 < rows.length || rows.some((r) => r.fields.some((f) => f.text.length > MOST_FIELD))) return undefined;
  if (!asked && (even < rows.length || (head === undefined && width < 3))) return undefined;
  return { ...(head === undefined ? {} : { head }), rows: rows.map((r) => toWidth(r.fields, width, r.segment)), even };
}

/**
 * Rows of fields, three or more. Rows of different widths are read only where `asked`: somebody asks for a list or names its columns.
 * Linear in a text of bounded length.
 */
export function fieldsTold(brief: ReadBrief, asked: boolean): FieldsTold | undefined {
  if (brief.text.length > MOST_TEXT) return undefined;
  let best: FieldsTold | undefined;
  for (const way of waysOf(brief)) {
    const close = spaced(brief, way);
    if (close !== undefined && close.rows.length > (best?.rows.length ?? 2)) best = close;
    // Three rows have three marks at least; only then it is worth asking what is talk.
    if (way.filter((s) => PARTED.test(s.text)).length < 3) continue;
    const segments = way.filter((s) => s.text.length <= MOST_ROW && !isTalk(s));
    for (const marks of brief.text.includes('(') ? [MARKS, AND_BRACKETS] : [MARKS]) {
      const told = rowsIn(brief, segments, marks, asked);
      if (
        told !== undefined &&
        (told.rows.length > (best?.rows.length ?? 2) || (told.rows.length === best?.rows.length && (told.even ?? 0) > (best.even ?? 0)))
      )
        best = told;
    }
  }
  return best;
}
