/** What leads from one thing to another: `A -> B: orders`, rows of from and to, "A sends orders to B". */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Edge {
  readonly from: Piece;
  readonly to: Piece;
  /** What passes, in words. */
  readonly label?: Piece;
  readonly figure?: Figure;
  /** The number with the word that it counts, as written: `540 t`. */
  readonly amount?: Piece;
}

const ARROW = /\s*(?:-{1,2}\s?\[?([^\]\->\n]{1,40}?)\]?\s?-{1,2}>|→|⇒|➜|-{1,2}>|={1,2}>|>>|»)\s*|\s>\s/gu;
const MOST = 60;
const ARTICLE =
  /^(?:the|teh|our|a|an|their|its|der|die|das|den|dem|ein|eine|einen|einem|unser\p{L}*|le|la|les|un|une|notre|nos|el|los|las|una|nuestr\p{L}*|il|lo|gli|i|o|os|as|um|uma|nossa?|het|de|een|onze|nasz\p{L}*)\s|^l['’]/iu;

/** Without article, list mark and joining words. */
export function thing(piece: Piece): Piece {
  let p = trimmed(piece);
  const quoted = /^["“„«](.+)["”“»]$/u.exec(p.text);
  if (quoted?.[1] !== undefined) p = cut(p, p.start + 1, p.end - 1);
  const head = ARTICLE.exec(p.text)?.[0].length ?? 0;
  return head < p.text.length ? cut(p, p.start + head, p.end) : p;
}

export const isThing = (p: Piece): boolean => /[\p{L}\d]/u.test(p.text) && p.text.length <= MOST;

/** One piece for each name, so that a thing has one spelling: the first. */
export function naming(): (p: Piece) => Piece {
  const known = new Map<string, Piece>();
  return (p) => {
    const key = p.text.toLowerCase();
    const first = known.get(key) ?? p;
    known.set(key, first);
    return first;
  };
}

/** The number with a short word behind it that is its unit: `540 t`, `12 GWh`. */
export function amountOf(text: string, f: Figure): Piece {
  const unit =
    f.unit === ''
      ? /^\s(?:t|kt|mt|kg|g|gwh|mwh|kwh|twh|mw|gw|kw|l|hl|m3|m²|km|pj|tj|h|hours?|people|fte|units?|tonnes?|tons?|stück|personen|kunden|litres?)(?![\p{L}\p{N}])/iu.exec(
          text.slice(f.end, f.end + 12),
        )
      : null;
  const end = f.end + (unit?.[0].length ?? 0);
  return new Piece(text.slice(f.start, end), f.start, end);
}

/** Target, figure and label of what stands right of an arrow: `Payroll 58m`, `ERP: orders`, `ERP (orders)`, `58 Payroll`. */
function target(part: Piece, figures: readonly Figure[], text: string): Omit<Edge, 'from'> | undefined {
  const stop = /[.!](?=\s|$)/.exec(part.text);
  let rest = stop === null ? part : cut(part, part.start, part.start + stop.index);
  const figure = figures.find((f) => f.start >= rest.start && f.end <= rest.end && !f.year);
  let amount: Piece | undefined;
  let label: Piece | undefined;
  if (figure !== undefined) {
    amount = amountOf(text, figure);
    const before = trimmed(cut(rest, rest.start, figure.start));
    const after = trimmed(cut(rest, amount.end, rest.end));
    rest = /\p{L}/u.test(before.text) ? before : after;
    if (/[(:]\s*$/.test(rest.text)) rest = cut(rest, rest.start, rest.end - 1);
  } else {
    const mark = /\s?(?::\s|\s\(|\s[–—-]\s|,\s)/u.exec(rest.text);
    if (mark !== null && mark.index > 0) {
      const tail = cut(rest, rest.start + mark.index + mark[0].length, rest.end);
      label = trimmed(/\)$/.test(tail.text) && mark[0].includes('(') ? cut(tail, tail.start, tail.end - 1) : tail);
      rest = cut(rest, rest.start, rest.start + mark.index);
    }
  }
  const to = thing(rest);
  return isThing(to)
    ? {
        to,
        ...(figure === undefined ? {} : { figure }),
        ...(amount === undefined ? {} : { amount }),
        ...(label === undefined || !isThing(label) ? {} : { label }),
      }
    : undefined;
}

/** Lines and clauses with arrows; `A -> B -> C` gives two. */
function arrowEdges(brief: ReadBrief): Edge[] {
  const out: Edge[] = [];
  let at = 0;
  const next = (p: Piece): Figure[] => {
    while (at > 0 && (brief.figures[at - 1]?.start ?? -1) >= p.start) at--;
    while ((brief.figures[at]?.start ?? Number.POSITIVE_INFINITY) < p.start) at++;
    const own: Figure[] = [];
    for (let i = at; (brief.figures[i]?.start ?? Number.POSITIVE_INFINITY) < p.end; i++) own.push(brief.figures[i] as Figure);
    return own;
  };
  for (const line of brief.lines) {
    if (!/[>→⇒➜»]/u.test(line.piece.text)) continue;
    for (const clause of piecesAt(line.piece, ';')) {
      const parts = piecesAt(clause, ',');
      // A comma parts edges only where every part has its arrow: `A -> B, C -> D`.
      const alone = parts.length > 1 && parts.every((p) => [...p.text.matchAll(ARROW)].length > 0) ? parts : [clause];
      for (const part of alone) {
        const marks = [...part.text.matchAll(ARROW)].slice(0, 20);
        const first = marks[0];
        if (first === undefined) continue;
        let from = cut(part, part.start, part.start + first.index);
        const colon = Math.max(from.text.lastIndexOf(': '), from.text.lastIndexOf('. '));
        const lead = colon < 0 ? undefined : from;
        if (colon >= 0) from = cut(from, from.start + colon + 1, from.end);
        let left = thing(from);
        const own = next(part);
        // `Subscriptions 74m -> Cash pool`: the number stands at the source.
        const atSource = own.find(
          (f) => !f.year && f.start >= left.start && f.end <= left.end && f.end < left.end + 1 && f.start > left.start,
        );
        if (atSource !== undefined) left = thing(cut(left, left.start, atSource.start));
        if (!isThing(left)) continue;
        for (const [i, m] of marks.entries()) {
          const end = marks[i + 1] === undefined ? part.end : part.start + (marks[i + 1]?.index ?? 0);
          const right = target(cut(part, part.start + m.index + m[0].length, end), own, brief.text);
          if (right === undefined) break;
          const over = m[1] === undefined || m[1].trim() === '' ? undefined : m[1];
          const overAt = over === undefined ? 0 : part.start + m.index + m[0].indexOf(over);
          const figure = right.figure ?? (i === 0 ? atSource : undefined);
          out.push({
            ...right,
            from: left,
            ...(figure === undefined ? {} : { figure, amount: right.amount ?? amountOf(brief.text, figure) }),
            ...(over === undefined ? {} : { label: trimmed(new Piece(over, overAt, overAt + over.length)) }),
          });
          left = right.to;
        }
        if (lead !== undefined && out.length > 200) return out;
      }
    }
  }
  return out;
}

const FROM = /^(?:from|source|sender|von|quelle|absender|de|source|émetteur|origen|desde|da|origine|van|bron|z|od|źródło)$/iu;
const TO = /^(?:to|target|receiver|destination|nach|an|ziel|empfänger|vers|à|destino|hacia|a|verso|para|naar|doel|do|cel)$/iu;

/** Tables whose columns are from, to and what or how much. */
function tableEdges(brief: ReadBrief): Edge[] {
  return brief.tables.flatMap((t) => {
    const to = t.head.findIndex((h) => TO.test(h.text));
    if (t.corner === undefined || !FROM.test(t.corner.text) || to < 0) return [];
    return t.rows.flatMap((r): Edge[] => {
      const end = r.cells[to]?.piece;
      if (end === undefined || !isThing(end) || !isThing(r.label)) return [];
      const others = r.cells.filter((_, k) => k !== to);
      const counted = others.find((c) => c.figure !== undefined && c.piece.text.length <= c.figure.text.length + 8);
      const said = others.find((c) => c !== counted && /\p{L}/u.test(c.piece.text));
      return [
        {
          from: r.label,
          to: end,
          ...(counted?.figure === undefined ? {} : { figure: counted.figure, amount: counted.piece }),
          ...(said === undefined ? {} : { label: said.piece }),
        },
      ];
    });
  });
}

/** Edges that are drawn with arrows or set in a table. */
export function edgesOf(brief: ReadBrief): Edge[] {
  const drawn = arrowEdges(brief);
  return drawn.length > 0 ? drawn : tableEdges(brief);
}
