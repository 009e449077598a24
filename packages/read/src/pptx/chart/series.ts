/** One series of a chart: its numbers, its paint, its labels. */
import { at, attribute, child, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import { flagAt, integerAt, nameAt, numberAt } from '../markup/values.ts';
import type { ChartLabels, ChartSeries, Outline, Paint } from '../model/index.ts';
import { fillIn } from '../paint/fill.ts';
import { readOutline } from '../paint/outline.ts';
import type { Scope } from '../slides/scope.ts';
import { isNumeric, namesIn, numbersIn, wordsIn } from './caches.ts';
import { textOfPart } from './chart-text.ts';
import { formatNumber, isDateFormat } from './number-format.ts';
import { automaticPaint } from './palette.ts';

export interface SeriesGroup {
  /** The element that holds the series: `c:barChart`, … */
  readonly element: XmlElement;
  readonly kind: string;
  readonly grouping: ChartSeries['grouping'];
  readonly secondary: boolean;
  readonly style: number;
  /** Series of the whole chart. */
  readonly count: number;
  /** Added to serials of days: those of the 1904 date system are smaller. */
  readonly serials_from: number;
}

const LINES = new Set(['line', 'scatter', 'radar', 'stock']);
const MAX_POINT_PAINTS = 2_000;
const flag = (of: XmlElement | undefined, name: string): boolean | undefined => {
  const element = child(of, name);
  // An element without its attribute is true.
  return element && (flagAt(element, 'val') ?? true);
};

export function readSeries(element: XmlElement, position: number, group: SeriesGroup, scope: Scope): ChartSeries {
  const properties = child(element, 'c:spPr');
  const index = integerAt(child(element, 'c:idx'), 'val', 0, 100_000) ?? position;
  const drawn = LINES.has(group.kind);
  const automatic = automaticPaint(index, group.count, group.style, scope, drawn);
  const lines = child(properties, 'a:ln');
  const outline = lines && readOutline([lines], undefined, scope);
  const values = numbersIn(child(element, 'c:val') ?? child(element, 'c:yVal'));
  const xs = numbersIn(child(element, 'c:xVal'));
  const sizes = numbersIn(child(element, 'c:bubbleSize'));
  const labelled = child(element, 'c:dLbls') ?? child(group.element, 'c:dLbls');
  const labels = { ...labelsOf(labelled, scope), ...ownLabelsOf(labelled, scope) };
  const marker = child(element, 'c:marker');
  const marker_fill = fillIn(child(marker, 'c:spPr'), scope);
  const marker_pt = integerAt(child(marker, 'c:size'), 'val', 2, 72);
  // Lines have markers where their group says so, points of other kinds always.
  const marked = flag(group.element, 'c:marker') ?? group.kind !== 'line';
  const symbol = nameAt(child(marker, 'c:symbol'), 'val') ?? (marked ? undefined : 'none');
  const paint = drawn ? (outline?.paint ?? automatic) : (fillIn(properties, scope) ?? automatic);
  return {
    name: wordsIn(child(element, 'c:tx')) ?? `Series ${index + 1}`,
    kind: group.kind,
    ...categoriesOf(child(element, 'c:cat'), group.serials_from),
    values: values?.values ?? [],
    // Without any number the x values are words, which have no positions.
    ...(xs?.values.some((x) => x !== undefined) ? { xs: xs.values } : {}),
    ...(sizes ? { sizes: sizes.values } : {}),
    paint,
    ...outlineOf(outline, lines, scope, drawn, paint, group.style),
    points: new Map([...varied(group, index, values?.values.length ?? 0, scope), ...pointPaints(element, scope)]),
    secondary: group.secondary,
    smooth: flag(element, 'c:smooth') ?? false,
    ...labels,
    ...(group.grouping === undefined ? {} : { grouping: group.grouping }),
    ...(attribute(child(group.element, 'c:radarStyle'), 'val') === 'filled' ? { filled: true } : {}),
    ...(symbol === undefined ? {} : { marker: symbol }),
    ...(marker_pt === undefined ? {} : { marker_pt }),
    ...(marker_fill === undefined ? {} : { marker_paint: marker_fill }),
    ...(values?.format === undefined ? {} : { format: values.format }),
  };
}

function categoriesOf(
  holder: XmlElement | undefined,
  serials_from: number,
): Pick<ChartSeries, 'categories' | 'category_numbers' | 'category_format'> {
  const numbers = isNumeric(holder) ? numbersIn(holder) : undefined;
  if (numbers === undefined) return { categories: namesIn(holder) ?? [] };
  const from = isDateFormat(numbers.format ?? '') ? serials_from : 0;
  const category_numbers = numbers.values.map((value) => (value === undefined ? undefined : value + from));
  const format = numbers.format ?? 'General';
  return {
    categories: category_numbers.map((value) => (value === undefined ? '' : formatNumber(value, format))),
    category_numbers,
    category_format: format,
  };
}

/** Widths of series' lines by eights of styles, in hairlines of three quarters of a point (ISO 29500-1, 21.2.2.227). */
const HAIRLINE = 9_525;
const LINE_WIDTHS = [3, 5, 5, 7, 5, 5];

/** A line without properties is drawn; a line with `a:noFill` is not. */
function outlineOf(
  outline: Outline | undefined,
  line: XmlElement | undefined,
  scope: Scope,
  drawn: boolean,
  paint: Paint,
  style: number,
): { readonly outline?: Outline } {
  if (outline) return { outline };
  if (!drawn) return {};
  if (line && fillIn(line, scope)?.kind === 'none') return {};
  const width = Number(attribute(line, 'w'));
  return {
    outline: {
      paint,
      width: Number.isFinite(width) && width > 0 ? Math.min(width, 1_000_000) : HAIRLINE * (LINE_WIDTHS[Math.floor((style - 1) / 8)] ?? 3),
      dash: 'solid',
      cap: 'round',
      join: 'round',
      head: 'none',
      tail: 'none',
    },
  };
}

/** Slices, and the points of a chart's only series, have different colours unless the group turns that off. */
function varied(group: SeriesGroup, index: number, count: number, scope: Scope): ReadonlyMap<number, Paint> {
  const round = group.kind === 'pie' || group.kind === 'doughnut';
  const varies = flag(group.element, 'c:varyColors') ?? round;
  if (!varies || !(round || (group.count === 1 && !LINES.has(group.kind) && group.kind !== 'area'))) return new Map();
  const points = Math.min(count, MAX_POINT_PAINTS);
  return new Map(Array.from({ length: points }, (_, i) => [i, automaticPaint(i + (round ? 0 : index), points, group.style, scope)]));
}

function pointPaints(element: XmlElement, scope: Scope): ReadonlyMap<number, Paint> {
  const paints = new Map<number, Paint>();
  for (const point of elements(element, 'c:dPt').slice(0, MAX_POINT_PAINTS)) {
    const idx = integerAt(child(point, 'c:idx'), 'val', 0, 100_000);
    const properties = child(point, 'c:spPr');
    const paint = fillIn(properties, scope);
    if (idx !== undefined && paint) paints.set(idx, paint);
  }
  return paints;
}

/** Labels of points that have their own (`c:dLbl`). */
function ownLabelsOf(element: XmlElement | undefined, scope: Scope): Pick<ChartSeries, 'own_labels'> {
  const own = elements(element, 'c:dLbl')
    .slice(0, MAX_POINT_PAINTS)
    .flatMap((label): (readonly [number, ChartLabels])[] => {
      const idx = integerAt(child(label, 'c:idx'), 'val', 0, 100_000);
      const isSaid = elements(label).some(({ name }) => name === 'c:delete' || name.startsWith('c:show'));
      return idx === undefined || !isSaid ? [] : [[idx, labelsOf(label, scope)]];
    });
  return own.length === 0 ? {} : { own_labels: new Map(own) };
}

function labelsOf(element: XmlElement | undefined, scope: Scope): ChartLabels {
  const shows = {
    value: flag(element, 'c:showVal') ?? false,
    category: flag(element, 'c:showCatName') ?? false,
    series: flag(element, 'c:showSerName') ?? false,
    percent: flag(element, 'c:showPercent') ?? false,
  };
  const labels = flag(element, 'c:delete') !== true && (shows.value || shows.category || shows.series || shows.percent);
  if (!labels) return { labels: false };
  const position = nameAt(child(element, 'c:dLblPos'), 'val');
  const format = child(element, 'c:numFmt');
  const code = flagAt(format, 'sourceLinked') === true ? undefined : nameAt(format, 'formatCode');
  const text = textOfPart(element, scope);
  const separator = child(element, 'c:separator');
  const moved = at(element, 'c:layout', 'c:manualLayout');
  const [x, y] = ['c:x', 'c:y'].map((name) => numberIn(moved, name));
  return {
    labels,
    label_shows: shows,
    ...(separator === undefined ? {} : { label_separator: textOf(separator) }),
    ...(position === undefined ? {} : { label_position: position }),
    ...(code === undefined ? {} : { label_format: code }),
    ...(text === undefined ? {} : { label_text: text }),
    ...(x === undefined || y === undefined ? {} : { label_offset: { x, y } }),
  };
}

/** Numbers of elements such as `c:gapWidth`. */
export const numberIn = (of: XmlElement | undefined, name: string): number | undefined => numberAt(child(of, name), 'val');
