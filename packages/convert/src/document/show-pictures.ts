/** Pictures of a document as slides show them, and within what the pictures of one deck may have. */
import type { DocumentNotice, DocumentPicture, DocumentText, Origin } from '@deckwright/read/document';

/** Of all pictures together: what the service takes in the pictures of one deck. */
export const SHOWN_BYTES = 7 * 1024 * 1024;

/** Makes a picture upright, sRGB and no larger than slides need. Rejects for one that cannot be decoded. */
export type TakePicture = (
  bytes: Uint8Array,
) => Promise<{ readonly bytes: Uint8Array; readonly mime: string; readonly width_px: number; readonly height_px: number }>;

type Shown = Pick<DocumentText, 'pictures' | 'notices'>;

/** Pictures that cannot be shown are named in the notices, where they stand. */
export async function showPictures(
  { markdown, places, pictures, notices }: DocumentText,
  beside: readonly DocumentPicture[],
  take: TakePicture,
): Promise<Shown> {
  const shown: DocumentPicture[] = [];
  const lost: DocumentNotice[] = [];
  let room = SHOWN_BYTES;
  for (const picture of [...pictures, ...beside]) {
    const taken = await take(picture.bytes).catch(() => undefined);
    if (taken !== undefined && taken.bytes.length <= room) {
      room -= taken.bytes.length;
      const { bytes, mime: media_type, width_px: width, height_px: height } = taken;
      shown.push({ ...picture, bytes, media_type, width, height });
      continue;
    }
    const what = picture.alt === '' ? picture.id : `${picture.id} (${picture.alt})`;
    lost.push({
      ...(taken === undefined
        ? { code: 'picture_unreadable', message: `The picture ${what} cannot be decoded.` }
        : {
            code: 'pictures_too_large',
            message: `The picture ${what} is left out: the pictures of one deck have at most ${SHOWN_BYTES / 1024 / 1024} MB.`,
          }),
      place: placeIn(markdown, places, picture.id),
    });
  }
  // A plan names those that are not beside the document either, one by one.
  const other = notices.filter(({ code }) => code !== 'picture_not_in_file');
  return { pictures: shown, notices: [...other, ...lost] };
}

/** Where the picture stands; the first file where it is not known. */
function placeIn(markdown: string, places: DocumentText['places'], id: string): Origin {
  const at = markdown.indexOf(`${id})`);
  const found = places.find(({ start, end }) => start <= at && at < end) ?? places[0];
  if (found === undefined) return { file: id };
  const { start: _start, end: _end, ...origin } = found;
  return origin;
}
