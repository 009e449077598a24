/**
 * Draws all of a slide except its body (title, sub-line, top strip, bands, notes, source, page number). It returns the box that is left for
 * the body.
 */
import type { Color, Shape } from '../scene/index.ts';
import type { BrandLogo } from '../themes/index.ts';
import type { Block, Fit, RunIn } from '../typeset/index.ts';
import { drawBands } from './bands.ts';
import type { BoxIn } from './boxes.ts';
import type { Chrome, Sourced } from './chrome.ts';
import { CANVAS_W, CONTENT_W, MARGIN } from './grid.ts';
import { type Kit, run } from './kit.ts';
import { drawLogo } from './logo.ts';
import { type Side, sideOf } from './mirror.ts';
import { line, rect, stroke } from './shapes.ts';

export interface Frame {
  readonly before: readonly Shape[];
  readonly after: readonly Shape[];
  readonly body: BoxIn;
  /** Number of lines that the title needed. */
  readonly title_lines: number;
}

const TITLE_TOP = 0.42;
const SUBTITLE_H = 0.25;
const TITLE_SIZES = [24, 22, 20] as const;
/**
 * A title of nearly one line is set a little smaller, because a second line that only a wider face needs leaves a gap above the sub-line.
 */
const ONE_LINE_SIZES = [24, 22] as const;
const TITLE_LEADING = 1.1;
const BODY_STOPS = [1.2, 1.5, 1.75, 2] as const;
const BODY_BOTTOM = 6.8;
const SOURCE_BOTTOM = 7.22;
const SOURCE_W = 9.2;
const NOTE_LINE = 0.15;
/** Largest number of title lines that the frame can hold. The pipeline refuses a longer title. */
export const MAX_TITLE_LINES = 3;

export function drawFrame(chrome: Chrome, kit: Kit, logo?: BrandLogo): Frame {
  const before: Shape[] = [];
  const after: Shape[] = [];
  const strip = { y: 0.16, h: 0.2 };
  const side = frameSide(kit);
  const heading = chrome.title === undefined ? undefined : title(chrome.title, kit);
  if (heading !== undefined) before.push(...heading.shapes);
  const titleLines = heading?.fit.lines ?? 0;
  let headerBottom = heading === undefined ? TITLE_TOP : TITLE_TOP + heading.height;
  if (chrome.subtitle !== undefined) {
    const top = headerBottom + (titleLines === 0 ? 0 : 0.05);
    const line = subtitle(chrome.subtitle, top, kit);
    before.push(line.shape);
    headerBottom = top + line.h;
  }
  if (chrome.kicker !== undefined)
    before.push(
      kit.label({
        id: 'kicker',
        role: 'tracker',
        box: side.box({ x: MARGIN, ...strip, w: SOURCE_W }),
        runs: chrome.kicker.text,
        path: chrome.kicker.path,
        style: { color: 'muted' },
        size_pt: 9,
        anchor: 'middle',
        wrap: false,
        align: side.leading(chrome.kicker.text),
      }),
    );
  if (chrome.sticker !== undefined) before.push(sticker(chrome.sticker, kit));

  const notes = footer(chrome, kit);
  if (logo !== undefined) after.push(...drawLogo(logo, logoRight(chrome, kit), side.box, kit));
  after.push(...notes.shapes);
  const top = BODY_STOPS.find((stop) => stop >= headerBottom + 0.2 - 1e-6) ?? Math.ceil((headerBottom + 0.2) * 20) / 20;
  let low = BODY_BOTTOM - notes.lift;
  const bands = drawBands(chrome, low, { x: MARGIN, w: CONTENT_W }, kit);
  low = bands.low;
  return {
    before,
    after: [...bands.shapes, ...after],
    body: { x: MARGIN, y: top, w: CONTENT_W, h: Math.round((low - top) * 1e4) / 1e4 },
    title_lines: titleLines,
  };
}

/** Height of a title in a tall script, in hundredths of an inch; 0 for all other scripts. */
const tallHeight = ({ height_in, size_pt, lines }: Fit): number =>
  height_in > ((lines * size_pt) / 72) * (TITLE_LEADING + 0.01) ? Math.ceil(height_in * 100 - 1e-6) / 100 : 0;

const titleHeight = (lines: number): number => (lines <= 1 ? 0.4 : lines === 2 ? 0.77 : 0.37 * lines + 0.03);

/** The mirrored margins, for content that is nearer to one side of the slide. */
const frameSide = (kit: Kit): Side => sideOf({ x: 0, y: 0, w: CANVAS_W, h: 0 }, kit);

function title({ text, path }: Sourced, kit: Kit): { readonly shapes: Shape[]; readonly fit: Fit; readonly height: number } {
  const block = kit.block(text, { color: 'ink', font: 'heading', bold: kit.theme.title_bold, leading: TITLE_LEADING }, path);
  // The widest built-in title face, in bold, decides the size, so that one layout serves every theme.
  const reference: Block = { ...block, bold: true };
  const oneLine = kit.fit({ block: reference, sizes_pt: ONE_LINE_SIZES, width_in: CONTENT_W, max_lines: 1 });
  let fit = oneLine.fits ? oneLine : kit.fit({ block: reference, sizes_pt: TITLE_SIZES, width_in: CONTENT_W, max_lines: 2 });
  if (!fit.fits) {
    fit = kit.fit({ block: reference, sizes_pt: [20], width_in: CONTENT_W });
    kit.warn('title_over_two_lines', `The title needs ${fit.lines} lines at 20 pt; two lines hold about 180 characters.`, {
      path,
      remedy: 'Shorten the title; move detail to the sub-line.',
    });
  } else if (fit.size_pt < 24 && fit.lines > 1)
    kit.warn('text_shrunk', `The title is set at ${fit.size_pt} pt instead of 24 to stay within two lines.`, {
      path,
      remedy: 'Shorten the title.',
    });
  // Scripts with a larger line spacing need more than the usual height of the zone.
  const height = Math.max(titleHeight(fit.lines), tallHeight(fit));
  const box = { x: MARGIN, y: TITLE_TOP, w: CONTENT_W, h: height };
  const shape = kit.place({ id: 'title', name: 'Title', role: 'title' }, box, {
    block,
    size_pt: fit.size_pt,
    balance: fit.lines > 1,
    align: frameSide(kit).leading(text),
  });
  return { shapes: [{ ...shape, placeholder: 'title' }], fit, height };
}

function subtitle({ text, path }: Sourced, top: number, kit: Kit): { readonly shape: Shape; readonly h: number } {
  const block = kit.block(text, { color: 'muted' }, path);
  const fit = kit.fit({ block, sizes_pt: [14, 12], width_in: CONTENT_W, max_lines: 1 });
  if (!fit.fits)
    kit.warn('text_shrunk', 'The sub-line does not fit on one line at 12 pt and wraps.', {
      path,
      remedy: 'Keep the sub-line to what is measured, unit, period and scope.',
    });
  const h = fit.lines > 1 ? Math.ceil(fit.height_in * 100) / 100 : SUBTITLE_H;
  const box = { x: MARGIN, y: top, w: CONTENT_W, h };
  const shape = kit.place({ id: 'subtitle', name: 'Sub-line', role: 'subtitle' }, box, {
    block,
    size_pt: fit.size_pt,
    anchor: 'middle',
    align: frameSide(kit).leading(text),
  });
  return { shape: { ...shape, placeholder: 'subtitle' }, h };
}

function sticker({ text, path }: Sourced, kit: Kit): Shape {
  const w = Math.ceil((kit.text.widthIn(text, 9, { bold: true }) + 0.2) * 100) / 100;
  return rect({ id: 'sticker', name: 'Sticker', role: 'sticker' }, frameSide(kit).box({ x: MARGIN + CONTENT_W - w, y: 0.16, w, h: 0.2 }), {
    stroke: stroke('muted', 0.75),
    text: kit.text.set({
      block: kit.block(text, { color: 'muted', bold: true }, path),
      size_pt: 9,
      width_in: w,
      height_in: 0.2,
      align: 'center',
      anchor: 'middle',
      wrap: false,
      lang: kit.locale,
    }),
  });
}

/** Footnotes in order, a remark of the product, then the source. Each is a paragraph. */
export function noteParagraphs(chrome: Chrome, kit: Kit): { runs: RunIn[] }[] {
  const notes = chrome.footnotes.flatMap((note, i) => {
    const lead = note.number === undefined ? (i === 0 ? '' : '  ·  ') : `${i === 0 ? '' : '   '}${note.number}. `;
    return [...(lead === '' ? [] : [run(lead)]), run(note.text, note.path)];
  });
  const paragraphs: { runs: RunIn[] }[] = notes.length === 0 ? [] : [{ runs: notes }];
  if (chrome.remark !== undefined) paragraphs.push({ runs: [run(chrome.remark, undefined, 'derived')] });
  const counted = chrome.sample_size === undefined ? [] : [run('n = '), run(chrome.sample_size.text, chrome.sample_size.path)];
  if (chrome.source === undefined) return counted.length === 0 ? paragraphs : [...paragraphs, { runs: counted }];
  const { text, path } = chrome.source;
  const prefixed =
    /^(source|sources|quelle|quellen|fuente|fonte|bron|źródło|出所|المصدر|来源|來源|출처|מקור|ที่มา|Πηγή|Источник)\s*[:：]/i.test(text);
  const more = (chrome.more_sources ?? []).flatMap((other) => [run('; '), run(other.text, other.path)]);
  const named = [...(prefixed ? [] : [run(`${kit.word('source')}: `)]), run(text, path), ...more];
  paragraphs.push({ runs: counted.length === 0 ? named : [...named, run('; '), ...counted] });
  return paragraphs;
}

/** Footnotes and then the source, growing upwards from the foot. Footer words and page number are at the right. */
function footer(chrome: Chrome, kit: Kit): { readonly shapes: Shape[]; readonly lift: number } {
  const shapes: Shape[] = [];
  const side = frameSide(kit);
  const paragraphs = noteParagraphs(chrome, kit);
  let lift = 0;
  if (paragraphs.length > 0) {
    const block = kit.paragraphs(paragraphs, { color: 'muted' as Color, leading: 1.15 });
    const fit = kit.fit({ block, sizes_pt: [9], width_in: SOURCE_W });
    const h = NOTE_LINE * fit.lines;
    lift = Math.max(0, fit.lines - 2) * NOTE_LINE;
    const words = chrome.source?.text ?? chrome.footnotes[0]?.text ?? chrome.remark ?? '';
    shapes.push(
      kit.place({ id: 'source', name: 'Source', role: 'source' }, side.box({ x: MARGIN, y: SOURCE_BOTTOM - h, w: SOURCE_W, h }), {
        block,
        size_pt: 9,
        anchor: 'bottom',
        align: side.leading(words),
      }),
    );
  }
  if (chrome.footer !== undefined) {
    const shape = kit.label({
      id: 'footer',
      name: 'Footer',
      role: 'source',
      box: side.box({ x: 9.9, y: SOURCE_BOTTOM - NOTE_LINE, w: 2.4, h: NOTE_LINE }),
      runs: chrome.footer.text,
      path: chrome.footer.path,
      style: { color: 'muted' },
      size_pt: 9,
      align: side.end,
      anchor: 'bottom',
      wrap: false,
    });
    shapes.push({ ...shape, placeholder: 'footer' });
  }
  if (chrome.page_number !== undefined) {
    const { text, path } = chrome.page_number;
    const shape = kit.label({
      id: 'page-number',
      name: 'Slide number',
      role: 'page_number',
      box: side.box({ x: CANVAS_W - MARGIN - 0.4, y: SOURCE_BOTTOM - NOTE_LINE, w: 0.4, h: NOTE_LINE }),
      runs: [{ ...run(text, path), field: 'slidenum' }],
      style: { color: 'muted' },
      size_pt: 9,
      align: side.end,
      anchor: 'bottom',
      wrap: false,
    });
    shapes.push({ ...shape, placeholder: 'slide_number' });
  }
  return { shapes, lift };
}

/** Where the room for a logo ends: at the page number, or before the footer words. */
function logoRight({ footer: words, page_number }: Chrome, kit: Kit): number {
  const edge = page_number === undefined ? CANVAS_W - MARGIN : CANVAS_W - MARGIN - 0.5;
  return words === undefined ? edge : 12.3 - kit.text.widthIn(words.text, 9) - 0.15;
}

/** A hairline across a box, for tables and lists. */
export const hairline = (id: string, x1: number, x2: number, y: number, color: Color = 'line', width_pt = 0.5): Shape =>
  line({ id, name: 'rule', role: 'rule' }, [x1, y], [x2, y], stroke(color, width_pt));
