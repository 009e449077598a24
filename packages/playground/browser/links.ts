/** Links that hold slides, in the fragment of the address. */
import { unpackIntent } from '@deckwright/core/packed-intent';
import { readableJson } from '@deckwright/core/readable-json';
import { heldIn } from '../src/deck-request.ts';
import { isSameWork, type KeptWork, MOST_SLIDES } from '../src/kept-work.ts';
import { showNotice } from './notice.ts';

export interface Linked {
  readonly work?: KeptWork;
  readonly damaged?: true;
}

/** What the link of the address holds; `damaged` where it holds nothing that can be read. Undefined where there is none. */
export async function heldByLink(): Promise<Linked | undefined> {
  const hash = location.hash.slice(1);
  // A place of the page is no link.
  if (hash === '' || document.getElementById(hash) !== null) return undefined;
  const packed = await unpackIntent(hash);
  const held = packed === null ? undefined : heldIn(packed.intent, packed.theme_id);
  if (held === undefined) return { damaged: true };
  const { slides: bodies, brand: kit } = held;
  return { work: { slides: bodies.slice(0, MOST_SLIDES).map((body) => readableJson(body)), at: 0, brand: kit, table: '', brief: '' } };
}

/** A damaged link is told, and what a link takes the place of can be had back. @param open shows it again */
export function showLink(link: Linked | undefined, before: KeptWork | undefined, open: (work: KeptWork) => void): void {
  if (link?.damaged)
    showNotice({
      words: 'This link is damaged: it holds no slide that can be read. It may have been shortened on its way; ask for it again.',
    });
  else if (link?.work !== undefined && before !== undefined && !isSameWork(link.work, before))
    showNotice({
      words: 'This is what the link holds. What you typed before is kept.',
      act: {
        words: 'Back to it',
        run: () => {
          showNotice(undefined);
          open(before);
        },
      },
    });
}
