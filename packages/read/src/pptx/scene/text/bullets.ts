/** How a list's mark looks in carried faces. */
import type { ForeignBullet } from '../../model/index.ts';
import { carriedFamily } from './faces.ts';
import { isSymbolFace, symbolText } from './symbols.ts';

/** @param family carried family of the paragraph's first run */
export function bulletLook(bullet: ForeignBullet, family: string): { readonly text: string; readonly family: string } {
  if (bullet.kind === 'picture' || bullet.text === '') return { text: '•', family: 'arimo' };
  if (bullet.kind === 'number') return { text: bullet.text.slice(0, 20), family };
  const text = symbolText(bullet.text.slice(0, 4), bullet.face ?? '');
  if (bullet.face === undefined || isSymbolFace(bullet.face)) return { text, family: 'arimo' };
  return { text, family: carriedFamily(bullet.face).family };
}
