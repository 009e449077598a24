/** One intent through the whole product: read, draw, write. The parts are made once and serve every slide of a command. */

import { createHash } from 'node:crypto';
import { type DrawProblem, DrawRefusal, picturePlaces, type RequestKit, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, type RenderReport } from '@deckwright/draw/pipeline';
import type { Deck, TestMark } from '@deckwright/draw/scene';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { internalError, invalidJson, type ProblemBody, problem, problemType } from '@deckwright/platform/errors';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { bookOf } from './brand-book.ts';
import { onCommandLine, refusedOnCommandLine } from './command-door.ts';
import type { PictureCache } from './pictures.ts';

export const FORMATS = ['pptx', 'pdf', 'png'] as const;
export type Format = (typeof FORMATS)[number];

/** The drawing's part of the service's answer, with the hash of each file and the place it was put. */
export interface RenderResponse extends RenderReport {
  readonly content_hash: Readonly<Partial<Record<Format, string>>>;
  readonly files: Readonly<Partial<Record<Format, string>>>;
}

export type Rendered = { readonly ok: true; readonly response: RenderResponse } | { readonly ok: false; readonly problem: ProblemBody };

export interface RenderWish {
  /** What the request asks for when absent, else .pptx. */
  readonly formats?: readonly Format[] | undefined;
  /** Takes the place of the request's own theme. */
  readonly theme?: string | undefined;
  /** Takes the place of both. */
  readonly brand?: Brand | undefined;
  /** Where paths of pictures begin; without it, no picture is looked for. */
  readonly folder?: string | undefined;
  /** With the mark of test keys. */
  readonly mark?: TestMark | undefined;
  /** Puts one file somewhere and says where. */
  readonly keep: (format: Format, bytes: Uint8Array) => string;
}

export interface Renderer {
  /** The content of `text` never makes it throw. */
  render(text: string, wish: RenderWish): Promise<Rendered>;
}

export function createRenderer(): Renderer {
  const fonts = carriedFonts();
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);
  const pictures: PictureCache = new Map();

  const write = async (deck: Deck, formats: readonly Format[], keep: RenderWish['keep']) => {
    const made = await writeFiles(deck, formats, writeKit);
    const content_hash: Partial<Record<Format, string>> = {};
    const files: Partial<Record<Format, string>> = {};
    for (const format of formats) {
      const bytes = made[format];
      if (bytes === undefined) continue;
      content_hash[format] = sha256(bytes);
      files[format] = keep(format, bytes);
    }
    return { content_hash, files };
  };

  return {
    async render(text, wish) {
      try {
        const parsed = readJson(text);
        if (!parsed.ok) {
          const detail = `${parsed.detail} (line ${parsed.line}, column ${parsed.column})`;
          return { ok: false, problem: problem(invalidJson, { detail, extra: { reason: parsed.code, position: parsed.position } }) };
        }
        const { value } = parsed;
        const theme = wish.brand?.theme.id ?? wish.theme;
        if (theme !== undefined && typeof value === 'object' && value !== null) Reflect.set(value, 'theme_id', theme);
        const missing = await withPictures(value, wish.folder, pictures);
        if (missing !== undefined) return { ok: false, problem: missing };
        const read = readSlideRequest(value, { brands: bookOf(wish.brand), ...(await briefsOf(text)) });
        if (!read.ok) return { ok: false, problem: asProblem(read.problem) };
        const { deck, report } = await drawSlide(read.request, drawKit, { mark: wish.mark });
        const withheld = report.status === 'completed_with_errors' && !read.request.force_render;
        const written = await write(deck, withheld ? [] : (wish.formats ?? read.request.outputs), wish.keep);
        return { ok: true, response: { ...onCommandLine(report), ...written } };
      } catch (error) {
        if (error instanceof DrawRefusal) return { ok: false, problem: asProblem(error.problem) };
        // A fault of ours, or a folder that cannot be written: one slide fails, the others go on.
        return { ok: false, problem: problem(internalError, { detail: error instanceof Error ? error.message : String(error) }) };
      }
    },
  };
}

/** What is rarely needed is loaded when it is: what reads prose takes as long to load as all that draws. */
const briefsOf = async (text: string): Promise<Pick<RequestKit, 'briefs'>> =>
  /"brief"|\\u/.test(text) ? { briefs: (await import('@deckwright/brief')).briefReader } : {};

/** Puts pictures into a request, in place; a problem for one that cannot be had. */
async function withPictures(value: unknown, folder: string | undefined, cache: PictureCache): Promise<ProblemBody | undefined> {
  if (folder === undefined || picturePlaces(value).next().done === true) return undefined;
  const { takePictures } = await import('./pictures.ts');
  return takePictures(value, folder, cache);
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const asProblem = (problem: DrawProblem): ProblemBody => {
  const { code, status, title, detail, remedy, ways_out, errors, members } = refusedOnCommandLine(problem);
  return {
    ...members,
    type: problemType(code),
    title,
    status,
    detail,
    code,
    actionable: true,
    remedy,
    ...(ways_out === undefined ? {} : { ways_out }),
    ...(errors === undefined ? {} : { errors }),
  };
};
