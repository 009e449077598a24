/** Turns pictures upright that a camera stored on their side, because Office programs ignore the orientation tag. */
import { firstBytes, orientationOf } from '@deckwright/draw/layout';
import type { PictureAnswer, PictureOrder } from './picture.task.ts';

/** Runs the task. Returns no files when the picture cannot be read. */
export type TurnPicture = (
  order: PictureOrder,
  picture: Uint8Array,
) => Promise<{ readonly answer: PictureAnswer; readonly files: readonly Uint8Array[] }>;

/** Whether a picture in a request lies on its side. Only its first bytes are looked at. */
export function liesOnItsSide(uri: string): boolean {
  if (!/^data:image\/jpe?g[;,]/i.test(uri)) return false;
  const first = firstBytes(uri);
  return first !== undefined && orientationOf(first) > 1;
}

/** The data URI of the upright picture. A picture that cannot be read stays the same, and drawing refuses it. */
export async function uprightPicture(uri: string, turn: TurnPicture): Promise<string> {
  const { answer, files } = await turn({ use: 'image' }, Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'));
  const [made] = files;
  return answer.ok && made !== undefined ? `data:${answer.mime};base64,${Buffer.from(made).toString('base64')}` : uri;
}
