/* Long because four arrangements of the same nodes share their parts. */
/** `radial`: items around one centre, as rings when they are few and layered, as spokes when they are many. */
import { z } from 'zod';
import { text, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  columns,
  densitiesFor,
  hairline,
  type Kit,
  type Pane,
  pointOn,
  right,
  ringSteps,
  run,
  settle,
  shape,
  sizesDown,
  WIDTH,
} from '../layout/index.ts';
import type { Color, Fill, Shape } from '../scene/index.ts';
import type { Block, ParagraphIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

/** Largest number of nodes that are drawn as rings. More are spokes. */
const MAX_RINGS = 4;
const MAX_DISC = 5.2;
const HUB = 0.34;

const value = z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()).describe('Printed under the label');
const node = z.object({ label: text, value });
const params = z.object({
  center: z.preprocess((v) => v ?? undefined, node.optional()).describe('What everything turns around'),
  nodes: z.array(node).min(1, 'needs at least one node').describe('From the inside out'),
});

type Params = z.infer<typeof params>;

export const radial = defineComponent<Params>({
  name: 'radial',
  purpose: 'Shows what surrounds one centre, from the inside out.',
  params,
  example: {
    title: 'One customer record feeds six channels',
    params: {
      center: { label: 'Customer record', value: '14.2m profiles' },
      nodes: [
        { label: 'Branches', value: '310 sites' },
        { label: 'Mobile app', value: '6.8m users' },
        { label: 'Call centre', value: '1,900 agents' },
        { label: 'Web portal', value: '4.1m logins' },
        { label: 'Partner desks', value: '74 brokers' },
        { label: 'Field service', value: '820 vans' },
      ],
    },
  },
  capacity: { what: 'nodes', soft: 6, hard: 10 },
  count: (p) => p.nodes.length,
  take: (p, from, to) => ({ ...p, nodes: p.nodes.slice(from, to) }),
  draw(p, pane, kit) {
    const said = [p.center, ...p.nodes]
      .filter((n) => n !== undefined)
      .map((n) => [n.label, wordsOf(n.value, kit)].filter((w) => w !== '').join(' '));
    return { shapes: drawRadial(p, pane, kit), alt: `Radial diagram, from the centre outwards: ${said.join(', ')}.` };
  },
});

type Node = z.infer<typeof node>;
const wordsOf = (v: Node['value'], kit: Kit): string => (v === undefined ? '' : typeof v === 'number' ? kit.value(v) : v);

/** The label, and under it the value in bold. Without a value the label is bold. */
function nodeBlock(n: Node, path: string, color: Color, kit: Kit, strong = false): Block {
  const words = wordsOf(n.value, kit);
  const paragraphs: ParagraphIn[] = [];
  if (n.label !== '') paragraphs.push({ runs: [run(n.label, `${path}/label`, 'verbatim', { bold: strong || words === '' })] });
  if (words !== '')
    paragraphs.push({ runs: [run(words, `${path}/value`, typeof n.value === 'number' ? 'formatted' : 'verbatim', { bold: !strong })] });
  return kit.paragraphs(paragraphs.length > 0 ? paragraphs : [{ runs: [run(' ')] }], { color });
}

function drawRadial(p: Params, pane: Pane, kit: Kit): Shape[] {
  const level = densitiesFor(pane.class).find((d) => pane.level === undefined || d.name >= pane.level);
  const top = pane.class === 'third' || pane.class === 'card' ? 10 : (level?.primary_pt ?? 10);
  const sizes = sizesDown(top, 10);
  if (p.nodes.length <= MAX_RINGS) {
    const rings = drawRings(p, pane, sizes, kit);
    if (rings !== undefined) return rings;
  } else if (pane.class === 'full') {
    const spokes = drawSpokes(p, pane, sizes, kit);
    if (spokes !== undefined) return spokes;
  }
  const list = drawList(p, pane, sizes, kit) ?? drawRows(p, pane, kit);
  if (list === undefined)
    throw capacityExceeded(
      `${p.nodes.length} nodes with labels of this length do not fit ${pane.box.w.toFixed(1)} x ${pane.box.h.toFixed(1)} in at 10 pt.`,
      'Shorten the labels and values, or send fewer nodes.',
      { component: 'radial', count: p.nodes.length },
    );
  if (pane.class === 'full')
    kit.warn('layout_switched', 'The labels are too long for rings or spokes; the nodes are listed under their centre.', {
      path: `${pane.pointer}/nodes`,
      remedy: 'Shorten labels to two or three words.',
    });
  else
    kit.warn('nested_simplified', 'In this pane the nodes are listed under their centre.', {
      path: pane.pointer,
      remedy: 'Give the radial a slide of its own to see it drawn round.',
    });
  return list;
}

/** Text that fits into a round or square field of `w` by `h`, at the largest size. Undefined when no size fits. */
function fitInto(block: Block, sizes: readonly number[], w: number, h: number, kit: Kit, max_lines = 6) {
  const fit = kit.fit({ block, sizes_pt: sizes, width_in: w, height_in: h, max_lines });
  return fit.fits ? fit : undefined;
}

const centre = (block: Block, size_pt: number, w: number, h: number, kit: Kit, inset = 0) =>
  kit.text.set({
    block,
    size_pt,
    width_in: w,
    height_in: h,
    align: 'center',
    anchor: 'middle',
    insets_in: { l: inset, r: inset },
    balance: block.paragraphs.length === 1,
    lang: kit.locale,
  });

/** The disc in the middle. Its text is a separate shape, because readers wrap text in an ellipse at the square inside it. */
function drawHub(
  p: Params,
  box: BoxIn,
  block: Block | undefined,
  size_pt: number | undefined,
  share: number,
  pane: Pane,
  kit: Kit,
): Shape[] {
  const centerName = `centre: ${p.center?.label ?? ''}`;
  const disc = shape.ellipse({ id: `${pane.id}/center`, name: centerName, role: 'node' }, box, { fill: shape.fill('accent1') });
  if (block === undefined || size_pt === undefined) return [disc];
  const w = box.w * share;
  const inner = { x: box.x + (box.w - w) / 2, y: box.y, w, h: box.h };
  return [
    disc,
    kit.place({ id: `${pane.id}/center-text`, name: centerName, role: 'header', host: `${pane.id}/center` }, inner, {
      block,
      size_pt,
      align: 'center',
      anchor: 'middle',
    }),
  ];
}

/** Rings of equal width around a disc, each joined to its row in the list at the right. */
function drawRings(p: Params, pane: Pane, sizes: readonly number[], kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const n = p.nodes.length;
  const listW = pane.class === 'full' ? (box.w - 0.2) / 2 : box.w * 0.4;
  const d = Math.min(MAX_DISC, box.h, box.w - listW - 0.4);
  if (d < 2) return undefined;
  const r = d / 2;
  const hub = r * (n === 1 ? 0.5 : HUB);
  const step = (r - hub) / n;
  const cx = box.x + (pane.class === 'full' ? (box.w - listW - 0.2) / 2 : r);
  const cy = box.y + r + (box.h - d) * 0.46;
  const centreBlock = p.center === undefined ? undefined : nodeBlock(p.center, `${pane.pointer}/center`, kit.on('accent1'), kit, true);
  const hubFit =
    centreBlock === undefined
      ? undefined
      : fitInto(
          centreBlock,
          [...sizesDown(18, 10)].filter((s) => s <= 16),
          hub * 2 * 0.82,
          hub * 2 * 0.74,
          kit,
          4,
        );
  if (centreBlock !== undefined && hubFit === undefined) return undefined;
  const listX = right(box) - listW;
  const pitch = Math.min(1.2, d / n);
  const blocks = p.nodes.map((one, i) => nodeBlock(one, `${pane.pointer}/nodes/${i}`, 'ink', kit));
  const top = pane.class === 'full' ? [16, ...sizes.filter((s) => s < 16)] : sizes;
  const size_pt = top.find((s) => blocks.every((b) => fitInto(b, [s], listW - 0.12, pitch - 0.1, kit) !== undefined));
  if (size_pt === undefined) return undefined;
  const shapes: Shape[] = [];
  const labels: Shape[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const inner = hub + i * step;
    const alpha = n === 1 ? 0.45 : 0.62 - (0.44 * i) / (n - 1);
    const fill: Fill = { color: 'accent1', alpha: Math.round(alpha * 100) / 100 };
    shapes.push(
      shape.path(
        { id: `${id}/ring-${i + 1}`, name: `ring ${i + 1}: ${p.nodes[i]?.label}`, role: 'node' },
        ringSteps(cx, cy, inner + step, inner, 0, 360),
        { fill, even_odd: true, stroke: shape.stroke('canvas', 1.5) },
      ),
    );
  }
  shapes.push(...drawHub(p, { x: cx - hub, y: cy - hub, w: hub * 2, h: hub * 2 }, centreBlock, hubFit?.size_pt, 0.82, pane, kit));
  for (const [i, block] of blocks.entries()) {
    const y = cy + (i - (n - 1) / 2) * pitch;
    // Inner rings are joined from their upper right and outer ones from their lower right, so that no two lines cross.
    const angle = n === 1 ? 90 : 50 + (80 * i) / (n - 1);
    const [ax, ay] = pointOn(cx, cy, hub + (i + 0.5) * step, angle);
    labels.push(
      shape.line(
        { id: `${id}/leader-${i + 1}`, name: `leader ${i + 1}`, role: 'leader', host: `${id}/ring-${i + 1}` },
        [ax, ay],
        [listX - 0.04, y],
        shape.stroke('ink', WIDTH.connector, { head: 'oval' }),
      ),
      kit.place(
        { id: `${id}/node-${i + 1}`, name: `node ${i + 1}: ${p.nodes[i]?.label}`, role: 'label', host: `${id}/ring-${i + 1}` },
        { x: listX + 0.06, y: y - pitch / 2, w: listW - 0.06, h: pitch },
        { block, size_pt, anchor: 'middle' },
      ),
    );
  }
  return [...shapes, ...labels];
}

/** A hub with chips of one size at equal angles on one ellipse. */
function drawSpokes(p: Params, pane: Pane, sizes: readonly number[], kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const n = p.nodes.length;
  const blocks = p.nodes.map((one, i) => nodeBlock(one, `${pane.pointer}/nodes/${i}`, 'ink', kit));
  for (const size_pt of [...new Set([16, ...sizes])].filter((s) => n <= 6 || s < 16)) {
    for (const w of [2.4, 2.8]) {
      const fits = blocks.map((b) => fitInto(b, [size_pt], w - 0.3, 1.3, kit, 4));
      if (fits.some((f) => f === undefined)) continue;
      const h = Math.max(0.7, Math.ceil((Math.max(...fits.map((f) => f?.height_in ?? 0)) + 0.24) * 20) / 20);
      const a = Math.min((box.w - w) / 2, 4.9);
      const b = (box.h - h) / 2;
      const cx = box.x + box.w / 2;
      // A ring with an odd number of chips is not symmetric about its centre, so the free space above and below is divided evenly.
      const spots = p.nodes.map((_, i) => {
        const t = ((i * 360) / n - 90) * (Math.PI / 180);
        return { x: a * Math.cos(t), y: b * Math.sin(t) };
      });
      const low = Math.max(...spots.map((s) => s.y));
      const cy = box.y + h / 2 + b + (b - low) * 0.46;
      const chips: BoxIn[] = spots.map((s) => ({ x: cx + s.x - w / 2, y: cy + s.y - h / 2, w, h }));
      const hubD = Math.min(2.3, 2 * (b - h / 2 - 0.3));
      const clear = (one: BoxIn, two: BoxIn, gap: number): boolean =>
        one.x >= right(two) + gap || two.x >= right(one) + gap || one.y >= bottom(two) + gap || two.y >= bottom(one) + gap;
      if (hubD < 1.2 || chips.some((one, i) => chips.slice(i + 1).some((two) => !clear(one, two, 0.15)))) continue;
      const hubBox = { x: cx - hubD / 2, y: cy - hubD / 2, w: hubD, h: hubD };
      if (chips.some((c) => !clear(c, hubBox, 0.15))) continue;
      const hubBlock = p.center === undefined ? undefined : nodeBlock(p.center, `${pane.pointer}/center`, kit.on('accent1'), kit, true);
      const hubFit =
        hubBlock === undefined
          ? undefined
          : fitInto(
              hubBlock,
              sizesDown(18, 12).filter((s) => s >= size_pt || s >= 14),
              hubD * 0.8,
              hubD * 0.7,
              kit,
              5,
            );
      if (hubBlock !== undefined && hubFit === undefined) continue;
      const spokes = chips.map((c, i): Shape => {
        const [dx, dy] = [c.x + w / 2 - cx, c.y + h / 2 - cy];
        const length = Math.hypot(dx, dy);
        const reach = Math.min(w / 2 / Math.max(1e-9, Math.abs(dx / length)), h / 2 / Math.max(1e-9, Math.abs(dy / length)));
        const at = (distance: number): [number, number] => [cx + (dx / length) * distance, cy + (dy / length) * distance];
        return shape.line(
          { id: `${id}/spoke-${i + 1}`, name: `spoke ${i + 1}`, role: 'connector' },
          at(hubD / 2),
          at(length - reach),
          shape.stroke('muted', 1),
        );
      });
      return [
        ...spokes,
        ...drawHub(p, hubBox, hubBlock, hubFit?.size_pt, 0.8, pane, kit),
        ...chips.map((c, i) =>
          shape.rect({ id: `${id}/node-${i + 1}`, name: `node ${i + 1}: ${p.nodes[i]?.label}`, role: 'node' }, c, {
            fill: shape.fill('surface'),
            stroke: shape.stroke('accent1', 1),
            radius_in: kit.theme.radius_in,
            text: centre(blocks[i] as Block, size_pt, w, h, kit, 0.14),
          }),
        ),
      ];
    }
  }
  return undefined;
}

/** The centre as a block, with its nodes in one or two columns below. */
function drawList(p: Params, pane: Pane, sizes: readonly number[], kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const n = p.nodes.length;
  const gap = 0.12;
  const hubBlock = p.center === undefined ? undefined : nodeBlock(p.center, `${pane.pointer}/center`, kit.on('accent1'), kit, true);
  const blocks = p.nodes.map((one, i) => nodeBlock(one, `${pane.pointer}/nodes/${i}`, 'ink', kit));
  for (const size_pt of sizes)
    for (const cols of box.w >= 3.5 && n > 1 ? [2, 1] : [1]) {
      const hubFit = hubBlock === undefined ? undefined : fitInto(hubBlock, [size_pt], box.w - 0.4, box.h, kit);
      if (hubBlock !== undefined && hubFit === undefined) continue;
      const hubH = hubFit === undefined ? 0 : hubFit.height_in + 0.3;
      const w = (box.w - gap * (cols - 1)) / cols;
      const fits = blocks.map((b) => fitInto(b, [size_pt], w - 0.35, box.h, kit));
      if (fits.some((f) => f === undefined)) continue;
      const per = Math.ceil(n / cols);
      const h = Math.max(...fits.map((f) => f?.height_in ?? 0)) + 0.16;
      const free = box.h - hubH - (hubH > 0 ? gap : 0) - per * (h + gap) + gap;
      if (free < -1e-6) continue;
      const rowH = Math.min(0.95, h + free / per);
      const area = settle(box, hubH + (hubH > 0 ? gap : 0) + per * (rowH + gap) - gap);
      const cells = columns(area, cols, gap);
      const y0 = area.y + hubH + (hubH > 0 ? gap : 0);
      return [
        ...(hubBlock === undefined
          ? []
          : [
              shape.rect(
                { id: `${id}/center`, name: `centre: ${p.center?.label ?? ''}`, role: 'node' },
                { ...area, h: hubH },
                {
                  fill: shape.fill('accent1'),
                  radius_in: kit.theme.radius_in,
                  text: centre(hubBlock, size_pt, area.w, hubH, kit, 0.2),
                },
              ),
            ]),
        ...blocks.flatMap((block, i): Shape[] => {
          const cell = cells[i % cols] as BoxIn;
          const at = { x: cell.x, y: y0 + Math.floor(i / cols) * (rowH + gap), w: cell.w, h: rowH };
          return [
            shape.rect({ id: `${id}/node-${i + 1}`, name: `node ${i + 1}: ${p.nodes[i]?.label}`, role: 'node' }, at, {
              fill: shape.fill('surface'),
              text: kit.text.set({
                block,
                size_pt,
                width_in: at.w,
                height_in: at.h,
                anchor: 'middle',
                insets_in: { l: 0.18, r: 0.12 },
                lang: kit.locale,
              }),
            }),
            shape.rect(
              { id: `${id}/edge-${i + 1}`, name: 'edge', role: 'decoration' },
              { ...at, w: 0.05 },
              { fill: shape.fill('accent1') },
            ),
          ];
        }),
      ];
    }
  return undefined;
}

/** The smallest arrangement: one row for each node below the centre. Label and value are at the left and right where both fit on a line. */
function drawRows(p: Params, pane: Pane, kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const oneLine = (n: Node, path: string, color: Color, strong: boolean): Block => {
    const words = wordsOf(n.value, kit);
    const label = run(n.label, `${path}/label`, 'verbatim', { bold: strong });
    const shown = run(words, `${path}/value`, typeof n.value === 'number' ? 'formatted' : 'verbatim', { bold: !strong });
    const runs = [
      ...(n.label === '' ? [] : [label]),
      ...(n.label === '' || words === '' ? [] : [run('  ')]),
      ...(words === '' ? [] : [shown]),
    ];
    return kit.block(runs.length > 0 ? runs : [run(' ')], { color });
  };
  const centreBlock = p.center === undefined ? undefined : oneLine(p.center, `${pane.pointer}/center`, kit.on('accent1'), true);
  const blocks = p.nodes.map((n, i) => oneLine(n, `${pane.pointer}/nodes/${i}`, 'ink', false));
  const room = box.w - 0.16;
  const heights = [centreBlock, ...blocks].map((b) =>
    b === undefined ? 0 : kit.fit({ block: b, sizes_pt: [10], width_in: room }).height_in + 0.06,
  );
  const needed = heights.reduce((sum, h) => sum + h, 0);
  if (needed > box.h + 1e-6) return undefined;
  const spare = Math.min(0.12, (box.h - needed) / heights.length);
  let y = box.y;
  return [centreBlock, ...blocks].flatMap((block, k): Shape[] => {
    if (block === undefined) return [];
    const h = (heights[k] as number) + spare;
    const at = { x: box.x, y, w: box.w, h };
    y += h;
    const set = kit.text.set({
      block,
      size_pt: 10,
      width_in: box.w,
      height_in: h,
      anchor: 'middle',
      insets_in: { l: 0.08, r: 0.08 },
      lang: kit.locale,
    });
    if (k === 0)
      return [
        shape.rect({ id: `${id}/center`, name: `centre: ${p.center?.label ?? ''}`, role: 'node' }, at, {
          fill: shape.fill('accent1'),
          text: set,
        }),
      ];
    return [
      shape.text({ id: `${id}/node-${k}`, name: `node ${k}: ${p.nodes[k - 1]?.label}`, role: 'node' }, at, set),
      hairline(`${id}/rule-${k}`, box.x, right(box), y),
    ];
  });
}
