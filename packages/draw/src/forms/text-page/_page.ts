/** Draws a page of text: finds the largest type at which a way of setting it holds everything. */
import { type BoxIn, capacityExceeded, type Drawing, type Kit, SPAN, shape, sideOf } from '../../layout/index.ts';
import { columnsFor, placePicture, storyPicture } from '../../marks/story-picture.ts';
import type { Shape } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import { blockOf, cutOf, heightOf, type Sent, sentOf } from './_paragraphs.ts';
import type { TextPageData } from './form.ts';

const SMALLEST = 12;
/** Between columns of text, and between text and what stands beside it. */
const AISLE = 0.5;
/** Widest column at 1 pt, inches: about ninety-five characters a line. */
const WIDEST = 0.64;
/** Share of the width for text beside an exhibit, and for the headings of rows. */
const BESIDE = 0.44;
const HEADINGS = 0.27;
const ROW_GAP = 0.32;
/** Largest type of a page of text, and of text beside an exhibit, which has type of that size. */
const TEXT_PT = 20;
const BESIDE_PT = 16;
/** Type of a note below an exhibit, its share of the height at most, and the gap above it in inches. */
const NOTE_PT = [16, 14, 12] as const;
const MOST_NOTE = 0.3;
const NOTE_GAP = 0.25;

/** A few words are read from afar: so many characters at most have this size. */
const FEW = [
  { characters: 800, size_pt: 24 },
  { characters: 1200, size_pt: 20 },
] as const;
/** Paragraphs stand so much further apart where the page has room, until they have this share of its height. */
const SPREADS = [3, 2.5, 2, 1.5] as const;
const SPREAD_TO = 0.85;

interface Placed {
  readonly part: readonly Sent[];
  readonly box: BoxIn;
  /** Factor of the spaces between paragraphs; 1 where absent. */
  readonly spread?: number;
}

interface Page {
  readonly size_pt: number;
  readonly parts: readonly Placed[];
  readonly rules: readonly { readonly from: readonly [number, number]; readonly to: readonly [number, number] }[];
}

export function drawPage(d: TextPageData, pane: FormPane, kit: Kit): Drawing {
  const text = sentOf(d.text, `${pane.pointer}/text`);
  if (d.text_place === 'below' && d.exhibits.length > 0) return drawNoted(d, text, pane, kit);
  const { box, shapes, alt } = besideOf(d, pane, kit);
  const page = pageOf(text, box, shapes.length > 0 ? BESIDE_PT : TEXT_PT, kit);
  const side = sideOf(pane.box, kit);
  const drawn: Shape[] = [];
  for (const [i, { mark }] of d.text.entries()) if (mark !== undefined) kit.drawn.add(`${pane.pointer}/text/${i}/mark`);
  const main = page.parts.findIndex(({ part }) => part.some(({ kind }) => kind !== 'heading'));
  for (const [i, { part, box: own, spread }] of page.parts.entries()) {
    const label = kit.place({ id: `body/text-${i + 1}`, name: i === 0 ? 'text' : `text ${i + 1}`, role: 'body' }, side.box(own), {
      block: blockOf(part, page.size_pt, kit, spread),
      size_pt: page.size_pt,
      align: side.leading(part[0]?.text ?? ''),
    });
    // A placeholder shows in the outline of the presentation.
    drawn.push(i === main ? { ...label, placeholder: 'body' } : label);
  }
  for (const [i, { from, to }] of page.rules.entries())
    drawn.push(
      shape.line(
        { id: `body/rule-${i + 1}`, name: 'rule', role: 'rule' },
        [side.x(from[0]), from[1]],
        [side.x(to[0]), to[1]],
        shape.stroke('line', 0.75),
      ),
    );
  const words = text.map((one) => one.text).join(' ');
  return { shapes: [...drawn, ...shapes], alt: alt === '' ? words : `${words} ${alt}` };
}

/** The exhibit over the whole width, and the text as a note at the foot. */
function drawNoted(d: TextPageData, text: readonly Sent[], pane: FormPane, kit: Kit): Drawing {
  const { box } = pane;
  const side = sideOf(box, kit);
  const size_pt = NOTE_PT.find((pt) => heightOf(text, pt, box.w, kit) <= box.h * MOST_NOTE);
  if (size_pt === undefined)
    throw capacityExceeded('The text is too long for a note below an exhibit.', 'Shorten it, or leave text_place out.', {
      pointer: `${pane.pointer}/text`,
    });
  const h = heightOf(text, size_pt, box.w, kit);
  const exhibit = exhibitOf(d, { ...box, h: box.h - h - NOTE_GAP }, pane, kit);
  for (const [i, { mark }] of d.text.entries()) if (mark !== undefined) kit.drawn.add(`${pane.pointer}/text/${i}/mark`);
  const label = kit.place({ id: 'body/text-1', name: 'text', role: 'body' }, side.box({ ...box, y: box.y + box.h - h, h }), {
    block: blockOf(text, size_pt, kit),
    size_pt,
    align: side.leading(text[0]?.text ?? ''),
  });
  return { shapes: [{ ...label, placeholder: 'body' }, ...exhibit.shapes], alt: `${exhibit.alt} ${text.map((one) => one.text).join(' ')}` };
}

/** The exhibit or picture, and the box that it leaves for the text. */
function besideOf(
  d: TextPageData,
  pane: FormPane,
  kit: Kit,
): { readonly box: BoxIn; readonly shapes: readonly Shape[]; readonly alt: string } {
  const { box } = pane;
  if (d.exhibits.length > 0) {
    const w = (box.w - AISLE) * BESIDE;
    return { box: { ...box, w }, ...exhibitOf(d, { ...box, x: box.x + w + AISLE, w: box.w - AISLE - w }, pane, kit) };
  }
  if (pane.parts.image_src === undefined) return { box, shapes: [], alt: '' };
  const picture = storyPicture(pane.parts.image_src, d, kit);
  const w = SPAN(columnsFor(picture, box.h));
  const { subject } = pane.parts;
  const caption = subject === undefined ? undefined : { text: subject.text, path: subject.path };
  const placed = placePicture(picture, caption, { ...box, x: box.x + box.w - w, w }, box, 'body/picture', kit);
  return { box: { ...box, w: box.w - w - AISLE }, shapes: placed.shapes, alt: subject?.text ?? '' };
}

/** The exhibit in a part of the body, under its head. */
function exhibitOf(d: TextPageData, box: BoxIn, pane: FormPane, kit: Kit): { readonly shapes: readonly Shape[]; readonly alt: string } {
  const [exhibit] = d.exhibits;
  if (exhibit === undefined) return { shapes: [], alt: '' };
  const { form, variant, data, blocks, head } = exhibit;
  const over = headOf(head, box, `${pane.pointer}/exhibits/0/head`, kit);
  const below = { ...box, y: box.y + over.h, h: box.h - over.h };
  const drawing = kit.drawForm(
    { form, variant, data, blocks },
    { box: sideOf(pane.box, kit).box(below), id: 'body/exhibit', pointer: `${pane.pointer}/exhibits/0` },
  );
  return { shapes: [...over.shapes, ...drawing.shapes], alt: head === undefined ? drawing.alt : `${head}: ${drawing.alt}` };
}

const HEAD_SIZES = [16, 14, 12] as const;
const BELOW_HEAD = 0.22;

/** The head of the exhibit, with a rule below. */
function headOf(head: string | undefined, box: BoxIn, path: string, kit: Kit): { readonly shapes: readonly Shape[]; readonly h: number } {
  if (head === undefined) return { shapes: [], h: 0 };
  const side = sideOf(box, kit);
  const block = kit.block(head, { color: 'ink', bold: true, leading: 1.1 }, path);
  const fit = kit.fit({ block, sizes_pt: HEAD_SIZES, width_in: box.w, max_lines: 2 });
  if (!fit.fits)
    throw capacityExceeded(`The head ${JSON.stringify(head)} needs more than two lines.`, 'Shorten the head.', { pointer: path });
  const at = { ...box, h: fit.height_in };
  const label = kit.place({ id: 'body/exhibit-head', name: 'head of exhibit', role: 'header' }, side.box(at), {
    block,
    size_pt: fit.size_pt,
    align: side.leading(head),
  });
  const y = box.y + fit.height_in + 0.06;
  const rule = shape.line(
    { id: 'body/exhibit-rule', name: 'rule', role: 'rule' },
    [box.x, y],
    [box.x + box.w, y],
    shape.stroke('muted', 1),
  );
  return { shapes: [label, rule], h: fit.height_in + BELOW_HEAD };
}

/** Ways to set the text, the one that reads best first. */
function pageOf(text: readonly Sent[], box: BoxIn, most_pt: number, kit: Kit): Page {
  const isRows = rowsIn(text).length > 1 && text[0]?.kind === 'heading' && box.w > 9;
  const isWide = box.w > 9 && text.length > 1;
  const characters = text.reduce((sum, one) => sum + one.text.length, 0);
  const ways: readonly (() => Page | undefined)[] = [
    ...(isRows ? [20, 18, 16, 14].map((pt) => () => rowsPage(text, box, pt, kit)) : []),
    ...(most_pt < TEXT_PT
      ? []
      : FEW.filter((few) => characters <= few.characters).map(
          ({ size_pt }) =>
            () =>
              spreadColumn(text, box, size_pt, kit),
        )),
    ...[20, 18, 16].filter((pt) => pt <= most_pt).map((pt) => () => oneColumn(text, box, pt, kit)),
    ...(isWide ? [18, 16, 14].map((pt) => () => twoColumns(text, box, pt, kit)) : []),
    () => oneColumn(text, box, 14, kit),
    ...(isRows ? [() => rowsPage(text, box, SMALLEST, kit)] : []),
    ...(isWide ? [() => twoColumns(text, box, SMALLEST, kit)] : []),
    () => oneColumn(text, box, SMALLEST, kit),
  ];
  for (const way of ways) {
    const page = way();
    if (page !== undefined) return page;
  }
  let held = 1;
  while (
    held < text.length &&
    (twoColumns(text.slice(0, held + 1), box, SMALLEST, kit) ?? oneColumn(text.slice(0, held + 1), box, SMALLEST, kit)) !== undefined
  )
    held++;
  throw capacityExceeded(
    `The ${text.length} paragraphs do not fit the slide at ${SMALLEST} pt.`,
    'Send fewer paragraphs on a slide, or shorten them.',
    { pointer: '/data/text', count: text.length, ...(held < text.length && held > 1 ? { limit: held } : {}) },
  );
}

function oneColumn(text: readonly Sent[], box: BoxIn, size_pt: number, kit: Kit): Page | undefined {
  const w = Math.min(box.w, WIDEST * size_pt);
  const h = heightOf(text, size_pt, w, kit);
  if (h > box.h) return undefined;
  return { size_pt, parts: [{ part: text, box: { ...box, h, w } }], rules: [] };
}

/** One column whose paragraphs stand apart so far that they have the height of the page. */
function spreadColumn(text: readonly Sent[], box: BoxIn, size_pt: number, kit: Kit): Page | undefined {
  const page = oneColumn(text, { ...box, h: box.h * SPREAD_TO }, size_pt, kit);
  const [placed] = page?.parts ?? [];
  if (page === undefined || placed === undefined) return undefined;
  const heights = SPREADS.map((spread) => ({ spread, h: heightOf(text, size_pt, placed.box.w, kit, spread) }));
  const { spread, h } = heights.find((one) => one.h <= box.h * SPREAD_TO) ?? { spread: 1, h: placed.box.h };
  return { ...page, parts: [{ ...placed, box: { ...placed.box, h }, spread }] };
}

function twoColumns(text: readonly Sent[], box: BoxIn, size_pt: number, kit: Kit): Page | undefined {
  const w = (box.w - AISLE) / 2;
  const at = cutOf(text, size_pt, w, kit);
  if (at >= text.length) return undefined;
  const halves = [text.slice(0, at), text.slice(at)] as const;
  const h = Math.max(...halves.map((half) => heightOf(half, size_pt, w, kit)));
  if (h > box.h) return undefined;
  const own = { ...box, h };
  const x = box.x + w + AISLE / 2;
  return {
    size_pt,
    parts: halves.map((part, i) => ({ part, box: { ...own, x: box.x + i * (w + AISLE), w } })),
    rules: [{ from: [x, own.y], to: [x, own.y + h] }],
  };
}

/** Each heading with what it heads. */
function rowsIn(text: readonly Sent[]): readonly { readonly head: Sent; readonly rest: readonly Sent[] }[] {
  const rows: { head: Sent; rest: Sent[] }[] = [];
  for (const one of text)
    if (one.kind === 'heading') rows.push({ head: one, rest: [] });
    else rows.at(-1)?.rest.push(one);
  return rows;
}

function rowsPage(text: readonly Sent[], box: BoxIn, size_pt: number, kit: Kit): Page | undefined {
  const rows = rowsIn(text);
  if (rows.some(({ rest }) => rest.length === 0)) return undefined;
  const headW = box.w * HEADINGS;
  const w = Math.min(box.w - headW - AISLE, WIDEST * size_pt);
  const heights = rows.map(({ head, rest }) => Math.max(heightOf([head], size_pt, headW, kit), heightOf(rest, size_pt, w, kit)));
  const natural = heights.reduce((a, b) => a + b, 0) + ROW_GAP * (rows.length - 1);
  if (natural > box.h) return undefined;
  // Spare height goes between the rows, up to twice their usual gap.
  const gap = Math.min(2 * ROW_GAP, ROW_GAP + (box.h - natural) / Math.max(1, rows.length));
  let { y } = box;
  const parts: Placed[] = [];
  const rules: { from: readonly [number, number]; to: readonly [number, number] }[] = [];
  for (const [i, { head, rest }] of rows.entries()) {
    const h = heights[i] as number;
    if (i > 0) rules.push({ from: [box.x, y - gap / 2], to: [box.x + box.w, y - gap / 2] });
    parts.push({ part: [head], box: { ...box, y, w: headW, h } }, { part: rest, box: { ...box, y, x: box.x + headW + AISLE, w, h } });
    y += h + gap;
  }
  return { size_pt, parts, rules };
}
