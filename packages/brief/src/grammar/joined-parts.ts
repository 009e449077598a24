/** Parts side by side that are one series: a column each, what stands under each period, or steps between two levels. */
import type { NumberToken, Phrase, Span, Token } from '@deckwright/source';
import { periodIn } from './found-tokens.ts';
import { type Item, type Part, type Series, tokensIn } from './items.ts';
import { isAmount, isOf } from './pattern.ts';

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

/** `"start": …, "steps": […], "end": …`: the steps that lead from one level to the other. */
export function bridgedParts(parts: readonly Part[], tokens: readonly Token[]): Series[] {
  const named = (...classes: readonly string[]): Part | undefined =>
    parts.find((p) => tokensIn({ tokens }, p.head).some((t) => isOf(t, ...classes)));
  const [from, to] = [named('begin', 'start'), named('end', 'finish')];
  const steps = parts.flatMap((p) => p.series).find((s) => s.type === 'step');
  if (from === undefined || to === undefined || from === to || steps === undefined) return [];
  const [opening, closing] = [levelIn(from, tokens), levelIn(to, tokens)];
  if (opening === undefined || closing === undefined) return [];
  const { head: _head, ...rest } = steps;
  const joints = [...steps.joints, ...opening.joints, ...closing.joints];
  return [{ ...rest, opening: opening.item, closing: closing.item, joints, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }];
}

/** One number with its name: that of the part, or of a member beside it. */
function levelIn(part: Part, tokens: readonly Token[]): { readonly item: Item; readonly joints: readonly Span[] } | undefined {
  const members = part.parts.length > 0 ? part.parts : [part];
  const amountOf = ({ head, end }: Part): NumberToken | undefined => {
    const said = tokensIn({ tokens }, { start: head.end, end }).filter((t) => t.kind !== 'mark');
    const [only] = said;
    return said.length === 1 && isAmount(only) ? only : undefined;
  };
  const value = members.map(amountOf).find((v) => v !== undefined);
  const label: Phrase | undefined = members.find((m) => amountOf(m) === undefined && m.sentences.length === 1)?.sentences[0];
  if (value === undefined || members.length > 2 || (members.length === 2 && label === undefined)) return undefined;
  const item: Item = {
    type: 'value',
    label: label ?? part.head,
    values: [value],
    periods: [],
    marks: [],
    notes: [],
    items: [],
    start: part.start,
    end: part.end,
  };
  return { item, joints: members === part.parts ? [part.head, ...members.map((m) => m.head)] : [] };
}
