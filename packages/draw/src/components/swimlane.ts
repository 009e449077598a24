/** Who does what in which phase: boxes in lanes. An arrow joins boxes where one leads to exactly one next box. */
import { z } from 'zod';
import { color, number, textOrNumber } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, hairline, type Kit, type Pane, run, type Side, shape, sideOf, WIDTH } from '../layout/index.ts';
import { drawLaneNames, type LaneGrid, type LaneGridSpec, layLaneGrid, warnSparse } from '../marks/lane-grid.ts';
import type { Color, Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  lanes: z
    .array(
      z.union([z.object({ label: textOrNumber }), textOrNumber.transform((label) => ({ label }))], {
        error: 'must be an object with label',
      }),
    )
    .min(1, 'needs at least one lane'),
  phases: z.array(textOrNumber).min(1, 'needs at least one phase'),
  data: z.preprocess(
    (v) => v ?? [],
    z.array(
      z.object({
        lane: number.describe('Zero-based index into lanes.'),
        phase: number.describe('Zero-based index into phases.'),
        text: textOrNumber,
        color,
      }),
    ),
  ),
});
type Params = z.infer<typeof params>;

const PHASES_SOFT = 6;
const PHASES_HARD = 10;
const PER_CELL = 3;
const GUTTER = 0.26;
const PAD = 0.1;

interface Step {
  readonly lane: number;
  readonly column: number;
  readonly text: string;
  readonly fill: Color;
  readonly base: string;
  /** Index in the input, which gives the sequence. */
  readonly index: number;
}

export const swimlane = defineComponent<Params>({
  name: 'swimlane',
  purpose: 'Shows who does what in which phase of a process.',
  params,
  example: {
    title: 'A warranty claim waits twice: at the dealer and at the quality desk',
    params: {
      lanes: [{ label: 'Customer' }, { label: 'Dealer' }, { label: 'Quality desk' }, { label: 'Parts centre' }],
      phases: ['Report', 'Inspect', 'Decide', 'Repair'],
      data: [
        { lane: 0, phase: 0, text: 'Reports the fault by phone or in the app' },
        { lane: 1, phase: 1, text: 'Reads the fault memory and takes photos' },
        { lane: 2, phase: 2, text: 'Accepts, or asks for the part within two days' },
        { lane: 3, phase: 3, text: 'Ships the part overnight' },
        { lane: 1, phase: 3, text: 'Repairs and closes the claim' },
        { lane: 0, phase: 2, text: 'Gets a loan car from day two' },
      ],
    },
  },
  capacity: { what: 'lanes', soft: 5, hard: 8 },
  drawn_as: 'grid',
  places: ['lane', 'phase'],
  count: (p) => p.lanes.length,
  take: (p, from, to) => ({
    ...p,
    lanes: p.lanes.slice(from, to),
    data: p.data.filter((d) => d.lane >= from && d.lane < to).map((d) => ({ ...d, lane: d.lane - from })),
  }),
  across: {
    hard: PHASES_HARD,
    count: (p) => p.phases.length,
    take: (p, from, to) => ({
      ...p,
      phases: p.phases.slice(from, to),
      data: p.data.filter((d) => d.phase >= from && d.phase < to).map((d) => ({ ...d, phase: d.phase - from })),
    }),
  },
  ownsSlide: true,
  controls: ['color'],
  draw(p, pane, kit) {
    const steps = readSteps(p, pane, kit);
    const spec: LaneGridSpec = {
      lanes: p.lanes.map((l, i) => ({ text: String(l.label), path: `${pane.pointer}/lanes/${i}/label` })),
      columns: p.phases.map((t, i) => ({ text: String(t), path: `${pane.pointer}/phases/${i}` })),
      items: steps.map((s) => ({ ...s, block: kit.block([run(s.text, `${s.base}/text`)], { color: kit.on(s.fill) }) })),
      band_w: 1.6,
      band_pad: 0.12,
      column_gap: GUTTER,
      stack_gap: 0.16,
      lane_pad: 0.12,
      inset: { start: PAD, end: PAD, y: 0.08 },
      sizes_pt: [18, 16, 14, 12, 11, 10],
      max_lines: 4,
      box_max: 0.9,
    };
    // The last boxes keep the same distance from the end of their lane as others from the next phase.
    const grid = layLaneGrid(spec, { ...pane.box, w: pane.box.w - GUTTER / 2 }, kit);
    if (grid === undefined)
      throw capacityExceeded(
        `${steps.length} boxes in ${p.lanes.length} lanes and ${p.phases.length} phases do not fit at 10 pt.`,
        'Shorten the longest texts, or send fewer lanes or phases a slide.',
        { component: 'swimlane', count: steps.length, pointer: `${pane.pointer}/data` },
      );
    warnSparse(grid, pane.box, `${pane.pointer}/data`, kit);
    const side = sideOf(pane.box, kit);
    const boxes = steps.map((s, i) => drawStep(s, i, spec, grid, pane, side, kit));
    const alt = `Swimlane chart with the lanes ${p.lanes.map((l) => l.label).join(', ')}. ${steps
      .map((s) => `${p.phases[s.column]}, ${p.lanes[s.lane]?.label}: ${s.text}`)
      .join('; ')}.`;
    return {
      shapes: [
        ...drawLanes(grid, pane),
        ...drawArrows(steps, grid, pane, side),
        ...boxes,
        ...drawLaneNames(spec, grid, pane.id, true, side, kit),
      ],
      alt,
    };
  },
});

function readSteps(p: Params, pane: Pane, kit: Kit): Step[] {
  const n = p.phases.length;
  const path = `${pane.pointer}/phases`;
  if (n > PHASES_HARD)
    throw capacityExceeded(`swimlane holds at most ${PHASES_HARD} phases; ${n} were sent.`, 'Merge phases, or split the process.', {
      component: 'swimlane',
      count: n,
      limit: PHASES_HARD,
      pointer: path,
    });
  if (n > PHASES_SOFT)
    kit.warn('over_soft_limit', `${n} phases are more than the ${PHASES_SOFT} that swimlane shows comfortably.`, {
      path,
      remedy: 'Merge phases, or split the process.',
    });
  const cells = new Map<string, number>();
  return p.data.flatMap((d, index): Step[] => {
    const base = `${pane.pointer}/data/${index}`;
    const said = String(d.text);
    const bad = p.lanes[d.lane] === undefined ? 'lane' : p.phases[d.phase] === undefined ? 'phase' : undefined;
    if (bad !== undefined) {
      const limit = bad === 'lane' ? p.lanes.length : n;
      kit.warn('index_out_of_range', `${said} has ${bad} ${d[bad]}; there are ${limit}, counted from 0. It is kept in the speaker notes.`, {
        path: `${base}/${bad}`,
        remedy: `Send a ${bad} from 0 to ${limit - 1}.`,
      });
      kit.notes.push(said);
      return [];
    }
    const cell = `${d.lane}/${d.phase}`;
    const count = (cells.get(cell) ?? 0) + 1;
    cells.set(cell, count);
    if (count > PER_CELL)
      throw capacityExceeded(
        `A cell of a swimlane holds at most ${PER_CELL} boxes; ${p.lanes[d.lane]?.label} has more in ${p.phases[d.phase]}.`,
        'Split the lane or the phase.',
        {
          component: 'swimlane',
          count,
          limit: PER_CELL,
          pointer: base,
        },
      );
    kit.drawn.add(`${base}/lane`);
    kit.drawn.add(`${base}/phase`);
    return [{ lane: d.lane, column: d.phase, text: said, fill: kit.userColor(d.color, `${base}/color`) ?? 'soft1', base, index }];
  });
}

/** Fills alternate between lanes, with a hairline between them. */
function drawLanes({ area, head, lanes }: LaneGrid, { id, box }: Pane): Shape[] {
  const end = box.x + box.w;
  return [
    ...lanes.flatMap((lane, i): Shape[] =>
      i % 2 === 0
        ? []
        : [
            shape.rect(
              { id: `${id}/lane-${i + 1}`, name: `lane ${i + 1}`, role: 'band' },
              { ...lane, x: box.x, w: box.w },
              { fill: shape.fill('surface') },
            ),
          ],
    ),
    hairline(`${id}/rule-0`, area.x, end, head.y + head.h, 'muted', 1),
    ...lanes.map((lane, i) => hairline(`${id}/rule-${i + 1}`, area.x, end, lane.y + lane.h)),
  ];
}

function drawStep(s: Step, i: number, spec: LaneGridSpec, grid: LaneGrid, pane: Pane, side: Side, kit: Kit): Shape {
  const box = grid.boxes[i] as BoxIn;
  return shape.rect({ id: `${pane.id}/step-${i + 1}`, name: `step ${i + 1}: ${s.text}`, role: 'node' }, side.box(box), {
    fill: shape.fill(s.fill),
    radius_in: kit.theme.radius_in,
    text: kit.text.set({
      block: (spec.items[i] as LaneGridSpec['items'][number]).block,
      size_pt: grid.size_pt,
      width_in: box.w,
      height_in: box.h,
      anchor: 'middle',
      align: 'center',
      balance: true,
      insets_in: { l: PAD, r: PAD },
      lang: kit.locale,
    }),
  });
}

interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly y1: number;
  readonly y2: number;
}

/** Joins each box to the one sent directly after it, where that is in the directly following phase. */
function drawArrows(steps: readonly Step[], grid: LaneGrid, pane: Pane, side: Side): Shape[] {
  const gutters = new Map<number, Arrow[]>();
  for (let i = 1; i < steps.length; i++) {
    const [a, b] = [steps[i - 1], steps[i]] as [Step, Step];
    if (b.column !== a.column + 1 || b.index !== a.index + 1) continue;
    const [from, to] = [grid.boxes[i - 1], grid.boxes[i]] as [BoxIn, BoxIn];
    const arrow = { from: i - 1, to: i, y1: from.y + from.h / 2, y2: to.y + to.h / 2 };
    const list = gutters.get(a.column);
    if (list === undefined) gutters.set(a.column, [arrow]);
    else list.push(arrow);
  }
  const pen = shape.stroke('muted', WIDTH.connector, { tail: 'triangle' });
  const shapes: Shape[] = [];
  for (const [column, arrows] of gutters) {
    const { x, w } = grid.columns[column] as { x: number; w: number };
    const bent = arrows.filter((a) => a.y1 !== a.y2).sort(laterTurnFirst);
    for (const a of arrows) {
      const identity = {
        id: `${pane.id}/arrow-${a.from + 1}`,
        name: `arrow: step ${a.from + 1} to step ${a.to + 1}`,
        role: 'connector' as const,
      };
      const [x1, x2] = [side.x(x + w), side.x(x + w + GUTTER)];
      if (a.y1 === a.y2) {
        const [out, into] = side.mirrored ? (['left', 'right'] as const) : (['right', 'left'] as const);
        shapes.push(
          shape.line(identity, [x1, a.y1], [x2, a.y2], pen, {
            glue_from: { shape: `${pane.id}/step-${a.from + 1}`, side: out },
            glue_to: { shape: `${pane.id}/step-${a.to + 1}`, side: into },
          }),
        );
        continue;
      }
      // Each arrow turns at its own position, so that arrows in one gutter do not overlap.
      const turn = side.x(x + w + 0.04 + ((GUTTER - 0.14) * (bent.length - bent.indexOf(a))) / (bent.length + 1));
      shapes.push(
        shape.path(
          identity,
          [
            ['M', x1, a.y1],
            ['L', turn, a.y1],
            ['L', turn, a.y2],
            ['L', x2, a.y2],
          ],
          { stroke: pen },
        ),
      );
    }
  }
  return shapes;
}

/** Of arrows that go down the upper one turns later, and of arrows that go up the lower one does, so that they do not cross. */
const laterTurnFirst = (a: Arrow, b: Arrow): number => {
  const down = a.y2 > a.y1;
  if (down !== b.y2 > b.y1) return down ? -1 : 1;
  return down ? a.y1 - b.y1 : b.y1 - a.y1;
};
