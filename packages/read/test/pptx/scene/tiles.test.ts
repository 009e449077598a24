/** Tiles cover a box without seams, from where they are aligned. */
import type { Box, Emu } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import type { Picture, Tile } from '../../../src/pptx/model/index.ts';
import { tilesOf } from '../../../src/pptx/scene/shapes/tiles.ts';

const box: Box = { x: 1000 as Emu, y: 2000 as Emu, w: 914_400 as Emu, h: 457_200 as Emu };
const stored = { key: 'k', width_px: 48, height_px: 48, dpi: 96 };
const picture = (tile: Partial<Tile>): Picture => ({
  crop: { l: 0, t: 0, r: 0, b: 0 },
  tiled: true,
  tile: { x: 0, y: 0, scale_x: 1, scale_y: 1, flip: 'none', align: 'tl', ...tile },
  alpha: 1,
});
const tiles = (tile: Partial<Tile> = {}, dpi = 96) => tilesOf(picture(tile), box, { ...stored, dpi }) ?? [];

describe('tiles', () => {
  it('have the size that the dots of the picture give them', () => {
    expect(tiles().map((tile) => [tile.box.x, tile.box.y, tile.box.w, tile.box.h])).toEqual([
      [1000, 2000, 457_200, 457_200],
      [458_200, 2000, 457_200, 457_200],
    ]);
    expect(tiles({}, 192)).toHaveLength(8);
    expect(tiles({ scale_x: 0.5 })).toHaveLength(4);
  });

  it('cover what lies before the first, too', () => {
    const xs = tiles({ x: 100_000 }).map((tile) => tile.box.x);
    expect(xs).toEqual([1000 + 100_000 - 457_200, 1000 + 100_000, 1000 + 100_000 + 457_200]);
    expect(tiles({ align: 'ctr' }).map((tile) => tile.box.x)).toEqual([1000 - 228_600, 1000 + 228_600, 1000 + 685_800]);
  });

  it('are mirrored every other time', () => {
    expect(tiles({ flip: 'x' }).map(({ flip_h, flip_v }) => [flip_h, flip_v])).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('are not worked out when they are too many or their size is not known', () => {
    expect(tilesOf(picture({ scale_x: 0.001 }), box, stored)).toBeUndefined();
    expect(tilesOf(picture({}), box, { ...stored, width_px: 1 })).toBeUndefined();
  });
});
