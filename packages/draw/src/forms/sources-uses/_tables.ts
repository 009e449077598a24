/** Two tables of equal height: lines, value, share and multiple in columns, with the totals on one line. */
import {
  type BoxIn,
  capacityExceeded,
  columns,
  type Drawing,
  type Kit,
  type Numbers,
  noteUnit,
  run,
  Sketch,
  shape,
} from '../../layout/index.ts';
import { drawSummedRows } from '../../marks/summed-rows.ts';
import type { FormPane } from '../define.ts';
import { readSides, type Side, type SourcesData, sidesAlt } from './form.ts';

export function drawTables(d: SourcesData, pane: FormPane, kit: Kit, bars: boolean): Drawing {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const { sides, numbers } = readSides(d, pane, kit);
  const plan = planTables(sides, numbers, { box, pointer: pane.pointer, bars }, kit);
  for (const [k, s] of sides.entries()) {
    drawHead(sketch, k, s, plan);
    drawLines(sketch, k, s, numbers, plan);
    drawTotal(sketch, k, s, numbers, plan);
    const x = plan.cells[k]?.x ?? 0;
    drawSummedRows(
      sketch,
      {
        id: `sum-${k + 1}`,
        rows: s.lines.map((l, i) => ({
          pointer: l.pointer,
          y: plan.top + plan.pitch * (i + 1),
          h: plan.pitch,
          named_to: x + Math.max(kit.text.widthIn(l.label, plan.size, { bold: true }), kit.text.widthIn(l.sub ?? '', plan.small)),
        })),
        band: { x, w: plan.cells[k]?.w ?? 0 },
        right: x + plan.labelW,
        size_pt: plan.size,
        unit: d.unit,
      },
      kit,
    );
  }
  return sketch.drawing('Sources and uses', sidesAlt(sides, numbers));
}

interface TableSizes {
  readonly size: number;
  /** Size of the line under a name. */
  readonly small: number;
  /** Widths of the columns, inches; 0 for none. */
  readonly labelW: number;
  readonly barW: number;
  readonly shareW: number;
  readonly multW: number;
}

interface TablePlan extends TableSizes {
  readonly cells: readonly BoxIn[];
  readonly top: number;
  readonly pitch: number;
  /** Number of lines of the longer table. */
  readonly count: number;
  readonly largest: number;
}

function planTables(
  sides: readonly Side[],
  numbers: Numbers,
  { box, pointer, bars }: { readonly box: BoxIn; readonly pointer: string; readonly bars: boolean },
  kit: Kit,
): TablePlan {
  const cells = columns(box, 2, 0.6);
  const count = Math.max(...sides.map((s) => s.lines.length));
  const pitch = Math.min(0.8, box.h / (count + 2));
  const { w } = cells[0] as BoxIn;
  const sizes = [16, 14, 12, 11, 10]
    .map((size) => sizesAt(size, sides, numbers, { w, pitch, bars }, kit))
    .find((plan) => plan !== undefined);
  if (sizes === undefined)
    throw capacityExceeded('The lines do not fit two tables at 10 pt.', 'Shorten the names or group small lines.', { count, pointer });
  const largest = Math.max(1e-9, ...sides.flatMap((s) => s.lines.map((l) => Math.abs(l.value))));
  const top = box.y + Math.max(0, (box.h - pitch * (count + 2)) * 0.46);
  return { ...sizes, cells, top, pitch, count, largest };
}

/** Widths of the columns for one type size; undefined when a name does not fit the remaining width. */
function sizesAt(
  size: number,
  sides: readonly Side[],
  numbers: Numbers,
  { w, pitch, bars }: { readonly w: number; readonly pitch: number; readonly bars: boolean },
  kit: Kit,
): TableSizes | undefined {
  const lines = sides.flatMap((s) => s.lines);
  const values = sides.flatMap((s) => [...s.lines.map((l) => l.display ?? numbers.text(l.value)), numbers.text(s.total)]);
  const valueW = Math.max(...values.map((t) => kit.text.widthIn(t, size, { bold: true }))) + 0.02;
  const shareW = kit.text.widthIn('100%', size) + 0.25;
  const multiples = lines.some((l) => l.multiple !== undefined);
  const multW = multiples ? Math.max(...lines.map((l) => kit.text.widthIn(l.multiple ?? '', size))) + 0.3 : 0;
  const barW = bars ? w * 0.26 : 0;
  const labelW = w - valueW - shareW - multW - barW - 0.3;
  const small = Math.max(10, size - 3);
  const fits =
    labelW > 0.8 &&
    lines.every(
      (l) =>
        kit.fit({
          block: kit.paragraphs(
            [{ runs: [run(l.label)] }, ...(l.sub === undefined ? [] : [{ runs: [run(l.sub, undefined, 'verbatim', { size_pt: small })] }])],
            { color: 'ink', bold: true },
          ),
          sizes_pt: [size],
          width_in: labelW,
          height_in: pitch - 0.04,
        }).fits,
    );
  return fits ? { size, small, labelW, barW, shareW, multW } : undefined;
}

/** Right edge of the values of a table. */
const valueEnd = (k: number, { cells, shareW, multW }: TablePlan): number => {
  const c = cells[k] as BoxIn;
  return c.x + c.w - shareW - multW;
};

function drawHead(sketch: Sketch, k: number, s: Side, { cells, top, pitch, size }: TablePlan): void {
  const c = cells[k] as BoxIn;
  sketch.cell(`head-${k + 1}`, s.heading, { x: c.x, y: top, w: c.w * 0.7, h: pitch }, size, {
    bold: true,
    color: sketch.kit.asText('accent1'),
    role: 'header',
  });
  sketch.line(`head-rule-${k + 1}`, [c.x, top + pitch], [c.x + c.w, top + pitch], shape.stroke('muted', 1), { role: 'rule' });
}

function drawLines(sketch: Sketch, k: number, s: Side, numbers: Numbers, plan: TablePlan): void {
  const { kit } = sketch;
  const { pitch, top } = plan;
  const c = plan.cells[k] as BoxIn;
  const right = valueEnd(k, plan);
  for (const [i, l] of s.lines.entries()) {
    const y = top + pitch * (i + 1);
    const id = `${k + 1}-${i + 1}`;
    const bold = l.emphasis === 'primary';
    sketch.stack(
      `label-${id}`,
      [
        [run(l.label, `${l.pointer}/label`, 'verbatim', { bold })],
        l.sub === undefined ? [] : [run(l.sub, `${l.pointer}/sub`, 'verbatim', { color: 'muted', size_pt: plan.small })],
      ],
      { x: c.x, y, w: plan.labelW, h: pitch },
      plan.size,
      { name: `line ${id}: ${l.label}` },
    );
    if (plan.barW > 0) {
      const bw = Math.max(0.02, (Math.abs(l.value) / plan.largest) * (plan.barW - 0.1));
      sketch.rect(
        `bar-${id}`,
        { x: c.x + plan.labelW + 0.1, y: y + pitch * 0.28, w: bw, h: pitch * 0.44 },
        { fill: k === 0 ? 'accent1' : 'neutral' },
        {
          datum: {
            path: `${l.pointer}/value`,
            value: l.value,
            scale: `body/chart/bars-${k + 1}`,
            along: 'x',
            ...(bw <= 0.02 ? { flags: ['bar_min_length'] as const } : {}),
          },
        },
      );
    }
    kit.drawn.add(`${l.pointer}/value`);
    sketch.at(`value-${id}`, numbers.said(l.value, l.pointer, l.display), [right, y + pitch / 2], 'right', plan.size, {
      bold,
      role: 'value',
    });
    sketch.at(
      `share-${id}`,
      { text: kit.number(l.share, { unit: '%' }), bind: 'derived' },
      [right + plan.shareW, y + pitch / 2],
      'right',
      plan.size,
      { color: 'muted', role: 'legend' },
    );
    if (l.multiple !== undefined)
      sketch.at(`multiple-${id}`, { text: l.multiple, path: `${l.pointer}/multiple` }, [c.x + c.w, y + pitch / 2], 'right', plan.size, {
        color: 'muted',
        role: 'legend',
      });
    if (i > 0) sketch.line(`rule-${id}`, [c.x, y], [c.x + c.w, y], shape.stroke('line', 0.5), { role: 'rule' });
  }
}

function drawTotal(sketch: Sketch, k: number, s: Side, numbers: Numbers, plan: TablePlan): void {
  const { kit } = sketch;
  const { pitch } = plan;
  const c = plan.cells[k] as BoxIn;
  const right = valueEnd(k, plan);
  const y = plan.top + pitch * (plan.count + 1);
  sketch.rect(`total-ground-${k + 1}`, { x: c.x, y, w: c.w, h: pitch }, { fill: 'surface' }, { role: 'card', layer: 'back' });
  sketch.line(`total-rule-${k + 1}`, [c.x, y], [c.x + c.w, y], shape.stroke('ink', 1), { role: 'rule' });
  sketch.at(`total-name-${k + 1}`, { text: kit.word('total'), bind: 'derived' }, [c.x + 0.1, y + pitch / 2], 'left', plan.size, {
    bold: true,
  });
  sketch.at(`total-${k + 1}`, numbers.derived(s.total), [right, y + pitch / 2], 'right', plan.size, {
    bold: true,
    role: 'value',
  });
  sketch.at(
    `total-share-${k + 1}`,
    { text: kit.number(100, { unit: '%' }), bind: 'derived' },
    [right + plan.shareW, y + pitch / 2],
    'right',
    plan.size,
    { role: 'legend', color: 'muted' },
  );
}
