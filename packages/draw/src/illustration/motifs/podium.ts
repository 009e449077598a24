import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { Pen } from '../pen.ts';

export const podium = defineMotif({
  name: 'podium',
  shows: 'A podium with a cup in the light of a stage',
  kind: 'inside',
  draw: (stage) => {
    const { art, w, h, colors, floor, light } = stage;
    const wall = colors.dark
      ? [colors.tone('base', 0.2, 0.6), colors.tone('base', 0.34, 0.75)]
      : [colors.tone('base', 0.44, 0.9), colors.tone('base', 0.62, 0.8)];
    art.called('backdrop');
    art.rect(0, 0, w, h, {
      run: 'down',
      stops: [
        { at: 0, color: wall[0] ?? colors.body },
        { at: 1, color: wall[1] ?? colors.lit },
      ],
    });
    const at = new Local(stage, { scale: Math.min(1, (floor - 8) / (64 * stage.size)) });
    art.called('curtain');
    const folds = new Pen();
    for (let px = 0; px < w; px += 5.4) folds.rect(px, 0, 2.2, floor);
    art.fill(folds, { color: colors.deep, alpha: 0.1 });
    art.called('beam');
    for (const [u, lean] of [
      [-50, 26],
      [50, -26],
      [0, 0],
    ] as const) {
      const top = floor / at.s + 2;
      at.poly(
        [
          [u - 3, top],
          [u + 3, top],
          [u + lean + 24, 0],
          [u + lean - 24, 0],
        ],
        {
          run: 'down',
          stops: [
            { at: 0, color: colors.pane, alpha: 0.34 },
            { at: 1, color: colors.pane, alpha: 0.05 },
          ],
        },
      );
    }
    art.called('stage floor');
    art.rect(0, floor - 0.5, w, h, {
      run: 'down',
      stops: [
        { at: 0, color: mix(colors.shade, colors.lit, 0.25) },
        { at: 1, color: colors.deep },
      ],
    });
    at.oval(0, -4, 62, 8, {
      run: 'out',
      stops: [
        { at: 0, color: colors.pane, alpha: 0.45 },
        { at: 1, color: colors.pane, alpha: 0 },
      ],
    });
    art.called('podium');
    for (const [u, tall, face] of [
      [-34, 17, colors.paleShade],
      [12, 12, colors.paleShade],
      [-13, 25, colors.pale],
    ] as const) {
      const wide = u === -13 ? 26 : 22;
      at.box(u, -3, wide, tall, {
        run: 'down',
        stops: [
          { at: 0, color: face },
          { at: 1, color: mix(face, colors.lit, 0.5) },
        ],
      });
      at.poly(
        [
          [u - 1, tall - 3],
          [u + wide + 1, tall - 3],
          [u + wide - 2, tall - 0.4],
          [u + 2, tall - 0.4],
        ],
        mix(face, '#FFFFFF', 0.4),
      );
      at.box(u - 1, tall - 4.2, wide + 2, 1.4, colors.accent);
      at.box(light < 0 ? u + wide * 0.8 : u, -3, wide * 0.2, tall - 1.2, { color: colors.body, alpha: 0.3 });
    }
    art.called('cup');
    const p = (u: number, v: number): [number, number] => at.at(u, v) as [number, number];
    const base = 24.6;
    at.oval(0, base + 18, 22, 22, {
      run: 'out',
      stops: [
        { at: 0, color: colors.warm, alpha: 0.45 },
        { at: 1, color: colors.warm, alpha: 0 },
      ],
    });
    for (const side of [-1, 1]) at.ring(side * 8.6, base + 20.6, 5, 3.4, 0, 360, side === light ? colors.warm : colors.warmShade);
    const bowl = (k: number): Pen =>
      new Pen()
        .m(...p(0, base + 28))
        .l(...p(9 * k, base + 28))
        .c(...p(9 * k, base + 18), ...p(6 * k, base + 12.6), ...p(1.3 * k, base + 11))
        .l(...p(1.3 * k, base + 6))
        .c(...p(2 * k, base + 4.4), ...p(5 * k, base + 4), ...p(5 * k, base + 2.6))
        .l(...p(0, base + 2.6))
        .z();
    art.fill(bowl(light), mix(colors.warm, colors.pale, 0.2));
    art.fill(bowl(-light), colors.warmShade);
    at.oval(0, base + 28, 9, 1.5, mix(colors.warm, colors.pale, 0.55));
    at.box(-6, base, 12, 3, colors.deep);
    const star = Array.from({ length: 10 }, (_, i) => {
      const [r, a] = [i % 2 === 0 ? 3.4 : 1.4, (-90 + i * 36) * (Math.PI / 180)];
      return [r * Math.cos(a), base + 20.4 - r * Math.sin(a)] as const;
    });
    at.poly(star, colors.pale);
    art.called('confetti');
    const chance = stage.random('confetti');
    for (const color of [colors.accentLit, colors.warm, colors.pale]) {
      const pen = new Pen();
      for (let i = 0; i < 26; i++) {
        const [x, y, s] = [at.at(chance.between(-60, 60), 0)[0], chance.between(3, floor - 18 * at.s), chance.between(0.5, 1.1)];
        pen.poly([
          [x, y],
          [x + s, y + s * chance.between(-0.6, 0.6)],
          [x + s * 0.8, y + s * 1.7],
          [x - s * 0.3, y + s * 1.3],
        ]);
      }
      art.fill(pen, { color, alpha: 0.8 });
    }
  },
});
