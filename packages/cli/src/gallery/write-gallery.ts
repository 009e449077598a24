/** Draws every exhibit in every theme and puts the page, the pictures and the files into a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { type Exhibit, type Facts, galleryPage, notDrawn, picturePath, requestText, type ShownTheme, slidePath } from '@deckwright/gallery';
import { createPress } from '@deckwright/gallery/press';
import { createWriteKit } from '@deckwright/write/files';

export interface Gallery {
  readonly page: string;
  readonly page_bytes: number;
  readonly facts: readonly { readonly exhibit: Exhibit; readonly theme: ShownTheme; readonly facts: Facts }[];
}

export interface GalleryWish {
  readonly out: string;
  readonly exhibits: readonly Exhibit[];
  readonly themes: readonly ShownTheme[];
  readonly step: (label: string) => void;
}

/** Slides in flight: pictures are encoded off the main thread, and each holds a frame of 2 MB. */
const LANES = 3;

export async function writeGallery({ out, exhibits, themes, step }: GalleryWish): Promise<Gallery> {
  const fonts = carriedFonts();
  const press = createPress({ drawKit: createDrawKit(fonts), writeKit: createWriteKit(fonts) });
  for (const { id } of themes) for (const folder of ['pictures', 'slides']) mkdirSync(join(out, folder, id), { recursive: true });
  const work = exhibits.flatMap((exhibit) => themes.map((theme) => ({ exhibit, theme })));
  const known = new Map<string, Facts>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let one = work[next++]; one !== undefined; one = work[next++]) {
      const { exhibit, theme } = one;
      // The full checks compare all themes themselves, so one theme of each exhibit is asked.
      const drawn = await press.all(requestText(exhibit, theme.id), { full: theme === themes[0] }).catch(notDrawn);
      if ('picture' in drawn) {
        writeFileSync(join(out, picturePath(exhibit.id, theme.id)), drawn.picture);
        writeFileSync(join(out, slidePath(exhibit.id, theme.id)), drawn.pptx);
      }
      known.set(keyOf(exhibit.id, theme.id), 'facts' in drawn ? drawn.facts : drawn);
      step(`${exhibit.id} ${theme.id}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const factsOf = (exhibit_id: string, theme_id: string): Facts => {
    const facts = known.get(keyOf(exhibit_id, theme_id));
    if (facts === undefined) throw new Error(`${exhibit_id} was not drawn in ${theme_id}.`);
    return facts;
  };
  const html = galleryPage({ exhibits, themes, facts: factsOf, base: '' });
  const page = join(out, 'index.html');
  writeFileSync(page, html);
  return {
    page,
    page_bytes: Buffer.byteLength(html),
    facts: work.map(({ exhibit, theme }) => ({ exhibit, theme, facts: factsOf(exhibit.id, theme.id) })),
  };
}

const keyOf = (exhibit_id: string, theme_id: string): string => `${theme_id}/${exhibit_id}`;
