/** What a PDF has beside what its pages paint: notes, fields, attached files. Slides have no room for them, so each is named in the report. */

import type { Matrix } from '@deckwright/core/matrix';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Losses } from '../loss.ts';
import { boxThrough, matrixOf } from '../page/matrix.ts';
import { boxInches } from '../scene/path-shapes.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Of one page; links are read elsewhere, and a popup is the window of another note. */
const MAX_NOTES = 500;
const ELSEWHERE = new Set(['Link', 'Popup']);
/** Of the file. */
const MAX_ATTACHED = 50;
const MAX_NAME = 80;

export async function reportNotes(page: PDFPageProxy, scale: number, losses: Losses): Promise<void> {
  const m = matrixOf(page.getViewport({ scale }).transform);
  let notes: readonly Record<string, unknown>[];
  try {
    notes = (await page.getAnnotations()) as readonly Record<string, unknown>[];
  } catch {
    losses.lost('omitted', 'annotation', 'Notes of the page', 'They are damaged.');
    return;
  }
  for (const note of notes.slice(0, MAX_NOTES)) {
    const subtype = typeof note['subtype'] === 'string' ? note['subtype'] : 'unknown';
    if (ELSEWHERE.has(subtype)) continue;
    const is_field = subtype === 'Widget';
    const has_look = note['hasAppearance'] === true;
    losses.lost(
      has_look ? 'simplified' : 'omitted',
      is_field ? 'field' : 'annotation',
      is_field ? 'A field to fill in' : `A note of the kind ${subtype}`,
      has_look ? 'What it paints is taken over; it is no field or note any more.' : 'It paints nothing by itself.',
      boxOfNote(note['rect'], m),
    );
  }
  if (notes.length > MAX_NOTES)
    losses.lost('omitted', 'annotation', `${notes.length - MAX_NOTES} more notes`, `${MAX_NOTES} notes of a page are looked at.`);
}

function boxOfNote(rect: unknown, m: Matrix): readonly [number, number, number, number] {
  if (!Array.isArray(rect) || rect.length !== 4 || !rect.every(Number.isFinite)) return [0, 0, 0, 0];
  const [x0, y0, x1, y1] = rect as [number, number, number, number];
  return boxInches(boxThrough(m, x0, y0, x1, y1));
}

/** Named on the first page that is converted. */
export async function reportAttached({ document }: OpenPdf, losses: Losses): Promise<void> {
  let names: readonly string[];
  try {
    names = Object.keys(((await document.getAttachments()) ?? {}) as object);
  } catch {
    names = ['of a damaged list'];
  }
  for (const name of names.slice(0, MAX_ATTACHED))
    losses.lost(
      'omitted',
      'attachment',
      `The attached file ${JSON.stringify(name.slice(0, MAX_NAME))}`,
      'Slides carry no attached files over.',
    );
  if (names.length > MAX_ATTACHED)
    losses.lost('omitted', 'attachment', `${names.length - MAX_ATTACHED} more attached files`, 'Slides carry no attached files over.');
}
