import { forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck, Slide } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { cellsOf, readCharts } from '@deckwright/testkit/workbooks';
import { writePng } from '@deckwright/write/png';
import { writePptx } from '@deckwright/write/pptx';
import { describe, expect, it } from 'vitest';
import { HARD } from '../../../../scripts/native/hard-data.ts';

const fonts = carriedFonts();
const kit = createDrawKit(fonts);

async function draw(body: object, chart_mode: 'native' | 'shapes' = 'native'): Promise<DrawnSlide> {
  const read = readSlideRequest({ ...body, chart_mode });
  if (!read.ok) throw new Error(read.problem.detail);
  return drawSlide(read.request, kit);
}

const CHARTS = /^(?:bar_rank_chart|trend_chart|waterfall_bridge|nested_magnitude|position_map|small_multiples)$/;
const bodies = new Map<string, Record<string, unknown>>([
  ...forms
    .filter(({ form }) => CHARTS.test(form.name))
    .flatMap(({ form, variants }) =>
      variants.map((v): [string, Record<string, unknown>] => [
        `${form.name}.${v.name}`,
        { form: form.name, variant: v.name, ...v.example },
      ]),
    ),
  ...Object.entries(HARD),
]);

describe('a native chart', () => {
  it('holds one set of numbers: workbook, cache, and what was sent', async () => {
    let charts = 0;
    const slides: Slide[] = [];
    let whole: Deck | undefined;
    for (const [name, body] of bodies) {
      const { deck } = await draw(body);
      const own = deck.slides[0]?.charts ?? [];
      if (own.length === 0) continue;
      const read = await readCharts(writePptx(deck));
      whole ??= deck;
      if (deck.theme === whole.theme) slides.push(...deck.slides);
      expect(read, name).toHaveLength(own.length);
      for (const [k, chart] of read.entries()) {
        charts++;
        for (const s of chart.series) {
          expect(cellsOf(chart, s.value_cells), name).toEqual(s.values.map((v) => v ?? null));
          if (s.name_cell !== '') expect(cellsOf(chart, s.name_cell)[0] ?? '', name).toBe(s.name);
        }
        const sent = own[k];
        if (sent === undefined || sent.kind === 'points') continue;
        expect(
          chart.rows.slice(1).map((row) => row[0] ?? ''),
          name,
        ).toEqual([...sent.categories]);
        for (const s of sent.series)
          expect(chart.series.find((o) => o.name === s.name)?.values, name).toEqual(s.points.map((p) => p.value));
      }
    }
    expect(charts).toBeGreaterThan(25);
    if (whole === undefined) throw new Error('no charts');
    expect(schemaProblems({ whole: writePptx({ ...whole, slides }) })).toEqual([]);
  });

  it('gives the same bytes each time', async () => {
    const body = bodies.get('waterfall_bridge.standard_driver_bridge') ?? {};
    expect(Buffer.from(writePptx((await draw(body)).deck)).equals(writePptx((await draw(body)).deck))).toBe(true);
  });

  it('looks the same in PNG, says the same and is as good as the shapes', async () => {
    const body = bodies.get('bar_rank_chart.grouped_comparison_bar') ?? {};
    const [native, shapes] = [await draw(body), await draw(body, 'shapes')];
    const [a, b] = [native.deck.slides[0], shapes.deck.slides[0]];
    if (a === undefined || b === undefined) throw new Error('nothing was drawn');
    expect(a.shapes).toEqual(b.shapes);
    expect(
      Buffer.from(await writePng(a, native.deck, { fonts }, { width_px: 400 })).equals(
        await writePng(b, shapes.deck, { fonts }, { width_px: 400 }),
      ),
    ).toBe(true);
    expect(native.report.fidelity).toBe(shapes.report.fidelity);
    expect(native.report.layout).toEqual(shapes.report.layout);
  });

  it('prints its own numbers with a format that gives the same words', async () => {
    const { deck } = await draw(HARD['hard-diverging-es'] ?? {});
    const codes = deck.slides[0]?.charts?.flatMap((c) => c.series.flatMap((s) => s.points.map((p) => p.label?.code)));
    expect(codes).toEqual(['"+"0.0"\u00a0pp";"\u2212"0.0"\u00a0pp";0.0"\u00a0pp"', expect.any(String), expect.stringContaining('#,##0.0')]);
  });

  it('is not made unless it is asked for', async () => {
    const body = bodies.get('trend_chart.column_trend_growth') ?? {};
    const { deck, report } = await draw(body, 'shapes');
    expect(deck.slides[0]?.charts).toBeUndefined();
    expect(await readCharts(writePptx(deck))).toEqual([]);
    expect(report.warnings.map((w) => w.code)).not.toContain('chart_not_native');
  });

  it('is told of by a warning where a drawing has no twin', async () => {
    const { deck, report } = await draw({ form: 'swot', ...forms.find((f) => f.form.name === 'swot')?.variants[0]?.example });
    expect(deck.slides[0]?.charts).toBeUndefined();
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ code: 'chart_not_native', path: '/chart_mode', message: expect.stringContaining('swot') }),
    );
  });

  it('refuses a mode that is neither', () => {
    expect(readSlideRequest({ form: 'swot', chart_mode: 'svg' })).toMatchObject({ ok: false, problem: { status: 422 } });
  });
});
