/** Two tables of equal height: lines, value, share and multiple in columns, totals on one line. */
import { type BoxIn, capacityExceeded, columns, type Drawing, type Kit, noteUnit, run, Sketch, shape } from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import { readSides, type SourcesData, sidesAlt } from './form.ts';

export function drawTables(d: SourcesData, pane: FormPane, kit: Kit, bars: boolean): Drawing {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const { sides, numbers } = readSides(d, pane, kit);
  const cells = columns(box, 2, 0.6);
  const most = Math.max(...sides.map((s) => s.lines.length));
  const pitch = Math.min(0.8, box.h / (most + 2));
  const multiples = sides.some((s) => s.lines.some((l) => l.multiple !== undefined));
  const all = sides.flatMap((s) => [...s.lines.map((l) => l.display ?? numbers.text(l.value)), numbers.text(s.total)]);
  const w = (cells[0] as BoxIn).w;
  const plan = [16, 14, 12, 11, 10].flatMap((size) => {
    const valueW = Math.max(...all.map((t) => kit.text.widthIn(t, size, { bold: true }))) + 0.02;
    const shareW = kit.text.widthIn('100%', size) + 0.25;
    const multW = multiples ? Math.max(...sides.flatMap((s) => s.lines.map((l) => kit.text.widthIn(l.multiple ?? '', size)))) + 0.3 : 0;
    const barW = bars ? w * 0.26 : 0;
    const labelW = w - valueW - shareW - multW - barW - 0.3;
    const small = Math.max(10, size - 3);
    const fits =
      labelW > 0.8 &&
      sides.every((s) =>
        s.lines.every(
          (l) =>
            kit.fit({
              block: kit.paragraphs(
                [
                  { runs: [run(l.label)] },
                  ...(l.sub === undefined ? [] : [{ runs: [run(l.sub, undefined, 'verbatim', { size_pt: small })] }]),
                ],
                { color: 'ink', bold: true },
              ),
              sizes_pt: [size],
              width_in: labelW,
              height_in: pitch - 0.04,
            }).fits,
        ),
      );
    return fits ? [{ size, valueW, shareW, multW, barW, labelW, small }] : [];
  })[0];
  if (plan === undefined)
    throw capacityExceeded('The lines do not fit two tables at 10 pt.', 'Shorten the names or group small lines.', {
      count: most,
      pointer: pane.pointer,
    });
  const largest = Math.max(1e-9, ...sides.flatMap((s) => s.lines.map((l) => Math.abs(l.value))));
  const top = box.y + Math.max(0, (box.h - pitch * (most + 2)) * 0.46);
  for (const [k, s] of sides.entries()) {
    const c = cells[k] as BoxIn;
    const right = c.x + c.w - plan.shareW - plan.multW;
    sketch.cell(`head-${k + 1}`, s.heading, { x: c.x, y: top, w: c.w * 0.7, h: pitch }, plan.size, {
      bold: true,
      color: kit.asText('accent1'),
      role: 'header',
    });
    sketch.line(`head-rule-${k + 1}`, [c.x, top + pitch], [c.x + c.w, top + pitch], shape.stroke('muted', 1), { role: 'rule' });
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
        const bw = Math.max(0.02, (Math.abs(l.value) / largest) * (plan.barW - 0.1));
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
    const y = top + pitch * (most + 1);
    sketch.rect(`total-ground-${k + 1}`, { x: c.x, y, w: c.w, h: pitch }, { fill: 'surface' }, { role: 'card', layer: 'back' });
    sketch.line(`total-rule-${k + 1}`, [c.x, y], [c.x + c.w, y], shape.stroke('ink', 1), { role: 'rule' });
    sketch.at(`total-name-${k + 1}`, { text: kit.word('total'), bind: 'derived' }, [c.x + 0.1, y + pitch / 2], 'left', plan.size, {
      bold: true,
    });
    sketch.at(`total-${k + 1}`, numbers.derived(s.total), [right, y + pitch / 2], 'right', plan.size, { bold: true, role: 'value' });
    sketch.at(
      `total-share-${k + 1}`,
      { text: kit.number(100, { unit: '%' }), bind: 'derived' },
      [right + plan.shareW, y + pitch / 2],
      'right',
      plan.size,
      { role: 'legend', color: 'muted' },
    );
  }
  return sketch.drawing('Sources and uses', sidesAlt(sides, numbers));
}
