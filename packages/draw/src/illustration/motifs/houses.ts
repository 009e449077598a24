import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { trees } from '../marks/civic.ts';
import { Local, lit } from '../marks/local.ts';

export const houses = defineMotif({
  name: 'houses',
  shows: 'Houses with pitched roofs and gardens',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, colors, wish, calm } = stage;
    const chance = stage.random('houses');
    const at = new Local(stage);
    const count = Math.min(5, wish.count ?? 3);
    const spread = calm === 'left' ? 30 : 38;
    const places = Array.from({ length: count }, (_, i) => ({ i, u: count === 1 ? 0 : -spread + (2 * spread * i) / (count - 1) }));
    trees(
      at,
      [
        [-62, 18],
        [-20, 25],
        [19, 22],
        [60, 20],
      ],
      2,
      0.72,
    );
    const faces = [colors.pale, colors.lit, colors.paleShade, colors.body, colors.pale];
    const roofs = [colors.accent, colors.shade, colors.warmShade, colors.accent, colors.shade];
    for (const { i, u } of places) {
      const k = (count > 3 ? 0.72 : 1) * (i % 2 === 0 ? 1 : 1.12);
      const [half, tall, rise] = [13 * k, 16 * k * (i % 2 === 0 ? 1 : 1.2), 12 * k];
      const face = faces[i] ?? colors.pale;
      const roof = roofs[i] ?? colors.accent;
      at.shadow(u + 4, half * 1.7);
      art.called('house');
      const depth = 12 * k * -stage.light;
      const [near, far] = [u - depth * 0.5, u + depth * 0.5];
      // The gable faces the light; the long wall lies in the shade of its roof.
      const [edge, back] = [near + half * -stage.light, far + half * -stage.light];
      at.poly(
        [
          [edge, 0],
          [edge, tall],
          [back, tall],
          [back, 0],
        ],
        mix(face, colors.shade, 0.42),
      );
      at.poly(
        [
          [near, tall + rise + 1],
          [far, tall + rise + 1],
          [back - stage.light * 1.4, tall - 1],
          [edge - stage.light * 1.4, tall - 1],
        ],
        mix(roof, colors.deep, 0.22),
      );
      at.poly(
        [
          [near - half, 0],
          [near - half, tall],
          [near, tall + rise],
          [near + half, tall],
          [near + half, 0],
        ],
        face,
      );
      at.bars(
        [
          [
            [near - half - 1.6, tall - 1.3],
            [near, tall + rise + 0.5],
          ],
          [
            [near, tall + rise + 0.5],
            [near + half + 1.6, tall - 1.3],
          ],
        ],
        1.7 * k,
        roof,
      );
      const [door] = lit(stage, colors.accentShade, colors.shade);
      at.round(near - 2.2 * k, 0, 4.4 * k, 8 * k, 0.6, i % 2 === 0 ? door : colors.accentShade, 'top');
      at.windows(chance, near - half + 1.4, 4 * k, half - 4, 5 * k, { columns: 1, rows: 1, wide: 0.8, tall: 1 });
      at.windows(chance, near + 3 * k, 4 * k, half - 4, 5 * k, { columns: 1, rows: 1, wide: 0.8, tall: 1 });
      at.windows(chance, near - 4.4 * k, tall - 1, 8.8 * k, 5 * k, { columns: 2, rows: 1, wide: 0.7, tall: 1 });
      at.boxes([[near + (far - near) * 0.7 - 1, tall + rise * 0.7, 2.4 * k, 6 * k]], colors.body);
    }
    art.called('hedge');
    const hedge = colors.leaf(0.9);
    for (const u of [-58, -44, 42, 56]) at.round(u - 6, -1.4, 13, 4.6, 2.2, hedge);
  },
});
