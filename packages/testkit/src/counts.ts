/** Units filled with any count of items: every component and every form's variant, from its own example. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { moreItems } from './more-items.ts';

const kit = createDrawKit(carriedFonts());
type Members = Readonly<Record<string, unknown>>;

export interface CountedUnit {
  readonly name: string;
  readonly members: Members;
  readonly count: number;
  readonly hard: number;
  readonly body: (members: Members) => Members;
}

export interface CountOutcome {
  /** `drawn`, or the problem's code. */
  readonly code: string;
  /** In words, where it is refused. */
  readonly words: string;
  /** Errors of the drawing itself: there may be none. */
  readonly errors: readonly string[];
}

/** What comes of a body. Throws only where the product does. */
export async function countOutcome(body: unknown): Promise<CountOutcome> {
  const read = readSlideRequest(body);
  if (!read.ok) return { code: read.problem.code, words: `${read.problem.detail} ${read.problem.remedy}`, errors: [] };
  try {
    const { report } = await drawSlide(read.request, kit);
    return { code: 'drawn', words: '', errors: report.errors.map(({ code, message }) => `${code}: ${message}`) };
  } catch (error) {
    const { problem } = error as { readonly problem?: { readonly code: string; readonly detail: string; readonly remedy: string } };
    if (problem === undefined) throw error;
    return { code: problem.code, words: `${problem.detail} ${problem.remedy}`, errors: [] };
  }
}

export const countedUnits: readonly CountedUnit[] = [
  ...components.map((component): CountedUnit => {
    const { params, title } = component.example;
    const read = component.read(params);
    return {
      name: `component ${component.name}`,
      members: params as Members,
      count: read.ok ? read.call.count : 0,
      hard: component.capacity.hard,
      body: (members) => ({ chrome: { title }, body: { component: component.name, params: members } }),
    };
  }),
  ...forms.flatMap(({ form, variants }) =>
    variants.map((variant): CountedUnit => {
      const { data, ...words } = variant.example;
      const read = variant.read(data ?? {}, { blocks: words.blocks ?? [] });
      return {
        name: `${form.name}.${variant.name}`,
        members: { ...(data as Members | undefined), ...(words.blocks === undefined ? {} : { blocks: words.blocks }) },
        count: read.ok ? read.bound.count : 0,
        hard: form.capacity.hard,
        body: ({ blocks, ...rest }) => ({
          form: form.name,
          variant: variant.name,
          ...words,
          ...(blocks === undefined ? {} : { blocks }),
          data: rest,
        }),
      };
    }),
  ),
];

/** The lists that are as long as the count go together. */
export const listsOf = ({ members, count }: CountedUnit): [string, unknown[]][] =>
  Object.entries(members).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === count && count > 0,
  );

const isMembers = (value: unknown): value is Members => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The unit's body with `n` items in the lists that go together. Where no list of the outermost level is as long as the count (a tree, cells,
 * items in groups), the longest list of the nearest level that has one is filled instead.
 */
export function filledTo(unit: CountedUnit, n: number): Members {
  const own = listsOf(unit);
  if (own.length > 0)
    return unit.body({
      ...unit.members,
      ...Object.fromEntries(own.map(([key, list]) => [key, resized(list, n)])),
    });
  const copy = structuredClone(unit.members) as Record<string, unknown>;
  const lists: { readonly holder: Record<string, unknown>; readonly key: string; readonly depth: number; readonly length: number }[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    else if (isMembers(value))
      for (const [key, one] of Object.entries(value)) {
        if (Array.isArray(one)) lists.push({ holder: value as Record<string, unknown>, key, depth, length: one.length });
        visit(one, depth + 1);
      }
  };
  visit(copy, 0);
  const nearest = Math.min(...lists.map(({ depth }) => depth));
  const level = lists.filter(({ depth }) => depth === nearest);
  const longest = Math.max(0, ...level.map(({ length }) => length));
  for (const { holder, key, length } of level) if (length === longest) holder[key] = resized(holder[key] as unknown[], n);
  return unit.body(copy);
}

const resized = (list: readonly unknown[], n: number): unknown[] =>
  n <= list.length ? list.slice(0, n) : list.every((one) => typeof one === 'number') ? stretched(list, n) : moreItems(list, n);

/** A series with more points on the way that it goes: repeated, a falling line would saw up and down as none in earnest does. */
function stretched(series: readonly number[], n: number): number[] {
  return Array.from({ length: n }, (_, i) => {
    const at = (i * (series.length - 1)) / (n - 1);
    const [low, high] = [series[Math.floor(at)] ?? 0, series[Math.ceil(at)] ?? 0];
    return Math.round((low + (high - low) * (at % 1)) * 10) / 10;
  });
}

/** One, half of the limit, the limit, and one more. */
export const sampledCounts = (hard: number): readonly number[] => [...new Set([1, Math.ceil(hard / 2), hard, hard + 1])];
