/** The engine of the page: what the service's drawing threads and writers do, with fonts that are fetched. */

import { NeedsService } from '@deckwright/core/needs-service';
import { sha256 } from '@deckwright/core/sha256';
import { DrawRefusal, type RequestKit, readJson, readSlideRequest } from '@deckwright/draw/intent';
import type { Pictures } from '@deckwright/draw/layout';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Deck, textsOf, walk } from '@deckwright/draw/scene';
import { type BrandKit, brandKitSchema } from '@deckwright/draw/themes';
import { type FontSource, loadShaper } from '@deckwright/draw/typeset';
import { drawingProblem, invalidJson, ProblemError, refuse, requestInvalid } from '@deckwright/platform/errors';
import { FILE_MEDIA, flattened } from '@deckwright/write/files';
import { writePptx } from '@deckwright/write/pptx';
import type { FetchedFiles } from './fetched-files.ts';
import { lazily } from './lazily.ts';
import { isPaintable, type Painter } from './painter.ts';
import type { CheckAnswer, DeckAnswer, DeckRequest, DrawnAnswer, DrawRequest, EngineFile, SlidesAnswer } from './protocol.ts';

export interface Engine {
  /** @throws ProblemError for a request that the service refuses too */
  draw(request: DrawRequest): Promise<Omit<DrawnAnswer, 'id' | 'ok' | 'kind' | 'ms'>>;
  /** @throws ProblemError for a request that the service refuses too */
  deck(request: DeckRequest): Promise<Omit<DeckAnswer, 'id' | 'ok' | 'kind' | 'ms'>>;
  /** @throws ProblemError for a file that is at fault */
  check(bytes: Uint8Array): Promise<Pick<CheckAnswer, 'report' | 'files'>>;
  /** Slides that a text may become. @throws ProblemError for a text that is too long */
  slides(text: string): Promise<Pick<SlidesAnswer, 'slides' | 'reason' | 'completions'>>;
  /** Fetches the writers, the shaper and all that is read or drawn only when it is asked for, so that it is there without a network. */
  loadWriters(): Promise<void>;
}

export interface EngineParts {
  readonly files: FetchedFiles;
  readonly fonts: FontSource;
  /** Pictures of the product that requests name. */
  readonly pictures: Pictures;
  readonly painter: Painter;
}

export function createEngine({ files: { whenFetched }, fonts, pictures, painter }: EngineParts): Engine {
  const drawKit = createDrawKit(fonts, { pictures });
  const loadedShaper = lazily(() => loadShaper(fonts));

  const writers = {
    png: (deck: Deck, width_px: number) => {
      const left_out = leftOut(deck);
      if (left_out !== undefined) throw left_out;
      return painter.png(deck, width_px);
    },
    pptx: async (deck: Deck) => writePptx(withoutTwins(deck)),
    pdf: async (deck: Deck) => {
      const [{ writePdf }, shaper] = await Promise.all([loadedPdf(), loadedShaper()]);
      return writePdf(flattened(deck), { fonts, shaper });
    },
  };

  const loadedDecks = lazily(async () => (await import('./decks.ts')).createDecks(drawKit));

  const shownOf = async ({ deck, report }: { readonly deck: Deck; readonly report: object }, width_px: number) => ({
    picture: await whenFetched(() => painter.picture(deck, width_px)),
    slide: { title: deck.title, report: plainOf(report) },
  });

  async function written(deck: Deck, want: readonly string[], width_px: number) {
    const files: Partial<Record<'png' | 'pptx' | 'pdf', EngineFile>> = {};
    const needs_service: { part: string; reason: string }[] = [];
    for (const part of ['png', 'pptx', 'pdf'] as const) {
      if (!want.includes(part)) continue;
      try {
        files[part] = fileOf(await whenFetched(() => writers[part](deck, width_px)), FILE_MEDIA[part].mime);
      } catch (error) {
        if (!(error instanceof NeedsService)) throw error;
        needs_service.push({ part, reason: error.message });
      }
    }
    return { files, needs_service };
  }

  return {
    async draw({ request, want, width_px, brand }) {
      const body = typeof request === 'string' ? jsonOf(request) : request;
      const read = readSlideRequest(body, await kitFor([body], brand));
      if (!read.ok) throw new ProblemError(drawingProblem(read.problem));
      const drawn = await whenFetched(() => drawSlide(read.request, drawKit)).catch((error: unknown): DrawnSlide => {
        throw error instanceof DrawRefusal ? new ProblemError(drawingProblem(error.problem)) : error;
      });
      const { deck, report } = drawn;
      const isKept = report.status === 'complete' || (report.status !== 'rejected' && read.request.force_render);
      const picture = want.includes('picture') ? await whenFetched(() => painter.picture(deck, width_px)) : undefined;
      const left_out = leftOut(deck);
      const lacks = picture !== undefined && left_out !== undefined ? [{ part: 'picture', reason: left_out.message }] : [];
      const { files, needs_service } = await written(deck, isKept ? want : [], width_px);
      const [slide] = deck.slides;
      const height = slide === undefined ? 0 : Math.round((width_px * slide.canvas.h) / slide.canvas.w);
      return {
        ...(picture === undefined ? {} : { picture }),
        width: width_px,
        height,
        title: deck.title,
        files,
        report: plainOf(report),
        needs_service: [...lacks, ...needs_service],
      };
    },
    async deck({ request, want, brand, picture: at, width_px }) {
      const { slides } = request;
      const [made, kit] = await Promise.all([loadedDecks(), kitFor(Array.isArray(slides) ? slides : [], brand)]);
      const { deck, report, title, slides: drawn } = await whenFetched(() => made(request, kit));
      const slide = at === undefined ? undefined : drawn[at];
      const shown = slide === undefined ? {} : await shownOf(slide, width_px);
      const { files, needs_service } = deck === undefined ? { files: {}, needs_service: [] } : await written(deck, want, 0);
      return { title, ...shown, files, report: plainOf(report), needs_service };
    },
    async check(bytes) {
      const { checked } = await loadedFiles();
      const { report, file } = await whenFetched(() => checked(bytes, fonts));
      return { report, files: file === undefined ? {} : { pptx: fileOf(file, FILE_MEDIA.pptx.mime) } };
    },
    async slides(text) {
      const { slidesOfText } = await loadedBriefs();
      return slidesOfText(text, async (intent) => {
        const read = readSlideRequest(intent, {});
        if (!read.ok) return undefined;
        const { deck, report } = await whenFetched(() => drawSlide(read.request, drawKit));
        return report.status === 'complete' ? textsSent(deck) : undefined;
      });
    },
    async loadWriters() {
      await Promise.all([loadedPdf(), loadedShaper(), loadedBriefs(), loadedFiles(), loadedDecks()]);
    },
  };
}

/** Texts of a slide but figures that were not sent, such as those of an axis or a sum. */
const textsSent = ({ slides }: Deck): readonly string[] =>
  slides.flatMap(({ shapes }) =>
    [...walk(shapes)].flatMap((shape) =>
      textsOf(shape).map(({ paragraphs }) =>
        paragraphs
          .map(({ runs }) => runs.map(({ text, path }) => (path === undefined ? text.replace(/\d/g, ' ') : text)).join(''))
          .join('\n'),
      ),
    ),
  );

/** What a picture of the slide lacks. */
function leftOut({ media }: Deck): NeedsService | undefined {
  const lacking = [...media.values()].find((one) => !isPaintable(one));
  return lacking && new NeedsService(`a picture of type ${lacking.mime}`);
}

const loadedPdf = lazily(() => import('@deckwright/write/pdf'));
const loadedBrands = lazily(() => import('./brands.ts'));
/** They take more than the rest of the engine. */
const loadedBriefs = lazily(() => import('./briefs.ts'));
export const loadedFiles = lazily(() => import('./files.ts'));

/** What reading needs beside the requests: the reader of briefs is fetched where one of them has a brief. */
async function kitFor(bodies: readonly unknown[], brand: DrawRequest['brand']): Promise<RequestKit> {
  const isBrief = bodies.some((body) => typeof body === 'object' && body !== null && 'brief' in body && body.brief !== null);
  const kit = brand === undefined ? undefined : kitOf(brand);
  return {
    ...(kit === undefined ? {} : { brands: (await loadedBrands()).bookOfKit(kit) }),
    ...(isBrief ? { briefs: (await loadedBriefs()).briefReader } : {}),
  };
}

function kitOf(sent: object): BrandKit {
  const read = brandKitSchema.safeParse(sent);
  if (read.success) return read.data;
  throw refuse(requestInvalid, {
    detail: read.error.issues.map(({ path, message }) => `/brand/${path.join('/')}: ${message}`).join('; '),
  });
}

/** As it goes over the wire. */
const plainOf = (report: object): Record<string, unknown> => JSON.parse(JSON.stringify(report));

const fileOf = (bytes: Uint8Array, media_type: string): EngineFile => ({
  bytes: bytes as Uint8Array<ArrayBuffer>,
  sha256: sha256(bytes),
  media_type,
});

/** As the service reads the body of a request. */
function jsonOf(text: string): unknown {
  const read = readJson(text);
  if (read.ok) return read.value;
  const { ok: _, code: reason, detail, ...place } = read;
  throw refuse(invalidJson, {
    detail: `${detail} (line ${place.line}, column ${place.column})`,
    extra: { reason, ...place },
  });
}

/** Presentations show no WebP, and an SVG only beside a PNG of it, which the service makes. */
function withoutTwins(deck: Deck): Deck {
  for (const { mime, png } of deck.media.values())
    if (png === undefined && (mime === 'image/webp' || mime === 'image/svg+xml'))
      throw new NeedsService(`a picture of type ${mime} in a presentation`);
  return deck;
}
