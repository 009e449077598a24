/** Where the tiles of a tiled picture lie (ISO 29500-1, 20.1.8.58). */
import type { Box, Emu } from '@deckwright/draw/scene';
import type { Picture, Tile } from '../../model/index.ts';
import type { StoredPicture } from '../media.ts';

export interface PlacedTile {
  readonly box: Box;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

/** More are a texture too fine to be seen, and take too long to draw. */
const MOST_TILES = 600;
const EMU_PER_INCH = 914_400;

/** Shares of the room beside the first tile that lie left of it and above. */
const ALIGNED: Readonly<Record<Tile['align'], readonly [across: number, down: number]>> = {
  tl: [0, 0],
  t: [0.5, 0],
  tr: [1, 0],
  l: [0, 0.5],
  ctr: [0.5, 0.5],
  r: [1, 0.5],
  bl: [0, 1],
  b: [0.5, 1],
  br: [1, 1],
};

/** Tiles that cover a box, by rows; undefined when they cannot be known or are too many. */
export function tilesOf({ tile, crop }: Picture, box: Box, stored: StoredPicture): PlacedTile[] | undefined {
  if (!tile || stored.width_px <= 1 || stored.height_px <= 1 || crop.l !== 0 || crop.t !== 0 || crop.r !== 0 || crop.b !== 0)
    return undefined;
  const w = (stored.width_px / stored.dpi) * EMU_PER_INCH * tile.scale_x;
  const h = (stored.height_px / stored.dpi) * EMU_PER_INCH * tile.scale_y;
  if (!(w >= 1) || !(h >= 1) || (box.w / w + 2) * (box.h / h + 2) > MOST_TILES) return undefined;
  const [across, down] = ALIGNED[tile.align];
  const columns = starts((box.w - w) * across + tile.x, w, box.w);
  const rows = starts((box.h - h) * down + tile.y, h, box.h);
  const emu = (value: number): Emu => Math.round(value) as Emu;
  return rows.flatMap(([top, row]) =>
    columns.map(([left, column]) => {
      // Whole EMU at both ends, so that no seam shows between neighbours.
      const [x, y] = [emu(box.x + left), emu(box.y + top)];
      return {
        box: { x, y, w: emu(box.x + left + w - x), h: emu(box.y + top + h - y) },
        flip_h: tile.flip.includes('x') && column % 2 !== 0,
        flip_v: tile.flip.includes('y') && row % 2 !== 0,
      };
    }),
  );
}

/** Where tiles begin along one side, and their numbers from the first, which is 0. */
function starts(first: number, length: number, room: number): (readonly [at: number, number: number])[] {
  const from = Math.floor(-first / length + 1e-6);
  const to = Math.ceil((room - first) / length - 1e-6);
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => [first + (from + i) * length, from + i] as const);
}
