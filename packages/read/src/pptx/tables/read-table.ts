/** Tables (ISO 29500-1, 21.1.3): grid, merged cells, and each cell's look from itself and its table's style. */
import { attribute, child, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import { blend } from '../color/read-color.ts';
import { emuAt, flagAt, integerAt, nameAt } from '../markup/values.ts';
import {
  type ForeignBase,
  type ForeignCell,
  type ForeignTable,
  type ForeignText,
  type GradientStop,
  NO_PAINT,
  type Paint,
  UNKNOWN,
} from '../model/index.ts';
import { fillIn } from '../paint/fill.ts';
import { readOutline } from '../paint/outline.ts';
import type { ShapeContext } from '../shapes/context.ts';
import { type ListStyle, withRun } from '../text/list-style.ts';
import { readText } from '../text/read-text.ts';
import { type Border, fillOfStyle, OWN_RANK, partsOver, type Region, type Side, styledBorder, styledFill, styledRun } from './cell-look.ts';

/** Of one table; PowerPoint itself makes no more than 75 by 75. */
const MAX_ROWS = 1000;
const MAX_COLUMNS = 200;
const MAX_CELLS = 20_000;

const SIDES: readonly Side[] = ['l', 't', 'r', 'b'];
const LINES: Readonly<Record<Side, string>> = { l: 'a:lnL', t: 'a:lnT', r: 'a:lnR', b: 'a:lnB' };
const ANCHORS: Readonly<Record<string, ForeignText['anchor']>> = { t: 'top', ctr: 'middle', b: 'bottom' };

const MARGIN_SIDE = 91_440;
const MARGIN_END = 45_720;

interface Placed {
  readonly cell: Omit<ForeignCell, 'borders'>;
  readonly region: Region;
  readonly borders: Partial<Record<Side, Border>>;
}

/** @param table `a:tbl` */
export function readTable(table: XmlElement, base: ForeignBase, context: ShapeContext): ForeignTable {
  const columns = elements(child(table, 'a:tblGrid'), 'a:gridCol')
    .slice(0, MAX_COLUMNS)
    .map((column) => Math.max(0, emuAt(column, 'w') ?? 0));
  const rowElements = elements(table, 'a:tr').slice(0, MAX_ROWS);
  const rows = rowElements.map((row) => Math.max(0, emuAt(row, 'h') ?? 0));
  const properties = child(table, 'a:tblPr');
  const style = styleOf(properties, context);
  const { scope } = context;
  const behind = (style && fillOfStyle(child(style, 'a:tblBg'), scope)) ?? fillIn(properties, scope);

  const placed: Placed[] = [];
  for (const [row, rowElement] of rowElements.entries()) {
    for (const [column, element] of elements(rowElement, 'a:tc').slice(0, columns.length).entries()) {
      if (flagAt(element, 'hMerge') || flagAt(element, 'vMerge')) continue;
      if (placed.length === MAX_CELLS) break;
      const region: Region = {
        top: row,
        left: column,
        bottom: Math.min(rows.length, row + (integerAt(element, 'rowSpan', 1, MAX_ROWS) ?? 1)),
        right: Math.min(columns.length, column + (integerAt(element, 'gridSpan', 1, MAX_COLUMNS) ?? 1)),
      };
      placed.push(readCell(element, region, rows.length, columns.length, properties, style, behind, context));
    }
  }
  const rtl = flagAt(properties, 'rtl') === true ? { rtl: true } : {};
  return { kind: 'table', ...base, ...rtl, columns, rows, cells: meet(placed, rows.length, columns.length) };
}

/** The style that the table names: the deck's own definition, else PowerPoint's. */
function styleOf(properties: XmlElement | undefined, { table_style }: ShapeContext): XmlElement | undefined {
  const id = textOf(child(properties, 'a:tableStyleId')).trim();
  return child(properties, 'a:tableStyle') ?? (id === '' ? undefined : table_style(id));
}

function readCell(
  element: XmlElement,
  region: Region,
  rows: number,
  columns: number,
  properties: XmlElement | undefined,
  style: XmlElement | undefined,
  behind: Paint | undefined,
  context: ShapeContext,
): Placed {
  const { scope } = context;
  const tcPr = child(element, 'a:tcPr');
  const parts = style ? partsOver(region, rows, columns, properties, style) : [];
  const borders: Partial<Record<Side, Border>> = {};
  for (const side of SIDES) {
    const own = child(tcPr, LINES[side]);
    // An empty line element says nothing about the border, so the style decides.
    const says = own !== undefined && own.children.length > 0;
    const border = says ? { outline: readOutline([own], undefined, scope), rank: OWN_RANK } : styledBorder(side, region, parts, scope);
    if (border) borders[side] = border;
  }
  const styles = style ? withRun(context.defaults, styledRun(parts, scope)) : context.defaults;
  return {
    cell: {
      row: region.top,
      column: region.left,
      row_span: region.bottom - region.top,
      column_span: region.right - region.left,
      fill: over(fillIn(tcPr, scope) ?? styledFill(parts, scope) ?? NO_PAINT, behind ?? NO_PAINT),
      text: cellText(element, tcPr, styles, context),
    },
    region,
    borders,
  };
}

/** A cell's fill blended over the background of its table. */
function over(fill: Paint, behind: Paint): Paint {
  if (fill.kind === 'none') return behind;
  if (fill.kind !== 'solid' || fill.color === UNKNOWN || fill.color.alpha === 1) return fill;
  const top = fill.color;
  if (behind.kind === 'solid' && behind.color !== UNKNOWN) return { kind: 'solid', color: blend(top, behind.color) };
  if (behind.kind !== 'gradient') return behind.kind === 'none' ? fill : { kind: UNKNOWN };
  const stops = behind.stops.map(({ at, color }): GradientStop => ({ at, color: color === UNKNOWN ? UNKNOWN : blend(top, color) }));
  return { ...behind, stops };
}

/** A cell's margins and anchor stand in its own properties, not in the body's. */
function cellText(element: XmlElement, tcPr: XmlElement | undefined, styles: ListStyle, { scope }: ShapeContext): ForeignText {
  const text = readText(child(element, 'a:txBody') ?? element, { styles, bodies: [] }, scope);
  return {
    ...text,
    insets: {
      l: emuAt(tcPr, 'marL') ?? MARGIN_SIDE,
      t: emuAt(tcPr, 'marT') ?? MARGIN_END,
      r: emuAt(tcPr, 'marR') ?? MARGIN_SIDE,
      b: emuAt(tcPr, 'marB') ?? MARGIN_END,
    },
    anchor: ANCHORS[attribute(tcPr, 'anchor') ?? ''] ?? 'top',
    anchor_center: flagAt(tcPr, 'anchorCtr') ?? false,
    vertical: nameAt(tcPr, 'vert') ?? 'horz',
    wrap: true,
    autofit: 'resize',
    font_scale: 1,
    line_reduction: 0,
  };
}

const OPPOSITE: Readonly<Record<Side, Side>> = { l: 'r', r: 'l', t: 'b', b: 't' };

/** Gives both cells at an edge the border of higher precedence. */
function meet(placed: readonly Placed[], rows: number, columns: number): readonly ForeignCell[] {
  const owner: (Placed | undefined)[] = new Array(rows * columns);
  for (const one of placed) {
    for (let row = one.region.top; row < one.region.bottom; row += 1)
      owner.fill(one, row * columns + one.region.left, row * columns + one.region.right);
  }
  const beside = ({ top, bottom, left, right }: Region, side: Side): Placed | undefined => {
    if (side === 'l') return left > 0 ? owner[top * columns + left - 1] : undefined;
    if (side === 'r') return right < columns ? owner[top * columns + right] : undefined;
    if (side === 't') return top > 0 ? owner[(top - 1) * columns + left] : undefined;
    return bottom < rows ? owner[bottom * columns + left] : undefined;
  };
  return placed.map((one): ForeignCell => {
    const borders: ForeignCell['borders'] = Object.fromEntries(
      SIDES.flatMap((side) => {
        const own = one.borders[side];
        const other = beside(one.region, side)?.borders[OPPOSITE[side]];
        const drawn = other && other.rank > (own?.rank ?? -1) ? other : own;
        return drawn?.outline ? [[side, drawn.outline]] : [];
      }),
    );
    return { ...one.cell, borders };
  });
}
