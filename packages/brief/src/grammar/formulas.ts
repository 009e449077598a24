/** Formulas as a tree: "ROCE 14.4 % = margin 9.0 % × turnover 1.6. Margin is gross margin 34 % minus overhead 25 %". */
import type { NumberToken, Phrase, Token } from '@deckwright/source';
import type { Item, Series } from './items.ts';
import { isAmount, isMark, isOf, phraseOf } from './pattern.ts';
import { type Stretch, splitAt } from './splits.ts';

const SIGNS = [['+', '+', 'plus'], ['-', '-−', 'minus'], ['x', '×*x', 'times'], ['/', '÷', 'divided']] as const; // biome-ignore format: a table
/** How far a result may be from what its parts give, by rounding. */
const SLACK = 0.02;

export interface Formula {
  readonly whole: Item;
  readonly parts: readonly Item[];
  readonly tokens: Stretch;
}

const signOf = (t: Token | undefined): string | undefined =>
  t?.kind === 'number'
    ? undefined
    : SIGNS.find(([, marks, cls]) => t !== undefined && (isOf(t, cls) || (t.text.length === 1 && marks.includes(t.text))))?.[0];

/** `1.2m x`, `800 times`: a number and the sign behind it. */
const withSigns = (tokens: Stretch): Stretch =>
  tokens.flatMap((t): Stretch => {
    const blank = t.text.lastIndexOf(' ');
    if (!isAmount(t) || t.dimension !== 'multiple' || blank < 0) return [t];
    const [text, by] = [t.text.slice(0, blank), t.text.slice(blank + 1)];
    const start = t.end - by.length;
    const unit = t.unit.slice(0, t.unit.length - by.length).trim();
    return [
      { ...t, unit, text, end: start - 1, dimension: 'count' },
      { kind: 'mark', mark: 'x', text: 'x', start, end: t.end },
    ];
  });

/** A name with its number before or behind it, or without one. */
function termOf(source: string, tokens: Stretch): Item | undefined {
  const bare = tokens.filter((t) => !isMark(t, '()=,.') && !isOf(t, 'each'));
  const words = bare.filter((t) => !isAmount(t));
  const values = bare.filter(isAmount);
  const [from, to] = [words.findIndex((t) => !isOf(t, 'the', 'is', 'of', 'from', 'to')), words.length];
  const [first, last] = [words[from], words.at(-1)];
  if (first === undefined || last === undefined || values.length > 1) return undefined;
  if (values.some((v) => v.start > first.start && v.end < last.end) || words.some((t) => t.kind === 'mark' && t.mark !== '-'))
    return undefined;
  const label = phraseOf(source, words, from, to);
  return { type: 'value', label, values, periods: [], marks: [], notes: [], items: [], start: label.start, end: label.end };
}

/** The formulas of a sentence, one a clause; undefined where a clause is none. */
export function formulasIn(source: string, sentence: Stretch): readonly Formula[] | undefined {
  const out: Formula[] = [];
  if (!sentence.some((t) => signOf(t) !== undefined || (isAmount(t) && t.dimension === 'multiple'))) return undefined;
  for (const clause of splitAt(sentence, (t) => isMark(t, ';'))) {
    const tokens = withSigns(clause);
    const signs = tokens.flatMap((t, i) => (i > 0 && i < tokens.length - 1 ? (signOf(t) ?? []) : []));
    const at = tokens.findIndex((t) => signOf(t) !== undefined);
    const equals = tokens.findLastIndex((t, i) => i < at && (isMark(t, '=:') || isOf(t, 'is', 'from')));
    const colon = tokens.findLastIndex((t, i) => i < equals && isMark(t, ':'));
    // A dash takes away only where a sign says that the rest is equal.
    const isSure = isMark(tokens[equals], '=') || !tokens.some((t, i) => i > equals && t.kind === 'mark' && '-+/'.includes(t.mark));
    const whole = equals < 1 || !isSure || tokens.some((t) => isMark(t, ',')) ? undefined : termOf(source, tokens.slice(colon + 1, equals));
    const parts = splitAt(tokens.slice(equals + 1), (t) => signOf(t) !== undefined).map((t) => termOf(source, t));
    const [sign] = signs;
    if (whole === undefined || sign === undefined || signs.some((s) => s !== sign) || parts.length !== signs.length + 1) return undefined;
    if (parts.some((p) => p === undefined)) return undefined;
    const mark = tokens[at] as Token;
    out.push({
      whole: { ...whole, text: { text: sign, start: mark.start, end: mark.end } },
      parts: parts as Item[],
      tokens: clause.filter((t) => t.start >= (tokens[colon + 1] as Token).start),
    });
  }
  return out;
}

const worth = ([v]: readonly NumberToken[]): number =>
  v === undefined ? Number.NaN : (v.value * v.factor) / (v.dimension === 'share' ? 100 : 1);
const nameOf = (item: Item): string => item.label?.text.toLowerCase() ?? '';

/** Whether the numbers of a formula, where all are there, give what it says. */
function holds({ whole, parts }: Formula): boolean {
  const [first = 0, ...rest] = parts.map((p) => worth(p.values));
  const sign = whole.text?.text;
  const made = rest.reduce((n, v) => (sign === '+' ? n + v : sign === '-' ? n - v : sign === 'x' ? n * v : n / v), first);
  const told = worth(whole.values);
  return Number.isNaN(made) || Number.isNaN(told) || Math.abs(made - told) <= Math.abs(told) * SLACK;
}

/** All formulas as one tree, whose root no other takes part in; undefined where they are not one, or do not hold. */
export function treeOf(formulas: readonly Formula[]): Series | undefined {
  const isOfName = (part: Item, { whole }: Formula): boolean =>
    nameOf(part) === nameOf(whole) || nameOf(part).endsWith(` ${nameOf(whole)}`) || nameOf(whole).endsWith(` ${nameOf(part)}`);
  const roots = formulas.filter((f) => !formulas.some((o) => o !== f && o.parts.some((p) => isOfName(p, f))));
  const [root] = roots;
  if (root === undefined || roots.length > 1 || !formulas.every(holds)) return undefined;
  let used = 0;
  const grown = (item: Item, f: Formula, depth: number): Item => {
    // The same name with another number is not the same.
    const [own, told] = [worth(item.values), worth(f.whole.values)];
    if (!(Math.abs(own - told) > Math.abs(told) * SLACK)) used++;
    const items = f.parts.map((p) => {
      const below = depth > formulas.length ? undefined : formulas.find((o) => o !== f && isOfName(p, o));
      return below === undefined ? p : grown(p, below, depth + 1);
    });
    return { ...item, values: item.values.length > 0 ? item.values : f.whole.values, ...(f.whole.text && { text: f.whole.text }), items };
  };
  const top = grown(root.whole, root, 0);
  if (used !== formulas.length) return undefined;
  const joints: readonly Phrase[] = formulas.flatMap((f) =>
    f.tokens.filter(
      (t) =>
        t.kind === 'mark' ||
        (isAmount(t) && t.dimension === 'multiple') ||
        isOf(t, 'is', 'from', 'each', 'plus', 'minus', 'times', 'divided') ||
        (f !== root && t.end <= (f.whole.text?.start ?? 0)),
    ),
  );
  const [start, end] = [
    Math.min(...formulas.map((f) => f.tokens[0]?.start ?? 0)),
    Math.max(...formulas.map((f) => f.tokens.at(-1)?.end ?? 0)),
  ];
  return { type: 'value', items: [top], ordered: false, joints, columns: [], start, end };
}
