/** Axes of a chart. */
import { at, attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import { flagAt, nameAt, numberAt, wordAt } from '../markup/values.ts';
import type { ChartAxis, ChartSeries, ChartTime } from '../model/index.ts';
import { readOutline } from '../paint/outline.ts';
import type { Scope } from '../slides/scope.ts';
import { wordsIn } from './caches.ts';
import { textOfPart, textOfTitle } from './chart-text.ts';
import { isDateFormat } from './number-format.ts';

const KINDS: Readonly<Record<string, ChartAxis['kind']>> = {
  'c:catAx': 'category',
  'c:valAx': 'value',
  'c:dateAx': 'date',
  'c:serAx': 'series',
};
const MAX_AXES = 8;

interface AxisContext {
  /** Ids of the axes of a second group of series. */
  readonly secondary: ReadonlySet<string>;
  readonly series: readonly ChartSeries[];
  /** Added to serials of days: those of the 1904 date system are smaller. */
  readonly serials_from: number;
}

export function readAxes(plot: XmlElement | undefined, context: AxisContext, scope: Scope): readonly ChartAxis[] {
  return elements(plot)
    .filter(({ name }) => Object.hasOwn(KINDS, name))
    .slice(0, MAX_AXES)
    .map((element) => readAxis(element, context, scope));
}

export const axisIds = (group: XmlElement): readonly string[] => elements(group, 'c:axId').map((id) => attribute(id, 'val') ?? '');

function readAxis(element: XmlElement, { secondary, series, serials_from }: AxisContext, scope: Scope): ChartAxis {
  const scaling = child(element, 'c:scaling');
  const number = (name: string): number | undefined => numberAt(child(scaling, name), 'val');
  const id = attribute(child(element, 'c:axId'), 'val') ?? '';
  const format = nameAt(child(element, 'c:numFmt'), 'formatCode');
  const linked = flagAt(child(element, 'c:numFmt'), 'sourceLinked') ?? false;
  const major = numberAt(child(element, 'c:majorUnit'), 'val');
  const grid = child(element, 'c:majorGridlines');
  const line = lineOf(child(element, 'c:spPr'), scope);
  const gridline = lineOf(child(grid, 'c:spPr'), scope);
  const title = wordsIn(child(child(element, 'c:title'), 'c:tx'));
  const title_text = textOfTitle(child(element, 'c:title'), scope);
  const [x, y] = ['c:x', 'c:y'].map((name) => numberAt(child(at(element, 'c:title', 'c:layout', 'c:manualLayout'), name), 'val'));
  const text = textOfPart(element, scope);
  const base = number('c:logBase');
  const isSecondary = secondary.has(id);
  const time = timeOf(element, series.find((s) => s.secondary === isSecondary) ?? series[0]);
  const [min, max] = ['c:min', 'c:max'].map((name) => {
    const end = number(name);
    return end === undefined || time === undefined ? end : end + serials_from;
  });
  return {
    kind: KINDS[element.name] ?? 'value',
    position: wordAt(child(element, 'c:axPos'), 'val', ['l', 't', 'r', 'b']) ?? 'b',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(title === undefined ? {} : { title, ...(title_text ? { title_text } : {}) }),
    ...(title === undefined || x === undefined || y === undefined ? {} : { title_at: { x, y } }),
    ...(format === undefined || linked ? {} : { format }),
    deleted: child(element, 'c:delete') ? (flagAt(child(element, 'c:delete'), 'val') ?? true) : false,
    gridlines: grid !== undefined,
    secondary: isSecondary,
    reversed: attribute(child(scaling, 'c:orientation'), 'val') === 'maxMin',
    ...(base !== undefined && base >= 2 && base <= 1000 ? { log: base } : {}),
    ...(time ? { time } : {}),
    ...(major !== undefined && major > 0 ? { major } : {}),
    labels: wordAt(child(element, 'c:tickLblPos'), 'val', ['none', 'low', 'high', 'nextTo']) ?? 'nextTo',
    on_ticks: attribute(child(element, 'c:crossBetween'), 'val') === 'midCat',
    ...(line ? { line } : {}),
    ...(gridline ? { gridline } : {}),
    ...(text ? { text } : {}),
  };
}

const TIME_UNITS = ['days', 'months', 'years'] as const;

/**
 * The units of an axis whose categories stand where their dates do. An automatic axis (`c:auto`, ISO 29500-1, 21.2.2.14) follows its data,
 * whichever element it is: it is a date axis where the categories are numbers in the format of a date.
 */
function timeOf(element: XmlElement, series: ChartSeries | undefined): ChartTime | undefined {
  if (element.name !== 'c:dateAx' && element.name !== 'c:catAx') return undefined;
  if (!series?.category_numbers?.some((number) => number !== undefined)) return undefined;
  const auto = child(element, 'c:auto');
  const automatic = auto !== undefined && flagAt(auto, 'val') !== false;
  if (automatic ? !isDateFormat(series.category_format ?? '') : element.name === 'c:catAx') return undefined;
  const unit = (name: string) => wordAt(child(element, name), 'val', TIME_UNITS);
  const [base, major_unit] = [unit('c:baseTimeUnit'), unit('c:majorTimeUnit')];
  return { ...(base === undefined ? {} : { base }), ...(major_unit === undefined ? {} : { major_unit }) };
}

/** An invisible line has no width; a line that the file does not mention is undefined. */
function lineOf(properties: XmlElement | undefined, scope: Scope): ChartAxis['line'] {
  const line = child(properties, 'a:ln');
  if (!line) return undefined;
  const outline = readOutline([line], undefined, scope);
  if (outline) return outline;
  const invisible = child(line, 'a:noFill') !== undefined;
  return invisible
    ? { paint: { kind: 'none' }, width: 0, dash: 'solid', cap: 'flat', join: 'round', head: 'none', tail: 'none' }
    : undefined;
}
