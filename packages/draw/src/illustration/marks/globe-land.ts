/** Continents on a ball: coarse outlines of the real ones, turned and seen from afar. */
import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import lands from './globe-land.json' with { type: 'json' };

/** Longitude and latitude in degrees. */
const LANDS: readonly (readonly (readonly number[])[])[] = Object.values(lands).flat();

/** Draws the land of the half that is seen; `turn` is the longitude of the middle, `tip` leans the north toward the viewer. */
export function globeLand({ art }: Stage, cx: number, cy: number, r: number, color: Rgb, alpha: number, tip: number, turn = 18): void {
  const rad = Math.PI / 180;
  const [st, ct] = [Math.sin(tip * rad), Math.cos(tip * rad)];
  const pen = new Pen();
  const place = (lon: number, lat: number): readonly [PointXY, number] => {
    const [a, b] = [(lon - turn) * rad, lat * rad];
    const [px, py, pz] = [Math.cos(b) * Math.sin(a), Math.sin(b), Math.cos(b) * Math.cos(a)];
    return [[px, py * ct - pz * st], py * st + pz * ct];
  };
  for (const land of LANDS) {
    const points = land.map(([lon = 0, lat = 0]) => place(lon, lat));
    if (!points.some(([, z]) => z > 0.02)) continue;
    // What lies behind is drawn onto the rim.
    pen.poly(
      points.map(([[u, v], z]) => {
        const k = z > 0 ? 1 : 1 / Math.max(0.001, Math.hypot(u, v));
        return [cx + r * u * k * 0.995, cy - r * v * k * 0.995] as const;
      }),
    );
  }
  art.called('land');
  art.fill(pen, { color, alpha });
}
