/** Markup that every kind of chart uses: references with their cache, paint of points, labels, axes. */
import type {
  Box,
  Chart,
  ChartAxis,
  ChartLabel,
  ChartPoint,
  ChartScale,
  ChartSeries,
  ChartTime,
  ChartWords,
  Fill,
  Stroke,
} from '@deckwright/draw/scene';
import { NO_FILL, type Paint } from '../paint.ts';
import { UnwritableValue, wordOf } from '../unwritable-value.ts';
import { escapeXml, whole } from '../xml.ts';
import { type ChartTable, nameCell, valueCells } from './table.ts';

/** What a part of the plot is written with. */
export interface ChartPen {
  readonly paint: Paint;
  readonly table: ChartTable;
  /** Of the chart. */
  readonly frame: Box;
}

/** Where a part of a chart stands, in shares of its frame. */
export const placed = ({ x, y, w, h }: Box, frame: Box, target = ''): string =>
  `<c:layout><c:manualLayout>${target}<c:xMode val="edge"/><c:yMode val="edge"/>` +
  `<c:x val="${share(x - frame.x, frame.w)}"/><c:y val="${share(y - frame.y, frame.h)}"/>` +
  `<c:w val="${share(w, frame.w)}"/><c:h val="${share(h, frame.h)}"/></c:manualLayout></c:layout>`;

/** Six decimals of a frame are less than a thousandth of a point. */
const share = (part: number, of: number): string => String(Number((part / of).toFixed(8)));

const NO_LINE = '<a:ln><a:noFill/></a:ln>';

export const shapeProperties = (paint: Paint, fill: Fill | undefined, stroke: Stroke | undefined): string =>
  `<c:spPr>${fill === undefined ? NO_FILL : paint.fill(fill)}${stroke === undefined ? NO_LINE : paint.line(stroke)}</c:spPr>`;

export const lineProperties = (paint: Paint, stroke: Stroke | undefined): string =>
  `<c:spPr>${stroke === undefined ? NO_LINE : paint.line(stroke)}</c:spPr>`;

/** The series' own name, by reference. `column` counts the table's columns from 0, without the categories. */
export const nameOf = ({ table }: ChartPen, column: number): string =>
  `<c:tx><c:strRef><c:f>${nameCell(column + 1)}</c:f>${stringCache([table.columns[column]?.name ?? ''])}</c:strRef></c:tx>`;

/** The names of the categories, or their places in time, which stand in the column before the first series. */
export function categoriesOf(pen: ChartPen): string {
  const { first, rows } = pen.table;
  if (first > 0) return valuesOf(pen, 0, 'c:cat');
  return `<c:cat><c:strRef><c:f>${valueCells(0, rows.length)}</c:f>${stringCache(rows)}</c:strRef></c:cat>`;
}

/** The numbers of a column, by reference: all rows, or those from one on up to another. */
export function valuesOf(
  { table }: ChartPen,
  column: number,
  element: 'c:cat' | 'c:val' | 'c:xVal' | 'c:yVal' | 'c:bubbleSize',
  from = 0,
  to = table.rows.length,
): string {
  const { values, code = 'General' } = table.columns[column] ?? { values: [] };
  let points = '';
  for (const [i, value] of values.slice(from, to).entries())
    if (value !== undefined) points += `<c:pt idx="${i}"><c:v>${finite(value)}</c:v></c:pt>`;
  const cache = `<c:numCache><c:formatCode>${escapeXml(code)}</c:formatCode><c:ptCount val="${to - from}"/>${points}</c:numCache>`;
  return `<${element}><c:numRef><c:f>${valueCells(column + 1, to, from)}</c:f>${cache}</c:numRef></${element}>`;
}

/** ST_Xstring of a number cache holds a number as text; there is none for infinity. */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw new UnwritableValue('value of a chart', value, 'a finite number');
  return value;
}

function stringCache(words: readonly string[]): string {
  let points = '';
  for (const [i, word] of words.entries()) if (word !== '') points += `<c:pt idx="${i}"><c:v>${escapeXml(word)}</c:v></c:pt>`;
  return `<c:strCache><c:ptCount val="${words.length}"/>${points}</c:strCache>`;
}

const PLACES = { end: 'outEnd', inside: 'inEnd', centre: 'ctr', above: 't', below: 'b', left: 'l', right: 'r' } as const;
const NOTHING =
  '<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>';

/** The labels of a series: what most of its points share, and each point that differs. */
export function labelsOf({ paint, frame }: ChartPen, { points }: ChartSeries): string {
  const written = points.map((p) => (p.label === undefined ? undefined : labelBody(paint, p.label, frame)));
  const shown = written.filter((w) => w !== undefined);
  if (shown.length === 0) return `<c:dLbls>${NOTHING}</c:dLbls>`;
  // A few labels are those of their points, so that other points get none.
  const isOwn = 2 * shown.length < written.length || points.some(({ label }) => label?.offset !== undefined);
  const common = isOwn ? undefined : mostFrequent(shown);
  let out = '';
  for (const [i, body] of written.entries()) {
    if (common === undefined) {
      if (body !== undefined) out += `<c:dLbl><c:idx val="${i}"/>${body}</c:dLbl>`;
      continue;
    }
    if (points[i]?.value === undefined || body === common) continue;
    out += `<c:dLbl><c:idx val="${i}"/>${body === undefined ? '<c:delete val="1"/>' : body}</c:dLbl>`;
  }
  // Lines to labels that stand apart are those of the slide.
  const lines = points.some(({ label }) => label?.offset !== undefined) ? '<c:showLeaderLines val="0"/>' : '';
  return `<c:dLbls>${out}${common ?? NOTHING}${lines}</c:dLbls>`;
}

function labelBody(paint: Paint, { code, place, named, stacked, offset, of_series, ...look }: ChartLabel, frame: Box): string {
  const what = of_series === true ? 'showSerName' : 'showVal';
  const shown = NOTHING.replace(`<c:${what} val="0"/>`, `<c:${what} val="1"/>`);
  // From its usual place, in shares of the chart.
  const layout =
    offset === undefined
      ? ''
      : `<c:layout><c:manualLayout><c:x val="${share(offset.x, frame.w)}"/><c:y val="${share(offset.y, frame.h)}"/></c:manualLayout></c:layout>`;
  return (
    `${layout}<c:numFmt formatCode="${escapeXml(code)}" sourceLinked="0"/><c:spPr>${NO_FILL}${NO_LINE}</c:spPr>${wordsLike(paint, look)}<c:dLblPos val="${wordOf(PLACES, place, 'place of a label')}"/>` +
    (named === true
      ? `${shown.replace('<c:showCatName val="0"/>', '<c:showCatName val="1"/>')}<c:separator>${stacked === true ? '\n' : ' '}</c:separator>`
      : shown)
  );
}

const wordsLike = (paint: Paint, look: ChartWords): string =>
  '<c:txPr><a:bodyPr rot="0" vert="horz" wrap="none" anchor="ctr"/><a:lstStyle/><a:p><a:pPr>' +
  `${runLike('a:defRPr', paint, look)}</a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`;

const runLike = (element: 'a:defRPr' | 'a:rPr', paint: Paint, { size_pt, bold, color }: ChartWords): string =>
  `<${element}${element === 'a:rPr' ? ' lang="en-US"' : ''} sz="${whole(size_pt * 100)}" b="${bold ? 1 : 0}">${paint.solid(color)}</${element}>`;

const SIDES = { left: 'l', right: 'r', above: 't', below: 'b' } as const;

/** The legend, after the plot area (ISO 29500-1, 21.2.2.94). */
export function legendOf({ legend, frame }: Chart, paint: Paint): string {
  if (legend === undefined) return '';
  const { side, box, words, ground } = legend;
  return (
    `<c:legend><c:legendPos val="${wordOf(SIDES, side, 'side of a legend')}"/>${placed(box, frame)}<c:overlay val="0"/>` +
    `${shapeProperties(paint, ground?.fill, ground?.stroke)}${wordsLike(paint, words)}</c:legend>`
  );
}

export function titleOf(paint: Paint, { title }: Pick<ChartAxis, 'title'>, frame: Box, rises: boolean): string {
  if (title === undefined) return '';
  const { text, box, ...look } = title;
  return (
    `<c:title><c:tx><c:rich><a:bodyPr rot="${rises ? -5_400_000 : 0}" vert="horz" wrap="none"/><a:lstStyle/><a:p><a:pPr>${runLike('a:defRPr', paint, look)}</a:pPr>` +
    `<a:r>${runLike('a:rPr', paint, look)}<a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx>${placed(box, frame)}<c:overlay val="0"/></c:title>`
  );
}

/** Of equally frequent ones the first. */
export function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const v of values) counts.set(v, (counts.get(v) ?? 0) + 1);
  let best = values[0] ?? '';
  for (const [v, count] of counts) if (count > (counts.get(best) ?? 0)) best = v;
  return best;
}

/** The paint of a series, and of each point that differs from it. `body` writes a point's paint. */
export function pointsOf(
  points: readonly ChartPoint[],
  body: (p: ChartPoint) => string,
  before = '',
): { readonly common: string; readonly own: string } {
  const written = points.map((p) => (p.value === undefined ? undefined : body(p)));
  const shown = written.filter((w) => w !== undefined);
  const common = mostFrequent(shown);
  let own = '';
  for (const [i, w] of written.entries()) if (w !== undefined && w !== common) own += `<c:dPt><c:idx val="${i}"/>${before}${w}</c:dPt>`;
  return { common, own };
}

export const CATEGORY_AXIS = 111_111_111;
export const VALUE_AXIS = 222_222_222;
export const SECOND_CATEGORY_AXIS = 333_333_333;
export const SECOND_VALUE_AXIS = 444_444_444;

/** No line, no ticks and no words: the slide's own shapes are the axis. It stays there, so that its scale can be set by hand. */
const QUIET = `<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="none"/><c:spPr>${NO_LINE}</c:spPr>`;

/** What an axis looks like, from its grid on. Its words stand beside the plot, wherever the other axis crosses. */
function looksOf(paint: Paint, axis: ChartAxis | undefined, frame: Box, rises: boolean): string {
  if (axis === undefined) return QUIET;
  const { line, grid, ticks, words, at_line } = axis;
  return (
    (grid === undefined ? '' : `<c:majorGridlines>${lineProperties(paint, grid)}</c:majorGridlines>`) +
    titleOf(paint, axis, frame, rises) +
    `<c:numFmt formatCode="${escapeXml(words?.code ?? 'General')}" sourceLinked="0"/>` +
    `<c:majorTickMark val="${ticks === true ? 'out' : 'none'}"/><c:minorTickMark val="none"/>` +
    `<c:tickLblPos val="${words === undefined ? 'none' : at_line ? 'nextTo' : 'low'}"/>${lineProperties(paint, line)}${words === undefined ? '' : wordsLike(paint, words)}`
  );
}

const orientation = (reversed: boolean | undefined): string => `<c:orientation val="${reversed === true ? 'maxMin' : 'minMax'}"/>`;

export const categoryAxis = (paint: Paint, side: 'b' | 'l', reversed: boolean, frame: Box, axis?: ChartAxis): string =>
  `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling>${orientation(reversed)}</c:scaling><c:delete val="0"/><c:axPos val="${side}"/>${looksOf(paint, axis, frame, side === 'l')}` +
  `<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`;

/** Dates from the first to the last, without room beside them. */
export const dateAxis = ({ unit, code }: ChartTime): string =>
  `<c:dateAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling>${orientation(false)}</c:scaling><c:delete val="0"/><c:axPos val="b"/>` +
  QUIET.replace('formatCode="General"', `formatCode="${escapeXml(code)}"`) +
  `<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblOffset val="100"/><c:baseTimeUnit val="${unit}"/></c:dateAx>`;

export const valueAxis = (
  paint: Paint,
  side: 'b' | 'l',
  { min, max, automatic, reversed }: ChartScale,
  between: 'between' | 'midCat',
  frame: Box,
  axis?: ChartAxis,
  id = VALUE_AXIS,
  cross = CATEGORY_AXIS,
): string =>
  `<c:valAx><c:axId val="${id}"/><c:scaling>${orientation(reversed)}${automatic === true ? '' : `<c:max val="${max}"/><c:min val="${min}"/>`}</c:scaling><c:delete val="0"/><c:axPos val="${side}"/>${looksOf(paint, axis, frame, side === 'l')}` +
  `<c:crossAx val="${cross}"/><c:crosses val="autoZero"/><c:crossBetween val="${between}"/>${axis?.step === undefined ? '' : `<c:majorUnit val="${axis.step}"/>`}</c:valAx>`;

/** Axes of lines over columns: that of the categories is deleted, since it is the one of the columns, and that of the values stands at the far side. */
export const secondAxes = ({ min, max }: ChartScale, reversed: boolean): string =>
  `<c:catAx><c:axId val="${SECOND_CATEGORY_AXIS}"/><c:scaling>${orientation(reversed)}</c:scaling><c:delete val="1"/><c:axPos val="b"/>${QUIET}` +
  `<c:crossAx val="${SECOND_VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>` +
  `<c:valAx><c:axId val="${SECOND_VALUE_AXIS}"/><c:scaling>${orientation(false)}<c:max val="${max}"/><c:min val="${min}"/></c:scaling><c:delete val="0"/><c:axPos val="r"/>${QUIET}` +
  `<c:crossAx val="${SECOND_CATEGORY_AXIS}"/><c:crosses val="max"/><c:crossBetween val="between"/></c:valAx>`;
