/** Contact sheets: our pictures, each beside the same slide as another program draws it. */
import sharp from 'sharp';

const GAP = 8;
/** Slides on one sheet, so that each can be looked at. */
const A_SHEET = 6;

/** Writes `stem-1.png`, `stem-2.png` …: ours at the left of each pair. */
export async function writeSheet(
  stem: string,
  ours: readonly Uint8Array[],
  theirs: readonly Uint8Array[],
  { w, h }: { readonly w: number; readonly h: number },
): Promise<void> {
  const across = theirs.length > 0 ? 2 : 1;
  for (let from = 0; from < ours.length; from += A_SHEET) {
    const some = ours.slice(from, from + A_SHEET);
    const tiles = await Promise.all(
      some.flatMap((png, i) =>
        [png, theirs[from + i]].slice(0, across).flatMap((input, side) => {
          if (input === undefined) return [];
          const column = (i % 2) * across + side;
          return [
            sharp(input)
              .resize(w, h, { fit: 'fill' })
              .png()
              .toBuffer()
              .then((tile) => ({ input: tile, left: column * (w + GAP), top: Math.floor(i / 2) * (h + GAP) })),
          ];
        }),
      ),
    );
    const width = across * 2 * (w + GAP);
    await sharp({ create: { width, height: (h + GAP) * Math.ceil(some.length / 2), channels: 3, background: '#777777' } })
      .composite(tiles)
      .png()
      .toFile(`${stem}-${from / A_SHEET + 1}.png`);
  }
}
