/** Brackets that all items have: numbers of their own, or words that rate them. */
import type { NumberToken, Phrase, Span } from '@deckwright/source';
import { type Item, type ItemType, tokensIn } from './items.ts';
import { compilePattern, isAmount, isMark, isOf, matchPattern, phraseOf } from './pattern.ts';
import { type ItemRead, trimItem } from './read-item.ts';
import type { Stretch } from './splits.ts';

/** What stretches are as a series of one type. */
export interface Drawn {
  /** Where it is another than what was asked. */
  readonly type?: ItemType;
  readonly items: readonly Item[];
  readonly columns: readonly Phrase[];
  /** Words that join what its items say, and names of columns that they say again. */
  readonly joints?: readonly Span[];
  readonly opening?: Item;
  readonly closing?: Item;
  readonly total?: Item;
  readonly reference?: Item;
}

/** What a bracket holds where it is a number with its name and nothing else: `target 85 %`. */
function notedValue(
  source: string,
  note: Phrase,
  tokens: Stretch,
): { readonly name: string; readonly phrase?: Phrase; readonly value: NumberToken } | undefined {
  const inside = tokensIn({ tokens }, note).filter((t) => !isMark(t, ':='));
  const value = inside.at(-1);
  const words = inside.slice(0, -1);
  if (!isAmount(value) || words.length > 3 || words.some((t) => t.kind !== 'word' && t.kind !== 'period')) return undefined;
  const named = words.filter((t) => !isOf(t, 'is', 'at', 'the', 'of', 'versus', 'to', 'from'));
  return {
    name: named.map((t) => t.text.toLowerCase()).join(' '),
    ...(named.length === 0 ? {} : { phrase: phraseOf(source, named, 0, named.length) }),
    value,
  };
}

/** Brackets of one kind in all items are numbers of their own: `81 % (target 85 %)`. */
export function withNotedValues(source: string, drawn: Drawn, tokens: Stretch): Drawn {
  const noted = drawn.items.map((i) =>
    i.notes.length === 1 && i.values.length === 1 ? notedValue(source, i.notes[0] as Phrase, tokens) : undefined,
  );
  const [first] = noted;
  if (first === undefined || noted.some((n) => n === undefined || (n.name !== first.name && n.name !== ''))) return drawn;
  // A change beside its value is said of it, and is no second value.
  if (noted.some((n) => n?.value.sign !== undefined)) return drawn;
  const none = (drawn.items[0] as Item).values[0] as NumberToken;
  const columns = first.phrase === undefined ? [] : [{ text: '', start: none.start, end: none.start }, first.phrase];
  return {
    ...drawn,
    columns,
    items: drawn.items.map((item, i) => ({ ...item, notes: [], values: [...item.values, (noted[i] as { value: NumberToken }).value] })),
  };
}

/** A bracket behind the last item whose number is the sum of all is said of them all: `other 75 (2,310 calls in all)`. */
export function withoutNotedTotal(drawn: Drawn, tokens: Stretch): Drawn {
  const last = drawn.items.at(-1);
  const [note] = last?.notes ?? [];
  if (last === undefined || note === undefined || drawn.items.length < FEWEST_SUMMED || drawn.items.some((i) => i.values.length !== 1))
    return drawn;
  const amounts = tokensIn({ tokens }, note).filter(isAmount);
  const sum = drawn.items.reduce((n, { values }) => n + (values[0]?.value ?? Number.NaN), 0);
  if (amounts.length !== 1 || Math.abs((amounts[0]?.value ?? Number.NaN) - sum) > ROUNDING * Math.abs(sum)) return drawn;
  return { ...drawn, items: [...drawn.items.slice(0, -1), { ...last, notes: last.notes.slice(1) }] };
}
const FEWEST_SUMMED = 3;
const ROUNDING = 1e-9;

/** Brackets that hold words of closed classes are what their items are rated: `heavy rain (high, medium)`. */
export function withNotedMarks(source: string, stretches: readonly Stretch[]): readonly ItemRead[] | undefined {
  const reads = stretches.map((tokens) => {
    const { noted, tokens: bare } = trimItem(source, tokens);
    const [note] = noted;
    const [first, last] = [bare[0], bare.at(-1)];
    if (noted.length !== 1 || note === undefined || first === undefined || last === undefined || bare.some((t) => t.kind === 'number'))
      return undefined;
    const found = matchPattern(source, note, MARKS);
    const label = phraseOf(source, bare, 0, bare.length);
    const end = note.at(-1)?.end ?? last.end;
    if (found === undefined) return undefined;
    const item: Item = {
      type: 'rated',
      label,
      values: [],
      periods: [],
      marks: found.marks.map((m) => m.token),
      notes: [],
      items: [],
      start: first.start,
      end,
    };
    return { item, columns: found.marks.map((m) => m.name), order: 'name first' as const, joints: [] };
  });
  return reads.some((r) => r === undefined) ? undefined : (reads as readonly ItemRead[]);
}
const MARKS = compilePattern('{marks:marks}');
