/** Where the tiles of a tiled picture lie (ISO 29500-1, 20.1.8.58). */
import type { Box, Emu } from '@deckwright/draw/scene';
import type { Picture, Tile } from '../../model/index.ts';
import type { StoredPicture } from '../media.ts';

export interface PlacedTile {
  readonly box: Box;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

/** Limits of tiles and of sheets. More tiles are drawn as sheets of many, because drawing each takes too long. */
const MAX_TILES = 600;
const MAX_SHEETS = 60;
/** Pixels of a side of a sheet. */
const WIDEST_SHEET = 2048;
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

export interface TileSize {
  /** EMU. */
  readonly w: number;
  readonly h: number;
}

/** Undefined when it cannot be known. */
export function tileSize({ tile, crop }: Picture, stored: StoredPicture): TileSize | undefined {
  if (!tile || (stored.width_px <= 1 && stored.height_px <= 1)) return undefined;
  if (crop.l !== 0 || crop.t !== 0 || crop.r !== 0 || crop.b !== 0) return undefined;
  const w = (stored.width_px / stored.dpi) * EMU_PER_INCH * tile.scale_x;
  const h = (stored.height_px / stored.dpi) * EMU_PER_INCH * tile.scale_y;
  return w >= 1 && h >= 1 ? { w, h } : undefined;
}

const countOf = (box: Box, { w, h }: TileSize): number => (box.w / w + 2) * (box.h / h + 2);

export const tooMany = (box: Box, size: TileSize): boolean => countOf(box, size) > MAX_TILES;

/** Even numbers of tiles, so that sheets of mirrored ones fit together; undefined when even the largest sheet is too small. */
export function sheetFor(box: Box, size: TileSize, stored: StoredPicture): { readonly columns: number; readonly rows: number } | undefined {
  const max_sheet = {
    columns: Math.floor(WIDEST_SHEET / stored.width_px / 2) * 2,
    rows: Math.floor(WIDEST_SHEET / stored.height_px / 2) * 2,
  };
  for (let n = 2; n <= WIDEST_SHEET; n *= 2) {
    const sheet = { columns: Math.min(n, max_sheet.columns), rows: Math.min(n, max_sheet.rows) };
    if (sheet.columns < 2 || sheet.rows < 2) return undefined;
    if (countOf(box, { w: size.w * sheet.columns, h: size.h * sheet.rows }) <= MAX_SHEETS) return sheet;
  }
  return undefined;
}

/**
 * Tiles that cover a box, by rows.
 * @param sheet so many tiles are drawn as one, mirrored already
 */
export function tilesOf(tile: Tile, box: Box, size: TileSize, sheet?: { readonly columns: number; readonly rows: number }): PlacedTile[] {
  const [w, h] = [size.w * (sheet?.columns ?? 1), size.h * (sheet?.rows ?? 1)];
  const [across, down] = ALIGNED[tile.align];
  const columns = starts((box.w - size.w) * across + tile.x, w, box.w);
  const rows = starts((box.h - size.h) * down + tile.y, h, box.h);
  const emu = (value: number): Emu => Math.round(value) as Emu;
  return rows.flatMap(([top, row]) =>
    columns.map(([left, column]) => {
      // Whole EMU at both ends, so that no seam shows between neighbours.
      const [x, y] = [emu(box.x + left), emu(box.y + top)];
      return {
        box: { x, y, w: emu(box.x + left + w - x), h: emu(box.y + top + h - y) },
        flip_h: sheet === undefined && tile.flip.includes('x') && column % 2 !== 0,
        flip_v: sheet === undefined && tile.flip.includes('y') && row % 2 !== 0,
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
