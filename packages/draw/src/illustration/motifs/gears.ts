import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';

function gear({ art, colors, light }: Stage, cx: number, cy: number, r: number, teeth: number, turn: number, face: Rgb): void {
  const ring = (): PointXY[] => {
    const out: PointXY[] = [];
    for (let i = 0; i < teeth; i++) {
      for (const [at, k] of [
        [0, 0.86],
        [0.13, 0.86],
        [0.2, 1],
        [0.46, 1],
        [0.53, 0.86],
        [0.98, 0.86],
      ] as const) {
        const a = turn + ((i + at) / teeth) * 2 * Math.PI;
        out.push([cx + r * k * Math.cos(a), cy + r * k * Math.sin(a)]);
      }
    }
    return out;
  };
  const round = (k: number): Pen => new Pen().oval(cx, cy, r * k, r * k);
  art.called('shadow');
  const shadow = new Pen().poly(ring().map(([x, y]) => [x - light * r * 0.045, y + r * 0.07] as const));
  art.fill(shadow, { color: colors.deep, alpha: 0.22 });
  art.called('gear');
  const body = new Pen().poly(ring());
  body.steps.push(...round(0.24).steps);
  art.fill(
    body,
    {
      run: 'down',
      stops: [
        { at: 0, color: mix(face, colors.pale, 0.24) },
        { at: 1, color: mix(face, colors.deep, 0.12) },
      ],
    },
    true,
  );
  const band = round(0.7);
  band.steps.push(...round(0.42).steps);
  art.fill(band, { color: mix(face, colors.deep, 0.34), alpha: 0.55 }, true);
  const spokes = new Pen();
  for (let i = 0; i < 6; i++) {
    const a = turn + (i / 6) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const half = r * 0.065;
    spokes.poly([
      [cx + c * r * 0.4 - s * half, cy + s * r * 0.4 + c * half],
      [cx + c * r * 0.72 - s * half, cy + s * r * 0.72 + c * half],
      [cx + c * r * 0.72 + s * half, cy + s * r * 0.72 - c * half],
      [cx + c * r * 0.4 + s * half, cy + s * r * 0.4 - c * half],
    ]);
  }
  art.fill(spokes, mix(face, colors.pale, 0.06));
  const hub = round(0.36);
  hub.steps.push(...round(0.24).steps);
  art.fill(hub, mix(face, colors.pale, 0.4), true);
}

export const gears = defineMotif({
  name: 'gears',
  shows: 'Gears that mesh',
  kind: 'pattern',
  draw: (stage) => {
    const { w, h, calm, colors } = stage;
    const chance = stage.random('gears');
    const unit = Math.min(w, h * (calm === 'bottom' ? 0.66 : 1)) * 0.24;
    const cx = calm === 'left' ? w * 0.68 : w * 0.48;
    const cy = h * (calm === 'bottom' ? 0.34 : 0.5);
    // Far and pale ones fill the sides.
    for (const [dx, dy, k] of [
      [2.5, 1, 1.25],
      [-2.5, -0.9, 1.1],
      [2.1, -1.6, 0.8],
      [-2.2, 1.5, 0.9],
    ] as const) {
      if (calm === 'left' && dx < 0) continue;
      gear(stage, cx + dx * unit, cy + dy * unit, unit * k, 18, chance.between(0, 1), colors.step(0.2));
    }
    // Two wheels mesh where a tooth of one meets a gap of the other on the line between their middles.
    const tooth = unit / 16;
    const at = (teeth: number): number => teeth * tooth;
    const middle = { x: cx - unit * 0.2, y: cy + unit * 0.12, teeth: 16, turn: chance.between(0, 0.3) };
    gear(stage, middle.x, middle.y, at(middle.teeth), middle.teeth, middle.turn, colors.body);
    for (const [teeth, way, face] of [
      [11, -0.62, colors.accent],
      [8, 0.75, colors.warm],
      [9, 2.75, colors.accentShade],
    ] as const) {
      const d = (at(middle.teeth) + at(teeth)) * 0.945;
      const [x, y] = [middle.x + d * Math.cos(way), middle.y + d * Math.sin(way)];
      const phase = ((way - middle.turn) / (2 * Math.PI)) * middle.teeth;
      const turn = way + Math.PI + ((phase - 0.33 + 0.17) / teeth) * 2 * Math.PI;
      gear(stage, x, y, at(teeth), teeth, turn, face);
    }
  },
});
