/** Two columns of the same height: sources left, uses right, with every part named beside it. */
import { capacityExceeded, noteUnit, Sketch, shape, spread } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { form, readSides, sidesAlt } from './form.ts';

export const variant = defineVariant(form, {
  name: 'stacked_columns',
  purpose: 'Sources and uses as two columns of one scale, when proportions matter more than exact lines.',
  example: {
    headline: 'Half of the new depot is paid by the state and the bond',
    context: 'Funding of depot East, €m',
    source_note: 'Finance committee paper',
    data: {
      unit: '€m',
      sources: [
        { label: 'State grant', value: 38 },
        { label: 'Green bond', value: 26 },
        { label: 'Own funds', value: 44 },
        { label: 'Sale of old depot', value: 20 },
      ],
      uses: [
        { label: 'Buildings', value: 61 },
        { label: 'Chargers and grid', value: 34 },
        { label: 'Land', value: 21 },
        { label: 'Planning and reserve', value: 12 },
      ],
    },
  },
  draw(d, pane, kit) {
    const sketch = new Sketch(pane.box, kit);
    const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
    const { sides, numbers } = readSides(d, pane, kit);
    if (sides.some((s) => s.lines.some((l) => l.value < 0)))
      throw capacityExceeded('A negative line has no place in a stack.', 'Send two_tables.', { pointer: pane.pointer });
    const colW = box.w * 0.16;
    const mid = box.x + box.w / 2;
    const xs = [mid - 0.45 - colW, mid + 0.45] as const;
    const head = 0.62;
    const [top, foot] = [box.y + head, box.y + box.h];
    const most = Math.max(...sides.map((s) => s.total), 1e-9);
    const size = [16, 14, 12, 11, 10].find((pt) =>
      sides.every(
        (s) =>
          s.lines.every(
            (l) =>
              kit.text.widthIn(`${l.label}  ${l.display ?? numbers.text(l.value)}  ${l.multiple ?? ''}`, pt, { bold: true }) <
              xs[0] - box.x - 0.3,
          ) && s.lines.length * (kit.text.pitchIn(pt) + 0.02) <= foot - top,
      ),
    );
    if (size === undefined)
      throw capacityExceeded('The names do not fit beside the columns at 10 pt.', 'Shorten them, or send two_tables.', {
        pointer: pane.pointer,
      });
    for (const [k, s] of sides.entries()) {
      const x = xs[k] as number;
      let y = foot;
      const centres = s.lines.map((l) => {
        const h = (l.value / most) * (foot - top);
        y -= h;
        return y + h / 2;
      });
      const places =
        spread(
          centres.map((target) => ({ target, size: kit.text.pitchIn(size) })),
          top,
          foot,
        ) ?? centres;
      y = foot;
      for (const [i, l] of s.lines.entries()) {
        const id = `${k + 1}-${i + 1}`;
        const h = (l.value / most) * (foot - top);
        y -= h;
        kit.drawn.add(`${l.pointer}/value`);
        if (h > 0)
          sketch.rect(
            `part-${id}`,
            { x, y, w: colW, h },
            { fill: kit.accent(i), stroke: shape.stroke('canvas', 1) },
            {
              name: `${l.label}`,
              datum: { path: `${l.pointer}/value`, value: l.value, scale: 'body/chart/parts', along: 'y', flags: ['floating'] },
            },
          );
        if (h > kit.text.pitchIn(12) + 0.06)
          sketch.cell(`share-${id}`, { text: kit.number(l.share, { unit: '%' }), bind: 'derived' }, { x, y, w: colW, h }, 12, {
            align: 'center',
            wrap: false,
            color: kit.on(kit.accent(i)),
            role: 'label',
            host: `part-${id}`,
          });
        const left = k === 0;
        const edge = left ? x - 0.06 : x + colW + 0.06;
        const c = places[i] as number;
        const offset = left ? -0.22 : 0.22;
        sketch.line(`leader-${id}`, [edge, centres[i] as number], [edge + offset * 0.85, c], shape.stroke('muted', 0.5), {
          role: 'leader',
          host: `label-${id}`,
        });
        const value = numbers.said(l.value, l.pointer, l.display);
        sketch.at(
          `label-${id}`,
          [
            { text: l.label, path: `${l.pointer}/label`, bold: l.emphasis === 'primary' },
            {
              text: `  ${value.text}`,
              ...(value.path === undefined ? {} : { path: value.path }),
              bind: value.bind ?? 'verbatim',
              bold: true,
            },
            ...(l.multiple === undefined ? [] : [{ text: `  ${l.multiple}`, path: `${l.pointer}/multiple`, color: 'muted' as const }]),
          ],
          [edge + offset, c],
          left ? 'right' : 'left',
          size,
          { bold: true, role: 'label', host: `part-${id}` },
        );
      }
      sketch.at(`head-${k + 1}`, s.heading, [x + colW / 2, box.y + 0.16], 'center', 14, { bold: true, role: 'header' });
      sketch.at(`total-${k + 1}`, numbers.derived(s.total), [x + colW / 2, Math.min(y, top) - 0.15], 'center', 14, {
        bold: true,
        role: 'legend',
      });
    }
    return sketch.drawing('Sources and uses', sidesAlt(sides, numbers));
  },
});
