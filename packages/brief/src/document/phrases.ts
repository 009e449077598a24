/** Cutting phrases: at marks outside brackets, at the last "and", and without the small words at their ends. */
import { cut, type Piece } from './piece.ts';

/** Cuts at marks outside brackets; `marks` are single characters, and a comma counts only before a blank. With `and`, the last part is cut once more. */
export function piecesAt(piece: Piece, marks: string, and = false): Piece[] {
  const out: Piece[] = [];
  let depth = 0;
  let from = piece.start;
  // Most pieces hold none of the marks.
  const length = marks.length === 1 && !piece.text.includes(marks) ? 0 : piece.text.length;
  for (let i = 0; i < length; i++) {
    const c = piece.text[i] ?? '';
    if (c === '(') depth++;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.includes(c) && (c !== ',' || /\s/.test(piece.text[i + 1] ?? ' '))) {
      out.push(cut(piece, from, piece.start + i));
      from = piece.start + i + 1;
    }
  }
  out.push(cut(piece, from, piece.end));
  const parts = out.filter((p) => p.text !== '');
  const last = parts.at(-1);
  const joint = and && last !== undefined ? lastJoint(last.text) : undefined;
  if (last !== undefined && joint !== undefined) {
    const at = last.start + joint.index;
    const left = cut(last, last.start, at);
    const right = cut(last, at + joint[0].length, last.end);
    if (left.text !== '' && right.text !== '') parts.splice(-1, 1, left, right);
  }
  return parts;
}

/** "en" joins in Dutch; before a French or Spanish article it says where. */
export const AND = /\s(?:and|und|et|y|e|en(?!\s(?:el|la|los|las|un|una|unos|le|les|une|tout|cours|l['’]))|i|oraz|&)\s/gu;
/** The last "and" outside brackets; "en" joins in Dutch only, so any other goes before it. */
export function lastJoint(text: string): RegExpExecArray | undefined {
  const found: RegExpExecArray[] = [];
  let depth = 0;
  let at = 0;
  for (const match of text.matchAll(AND)) {
    for (; at < match.index; at++) depth = Math.max(0, depth + (text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0));
    if (depth === 0) found.push(match);
  }
  return found.findLast((m) => m[0].trim() !== 'en') ?? found.at(-1);
}

/** How many characters at the end are blanks or one of the marks. */
function marksAtEnd(text: string, marks: string): number {
  let n = 0;
  while (n < text.length && (marks + ' \t\n').includes(text[text.length - 1 - n] ?? '')) n++;
  return n;
}

const JOINING = /^(?:(?:[-*•–|]|\d{1,2}[.)])\s+|(?:and|und|et|y|e|oraz|then|so|also|sowie)\s+)+/iu;

/** A clause as it is said: without list mark, joining words and the marks at its ends, but with its article. */
export function clause(piece: Piece): Piece {
  const head = JOINING.exec(piece.text)?.[0].length ?? 0;
  const tail = marksAtEnd(piece.text, ':;,=–-(|');
  return head + tail >= piece.text.length ? piece : cut(piece, piece.start + head, piece.end - tail);
}

const LEADING = /^(?:(?:[-*•–|]|\d{1,2}[.)])\s+|(?:and|und|et|y|oraz|then|the|a|an|with|at|in)\s+)/iu;
const TRAILING =
  /[\s:=–\-(|]$|\s(?:is|was|are|were|of|at|to|by|with|and|has|had|in|for|from|auf|von|ist|bei|est|de|à|es|fue|è|was|jest|=|about|moves it|adds|reached)$/iu;

/** Without list marks, joining words and verbs of being at its ends. */
export function trimmed(piece: Piece): Piece {
  let p = piece;
  for (let n = 0; n < 6; n++) {
    const head = LEADING.exec(p.text)?.[0].length ?? 0;
    const tail = TRAILING.exec(p.text)?.[0].length ?? 0;
    if (head + tail === 0 || head + tail >= p.text.length) break;
    p = cut(p, p.start + head, p.end - tail);
  }
  return p;
}

/** A title as it stands: without list mark, quotes and the marks at its ends, but with its article. */
export function titled(piece: Piece): Piece {
  const head = /^(?:[\s"'“”„«»:,;–—-]|\d{1,2}[.)]\s)+/u.exec(piece.text)?.[0].length ?? 0;
  const tail = marksAtEnd(piece.text.slice(head), `"'“”„«»:,;.–—-`);
  return cut(piece, piece.start + head, piece.end - tail);
}

/** What stands between the matches of a global pattern; empty stretches are left out. */
export function splitAt(piece: Piece, marks: RegExp): Piece[] {
  const out: Piece[] = [];
  let from = piece.start;
  for (const mark of piece.text.matchAll(marks)) {
    out.push(cut(piece, from, piece.start + mark.index));
    from = piece.start + mark.index + mark[0].length;
  }
  out.push(cut(piece, from, piece.end));
  return out.filter((p) => p.text !== '');
}
