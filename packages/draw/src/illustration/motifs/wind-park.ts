import { defineMotif, type Stage } from '../define-motif.ts';
import { bar, Pen, turned } from '../pen.ts';

/** A turbine: a tapering tower, a nacelle, three blades that each have a lit and a shaded half. */
function turbine({ art, colors, light }: Stage, x: number, base: number, tall: number, turn: number, distance: number): void {
  const hub = base - tall;
  const [pale, shade] = [colors.far(colors.pale, distance), colors.far(colors.paleShade, distance)];
  const [foot, neck] = [tall * 0.021, tall * 0.01];
  art.poly(bar([x, base], [x, hub], foot * 2, neck * 2), pale);
  art.poly(
    [
      [x, hub],
      [x - light * neck, hub],
      [x - light * foot, base],
      [x, base],
    ],
    shade,
  );
  const reach = tall * 0.6;
  for (let i = 0; i < 3; i++) {
    const angle = turn + i * 120;
    const blade = (side: number): readonly (readonly [number, number])[] =>
      turned(
        [
          [x, hub - reach * 0.04],
          [x + side * reach * 0.05, hub - reach * 0.16],
          [x + side * reach * 0.022, hub - reach * 0.62],
          [x, hub - reach],
        ],
        x,
        hub,
        angle,
      );
    art.poly(blade(1), pale);
    art.poly(blade(-0.5), shade);
  }
  art.fill(new Pen().oval(x, hub, tall * 0.024, tall * 0.024), shade);
  art.fill(new Pen().oval(x + light * tall * 0.003, hub - tall * 0.003, tall * 0.014, tall * 0.014), pale);
}

export const windPark = defineMotif({
  name: 'wind-park',
  shows: 'Wind turbines, the far ones in haze',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, w, x, floor, horizon, size, wish, calm } = stage;
    const count = Math.min(12, wish.count ?? 5);
    const chance = stage.random('turbines');
    art.called('wind turbine');
    const places = Array.from({ length: count }, (_, i) => {
      const depth = i / Math.max(2, count - 1);
      const spread = (0.34 + 0.4 * depth) * 62 * size;
      const side = i === 0 ? 0.1 : (i % 2 === 0 ? 1 : -1) * (0.75 + 0.35 * chance.next());
      return { depth, at: x + side * spread };
    });
    for (const { depth, at } of places.reverse()) {
      const tall = (56 - 36 * depth ** 0.7) * size * chance.between(0.95, 1.05);
      const base = floor + 2 - (floor - horizon) * 0.8 * depth;
      const low = calm === 'left' ? w * 0.36 : w * 0.04;
      turbine(stage, Math.min(w * 0.95, Math.max(low, at)), base, Math.min(tall, (base - 6) / 1.62), chance.between(0, 120), 0.5 * depth);
    }
  },
});
