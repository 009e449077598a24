/** Warnings and notices of a deck as lines for people. Slides are counted from 1, as in PowerPoint. */
import type { Look } from './colour.ts';
import type { Io } from './io.ts';

/** `/slides/5/data/title` as `slide 6, /data/title`. A pointer outside of slides stays as it is. */
export function placeForPeople(pointer: string): string {
  const [, at, inside = ''] = /^\/slides\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
  return at === undefined ? pointer : `slide ${Number(at) + 1}${inside === '' ? '' : `, ${inside}`}`;
}

/** Rewrites the pointers inside a sentence in the same way. */
export const sentenceForPeople = (text: string): string => text.replace(/\/slides\/\d+(?:\/[\w/-]*)?/g, placeForPeople);

/** Prints one line for each notice. */
export function sayNotices(notices: readonly object[], look: Look, io: Io): void {
  for (const notice of notices) {
    const { path, code, message } = notice as { readonly path?: unknown; readonly code?: unknown; readonly message?: unknown };
    const place = typeof path === 'string' && path !== '' ? `${placeForPeople(path)}: ` : '';
    io.err(`${place}${io.paint(look, String(code))}: ${sentenceForPeople(String(message))}\n`);
  }
}
