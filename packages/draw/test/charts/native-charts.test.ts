import { forms } from '@deckwright/draw/catalog';
import { readDeckRequest } from '@deckwright/draw/deck';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { inspectDeck, packageFacts } from '@deckwright/review/inspect';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { cellsOf, readCharts } from '@deckwright/testkit/workbooks';
import { combineDecks } from '@deckwright/write/assemble';
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

const CHARTS = /^(?:bar_rank_chart|trend_chart|waterfall_bridge|nested_magnitude|position_map)$/;
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
    const drawn = await Promise.all([...bodies.values()].map((body) => draw({ ...body, theme_id: 'corporate-light' })));
    const [first] = drawn;
    if (first === undefined) throw new Error('no charts');
    const slides = drawn.flatMap(({ deck }) => deck.slides).filter(({ charts }) => charts !== undefined);
    const pptx = writePptx({ ...first.deck, slides });
    const sent = slides.flatMap(({ charts }) => charts ?? []);
    const read = await readCharts(pptx);
    expect(read).toHaveLength(sent.length);
    expect(sent.length).toBeGreaterThan(35);
    for (const [k, chart] of read.entries()) {
      const own = sent[k];
      for (const s of chart.series) {
        expect(cellsOf(chart, s.value_cells), own?.id).toEqual(s.values.map((v) => v ?? null));
        if (s.name_cell !== '') expect(cellsOf(chart, s.name_cell)[0] ?? '', own?.id).toBe(s.name);
      }
      if (own === undefined || own.kind === 'points') continue;
      expect(chart.rows.slice(1).map((row) => row[0] ?? '')).toEqual([...own.categories]);
      if (own.kind === 'line' && own.time) {
        // A workbook counts dates from 1899-12-30 on.
        const dates = own.time.serials.map((serial) => new Date((serial - 25_569) * 86_400_000));
        expect(chart.rows.slice(1).map((row) => row[1])).toEqual(dates);
      }
      for (const s of own.series) expect(chart.series.find((o) => o.name === s.name)?.values).toEqual(s.points.map((p) => p.value));
    }
    // The validator reads part by part: the first slide of each kind will do, `scripts/compare-native.ts` does the rest.
    const kinds = new Map(sent.map((chart) => [`${chart.kind} ${chart.series.length > 1}`, slides.find((s) => s.charts?.includes(chart))]));
    const some = [...new Set([...kinds.values()].filter((s) => s !== undefined))];
    expect(schemaProblems({ pptx: writePptx({ ...first.deck, slides: some }) })).toEqual([]);
  });

  it('has a date axis where its points stand by time, and no other', async () => {
    const axisOf = async (name: string): Promise<string> => {
      const pkg = await openPackage(writePptx((await draw(bodies.get(name) ?? {})).deck));
      const part = pkg.parts.find((p) => /charts\/chart\d+\.xml$/.test(p.name));
      return Buffer.from((await part?.bytes()) ?? []).toString('utf8');
    };
    const dated = await axisOf('hard-lines-dates');
    expect(dated).toContain('<c:baseTimeUnit val="days"/></c:dateAx>');
    expect(dated).toContain('<c:cat><c:numRef><c:f>Sheet1!$B$2:$B$6</c:f><c:numCache><c:formatCode>yyyy\\-mm\\-dd</c:formatCode>');
    expect(await axisOf('hard-lines-months')).toContain('<c:baseTimeUnit val="months"/></c:dateAx>');
    expect(await axisOf('hard-panels-years')).toContain('<c:baseTimeUnit val="years"/></c:dateAx>');
    expect(await axisOf('trend_chart.trend_line')).not.toContain('c:dateAx');
  });

  it('is not made of uneven dates without a year, since none is made up for the workbook', async () => {
    const { deck, report } = await draw({
      form: 'trend_chart',
      variant: 'trend_line',
      headline: 'Orders grow',
      data: { periods: ['Nov', 'Dec', 'Mar', 'Jun'], series: [{ label: 'Orders', values: [4, 5, 7, 6] }] },
    });
    expect(deck.slides[0]?.charts).toBeUndefined();
    expect(report.warnings.find(({ code }) => code === 'chart_not_native')?.message).toContain('without a year');
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
    expect(codes).toEqual([
      '[$-407]"+"0.0"\u00a0pp";[$-407]"\u2212"0.0"\u00a0pp";[$-407]0.0"\u00a0pp"',
      expect.any(String),
      expect.stringContaining('#,##0.0'),
    ]);
  });

  it('keeps its workbook when decks are put together, and no check finds fault with it', async () => {
    const names = ['waterfall_bridge.standard_driver_bridge', 'bar_rank_chart.grouped_comparison_bar', 'position_map.scatter_bubble'];
    const files = await Promise.all(names.map(async (name) => writePptx((await draw(bodies.get(name) ?? {})).deck)));
    const { pptx } = await combineDecks(files);
    const [apart, together] = [await Promise.all(files.map(readCharts)), await readCharts(pptx)];
    expect(together.map(({ part: _, ...chart }) => chart)).toEqual(apart.flat().map(({ part: _, ...chart }) => chart));
    const pkg = await openPackage(pptx);
    const { slides } = inspectDeck(readDeck(pkg), { fonts, ...packageFacts(pkg) });
    expect(slides.flatMap((s) => s.findings)).toEqual([]);
  });

  it('is drawn on every slide of a deck that asks for it, but where a slide says otherwise', () => {
    const body = bodies.get('bar_rank_chart.grouped_comparison_bar') ?? {};
    const read = readDeckRequest({ chart_mode: 'native', slides: [body, { ...body, chart_mode: 'shapes' }] });
    if (!read.ok) throw new Error(read.problem.detail);
    expect(read.deck.slides.map(({ request }) => request.chart_mode)).toEqual(['native', 'shapes']);
    expect(read.deck.slides[0]?.request.hash).not.toBe(read.deck.slides[1]?.request.hash);
  });

  it('is not made unless it is asked for', async () => {
    const body = bodies.get('trend_chart.column_trend_growth') ?? {};
    const { deck, report } = await draw(body, 'shapes');
    expect(deck.slides[0]?.charts).toBeUndefined();
    expect(await readCharts(writePptx(deck))).toEqual([]);
    expect(report.warnings.map((w) => w.code)).not.toContain('chart_not_native');
  });

  it('is told of by a warning where a drawing has no twin', async () => {
    const { deck, report } = await draw({ form: 'tornado', ...forms.find((f) => f.form.name === 'tornado')?.variants[0]?.example });
    expect(deck.slides[0]?.charts).toBeUndefined();
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ code: 'chart_not_native', path: '/chart_mode', message: expect.stringContaining('tornado') }),
    );
  });

  it('is not missed on slides without a chart', async () => {
    const { report } = await draw({ form: 'swot', ...forms.find((f) => f.form.name === 'swot')?.variants[0]?.example });
    expect(report.warnings.map((w) => w.code)).not.toContain('chart_not_native');
  });

  it('refuses a mode that is neither', () => {
    expect(readSlideRequest({ form: 'swot', chart_mode: 'svg' })).toMatchObject({ ok: false, problem: { status: 422 } });
  });
});
