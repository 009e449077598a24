/** Charts of converted slides: kept where they show their page as well as the shapes do that they stand for. */

import type { Chart, Deck, Slide } from '@deckwright/draw/scene';
import { chartInWords, type Loss } from '@deckwright/read/pdf';
import type { CheckKit, Made } from './check-slides.ts';
import { type CheckedPage, type CheckLimits, checkSlides, inchesOf } from './check-slides.ts';
import { areaOf, sizeOf } from './shapes.ts';
import type { Area } from './words.ts';

export interface Converted extends Omit<Made, 'only'> {
  readonly deck: Deck;
}

export interface RepairKit extends CheckKit {
  /** The deck as a .pptx. */
  readonly write: (deck: Deck) => Promise<Uint8Array>;
}

/** A chart that can be edited may look a little otherwise: its marks of axes, and where its numbers stand. */
const OTHERWISE = 0.06;

/** The slides, checked, each with its charts or with their shapes, whichever is right. */
export async function withGoodCharts(
  made: Converted,
  limits: CheckLimits,
  kit: RepairKit,
): Promise<{ readonly made: Converted; readonly checked: readonly CheckedPage[] }> {
  const checked = await checkSlides(made, limits, kit);
  const only = new Set(made.deck.slides.flatMap((slide, i) => (slide.charts === undefined ? [] : [made.pages.first + i])));
  if (only.size === 0) return { made, checked };
  const shapes = await written(made, only, kit);
  const others = new Map((await checkSlides({ ...shapes, only }, limits, kit)).map((page) => [page.page, page]));
  const worse = new Map(
    checked.flatMap((page): [number, string][] => {
      const other = others.get(page.page);
      const slide = made.deck.slides[page.page - made.pages.first];
      if (other === undefined) return [];
      if (isCovered(page, slide?.charts ?? [])) return [[page.page, WHY.covered]];
      return isAsGood(page, other) ? [] : [[page.page, losesWords(page, other) ? WHY.words : WHY.looks]];
    }),
  );
  if (worse.size === 0) return { made, checked };
  const without = worse.size === only.size ? shapes : await written(made, new Set(worse.keys()), kit);
  const chosen = { ...without, losses: [...made.losses.filter((loss) => !isChartKept(loss, worse)), ...shapesOfCharts(made, worse)] };
  return { made: chosen, checked: checked.map((page) => (worse.has(page.page) ? (others.get(page.page) ?? page) : page)) };
}

const LOST: ReadonlySet<string> = new Set(['missing', 'added', 'doubled', 'altered', 'cut', 'joined']);

const isAsGood = (chart: CheckedPage, shapes: CheckedPage): boolean =>
  chart.fidelity === undefined || (chart.fidelity >= (shapes.fidelity ?? 0) - OTHERWISE && !losesWords(chart, shapes));

function losesWords(chart: CheckedPage, shapes: CheckedPage): boolean {
  // Signs before words are not counted: the page draws bars before the numbers at their ends.
  const lost = ({ seen }: CheckedPage): number =>
    seen?.findings.filter(({ found, words }) => LOST.has(found) && words !== undefined).length ?? 0;
  return lost(chart) > lost(shapes);
}

const WHY = {
  covered: 'It stays shapes in one group, because most of the chart would look otherwise than the page, as below another shape.',
  words: 'It stays shapes in one group, because the slide has fewer words of the page with the chart.',
  looks: 'It stays shapes in one group, because the slide shows less of the page with the chart.',
} as const;

/** One entry for each chart that stays shapes. */
const shapesOfCharts = ({ deck, pages }: Converted, why: ReadonlyMap<number, string>): Loss[] =>
  [...why].flatMap(([page, reason]) =>
    (deck.slides[page - pages.first]?.charts ?? []).map(
      (chart): Loss => ({
        page,
        element: 'chart',
        kind: 'simplified',
        what: chartInWords(chart),
        why: reason,
        box_in: inchesOf(areaOf(chart.frame)),
      }),
    ),
  );

/** The charts of a page that stay shapes are not counted as kept. */
const isChartKept = ({ kind, element, page }: Loss, why: ReadonlyMap<number, string>): boolean =>
  kind === 'kept' && element === 'chart' && why.has(page);

/** Of the plot of a chart, what looks otherwise in it reaches so far where something hides the chart. */
const HIDDEN = 0.5;

/** Whether most of a chart looks otherwise, as below another shape. No picture is taken where a chart is, so its shapes stand, which can be mended. */
function isCovered({ seen }: CheckedPage, charts: readonly Chart[]): boolean {
  const looks = (seen?.findings ?? []).filter(({ found, element }) => found === 'drawn' && element === 'area');
  return charts.some(({ plot }) => {
    const own = areaOf(plot);
    const inside = looks.flatMap(({ area, places = [area] }) =>
      places.map((place) => shared(place, own)).filter((place) => sizeOf(place) > 0),
    );
    return inside.length > 0 && sizeOf(inside.reduce(around)) >= HIDDEN * sizeOf(own);
  });
}

/** The same slides with shapes in place of the charts of some pages. */
async function written(made: Converted, pages: ReadonlySet<number>, { write }: RepairKit): Promise<Converted> {
  const slides = made.deck.slides.map((slide, i): Slide => {
    const { charts: _, ...rest } = slide;
    return pages.has(made.pages.first + i) ? rest : slide;
  });
  const deck = { ...made.deck, slides };
  return { ...made, deck, pptx: await write(deck) };
}

/** Where the charts of a slide stand, points. */
export const framesOf = ({ charts = [] }: Slide): Area[] => charts.map(({ frame }) => areaOf(frame));

const around = (a: Area, b: Area): Area => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

const shared = (a: Area, b: Area): Area => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});
