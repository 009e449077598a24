/** Labels of charts at a place that their kind of plot does not have make PowerPoint ask to repair the file: named, and mended. */
import { forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { checkConformance } from '@deckwright/review/conformance';
import { finishFile } from '@deckwright/review/repair';
import { repackDeck } from '@deckwright/write/assemble';
import { writePptx } from '@deckwright/write/pptx';
import { describe, expect, it } from 'vitest';

const NS =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const PART = '/ppt/charts/chart1.xml';
const SHOWN = ['c:showLegendKey', 'c:showVal', 'c:showCatName', 'c:showSerName', 'c:showPercent', 'c:showBubbleSize'];
const labels = (place: string): string =>
  `<c:dLbls><c:dLblPos val="${place}"/>${SHOWN.map((name) => `<${name} val="0"/>`).join('')}</c:dLbls>`;
const chartOf = (plot: string): string =>
  `<c:chartSpace ${C} ${NS}><c:chart><c:plotArea><c:layout/>${plot}</c:plotArea><c:plotVisOnly val="1"/></c:chart></c:chartSpace>`;
const series = (place: string): string => `<c:ser><c:idx val="0"/><c:order val="0"/>${labels(place)}</c:ser>`;
const bars = (grouping: string, place: string): string =>
  `<c:barChart><c:barDir val="col"/><c:grouping val="${grouping}"/>${series(place)}${labels(place)}<c:axId val="1"/><c:axId val="2"/></c:barChart>`;

const variant = forms.find(({ form }) => form.name === 'trend_chart')?.variants[0];
/** A drawn deck whose chart is another. */
async function deckOf(plot: string): Promise<Uint8Array> {
  const read = readSlideRequest({
    form: 'trend_chart',
    variant: variant?.name,
    ...variant?.example,
    theme_id: 'corporate-light',
    chart_mode: 'native',
  });
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck } = await drawSlide(read.request, createDrawKit(carriedFonts()));
  return repackDeck(writePptx(deck), { changed: new Map([[PART, new TextEncoder().encode(chartOf(plot))]]), removed: new Set() });
}

const places = (source: string): string[] => [...source.matchAll(/dLblPos val="(\w+)"/g)].map(([, place]) => place ?? '');
const faults = async (file: Uint8Array) =>
  checkConformance(await openPackage(file)).findings.filter(({ code }) => code === 'label_position');

describe('the labels of a chart', () => {
  it.each([
    ['the outer end of stacked bars is their inner end', bars('stacked', 'outEnd'), ['inEnd', 'inEnd']],
    ['the outer end of bars that fill the whole', bars('percentStacked', 'outEnd'), ['inEnd', 'inEnd']],
    ['above a bar', bars('clustered', 't'), []],
    ['the outer end of a ring', `<c:doughnutChart><c:varyColors val="1"/>${series('outEnd')}<c:holeSize val="50"/></c:doughnutChart>`, []],
    ['the outer end of a line', `<c:lineChart><c:grouping val="standard"/>${series('outEnd')}<c:axId val="1"/></c:lineChart>`, []],
    ['the middle of an area', `<c:areaChart><c:grouping val="standard"/>${series('ctr')}<c:axId val="1"/></c:areaChart>`, []],
  ])('at %s', async (_, plot, mended) => {
    const file = await deckOf(plot);
    const found = await faults(file);
    expect(found).toHaveLength(places(plot).length);
    expect(found[0]).toMatchObject({ severity: 'error', part: PART });
    const finished = await finishFile(file, READ_LIMITS, repackDeck);
    expect(finished.mended.map(({ code }) => code)).toContain('label_position');
    expect(await faults(finished.file)).toEqual([]);
    expect(places((await openPackage(finished.file)).part(PART)?.xml().source ?? '')).toEqual(mended);
  });

  it.each([
    ['the outer end of bars side by side', bars('clustered', 'outEnd')],
    ['the inner base of stacked bars', bars('stacked', 'inBase')],
    ['above a point of a line', `<c:lineChart><c:grouping val="standard"/>${series('t')}<c:axId val="1"/></c:lineChart>`],
    ['where it fits best at a slice', `<c:pieChart><c:varyColors val="1"/>${series('bestFit')}</c:pieChart>`],
  ])('may stand at %s', async (_, plot) => expect(await faults(await deckOf(plot))).toEqual([]));
});
