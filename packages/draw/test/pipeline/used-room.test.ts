/** With a few short items, words and marks span the body in nearly every drawing: one harness over all components and forms. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, type Shape, textsOf, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { countedUnits, filledTo } from '@deckwright/testkit/counts';
import { expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());
const MARKS: ReadonlySet<Shape['role']> = new Set(['mark', 'node', 'icon', 'image', 'chip', 'connector', 'table']);
/** Members with sentences, of which a hurried caller sends a few words. */
const SENTENCES: ReadonlySet<string> = new Set(['sub', 'text', 'comment', 'description', 'note', 'words', 'detail', 'items']);
const FEW_WORDS = 4;

function shortened(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return SENTENCES.has(key) ? value.split(' ').slice(0, FEW_WORDS).join(' ') : value;
  if (Array.isArray(value)) return value.map((one) => shortened(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one, name)]));
}

interface Used {
  readonly width: number;
  readonly height: number;
  readonly smallest_pt: number;
}

/** The hull of ink and marks over the body, and the smallest type. */
function used({ deck, body }: DrawnSlide): Used {
  const edges = { left: 99, top: 99, right: 0, foot: 0 };
  let smallest_pt = 99;
  const take = (x: number, y: number, w: number, h: number): void => {
    edges.left = Math.min(edges.left, inOfEmu(x));
    edges.top = Math.min(edges.top, inOfEmu(y));
    edges.right = Math.max(edges.right, inOfEmu(x + w));
    edges.foot = Math.max(edges.foot, inOfEmu(y + h));
  };
  for (const one of walk(deck.slides[0]?.shapes ?? [])) {
    if (!one.id.startsWith('body')) continue;
    if (MARKS.has(one.role)) take(one.box.x, one.box.y, one.box.w, one.box.h);
    for (const { lines, paragraphs } of textsOf(one)) {
      if (one.kind !== 'table')
        for (const { x, w, baseline, ascent, descent } of lines) take(one.box.x + x, one.box.y + baseline - ascent, w, ascent + descent);
      for (const { runs } of paragraphs)
        for (const run of runs) if (run.text.trim() !== '') smallest_pt = Math.min(smallest_pt, run.size_pt);
    }
  }
  return { width: (edges.right - edges.left) / body.w, height: (edges.foot - edges.top) / body.h, smallest_pt };
}

async function drawn(body: unknown): Promise<DrawnSlide | undefined> {
  const read = readSlideRequest(body);
  if (!read.ok || (read.request.content.kind === 'form' && read.request.content.variant.layout !== undefined)) return undefined;
  try {
    return await drawSlide(read.request, kit);
  } catch {
    return undefined;
  }
}

it('two to four short items use the page in nearly every drawing', { timeout: 300_000 }, async () => {
  const all: { readonly name: string; readonly used: Used }[] = [];
  for (const unit of countedUnits)
    for (const n of [2, 3, 4]) {
      const slide = await drawn(shortened(filledTo(unit, n)));
      if (slide === undefined) continue;
      expect(slide.report.errors, `${unit.name} with ${n}`).toEqual([]);
      all.push({ name: `${unit.name} with ${n}`, used: used(slide) });
    }
  const shareOf = (isGood: (one: Used) => boolean): number => all.filter(({ used: one }) => isGood(one)).length / all.length;
  const low = all.filter(({ used: { width, height } }) => width * height < 0.35).map(({ name }) => name);
  expect(all.length).toBeGreaterThan(450);
  expect(shareOf(({ width, height }) => width * height >= 0.7)).toBeGreaterThan(0.76);
  expect(shareOf(({ width, height }) => width * height >= 0.5)).toBeGreaterThan(0.93);
  expect(shareOf(({ smallest_pt }) => smallest_pt >= 12)).toBeGreaterThan(0.94);
  expect(low.length / all.length, low.join(', ')).toBeLessThan(0.03);
});

const SHORT_COLUMNS: readonly Readonly<Record<string, unknown>>[] = [
  { form: 'executive_summary', variant: 'situation_complication_resolution', blocks: ['Empty', 'Costly', 'Sell'].map((sub) => ({ sub })) },
  { form: 'case_story', data: { challenge: ['Late'], action: ['Rerouted'], result: ['On time'] } },
  { form: 'linear_flow', variant: 'input_process_output', data: { inputs: ['Flour'], process: ['Bake'], outputs: ['Bread'] } },
  {
    form: 'swot',
    variant: 'four_columns',
    data: { strengths: ['Brand'], weaknesses: ['Cost'], opportunities: ['Export'], threats: ['Tariffs'] },
  },
];

it('columns of few words are as high as their words and stand in the middle', async () => {
  let cut = 0;
  for (const request of SHORT_COLUMNS) {
    const slide = await drawn({ headline: 'Solved', ...request });
    if (slide === undefined) continue;
    cut += 1;
    const panels = [...walk(slide.deck.slides[0]?.shapes ?? [])].filter(({ role, id }) => role === 'card' && id.startsWith('body'));
    const { y, h } = slide.body;
    for (const { box } of panels) {
      expect(inOfEmu(box.h) / h, String(request['form'])).toBeLessThan(0.6);
      expect(inOfEmu(box.y)).toBeGreaterThan(y);
      expect(inOfEmu(box.y + box.h)).toBeLessThan(y + h);
    }
    expect(slide.report.errors).toEqual([]);
  }
  expect(cut).toBeGreaterThan(2);
});
