/** Ranked bars, as bars or lollipops: rank, name, mark, number, and the average across them. */
import {
  cutTop,
  type Drawing,
  drawRowNames,
  type Kit,
  keepFree,
  LABEL_GAP,
  placeTakeaways,
  planNamedRows,
  Sketch,
  saysValue,
} from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import { drawLevel, drawRowBars, sidesOf } from './_bars.ts';
import { bySize, noteUnitOf, readRows, rowScale } from './_rows.ts';
import type { RankData } from './form.ts';

const RANK_W = 0.35;

export interface RankedOptions {
  readonly lollipop?: boolean;
  readonly ranks?: boolean;
  /** Width of a free strip at the right, and what is drawn there after the rows are placed. */
  readonly rail?: number;
}

export function drawRanked(d: RankData, pane: FormPane, kit: Kit, { lollipop = false, ranks = true }: RankedOptions): Drawing {
  const { shapes: beside, rest: whole } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
  const rest = keepFree(whole, kit);
  const { rows: unsorted, numbers } = readRows(d, pane, kit);
  const rows = [...unsorted].sort(bySize);
  const sketch = new Sketch(rest, kit);
  let box = noteUnitOf(d, pane, sketch, rest);
  const average = d.average;
  if (average !== undefined) box = cutTop(box, 0.3, 0).rest;
  const rankW = ranks && rows.length > 1 ? RANK_W : 0;
  const plan = planNamedRows(rows, { ...box, x: box.x + rankW, w: box.w - rankW }, kit, {
    what: 'categories',
    pointer: `${pane.pointer}/categories`,
  });
  if (rankW > 0)
    for (const [i] of rows.entries())
      sketch.cell(
        `rank-${i + 1}`,
        { text: kit.number(i + 1), bind: 'derived' },
        { x: box.x, y: plan.y(i), w: RANK_W - 0.08, h: plan.pitch },
        plan.size_pt,
        { color: 'muted', align: 'left', wrap: false, role: 'legend' },
      );
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
  const from = plan.box.x + plan.label_w + 0.15;
  const plot = { x: from, y: plan.box.y, w: plan.box.x + plan.box.w - from, h: plan.box.h };
  const scale = rowScale(sidesOf(rows, plan.size_pt, kit, lollipop ? 0.14 : 0), plot, average === undefined ? [] : [average.value]);
  const boxes = drawRowBars(sketch, rows, plan, scale, { lollipop });
  if (average !== undefined) {
    const path = `${pane.pointer}/average`;
    const own = typeof average.value === 'number' ? `${path}/value` : path;
    kit.drawn.add(path);
    drawLevel(
      sketch,
      scale.x(average.value),
      [
        average.label === undefined ? { text: kit.word('average'), bind: 'derived' } : { text: average.label, path: `${path}/label` },
        ...(average.label !== undefined && saysValue(average.label, average.value)
          ? []
          : [{ text: numbers.text(average.value), path: own, bind: 'formatted' as const }]),
      ],
      plan,
      boxes.map((b) => ({ ...b, x: b.x - LABEL_GAP / 2 })),
      Math.min(12, plan.size_pt),
    );
    kit.drawn.add(own);
  }
  const alt = `Ranked bars: ${rows.map((r) => `${r.label} ${r.printed.text}`).join(', ')}.`;
  return sketch.drawing('Ranked bars', alt, beside);
}
