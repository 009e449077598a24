/**
 * Pictures and files of our own examples, and the gallery made of them. Nothing is built ahead or written to disk: a gateway may
 * have no disk of its own, and drawing the few slides that somebody looks at when they are looked at takes milliseconds each,
 * where drawing all of them in all themes takes half a minute.
 */
import { createHash } from 'node:crypto';
import { type Exhibit, exhibits, type Facts, galleryPage, notDrawn, requestText, shownThemes } from '@deckwright/gallery';
import { ProblemError } from '@deckwright/platform/errors';
import type { Drawing } from '../drawing/drawing.ts';
import { keepWithin } from './kept.ts';

/** A file with its strong entity tag (RFC 9110, 8.8.3): the hash of its bytes. */
export interface ExampleFile {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export type ExampleKind = 'preview' | 'picture' | 'pptx';

export interface Examples {
  /** `preview` is a PNG of 768 px, `picture` one of 960 px. */
  file(kind: ExampleKind, request_text: string): Promise<ExampleFile>;
  find(exhibit_id: string): Exhibit | undefined;
  /** The gallery's page. The first asker waits until every example was drawn once in every theme, without pictures. */
  gallery(): Promise<ExampleFile>;
}

/** About a thousand pictures. */
const KEEP_BYTES = 48 * 1024 * 1024;
/** Slides asked for at the same time, so that other questions to the drawing thread come between. */
const LANES = 4;

export function createExamples(drawing: Drawing): Examples {
  const files = keepWithin<ExampleFile>(KEEP_BYTES, (file) => file.bytes.length);
  const shown = exhibits();
  const byId = new Map(shown.map((exhibit) => [exhibit.id, exhibit]));

  const draw: Readonly<Record<ExampleKind, (text: string) => Promise<Uint8Array>>> = {
    async preview(text) {
      const drawn = await drawing.preview(text);
      if (!drawn.ok) throw new Error(`An example is refused: ${drawn.problem.detail}`);
      return drawn.png;
    },
    picture: (text) => drawing.picture(text),
    pptx: (text) => drawing.pptx(text),
  };

  async function page(): Promise<Uint8Array> {
    const facts = new Map<string, Facts>();
    const work = shown.flatMap((exhibit) => shownThemes.map((theme) => ({ exhibit, theme_id: theme.id })));
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let one = work[next++]; one !== undefined; one = work[next++]) {
        const { exhibit, theme_id } = one;
        facts.set(`${theme_id}/${exhibit.id}`, await drawing.facts(requestText(exhibit, theme_id)).catch(unlessBusy));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const factsOf = (exhibit_id: string, theme_id: string): Facts => {
      const found = facts.get(`${theme_id}/${exhibit_id}`);
      if (found === undefined) throw new Error(`${exhibit_id} was not drawn in ${theme_id}.`);
      return found;
    };
    return Buffer.from(galleryPage({ exhibits: shown, themes: shownThemes, facts: factsOf, base: 'gallery/' }));
  }

  return {
    file: (kind, text) => files.get(`${kind} ${text}`, async () => tagged(await draw[kind](text))),
    find: (exhibit_id) => byId.get(exhibit_id),
    gallery: () => files.get('gallery', async () => tagged(await page())),
  };
}

/** A thread that has too much to do, or is stopping, says nothing about the example: the page is tried again later. */
function unlessBusy(error: unknown): Facts {
  if (error instanceof ProblemError) throw error;
  return notDrawn(error);
}

const tagged = (bytes: Uint8Array): ExampleFile => ({ bytes, etag: `"${createHash('sha256').update(bytes).digest('hex')}"` });
