/** One item past what a form or component holds: the refusal suggests slides, and each of them renders. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { writePptx } from '@deckwright/write/pptx';
import { afterAll, describe, expect, test } from 'vitest';
import { moreItems } from '../src/more-items.ts';
import { schemaProblems } from '../src/schemas.ts';

const kit = createDrawKit(carriedFonts());
type Members = Record<string, unknown>;

async function outcome(body: unknown): Promise<{ readonly code: string; readonly split?: readonly unknown[] }> {
  const read = readSlideRequest(body);
  if (!read.ok) return { code: read.problem.code };
  try {
    const { report } = await drawSlide(read.request, kit);
    return { code: report.status };
  } catch (error) {
    const { problem } = error as {
      readonly problem?: { readonly code: string; readonly members?: { readonly suggested_split?: readonly unknown[] } };
    };
    if (problem === undefined) throw error;
    return { code: problem.code, ...(problem.members?.suggested_split === undefined ? {} : { split: problem.members.suggested_split }) };
  }
}

/** The members with the lists that are as long as the count, which go together, made one longer than fits; undefined where there are none. */
function overfull(members: Members, count: number, hard: number): Members | undefined {
  const lists = Object.entries(members).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === count,
  );
  return count === 0 || lists.length === 0
    ? undefined
    : { ...members, ...Object.fromEntries(lists.map(([key, list]) => [key, moreItems(list, hard + 1)])) };
}

/** Counted over several lists that depend on each other, or of values that repeated make no sense together: their own tests fill them. */
const OWN_TESTS = new Set(['calendar_grid', 'swimlane_flow', 'swimlane', 'gantt', 'position_map', 'burndown_chart']);

const files: Record<string, Uint8Array> = {};
afterAll(() => expect(schemaProblems(files)).toEqual([]));

/** All parts drawn, and written as one deck, which is then held against the schemas. */
async function renderAsDeck(name: string, parts: readonly unknown[]): Promise<void> {
  const decks: Deck[] = [];
  for (const part of parts) {
    const read = readSlideRequest(part);
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck, report } = await drawSlide(read.request, kit);
    expect(report.status).toBe('complete');
    decks.push(deck);
  }
  const [first] = decks;
  if (first === undefined) throw new Error('There is no part.');
  const deck: Deck = { ...first, slides: decks.flatMap((d) => d.slides), media: new Map(decks.flatMap((d) => [...d.media])) };
  files[name] = writePptx(deck);
}

describe('suggested_split', () => {
  for (const { form, variants } of forms) {
    const variant = variants.find((v) => v.name === form.default_variant);
    const example = variant?.example as (Members & { readonly data?: Members; readonly blocks?: readonly unknown[] }) | undefined;
    if (variant === undefined || example === undefined) continue;
    const read = variant.read(example.data ?? {}, { blocks: (example.blocks ?? []) as never });
    const count = read.ok ? read.bound.count : 0;
    const blocks =
      example.blocks !== undefined && example.blocks.length === count
        ? { blocks: moreItems(example.blocks, form.capacity.hard + 1) }
        : undefined;
    const data = blocks === undefined && example.data !== undefined ? overfull(example.data, count, form.capacity.hard) : undefined;
    const body = { form: form.name, ...example, ...(blocks ?? (data === undefined ? {} : { data })) };
    // Trees and graphs are counted over more than one list; their own tests fill them.
    if (OWN_TESTS.has(form.name) || (blocks === undefined && data === undefined)) continue;
    test(`of ${form.name} renders as a deck`, async () => {
      const refused = await outcome(body);
      // A list that must match another one is refused for that before it is counted.
      if (refused.code === 'intent_invalid_shape') return;
      expect(refused.code).toBe('capacity_exceeded');
      expect(refused.split?.length).toBeGreaterThan(1);
      await renderAsDeck(form.name, refused.split ?? []);
    });
  }

  for (const component of components) {
    const { params } = component.example as { readonly params: Members };
    const read = component.read(params);
    const count = read.ok ? read.call.count : 0;
    const body = overfull(params, count, component.capacity.hard);
    if (OWN_TESTS.has(component.name) || body === undefined || (read.ok && read.call.take === undefined)) continue;
    test(`of ${component.name} renders as a deck`, async () => {
      const refused = await outcome({ chrome: { title: 'Many' }, body: { component: component.name, params: body } });
      if (refused.code === 'intent_invalid_shape') return;
      expect(refused.code).toBe('capacity_exceeded');
      expect(refused.split?.length).toBeGreaterThan(1);
      await renderAsDeck(`component_${component.name}`, refused.split ?? []);
    });
  }
});
