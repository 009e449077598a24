/**
 * The look of a cell by its table's style (ISO 29500-1, 20.1.4.2): of the style's parts that cover the cell, the strongest one that has a
 * property decides it. The whole table is weakest, then bands, then first and last column, then total and header row, then corners.
 */
import { at, attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { colorIn } from '../color/read-color.ts';
import { flagAt } from '../markup/values.ts';
import type { Outline, Paint } from '../model/index.ts';
import { fillIn, styleFill } from '../paint/fill.ts';
import { readOutline } from '../paint/outline.ts';
import type { Scope } from '../slides/scope.ts';
import type { RunProperties } from '../text/run-properties.ts';

/** Rows and columns from, and up to but not including. */
export interface Region {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export type Side = 'l' | 't' | 'r' | 'b';

/** A border and its precedence where two cells meet; without an outline there is no line. */
export interface Border {
  readonly outline: Outline | undefined;
  readonly rank: number;
}

export interface StyledPart {
  readonly element: XmlElement;
  readonly region: Region;
  /** Precedence. */
  readonly rank: number;
}

/** A cell's own properties have precedence over any style. */
export const OWN_RANK = 100;

/** The parts that cover a cell, weakest first. @param properties `a:tblPr` */
export function partsOver(
  cell: Region,
  rows: number,
  columns: number,
  properties: XmlElement | undefined,
  style: XmlElement,
): readonly StyledPart[] {
  const has = (name: string): boolean => flagAt(properties, name) ?? false;
  const head = has('firstRow') ? 1 : 0;
  const foot = has('lastRow') && rows > head ? 1 : 0;
  const lead = has('firstCol') ? 1 : 0;
  const tail = has('lastCol') && columns > lead ? 1 : 0;
  const isHead = head === 1 && cell.top === 0;
  const isFoot = foot === 1 && cell.bottom === rows;
  const isLead = lead === 1 && cell.left === 0;
  const isTail = tail === 1 && cell.right === columns;
  const whole: Region = { top: 0, bottom: rows, left: 0, right: columns };
  const parts: StyledPart[] = [];
  const add = (name: string, region: Region): void => {
    const element = child(style, `a:${name}`);
    if (element) parts.push({ element, region, rank: RANKS.indexOf(name) });
  };
  add('wholeTbl', whole);
  if (has('bandCol') && !isLead && !isTail) {
    add((cell.left - lead) % 2 === 0 ? 'band1V' : 'band2V', { top: head, bottom: rows - foot, left: cell.left, right: cell.right });
  }
  if (has('bandRow') && !isHead && !isFoot) {
    add((cell.top - head) % 2 === 0 ? 'band1H' : 'band2H', { top: cell.top, bottom: cell.bottom, left: 0, right: columns });
  }
  if (isTail) add('lastCol', { ...whole, left: columns - 1 });
  if (isLead) add('firstCol', { ...whole, right: 1 });
  if (isFoot) add('lastRow', { ...whole, top: rows - 1 });
  if (isHead) add('firstRow', { ...whole, bottom: 1 });
  if (isFoot && isTail) add('seCell', cell);
  if (isFoot && isLead) add('swCell', cell);
  if (isHead && isTail) add('neCell', cell);
  if (isHead && isLead) add('nwCell', cell);
  return parts;
}

const RANKS = [
  'wholeTbl',
  'band2V',
  'band1V',
  'band2H',
  'band1H',
  'lastCol',
  'firstCol',
  'lastRow',
  'firstRow',
  'seCell',
  'swCell',
  'neCell',
  'nwCell',
];

/** The strongest part's fill; undefined when no part has one. */
export function styledFill(parts: readonly StyledPart[], scope: Scope): Paint | undefined {
  for (const { element } of parts.toReversed()) {
    const paint = fillOfStyle(child(element, 'a:tcStyle'), scope);
    if (paint) return paint;
  }
  return undefined;
}

/** Of `a:tcStyle` or `a:tblBg`: a fill, or a reference to one of the theme's. */
export function fillOfStyle(holder: XmlElement | undefined, scope: Scope): Paint | undefined {
  const own = child(holder, 'a:fill');
  if (own) return fillIn(own, scope);
  const reference = child(holder, 'a:fillRef');
  return reference && styleFill(reference, scope);
}

/** Weight, slant, face and colour of the text, of all parts together. */
export function styledRun(parts: readonly StyledPart[], scope: Scope): RunProperties {
  let run: RunProperties = {};
  for (const { element } of parts) {
    const style = child(element, 'a:tcTxStyle');
    if (!style) continue;
    const bold = attribute(style, 'b');
    const italic = attribute(style, 'i');
    const reference = child(style, 'a:fontRef');
    const idx = attribute(reference, 'idx');
    const colored = colorIn(style, scope) !== undefined ? style : colorIn(reference, scope) !== undefined ? reference : undefined;
    run = {
      ...run,
      ...(bold === 'on' || bold === 'off' ? { bold: bold === 'on' } : {}),
      ...(italic === 'on' || italic === 'off' ? { italic: italic === 'on' } : {}),
      ...(idx === 'major' ? { latin: '+mj-lt' } : idx === 'minor' ? { latin: '+mn-lt' } : {}),
      ...(colored ? { fill: colored } : {}),
    };
  }
  return run;
}

const OUTER: Readonly<Record<Side, string>> = { l: 'a:left', t: 'a:top', r: 'a:right', b: 'a:bottom' };
const INNER: Readonly<Record<Side, string>> = { l: 'a:insideV', t: 'a:insideH', r: 'a:insideV', b: 'a:insideH' };
const EDGE: Readonly<Record<Side, keyof Region>> = { l: 'left', t: 'top', r: 'right', b: 'bottom' };

/** The strongest part's border on one side; undefined when no part has one. */
export function styledBorder(side: Side, cell: Region, parts: readonly StyledPart[], scope: Scope): Border | undefined {
  for (const { element, region, rank } of parts.toReversed()) {
    const onEdge = cell[EDGE[side]] === region[EDGE[side]];
    const border = child(at(element, 'a:tcStyle', 'a:tcBdr'), onEdge ? OUTER[side] : INNER[side]);
    const line = child(border, 'a:ln');
    const reference = child(border, 'a:lnRef');
    if (line || reference) return { outline: readOutline(line ? [line] : [], line ? undefined : reference, scope), rank };
  }
  return undefined;
}
