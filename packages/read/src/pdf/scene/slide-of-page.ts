/** The marks of one page as a slide. */
import { type Box, type Emu, emuOfPt, isRgb, type Media, type Rgb, type Shape, type Slide, type TableShape } from '@deckwright/draw/scene';
import { type FaceBook, hanOf } from '@deckwright/draw/typeset';
import { chartsOf } from '../charts/index.ts';
import { formulaShape } from '../formulas/formula-shapes.ts';
import { type Formula, formulasOf } from '../formulas/index.ts';
import type { PdfLimits } from '../limits.ts';
import type { Losses } from '../loss.ts';
import type { GlyphMark, Mark, PageMarks } from '../page/marks.ts';
import { contains, type Rect, union } from '../page/matrix.ts';
import { rectangleOf } from '../page/outlines.ts';
import { blocksOf, linesWithMarks, type TextBlock } from '../text/blocks.ts';
import { directionOf, linesOf, type PageText, textOf } from '../text/lines.ts';
import { takeDrawn } from '../text/list-marks.ts';
import { printedOnce } from '../text/printed-once.ts';
import { containerFinder } from './containers.ts';
import { signsOf } from './drawn-signs.ts';
import { type ChosenFaces, matchFaces } from './faces.ts';
import type { Grid } from './grids.ts';
import { shapeOfImage } from './image-shapes.ts';
import { boxOfGlyph, quoted } from './letter-paint.ts';
import { boxInches, shapesOfPath } from './path-shapes.ts';
import { placeOfGrid } from './place-of-grid.ts';
import { type SetKit, setBlock } from './set-block.ts';
import { setTable } from './set-table.ts';
import { takeGrids } from './take-grids.ts';
import { visibleGlyphs } from './visible.ts';

export interface PageLink {
  readonly box: Rect;
  readonly link: string;
}

export interface SlideKit {
  readonly book: FaceBook;
  readonly media: Map<string, Media>;
  readonly faces: ChosenFaces;
  readonly limits: PdfLimits;
}

export interface SlideOfPage {
  readonly slide: Slide;
  readonly blocks: readonly TextBlock[];
}

export function slideOfPage(page: PageMarks, links: readonly PageLink[], losses: Losses, kit: SlideKit): SlideOfPage {
  const whole: Rect = { x0: 0, y0: 0, x1: page.width_pt, y1: page.height_pt };
  const glyphs = printedOnce(visibleGlyphs(page.marks, whole, losses), (shadow) => sayShadow(shadow, losses));
  const faces = matchFaces(glyphs, kit.book, kit.faces);
  const linkAt = (x: number, y: number): string | undefined =>
    links.find(({ box }) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1)?.link;
  const setKit = { book: kit.book, faces, han: hanOf(glyphs.map(({ text }) => text).join(''), '') };
  const text: PageText = { linkAt, direction: directionOf(glyphs) };
  const charts = chartsOf(page, glyphs, whole, text, setKit, losses);
  const formulas = formulasOf(
    glyphs.filter((glyph) => !charts.glyphs.has(glyph)),
    page.marks.filter((mark) => !charts.marks.has(mark)),
  );
  const in_formulas = new Set<Mark>(formulas.flatMap((formula) => [...formula.glyphs, ...formula.marks]));
  const marks = page.marks.filter((mark) => !charts.marks.has(mark) && !in_formulas.has(mark));
  const plain = glyphs.filter((glyph) => !charts.glyphs.has(glyph) && !in_formulas.has(glyph));
  const tables = tablesOf(marks, plain, whole, text, setKit, charts.places);
  const painted = linesOf(
    plain.filter((glyph) => !tables.glyphs.has(glyph)),
    text,
  );
  const containerOf = containerFinder(page, whole);
  const lines = linesWithMarks(painted, containerOf);
  const bullets = takeDrawn(lines, signsOf(marks));
  const blocks = blocksOf(lines, containerOf);
  const background = backgroundOf(page, whole);
  const shapes: { order: number; shape: Shape }[] = [];
  blocks.forEach((block, i) => {
    shapes.push({ order: block.order, shape: setBlock(block, `text-${i + 1}`, setKit) });
  });
  losses.kept('text', blocks.length);
  shapes.push(...charts.shapes);
  if (charts.charts.length > 0) losses.kept('chart', charts.charts.length);
  shapes.push(...tables.shapes);
  if (tables.shapes.length > 0) losses.kept('table', tables.shapes.length);
  formulas.forEach((formula, i) => {
    const shape = formulaShape(formula, `formula-${i + 1}`, text, setKit);
    const under = tables.shapes.filter((table) => meets(table.shape.box, shape.box)).map(({ order }) => order);
    shapes.push({ order: Math.max(...[...formula.glyphs, ...formula.marks].map(({ order }) => order), ...under), shape });
    sayFormula(formula, losses);
  });
  reportFonts(blocks, losses, faces);
  let drawn = 0;
  let images = 0;
  for (const mark of marks) {
    if (background.under.has(mark) || tables.marks.has(mark) || bullets.has(mark) || mark.kind === 'glyph') continue;
    if (mark.blend !== undefined)
      losses.lost(
        'simplified',
        mark.kind === 'image' ? 'image' : 'shape',
        'An element that is blended with what is behind it',
        `It is painted over it (${mark.blend}).`,
        boxInches(mark.box),
      );
    if (mark.kind === 'image') {
      if (images >= kit.limits.shapes) {
        losses.lost('omitted', 'image', 'A picture', `The page has more than ${kit.limits.shapes} pictures.`, boxInches(mark.box));
        continue;
      }
      const shape = shapeOfImage(mark, `image-${++images}`, kit.media, losses);
      if (shape !== undefined) {
        shapes.push({ order: mark.order, shape });
        losses.kept('image');
      }
      continue;
    }
    if (drawn >= kit.limits.shapes) {
      losses.lost('omitted', 'shape', 'A shape', `The page has more than ${kit.limits.shapes} shapes.`, boxInches(mark.box));
      continue;
    }
    const made = shapesOfPath(mark, `shape-${++drawn}`, losses);
    for (const shape of made) shapes.push({ order: mark.order, shape });
    if (mark.of_glyphs === undefined) losses.kept('shape', made.length);
    else if (made.length > 0) sayOutlined(mark.of_glyphs.count, mark.box, losses);
  }
  for (const [what, count] of page.simplified)
    for (let i = 0; i < count; i++) losses.lost('simplified', 'effect', what, 'Shapes have no such effect.');
  shapes.sort((a, b) => a.order - b.order);
  const title = titleOf(blocks, page);
  return {
    slide: {
      ssg: 1,
      canvas: { w: emuOfPt(page.width_pt) as Emu, h: emuOfPt(page.height_pt) as Emu },
      layout: 'blank',
      title,
      lang: 'en-US',
      direction: 'ltr',
      background: background.color,
      shapes: shapes.map(({ shape }) => shape),
      ...(charts.charts.length > 0 ? { charts: charts.charts } : {}),
    },
    blocks,
  };
}

function sayShadow(shadow: readonly GlyphMark[], losses: Losses): void {
  const text = shadow.map((glyph) => glyph.text).join('');
  losses.lost(
    'simplified',
    'text',
    `Text ${quoted(text)}`,
    'It is printed again beside itself, as a shadow; it stands once.',
    boxInches(shadow.map(boxOfGlyph).reduce(union)),
  );
}

function sayFormula({ text, box }: Formula, losses: Losses): void {
  const why = 'It is a group of letters and bars that stand where the page has them, and no equation that can be edited.';
  losses.lost('simplified', 'formula', `Formula ${quoted(text)}`, why, boxInches(box));
}

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

interface Tables {
  readonly shapes: { order: number; shape: Shape }[];
  /** What they hold and draw. */
  readonly glyphs: ReadonlySet<GlyphMark>;
  readonly marks: ReadonlySet<Mark>;
}

function tablesOf(
  drawn: readonly Mark[],
  glyphs: readonly GlyphMark[],
  whole: Rect,
  text: PageText,
  kit: SetKit,
  places: ReadonlyMap<Mark, number>,
): Tables {
  const make = (grid: Grid, i: number): TableShape | undefined => setTable(grid, `table-${i + 1}`, text, kit);
  const painted = [...drawn.filter(({ kind }) => kind !== 'glyph'), ...glyphs, ...places.keys()];
  const { taken, glyphs: held, marks } = takeGrids(drawn, glyphs, whole, text, make, (grid) => placeOfGrid(grid, painted, places));
  return { shapes: taken.map(({ order, made }) => ({ order, shape: made })), glyphs: held, marks };
}

function sayOutlined(count: number, box: Rect, losses: Losses): void {
  const why = 'The PDF does not say which letters they are, so they are drawn and cannot be edited.';
  losses.lost('simplified', 'text', count === 1 ? 'A letter without a name' : `${count} letters without names`, why, boxInches(box));
}

/** The last of the first fills that cover the page in one colour; it hides those before it. */
function backgroundOf(page: PageMarks, whole: Rect): { readonly color: Rgb; readonly under: ReadonlySet<Mark> } {
  const under = new Set<Mark>();
  for (const mark of page.marks.slice(0, 6)) {
    if (mark.kind !== 'path' || mark.fill?.kind !== 'solid' || mark.alpha < 0.99 || mark.stroke !== undefined) break;
    if (!contains(mark.box, whole, 1.5) || !contains(mark.clip.box, whole, 1.5) || rectangleOf(mark.segments) === undefined) break;
    const color = mark.fill.color as Rgb;
    under.add(mark);
    if (!isRgb(color)) break;
    const next = page.marks[page.marks.indexOf(mark) + 1];
    const covered =
      next?.kind === 'path' &&
      next.fill?.kind === 'solid' &&
      next.alpha > 0.99 &&
      contains(next.box, whole, 1.5) &&
      rectangleOf(next.segments) !== undefined;
    if (!covered) return { color, under };
  }
  return { color: '#FFFFFF', under: new Set() };
}

/** The largest words of the upper half. */
function titleOf(blocks: readonly TextBlock[], page: PageMarks): string {
  const upper = blocks.filter(({ box, angle }) => angle === 0 && box.y0 < page.height_pt / 2);
  const size = (block: TextBlock): number => block.paragraphs[0]?.lines[0]?.size_pt ?? 0;
  const best = upper.sort((a, b) => size(b) - size(a) || a.box.y0 - b.box.y0)[0];
  return best === undefined ? '' : (best.paragraphs[0]?.lines.map(textOf).join(' ').trim().slice(0, 200) ?? '');
}

function reportFonts(blocks: readonly TextBlock[], losses: Losses, faces: ReturnType<typeof matchFaces>): void {
  const types = new Set<string>();
  for (const { paragraphs } of blocks)
    for (const { lines } of paragraphs)
      for (const { pieces } of lines)
        for (const { font } of pieces) if (font.type3 && font.family === '') types.add(faces.get(font.id)?.family ?? 'Arial');
  for (const family of types) losses.lost('simplified', 'font', 'A font of drawn letters', `Its text is set in ${family}.`);
}
