/** Layers as bands or columns, component boxes of equal size in each, rails across. */

import { type BoxIn, columns, type Drawing, type Kit, rows, run, shape } from '../../layout/index.ts';
import { labelSize } from '../../marks/chevrons.ts';
import { Board, fitItems, type Item, itemsOf, placePortions, wordsOf } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import type { LayerData } from './form.ts';

/** Size at which a rail's longest word stands in one line, and how wide that may make it. */
const RAIL_WORD_PT = 12;
const MOST_RAIL_IN = 2.2;

export function drawLayers(d: LayerData, pane: FormPane, kit: Kit, horizontal: boolean): Drawing {
  const board = new Board(pane.box, kit, 'body/layers');
  const p = pane.pointer;
  const { box } = pane;
  // A long word of a rail widens it: "Cybersicherheit" stands in one line.
  const word = Math.max(
    0,
    ...d.rails.flatMap((r) => (r.label ?? '').split(/\s+/).map((w) => kit.text.widthIn(w, RAIL_WORD_PT, { bold: true }))),
  );
  const rail = horizontal ? 0.5 : Math.min(MOST_RAIL_IN, Math.max(1.2, word + 0.22));
  const rails = d.rails.length * (rail + 0.1);
  const area: BoxIn = horizontal ? { ...box, h: box.h - rails } : { ...box, w: box.w - rails };
  const bands = horizontal ? columns(area, d.layers.length, 0.12) : rows(area, d.layers.length, 0.12);
  const heads: Item[] = d.layers.map((l, i) => ({
    pointer: p,
    ...(l.label === undefined ? {} : { label: { text: l.label, path: `${p}/layers/${i}/label` } }),
    detail: [],
    primary: l.emphasis === 'primary',
    header: false,
  }));
  const first = bands[0] as BoxIn;
  const headSize = labelSize(heads, horizontal ? first.w - 0.6 : 1.7, horizontal ? 0.5 : first.h - 0.1, kit, 16);
  const flat: { item: Item; layer: number; box: BoxIn }[] = [];
  for (const [i, l] of d.layers.entries()) {
    const band = bands[i] as BoxIn;
    const items = itemsOf(l.components, `${p}/layers/${i}/components`, kit);
    const inner: BoxIn = horizontal
      ? { x: band.x + 0.12, y: band.y + 0.65, w: band.w - 0.24, h: band.h - 0.77 }
      : { x: band.x + 2.45, y: band.y + 0.1, w: band.w - 2.55, h: band.h - 0.2 };
    const cells = items.length === 0 ? [] : horizontal ? rows(inner, items.length, 0.1) : columns(inner, items.length, 0.12);
    for (const [k, it] of items.entries()) flat.push({ item: it, layer: i, box: cells[k] as BoxIn });
  }
  const on = (it: Item): boolean => it.state === 'current';
  const fit = fitItems(
    flat.map((f) => f.item),
    (i) => ({ w: (flat[i] as { box: BoxIn }).box.w - 0.2, h: (flat[i] as { box: BoxIn }).box.h - 0.1 }),
    kit,
    {
      what: 'components',
      sizes: [
        { head: 14, body: 12 },
        { head: 12, body: 11 },
        { head: 11, body: 10 },
        { head: 10, body: 10 },
      ],
      style: (it) =>
        on(it)
          ? { head: kit.on('accent1'), body: kit.on('accent1') }
          : { body: 'ink', ...(it.state === 'gap' ? { head: kit.on('softWarning'), body: kit.on('softWarning') } : {}) },
    },
  );
  for (const [i, head] of heads.entries()) {
    const band = bands[i] as BoxIn;
    board.rect(`layer-${i + 1}`, band, head.primary ? { fill: 'surface', stroke: shape.stroke('accent1', 1.5) } : { fill: 'surface' }, {
      role: 'card',
      layer: 'back',
      name: `layer ${i + 1}: ${head.label?.text ?? ''}`,
    });
    board.cell(
      `layer-${i + 1}-number`,
      [run(`${i + 1}`, undefined, 'derived')],
      { x: band.x + 0.12, y: band.y, w: 0.35, h: horizontal ? 0.6 : band.h },
      headSize,
      { role: 'axis', bold: true, align: 'left', color: kit.asText('accent1') },
    );
    if (head.label !== undefined)
      board.cell(
        `layer-${i + 1}-name`,
        head.label,
        { x: band.x + 0.5, y: band.y, w: horizontal ? band.w - 0.6 : 1.75, h: horizontal ? 0.6 : band.h },
        headSize,
        { role: 'header', bold: true },
      );
  }
  for (const [k, f] of flat.entries()) {
    const key = `component-${k + 1}`;
    const { item: it } = f;
    if (it.state !== undefined) {
      kit.drawn.add(`${it.pointer}/state`);
      if (!['current', 'target', 'gap'].includes(it.state))
        kit.warn('unknown_value', `${JSON.stringify(it.state)} is no state; the box is plain.`, {
          path: `${it.pointer}/state`,
          remedy: 'Send current, target or gap.',
        });
    }
    board.rect(
      key,
      f.box,
      on(it)
        ? { fill: 'accent1' }
        : it.state === 'gap'
          ? { fill: 'softWarning' }
          : it.state === 'target'
            ? { fill: 'canvas', stroke: shape.stroke('accent1', 1.5, { dash: 'dash' }) }
            : { fill: 'canvas', stroke: shape.stroke('line', 0.75) },
      { role: 'node', name: `component: ${it.label?.text ?? ''}` },
    );
    placePortions(
      board,
      key,
      fit.measured[k] as (typeof fit.measured)[number],
      { x: f.box.x + 0.1, y: f.box.y + 0.05, w: f.box.w - 0.2, h: f.box.h - 0.1 },
      { align: 'center', anchor: 'middle', host: key },
    );
    if (it.state === 'gap')
      board.cell(`${key}-gap`, [run('▲', undefined, 'derived')], { x: f.box.x + f.box.w - 0.3, y: f.box.y + 0.04, w: 0.26, h: 0.22 }, 12, {
        role: 'icon',
        align: 'right',
        color: kit.on('softWarning'),
        host: key,
      });
  }
  for (const [i, r] of d.rails.entries()) {
    if (r.label === undefined) continue;
    const cell: BoxIn = horizontal
      ? { x: area.x, y: area.y + area.h + 0.1 + i * (rail + 0.1), w: area.w, h: rail }
      : { x: area.x + area.w + 0.1 + i * (rail + 0.1), y: area.y, w: rail, h: area.h };
    board.rect(`rail-${i + 1}`, cell, { fill: 'soft1' }, { role: 'node', layer: 'back', name: `rail: ${r.label}` });
    const size = labelSize(
      [{ pointer: p, label: { text: r.label }, detail: [], primary: false, header: false }],
      cell.w - 0.16,
      cell.h - 0.1,
      kit,
      14,
    );
    board.cell(
      `rail-${i + 1}-name`,
      { text: r.label, path: `${p}/rails/${i}/label` },
      { ...cell, x: cell.x + 0.08, w: cell.w - 0.16 },
      size,
      {
        role: 'node',
        bold: true,
        align: 'center',
        color: kit.on('soft1'),
        host: `rail-${i + 1}`,
      },
    );
  }
  const alt = `Layers from the top: ${d.layers
    .map(
      (l, i) =>
        `${l.label ?? ''}: ${flat
          .filter((f) => f.layer === i)
          .map((f) => wordsOf(f.item))
          .join(', ')}`,
    )
    .join('; ')}. ${d.rails.map((r) => r.label ?? '').join(', ')}`;
  return board.drawing('Layers', alt);
}
