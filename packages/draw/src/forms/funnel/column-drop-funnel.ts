/** Columns from left to right: what is left solid, what was lost since the stage before outlined above it. */
import { capacityExceeded, positionLabels, Sketch, shape, WIDTH } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { form, funnelAlt, readStages } from './form.ts';

export const variant = defineVariant(form, {
  name: 'column_drop_funnel',
  purpose: 'Stages along a path from left to right, with what each step lost standing above what is left.',
  example: {
    headline: 'Most parcels that are late were late before they reached us',
    context: 'Parcels still on time after each station, per thousand',
    source_note: 'Scan data, week 38',
    data: {
      unit: '',
      stages: [
        { label: 'Sender', value: 1000 },
        { label: 'First depot', value: 874 },
        { label: 'Line haul', value: 846 },
        { label: 'Last depot', value: 829 },
        { label: 'Delivered', value: 812 },
      ],
    },
  },
  draw(d, pane, kit) {
    const { stages, numbers } = readStages(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const box = pane.box;
    const n = stages.length;
    const slot = Math.min(box.w / n, 3);
    const x0 = box.x + (box.w - slot * n) / 2;
    const labels = positionLabels(
      stages.map((s) => s.label),
      slot,
      [14, 12, 11, 10],
      slot,
      { left: slot / 2, right: slot / 2 },
      kit,
    );
    const size = [16, 14, 12, 11, 10].find((p) =>
      stages.every((s) => kit.text.widthIn(s.printed.text, p, { bold: true }) <= slot * 0.62 - 0.06),
    );
    if (labels === undefined || labels.kept.length < n || size === undefined)
      throw capacityExceeded('The names or numbers of the stages do not fit at 10 pt.', 'Shorten the names or send fewer stages.', {
        count: n,
        pointer: `${pane.pointer}/stages`,
      });
    const notes = stages.map((s) => [s.sub, s.meta]);
    const noteH = notes.some(([a, b]) => a !== undefined || b !== undefined) ? 0.62 : 0;
    const lineH = kit.text.pitchIn(size);
    const top = box.y + lineH + 0.06;
    const foot = box.y + box.h - labels.height_in - 0.12 - noteH;
    const most = Math.max(1e-9, ...stages.map((s) => s.value ?? 0));
    const per = (foot - top) / most;
    const w = slot * 0.62;
    kit.charts.push({
      kind: 'bars',
      id: `${sketch.id}/bars`,
      name: 'Columns',
      along: 'y',
      categories: stages.map((s) => s.label),
      series: [
        {
          name: 'Value',
          values: stages.map((s) => s.value),
          marks: stages.map((s, i) => (s.value === null ? undefined : `${sketch.id}/bar-${i + 1}`)),
        },
      ],
    });
    for (const [i, s] of stages.entries()) {
      const x = x0 + slot * (i + 0.5) - w / 2;
      const mid = x + w / 2;
      const v = Math.max(0, s.value ?? 0);
      const h = Math.max(s.value === null ? 0 : 0.02, v * per);
      const before = stages[i - 1]?.value;
      const lost = before !== null && before !== undefined && s.value !== null && before > s.value ? (before - s.value) * per : 0;
      if (s.value !== null)
        sketch.rect(
          `bar-${i + 1}`,
          { x, y: foot - h, w, h },
          { fill: s.fill },
          {
            name: `stage ${i + 1}: ${s.label}`,
            datum: {
              path: `${s.pointer}/value`,
              value: s.value,
              scale: 'body/chart/stages',
              along: 'y',
              ...(v * per < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
            },
          },
        );
      // The number stands inside the column, so that the loss can stand on it.
      const inside = h > lineH + 0.16 && kit.text.widthIn(s.printed.text, size, { bold: true }) < w - 0.04;
      sketch.at(
        `value-${i + 1}`,
        s.printed,
        [mid, inside ? foot - h + 0.1 + lineH / 2 : foot - h - lost - 0.04 - lineH / 2],
        'center',
        size,
        {
          bold: true,
          color: inside && s.value !== null ? kit.on(s.fill) : 'ink',
          role: 'label',
          host: `bar-${i + 1}`,
        },
      );
      if (lost > 0.015) {
        sketch.rect(
          `lost-${i + 1}`,
          { x, y: foot - h - lost, w, h: lost },
          { fill: s.worst ? 'softNegative' : 'canvas', stroke: shape.stroke(s.worst ? 'negative' : 'muted', 0.75, { dash: 'dash' }) },
          { role: 'decoration', layer: 'grid', name: `lost before ${s.label}` },
        );
        const words = `${kit.number(Number(((s.value as number) - (before as number)).toFixed(numbers.decimals)), { decimals: numbers.decimals, signed: true })}${s.rate === undefined ? '' : ` (${s.rate})`}`;
        const fit = lost > 0.3;
        sketch.at(
          `drop-${i + 1}`,
          { text: words, bind: 'derived' },
          [mid, fit ? foot - h - lost / 2 : foot - h - lost - 0.04 - kit.text.pitchIn(12) / 2],
          'center',
          12,
          { bold: s.worst, color: fit && s.worst ? kit.on('softNegative') : s.worst ? kit.asText('negative') : 'muted', role: 'legend' },
        );
      }
      const b = labels.boxes[i];
      if (b !== undefined)
        sketch.cell(
          `label-${i + 1}`,
          { text: s.label, path: s.label_path },
          { x: x0 + slot / 2 + b.x - 0.01, y: foot + 0.12, w: b.w + 0.02, h: labels.height_in },
          labels.size_pt,
          { align: 'center', anchor: 'top', bold: s.bold, wrap: labels.lines > 1 },
        );
      if (noteH > 0)
        sketch.stack(
          `note-${i + 1}`,
          [
            s.sub === undefined ? [] : [{ text: s.sub, path: `${s.pointer}/sub` }],
            s.meta === undefined ? [] : [{ text: s.meta, path: `${s.pointer}/meta`, color: 'muted' }],
          ],
          { x: x0 + slot * i + 0.05, y: box.y + box.h - noteH + 0.04, w: slot - 0.1, h: noteH - 0.04 },
          10,
          { align: 'center', anchor: 'top', role: 'body' },
        );
    }
    sketch.line('baseline', [x0, foot], [x0 + slot * n, foot], shape.stroke('muted', WIDTH.baseline), { role: 'baseline', layer: 'line' });
    return sketch.drawing('Funnel in columns', funnelAlt(stages));
  },
});
