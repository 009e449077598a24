/** Puts many pictures on one sheet, in rows of equal tiles, to compare them at a glance. */
import sharp from 'sharp';

export interface SheetOptions {
  readonly columns: number;
  /** Of one tile; its height follows the first picture. */
  readonly tile_px: number;
  /** `#RRGGBB` between the tiles. */
  readonly ground: string;
}

const GAP_PX = 16;

/** A PNG. @throws RangeError for no pictures */
export async function contactSheet(pngs: readonly Uint8Array[], { columns, tile_px, ground }: SheetOptions): Promise<Uint8Array> {
  const [first] = pngs;
  if (first === undefined) throw new RangeError('A sheet needs one picture at least.');
  const { width, height } = await sharp(first).metadata();
  const tile_h = Math.round((tile_px * height) / width);
  const rows = Math.ceil(pngs.length / columns);
  const tiles = await Promise.all(pngs.map((png) => sharp(png).resize(tile_px, tile_h, { fit: 'fill' }).png().toBuffer()));
  const sheet = sharp({
    create: {
      width: columns * tile_px + (columns + 1) * GAP_PX,
      height: rows * tile_h + (rows + 1) * GAP_PX,
      channels: 3,
      background: ground,
    },
  }).composite(
    tiles.map((input, i) => ({
      input,
      left: GAP_PX + (i % columns) * (tile_px + GAP_PX),
      top: GAP_PX + Math.floor(i / columns) * (tile_h + GAP_PX),
    })),
  );
  return new Uint8Array(await sheet.png({ compressionLevel: 9 }).toBuffer());
}
