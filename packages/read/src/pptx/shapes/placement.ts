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

/** From a group's child space to the slide: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export interface Placement {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly scale_x: number;
  readonly scale_y: number;
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

export const ON_SLIDE: Placement = {
  a: 1,
  b: 0,
  c: 0,
  d: 1,
  e: 0,
  f: 0,
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
  const side = liesOnSide(own.rotation);
  const w = box.w * (side ? by.scale_y : by.scale_x);
  const h = box.h * (side ? by.scale_x : by.scale_y);
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const x = by.a * cx + by.c * cy + by.e;
  const y = by.b * cx + by.d * cy + by.f;
  const mirrored = by.flip_h !== by.flip_v;
  return {
    box: { x: Math.round(x - w / 2), y: Math.round(y - h / 2), w: Math.round(w), h: Math.round(h) },
    rotation: turn(by.rotation + (mirrored ? -own.rotation : own.rotation)),
    flip_h: own.flip_h !== by.flip_h,
    flip_v: own.flip_v !== by.flip_v,
  };
}

/** The child space of a group that stands in `by`. @param xfrm of `p:grpSpPr`; without one the group changes nothing */
export function enterGroup(xfrm: XmlElement | undefined, by: Placement): Placement {
  const own = readTransform(xfrm);
  if (!own || own.x === undefined || own.y === undefined || own.w === undefined || own.h === undefined) return by;
  const chOff = child(xfrm, 'a:chOff');
  const chExt = child(xfrm, 'a:chExt');
  const childX = emuAt(chOff, 'x') ?? own.x;
  const childY = emuAt(chOff, 'y') ?? own.y;
  const childW = emuAt(chExt, 'cx') ?? own.w;
  const childH = emuAt(chExt, 'cy') ?? own.h;
  const scale_x = childW > 0 ? own.w / childW : 1;
  const scale_y = childH > 0 ? own.h / childH : 1;
  // About the group's centre: scale, mirror, turn; then on through the groups outside.
  const sx = own.flip_h ? -scale_x : scale_x;
  const sy = own.flip_v ? -scale_y : scale_y;
  const angle = (own.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const a = cos * sx;
  const b = sin * sx;
  const c = -sin * sy;
  const d = cos * sy;
  const midX = childX + childW / 2;
  const midY = childY + childH / 2;
  const e = own.x + own.w / 2 - a * midX - c * midY;
  const f = own.y + own.h / 2 - b * midX - d * midY;
  const side = liesOnSide(own.rotation);
  const mirrored = by.flip_h !== by.flip_v;
  return {
    a: by.a * a + by.c * b,
    b: by.b * a + by.d * b,
    c: by.a * c + by.c * d,
    d: by.b * c + by.d * d,
    e: by.a * e + by.c * f + by.e,
    f: by.b * e + by.d * f + by.f,
    scale_x: scale_x * (side ? by.scale_y : by.scale_x),
    scale_y: scale_y * (side ? by.scale_x : by.scale_y),
    rotation: turn(by.rotation + (mirrored ? -own.rotation : own.rotation)),
    flip_h: own.flip_h !== by.flip_h,
    flip_v: own.flip_v !== by.flip_v,
  };
}
