/**
 * Pictures and files of our own examples, and the gallery made of them. Nothing is built ahead or written to disk: a gateway may
 * have no disk of its own, and drawing the few slides that somebody looks at when they are looked at takes milliseconds each,
 * where drawing all of them in all themes takes half a minute.
 */
import { createHash } from 'node:crypto';
import {
  type Facts,
  type GalleryItem,
  galleryItems,
  galleryPage,
  notDrawn,
  requestText,
  shownThemes,
  themeFacts,
} from '@deckwright/gallery';
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

export type ExampleKind = 'preview' | 'picture' | 'pptx';

export interface Examples {
  /** `preview` is a PNG of 768 px, `picture` one of 960 px. */
  file(kind: ExampleKind, request_text: string): Promise<ExampleFile>;
  find(exhibit_id: string): GalleryItem | undefined;
  /** The gallery's page. The first asker waits until every example was drawn once, without pictures; the same for each further theme. */
  gallery(): Promise<ExampleFile>;
  /** What the page does not carry: scores and warnings in another theme. */
  galleryFacts(theme_id: string): Promise<ExampleFile>;
}

/** The examples of all callers. The first caller of an example pays for its drawing with its own share of the threads. */
export interface SharedExamples {
  for(asker: Omit<Asker, 'signal'>): Examples;
}

/** About a thousand pictures. */
const KEEP_BYTES = 48 * 1024 * 1024;
/** Slides drawn at the same time; other requests to the drawing threads run between them. */
const LANES = 4;

/** The gallery belongs to no account, so it has a share of its own. */
const GALLERY: Asker = { account: 'gallery' };

export function createExamples(pool: DrawingPool): SharedExamples {
  const files = createWeightedCache<ExampleFile>(KEEP_BYTES, (file) => file.bytes.length);
  const shown = galleryItems();
  const byId = new Map(shown.map((item) => [item.id, item]));

  const ours = pool.for(GALLERY);

  const drawers: Readonly<Record<ExampleKind, (drawing: Drawing, text: string) => Promise<Uint8Array>>> = {
    async preview(drawing, text) {
      const drawn = await drawing.preview(text);
      if (!drawn.ok) throw new Error(`An example is refused: ${drawn.problem.detail}`);
      return drawn.png;
    },
    picture: (drawing, text) => drawing.picture(text),
    pptx: (drawing, text) => drawing.pptx(text),
  };

  /** What is known of every exhibit in a theme, by its id. */
  async function factsIn(theme_id: string): Promise<ReadonlyMap<string, Facts>> {
    const facts = new Map<string, Facts>();
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let item = shown[next++]; item !== undefined; item = shown[next++])
        facts.set(item.id, await ours.facts(requestText(item, theme_id)).catch(unlessBusy));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return facts;
  }

  const of = (facts: ReadonlyMap<string, Facts>, exhibit_id: string): Facts => facts.get(exhibit_id) ?? notDrawn('It was not tried.');

  async function page(): Promise<Uint8Array> {
    const carried = shownThemes.slice(0, 1).map((theme) => theme.id);
    const facts = await factsIn(carried[0] ?? '');
    const site = {
      header: siteHeader('/gallery', publicRight),
      head: publicHead('Every form and component with its slide, its request and its limits.'),
      open: (id: string) => `/play?example=${id}&theme=${carried[0] ?? ''}`,
    };
    return Buffer.from(galleryPage({ items: shown, themes: shownThemes, carried, facts: (id) => of(facts, id), base: 'gallery/', site }));
  }

  async function factsFile(theme_id: string): Promise<Uint8Array> {
    const facts = await factsIn(theme_id);
    return Buffer.from(JSON.stringify(themeFacts(shown, (id) => of(facts, id))));
  }

  const shared: Omit<Examples, 'file'> = {
    find: (exhibit_id) => byId.get(exhibit_id),
    galleryFacts: (theme_id) => files.get(`facts ${theme_id}`, async () => tagged(await factsFile(theme_id))),
    gallery: () => files.get('gallery', async () => tagged(await page())),
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
