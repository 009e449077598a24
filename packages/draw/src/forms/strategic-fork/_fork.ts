/** The fork: origin left or above, two equal panels, the recommended one with its pill; the thesis below. */

import { type BoxIn, columns, cutBottom, type Drawing, type Kit, rows, shape } from '../../layout/index.ts';
import {
  altOf,
  Board,
  fitItems,
  type Item,
  itemOf,
  itemsOf,
  type Measured,
  measurePortions,
  placePortions,
  portionsOf,
  tooLong,
} from '../../marks/text-items.ts';
import { PANEL_SIZES, ROOMY_SIZES } from '../../marks/text-panels.ts';
import type { FormPane } from '../define.ts';
import type { ForkData } from './form.ts';

export function drawFork(d: ForkData, pane: FormPane, kit: Kit, across: boolean): Drawing {
  const board = new Board(pane.box, kit, 'body/fork');
  const p = pane.pointer;
  const sent = itemsOf(d.branches, `${p}/branches`, kit);
  // A branch of one line has it beside its name, where points would be.
  const branches = !across && sent.every((it) => it.detail.length === 0 && it.sub !== undefined) ? sent.map(asPoint) : sent;
  const { subject } = pane.parts;
  const origin =
    d.origin !== undefined
      ? itemOf(d.origin, `${p}/origin`, kit)
      : subject === undefined
        ? undefined
        : { pointer: subject.path, label: { text: subject.text, path: subject.path }, detail: [], primary: false, header: false };
  const pill = d.recommendation === undefined ? undefined : itemOf(d.recommendation, `${p}/recommendation`, kit).label;
  let box = d.thesis === undefined ? pane.box : drawThesis(d.thesis, pane, board, kit);
  const room: BoxIn =
    origin === undefined
      ? box
      : across
        ? { ...box, y: box.y + 1.0 + STEM * 0.7, h: box.h - 1.0 - STEM * 0.7 }
        : { ...box, x: box.x + 2.9 + STEM, w: box.w - 2.9 - STEM };
  let boxes = across ? columns(room, 2, 0.4) : rows(room, 2, ROW_GAP);
  const chip = pill === undefined ? 0 : 0.36;
  // Beside the origin a branch is wide: its name stands left of its points, so that both can be large.
  const split = !across && branches.every((it) => it.detail.length > 0);
  const inner = (i: number): BoxIn => {
    const b = boxes[i] as BoxIn;
    const lift = branches[i]?.primary === true && pill !== undefined ? chip : 0;
    return { x: b.x + 0.3, y: b.y + 0.2 + lift, w: b.w - 0.6, h: b.h - 0.4 - lift };
  };
  const fit = split
    ? undefined
    : fitItems(branches, (i) => ({ w: inner(i).w, h: (boxes[i] as BoxIn).h - 0.5 - chip }), kit, {
        what: 'branches',
        sizes: [...SHORT_SIZES, ...ROOMY_SIZES],
      });
  if (across && fit !== undefined) {
    // Boxes with little text end before the slide does.
    const own = (boxes[0] as BoxIn).h;
    const h = Math.min(own, Math.max(fit.tallest / FILL + 0.4 + chip, LEAST_BRANCH_H));
    const down = (own - h) * 0.46;
    boxes = boxes.map((b) => ({ ...b, y: b.y + down, h }));
    box = { ...box, y: box.y + down };
  }
  const lifts = branches.map((it) => (it.primary ? chip : 0));
  const halves = split ? fitHalves(branches, lifts, room, kit) : undefined;
  if (halves !== undefined && branches.every(({ detail }) => detail.length <= 1)) {
    const own = (boxes[0] as BoxIn).h;
    const tallest = Math.max(...halves.map(({ name, points }) => Math.max(name.height_in, points.height_in)));
    const h = Math.min(own, Math.max(tallest / SHORT_FILL + chip, box.h * LEAST_SHARE));
    const top = box.y + (box.h - 2 * h - ROW_GAP) / 2;
    boxes = boxes.map((b, i) => ({ ...b, y: top + i * (h + ROW_GAP), h }));
  } else if (halves !== undefined) boxes = stacked(halves.map(needOf), room);
  for (const [i, it] of branches.entries()) {
    const b = boxes[i] as BoxIn;
    const key = `branch-${i + 1}`;
    board.rect(key, b, it.primary ? { fill: 'surface', stroke: shape.stroke('accent1', 2) } : { fill: 'surface' }, {
      role: 'card',
      layer: 'back',
      name: it.label?.text ?? key,
    });
    if (it.primary && pill !== undefined) {
      const w = Math.min(b.w - 0.6, kit.text.widthIn(pill.text, 12, { bold: true }) + 0.3);
      board.rect('pill', { x: b.x + 0.3, y: b.y + 0.2, w, h: 0.28 }, { fill: 'accent1', radius_in: 0.14 }, { role: 'chip' });
      board.cell('pill-label', pill, { x: b.x + 0.3, y: b.y + 0.2, w, h: 0.28 }, 12, {
        role: 'chip',
        bold: true,
        align: 'center',
        color: kit.on('accent1'),
        host: 'pill',
      });
    }
    const at = inner(i);
    if (halves !== undefined) {
      const { name, points } = halves[i] as (typeof halves)[number];
      placePortions(board, `${key}-name`, name, { ...at, w: at.w * NAME_SHARE }, { host: key, anchor: 'middle' });
      const x = at.x + at.w * NAME_SHARE + HALF_GAP;
      const box = { x, y: b.y + 0.2, w: at.x + at.w - x, h: b.h - 0.4 };
      board.line(`${key}-rule`, [x - HALF_GAP / 2, b.y + 0.25], [x - HALF_GAP / 2, b.y + b.h - 0.25], shape.stroke('line', 0.75), {
        role: 'rule',
      });
      placePortions(board, `${key}-points`, points, box, { host: key, anchor: 'middle' });
    } else if (fit !== undefined)
      placePortions(
        board,
        key,
        fit.measured[i] as (typeof fit.measured)[number],
        { ...at, y: at.y + 0.05, h: at.h - 0.1 },
        { host: key, spread: true },
      );
  }
  if (origin !== undefined) drawOrigin(origin, box, boxes, across, board, kit);
  return board.drawing('Fork', `${altOf('Two paths', branches)} ${origin?.label?.text ?? ''} ${d.thesis ?? ''}`);
}

/** Sizes of branches that say little. */
const SHORT_SIZES = [
  { head: 54, body: 40 },
  { head: 40, body: 32 },
  { head: 32, body: 28 },
];
/** Share of a branch that its text fills, and the least height of one. */
const FILL = 0.62;
const LEAST_BRANCH_H = 1.6;
/** The same of branches that are one line, below each other: their share of their box, and that of a box in the body. */
const SHORT_FILL = 0.47;
const LEAST_SHARE = 0.335;
const ROW_GAP = 0.25;

const asPoint = ({ sub, ...it }: Item): Item => (sub === undefined ? it : { ...it, detail: [sub] });

/** From the origin to the branches, in. */
const STEM = 0.7;

/** The thesis at the foot; gives the box that is left above it. */
function drawThesis(thesis: string, pane: FormPane, board: Board, kit: Kit): BoxIn {
  const { cut, rest } = cutBottom(pane.box, 0.55, 0.2);
  const fit = kit.fit({
    block: kit.block(thesis, { color: 'ink', bold: true }),
    sizes_pt: [20, 18, 16, 14],
    width_in: cut.w - 0.3,
    height_in: cut.h,
  });
  board.rect('thesis-edge', { ...cut, w: 0.06 }, { fill: 'accent1' }, { role: 'decoration' });
  board.cell('thesis', { text: thesis, path: `${pane.pointer}/thesis` }, { ...cut, x: cut.x + 0.25, w: cut.w - 0.3 }, fit.size_pt, {
    role: 'takeaway',
    bold: true,
  });
  return rest;
}

/** The origin left of the branches or above them, with a stem to each. */
function drawOrigin(origin: Item, box: BoxIn, boxes: readonly BoxIn[], across: boolean, board: Board, kit: Kit): void {
  const own: BoxIn = across
    ? { x: box.x + box.w / 2 - 2.4, y: box.y, w: 4.8, h: 1.0 }
    : { x: box.x, y: box.y + box.h / 2 - 0.9, w: 2.9, h: 1.8 };
  board.rect('origin', own, { fill: 'accent1' }, { role: 'node', layer: 'back' });
  const on = kit.on('accent1');
  const size = PANEL_SIZES.find((s) => {
    const m = measurePortions(portionsOf(origin, s, kit, {}), own.w - 0.4, kit);
    return m.fits && m.height_in <= own.h - 0.15;
  }) ?? { head: 10, body: 10 };
  placePortions(
    board,
    'origin',
    measurePortions(portionsOf(origin, size, kit, { head: on, body: on, bullet: on }), own.w - 0.4, kit),
    { x: own.x + 0.2, y: own.y, w: own.w - 0.4, h: own.h },
    { anchor: 'middle', host: 'origin', ...(across ? { align: 'center' as const } : {}) },
  );
  const pen = shape.stroke('muted', 1);
  for (const [i, b] of boxes.entries()) {
    const steps = across
      ? ([
          ['M', own.x + own.w / 2, own.y + own.h],
          ['L', own.x + own.w / 2, own.y + own.h + STEM * 0.35],
          ['L', b.x + b.w / 2, own.y + own.h + STEM * 0.35],
          ['L', b.x + b.w / 2, b.y],
        ] as const)
      : ([
          ['M', own.x + own.w, own.y + own.h / 2],
          ['L', own.x + own.w + STEM / 2, own.y + own.h / 2],
          ['L', own.x + own.w + STEM / 2, b.y + b.h / 2],
          ['L', b.x, b.y + b.h / 2],
        ] as const);
    board.path(`stem-${i + 1}`, steps, { stroke: pen }, { role: 'decoration', layer: 'grid' });
  }
}

/** Of a wide branch, what its name takes, and the gap before its points, in. */
const NAME_SHARE = 0.36;
const HALF_GAP = 0.5;
const PAD = 0.2;
const SIDE_PAD = 0.3;

interface Halves {
  readonly name: Measured;
  readonly points: Measured;
  /** Room above the name. */
  readonly lift: number;
}

/** Height of a wide branch, padding included, in. */
const needOf = ({ name, points, lift }: Halves): number => Math.max(name.height_in + lift, points.height_in) + 2 * PAD;

/** Branches below each other, each as high as it needs, with equal shares of the rest. */
function stacked(needs: readonly number[], room: BoxIn): BoxIn[] {
  const free = room.h - ROW_GAP * (needs.length - 1) - needs.reduce((a, b) => a + b, 0);
  let { y } = room;
  return needs.map((need) => {
    const box = { ...room, y, h: need + free / needs.length };
    y += box.h + ROW_GAP;
    return box;
  });
}

/** Name and points of each branch at the largest sizes that fit side by side; refuses what does not fit at 10 pt. */
function fitHalves(branches: readonly Item[], lifts: readonly number[], room: BoxIn, kit: Kit): readonly Halves[] {
  const short = branches.every(({ detail }) => detail.length <= 1);
  const w = room.w - 2 * SIDE_PAD;
  for (const size of short ? [...SHORT_SIZES, ...ROOMY_SIZES] : ROOMY_SIZES) {
    const halves = branches.map((it, i): Halves => {
      const { label, sub, heading, ...rest } = it;
      const head: Item = {
        ...rest,
        ...(label === undefined ? {} : { label }),
        ...(sub === undefined ? {} : { sub }),
        ...(heading === undefined ? {} : { heading }),
        detail: [],
      };
      return {
        name: measurePortions(portionsOf(head, size, kit, { value_pt: 32 }), w * NAME_SHARE, kit),
        points: measurePortions(
          portionsOf({ pointer: it.pointer, detail: it.detail, primary: it.primary, header: false }, size, kit),
          w * (1 - NAME_SHARE) - HALF_GAP,
          kit,
        ),
        lift: lifts[i] ?? 0,
      };
    });
    const needs = halves.map(needOf);
    const own = (room.h - ROW_GAP) / branches.length;
    // Short branches stay alike.
    const fits = short ? Math.max(...needs) <= own : needs.reduce((a, b) => a + b, 0) <= room.h - ROW_GAP;
    if (fits && halves.every(({ name, points }) => name.fits && points.fits)) return halves;
  }
  throw tooLong(branches.length, 'branches');
}
