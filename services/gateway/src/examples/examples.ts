/**
 * Pictures and files of our own examples, and the gallery made of them. Nothing is built ahead or written to disk: a gateway may
 * have no disk of its own, and drawing the few slides that somebody looks at when they are looked at takes milliseconds each,
 * where drawing all of them in all themes takes half a minute.
 */
import { createHash } from 'node:crypto';
import { type Facts, type GalleryItem, galleryItems, galleryPage, notDrawn, shownThemes } from '@deckwright/gallery';
import { ProblemError } from '@deckwright/platform/errors';
import type { Asker, Drawing, DrawingPool } from '../drawing/drawing.ts';
import { publicHead, publicRight } from '../pages/public.ts';
import { siteHeader } from '../pages/site.ts';
import { createWeightedCache } from './weighted-cache.ts';

/** A file with its strong entity tag (RFC 9110, 8.8.3): the hash of its bytes. */
export interface ExampleFile {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export type ExampleKind = 'preview' | 'picture' | 'pptx' | 'facts';

export interface Examples {
  /** `preview` is a PNG of 768 px, `picture` one of 960 px, `facts` are JSON. */
  file(kind: ExampleKind, request_text: string): Promise<ExampleFile>;
  find(exhibit_id: string): GalleryItem | undefined;
  /** The gallery's page, for which nothing is drawn: it asks for pictures and facts of the cards that are near. */
  gallery(): Promise<ExampleFile>;
}

/** The examples of all callers. The first caller of an example pays for its drawing with its own share of the threads. */
export interface SharedExamples {
  for(asker: Omit<Asker, 'signal'>): Examples;
}

/** About a thousand pictures. */
const KEEP_BYTES = 48 * 1024 * 1024;
export function createExamples(pool: DrawingPool): SharedExamples {
  const files = createWeightedCache<ExampleFile>(KEEP_BYTES, (file) => file.bytes.length);
  const shown = galleryItems();
  const byId = new Map(shown.map((item) => [item.id, item]));

  const drawers: Readonly<Record<ExampleKind, (drawing: Drawing, text: string) => Promise<Uint8Array>>> = {
    async preview(drawing, text) {
      const drawn = await drawing.preview(text);
      if (!drawn.ok) throw new Error(`An example is refused: ${drawn.problem.detail}`);
      return drawn.png;
    },
    picture: (drawing, text) => drawing.picture(text),
    pptx: (drawing, text) => drawing.pptx(text),
    facts: async (drawing, text) => Buffer.from(JSON.stringify(await drawing.facts(text).catch(unlessBusy))),
  };

  function page(): Uint8Array {
    const site = {
      header: siteHeader('/gallery', publicRight),
      head: publicHead('Every form and component with its slide, its request and its limits.'),
      open: (id: string) => `/play?example=${id}&theme=${shownThemes[0]?.id ?? ''}`,
    };
    return Buffer.from(galleryPage({ items: shown, themes: shownThemes, base: 'gallery/', site }));
  }

  const shared: Omit<Examples, 'file'> = {
    find: (exhibit_id) => byId.get(exhibit_id),
    gallery: () => files.get('gallery', async () => tagged(page())),
  };
  return {
    for: (asker) => ({
      file: (kind, text) => files.get(`${kind} ${text}`, async () => tagged(await drawers[kind](pool.for(asker), text))),
      ...shared,
    }),
  };
}

/** A thread that has too much to do, or is stopping, says nothing about the example: the page is tried again later. */
function unlessBusy(error: unknown): Facts {
  if (error instanceof ProblemError) throw error;
  return notDrawn(error);
}

const tagged = (bytes: Uint8Array): ExampleFile => ({ bytes, etag: `"${createHash('sha256').update(bytes).digest('hex')}"` });
