/** Parts side by side that are one series: a column each, or what stands under each period. */
import type { Token } from '@deckwright/source';
import { periodIn } from './found-tokens.ts';
import type { Item, Part, Series } from './items.ts';

/** Parts with the same items, each with one number: one series with a column a part. */
export function joinedParts(parts: readonly Part[]): Series[] {
  const own = parts.map((p) => p.series.find((s) => s.type === 'timed' || s.type === 'value'));
  const [first] = own;
  if (first === undefined || parts.length < 2) return [];
  const nameOf = (i: Item | undefined): string => (i?.periods[0] ?? i?.label)?.text.toLowerCase() ?? '';
  const alike = own.every(
    (s) =>
      s?.type === first.type &&
      s.items.length === first.items.length &&
      s.items.every((i, k) => i.values.length === 1 && nameOf(i) === nameOf(first.items[k])),
  );
  if (!alike) return [];
  const items = first.items.map((item, k) => ({ ...item, values: own.flatMap((s) => s?.items[k]?.values ?? []) }));
  const joints = own.slice(1).flatMap((s) => s?.items.flatMap((i) => i.periods[0] ?? i.label ?? []) ?? []);
  const { head: _head, ...rest } = first;
  return [{ ...rest, items, joints, columns: parts.map((p) => p.head), start: (parts[0] as Part).start, end: (parts.at(-1) as Part).end }];
}

/** `Q1: login, search. Q2: payments`: what stands under each period is dated. */
export function datedParts(parts: readonly Part[], tokens: readonly Token[]): Series[] {
  if (parts.length < 2) return [];
  const items = parts.flatMap((part): Item[] => {
    const period = periodIn(tokens, part.head);
    const own = part.series[0];
    const texts = own?.type === 'text' ? own.items.flatMap((i) => i.text ?? []) : own === undefined ? part.sentences : [];
    if (period === undefined) return [];
    return texts.map((text) => ({
      type: 'dated',
      text,
      values: [],
      periods: [period],
      marks: [],
      notes: [],
      items: [],
      start: part.start,
      end: part.end,
    }));
  });
  const whole = items.length >= parts.length && parts.every((p) => items.some((i) => i.start === p.start));
  return whole
    ? [
        {
          type: 'dated',
          items,
          ordered: false,
          joints: [],
          columns: [],
          start: (parts[0] as Part).start,
          end: (parts.at(-1) as Part).end,
        },
      ]
    : [];
}
