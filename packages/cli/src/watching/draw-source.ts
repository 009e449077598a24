/** One file, or folder of slides, to pictures of its slides: an intent as `render` draws it, everything else as `deck` does. */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { picturePlaces, readJson } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { onCommandLine, refusedOnCommandLine } from '../command-door.ts';
import { drawDeckHere, giveWay } from '../deck-here.ts';
import { placeForPeople, sentenceForPeople } from '../deck-notices.ts';
import { type DeckBody, folderOfSource, readDeckSource } from '../deck-source.ts';
import { isDocument, planFile, sentenceOf } from '../document-source.ts';
import { findInputs } from '../inputs.ts';
import { takePictures } from '../pictures.ts';
import { readNamedText } from '../reading/read-named.ts';
import { createRenderer } from '../rendering.ts';

/** Sharp where a page shows it large, and drawn in a tenth of a second. */
const WIDTH_PX = 1280;

export interface Finding {
  readonly severity: 'error' | 'warning';
  /** In the file; empty where the whole of it is meant. */
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

export interface DrawnSource {
  /** False: what is wrong with the source stands in `findings`. */
  readonly ok: boolean;
  /** PNG, in the order of the slides. */
  readonly slides: readonly Uint8Array[];
  readonly findings: readonly Finding[];
}

export interface Look {
  readonly theme?: string | undefined;
  readonly brand?: Brand | undefined;
}

/** Never rejects because of content. @throws the signal's reason, between two slides, once it is aborted. */
export async function drawSource(path: string, look: Look, signal?: AbortSignal): Promise<DrawnSource> {
  try {
    return isIntent(path) ? await drawIntent(path, look) : await drawDeck(path, look, signal);
  } catch (error) {
    signal?.throwIfAborted();
    return refused({ detail: sentenceOf(error), remedy: '' });
  }
}

/** Files whose change changes the pictures. */
export function filesOf(path: string): readonly string[] {
  try {
    const inputs = findInputs([path]).map((input) => input.path);
    return [...new Set([path, ...inputs, ...inputs.filter((one) => !isDocument(one)).flatMap(picturesOf)])];
  } catch {
    return [path];
  }
}

function picturesOf(path: string): readonly string[] {
  const read = readJson(readNamedText(path));
  const names = read.ok ? [...picturePlaces(read.value)].map(({ name }) => name) : [];
  return names.filter((name) => !/^[a-z][a-z0-9+.-]*:/i.test(name)).map((name) => join(dirname(path), name));
}

/** What is no deck and no document. A file that cannot be read yet is taken for one, so that it is named as such. */
function isIntent(path: string): boolean {
  if (isDocument(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return false;
  const read = readJson(readNamedText(path));
  return !read.ok || read.value === null || typeof read.value !== 'object' || !('slides' in read.value);
}

async function drawIntent(path: string, { theme, brand }: Look): Promise<DrawnSource> {
  const slides: Uint8Array[] = [];
  // Made anew, since it remembers pictures, and those may be what has changed.
  const rendered = await createRenderer().render(readNamedText(path), {
    formats: ['png'],
    theme,
    brand,
    folder: dirname(path),
    keep: (_format, bytes) => {
      slides.push(bytes);
      return '';
    },
  });
  if (!rendered.ok) return refused(rendered.problem);
  const { errors, warnings } = rendered.response;
  return { ok: slides.length > 0, slides, findings: [...errors.map(asFinding('error')), ...warnings.map(asFinding('warning'))] };
}

async function drawDeck(path: string, { theme, brand }: Look, signal: AbortSignal | undefined): Promise<DrawnSource> {
  const wish = { ...(theme === undefined ? {} : { theme_id: theme }), ...(brand === undefined ? {} : { brand }) };
  const { body }: { body: DeckBody } = await readDeckSource(path, (file, bytes) => planFile(file, wish, bytes));
  if (theme !== undefined) body['theme_id'] = theme;
  const missing = await takePictures(body, folderOfSource(path), new Map());
  if (missing !== undefined) return refused(missing);
  const fonts = carriedFonts();
  const drawn = await drawDeckHere(body, brand, createDrawKit(fonts), { signal });
  if (!drawn.ok) return refused(refusedOnCommandLine(drawn.problem));
  const { deck } = drawn;
  const report = onCommandLine(drawn.report);
  const writeKit = createWriteKit(fonts);
  const slides: Uint8Array[] = [];
  for (const number of deck?.slides.keys() ?? []) {
    const { png } = await writeFiles(deck as NonNullable<typeof deck>, ['png'], writeKit, { slide: number + 1, width_px: WIDTH_PX });
    if (png !== undefined) slides.push(png);
    await giveWay(signal);
  }
  return {
    ok: report.status === 'complete',
    slides,
    findings: [...report.errors.map(asFinding('error')), ...report.warnings.map(asFinding('warning'))],
  };
}

/** Reports name these members where they have them. */
const asFinding =
  (severity: Finding['severity']) =>
  (notice: object): Finding => {
    const { path, message, remedy } = notice as { readonly path?: unknown; readonly message?: unknown; readonly remedy?: unknown };
    return {
      severity,
      place: typeof path === 'string' ? placeForPeople(path) : '',
      message: sentenceForPeople(String(message)),
      remedy: typeof remedy === 'string' ? sentenceForPeople(remedy) : '',
    };
  };

interface Refusal {
  readonly detail: string;
  readonly remedy: string;
  readonly errors?: readonly { readonly pointer: string; readonly msg: string; readonly nearest?: string | undefined }[] | undefined;
}

function refused({ detail, remedy, errors = [] }: Refusal): DrawnSource {
  const places = errors.map(({ pointer, msg, nearest }): Finding => {
    const near = nearest === undefined ? '' : `Did you mean ${nearest}?`;
    return { severity: 'error', place: placeForPeople(pointer), message: msg, remedy: near };
  });
  const whole: Finding = { severity: 'error', place: '', message: sentenceForPeople(detail), remedy };
  return { ok: false, slides: [], findings: places.length === 0 ? [whole] : places };
}
