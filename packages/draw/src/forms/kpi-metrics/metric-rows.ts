/** One row a metric: name and note, value, change, read like a table without its frame. */
import { type BoxIn, cutTop, drawRowNames, planNamedRows, Sketch } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawSections } from './_sections.ts';
import { readTiles, tilesAlt } from './_tiles.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'metric_rows',
  purpose: 'Many figures with long names: one row each, values and changes in aligned columns.',
  example: {
    headline: 'Five of seven service levels improved over the winter',
    context: 'Customer service, December to February against last year',
    source_note: 'Contact centre statistics',
    data: {
      metrics: [
        { label: 'Calls answered within 20 seconds', value: '84%', delta_value: '+7pp', delta_tone: 'good', sub: 'Contract: 80%' },
        { label: 'First-contact resolution', value: '71%', delta_value: '+3pp', delta_tone: 'good', sub: 'All channels' },
        { label: 'Average handling time', value: '5:12 min', delta_value: '-0:24', delta_tone: 'good' },
        { label: 'Abandoned calls', value: '3.1%', delta_value: '-1.4pp', delta_tone: 'good' },
        { label: 'Chat satisfaction', value: '4.4 of 5', delta_value: '+0.2', delta_tone: 'good' },
        { label: 'Complaints per thousand contacts', value: '6.8', delta_value: '+0.9', delta_tone: 'bad', emphasis: 'primary' },
        { label: 'Staff turnover, annualised', value: '19%', delta_value: '+2pp', delta_tone: 'bad' },
      ],
    },
  },
  draw(d, pane, kit) {
    const sketch = new Sketch(pane.box, kit);
    const tiles = readTiles(d, pane, kit);
    let box: BoxIn = pane.box;
    if (d.sections.length > 0) {
      const lower = Math.max(1.4, box.h * 0.36);
      drawSections(sketch, d.sections, `${pane.pointer}/sections`, cutTop(box, box.h - lower, 0).rest);
      box = { ...box, h: box.h - lower - 0.25 };
    }
    const rows = tiles.map((t) => ({
      label: t.label,
      label_path: `${t.pointer}/label`,
      sub: t.sub,
      sub_path: `${t.pointer}/sub`,
      bold: t.primary,
    }));
    const plan = planNamedRows(rows, box, kit, { what: 'metrics', pointer: `${pane.pointer}/metrics`, share: 0.5 });
    drawRowNames(sketch, rows, plan, plan.box.x, (i) => `value-${i + 1}`);
    const big =
      [32, 28, 24, 20, 18, 16, 14, 12, 10].find(
        (s) => kit.text.pitchIn(s) <= plan.pitch * 0.7 && tiles.every((t) => kit.text.widthIn(t.value, s, { bold: true }) <= box.w * 0.26),
      ) ?? 10;
    const valueRight = box.x + box.w * 0.74;
    const deltaW = Math.max(
      0,
      ...tiles.map((t) => (t.delta === undefined ? 0 : kit.text.widthIn(t.delta.text, plan.size_pt, { bold: true }))),
    );
    for (const [i, t] of tiles.entries()) {
      if (i > 0)
        sketch.line(`rule-${i}`, [box.x, plan.y(i)], [box.x + box.w, plan.y(i)], { color: 'line', width_pt: 0.5 }, { role: 'rule' });
      sketch.at(`value-${i + 1}`, { text: t.value, path: `${t.pointer}/value` }, [valueRight, plan.mid(i)], 'right', big, {
        bold: true,
        role: 'value',
        name: `value ${i + 1}: ${t.label}`,
      });
      if (t.delta !== undefined)
        sketch.at(`delta-${i + 1}`, t.delta.runs, [box.x + box.w - Math.max(0, 0.6 - deltaW), plan.mid(i)], 'right', plan.size_pt, {
          bold: true,
          role: 'body',
          host: `value-${i + 1}`,
        });
    }
    return sketch.drawing('Metric rows', tilesAlt(tiles));
  },
});
