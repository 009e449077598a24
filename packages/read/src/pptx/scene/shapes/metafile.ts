/** Drawings of EMF and WMF as shapes in the box of their picture, so that they are cropped, mirrored and turned as pictures are. */
import { applyTo, type Matrix, multiply } from '@deckwright/core/matrix';
import {
  type Box,
  type Emu,
  type Fill,
  type GroupShape,
  type ImageShape,
  type PathShape,
  type PathStep,
  ptOfEmu,
  type Shape,
  type Stroke,
} from '@deckwright/draw/scene';
import {
  boundsOf,
  boxOfClip,
  type Clip,
  type ImageMark,
  type Mark,
  type Stroke as MarkStroke,
  type MetafileDrawing,
  type PathMark,
  type Steps,
} from '../../../metafile/index.ts';
import type { Picture } from '../../model/index.ts';
import type { Stage } from '../stage.ts';
import type { MetafileFrame } from './metafile-text.ts';
import { setMetafileText } from './metafile-text.ts';
import { cropped, type PicturePlace, roleOf } from './picture-place.ts';

/** A line is at least as wide. */
const HAIRLINE_PT = 0.25;
/** Lines at the edge of a picture are seen whole. */
const MARGIN: Emu = 12_700 as Emu;

export function drawMetafile(drawing: MetafileDrawing, picture: Picture, place: PicturePlace, stage: Stage): void {
  const { shape, box, flips } = place;
  for (const [what, count] of drawing.left_out)
    stage.approximations.note('picture', `${drawing.format} drawings are shown without their ${what}`, count);
  if (picture.tiled) stage.approximations.note('fill', 'A tiled picture is drawn once, stretched');
  const placed = cropped(box, picture, flips);
  if (placed === undefined) return;
  const matrix = placement(drawing, placed.box, placed.crop, flips);
  const frame = { matrix, alpha: picture.alpha, flip_h: flips.flip_h, flip_v: flips.flip_v };
  const seen = placed.crop === undefined ? grown(placed.box) : placed.box;
  const children = [...clipped(drawing.marks, seen, (mark) => shapeOf(mark, frame, place, stage), frame)];
  if (children.length === 0) return;
  const { clip = rect(seen, box) } = place;
  const drawn = stage.add({
    kind: 'group',
    id: stage.id(shape, 'drawing'),
    name: shape.name,
    role: roleOf(shape) === 'image' ? 'group' : 'decoration',
    box,
    ...(shape.rotation === 0 ? {} : { rotation: shape.rotation }),
    ...(shape.alt === undefined ? {} : { alt: shape.alt }),
    clip: { steps: clip, even_odd: true },
    children,
  });
  if (!drawn) stage.approximations.note('picture', `${drawing.format} drawings of too many lines are left out`);
  if (place.stroke && !place.clip)
    stage.add({
      kind: 'rect',
      id: stage.id(shape, 'frame'),
      name: shape.name,
      role: 'decoration',
      box,
      ...(shape.rotation === 0 ? {} : { rotation: shape.rotation }),
      stroke: place.stroke,
    });
}

const grown = ({ x, y, w, h }: Box): Box => ({
  x: (x - MARGIN) as Emu,
  y: (y - MARGIN) as Emu,
  w: (w + 2 * MARGIN) as Emu,
  h: (h + 2 * MARGIN) as Emu,
});

/** A rectangle of the slide from the corner of a box. */
const rect = ({ x, y, w, h }: Box, from: Box): readonly PathStep[] => {
  const [left, top, right, bottom] = [x - from.x, y - from.y, x - from.x + w, y - from.y + h] as [Emu, Emu, Emu, Emu];
  return [
    { op: 'M', x: left, y: top },
    { op: 'L', x: right, y: top },
    { op: 'L', x: right, y: bottom },
    { op: 'L', x: left, y: bottom },
    { op: 'Z' },
  ];
};

/** The frame of the drawing goes onto the box; what the crop takes away lies outside of it. */
function placement(
  { frame }: MetafileDrawing,
  box: Box,
  crop: ImageShape['crop'] = { l: 0, t: 0, r: 0, b: 0 },
  flips: PicturePlace['flips'],
): Matrix {
  const across = 1 / (frame.w * (1 - crop.l - crop.r));
  const down = 1 / (frame.h * (1 - crop.t - crop.b));
  const shown: Matrix = [across, 0, 0, down, -frame.x * across - crop.l * frame.w * across, -frame.y * down - crop.t * frame.h * down];
  const mirrored: Matrix = [flips.flip_h ? -1 : 1, 0, 0, flips.flip_v ? -1 : 1, flips.flip_h ? 1 : 0, flips.flip_v ? 1 : 0];
  return multiply([box.w, 0, 0, box.h, box.x, box.y], multiply(mirrored, shown));
}

/** The shapes of all marks; those that the same clips cut stand in groups. A clip around all that is seen is none. */
function* clipped(marks: readonly Mark[], seen: Box, make: (mark: Mark) => Shape | undefined, frame: MetafileFrame): Generator<Shape> {
  const outlines = new Map<Clip, ClipOutline | undefined>();
  let current: readonly Clip[] = [];
  let gathered: Shape[] = [];
  for (const mark of marks) {
    if (mark.clips !== current) {
      yield* within(current, gathered, seen, outlines, frame);
      current = mark.clips;
      gathered = [];
    }
    const shape = make(mark);
    if (shape !== undefined && touches(shape.box, seen)) gathered.push(shape);
  }
  yield* within(current, gathered, seen, outlines, frame);
}

type ClipOutline = NonNullable<GroupShape['clip']> & { readonly box: Box };

function within(
  clips: readonly Clip[],
  shapes: readonly Shape[],
  seen: Box,
  outlines: Map<Clip, ClipOutline | undefined>,
  frame: MetafileFrame,
): readonly Shape[] {
  let inner = shapes;
  if (inner.length === 0) return inner;
  for (const clip of clips.toReversed()) {
    if (!outlines.has(clip)) outlines.set(clip, outlineOf(clip, seen, frame));
    const outline = outlines.get(clip);
    if (outline === undefined) continue;
    const { box, ...cut } = outline;
    // Ids are unique on the slide because those of the first child are.
    inner = [{ kind: 'group', id: `${inner[0]?.id}-clip`, name: 'Clip', role: 'group', box, clip: cut, children: inner }];
  }
  return inner;
}

function outlineOf(clip: Clip, seen: Box, frame: MetafileFrame): ClipOutline | undefined {
  const { steps, box } = onSlide(clip.steps, frame.matrix);
  const is_box = boxOfClip(clip) !== undefined;
  if (is_box && box.x <= seen.x + MARGIN && box.y <= seen.y + MARGIN && reaches(box, seen)) return undefined;
  return { box, steps, ...(clip.even_odd ? { even_odd: true } : {}) };
}

const reaches = (box: Box, seen: Box): boolean => box.x + box.w >= seen.x + seen.w - MARGIN && box.y + box.h >= seen.y + seen.h - MARGIN;

const touches = (a: Box, b: Box): boolean => a.x <= b.x + b.w && a.y <= b.y + b.h && a.x + a.w >= b.x && a.y + a.h >= b.y;

/** EMU beyond which nothing is; hostile coordinates stay whole numbers. */
const FARTHEST = 2 ** 40;
const emu = (value: number): Emu => Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, value))) as Emu;

/** An outline from the corner of the box around it. */
function onSlide(steps: Steps, matrix: Matrix): { readonly steps: readonly PathStep[]; readonly box: Box } {
  const at = (x: number, y: number) => {
    const [px, py] = applyTo(matrix, x, y);
    return { x: emu(px), y: emu(py) };
  };
  const own = steps.map((s): PathStep => {
    if (s.op === 'Z') return s;
    if (s.op !== 'C') return { op: s.op, ...at(s.x, s.y) };
    const [a, b] = [at(s.x1, s.y1), at(s.x2, s.y2)];
    return { op: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...at(s.x, s.y) };
  });
  const { left, top, right, bottom } = boundsOf(own) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const move = (value: Emu, by: number): Emu => (value - by) as Emu;
  return {
    box: { x: left as Emu, y: top as Emu, w: (right - left) as Emu, h: (bottom - top) as Emu },
    steps: own.map((s): PathStep => {
      if (s.op === 'Z') return s;
      const end = { x: move(s.x, left), y: move(s.y, top) };
      if (s.op !== 'C') return { op: s.op, ...end };
      return { op: 'C', x1: move(s.x1, left), y1: move(s.y1, top), x2: move(s.x2, left), y2: move(s.y2, top), ...end };
    }),
  };
}

function shapeOf(mark: Mark, frame: MetafileFrame, { shape }: PicturePlace, stage: Stage): Shape | undefined {
  switch (mark.kind) {
    case 'path':
      return pathOf(mark, frame, stage.id(shape, 'line'));
    case 'image':
      return imageOf(mark, frame, stage.id(shape, 'bitmap'), stage);
    case 'text':
      return setMetafileText(mark, frame, stage.id(shape, 'words'), shape.decorative ? 'decoration' : 'label', stage.text);
  }
}

function pathOf(mark: PathMark, { matrix, alpha }: MetafileFrame, id: string): PathShape {
  const { steps, box } = onSlide(mark.steps, matrix);
  const fill = mark.fill && fillOf(mark.fill, alpha);
  const stroke = mark.stroke && strokeOf(mark.stroke, matrix, alpha);
  return {
    kind: 'path',
    id,
    name: 'Line',
    role: 'decoration',
    box,
    steps,
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke } : {}),
    ...(mark.even_odd ? { even_odd: true } : {}),
  };
}

const faded = (alpha: number): { readonly alpha?: number } => (alpha < 1 ? { alpha } : {});

function fillOf({ color, alpha, hatch, gradient }: NonNullable<PathMark['fill']>, by: number): Fill {
  return {
    color,
    ...faded(alpha * by),
    ...(hatch === undefined ? {} : { hatch }),
    ...(gradient === undefined
      ? {}
      : {
          gradient: {
            kind: 'linear',
            angle: gradient.angle,
            stops: [
              { at: 0, color: gradient.from, alpha: alpha * by },
              { at: 1, color: gradient.to, alpha: alpha * by },
            ],
          },
        }),
  };
}

function strokeOf({ color, alpha, width, dash, cap, join }: MarkStroke, [a, b, c, d]: Matrix, by: number): Stroke {
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  return {
    color,
    width_pt: Math.max(HAIRLINE_PT, ptOfEmu(width * scale)),
    ...faded(alpha * by),
    ...(dash === 'solid' ? {} : { dash }),
    cap,
    join,
  };
}

/** Upright pictures are mirrored, others turned about their centre. */
function imageOf(
  { png, width_px, height_px, matrix: own }: ImageMark,
  frame: MetafileFrame,
  id: string,
  stage: Stage,
): ImageShape | undefined {
  const matrix = multiply(frame.matrix, own);
  const stored = stage.media.add(png, width_px, height_px);
  if (typeof stored === 'string') return undefined;
  const [a, b, c, d] = matrix;
  const [w, h] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [cx, cy] = applyTo(matrix, 0.5, 0.5);
  const box = { x: emu(cx - w / 2), y: emu(cy - h / 2), w: emu(w), h: emu(h) };
  const upright = Math.abs(b) <= Math.abs(a) * UPRIGHT && Math.abs(c) <= Math.abs(d) * UPRIGHT;
  const base = { kind: 'image', id, name: 'Bitmap', role: 'decoration', box, media: stored.key, ...faded(frame.alpha) } as const;
  if (upright) return { ...base, ...(a < 0 ? { flip_h: true } : {}), ...(d < 0 ? { flip_v: true } : {}) };
  const rotation = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { ...base, rotation, ...(a * d - b * c < 0 ? { flip_v: true } : {}) };
}

/** Sine of an angle that is not seen. */
const UPRIGHT = 0.01;
