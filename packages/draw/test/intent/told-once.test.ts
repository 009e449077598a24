/** One thing is told once, and nothing is told that is not so. */

import { briefReader } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, type RenderReport } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());

async function drawn(body: unknown) {
  const read = readSlideRequest(body, { briefs: briefReader });
  if (!read.ok) throw new Error(read.problem.detail);
  return { request: read.request, ...(await drawSlide(read.request, kit)) };
}
const reportOf = async (body: unknown): Promise<RenderReport> => (await drawn(body)).report;

describe('values sent in short', () => {
  it('are on the slide: columns of a matrix as words', async () => {
    const rows = ['Cost', 'Range', 'Noise', 'Delivery'].map((label) => ({ label, cells: ['low', 'high'] }));
    const report = await reportOf({
      form: 'comparison_matrix',
      headline: 'The small bus wins',
      data: { columns: ['Small', 'Large'], rows },
    });
    expect([report.warnings, report.fidelity]).toEqual([[], 'verbatim']);
    expect(report.fidelity_manifest).toContainEqual(
      expect.objectContaining({ path: '/data/columns/1', bound: 'verbatim', shown: 'Large' }),
    );
  });
});

describe('a lone series', () => {
  const data = { periods: ['May', 'June', 'July'], series: [{ values: [10, 14, 21] }] };
  it('needs no name', async () => {
    const { report, deck } = await drawn({ form: 'trend_chart', headline: 'Riders doubled', data });
    expect([report.warnings, report.fidelity]).toEqual([[], 'verbatim']);
    expect([...walk(deck.slides[0]?.shapes ?? [])].filter(({ name }) => /[:\s]$/.test(name))).toEqual([]);
  });
  it('has none where a brief gives it none', async () => {
    const { request } = await drawn({ brief: 'Line chart of riders: May 10, June 14, July 21.', allow_low_confidence: true });
    const intent = request.routing?.intent as { readonly form: string; readonly data: { readonly series: readonly object[] } };
    expect(intent.form).toBe('trend_chart');
    expect(intent.data.series.filter((one) => Reflect.get(one, 'label') === ' ')).toEqual([]);
  });
  it('is told by its place where there are several', () => {
    const read = readSlideRequest({
      form: 'trend_chart',
      headline: 'x',
      data: { ...data, series: [{ label: 'A', values: [1, 2, 3] }, { values: [2, 3, 4] }] },
    });
    expect(read.ok ? [] : read.problem.errors).toMatchObject([{ pointer: '/data/series/1/label' }]);
  });
});

describe('a warning', () => {
  const rag = (tone: string, n: number) => ({
    form: 'bar_rank_chart',
    headline: 'North leads',
    data: { categories: Array.from({ length: n }, (_, i) => ({ label: `Site ${i + 1}`, value: 20 - i, tone })) },
  });
  it('stands alone for a few items', async () => {
    expect((await reportOf(rag('greenish', 3))).warnings.map(({ path }) => path)).toEqual(
      [0, 1, 2].map((i) => `/data/categories/${i}/tone`),
    );
  });
  it('is one for many of one kind, with the places of all', async () => {
    const report = await reportOf(rag('greenish', 16));
    expect(report.warnings.filter(({ path }) => path?.endsWith('/tone'))).toHaveLength(1);
    const [told] = report.warnings.filter(({ path }) => path?.endsWith('/tone'));
    expect(told?.also).toHaveLength(15);
    expect(told?.message).toMatch(/The same holds of 15 more: \/data\/categories\/1\/tone, /);
    expect(report.nonblocking_warning_count).toBe(report.warnings.length);
  });
});
