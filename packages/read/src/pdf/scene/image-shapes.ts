/** Painted pictures as shapes, with their pixels as media of the deck. */
import { createHash } from 'node:crypto';
import { applyTo } from '@deckwright/core/matrix';
import { pngOf } from '@deckwright/core/png';
import { emuOfPt, type ImageShape, type Media } from '@deckwright/draw/scene';
import type { Losses } from '../loss.ts';
import type { ImageMark } from '../page/marks.ts';
import { areaOf, contains, intersect } from '../page/matrix.ts';
import { faded, flipped, masked, smaller } from '../page/pixel-work.ts';
import { boxEmu, boxInches } from './path-shapes.ts';

/** Pictures keep at most this many dots an inch: more are never seen on a slide. */
const DPI = 300;
/** Sine of the angle above which a picture is skewed and not only turned. */
const SKEW = 0.02;

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
  const share = (part: number, all: number): number => (all > 0 ? Math.min(1, Math.max(0, part / all)) : 0);
  const crop = {
    l: share(seen.x0 - x0, x1 - x0),
    t: share(seen.y0 - y0, y1 - y0),
    r: share(x1 - seen.x1, x1 - x0),
    b: share(y1 - seen.y1, y1 - y0),
  };
  return { ...base, box: { ...boxEmu(seen), w: emuOfPt(seen.x1 - seen.x0), h: emuOfPt(seen.y1 - seen.y0) }, crop };
}
