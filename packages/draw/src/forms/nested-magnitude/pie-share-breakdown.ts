/** A ring of shares with a row for each part beside it: name, share, what it is. */
import { capacityExceeded, pointOn, ringSteps, run, Sketch, shape } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { form, levelRuns, nestedAlt, readLevels } from './form.ts';

export const variant = defineVariant(form, {
  name: 'pie_share_breakdown',
  purpose: 'How one whole divides into a few parts, with a line about each.',
  example: {
    headline: 'Heating and vehicles are three quarters of the footprint',
    context: 'Greenhouse gas emissions 2025 by source, percent',
    source_note: 'Sustainability report',
    data: {
      unit: '%',
      levels: [
        { label: 'Heating', value: 44, detail: ['Gas boilers at nine sites'], emphasis: 'primary' },
        { label: 'Vehicles', value: 31, detail: ['420 vans, 38 of them electric'] },
        { label: 'Electricity', value: 17, detail: ['Two thirds from own roofs by 2027'] },
        { label: 'Travel and other', value: 8, detail: ['Rail first since May'] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { levels, numbers } = readLevels(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const box = pane.box;
    const negative = levels.find((l) => l.value < 0);
    if (negative !== undefined)
      throw capacityExceeded(
        'A negative value has no share of a whole.',
        'Send bar_rank_chart diverging_variance_bar for values of both signs.',
        { pointer: negative.pointer },
      );
    const total = levels.reduce((sum, l) => sum + l.value, 0);
    const percent = total >= 98 && total <= 102;
    if (percent && Math.abs(total - 100) > 0.05)
      kit.warn('percent_not_100', `The shares total ${kit.number(Number(total.toFixed(4)))}; they are drawn as they are.`, {
        path: `${pane.pointer}/levels`,
        remedy: 'Check the shares.',
      });
    if (total === 0)
      kit.warn('zero_total', 'All values are zero or missing; there are no shares.', {
        path: `${pane.pointer}/levels`,
        remedy: 'Send the values.',
      });
    const ring = Math.min(box.h, 4.9, box.w * 0.42);
    const [cx, cy] = [box.x + ring / 2, box.y + box.h / 2];
    // Control points of the curves reach a little past the circle.
    const [outer, inner] = [ring / 2 - 0.04, (ring / 2) * 0.6];
    let at = 0;
    if (total === 0) sketch.path('ring', ringSteps(cx, cy, outer, inner, 0, 360), { fill: 'track', even_odd: true }, { role: 'track' });
    for (const [i, l] of levels.entries()) {
      const sweep = total === 0 ? 0 : (l.value / total) * 360;
      if (sweep > 0) {
        sketch.path(
          `arc-${i + 1}`,
          ringSteps(cx, cy, outer, inner, at, at + sweep),
          { fill: l.fill, stroke: shape.stroke('canvas', 1.5), ...(sweep >= 359.9 ? { even_odd: true } : {}) },
          {
            name: `arc ${i + 1}: ${l.label}`,
            datum: { path: `${l.pointer}/value`, value: l.value, scale: 'body/chart/ring', along: 'angle', extent: sweep },
          },
        );
        if (sweep >= 24) {
          const [x, y] = pointOn(cx, cy, (outer + inner) / 2, at + sweep / 2);
          const share = kit.number(Number(((l.value / total) * 100).toFixed(0)), { unit: '%' });
          if (!percent) {
            sketch.at(`share-${i + 1}`, { text: share, bind: 'derived' }, [x, y], 'center', 14, {
              bold: true,
              color: kit.on(l.fill),
              role: 'label',
              host: `arc-${i + 1}`,
            });
            kit.proofs.push({
              kind: 'share',
              ok: true,
              expected: (l.value / total) * 100,
              shown: Number(((l.value / total) * 100).toFixed(0)),
              tolerance: 0.5,
              path: `${l.pointer}/value`,
            });
          }
        }
        at += sweep;
      }
    }
    if (total > 0)
      kit.charts.push({
        kind: 'ring',
        id: `${sketch.id}/ring`,
        name: 'Ring',
        categories: levels.map((l) => l.label),
        centre: [cx, cy],
        outer,
        inner,
        series: [
          {
            name: 'Value',
            values: levels.map((l) => l.value),
            marks: levels.map((l, i) => (l.value > 0 ? `${sketch.id}/arc-${i + 1}` : undefined)),
          },
        ],
      });
    if (!percent && total > 0) {
      sketch.at('total', numbers.derived(total), [cx, cy - 0.14], 'center', 24, { bold: true, role: 'label' });
      sketch.at('total-word', { text: kit.word('total'), bind: 'derived' }, [cx, cy + 0.22], 'center', 14, {
        color: 'muted',
        role: 'legend',
      });
    }
    const x = cx + outer + 0.6;
    const area = { x, y: box.y, w: box.x + box.w - x, h: box.h };
    const n = levels.length;
    const pitch = Math.min(1.25, area.h / n);
    const top = area.y + (area.h - pitch * n) / 2;
    const valueW = (pt: number): number => Math.max(...levels.map((l) => kit.text.widthIn(l.said.text, pt, { bold: true })));
    const size = [18, 16, 14, 12, 11, 10].find((pt) =>
      levels.every(
        (l) =>
          kit.fit({
            block: kit.paragraphs(
              [
                { runs: [run(l.label)] },
                ...l.detail.map((t) => ({ runs: [run(t, undefined, 'verbatim', { size_pt: Math.max(10, pt - 4) })] })),
              ],
              { color: 'ink', bold: true },
            ),
            sizes_pt: [pt],
            width_in: area.w - 0.35 - valueW(pt) - 0.25,
            height_in: pitch - 0.1,
          }).fits,
      ),
    );
    if (size === undefined)
      throw capacityExceeded('The names and details do not fit beside the ring at 10 pt.', 'Shorten them, or send fewer levels.', {
        count: n,
        pointer: `${pane.pointer}/levels`,
      });
    for (const [i, l] of levels.entries()) {
      const y = top + pitch * i;
      sketch.rect(`swatch-${i + 1}`, { x, y: y + pitch / 2 - 0.1, w: 0.2, h: 0.2 }, { fill: l.fill }, { role: 'swatch' });
      const vw = valueW(size);
      sketch.stack(
        `label-${i + 1}`,
        [
          [run(l.label, `${l.pointer}/label`, 'verbatim', { bold: l.bold })],
          ...levelRuns(l).map((r) => r.map((x_) => ({ ...x_, size_pt: Math.max(10, size - 4) }))),
        ],
        { x: x + 0.35, y, w: area.w - 0.35 - vw - 0.25, h: pitch },
        size,
        { host: `swatch-${i + 1}`, name: `label ${i + 1}: ${l.label}` },
      );
      sketch.at(`value-${i + 1}`, l.said, [area.x + area.w, y + pitch / 2], 'right', size, {
        bold: true,
        role: 'value',
        host: `swatch-${i + 1}`,
      });
      if (i > 0) sketch.line(`rule-${i}`, [x, y], [area.x + area.w, y], shape.stroke('line', 0.5), { role: 'rule' });
    }
    return sketch.drawing('Shares', `Ring of shares: ${nestedAlt(levels)}`);
  },
});
