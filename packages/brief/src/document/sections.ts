/** Keyed parts of a brief: headings with their lists, `key: a, b, c`, and words that open a part of running text. */
import type { TextLine } from './lines.ts';
import { piecesAt, trimmed } from './phrases.ts';
import { cut, type Piece } from './piece.ts';

export interface Entry {
  /** As it stands, without its list mark. */
  readonly piece: Piece;
  /** What stands before a dash, a colon or a bracket; else the whole. */
  readonly label: Piece;
  readonly detail?: Piece;
  /** Lines below it that are indented further. */
  readonly below: readonly Entry[];
  readonly numbered: boolean;
}

export interface Section {
  readonly key?: Piece;
  readonly entries: readonly Entry[];
}

const DETAIL = /(?:\s[–—-]{1,2}\s|:\s|\s\((?=[^()]*\)$)|\s(?:->|→|=>)\s)/u;

/** Label and detail of a line: `Pilot – two depots`, `Pilot: two depots`, `Pilot (two depots)`. */
export function entryOf(piece: Piece, below: readonly Entry[] = [], numbered = false): Entry {
  const bare = piece.text.endsWith(':') ? cut(piece, piece.start, piece.end - 1) : piece;
  const match = DETAIL.exec(bare.text);
  if (match === null || match.index > 80 || match.index === 0) return { piece: bare, label: bare, below, numbered };
  const bracket = match[0].includes('(');
  const detail = cut(bare, bare.start + match.index + match[0].length, bracket ? bare.end - 1 : bare.end);
  const label = cut(bare, bare.start, bare.start + match.index);
  return detail.text === '' ? { piece: bare, label, below, numbered } : { piece: bare, label, detail, below, numbered };
}

const marked = (line: TextLine | undefined): boolean => line !== undefined && (line.mark === 'bullet' || line.mark === 'number');

/** `Why do nurses leave? - pay (…) - workload (…) - leadership (…)`: three things or more behind dashes in one line. */
function dashedIn(line: Piece): { key?: Piece; entries: Entry[] } | undefined {
  if (line.text.length > 1_000) return undefined;
  const marks: number[] = [];
  let depth = 0;
  for (const m of line.text.matchAll(/[()]|\s[–—•*-](?=\s+\p{L})/gu)) {
    if (m[0] === '(') depth++;
    else if (m[0] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) marks.push(m.index);
  }
  // `Plan - build - run` has no more dashes than a title with an aside.
  if (marks.length < 3 || marks.length > 20) return undefined;
  const entries = marks.map((at, i) =>
    entryOf(cut(line, line.start + at + 2, i + 1 < marks.length ? line.start + (marks[i + 1] ?? 0) : line.end)),
  );
  const key = cut(line, line.start, line.start + (marks[0] ?? 0));
  return entries.every((e) => /\p{L}{2}/u.test(e.piece.text)) && /\p{L}{2}/u.test(key.text)
    ? { key: /[:–—-]$/.test(key.text) ? cut(key, key.start, key.end - 1) : key, entries }
    : undefined;
}

/** Headings with what is listed under them; lists without a heading have no key. */
export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const out: { key?: Piece; entries: Entry[] }[] = [];
  let open: { key?: Piece; entries: Entry[] } | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as TextLine;
    const next = lines[i + 1];
    const list = marked(line);
    const heads =
      line.mark === 'heading' ||
      (/:$/.test(line.piece.text) && (!list || (marked(next) && (next as TextLine).indent > line.indent && open === undefined))) ||
      (!list && marked(next) && line.piece.text.length <= 120);
    const dashed = line.mark === 'none' && !marked(next) ? dashedIn(line.piece) : undefined;
    if (dashed !== undefined) {
      out.push(dashed);
      open = undefined;
      continue;
    }
    if (heads) {
      const key = line.piece.text.endsWith(':') ? cut(line.piece, line.piece.start, line.piece.end - 1) : line.piece;
      open = { key, entries: [] };
      out.push(open);
      continue;
    }
    if (list) {
      const below: Entry[] = [];
      let k = i + 1;
      for (; k < lines.length && marked(lines[k]) && (lines[k] as TextLine).indent > line.indent; k++)
        below.push(entryOf((lines[k] as TextLine).piece, [], (lines[k] as TextLine).mark === 'number'));
      if (open === undefined) {
        open = { entries: [] };
        out.push(open);
      }
      open.entries.push(entryOf(line.piece, below, line.mark === 'number'));
      i = k - 1;
      continue;
    }
    // Plain lines below a heading, one thing each.
    if (
      open?.key !== undefined &&
      !line.opens &&
      line.piece.text.length <= 160 &&
      (open.entries.length > 0 ||
        lines[i - 1]?.piece.end === undefined ||
        /:$/.test(lines[i - 1]?.whole.text ?? '') ||
        lines[i - 1]?.mark === 'heading')
    ) {
      open.entries.push(entryOf(line.piece));
      continue;
    }
    open = undefined;
  }
  return out.filter((s) => s.entries.length > 0);
}

const JOIN =
  /^(?:[\s:=*–—-]|\b(?:are|is|were|was|include|includes|including|being|sind|ist|son|es|sont|est|sono|è|são|é|zijn|są|to|of|on|in|we have|we see|would be|for us|that|wären|seraient|serían|sarebbero|seriam|zouden zijn)\b)+/iu;
const END = /(?:[\s,;:(*–—-]|\b(?:and|und|et|y|e|en|oraz|while|but|our|the|its|with|as|for)\b)+$/iu;

/**
 * Parts of running text by the words that open them: `strengths are brand and cash; weaknesses high cost`.
 * Each key counts once; a part ends where the next begins, or with its paragraph where `toParagraph` is set, else with the text.
 * @param keys one global, case-insensitive expression a key
 */
export function keyedParts<K extends string>(
  text: Piece,
  keys: Readonly<Record<K, RegExp>>,
): Partial<Record<K, { readonly key: Piece; readonly body: Piece }>> {
  const found: { key: K; start: number; end: number }[] = [];
  for (const key of Object.keys(keys) as K[]) {
    let best: { start: number; end: number } | undefined;
    for (const match of text.text.matchAll(keys[key])) {
      const start = text.start + match.index;
      const end = start + match[0].length;
      // A colon or a line's beginning makes a key more surely than a word in a sentence.
      const sure = /^\s*\**\s*[:–—-]/.test(text.text.slice(match.index + match[0].length, match.index + match[0].length + 4));
      if (best === undefined) best = { start, end };
      if (sure) {
        best = { start, end };
        break;
      }
    }
    if (best !== undefined) found.push({ key, ...best });
  }
  found.sort((a, b) => a.start - b.start);
  const out: Partial<Record<K, { key: Piece; body: Piece }>> = {};
  for (const [i, f] of found.entries()) {
    const until = found[i + 1]?.start ?? text.end;
    if (f.end > until) continue;
    let body = cut(text, f.end, until);
    const head = JOIN.exec(body.text)?.[0].length ?? 0;
    body = cut(body, body.start + head, body.end);
    const tail = END.exec(body.text)?.[0].length ?? 0;
    if (tail < body.text.length) body = cut(body, body.start, body.end - tail);
    out[f.key] = { key: cut(text, f.start, f.end), body };
  }
  return out;
}

/** A part as its single things: lines where it has lines, else at semicolons, else at commas and the last "and". */
export function thingsIn(body: Piece): Piece[] {
  const lines = piecesAt(body, '\n');
  const cells = lines.length > 1 ? lines : piecesAt(body, '\t|');
  const parts = cells.length > 1 ? cells : piecesAt(body, ';');
  const items = parts.length > 1 ? parts : piecesAt(body, ',', true);
  return items
    .map((p) => trimmed(p))
    .flatMap((p) => {
      const bare = /[.!]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p;
      return /[\p{L}\d]/u.test(bare.text) ? [bare] : [];
    });
}

/** A part as its clauses: lines, else sentences and what semicolons part. */
export function clausesIn(body: Piece): Piece[] {
  return piecesAt(body, '\n;').flatMap((line) => {
    const out: Piece[] = [];
    let from = line.start;
    for (const m of line.text.matchAll(/[.!?]\s+(?=[\p{Lu}\d])/gu)) {
      out.push(cut(line, from, line.start + m.index));
      from = line.start + m.index + m[0].length;
    }
    out.push(cut(line, from, line.end));
    return out.map((p) => trimmed(/[.]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p)).filter((p) => /[\p{L}\d]/u.test(p.text));
  });
}
