/**
 * Where a shape ends up on the slide: its own `a:xfrm` taken through the groups around it (ISO 29500-1, 20.1.7.5 and 20.1.7.6).
 * A group scales, mirrors and turns its children about its centre; a child's box stays upright and carries the sum of the turns.
 */
import { child, type XmlElement } from '../../ooxml/index.ts';
import { degreesAt, emuAt, flagAt, turn } from '../markup/values.ts';
import type { SlideBox } from '../model/index.ts';

/** `a:xfrm` or `p:xfrm` as it stands; what it leaves out is undefined. */
export interface Transform {
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly w: number | undefined;
  readonly h: number | undefined;
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

export interface Placed {
  readonly box: SlideBox;
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

/** A group's child space on the slide: scaled into the group's box, mirrored in it, turned about its centre. */
export interface Placement {
  /** Middle of the child space, and where it comes to lie. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly scale_x: number;
  readonly scale_y: number;
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

export const ON_SLIDE: Placement = {
  from: { x: 0, y: 0 },
  to: { x: 0, y: 0 },
  scale_x: 1,
  scale_y: 1,
  rotation: 0,
  flip_h: false,
  flip_v: false,
};

export function readTransform(xfrm: XmlElement | undefined): Transform | undefined {
  if (!xfrm) return undefined;
  const off = child(xfrm, 'a:off');
  const ext = child(xfrm, 'a:ext');
  const size = (name: string): number | undefined => {
    const value = emuAt(ext, name);
    return value === undefined || value < 0 ? undefined : value;
  };
  return {
    x: emuAt(off, 'x'),
    y: emuAt(off, 'y'),
    w: size('cx'),
    h: size('cy'),
    rotation: degreesAt(xfrm, 'rot') ?? 0,
    flip_h: flagAt(xfrm, 'flipH') ?? false,
    flip_v: flagAt(xfrm, 'flipV') ?? false,
  };
}

/** Whether the turn lays the shape on its side, so that its width runs along the group's height. */
const liesOnSide = (rotation: number): boolean => {
  const quarter = rotation % 180;
  return quarter >= 45 && quarter < 135;
};

export function place(box: SlideBox, own: Pick<Transform, 'rotation' | 'flip_h' | 'flip_v'>, by: Placement): Placed {
  if (by === ON_SLIDE) return { box, rotation: own.rotation, flip_h: own.flip_h, flip_v: own.flip_v };
  const placed = placeExactly(box, own, by);
  const { x, y, w, h } = placed.box;
  return { ...placed, box: { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) } };
}

/** Without rounding, so that groups in groups do not add up their roundings. */
function placeExactly(box: SlideBox, own: Pick<Transform, 'rotation' | 'flip_h' | 'flip_v'>, by: Placement): Placed {
  const side = liesOnSide(own.rotation);
  const w = box.w * (side ? by.scale_y : by.scale_x);
  const h = box.h * (side ? by.scale_x : by.scale_y);
  const dx = (box.x + box.w / 2 - by.from.x) * by.scale_x * (by.flip_h ? -1 : 1);
  const dy = (box.y + box.h / 2 - by.from.y) * by.scale_y * (by.flip_v ? -1 : 1);
  const angle = (by.rotation * Math.PI) / 180;
  const x = by.to.x + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = by.to.y + dx * Math.sin(angle) + dy * Math.cos(angle);
  const mirrored = by.flip_h !== by.flip_v;
  return {
    box: { x: x - w / 2, y: y - h / 2, w, h },
    rotation: turn(by.rotation + (mirrored ? -own.rotation : own.rotation)),
    flip_h: own.flip_h !== by.flip_h,
    flip_v: own.flip_v !== by.flip_v,
  };
}

/**
 * The child space of a group that stands in `by`. A group is placed like any shape, its children then in the box that it got: no
 * shape is ever sheared.
 * @param xfrm of `p:grpSpPr`; without one the group changes nothing
 */
export function enterGroup(xfrm: XmlElement | undefined, by: Placement): Placement {
  const own = readTransform(xfrm);
  if (!own || own.x === undefined || own.y === undefined || own.w === undefined || own.h === undefined) return by;
  const chOff = child(xfrm, 'a:chOff');
  const chExt = child(xfrm, 'a:chExt');
  const childX = emuAt(chOff, 'x') ?? own.x;
  const childY = emuAt(chOff, 'y') ?? own.y;
  const childW = emuAt(chExt, 'cx') ?? own.w;
  const childH = emuAt(chExt, 'cy') ?? own.h;
  const { box, rotation, flip_h, flip_v } = placeExactly({ x: own.x, y: own.y, w: own.w, h: own.h }, own, by);
  return {
    from: { x: childX + childW / 2, y: childY + childH / 2 },
    to: { x: box.x + box.w / 2, y: box.y + box.h / 2 },
    // Without an extent of its own the group scales as what is around it does.
    scale_x: childW > 0 ? box.w / childW : by.scale_x,
    scale_y: childH > 0 ? box.h / childH : by.scale_y,
    rotation,
    flip_h,
    flip_v,
  };
}
