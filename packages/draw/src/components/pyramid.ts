/** `pyramid`: layers of a hierarchy, from the few at the top to the many at the bottom. */
import { z } from 'zod';
import { optionalText, text } from '../fields/fields.ts';
import { capacityExceeded, densitiesFor, hairline, type Kit, type Pane, right, run, shape } from '../layout/index.ts';
import { type RampClass, tint } from '../marks/color-ramp.ts';
import type { Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

/** Without words beside it the triangle takes the width, up to this share of the box and of its own height. */
const MOST_OF_WIDTH = 0.8;
const FLATTEST = 1.8;
/** Share of the width that words beside the triangle may take. */
const MOST_BESIDE = 0.55;
const GAP = 0.05;
const MAX_BASE = 5.2;
/** Smallest width, at half its height, of a slice with its label inside. */
const LABEL_INSIDE = 1.4;
const TEXT_GAP = 0.3;

const params = z.object({
  layers: z
    .array(z.object({ label: text, description: optionalText }))
    .min(1, 'needs at least one layer')
    .describe('From the apex down'),
});

type Params = z.infer<typeof params>;

export const pyramid = defineComponent<Params>({
  name: 'pyramid',
  purpose: 'Shows layers that rest on each other, from the apex down.',
  params,
  example: {
    title: 'Most savings sit at the base: eleven quick fixes before one new plant',
    params: {
      layers: [
        { label: 'Rebuild', description: 'One new plant in the south, decided after the 2027 demand review' },
        { label: 'Redesign', description: 'Three process lines with shared buffers and shorter change-overs' },
        { label: 'Improve', description: 'Eight cells with better tooling, financed from their own savings' },
        { label: 'Fix now', description: 'Eleven leaks, idling motors and overfilled pallets found in the audit' },
      ],
    },
  },
  capacity: { what: 'layers', soft: 5, hard: 8 },
  count: (p) => p.layers.length,
  take: (p, from, to) => ({ layers: p.layers.slice(from, to) }),
  draw(p, pane, kit) {
    const said = p.layers.map((l) => (l.description === undefined ? l.label : `${l.label} (${l.description})`));
    return { shapes: drawPyramid(p, pane, kit), alt: `Pyramid, from the apex down: ${said.join(', ')}.`, mirror: true };
  },
});

/** Label and description sizes, roomiest first. */
const STEPS = [
  { label: 16, words: 14, level: 'D0' },
  { label: 14, words: 12, level: 'D1' },
  { label: 12, words: 11, level: 'D1' },
  { label: 10, words: 10, level: 'D2' },
] as const;

interface Slice {
  readonly top: number;
  readonly height: number;
  /** Half widths at the top and bottom edge. */
  readonly upper: number;
  readonly lower: number;
  readonly color: RampClass;
}

function slicesOf(n: number, top: number, height: number, base: number, kit: Kit): Slice[] {
  const each = (height - GAP * (n - 1)) / n;
  const half = (y: number): number => ((y - top) / height) * (base / 2);
  return Array.from({ length: n }, (_, i) => {
    const y = top + i * (each + GAP);
    const alpha = n === 1 ? 1 : 1 - (0.72 * i) / (n - 1);
    return { top: y, height: each, upper: half(y), lower: half(y + each), color: tint('accent1', alpha, kit) };
  });
}

function drawPyramid(p: Params, pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const wide = pane.class === 'full';
  const described = p.layers.some((l) => l.description !== undefined);
  const height = Math.min(box.h, MAX_BASE);
  // Beside short words the triangle is wider, because both together span the page.
  const beside = Math.max(0, ...p.layers.map((l) => kit.text.widthIn(l.description ?? '', STEPS[0].words)));
  const room = described ? box.w - 0.4 - TEXT_GAP - Math.min(beside, MOST_BESIDE * box.w) : MOST_OF_WIDTH * box.w;
  const base = wide ? Math.min(room, FLATTEST * height) : Math.min(MAX_BASE, box.w * (pane.class === 'half' ? 0.4 : 0.32), height);
  const tall = wide ? height : Math.min(height, base * (pane.class === 'half' ? 2 : 2.8));
  const top = box.y + (box.h - tall) * 0.46;
  const slices = slicesOf(p.layers.length, top, tall, base, kit);
  const cx = wide && !described ? box.x + box.w / 2 : box.x + base / 2 + (wide ? 0.2 : 0);
  const steps = STEPS.filter(
    (s) => densitiesFor(pane.class).some((d) => d.name === s.level) && (pane.level === undefined || s.level >= pane.level),
  );
  for (const step of steps) {
    const texts = wide ? placeInside(p, slices, cx, base, described, step, pane, kit) : placeBeside(p, slices, cx, base, step, pane, kit);
    if (texts === undefined) continue;
    return [
      ...slices.map((s, i) => drawSlice(p, s, i, cx, texts.inside[i], step.label, pane, kit)),
      ...rules(slices, cx, described || !wide, pane),
      ...texts.shapes,
    ];
  }
  const stacked = wide ? undefined : drawStack(p, slices, pane, kit);
  if (stacked !== undefined) return stacked;
  throw capacityExceeded(
    `${p.layers.length} layers with texts of this length do not fit ${box.w.toFixed(1)} x ${box.h.toFixed(1)} in at 10 pt.`,
    'Shorten the descriptions, or send fewer layers.',
    { component: 'pyramid', count: p.layers.length },
  );
}

function drawSlice(p: Params, s: Slice, i: number, cx: number, label: Block | undefined, size_pt: number, pane: Pane, kit: Kit): Shape {
  const steps = [
    ['M', cx - s.upper, s.top],
    ...(s.upper > 0 ? [['L', cx + s.upper, s.top] as const] : []),
    ['L', cx + s.lower, s.top + s.height],
    ['L', cx - s.lower, s.top + s.height],
    ['Z'],
  ] as const;
  const inset = (s.lower - s.upper) / 2 + 0.06;
  const drawn = shape.path({ id: `${pane.id}/layer-${i + 1}`, name: `layer ${i + 1}: ${p.layers[i]?.label}`, role: 'node' }, steps, {
    fill: s.color.fill,
    ...(label === undefined
      ? {}
      : {
          text: kit.text.set({
            block: label,
            size_pt,
            width_in: s.lower * 2,
            height_in: s.height,
            align: 'center',
            anchor: 'middle',
            // The apex is widest at its foot, so its text is there.
            insets_in: { l: inset, r: inset, t: s.upper === 0 ? s.height * 0.4 : 0 },
            balance: true,
            lang: kit.locale,
          }),
        }),
  });
  return drawn;
}

/** Hairlines that continue the gaps between slices to the right. */
function rules(slices: readonly Slice[], cx: number, wanted: boolean, pane: Pane): Shape[] {
  if (!wanted) return [];
  return slices.slice(1).map((s, i) => hairline(`${pane.id}/rule-${i + 1}`, cx + s.upper + 0.12, right(pane.box), s.top - GAP / 2));
}

interface Texts {
  /** Labels that fit inside their slices. */
  readonly inside: readonly (Block | undefined)[];
  readonly shapes: readonly Shape[];
}

type Step = (typeof STEPS)[number];
const labelPath = (pane: Pane, i: number): string => `${pane.pointer}/layers/${i}/label`;
const wordsPath = (pane: Pane, i: number): string => `${pane.pointer}/layers/${i}/description`;

/** True when every line of a label fits between the slanted sides. The top line has the least room. */
function fitsInside(block: Block, s: Slice, size_pt: number, kit: Kit): boolean {
  const pitch = kit.text.pitchIn(size_pt);
  // The text of the apex is in its lower three fifths.
  const [from, room] = s.upper === 0 ? [s.height * 0.4, s.height * 0.6] : [0, s.height];
  return [1, 2, 3].some((lines) => {
    const first = from + (room - lines * pitch) / 2;
    if (first < from + 0.02) return false;
    const half = s.upper + ((s.lower - s.upper) * first) / s.height;
    return kit.fit({ block, sizes_pt: [size_pt], width_in: half * 2 - 0.1, height_in: room, max_lines: lines }).fits;
  });
}

/** Labels are inside their slices, or on a short leader where a slice is too narrow. Descriptions are in a column at the right. */
function placeInside(
  p: Params,
  slices: readonly Slice[],
  cx: number,
  base: number,
  described: boolean,
  step: Step,
  pane: Pane,
  kit: Kit,
): Texts | undefined {
  const inside: (Block | undefined)[] = [];
  const shapes: Shape[] = [];
  const columnX = described ? cx + base / 2 + TEXT_GAP : right(pane.box);
  for (const [i, layer] of p.layers.entries()) {
    const s = slices[i] as Slice;
    const mid = s.upper + s.lower;
    const block = kit.block(layer.label, { color: s.color.text, bold: true }, labelPath(pane, i));
    const fits = mid >= LABEL_INSIDE && fitsInside(block, s, step.label, kit);
    inside.push(fits ? block : undefined);
    const y = s.top + s.height / 2;
    if (!fits && layer.label !== '') {
      const from = cx + mid / 2;
      const x = from + 0.35;
      const room = columnX - 0.15 - x;
      const fit = kit.fit({
        block: kit.block(layer.label, { color: 'ink', bold: true }),
        sizes_pt: [step.label],
        width_in: room,
        height_in: s.height,
        max_lines: 3,
      });
      if (!fit.fits) return undefined;
      shapes.push(
        shape.line(
          { id: `${pane.id}/leader-${i + 1}`, name: `leader ${i + 1}`, role: 'leader', host: `${pane.id}/layer-${i + 1}` },
          [from + 0.02, y],
          [x - 0.06, y],
          shape.stroke('muted', 0.75),
        ),
        kit.label({
          id: `${pane.id}/label-${i + 1}`,
          name: `label ${i + 1}: ${layer.label}`,
          role: 'label',
          host: `${pane.id}/layer-${i + 1}`,
          box: { x, y: s.top, w: fit.width_in, h: s.height },
          runs: layer.label,
          path: labelPath(pane, i),
          style: { color: 'ink', bold: true },
          size_pt: step.label,
          anchor: 'middle',
          wrap: fit.lines > 1,
        }),
      );
    }
    if (layer.description === undefined) continue;
    const block2 = kit.block(layer.description, { color: 'ink', leading: 1.2 }, wordsPath(pane, i));
    const w = right(pane.box) - columnX;
    if (!kit.fit({ block: block2, sizes_pt: [step.words], width_in: w, height_in: s.height - 0.04 }).fits) return undefined;
    shapes.push(
      kit.place(
        {
          id: `${pane.id}/description-${i + 1}`,
          name: `description ${i + 1}: ${layer.label}`,
          role: 'body',
          host: `${pane.id}/layer-${i + 1}`,
        },
        { x: columnX, y: s.top, w, h: s.height },
        { block: block2, size_pt: step.words, anchor: 'middle', align: kit.leading(layer.description) },
      ),
    );
  }
  return { inside, shapes };
}

/** In panes: label and description together, to the right of a small triangle. */
function placeBeside(p: Params, slices: readonly Slice[], cx: number, base: number, step: Step, pane: Pane, kit: Kit): Texts | undefined {
  const x = cx + base / 2 + 0.2;
  const w = right(pane.box) - x;
  const shapes: Shape[] = [];
  for (const [i, layer] of p.layers.entries()) {
    const s = slices[i] as Slice;
    const block = kit.paragraphs(
      [
        { runs: [run(layer.label, labelPath(pane, i), 'verbatim', { bold: true })] },
        ...(layer.description === undefined ? [] : [{ runs: [run(layer.description, wordsPath(pane, i))] }]),
      ],
      { color: 'ink' },
    );
    if (!kit.fit({ block, sizes_pt: [step.words], width_in: w, height_in: s.height }).fits) return undefined;
    shapes.push(
      kit.place(
        { id: `${pane.id}/label-${i + 1}`, name: `label ${i + 1}: ${layer.label}`, role: 'label', host: `${pane.id}/layer-${i + 1}` },
        { x, y: s.top, w, h: s.height },
        { block, size_pt: step.words, anchor: 'middle', align: kit.leading(layer.label) },
      ),
    );
  }
  return { inside: p.layers.map(() => undefined), shapes };
}

/** A pane without room beside a triangle shows the layers as rows with an edge in their colour. */
function drawStack(p: Params, slices: readonly Slice[], pane: Pane, kit: Kit): Shape[] | undefined {
  const { box } = pane;
  const width = box.w - 0.22;
  const blocks = p.layers.map((layer, i) =>
    kit.paragraphs(
      [
        { runs: [run(layer.label, labelPath(pane, i), 'verbatim', { bold: true })] },
        ...(layer.description === undefined ? [] : [{ runs: [run(layer.description, wordsPath(pane, i))] }]),
      ],
      { color: 'ink' },
    ),
  );
  const heights = blocks.map((block) => kit.fit({ block, sizes_pt: [10], width_in: width }).height_in);
  const needed = heights.reduce((sum, h) => sum + h, 0) + GAP * (blocks.length - 1);
  if (needed > box.h + 1e-6) return undefined;
  kit.warn('nested_simplified', 'In this pane the layers are listed, apex first.', {
    path: pane.pointer,
    remedy: 'Give the pyramid a slide of its own to see it drawn.',
  });
  const spare = Math.min(0.2, (box.h - needed) / blocks.length);
  let y = box.y;
  return blocks.flatMap((block, i): Shape[] => {
    const h = (heights[i] as number) + spare;
    const at = y;
    y += h + GAP;
    return [
      shape.rect(
        { id: `${pane.id}/layer-${i + 1}`, name: `layer ${i + 1}: ${p.layers[i]?.label}`, role: 'node' },
        { x: box.x, y: at, w: 0.1, h },
        { fill: (slices[i] as Slice).color.fill },
      ),
      kit.place(
        {
          id: `${pane.id}/label-${i + 1}`,
          name: `label ${i + 1}: ${p.layers[i]?.label}`,
          role: 'label',
          host: `${pane.id}/layer-${i + 1}`,
        },
        { x: box.x + 0.22, y: at, w: width, h },
        { block, size_pt: 10, anchor: 'middle', align: kit.leading(p.layers[i]?.label ?? '') },
      ),
    ];
  });
}
