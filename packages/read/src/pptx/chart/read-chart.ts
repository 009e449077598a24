/** Reads a chart from its part: kind, series and axes, as last shown. */
import { SERIALS_1904 } from '@deckwright/core/calendar';
import { at, attribute, child, chosen, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import { UNDERSTOOD } from '../markup/understood.ts';
import { flagAt, numberAt, wordAt } from '../markup/values.ts';
import { type ChartSeries, type ForeignBase, type ForeignChart, UNKNOWN } from '../model/index.ts';
import { fillIn } from '../paint/fill.ts';
import { readOutline } from '../paint/outline.ts';
import type { ShapeContext } from '../shapes/context.ts';
import type { Scope } from '../slides/scope.ts';
import { axisIds, readAxes } from './axes.ts';
import { wordsIn } from './caches.ts';
import { categoryNames } from './category-names.ts';
import { textOfPart, textOfTitle } from './chart-text.ts';
import { numberIn, readSeries } from './series.ts';

/** Kinds by the elements of a plot area; 3-D charts have their flat kind. */
const KINDS: Readonly<Record<string, string>> = {
  'c:barChart': 'bar',
  'c:bar3DChart': 'bar',
  'c:lineChart': 'line',
  'c:line3DChart': 'line',
  'c:pieChart': 'pie',
  'c:pie3DChart': 'pie',
  'c:ofPieChart': 'pie',
  'c:doughnutChart': 'doughnut',
  'c:areaChart': 'area',
  'c:area3DChart': 'area',
  'c:scatterChart': 'scatter',
  'c:bubbleChart': 'bubble',
  'c:radarChart': 'radar',
  'c:stockChart': 'stock',
  'c:surfaceChart': 'surface',
  'c:surface3DChart': 'surface',
};
const GROUPINGS = ['clustered', 'stacked', 'percentStacked', 'standard'] as const;
const MAX_SERIES = 200;
const MAX_WORDS = 2_000;
/** The size of a chart's text without one of its own. */
const DEFAULT_SIZE_PT = 10;

/**
 * @param reference `c:chart` or `cx:chart` of a frame
 * @returns undefined when the file has no part for it
 */
export function readChart(reference: XmlElement, base: ForeignBase, { scope }: ShapeContext): ForeignChart | undefined {
  const part = scope.source.relationship(scope.part, attribute(reference, 'r:id') ?? '')?.part;
  if (part === undefined || !scope.source.has(part)) return undefined;
  const root = scope.source.optionalRoot(part);
  if (!root) return undefined;
  const own: Scope = { ...scope, part };
  return root.name === 'c:chartSpace' ? readSpace(root, base, own) : unknownChart(root, base, part);
}

function readSpace(root: XmlElement, base: ForeignBase, scope: Scope): ForeignChart {
  const chart = child(root, 'c:chart');
  const plot = child(chart, 'c:plotArea');
  const found = elements(plot).flatMap((element) => {
    const kind = Object.hasOwn(KINDS, element.name) ? KINDS[element.name] : undefined;
    return kind === undefined ? [] : [{ element, kind: kind === 'bar' && barDir(element) === 'col' ? 'column' : kind }];
  });
  const first = found[0];
  const primary = new Set(first ? axisIds(first.element) : []);
  const others = new Set(found.flatMap(({ element }) => axisIds(element)).filter((id) => !primary.has(id)));
  const grouping = groupingOf(first?.element);
  const style = styleOf(root);
  const date1904 = child(root, 'c:date1904');
  const serials_from = date1904 !== undefined && flagAt(date1904, 'val') !== false ? SERIALS_1904 : 0;
  const count = found.reduce((sum, { element }) => sum + elements(element, 'c:ser').length, 0);
  const series: ChartSeries[] = [];
  for (const { element, kind } of found) {
    const secondary = axisIds(element).some((id) => others.has(id));
    const own = groupingOf(element);
    for (const ser of elements(element, 'c:ser')) {
      if (series.length >= MAX_SERIES) break;
      series.push(
        readSeries(
          ser,
          series.length,
          { element, kind, grouping: own === grouping ? undefined : own, secondary, style, count, serials_from },
          scope,
        ),
      );
    }
  }
  const title = titleOf(chart, series);
  const legend = child(chart, 'c:legend');
  const text = textOfPart(root, scope);
  const title_text = textOfTitle(child(chart, 'c:title'), scope);
  const legend_text = textOfPart(legend, scope);
  const plot_fill = fillIn(child(plot, 'c:spPr'), scope);
  const box = layoutOf(plot);
  const legend_box = layoutOf(legend);
  const title_at = placeOf(child(chart, 'c:title'));
  const legend_fill = fillIn(child(legend, 'c:spPr'), scope);
  const legend_line = child(child(legend, 'c:spPr'), 'a:ln');
  const legend_outline = legend_line && readOutline([legend_line], undefined, scope);
  const plot_line = child(child(plot, 'c:spPr'), 'a:ln');
  const plot_outline = plot_line && readOutline([plot_line], undefined, scope);
  const bars = found.find(({ kind }) => kind === 'bar' || kind === 'column')?.element;
  const axes = readAxes(plot, { secondary: others, series, serials_from }, scope);
  const categories = axes.find(({ kind }) => kind === 'category' || kind === 'date');
  const properties = child(root, 'c:spPr');
  const line = child(properties, 'a:ln');
  const outline = line && readOutline([line], undefined, scope);
  const words = [title, ...axes.map((axis) => axis.title), ...series.map(({ name }) => name), ...categoryNames({ series }, categories)];
  return {
    kind: 'chart',
    ...base,
    fill: fillIn(properties, scope) ?? { kind: 'none' },
    ...(outline ? { outline } : {}),
    chart_part: scope.part,
    chart: first?.kind ?? UNKNOWN,
    grouping,
    ...(title === undefined ? {} : { title }),
    ...(legend ? { legend: wordAt(child(legend, 'c:legendPos'), 'val', ['l', 't', 'r', 'b', 'tr']) ?? 'r' } : {}),
    series,
    axes,
    gap_pct: Math.min(500, Math.max(0, numberIn(bars, 'c:gapWidth') ?? 150)),
    overlap_pct: Math.min(100, Math.max(-100, numberIn(bars, 'c:overlap') ?? 0)),
    hole_pct: Math.min(90, Math.max(1, numberIn(first?.element, 'c:holeSize') ?? 50)),
    // The element without a value means zero; files of 2007, which may lack it, show a gap.
    blanks: blanksOf(child(chart, 'c:dispBlanksAs')),
    words: words.filter((word): word is string => word !== undefined && word !== '').slice(0, MAX_WORDS),
    font_size_pt: text?.size_pt ?? DEFAULT_SIZE_PT,
    ...(plot_fill ? { plot_fill } : {}),
    ...(plot_outline ? { plot_outline } : {}),
    ...(box ? { plot_box: box } : {}),
    ...(legend_box ? { legend_box } : {}),
    ...(legend_fill ? { legend_fill } : {}),
    ...(legend_outline ? { legend_outline } : {}),
    first_angle: Math.min(360, Math.max(0, numberIn(first?.element, 'c:firstSliceAng') ?? 0)),
    vary_colors: child(first?.element, 'c:varyColors') !== undefined && flagAt(child(first?.element, 'c:varyColors'), 'val') !== false,
    ...(text ? { text } : {}),
    ...(title_text ? { title_text } : {}),
    ...(title_at ? { title_at } : {}),
    ...(legend_text ? { legend_text } : {}),
  };
}

const blanksOf = (element: XmlElement | undefined): ForeignChart['blanks'] =>
  element === undefined ? 'gap' : (wordAt(element, 'val', ['gap', 'span', 'zero']) ?? 'zero');

const barDir = (element: XmlElement): string => attribute(child(element, 'c:barDir'), 'val') ?? 'col';

const groupingOf = (element: XmlElement | undefined): ForeignChart['grouping'] =>
  wordAt(child(element, 'c:grouping'), 'val', GROUPINGS) ?? (element?.name.startsWith('c:bar') ? 'clustered' : 'standard');

/** The style of 2007 counts to 48; that of 2010 is a hundred more. */
function styleOf(root: XmlElement): number {
  const style = chosen(root, UNDERSTOOD).find(({ name }) => name === 'c:style' || name === 'c14:style');
  const value = numberAt(style, 'val') ?? 2;
  const style_2007 = value > 100 ? value - 100 : value;
  return Number.isInteger(style_2007) && style_2007 >= 1 && style_2007 <= 48 ? style_2007 : 2;
}

/** The title that PowerPoint shows for an empty title of a chart with several series. */
const UNNAMED = 'Chart Title';

/**
 * The words of the title, otherwise PowerPoint's automatic title unless `c:autoTitleDeleted` is set (ISO 29500-1, 21.2.2.7): the name of the
 * only series, with or without a `c:title`.
 */
function titleOf(chart: XmlElement | undefined, series: readonly ChartSeries[]): string | undefined {
  const title = child(chart, 'c:title');
  const words = wordsIn(child(title, 'c:tx'));
  if (words !== undefined) return words;
  const deleted = child(chart, 'c:autoTitleDeleted');
  if (deleted !== undefined && flagAt(deleted, 'val') !== false) return undefined;
  const [only] = series;
  if (series.length === 1 && only !== undefined && only.name !== '') return only.name;
  return title === undefined ? undefined : UNNAMED;
}

/** ISO 29500-1, 21.2.2.95: a title has no size of its own, and its place counts from the frame only by the mode `edge`. */
function placeOf(title: XmlElement | undefined): ForeignChart['title_at'] {
  const layout = at(title, 'c:layout', 'c:manualLayout');
  const [x, y] = (['c:x', 'c:y'] as const).map((name) => numberAt(child(layout, name), 'val'));
  const isEdge = ['c:xMode', 'c:yMode'].every((name) => attribute(child(layout, name), 'val') === 'edge');
  return isEdge && x !== undefined && y !== undefined && x >= 0 && x < 1 && y >= 0 && y < 1 ? { x, y } : undefined;
}

function layoutOf(plot: XmlElement | undefined): ForeignChart['plot_box'] {
  const layout = at(plot, 'c:layout', 'c:manualLayout');
  const [x, y, w, h] = ['c:x', 'c:y', 'c:w', 'c:h'].map((name) => numberAt(child(layout, name), 'val'));
  const within = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1;
  if (!within(x) || !within(y) || !within(w) || !within(h) || w < 0.02 || h < 0.02) return undefined;
  return { x, y, w, h, inner: attribute(child(layout, 'c:layoutTarget'), 'val') === 'inner' };
}

/** Charts of 2016 (waterfalls, trees, maps) store their numbers differently; only their words are read. */
function unknownChart(root: XmlElement, base: ForeignBase, part: string): ForeignChart {
  const title = titleWords(at(root, 'cx:chart', 'cx:title'));
  return {
    kind: 'chart',
    ...base,
    chart_part: part,
    chart: UNKNOWN,
    grouping: 'standard',
    ...(title === undefined ? {} : { title }),
    series: [],
    axes: [],
    gap_pct: 150,
    overlap_pct: 0,
    hole_pct: 50,
    blanks: 'gap',
    words: title === undefined ? [] : [title],
    font_size_pt: UNKNOWN,
  };
}

const titleWords = (title: XmlElement | undefined): string | undefined => {
  const rich = at(title, 'cx:tx', 'cx:rich') ?? at(title, 'cx:tx', 'cx:txData', 'cx:v');
  const words = elements(rich, 'a:p')
    .map((p) =>
      elements(p, 'a:r')
        .map((r) => textOf(child(r, 'a:t')))
        .join(''),
    )
    .join('\n')
    .trim();
  return (words || textOf(rich).trim()).slice(0, 2_000) || undefined;
};
