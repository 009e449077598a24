/** Opens a PDF: its first bytes, its size, its password and its pages are checked before anything is drawn of it. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfLimits } from '../limits.ts';
import { PdfRefusal } from '../pdf-refusal.ts';
import { loadLibrary } from './library.ts';

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly pages: number;
  readonly encrypted: boolean;
  readonly producer: string;
  readonly creator: string;
  readonly title: string;
}

export interface PdfFileKit {
  /** Folder of the library, where its tables of characters and its decoders of pictures lie. It ends with a slash. */
  readonly library_folder: string;
  /** Time of a processor that the process has used, milliseconds. Without it the time of a page is not limited. */
  readonly processor_ms?: () => number;
}

/** Readers find the header anywhere in these first bytes (ISO 32000-1, annex H, note 13). */
const HEADER_WITHIN = 1024;
const MAX_WORDS = 300;

/**
 * @param CanvasFactory makes the library's canvases where it paints
 * @throws PdfRefusal
 */
export async function openPdf(
  bytes: Uint8Array,
  limits: PdfLimits,
  { library_folder }: PdfFileKit,
  CanvasFactory?: object,
): Promise<OpenPdf> {
  checkBytes(bytes, limits);
  const { getDocument } = await loadLibrary();
  const task = getDocument({
    // Its own copy, because the buffer is handed over.
    data: new Uint8Array(bytes),
    cMapUrl: `${library_folder}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${library_folder}standard_fonts/`,
    wasmUrl: `${library_folder}wasm/`,
    iccUrl: `${library_folder}iccs/`,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: false,
    maxImageSize: limits.image_px,
    verbosity: 0,
    ...(CanvasFactory && { CanvasFactory }),
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy().catch(() => undefined);
    throw refusalOf(error);
  }
  if (document.numPages < 1) throw new PdfRefusal('empty', 'The PDF has no pages.');
  const facts = await factsOf(document);
  return { document, pages: document.numPages, ...facts };
}

function checkBytes(bytes: Uint8Array, limits: PdfLimits): void {
  if (bytes.length === 0) throw new PdfRefusal('empty', 'The file has no content.');
  if (bytes.length > limits.bytes) throw new PdfRefusal('too_large', `The file has ${bytes.length} bytes; the limit is ${limits.bytes}.`);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).toString('latin1');
  if (!head.includes('%PDF-')) throw new PdfRefusal('not_a_pdf', `The file is no PDF${kindOf(head)}.`);
}

function kindOf(head: string): string {
  if (head.startsWith('PK')) return ': it is a zip file, perhaps a .pptx';
  if (/^\s*(?:<!doctype html|<html)/i.test(head)) return ': it is a web page';
  if (head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff') || head.startsWith('GIF8')) return ': it is a picture';
  return ', because it does not begin with %PDF-';
}

function refusalOf(error: unknown): PdfRefusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new PdfRefusal('encrypted', 'The PDF asks for a password.');
  const said = error instanceof Error ? error.message : '';
  if (/encrypt|crypt filter|security handler|unknown crypto/i.test(said))
    return new PdfRefusal('encrypted', 'The PDF is encrypted in a way that only the program that made it can open.');
  return new PdfRefusal('corrupted', 'The PDF is damaged: its table of objects or its pages cannot be read.');
}

async function factsOf(document: PDFDocumentProxy): Promise<Pick<OpenPdf, 'encrypted' | 'producer' | 'creator' | 'title'>> {
  try {
    const { info } = await document.getMetadata();
    const said = info as Readonly<Record<string, unknown>>;
    const words = (key: string): string => plainWords(said[key]);
    return {
      encrypted: typeof said['EncryptFilterName'] === 'string',
      producer: words('Producer'),
      creator: words('Creator'),
      title: words('Title'),
    };
  } catch {
    // A file whose properties are damaged has none.
    return { encrypted: false, producer: '', creator: '', title: '' };
  }
}

/** What a file says of itself, without control characters and not longer than anybody reads. */
const plainWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, MAX_WORDS)
    : '';

/** @throws PdfRefusal for a page that cannot be read */
export async function pageOf({ document }: OpenPdf, number: number): Promise<PDFPageProxy> {
  try {
    return await document.getPage(number);
  } catch {
    throw new PdfRefusal('corrupted', `Page ${number} of the PDF cannot be read.`);
  }
}
