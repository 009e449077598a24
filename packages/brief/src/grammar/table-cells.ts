/** Cells of tables, and the units that heads of columns name. */
import {
  type Dimension,
  type Line,
  lexiconOf,
  type NumberToken,
  type PeriodToken,
  type Phrase,
  type Token,
  type WordToken,
} from '@deckwright/source';
import { closedIn, isAmount, isMark, isOf, phraseOf } from './pattern.ts';

export type Kind = 'amount' | 'period' | 'span' | 'mark' | 'text' | 'empty';

export interface Cell {
  readonly line: Line;
  readonly kind: Kind;
  readonly value?: NumberToken;
  readonly periods: readonly PeriodToken[];
  readonly mark?: WordToken;
}

const isNothing = (line: Line): boolean => line.tokens.every((t) => t.kind === 'mark');

/** `4.3/5`: a score with the end of its scale. */
function scoreIn({ text }: Line, [first, slash, end, ...rest]: readonly Token[]): NumberToken | undefined {
  if (!isAmount(first) || !isAmount(end) || !isMark(slash, '/') || first.unit !== '' || rest.length > 0) return undefined;
  return { ...first, text, end: end.end, unit: `/${end.text}` };
}

/** What a cell holds as a whole. */
export function cellOf(line: Line): Cell {
  const tokens = line.tokens.filter((t) => !isMark(t, '().'));
  const none = { line, periods: [] };
  if (isNothing(line)) return { ...none, kind: 'empty' };
  const [first, second, third] = tokens;
  if (tokens.length === 1 && isAmount(first)) return { ...none, kind: 'amount', value: first };
  if (tokens.length === 1 && first?.kind === 'number' && first.year) return { ...none, kind: 'amount', value: first };
  if (tokens.length === 1 && first?.kind === 'period') return { ...none, kind: 'period', periods: [first] };
  if (tokens.length === 3 && first?.kind === 'period' && third?.kind === 'period' && (isMark(second, '-') || isOf(second, 'to')))
    return { ...none, kind: 'span', periods: [first, third] };
  const score = scoreIn(line, tokens);
  if (score !== undefined) return { ...none, kind: 'amount', value: score };
  const mark = tokens.length === 1 ? closedIn(first) : undefined;
  if (mark !== undefined) return { ...none, kind: 'mark', mark };
  return { ...none, kind: 'text' };
}

/** What the figures under a title count: its words, what they are, and how many one stands for. */
export interface HeadUnit {
  readonly unit: string;
  readonly dimension: Dimension;
  readonly factor: number;
}

/** A title over figures: `Sales (€m)` names their unit in its bracket, `Elongation %` and `Sales in EUR m` behind its name, `€/t` alone. */
export function unitIn(head: Line, language: string): { readonly name: Phrase; readonly unit?: HeadUnit } {
  const { tokens } = head;
  const open = tokens.findIndex((t) => isMark(t, '('));
  const close = tokens.findIndex((t) => isMark(t, ')'));
  // `(1-10)` and `(2024)` are no units.
  const isTold = tokens.slice(open + 1, close).some((t) => t.kind === 'number' || t.kind === 'period');
  if (open > 0 && close > open + 1 && isTold) return { name: head };
  if (open > 0 && close > open + 1) {
    const inside = head.text.slice(head.text.indexOf('(') + 1, head.text.indexOf(')'));
    return { name: nameOf(head, open), unit: headUnit(inside, tokens.slice(open + 1, close), language) };
  }
  let from = tokens.length;
  while (from > 0 && counts(tokens[from - 1] as Token, language)) from--;
  const unit = tokens.slice(from);
  // `Cost per t` is a name, and so is `vs last month`.
  const isTime = unit.some((t) => lexiconOf(language).units.get(t.text) === 'time') && !isOf(tokens[from - 1], 'in');
  if (isJoint(unit[0]) || isTime) return { name: head };
  const isMoney = unit.some((t) => t.text === '%' || currencyOf(t, language));
  // `kt CO2 saved`, `EUR per t avoided`: what is counted is the whole of it.
  const lead = unit.length > 0 ? 0 : tokens.findIndex((t) => !counts(t, language));
  if (lead > 0 && !isJoint(tokens[lead - 1]) && !isJoint(tokens[0]))
    return { name: head, unit: headUnit(head.text, tokens.slice(0, lead), language) };
  if (unit.length === 0 || (from === 0 && !isMoney)) return { name: head };
  let to = from;
  while (to > 0 && (isMark(tokens[to - 1], ',-') || isOf(tokens[to - 1], 'in'))) to--;
  const text = head.text.slice((unit[0] as Token).start - head.start);
  const name = to === 0 ? { text: '', start: head.start, end: head.start } : nameOf(head, to);
  return { name, unit: headUnit(text, unit, language) };
}

const currencyOf = ({ text }: Token, language: string): boolean => lexiconOf(language).currencies.has(text.toLowerCase());

const isJoint = (token: Token | undefined): boolean => isMark(token, '/') || isOf(token, 'per');

/** A part of a unit: `EUR`, `m`, `%`, `kt`, `CO2`; `per` and `/` between them. */
function counts(token: Token, language: string): boolean {
  const { units, scales } = lexiconOf(language);
  const bare = token.text.replace('.', '');
  const isScale = scales.has(bare.toLowerCase()) && (bare.length > 1 || bare === bare.toLowerCase());
  return (
    token.text === '%' || currencyOf(token, language) || units.has(token.text) || isScale || isJoint(token) || token.text.startsWith('CO2')
  );
}

function headUnit(unit: string, tokens: readonly Token[], language: string): HeadUnit {
  const { units, scales } = lexiconOf(language);
  const known = units.get(unit.trim());
  const isMoney = tokens.some((t) => currencyOf(t, language));
  const isRatio = tokens.some(isJoint);
  const scale = isMoney || tokens.length === 1 ? tokens.flatMap((t) => scales.get(t.text.replace('.', '').toLowerCase()) ?? []) : [];
  const dimension = unit.includes('%') ? 'share' : known !== undefined ? known : isMoney && !isRatio ? 'money' : 'count';
  return { unit: unit.trim(), dimension: dimension as Dimension, factor: dimension === 'money' ? (scale[0] ?? 1) : 1 };
}

/** The first words of a title. */
function nameOf(head: Line, to: number): Phrase {
  const name = phraseOf(head.text, shifted(head.tokens, -head.start), 0, to);
  return { text: name.text, start: name.start + head.start, end: name.end + head.start };
}

const shifted = (tokens: readonly Token[], by: number): readonly Token[] =>
  tokens.map((t) => ({ ...t, start: t.start + by, end: t.end + by }));
