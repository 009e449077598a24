/** Axes of a chart. */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import { flagAt, nameAt, numberAt, wordAt } from '../markup/values.ts';
import type { ChartAxis } from '../model/index.ts';
import { readOutline } from '../paint/outline.ts';
import type { Scope } from '../slides/scope.ts';
import { wordsIn } from './caches.ts';
import { textOfPart } from './chart-text.ts';

const KINDS: Readonly<Record<string, ChartAxis['kind']>> = {
  'c:catAx': 'category',
  'c:valAx': 'value',
  'c:dateAx': 'date',
  'c:serAx': 'series',
};
const MAX_AXES = 8;

export interface ReadAxis extends ChartAxis {
  readonly id: string;
}

export function readAxes(plot: XmlElement | undefined, secondary: ReadonlySet<string>, scope: Scope): readonly ReadAxis[] {
  return elements(plot)
    .filter(({ name }) => Object.hasOwn(KINDS, name))
    .slice(0, MAX_AXES)
    .map((element) => readAxis(element, secondary, scope));
}

export const axisIds = (group: XmlElement): readonly string[] => elements(group, 'c:axId').map((id) => attribute(id, 'val') ?? '');

function readAxis(element: XmlElement, secondary: ReadonlySet<string>, scope: Scope): ReadAxis {
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
  const text = textOfPart(element, scope);
  const [min, max] = [number('c:min'), number('c:max')];
  return {
    id,
    kind: KINDS[element.name] ?? 'value',
    position: wordAt(child(element, 'c:axPos'), 'val', ['l', 't', 'r', 'b']) ?? 'b',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(title === undefined ? {} : { title }),
    ...(format === undefined || linked ? {} : { format }),
    deleted: child(element, 'c:delete') ? (flagAt(child(element, 'c:delete'), 'val') ?? true) : false,
    gridlines: grid !== undefined,
    secondary: secondary.has(id),
    reversed: attribute(child(scaling, 'c:orientation'), 'val') === 'maxMin',
    log: child(scaling, 'c:logBase') !== undefined,
    ...(major !== undefined && major > 0 ? { major } : {}),
    labels: wordAt(child(element, 'c:tickLblPos'), 'val', ['none', 'low', 'high', 'nextTo']) ?? 'nextTo',
    on_ticks: attribute(child(element, 'c:crossBetween'), 'val') === 'midCat',
    ...(line ? { line } : {}),
    ...(gridline ? { gridline } : {}),
    ...(text ? { text } : {}),
  };
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
