/** How a list's mark looks in the faces at hand. */
import type { FaceBook } from '@deckwright/draw/typeset';
import type { ForeignBullet } from '../../model/index.ts';
import { drawnFamily } from './faces.ts';
import { isSymbolFace, symbolText } from './symbols.ts';

/** @param family family of the paragraph's first run, in `book` */
export function bulletLook(bullet: ForeignBullet, family: string, book: FaceBook): { readonly text: string; readonly family: string } {
  const text = bulletMark(bullet);
  if (bullet.kind === 'picture' || bullet.text === '') return { text, family: 'arimo' };
  if (bullet.kind === 'number') return { text, family };
  if (bullet.face === undefined || isSymbolFace(bullet.face)) return { text, family: 'arimo' };
  return { text, family: drawnFamily(bullet.face, book).family };
}

/** The characters of the mark. */
export function bulletMark(bullet: ForeignBullet): string {
  if (bullet.kind === 'picture' || bullet.text === '') return '•';
  return bullet.kind === 'number' ? bullet.text.slice(0, 20) : symbolText(bullet.text.slice(0, 4), bullet.face ?? '');
}
