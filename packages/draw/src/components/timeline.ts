/** Dated steps along a rail at equal distances: in cards on both sides, or with dates above and texts below. Many steps have two rails. */
import { z } from 'zod';
import { optionalText, textOrNumber } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, columns, type Kit, type Pane, run, type Side, shape, sideOf, snap, WIDTH } from '../layout/index.ts';
import { drawTimelineCards, type TimelineCard } from '../marks/timeline-cards.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  phases: z
    .array(
      z.object({
        date: textOrNumber.describe('As it is to be printed: "6 Jan", "2027 Q3", 2031.'),
        label: textOrNumber,
        description: optionalText,
      }),
    )
    .min(1, 'needs at least one phase')
    .describe('In the order of time; the space between dates is not to scale.'),
});
type Params = z.infer<typeof params>;

interface Step {
  readonly date: string;
  readonly label: string;
  readonly description: string;
  readonly base: string;
}

/** Sizes of date, label and description, roomiest first. */
const SIZES = [
  [28, 20, 20],
  [24, 20, 18],
  [24, 18, 16],
  [24, 16, 14],
  [20, 16, 14],
  [20, 14, 12],
  [18, 14, 12],
  [16, 14, 12],
  [14, 14, 12],
  [14, 12, 12],
  [12, 12, 11],
  [12, 11, 10],
  [10, 10, 10],
] as const;
type Sizes = (typeof SIZES)[number];

const DOT = 0.16;
/** Between the columns of two steps. */
const GAP = 0.3;
/** Between two steps on the same side of an alternating rail. */
const ALTERNATE_GAP = 0.2;
/** From the rail to the date above it and to the label below it. */
const ABOVE = 0.18;
const BELOW = 0.24;
/** Between the date and the label on one side of the rail. */
const DATE_GAP = 0.04;
/** Below this share of the body the slide looks empty. */
const SPARSE_BELOW = 0.3;
/** Between a label and its description. */
const INNER = 0.06;
const RAIL_AT = 0.38;
const DATE_LINES = 2;
const LABEL_LINES = 3;

export const timeline = defineComponent<Params>({
  name: 'timeline',
  purpose: 'Shows what happens when, as dated steps along a line.',
  params,
  example: {
    title: 'The new terminal opens in spring 2029, if the permit stands by June',
    params: {
      phases: [
        { date: 'Mar 2026', label: 'Planning application', description: 'Filed with noise and traffic reports for both runways' },
        { date: 'Jun 2026', label: 'Permit', description: 'Objections heard in May; an appeal would cost nine months' },
        { date: 'Oct 2026', label: 'Ground breaking', description: 'Earthworks before the winter, crane positions agreed' },
        { date: 'Nov 2027', label: 'Roof closed', description: 'Fit-out starts in the north pier' },
        { date: 'Sep 2028', label: 'Trial operation', description: '4,000 volunteers, 12 full test days' },
        { date: 'Apr 2029', label: 'Opening', description: 'Airlines move overnight, terminal B closes for renewal' },
      ],
    },
  },
  capacity: { what: 'phases', soft: 7, hard: 16 },
  count: (p) => p.phases.length,
  take: (p, from, to) => ({ ...p, phases: p.phases.slice(from, to) }),
  ownsSlide: true,
  draw(p, pane, kit) {
    const steps = p.phases.map(
      (phase, i): Step => ({
        date: String(phase.date),
        label: String(phase.label),
        description: phase.description ?? '',
        base: `${pane.pointer}/phases/${i}`,
      }),
    );
    const alt = `Timeline: ${steps.map((s) => [s.date, s.label, s.description].filter((t) => t !== '').join(', ')).join('; ')}.`;
    const told = steps.filter((s) => s.description !== '').length;
    const dated = steps.every((s) => s.date !== '' && s.label !== '');
    const cards = dated && told > steps.length / 2 && steps.length >= 3 && steps.length <= 8;
    const carded = cards ? drawTimelineCards(cardsOf(steps, kit), wordSide(steps, sideOf(pane.box, kit), kit), pane, kit) : undefined;
    if (carded !== undefined) return { shapes: carded, alt };
    const plan = choosePlan(steps, pane, kit);
    const height = heightOf(plan);
    if (height < SPARSE_BELOW * pane.box.h)
      kit.warn('content_sparse', `${steps.length} phases fill ${Math.round((height / pane.box.h) * 100)} % of the body's height.`, {
        path: `${pane.pointer}/phases`,
        remedy: 'Add descriptions, or place the timeline beside other content.',
      });
    return { shapes: drawPlan(plan, steps, pane, kit), alt };
  },
});

const cardsOf = (steps: readonly Step[], kit: Kit): TimelineCard[] =>
  steps.map((s) => ({
    name: s.label,
    date: dateBlock(s, kit),
    label: labelBlock(s, kit),
    ...(s.description === ''
      ? {}
      : { description: kit.block([run(s.description, `${s.base}/description`)], { color: 'ink', leading: 1.2 }) }),
  }));

/** From the top of the highest words to the bottom of the lowest. */
function heightOf({ rails, alternating, dateH, labelH, descriptionH }: Plan): number {
  const words = Math.max(...labelH.map((h, i) => h + (descriptionH[i] === 0 ? 0 : INNER + (descriptionH[i] as number))));
  if (alternating) return 2 * (ABOVE + dateH + DATE_GAP + words);
  return (rails.at(-1)?.y ?? 0) + BELOW + words - ((rails[0]?.y ?? 0) - ABOVE - dateH);
}

interface Rail {
  readonly first: number;
  readonly cells: readonly BoxIn[];
  readonly y: number;
}

interface Plan {
  readonly rails: readonly Rail[];
  readonly sizes: Sizes;
  /** Every second step is above the rail. */
  readonly alternating: boolean;
  readonly dateH: number;
  readonly labelH: readonly number[];
  readonly descriptionH: readonly number[];
}

const dateBlock = (s: Step, kit: Kit): Block =>
  kit.block([run(s.date, `${s.base}/date`)], { color: kit.asText('accent1'), bold: true, leading: 1.1 });
const labelBlock = (s: Step, kit: Kit): Block => kit.block([run(s.label, `${s.base}/label`)], { color: 'ink', bold: true });
const descriptionBlock = (s: Step, kit: Kit): Block =>
  kit.block([run(s.description, `${s.base}/description`)], { color: 'muted' as Color, leading: 1.2 });

/** One rail for up to seven steps. More steps have one rail with words on both sides when the words are short, else two rails. */
function choosePlan(steps: readonly Step[], pane: Pane, kit: Kit): Plan {
  const n = steps.length;
  const bare = steps.every((s) => s.description === '');
  const tries: readonly { readonly rows: number; readonly alternating: boolean }[] =
    n <= 7
      ? [{ rows: 1, alternating: false }, ...(n >= 4 ? [{ rows: 2, alternating: false }] : [])]
      : [...(bare ? [{ rows: 1, alternating: true }] : []), { rows: 2, alternating: false }];
  for (const { rows, alternating } of tries)
    for (const sizes of SIZES) {
      const plan = layOut(steps, rows, alternating, sizes, pane.box, kit);
      if (plan === undefined) continue;
      if (rows === 2 && n <= 7)
        kit.warn('layout_switched', 'The timeline is drawn on two rails: its texts do not fit under one.', {
          path: `${pane.pointer}/phases`,
          remedy: 'Shorten the longest texts to get one rail.',
        });
      return plan;
    }
  throw capacityExceeded(
    `${n} phases with texts of this length do not fit at 10 pt.`,
    'Shorten the descriptions or send fewer phases a slide.',
    { component: 'timeline', count: n, pointer: `${pane.pointer}/phases` },
  );
}

function layOut(steps: readonly Step[], rows: number, alternating: boolean, sizes: Sizes, box: BoxIn, kit: Kit): Plan | undefined {
  const n = steps.length;
  const per = Math.ceil(n / rows);
  const slots = columns(box, per, GAP);
  // With words on both sides of the rail each may be nearly two pitches wide. The last one ends with the body.
  const pitch = (box.w + ALTERNATE_GAP) / (n + 1);
  const w = alternating ? 2 * pitch - ALTERNATE_GAP : Math.min(slots[0]?.w ?? box.w, 4);
  const [datePt, labelPt, descriptionPt] = sizes;
  let dateH = 0;
  const labelH: number[] = [];
  const descriptionH: number[] = [];
  for (const s of steps) {
    const date = kit.fit({ block: dateBlock(s, kit), sizes_pt: [datePt], width_in: w, max_lines: DATE_LINES });
    const label = kit.fit({ block: labelBlock(s, kit), sizes_pt: [labelPt], width_in: w, max_lines: LABEL_LINES });
    const description =
      s.description === '' ? undefined : kit.fit({ block: descriptionBlock(s, kit), sizes_pt: [descriptionPt], width_in: w });
    if (!date.fits || !label.fits || description?.fits === false) return undefined;
    // A date takes two lines only when no smaller size fits it on one.
    if (date.lines > 1 && datePt > 12) return undefined;
    if (alternating && label.lines > 1 && labelPt > 14) return undefined;
    dateH = Math.max(dateH, date.height_in);
    labelH.push(label.height_in);
    descriptionH.push(description?.height_in ?? 0);
  }
  const below = Math.max(...steps.map((_, i) => (labelH[i] as number) + (descriptionH[i] === 0 ? 0 : INNER + (descriptionH[i] as number))));
  const rowH = (box.h - (rows - 1) * 0.3) / rows;
  if (alternating) {
    const side = ABOVE + dateH + DATE_GAP + below;
    if (side > box.h / 2) return undefined;
    const y = snap(box.y + box.h * 0.46);
    const cells = steps.map((_, i) => ({ ...box, x: box.x + i * pitch, w }));
    return { rails: [{ first: 0, cells, y }], sizes, alternating, dateH, labelH, descriptionH };
  }
  const needed = dateH + ABOVE + BELOW + below;
  if (needed > rowH) return undefined;
  const rails = Array.from({ length: rows }, (_, r): Rail => {
    const top = box.y + r * (rowH + 0.3);
    const wished = rows === 1 ? top + rowH * RAIL_AT : top + dateH + ABOVE + Math.min(0.3, (rowH - needed) / 2);
    const y = snap(Math.max(top + dateH + ABOVE, Math.min(wished, top + rowH - below - BELOW)));
    const own = slots.slice(0, Math.min(per, n - r * per)).map((c) => ({ ...c, w }));
    return { first: r * per, cells: own, y };
  });
  return { rails, sizes, alternating, dateH, labelH, descriptionH };
}

/** Position of words relative to their dot. Right-to-left words end at it, so that they stay beside their mark. */
function wordSide(steps: readonly Step[], side: Side, kit: Kit): 'left' | 'right' {
  if (side.mirrored) return 'right';
  return steps.every((s) => kit.leading(s.label) === 'right') ? 'right' : 'left';
}

function drawPlan({ rails, sizes, alternating, dateH, labelH, descriptionH }: Plan, steps: readonly Step[], pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const at = wordSide(steps, side, kit);
  const lines: Shape[] = [];
  const dots: Shape[] = [];
  const words: Shape[] = [];
  for (const [r, rail] of rails.entries()) {
    lines.push(
      shape.line(
        { id: `${pane.id}/rail-${r + 1}`, name: rails.length > 1 ? `rail ${r + 1}` : 'rail', role: 'decoration' },
        [pane.box.x, rail.y],
        [pane.box.x + pane.box.w, rail.y],
        shape.stroke('neutral', WIDTH.context),
      ),
    );
    for (const [k, cell] of rail.cells.entries()) {
      const i = rail.first + k;
      const s = steps[i] as Step;
      // Right-to-left words that are not mirrored keep the direction of time and are aligned at the end of their column.
      const own = at === 'right' && !side.mirrored ? { ...cell, x: pane.box.x + (cell.x - pane.box.x) } : side.box(cell);
      const dotX = at === 'right' ? own.x + own.w - DOT : own.x;
      const id = `${pane.id}/step-${i + 1}`;
      dots.push(
        shape.ellipse(
          { id, name: `step ${i + 1}: ${s.label}`, role: 'icon' },
          { x: dotX, y: rail.y - DOT / 2, w: DOT, h: DOT },
          { fill: shape.fill('accent1') },
        ),
      );
      const up = alternating && i % 2 === 0;
      const h = labelH[i] as number;
      const dh = descriptionH[i] as number;
      const dateY = !alternating || up ? rail.y - ABOVE - dateH : rail.y + ABOVE;
      const labelY = !alternating ? rail.y + BELOW : up ? dateY - DATE_GAP - h : dateY + dateH + DATE_GAP;
      const put = (part: string, block: Block, size_pt: number, y: number, height: number, anchor: 'top' | 'bottom' = 'top'): void => {
        words.push(
          kit.place(
            {
              id: `${id}/${part}`,
              name: `${part} ${i + 1}: ${s.label}`,
              role: part === 'description' ? 'body' : part === 'date' ? 'header' : 'label',
              host: id,
            },
            { x: own.x, y, w: own.w, h: height },
            { block, size_pt, anchor, align: at, balance: part === 'label' },
          ),
        );
      };
      if (s.date !== '') put('date', dateBlock(s, kit), sizes[0], dateY, dateH, 'bottom');
      if (s.label !== '') put('label', labelBlock(s, kit), sizes[1], labelY, h);
      if (dh > 0) put('description', descriptionBlock(s, kit), sizes[2], labelY + h + INNER, dh);
    }
  }
  return [...lines, ...dots, ...words];
}
