import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { arc } from '../pen.ts';

export const tiles = defineMotif({
  name: 'tiles',
  shows: 'Squares, quarters and disks in a strict order',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('tiles');
    const rows = h > w * 1.2 ? 7 : 4;
    const size = h / rows;
    const columns = Math.ceil(w / size);
    const faces = [colors.body, colors.accent, colors.step(0.3), colors.step(0.52), colors.accentShade, colors.lit, colors.warm] as const;
    const first = calm === 'left' ? Math.ceil(columns * 0.42) : 0;
    const last = calm === 'bottom' ? Math.floor(rows * 0.6) : rows;
    for (let r = 0; r < last; r++) {
      for (let c = first; c < columns; c++) {
        // They thin out toward the calm side.
        if (calm === 'left' && c === first && chance.chance(0.5)) continue;
        const x = w - (columns - c) * size;
        const y = r * size;
        const ground = chance.pick([colors.step(0.1), colors.step(0.2), colors.step(0.34), colors.pale, colors.body]);
        let face = chance.pick(faces);
        if (face === ground) face = colors.accent;
        art.called('tile');
        art.rect(x, y, size, size, ground);
        const look = chance.whole(0, 6);
        const corner = chance.whole(0, 3);
        const [kx, ky] = [x + (corner % 2) * size, y + (corner > 1 ? size : 0)];
        const from = [0, 90, 270, 180][corner] ?? 0;
        const quarter = (radius: number, color: typeof face): void =>
          art.poly([[kx, ky], ...arc(kx, ky, radius, from, from + 90, 14)], color);
        if (look <= 1) quarter(size, face);
        else if (look === 2) {
          quarter(size, face);
          quarter(size * 0.66, mix(face, ground, 0.55));
          quarter(size * 0.33, face);
        } else if (look === 3) {
          art.circle(x + size / 2, y + size / 2, size * 0.36, face);
          art.circle(x + size / 2, y + size / 2, size * 0.15, ground);
        } else if (look === 4) art.poly([[x, y], [x + size, y], corner % 2 === 0 ? [x, y + size] : [x + size, y + size]], face);
        else if (look === 5) {
          const flip = corner % 2 === 0;
          art.poly(flip ? arc(x, y + size / 2, size / 2, -90, 90, 16) : arc(x + size, y + size / 2, size / 2, 90, 270, 16), face);
          art.poly(
            flip ? arc(x + size / 2, y + size / 2, size / 2, -90, 90, 16) : arc(x + size / 2, y + size / 2, size / 2, 90, 270, 16),
            mix(face, ground, 0.4),
          );
        } else for (let k = 0; k < 4; k++) art.rect(x, y + (k * size) / 4, size, size / 8, face);
      }
    }
  },
});
