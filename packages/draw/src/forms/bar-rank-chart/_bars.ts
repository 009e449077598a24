/** Horizontal bars with their numbers outside their ends, the zero line, and a dashed line across them. */
import {
  type BoxIn,
  barThickness,
  type Kit,
  LABEL_GAP,
  type RowPlan,
  type Sketch,
  type SourcedText,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import type { Row, RowScale } from './_rows.ts';

const MIN_BAR = 0.02;

export interface BarOptions {
  /** Thickness as a share of the pitch. */
  readonly thick?: number;
  readonly lollipop?: boolean;
}

/** Draws the marks and their numbers, and returns the box of each number. */
export function drawRowBars(
  sketch: Sketch,
  rows: readonly Row[],
  plan: RowPlan,
  scale: RowScale,
  { thick = 2 / 3, lollipop = false }: BarOptions = {},
): BoxIn[] {
  const { kit } = sketch;
  const bar = Math.min(barThickness(rows.length), plan.pitch * thick);
  const boxes: BoxIn[] = [];
  for (const [i, row] of rows.entries()) {
    const id = `bar-${i + 1}`;
    const exact = scale.length(row.value);
    const w = Math.max(row.missing ? 0 : MIN_BAR, exact);
    const short = exact < MIN_BAR;
    const x = row.value < 0 ? scale.zero - w : scale.zero;
    const mid = plan.mid(i);
    const datum = {
      path: row.value_path,
      value: row.value,
      scale: 'body/chart/bars',
      along: 'x' as const,
      ...(short ? { flags: ['bar_min_length'] as const } : {}),
    };
    if (short && row.value !== 0)
      kit.warn('bar_min_length', `${row.label} is too small to be seen to scale and is drawn at the least length.`, {
        path: row.value_path,
        remedy: 'Nothing to mend: the number beside it is exact.',
      });
    const dot = Math.min(0.26, plan.pitch * 0.5);
    if (!row.missing) {
      const h = lollipop ? Math.min(0.05, plan.pitch * 0.12) : bar;
      sketch.rect(id, { x, y: mid - h / 2, w, h }, { fill: row.fill }, { name: `bar ${i + 1}: ${row.label}`, datum });
      if (lollipop)
        sketch.ellipse(
          `head-${i + 1}`,
          { x: scale.x(row.value) - dot / 2, y: mid - dot / 2, w: dot, h: dot },
          { fill: row.fill },
          { name: `head ${i + 1}: ${row.label}`, role: 'decoration' },
        );
    }
    const lead = LABEL_GAP + (lollipop ? dot / 2 : 0);
    const end = row.missing ? scale.zero : row.value < 0 ? x : x + w;
    const textW = kit.text.widthIn(row.printed.text, plan.size_pt, { bold: row.bold });
    const left = row.value < 0 ? end - lead - textW : end + lead;
    sketch.at(
      `value-${i + 1}`,
      row.printed,
      [row.value < 0 ? end - lead : end + lead, mid],
      row.value < 0 ? 'right' : 'left',
      plan.size_pt,
      {
        role: 'value',
        host: id,
        bold: row.bold,
        color: row.missing ? 'muted' : 'ink',
        name: `value ${i + 1}: ${row.label}`,
      },
    );
    boxes.push({ x: left, y: plan.y(i), w: textW, h: plan.pitch });
  }
  // A thin stem with a head has no native chart in PowerPoint.
  if (!lollipop && rows.length > 0)
    kit.charts.push({
      kind: 'bars',
      id: `${sketch.id}/bars`,
      name: 'Bars',
      along: 'x',
      categories: rows.map((r) => r.label),
      series: [
        {
          name: 'Value',
          values: rows.map((r) => (r.missing ? null : r.value)),
          marks: rows.map((r, i) => (r.missing ? undefined : `${sketch.id}/bar-${i + 1}`)),
        },
      ],
    });
  sketch.line('baseline', [scale.zero, plan.box.y], [scale.zero, plan.box.y + plan.box.h], shape.stroke('muted', WIDTH.baseline), {
    role: 'baseline',
    layer: 'line',
  });
  return boxes;
}

/** Room for numbers, in the format that `rowScale` needs. */
export const sidesOf = (rows: readonly Row[], size_pt: number, kit: Kit, extra = 0): { value: number; label_w: number }[] =>
  rows.map((r) => ({ value: r.value, label_w: kit.text.widthIn(r.printed.text, size_pt, { bold: r.bold }) + extra }));

/** A dashed line at a value, with its name above the rows. The line has a gap where it would cross a number. */
export function drawLevel(
  sketch: Sketch,
  x: number,
  label: readonly SourcedText[],
  plan: RowPlan,
  numbers: readonly BoxIn[],
  size_pt: number,
): void {
  const { kit } = sketch;
  for (const [i, box] of numbers.entries()) {
    if (x > box.x - 0.04 && x < box.x + box.w + 0.04) continue;
    sketch.line(`level-${i + 1}`, [x, plan.y(i)], [x, plan.y(i) + plan.pitch], shape.stroke('ink', 1, { dash: 'dash' }), {
      role: 'leader',
      layer: 'line',
      name: 'level line',
    });
  }
  const words = label.map((s) => s.text).join(' ');
  const w = kit.text.widthIn(words, size_pt, { bold: true });
  const left = Math.min(Math.max(x - w / 2, plan.box.x), plan.box.x + plan.box.w - w);
  const runs = label.map((s, i) => ({
    text: i === 0 ? s.text : ` ${s.text}`,
    bold: true,
    ...(s.path === undefined ? {} : { path: s.path }),
    ...(s.bind === undefined ? {} : { bind: s.bind }),
  }));
  sketch.at('level-label', runs, [left, plan.box.y - 0.05 - kit.text.pitchIn(size_pt) / 2], 'left', size_pt, { bold: true, name: 'level' });
}
