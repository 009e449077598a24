/** Painted pictures as shapes, with their pixels as media of the deck. */
import { createHash } from 'node:crypto';
import { emuOfPt, type ImageShape, type Media } from '@deckwright/draw/scene';
import type { Losses } from '../loss.ts';
import type { ImageMark, PdfPixels } from '../page/marks.ts';
import { applyTo, areaOf, contains, intersect, type Matrix, type Rect } from '../page/matrix.ts';
import type { Segment } from '../page/outlines.ts';
import { boxEmu, boxInches } from './path-shapes.ts';
import { pngOf } from './png.ts';

/** Pictures keep at most this many dots an inch: more are never seen on a slide. */
const DPI = 300;
/** Sine of the angle above which a picture is skewed and not only turned. */
const SKEW = 0.02;
const STEPS_OF_CURVE = 12;

/** Undefined for what its clip leaves nothing of, and for pictures without pixels, which are reported. */
export function shapeOfImage(mark: ImageMark, id: string, media: Map<string, Media>, losses: Losses): ImageShape | undefined {
  const seen = intersect(mark.box, mark.clip.box);
  if (areaOf(seen) <= 0.01 || mark.alpha < 0.004) return undefined;
  if (mark.pixels === undefined) {
    losses.lost('omitted', 'image', 'A picture', 'It is damaged, or has more pixels than are read.', boxInches(seen));
    return undefined;
  }
  const [a, b, c, d] = mark.matrix;
  const [w, h] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (!(w > 0 && h > 0)) return undefined;
  if (Math.abs(a * c + b * d) / (w * h) > SKEW)
    losses.lost('simplified', 'image', 'A skewed picture', 'It is shown without the skew.', boxInches(seen));
  const upright = Math.abs(b) < 0.01 * w && Math.abs(c) < 0.01 * h;
  const cut = !contains(mark.clip.box, mark.box, 0.5);
  const mirrored = a * d - b * c > 0;
  let pixels = smaller(mark.pixels, (w / 72) * DPI, (h / 72) * DPI);
  // Upright pictures are turned over by their pixels; others by their angle.
  const flip_x = upright && a < 0;
  const flip_y = upright ? d > 0 : mirrored;
  const outline = mark.clip.outline;
  if (outline !== undefined || (cut && !upright)) pixels = masked(pixels, mark.matrix, outline, mark.clip.box);
  if (mark.alpha < 0.996) pixels = faded(pixels, mark.alpha);
  if (flip_x || flip_y) pixels = flipped(pixels, flip_x, flip_y);
  const png = pngOf(pixels);
  const key = createHash('sha256').update(png).digest('hex');
  if (!media.has(key)) media.set(key, { mime: 'image/png', bytes: png, width_px: pixels.width, height_px: pixels.height });
  const base = { id, name: 'Picture', role: 'image' as const, kind: 'image' as const, media: key };
  if (!upright) {
    const [cx, cy] = applyTo(mark.matrix, 0.5, 0.5);
    const turn = (Math.atan2(b, a) * 180) / Math.PI;
    return { ...base, box: boxEmu({ x0: cx - w / 2, y0: cy - h / 2, x1: cx + w / 2, y1: cy + h / 2 }), rotation: (turn + 360) % 360 };
  }
  if (!cut) return { ...base, box: boxEmu(mark.box) };
  const { x0, y0, x1, y1 } = mark.box;
  const share = (part: number, all: number): number => Math.min(1, Math.max(0, part / all));
  const crop = {
    l: share(seen.x0 - x0, x1 - x0),
    t: share(seen.y0 - y0, y1 - y0),
    r: share(x1 - seen.x1, x1 - x0),
    b: share(y1 - seen.y1, y1 - y0),
  };
  return { ...base, box: { ...boxEmu(seen), w: emuOfPt(seen.x1 - seen.x0), h: emuOfPt(seen.y1 - seen.y0) }, crop };
}

/** By whole steps, each the mean of its pixels. */
function smaller(p: PdfPixels, width: number, height: number): PdfPixels {
  const step = Math.floor(Math.min(p.width / Math.max(1, width), p.height / Math.max(1, height)));
  if (step < 2) return p;
  const [w, h] = [Math.floor(p.width / step), Math.floor(p.height / step)];
  const data = new Uint8Array(w * h * p.channels);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let ch = 0; ch < p.channels; ch++) {
        let sum = 0;
        for (let v = 0; v < step; v++)
          for (let u = 0; u < step; u++) sum += p.data[((y * step + v) * p.width + x * step + u) * p.channels + ch] ?? 0;
        data[(y * w + x) * p.channels + ch] = sum / (step * step);
      }
  return { width: w, height: h, channels: p.channels, data };
}

function withAlpha(p: PdfPixels): PdfPixels {
  if (p.channels === 4) return { ...p, data: Uint8Array.from(p.data) };
  const data = new Uint8Array(p.width * p.height * 4);
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
    for (let c = 0; c < 3; c++) data[i + c] = p.data[j + c] ?? 0;
    data[i + 3] = 255;
  }
  return { ...p, channels: 4, data };
}

function faded(pixels: PdfPixels, alpha: number): PdfPixels {
  const p = withAlpha(pixels);
  for (let i = 3; i < p.data.length; i += 4) p.data[i] = (p.data[i] ?? 0) * alpha;
  return p;
}

function flipped(p: PdfPixels, x: boolean, y: boolean): PdfPixels {
  const data = new Uint8Array(p.width * p.height * p.channels);
  for (let v = 0; v < p.height; v++)
    for (let u = 0; u < p.width; u++) {
      const from = ((y ? p.height - 1 - v : v) * p.width + (x ? p.width - 1 - u : u)) * p.channels;
      const to = (v * p.width + u) * p.channels;
      for (let c = 0; c < p.channels; c++) data[to + c] = p.data[from + c] ?? 0;
    }
  return { ...p, data };
}

/** Clears the pixels beyond the clip, row by row: the even and odd crossings of its outline. */
function masked(pixels: PdfPixels, m: Matrix, outline: readonly Segment[] | undefined, box: Rect): PdfPixels {
  const p = withAlpha(pixels);
  const edges = outline === undefined ? undefined : edgesOf(outline);
  const crossings: number[] = [];
  const upright = Math.abs(m[1]) < 1e-6 && Math.abs(m[2]) < 1e-6;
  for (let v = 0; v < p.height; v++) {
    for (let u = 0; u < p.width; u++) {
      const [x, y] = applyTo(m, (u + 0.5) / p.width, 1 - (v + 0.5) / p.height);
      if (u === 0 || !upright) {
        crossings.length = 0;
        for (const [ax, ay, bx, by] of edges ?? []) if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
      const inside =
        x >= box.x0 &&
        x <= box.x1 &&
        y >= box.y0 &&
        y <= box.y1 &&
        (edges === undefined || crossings.filter((at) => at < x).length % 2 === 1);
      if (!inside) p.data[(v * p.width + u) * 4 + 3] = 0;
    }
  }
  return p;
}

function edgesOf(outline: readonly Segment[]): (readonly [number, number, number, number])[] {
  const edges: (readonly [number, number, number, number])[] = [];
  let [sx, sy, px, py] = [0, 0, 0, 0];
  const to = (x: number, y: number): void => {
    edges.push([px, py, x, y]);
    [px, py] = [x, y];
  };
  for (const s of outline) {
    if (s.op === 'Z') to(sx, sy);
    else if (s.op === 'M') {
      if (px !== sx || py !== sy) to(sx, sy);
      [sx, sy, px, py] = [s.x, s.y, s.x, s.y];
    } else if (s.op !== 'C') to(s.x, s.y);
    else {
      const [ax, ay] = [px, py];
      for (let i = 1; i <= STEPS_OF_CURVE; i++) {
        const t = i / STEPS_OF_CURVE;
        const u = 1 - t;
        to(
          u ** 3 * ax + 3 * u * u * t * s.x1 + 3 * u * t * t * s.x2 + t ** 3 * s.x,
          u ** 3 * ay + 3 * u * u * t * s.y1 + 3 * u * t * t * s.y2 + t ** 3 * s.y,
        );
      }
    }
  }
  if (px !== sx || py !== sy) to(sx, sy);
  return edges;
}
