/** Large titles of covers, dividers and transitions: title, sub-line, eyebrow and date, aligned at a common line. */
import {
  type BoxIn,
  type Chrome,
  shape as draw,
  type Kit,
  run,
  type Side,
  type Sourced,
  type SourcedText,
  sizesDown,
} from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';

export interface CoverText {
  readonly chrome: Chrome;
  readonly eyebrow?: Sourced | undefined;
  readonly date?: Sourced | undefined;
  readonly x: number;
  readonly w: number;
  /** Where the title ends and the sub-line begins. */
  readonly line: number;
  /** Highest position at which the title may start. */
  readonly top: number;
  readonly from_pt: number;
  /** Text colour on a coloured ground. Absent means ink. */
  readonly on?: Color;
  /** A short bar in the accent under the title. */
  readonly marked?: boolean;
}

/** The title is above the line, sub-line and date are below it. */
export function coverText(
  { chrome, eyebrow, date, x, w, line, top, from_pt, on, marked = false }: CoverText,
  side: Side,
  kit: Kit,
): { shapes: Shape[]; titleTop: number; bottom: number } {
  const shapes: Shape[] = [];
  const color: Color = on ?? 'ink';
  const quiet: Color = on ?? 'muted';
  let titleTop = line;
  if (chrome.title !== undefined) {
    const { text, path } = chrome.title;
    const block: Block = kit.block(text, { color, font: 'heading', bold: kit.theme.title_bold, leading: 1.1 }, path);
    // The bold reference face decides the size, so that one layout serves every theme.
    const fit = kit.fit({
      block: { ...block, bold: true },
      sizes_pt: sizesDown(from_pt, 20),
      width_in: w,
      height_in: line - top,
      max_lines: 4,
    });
    if (!fit.fits)
      kit.warn('title_over_two_lines', `The title needs ${fit.lines} lines at ${fit.size_pt} pt.`, {
        path,
        remedy: 'Shorten the title; move detail to the sub-line.',
      });
    titleTop = line - Math.ceil(fit.height_in * 100) / 100;
    const shape = kit.place({ id: 'title', name: 'Title', role: 'title' }, side.box({ x, y: titleTop, w, h: line - titleTop }), {
      block,
      size_pt: fit.size_pt,
      anchor: 'bottom',
      balance: fit.lines > 1,
      align: side.leading(text),
    });
    shapes.push({ ...shape, placeholder: 'title' });
  }
  if (eyebrow !== undefined) {
    titleTop -= 0.42;
    shapes.unshift(
      kit.label({
        id: 'eyebrow',
        role: 'tracker',
        box: side.box({ x, y: titleTop, w, h: 0.28 }),
        runs: eyebrow.text,
        path: eyebrow.path,
        style: { color: on ?? kit.asText('accent1'), bold: true },
        size_pt: 14,
        align: side.leading(eyebrow.text),
      }),
    );
  }
  let y = line + (marked ? 0.42 : 0.2);
  if (marked)
    shapes.push(
      draw.rect({ id: 'mark', name: 'mark', role: 'decoration' }, side.box({ x, y: line + 0.16, w: 0.9, h: 0.06 }), {
        fill: draw.fill(on ?? 'accent1'),
      }),
    );
  if (chrome.subtitle !== undefined) {
    const { text, path } = chrome.subtitle;
    const block = kit.block(text, { color: quiet, leading: 1.2 }, path);
    const fit = kit.fit({ block, sizes_pt: [20, 18, 16, 14], width_in: w, max_lines: 3 });
    const h = Math.ceil((fit.height_in + 0.04) * 100) / 100;
    const shape = kit.place({ id: 'subtitle', name: 'Sub-line', role: 'subtitle' }, side.box({ x, y, w, h }), {
      block,
      size_pt: fit.size_pt,
      align: side.leading(text),
    });
    shapes.push({ ...shape, placeholder: 'subtitle' });
    y += h + 0.15;
  }
  if (date !== undefined) {
    shapes.push(
      kit.label({
        id: 'date',
        role: 'caption',
        box: side.box({ x, y, w, h: 0.3 }),
        runs: date.text,
        path: date.path,
        style: { color: quiet },
        size_pt: 14,
        align: side.leading(date.text),
      }),
    );
    y += 0.4;
  }
  return { shapes, titleTop, bottom: y };
}

/** Source and takeaway of a slide without the usual frame, one line each above the foot. */
export function coverFoot(chrome: Chrome, box: BoxIn, side: Side, kit: Kit, on?: Color): { shapes: Shape[]; top: number } {
  const shapes: Shape[] = [];
  let low = box.y + box.h;
  const lines: readonly (readonly [string, Sourced | undefined, readonly SourcedText[]])[] = [
    ['source', chrome.source, [{ text: `${kit.word('source')}: ` }]],
    ['caution', chrome.caution, [{ text: '▲ ' }]],
    ['highlight', chrome.highlight, []],
    ['takeaway', chrome.takeaway, []],
  ];
  for (const [id, text, before] of lines) {
    if (text === undefined) continue;
    const size = id === 'source' ? 9 : 14;
    const runs = [...before.map((b) => run(b.text, undefined, 'derived')), run(text.text, text.path)];
    const block: Block = kit.paragraphs([{ runs }], {
      color: on ?? (id === 'source' ? 'muted' : 'ink'),
      bold: id !== 'source',
      leading: 1.2,
    });
    const fit = kit.fit({ block, sizes_pt: [size], width_in: box.w });
    const h = fit.height_in + 0.02;
    shapes.unshift(
      kit.place({ id, name: id, role: id === 'source' ? 'source' : 'takeaway' }, side.box({ ...box, y: low - h, h }), {
        block,
        size_pt: size,
        anchor: 'bottom',
        align: side.leading(text.text),
      }),
    );
    low -= h + 0.12;
  }
  return { shapes, top: low };
}
