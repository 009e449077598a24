/** Tiles cover a box without seams, from where they are aligned. */
import type { Box, Emu } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import type { Picture, Tile } from '../../../src/pptx/model/index.ts';
import { sheetFor, tileSize, tilesOf, tooMany } from '../../../src/pptx/scene/shapes/tiles.ts';

const box: Box = { x: 1000 as Emu, y: 2000 as Emu, w: 914_400 as Emu, h: 457_200 as Emu };
const stored = { key: 'k', width_px: 48, height_px: 48, dpi: 96 };
const picture = (tile: Partial<Tile>): Picture => ({
  crop: { l: 0, t: 0, r: 0, b: 0 },
  tiled: true,
  tile: { x: 0, y: 0, scale_x: 1, scale_y: 1, flip: 'none', align: 'tl', ...tile },
  alpha: 1,
});
const sized = (tile: Partial<Tile>, dpi = 96) => {
  const shown = picture(tile);
  const size = tileSize(shown, { ...stored, dpi });
  if (shown.tile === undefined || size === undefined) throw new Error('no tiles');
  return { tile: shown.tile, size };
};
const tiles = (of: Partial<Tile> = {}, dpi = 96) => {
  const { tile, size } = sized(of, dpi);
  return tilesOf(tile, box, size);
};

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

  it('are drawn as sheets of an even number of them when they are too many', () => {
    expect(tooMany(box, sized({}).size)).toBe(false);
    const { tile, size } = sized({ scale_x: 0.02, scale_y: 0.02, x: 1000, flip: 'xy' });
    expect(tooMany(box, size)).toBe(true);
    const sheet = sheetFor(box, size, stored);
    expect([(sheet?.columns ?? 1) % 2, (sheet?.rows ?? 1) % 2]).toEqual([0, 0]);
    const sheets = tilesOf(tile, box, size, sheet);
    expect(sheets.length).toBeLessThan(100);
    // The first begins where the first tile would, or whole sheets before it; what is mirrored is mirrored in the sheet.
    const [first] = sheets;
    expect((((first?.box.x ?? 0) - box.x - 1000) / size.w / (sheet?.columns ?? 1)) % 1).toBeCloseTo(0, 3);
    expect(sheets.every(({ flip_h, flip_v }) => !flip_h && !flip_v)).toBe(true);
  });

  it('are not worked out when their size is not known, or no sheet would do', () => {
    expect(tileSize(picture({}), { ...stored, width_px: 1, height_px: 1 })).toBeUndefined();
    expect(sheetFor(box, { w: 1, h: 1 }, stored)).toBeUndefined();
  });
});
