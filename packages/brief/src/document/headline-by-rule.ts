/** A sentence that the figures of a slide prove: a rise, a fall, or the largest of them. In doubt there is none. */
import { type Line, type NumberToken, phraseIn } from '@deckwright/source';
import type { Intent } from './document-outline.ts';
import type { TableUnit } from './units.ts';

/** Longer sentences are no headline. */
const LONGEST = 110;

/** The one figure of a cell; undefined where it has none, several, or a bound such as "about". */
function figureOf(cell: Line | undefined): NumberToken | undefined {
  const numbers = cell?.tokens.filter((t): t is NumberToken => t.kind === 'number') ?? [];
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || only.bound !== undefined || only.sign === '±') return undefined;
  return cell?.tokens.length === 1 ? only : undefined;
}

const worth = ({ value, factor }: NumberToken): number => value * factor;

/** `heading` that has figures of its own says what it means. */
export function headlineByRule(intent: Intent, { head, rows }: TableUnit, heading: Line | undefined, language: string): string | undefined {
  const [, measure] = head;
  if (head.length !== 2 || measure === undefined || measure.text === '' || rows.length < 2) return undefined;
  if (heading?.tokens.some((t) => t.kind === 'number' && !t.year) === true) return undefined;
  const figures = rows.map((row) => figureOf(row[1]));
  const found = figures.filter((f) => f !== undefined);
  if (found.length < rows.length || new Set(found.map((f) => f.unit)).size > 1) return undefined;
  const said = (i: number, column: number): string => rows[i]?.[column]?.text ?? '';
  const name = measure.text;
  const sentence = ((): string | undefined => {
    const last = rows.length - 1;
    if (intent['form'] === 'trend_chart' && isInOrder(rows)) {
      const [from, to] = [worth(found[0] as NumberToken), worth(found[last] as NumberToken)];
      if (from === to) return undefined;
      return phraseIn(language, to > from ? 'rose' : 'fell', {
        name,
        from: said(0, 1),
        start: said(0, 0),
        to: said(last, 1),
        end: said(last, 0),
      });
    }
    if (intent['form'] !== 'bar_rank_chart' || rows.some((row) => isTotal(row[0]))) return undefined;
    const values = found.map(worth);
    const most = Math.max(...values);
    const at = values.indexOf(most);
    if (most <= 0 || values.lastIndexOf(most) !== at) return undefined;
    return phraseIn(language, 'largest', { name, top: said(at, 0), value: said(at, 1) });
  })();
  return sentence === undefined || sentence.length > LONGEST ? undefined : sentence;
}

const isTotal = (cell: Line | undefined): boolean => cell?.tokens.some((t) => t.kind === 'word' && t.classes.includes('total')) ?? false;

/** Each row is of a later time than the one above. */
function isInOrder(rows: TableUnit['rows']): boolean {
  const times = rows.map(([first]) => {
    const [token] = first?.tokens ?? [];
    if (first?.tokens.length !== 1 || token === undefined) return undefined;
    return token.kind === 'period' ? token.from : token.kind === 'number' && token.year ? token.value * 366 : undefined;
  });
  return times.every((t, i) => t !== undefined && (i === 0 || t > (times[i - 1] ?? Number.POSITIVE_INFINITY)));
}
