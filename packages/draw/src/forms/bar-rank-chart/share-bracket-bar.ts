/** Ranked bars with a bracket around the largest ones and the share that they hold together. */
import {
  cutRight,
  type Drawing,
  drawRowNames,
  type Kit,
  placeTakeaways,
  planNamedRows,
  roundShares,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawRowBars, sidesOf } from './_bars.ts';
import { bySize, noteUnitOf, readRows, rowScale } from './_rows.ts';
import { form, type RankData } from './form.ts';

const RAIL = 1.55;

export const variant = defineVariant(form, {
  name: 'share_bracket_bar',
  purpose: 'How much of the whole the largest few hold together: ranked bars with a bracket and its share.',
  example: {
    headline: 'Three suppliers take two thirds of the packaging spend',
    context: 'Packaging spend 2025, €m',
    source_note: 'Purchasing ledger',
    data: {
      unit: '€m',
      bracket: { top: 3, label: 'of the spend' },
      categories: [
        { label: 'Norpak', value: 46 },
        { label: 'Alpenkarton', value: 31 },
        { label: 'Glasverk', value: 22 },
        { label: 'Folien Süd', value: 14 },
        { label: 'Etiket', value: 11 },
        { label: 'Holzbox', value: 9 },
        { label: 'Tapes & Co', value: 8 },
        { label: 'Eleven others', value: 9 },
      ],
    },
  },
  draw: drawBracketed,
});

function drawBracketed(d: RankData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
  const { rows: unsorted } = readRows(d, pane, kit);
  const rows = [...unsorted].sort(bySize);
  const sketch = new Sketch(rest, kit);
  const box = noteUnitOf(d, pane, sketch, rest);
  const total = rows.reduce((sum, r) => sum + r.value, 0);
  const top = Math.min(d.bracket?.top ?? Math.min(3, rows.length - 1), rows.length);
  const shared = rows.length > 1 && top > 0 && total > 0 && rows.every((r) => r.value >= 0);
  const room = shared ? cutRight(box, RAIL, 0.1).rest : box;
  const plan = planNamedRows(rows, room, kit, { what: 'categories', pointer: `${pane.pointer}/categories` });
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
  const from = plan.box.x + plan.label_w + 0.15;
  const scale = rowScale(sidesOf(rows, plan.size_pt, kit), { x: from, y: plan.box.y, w: plan.box.x + plan.box.w - from, h: plan.box.h });
  drawRowBars(
    sketch,
    rows.map((r, i) => (shared && r.category.tone === undefined ? { ...r, fill: i < top ? 'accent1' : 'neutral' } : r)),
    plan,
    scale,
  );
  if (d.bracket !== undefined) kit.drawn.add(`${pane.pointer}/bracket/top`);
  if (!shared && d.bracket?.label !== undefined) {
    kit.drawn.add(`${pane.pointer}/bracket/label`);
    kit.warn('field_ignored', 'Without several values of zero and above there is no share to bracket.', {
      path: `${pane.pointer}/bracket`,
      remedy: 'Send ranked_magnitude_bar.',
    });
  }
  if (shared) {
    const sum = rows.slice(0, top).reduce((s, r) => s + r.value, 0);
    const { shares } = roundShares([sum, total - sum]);
    const share = shares[0] ?? 0;
    kit.proofs.push({
      kind: 'share',
      ok: true,
      expected: (sum / total) * 100,
      shown: share,
      tolerance: 0.5,
      path: `${pane.pointer}/categories`,
    });
    const x = room.x + room.w + 0.12;
    const y1 = plan.y(0) + plan.pitch * 0.16;
    const y2 = plan.y(top - 1) + plan.pitch * 0.84;
    const pen = shape.stroke('muted', WIDTH.connector);
    sketch.line('bracket-top', [x, y1], [x + 0.1, y1], pen);
    sketch.line('bracket', [x + 0.1, y1], [x + 0.1, y2], pen);
    sketch.line('bracket-foot', [x, y2], [x + 0.1, y2], pen);
    const words = d.bracket?.label;
    sketch.stack(
      'share',
      [
        [{ text: kit.number(share, { unit: '%' }), bind: 'derived', bold: true, size_pt: 24 }],
        words === undefined ? [] : [{ text: words, path: `${pane.pointer}/bracket/label` }],
      ],
      { x: x + 0.2, y: (y1 + y2) / 2 - 0.5, w: RAIL - 0.32, h: 1 },
      plan.size_pt,
      { align: 'left' },
    );
  }
  const alt = `Ranked bars: ${rows.map((r) => `${r.label} ${r.printed.text}`).join(', ')}.`;
  return sketch.drawing('Ranked bars', alt, beside);
}
