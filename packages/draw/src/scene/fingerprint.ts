/**
 * What a shape says, where it stands and how it looks, each as one line of text: two shapes are alike in one of the three when these
 * lines are equal. A reader that works out the same lines from a file can tell what somebody changed in it.
 */
import type { Fill, Stroke } from './color.ts';
import type { Shape } from './shape.ts';
import type { LineShape } from './shapes/line.ts';
import { plainText, type Run, type TextBody, withoutSoft } from './text.ts';
import { resolveColor, type Theme } from './theme.ts';
import type { Box } from './units.ts';

/** All runs of spaces count as one space, and soft hyphens as none, because programs write them differently. */
export const plainWords = (text: string): string =>
  withoutSoft(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .trim();

/** The words of a shape; cells of a table by tabs and line feeds. Groups and pictures say nothing. */
export function wordsOfShape(shape: Shape): string {
  if (shape.kind === 'table')
    return shape.cells
      .map((row) =>
        row
          .filter((cell) => cell.covered !== true)
          .map((cell) => wordsOfBody(cell.text))
          .join('\t'),
      )
      .join('\n');
  return 'text' in shape && shape.text !== undefined ? wordsOfBody(shape.text) : '';
}

export const wordsOfBody = (body: TextBody): string => plainWords(plainText(body));

/** Of a line: the box around its ends, as a file has it. */
export const placeOfShape = (shape: Shape): Box => (shape.kind === 'line' ? boxOfLine(shape) : shape.box);

const boxOfLine = ({ from, to }: LineShape): Box => ({
  x: Math.min(from.x, to.x) as Box['x'],
  y: Math.min(from.y, to.y) as Box['y'],
  w: Math.abs(to.x - from.x) as Box['w'],
  h: Math.abs(to.y - from.y) as Box['h'],
});

/** EMU, and degrees clockwise. */
export const placeLine = ({ x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }, turn = 0) =>
  `${x} ${y} ${Math.max(0, w)} ${Math.max(0, h)} ${Math.round((((turn % 360) + 360) % 360) * 10) / 10}`;

/** The format of one run. */
export const runLook = (size_pt: number, bold: boolean, italic: boolean, underline: boolean, rgb: string, align: string): string =>
  `${Math.round(size_pt * 10) / 10}pt${bold ? ' bold' : ''}${italic ? ' italic' : ''}${underline ? ' underlined' : ''} ${align} ${rgb}`;

export const fillLook = (rgb: string, alpha = 1): string => (alpha >= 0.995 ? rgb : `${rgb}/${Math.round(alpha * 100)}%`);

export const strokeLook = (rgb: string, width_pt: number): string => `${rgb} ${Math.round(width_pt * 10) / 10}pt`;

/** Fill, line and words; each look of words is named once. */
export const lookLine = (fill: string, stroke: string, runs: readonly string[]): string =>
  `${fill}|${stroke}|${[...new Set(runs)].join('+')}`;

/** Nothing for groups and pictures, and the words of tables, because their other formats are not compared. */
export function lookOfShape(shape: Shape, theme: Theme): string {
  if (shape.kind === 'group') return '';
  const rgb = (color: Fill['color']): string => resolveColor(theme, color);
  const runs = (body: TextBody | undefined): string[] =>
    (body?.paragraphs ?? []).flatMap((p) =>
      p.runs
        .filter((r) => r.text.trim() !== '')
        .map((r) => runLook(r.size_pt, r.bold === true, r.italic === true, underlined(r), rgb(r.color), p.align)),
    );
  if (shape.kind === 'table')
    return lookLine(
      '',
      '',
      shape.cells.flatMap((row) => row.flatMap((c) => (c.covered === true ? [] : runs(c.text)))),
    );
  const fill: Fill | undefined = 'fill' in shape ? shape.fill : undefined;
  const stroke: Stroke | undefined = 'stroke' in shape ? shape.stroke : undefined;
  return lookLine(
    fill === undefined ? 'none' : fill.hatch === undefined ? fillLook(rgb(fill.color), fill.alpha) : `hatch ${rgb(fill.color)}`,
    stroke === undefined || shape.kind === 'image' ? 'none' : strokeLook(rgb(stroke.color), stroke.width_pt),
    'text' in shape ? runs(shape.text) : [],
  );
}

/** Underlines of links are left out, because readers add them. */
const underlined = (run: Run): boolean => run.underline === true && run.link === undefined;

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** 52 bits of a line, in eleven characters at most: enough that two lines of one shape never share them by chance. */
export function hashLine(line: string): string {
  let a = SEED;
  let b = line.length;
  for (let i = 0; i < line.length; i++) {
    const unit = line.charCodeAt(i);
    a = Math.imul(a ^ unit, PRIME);
    b = (Math.imul(b, 31) + unit) | 0;
  }
  return ((a >>> 0) * 0x100000 + ((b ^ (b >>> 12)) & 0xfffff)).toString(36);
}
