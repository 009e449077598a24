/** Draws every item in every theme and puts the page, its faces, the pictures and the files into a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import {
  type Facts,
  type GalleryItem,
  galleryPage,
  notDrawn,
  picturePath,
  requestText,
  type ShownTheme,
  slidePath,
} from '@deckwright/gallery';
import { createGalleryRenderer } from '@deckwright/gallery/render';
import { FACES_PATH, pageFaceNames, readPageFace } from '@deckwright/platform/pages';
import { createWriteKit } from '@deckwright/write/files';

export interface Gallery {
  readonly page: string;
  readonly page_bytes: number;
  readonly facts: readonly { readonly item: GalleryItem; readonly theme: ShownTheme; readonly facts: Facts }[];
}

export interface GalleryWish {
  readonly out: string;
  readonly items: readonly GalleryItem[];
  readonly themes: readonly ShownTheme[];
  readonly step: (label: string) => void;
}

/** Slides in flight: pictures are encoded off the main thread, and each holds a frame of 2 MB. */
const LANES = 3;

export async function writeGallery({ out, items, themes, step }: GalleryWish): Promise<Gallery> {
  const fonts = carriedFonts();
  const renderer = createGalleryRenderer({ drawKit: createDrawKit(fonts), writeKit: createWriteKit(fonts) });
  for (const { id } of themes) for (const folder of ['pictures', 'slides']) mkdirSync(join(out, folder, id), { recursive: true });
  const work = items.flatMap((item) => themes.map((theme) => ({ item, theme })));
  const storedFacts = new Map<string, Facts>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let one = work[next++]; one !== undefined; one = work[next++]) {
      const { item, theme } = one;
      // The full checks compare all themes themselves, so each item is checked in one theme.
      const drawn = await renderer.all(requestText(item, theme.id), { full: theme === themes[0] }).catch(notDrawn);
      if ('picture' in drawn) {
        writeFileSync(join(out, picturePath(item.id, theme.id)), drawn.picture);
        writeFileSync(join(out, slidePath(item.id, theme.id)), drawn.pptx);
      }
      storedFacts.set(keyOf(item.id, theme.id), 'facts' in drawn ? drawn.facts : drawn);
      step(`${item.id} ${theme.id}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const factsOf = (item_id: string, theme_id: string): Facts => {
    const facts = storedFacts.get(keyOf(item_id, theme_id));
    if (facts === undefined) throw new Error(`${item_id} was not drawn in ${theme_id}.`);
    return facts;
  };
  mkdirSync(join(out, FACES_PATH), { recursive: true });
  for (const name of pageFaceNames) writeFileSync(join(out, FACES_PATH, name), readPageFace(name) ?? '');
  const html = galleryPage({ items, themes, facts: factsOf, base: '' });
  const page = join(out, 'index.html');
  writeFileSync(page, html);
  return {
    page,
    page_bytes: Buffer.byteLength(html),
    facts: work.map(({ item, theme }) => ({ item, theme, facts: factsOf(item.id, theme.id) })),
  };
}

const keyOf = (item_id: string, theme_id: string): string => `${theme_id}/${item_id}`;
