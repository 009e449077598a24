/** Reads letters of lines by Tesseract, compiled to WebAssembly, in this process. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Ink, scaleInk } from '@deckwright/read/image';

/** A word as it was read, in pixels of its line. */
export interface ReadWord {
  readonly text: string;
  /** 0 to 1, as Tesseract says. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LetterReader {
  /** The words of each line, in its order from left to right. */
  read(lines: readonly Ink[]): ReadWord[][];
  close(): void;
}

/** What is used of the library's module, which has no types of its own. */
export interface Tesseract {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(path: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  End(): void;
}

const require = createRequire(import.meta.url);

/** Neural network alone. */
const LSTM_ONLY = 1;
/** One block of text of one size: each strip of a sheet is a line of it. */
const ONE_BLOCK = '6';
/** Height that all lines are brought to, ascender to descender. */
const LINE_PX = 36;
const BETWEEN_PX = 24;
const MARGIN_PX = 20;
/** Tesseract's own limit is 32,767 to a side. */
const MAX_SHEET_PX = 12_000;
const INTEGER_MODEL = '4.0.0_best_int';

/** @param languages names of Tesseract (`eng`, `deu`), each of which is installed as `@tesseract.js-data/<name>` */
export async function openLetterReader(languages: readonly string[]): Promise<LetterReader> {
  return readerIn(await loadTesseract(), languages);
}

/** Loads the library once, for readers of several languages. */
export const loadTesseract = (): Promise<Tesseract> =>
  (require('tesseract.js-core/tesseract-core-simd-lstm') as () => Promise<Tesseract>)();

/** @throws UnknownLanguage */
export function readerIn(core: Tesseract, languages: readonly string[]): LetterReader {
  for (const language of languages) core.FS.writeFile(`./${language}.traineddata`, trainedData(language));
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.join('+'), LSTM_ONLY) !== 0) throw new Error(`Tesseract does not begin with ${languages.join(', ')}.`);
  api.SetVariable('tessedit_pageseg_mode', ONE_BLOCK);
  api.SetVariable('user_defined_dpi', '150');
  // Ink is dark on white already: nothing is read a second time as light on dark.
  api.SetVariable('tessedit_do_invert', '0');
  return {
    read: (lines) => sheetsOf(lines).flatMap((sheet) => readSheet(core, api, sheet)),
    close: () => api.End(),
  };
}

/** Languages that nobody installed, and names that are none. */
export class UnknownLanguage extends Error {
  override readonly name = 'UnknownLanguage';
}

function trainedData(language: string): Uint8Array {
  const folder = folderOf(language);
  return gunzipSync(readFileSync(join(folder, INTEGER_MODEL, `${language}.traineddata.gz`)));
}

function folderOf(language: string): string {
  try {
    if (/^[a-z]{3}(?:_[a-z]{3,4})?$/.test(language)) return dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
  } catch {
    // As below.
  }
  throw new UnknownLanguage(`There is no trained data of the language ${language}.`);
}

interface Strip {
  readonly ink: Ink;
  readonly top: number;
  /** Pixels of the sheet to one of the line. */
  readonly scale: number;
}

interface Sheet {
  readonly strips: readonly Strip[];
  readonly width: number;
  readonly height: number;
}

/** Lines one below the other, all of one height: Tesseract finds them without asking what the page is. */
function sheetsOf(lines: readonly Ink[]): Sheet[] {
  const sheets: Sheet[] = [];
  let strips: Strip[] = [];
  let top = MARGIN_PX;
  const close = (): void => {
    if (strips.length === 0) return;
    sheets.push({ strips, width: Math.max(...strips.map(({ ink }) => ink.width)) + 2 * MARGIN_PX, height: top });
    strips = [];
    top = MARGIN_PX;
  };
  for (const line of lines) {
    const ink = scaleInk(line, LINE_PX);
    if (top + LINE_PX + BETWEEN_PX > MAX_SHEET_PX) close();
    strips.push({ ink, top, scale: LINE_PX / line.height });
    top += LINE_PX + BETWEEN_PX;
  }
  close();
  return sheets;
}

function readSheet(core: Tesseract, api: TesseractApi, sheet: Sheet): ReadWord[][] {
  core.FS.writeFile('/input', grayMap(sheet));
  if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract does not take the sheet of lines.');
  if (api.Recognize(null) !== 0) throw new Error('Tesseract does not read the sheet of lines.');
  const words = sheet.strips.map((): ReadWord[] => []);
  // Level, page, block, paragraph, line, word, left, top, width, height, confidence, text: words are of level 5.
  for (const row of api.GetTSVText(0).split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== '5' || text.trim() === '') continue;
    const box = [left, top, width, height].map(Number);
    const [x = 0, y = 0, w = 0, h = 0] = box;
    const at = Math.floor((y + h / 2 - MARGIN_PX + BETWEEN_PX / 2) / (LINE_PX + BETWEEN_PX));
    const strip = sheet.strips[at];
    if (strip === undefined) continue;
    const { scale, top: stripTop } = strip;
    words[at]?.push({
      text: text.trim(),
      confidence: Number(confidence) / 100,
      left: (x - MARGIN_PX) / scale,
      right: (x + w - MARGIN_PX) / scale,
      top: (y - stripTop) / scale,
      bottom: (y + h - stripTop) / scale,
    });
  }
  return words.map((line) => line.toSorted((a, b) => a.left - b.left));
}

/** A PGM (netpbm), which Leptonica reads without decoding. */
function grayMap({ strips, width, height }: Sheet): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const pixels = Buffer.alloc(width * height, 255);
  for (const { ink, top } of strips) {
    for (let y = 0; y < ink.height; y++) {
      pixels.set(ink.gray.subarray(y * ink.width, (y + 1) * ink.width), (top + y) * width + MARGIN_PX);
    }
  }
  return Buffer.concat([head, pixels]);
}
