/** Names with two numbers each that place them: `Halden 3/8, Nordlys 7/9`. */
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Dot {
  readonly label: Piece;
  readonly figures: readonly Figure[];
  readonly names: readonly (Piece | undefined)[];
}

/** `Halden 3/8, Nordlys 7/9`, `Beanhouse 5 and 6`: a name and its two places. */
export function pairedIn(brief: ReadBrief): Dot[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const bare = brief.figures.filter((f) => f.unit === '' || f.unit === '%');
  let at = 0;
  return [
    ...brief.text.matchAll(
      /(?<=^|[,;:.\n]\s?|\sand\s)\s{0,2}(\p{L}[^,;:\d\n]{1,40}?)[\s(:]{1,2}([+−–-]?\d{1,3}(?:[.,]\d{1,2})?\s?%?)\s?(?:\/|x|×|and|und|et|y|e|en|i|\|)\s?([+−–-]?\d{1,3}(?:[.,]\d{1,2})?\s?%?)(?=[\s,;.)]|$)/giu,
    ),
  ]
    .slice(0, 60)
    .flatMap((m): Dot[] => {
      const end = m.index + m[0].length;
      while ((bare[at]?.end ?? end) < m.index) at++;
      const figures: Figure[] = [];
      for (let i = at; (bare[i]?.start ?? end) < end; i++) figures.push(bare[i] as Figure);
      const start = m.index + m[0].indexOf(m[1] ?? '');
      return figures.length === 2
        ? [{ label: trimmed(cut(whole, start, start + (m[1] ?? '').length)), figures, names: [undefined, undefined] }]
        : [];
    });
}

/** Between the numbers of one name: a mark, or nothing but a blank. */
const WITHIN = /^\s?(?:[,/|;:x×–-]|and|und|et|y|e|en|i)?\s?$/u;

/**
 * Names with as many numbers each: `Arko 97, 108, 4.1m. Holt 95, 97, 0.8m`, `MealCo: 3 5 3 1 4`. The numbers of a name stand side by
 * side; the name stands before them in its clause. Fewer than three such names are none.
 */
export function tuplesIn(brief: ReadBrief): Dot[] {
  if (brief.tables.some((t) => t.numeric.some(Boolean))) return [];
  const whole = new Piece(brief.text, 0, brief.text.length);
  const runs: Figure[][] = [];
  for (const f of brief.figures) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && f.start - last.end <= 5 && WITHIN.test(brief.text.slice(last.end, f.start))) run.push(f);
    else runs.push([f]);
  }
  const found = runs.flatMap((figures, i): Dot[] => {
    const [first] = figures;
    if (first === undefined || figures.length < 2) return [];
    const from = Math.max(runs[i - 1]?.at(-1)?.end ?? 0, first.start - 90);
    const before = brief.text.slice(from, first.start);
    // The name begins where its clause does.
    const at = Math.max(
      ...[...before.matchAll(/[.;,:\n!?)](?=\s)|^/gu)].map((m) => m.index + m[0].length).filter((k) => /\p{L}/u.test(before.slice(k))),
      0,
    );
    const label = trimmed(cut(whole, from + at, first.start));
    const bare = /[\s(:=]+$/u.exec(label.text);
    const name = bare === null ? label : cut(label, label.start, label.start + bare.index);
    return /\p{L}/u.test(name.text) && name.text.length <= 60 ? [{ label: name, figures, names: figures.map(() => undefined) }] : [];
  });
  const counts = new Map<number, number>();
  for (const d of found) counts.set(d.figures.length, (counts.get(d.figures.length) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return most === undefined || most[1] < 3 ? [] : found.filter((d) => d.figures.length === most[0]);
}

/** A row of numbers behind one name, as many as there are things: "Bubble = premium 310, 540, 40". */
export function rowBeside(
  brief: ReadBrief,
  dots: readonly Dot[],
): { readonly label: Piece; readonly figures: readonly Figure[] } | undefined {
  const last = dots.at(-1)?.figures.at(-1);
  if (last === undefined) return undefined;
  const own = brief.figures.filter((f) => f.start >= last.end);
  const row = own.slice(0, dots.length);
  const [first] = row;
  if (first === undefined || row.length < dots.length) return undefined;
  const close = row.every((f, i) => i === 0 || WITHIN.test(brief.text.slice((row[i - 1] as Figure).end, f.start)));
  const next = own[dots.length];
  if (!close || (next !== undefined && WITHIN.test(brief.text.slice((row.at(-1) as Figure).end, next.start)))) return undefined;
  const clause = /[^.;:,\n]*:?\s*$/u.exec(brief.text.slice(last.end, first.start))?.[0] ?? '';
  // "Size of the bubble = customers: 40, 12, 8"
  const named = clause.search(/=(?=[^=]*\p{L}[^=]*$)/u) + 1;
  const label = trimmed(cut(new Piece(brief.text, 0, brief.text.length), first.start - clause.length + named, first.start));
  return /\p{L}/u.test(label.text) ? { label, figures: row } : undefined;
}
