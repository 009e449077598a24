/** Shapes and connectors: fill, outline, words. */
import type { Box, PathShape, PathStep, Role, Shape } from '@deckwright/draw/scene';
import { type ForeignAutoShape, type Geometry, UNKNOWN } from '../../model/index.ts';
import { fillOf, strokeOf } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { frameText } from './frame-text.ts';
import { boxOf, closed, isBox, isClosed, mirroredSteps } from './outline.ts';
import { drawPicture } from './picture.ts';

export function drawAutoShape(shape: ForeignAutoShape, stage: Stage): void {
  const box = boxOf(shape);
  if (!box) return;
  if (shape.effects) stage.approximations.note('effect', 'Shadows and other effects are left out');
  const { geometry } = shape;
  if (geometry === UNKNOWN) stage.approximations.note('shape', 'An outline that could not be worked out is left out');
  else drawOutline(shape, geometry, box, stage);
  if (shape.text) {
    const text_box = geometry === UNKNOWN ? { x: 0, y: 0, w: box.w, h: box.h } : geometry.text_box;
    const { rotation, flip_h, flip_v, name } = shape;
    const text = frameText(shape.text, { box, rotation, flip_h, flip_v, text_box, role: roleOf(shape), name, source: shape }, stage);
    if (text) stage.add(text);
  }
}

const roleOf = ({ placeholder }: ForeignAutoShape): Role => {
  const type = placeholder?.type;
  if (type === 'title' || type === 'ctrTitle') return 'title';
  if (type === 'subTitle') return 'subtitle';
  return type === 'sldNum' ? 'page_number' : 'body';
};

function drawOutline(shape: ForeignAutoShape, geometry: Geometry, box: Box, stage: Stage): void {
  const stroke = strokeOf(shape.outline, stage.ink);
  const common = {
    name: shape.name,
    role: 'decoration' as const,
    box,
    ...(shape.rotation === 0 ? {} : { rotation: shape.rotation }),
  };
  if (isBox(geometry) && shape.fill.kind !== 'picture') {
    const fill = fillOf(shape.fill, stage.approximations);
    const thin = stroke && { ...stroke, join: stroke.join ?? 'miter' };
    if (fill || thin) {
      stage.add({ kind: 'rect', id: stage.id(shape, 'box'), ...common, ...(fill ? { fill } : {}), ...(thin ? { stroke: thin } : {}) });
    }
    return;
  }
  for (const path of geometry.paths) {
    const steps = mirroredSteps(path.steps, box, shape);
    if (steps.length < 2) continue;
    const line = path.stroked ? stroke : undefined;
    if (shape.fill.kind === 'picture' && path.fill !== 'none') drawPictureFill(shape, box, steps, stage);
    const fill = path.fill === 'none' ? undefined : fillOf(shape.fill, stage.approximations, path.fill);
    const add = (parts: Pick<PathShape, 'steps' | 'fill' | 'stroke'>): void => {
      stage.add({ kind: 'path', id: stage.id(shape, 'path'), ...common, even_odd: true, ...parts } satisfies Shape);
    };
    if (isClosed(steps)) {
      if (fill || line) add({ steps, ...(fill ? { fill } : {}), ...(line ? { stroke: line } : {}) });
    } else {
      if (fill) add({ steps: closed(steps), fill });
      if (line) add({ steps, stroke: line });
    }
  }
}

function drawPictureFill(shape: ForeignAutoShape, box: Box, steps: readonly PathStep[], stage: Stage): void {
  if (shape.fill.kind !== 'picture') return;
  drawPicture(shape.fill.picture, { shape, box, clip: closed(steps), flips: { flip_h: false, flip_v: false }, stroke: undefined }, stage);
}
