/** Bars to the left and right of one line, values outside their ends, names in a column or in the middle. */
import {
  type Drawing,
  drawRowNames,
  type Kit,
  LABEL_GAP,
  noteUnit,
  numbersOf,
  planNamedRows,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { TornadoData } from './form.ts';

export interface TornadoOptions {
  /** Both values are lengths from the middle: two groups compared, names between them. */
  readonly mirrored?: boolean;
  /** Input order instead of the largest swing first. */
  readonly ordered?: boolean;
  /** The swing of each driver in a column at the right. */
  readonly swing?: boolean;
}

export function drawTornado(
  d: TornadoData,
  pane: FormPane,
  kit: Kit,
  { mirrored = false, ordered = false, swing = false }: TornadoOptions,
): Drawing {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const base = mirrored ? 0 : (d.base?.value ?? 0);
  const numbers = numbersOf([...d.drivers.flatMap((r) => [r.low, r.high]), mirrored ? undefined : d.base?.value], d.unit, kit);
  const drivers = d.drivers.map((r, i) => ({ ...r, pointer: `${pane.pointer}/drivers/${i}`, size: Math.abs(r.high - r.low) }));
  if (!ordered && !mirrored) drivers.sort((a, b) => b.size - a.size);
  const rows = drivers.map((r) => ({ label: r.label, label_path: `${r.pointer}/label`, bold: r.emphasis === 'primary' }));
  const headH = d.base !== undefined || d.sides.length > 0 ? 0.62 : 0.1;
  const plan = planNamedRows(rows, { ...box, y: box.y + headH, h: box.h - headH }, kit, {
    what: 'drivers',
    pointer: `${pane.pointer}/drivers`,
    share: mirrored ? 0.22 : 0.28,
  });
  const note_pt = plan.level.name === 'D0' ? 11 : 10;
  // Rows too low for a note under its number have it behind the number.
  const beside = kit.text.pitchIn(plan.size_pt) + kit.text.pitchIn(note_pt) > plan.pitch;
  const widthOf = (text: string, note: string | undefined): number => {
    const value = kit.text.widthIn(text, plan.size_pt, { bold: true });
    const said = note === undefined ? 0 : kit.text.widthIn(beside ? `  ${note}` : note, note_pt);
    return (beside ? value + said : Math.max(value, said)) + LABEL_GAP;
  };
  const sides = drivers.map((r) => {
    const a = mirrored ? -Math.abs(r.low) : Math.min(r.low, r.high) - base;
    const b = mirrored ? Math.abs(r.high) : Math.max(r.low, r.high) - base;
    const swapped = !mirrored && r.low > r.high;
    const left = {
      value: swapped ? r.high : r.low,
      path: `${r.pointer}/${swapped ? 'high' : 'low'}`,
      note: swapped ? r.high_label : r.low_label,
      note_path: `${r.pointer}/${swapped ? 'high' : 'low'}_label`,
      fill: (swapped ? 'accent1' : 'neutral') as Color,
    };
    const right = {
      value: swapped ? r.low : r.high,
      path: `${r.pointer}/${swapped ? 'low' : 'high'}`,
      note: swapped ? r.low_label : r.high_label,
      note_path: `${r.pointer}/${swapped ? 'low' : 'high'}_label`,
      fill: (swapped ? 'neutral' : 'accent1') as Color,
    };
    return { a, b, left, right };
  });
  const swingW = swing
    ? Math.max(...drivers.map((r) => kit.text.widthIn(numbers.derived(r.size).text, plan.size_pt, { bold: true }))) + 0.3
    : 0;
  const x0 = mirrored ? plan.box.x : plan.box.x + plan.label_w + 0.2;
  const roomW = plan.box.x + plan.box.w - x0 - swingW;
  const middle = mirrored ? plan.label_w + 0.3 : 0;
  const leftMost = Math.max(0, ...sides.map((s) => -s.a));
  const rightMost = Math.max(0, ...sides.map((s) => s.b));
  let per = leftMost + rightMost > 0 ? (roomW - middle) / (leftMost + rightMost) : 0;
  const need = (p: number): readonly [number, number] => [
    Math.max(0, ...sides.map((s) => Math.max(0, -s.a) * p + widthOf(numbers.text(s.left.value), s.left.note))),
    Math.max(0, ...sides.map((s) => Math.max(0, s.b) * p + widthOf(numbers.text(s.right.value), s.right.note))),
  ];
  for (let step = 0; step < 60; step++) {
    const [l, r] = need(per);
    if (l + r + middle <= roomW + 1e-6) break;
    per *= Math.max(0.6, (roomW - middle) / (l + r));
  }
  const [l] = need(per);
  const [, r] = need(per);
  const spare = Math.max(0, roomW - middle - l - r) / 2;
  const zeroL = x0 + spare + l;
  const zeroR = zeroL + middle;
  const bar = Math.min(0.55, plan.pitch * 0.64);
  if (mirrored)
    for (const [i, row] of rows.entries())
      sketch.cell(
        `label-${i + 1}`,
        { text: row.label, path: row.label_path },
        { x: zeroL + 0.1, y: plan.y(i), w: middle - 0.2, h: plan.pitch },
        plan.size_pt,
        { align: 'center', bold: row.bold },
      );
  else drawRowNames(sketch, rows, plan, plan.box.x, (i) => `high-${i + 1}`);
  for (const [i, s] of sides.entries()) {
    const mid = plan.mid(i);
    const row = drivers[i];
    if (row === undefined) continue;
    for (const [key, side, length] of [
      ['low', s.left, s.a],
      ['high', s.right, s.b],
    ] as const) {
      const left = key === 'low';
      const zero = left ? zeroL : zeroR;
      const w = Math.abs(length) * per;
      // A driver may move the result to one side only: then both ends lie there.
      const x = length < 0 ? zero - w : zero;
      if (w > 0.001)
        sketch.rect(
          `${key}-${i + 1}`,
          { x, y: mid - bar / 2, w: Math.max(0.02, w), h: bar },
          { fill: side.fill },
          {
            name: `${row.label} ${key}`,
            datum: {
              path: side.path,
              value: mirrored ? side.value : length,
              scale: `body/chart/swing`,
              along: 'x',
              flags: w < 0.02 ? ['bar_min_length', 'floating'] : ['floating'],
            },
          },
        );
      else kit.drawn.add(side.path);
      const at = left ? Math.min(zeroL, zero + length * per) - LABEL_GAP : Math.max(zeroR, zero + length * per) + LABEL_GAP;
      const h = kit.text.pitchIn(plan.size_pt) + (side.note === undefined || beside ? 0 : kit.text.pitchIn(note_pt));
      const width = widthOf(numbers.text(side.value), side.note) - LABEL_GAP;
      const value = { text: numbers.text(side.value), path: side.path, bind: 'formatted' as const, bold: row.emphasis === 'primary' };
      const note = side.note === undefined ? [] : [{ text: side.note, path: side.note_path, color: 'muted' as const, size_pt: note_pt }];
      sketch.stack(
        `${key}-value-${i + 1}`,
        beside ? [[value, ...note.flatMap((n) => [{ text: '  ' }, n])]] : [[value], note],
        { x: left ? at - width : at, y: mid - h / 2, w: width, h },
        plan.size_pt,
        { align: left ? 'right' : 'left', wrap: false, role: 'value', ...(w > 0.001 ? { host: `${key}-${i + 1}` } : {}) },
      );
    }
    if (swing)
      sketch.at(`swing-${i + 1}`, numbers.derived(row.size), [plan.box.x + plan.box.w, mid], 'right', plan.size_pt, {
        bold: row.emphasis === 'primary',
        role: 'legend',
        color: 'muted',
      });
  }
  for (const x of mirrored ? [zeroL, zeroR] : [zeroL])
    sketch.line(
      `base-${x === zeroL ? 1 : 2}`,
      [x, plan.box.y - 0.02],
      [x, plan.box.y + plan.box.h],
      shape.stroke('muted', WIDTH.baseline),
      { role: 'baseline', layer: 'line', name: 'base line' },
    );
  const y = plan.box.y - 0.18;
  if (d.base !== undefined && !mirrored) {
    const path = `${pane.pointer}/base`;
    kit.drawn.add(path);
    const runs = [
      ...(d.base.label === undefined ? [] : [{ text: `${d.base.label} `, path: `${path}/label` }]),
      { text: numbers.text(d.base.value), path: `${path}/value`, bind: 'formatted' as const },
    ];
    kit.drawn.add(`${path}/value`);
    sketch.at('base-name', runs, [zeroL, y - (d.sides.length > 0 ? 0.24 : 0)], 'center', 12, { bold: true, role: 'label' });
  } else if (d.base !== undefined) kit.drawn.add(`${pane.pointer}/base/value`);
  for (const [k, name] of d.sides.slice(0, 2).entries()) {
    const left = k === 0;
    const w = kit.text.widthIn(name, 12, { bold: true });
    const x = left ? zeroL - 0.15 : zeroR + 0.15;
    sketch.rect(
      `side-swatch-${k + 1}`,
      { x: left ? x - w - 0.21 : x, y: y - 0.07, w: 0.14, h: 0.14 },
      { fill: left ? 'neutral' : 'accent1' },
      { role: 'swatch' },
    );
    sketch.at(`side-${k + 1}`, { text: name, path: `${pane.pointer}/sides/${k}` }, [left ? x : x + 0.21, y], left ? 'right' : 'left', 12, {
      bold: true,
      role: 'legend',
    });
  }
  const alt = `Tornado${mirrored ? '' : ` about ${numbers.text(base)}`}: ${drivers.map((row) => `${row.label} ${numbers.text(row.low)} to ${numbers.text(row.high)}`).join('; ')}.`;
  return sketch.drawing('Tornado', alt);
}
