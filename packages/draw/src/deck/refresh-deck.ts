/** Puts new figures into a deck: single values by their pointers, a slide's whole data, or a table matched by labels. */
import type { DrawProblem, RequestKit } from '../intent/index.ts';
import { editDeck } from './edit.ts';
import type { Operation } from './patch-json.ts';
import { type DeckRequest, readDeckRequest } from './read-deck.ts';
import { folded } from './slide-facts.ts';

type Body = Readonly<Record<string, unknown>>;

export interface Refresh {
  /** Single values: `path` points into the slide as it is drawn. */
  readonly figures?: readonly { readonly slide: number; readonly path: string; readonly value: unknown }[] | undefined;
  /** Edits of slides as they were sent. */
  readonly slides?: readonly { readonly slide: number; readonly edits: readonly Operation[] }[] | undefined;
  /** The whole data of slides. */
  readonly data?: readonly { readonly slide: number; readonly data: unknown }[] | undefined;
  /** Rows by their labels. An item with that label on any slide gets this as its `value`, or as its list of `values`. */
  readonly table?: Readonly<Record<string, string | number | null | readonly (string | number | null)[]>> | undefined;
}

/** One figure that changed. */
export interface ChangedFigure {
  readonly slide: number;
  /** Pointer into the slide. */
  readonly path: string;
  /** Absent when there was no value before. */
  readonly from?: unknown;
  readonly to?: unknown;
}

export type Refreshed =
  | {
      readonly ok: true;
      readonly body: Body;
      readonly figures: readonly ChangedFigure[];
      /** Labels of the table that no slide has. */
      readonly unmatched: readonly string[];
    }
  | { readonly ok: false; readonly problem: DrawProblem };

const isObject = (value: unknown): value is Body => value !== null && typeof value === 'object' && !Array.isArray(value);

export function refreshDeck(body: Body, refresh: Refresh, kit: RequestKit = {}): Refreshed {
  const before = readDeckRequest(body, kit);
  if (!before.ok) return before;
  const typed = before.deck.slides.map(({ request }) => JSON.parse(request.canonical) as Body);
  const edits = typed.map((): Operation[] => []);
  for (const list of ['figures', 'data'] as const)
    for (const [i, { slide }] of (refresh[list] ?? []).entries())
      if (edits[slide - 1] === undefined)
        return fail(`/${list}/${i}/slide`, `There is no slide ${slide}; the deck has slides 1 to ${typed.length}.`);
  // Pointers into data that are replaced as a whole are checked after the replacement.
  const renewed = new Set((refresh.data ?? []).map(({ slide }) => slide));
  for (const [i, { slide, path }] of (refresh.figures ?? []).entries())
    if (!renewed.has(slide) && !has(typed[slide - 1], path))
      return fail(
        `/figures/${i}/path`,
        path.startsWith('/')
          ? `Slide ${slide} has nothing at ${path}.`
          : `${path || 'The empty text'} is no JSON Pointer: it begins with a slash, such as /data/metrics/0/value.`,
      );
  // Pointers refer to the slide as it is drawn. A slide that was sent in another spelling is edited at the place that says the same.
  const origin = (slide: number, path: string): string => before.deck.slides[slide]?.request.origin?.(path) ?? path;
  for (const { slide, data } of refresh.data ?? []) {
    const path = isObject(typed[slide - 1]?.['body']) ? '/body/params' : '/data';
    edits[slide - 1]?.push({ op: 'replace', path: origin(slide - 1, path), value: data });
  }
  for (const { slide, path, value } of refresh.figures ?? [])
    edits[slide - 1]?.push({ op: 'replace', path: origin(slide - 1, path), value });
  for (const { slide, edits: own } of refresh.slides ?? []) edits[slide - 1]?.push(...own);
  const matched = new Set<string>();
  const table = new Map(Object.entries(refresh.table ?? {}).map(([label, value]) => [folded(label), { label, value }]));
  if (table.size > 0)
    for (const [at, slide] of typed.entries())
      for (const { path, label, key } of itemsOf(slide)) {
        const row = table.get(folded(label));
        if (row === undefined || Array.isArray(row.value) !== (key === 'values')) continue;
        matched.add(row.label);
        edits[at]?.push({ op: 'replace', path: origin(at, `${path}/${key}`), value: row.value });
      }
  const edited = editDeck(
    body,
    { slides: edits.flatMap((list, at) => (list.length === 0 ? [] : [{ position: at + 1, edits: list }])) },
    kit,
  );
  if (!edited.ok) return edited;
  const after = readDeckRequest(edited.body, kit);
  if (!after.ok) return after;
  return {
    ok: true,
    body: edited.body,
    figures: changedFigures(before.deck, after.deck),
    unmatched: [...table.values()].map(({ label }) => label).filter((label) => !matched.has(label)),
  };
}

interface Item {
  readonly path: string;
  readonly label: string;
  readonly key: 'value' | 'values';
}

/** Finds everything with a label and a figure, at any depth. */
function* itemsOf(value: unknown, path = ''): Generator<Item> {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) yield* itemsOf(one, `${path}/${i}`);
    return;
  }
  if (!isObject(value)) return;
  const label = ['label', 'name', 'title', 'item'].map((name) => value[name]).find((text): text is string => typeof text === 'string');
  if (label !== undefined)
    for (const key of ['value', 'values'] as const) if (value[key] !== undefined && !isObject(value[key])) yield { path, label, key };
  for (const [name, member] of Object.entries(value))
    if (name !== 'hand_edits') yield* itemsOf(member, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** All values of the slides that changed, by their pointers. */
export function changedFigures(before: DeckRequest, after: DeckRequest): readonly ChangedFigure[] {
  return after.slides.flatMap(({ request }, at) => {
    const old = before.slides[at]?.request.canonical;
    if (old === undefined || old === request.canonical) return [];
    return [...changedLeaves(JSON.parse(old), JSON.parse(request.canonical))].map((one) => ({ slide: at + 1, ...one }));
  });
}

/** Strings, numbers and flags that differ, by their pointers. Hand edits are left out, because they are not data. */
export function* changedLeaves(from: unknown, to: unknown, path = ''): Generator<{ path: string; from?: unknown; to?: unknown }> {
  const inside = (value: unknown): value is Body | readonly unknown[] => value !== null && typeof value === 'object';
  if (path === '/hand_edits') return;
  if (!inside(from) && !inside(to)) {
    if (from !== to) yield { path, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    return;
  }
  const names = new Set([...(inside(from) ? Object.keys(from) : []), ...(inside(to) ? Object.keys(to) : [])]);
  if (!inside(from) && from !== undefined) yield { path, from };
  if (!inside(to) && to !== undefined) yield { path, to };
  for (const name of names) {
    const member = (value: unknown): unknown => (inside(value) ? Reflect.get(value, name) : undefined);
    yield* changedLeaves(member(from), member(to), `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** Whether a slide has a value at a pointer. */
function has(slide: unknown, pointer: string): boolean {
  if (!pointer.startsWith('/')) return false;
  let at: unknown = slide;
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, name)) return false;
    at = Reflect.get(at, name);
  }
  return true;
}

const fail = (pointer: string, msg: string): Refreshed => ({
  ok: false,
  problem: {
    code: 'intent_invalid_shape',
    status: 422,
    title: 'The figures do not fit the deck',
    detail: `${pointer}: ${msg}`,
    remedy: 'Name slides from 1, and places by the pointers that `fidelity_manifest` has for each slide of the deck.',
    errors: [{ pointer, loc: pointer.slice(1).split('/'), code: 'invalid_value', msg, type: 'invalid_value' }],
    members: { cost_charged: 0 },
  },
});
