/** The words, tables and pictures of each page of a PDF, for readers who want no slides of them. */
import type { Media } from '@deckwright/draw/scene';
import { loadLibrary } from '../file/library.ts';
import { linksOf } from '../file/links.ts';
import { openPdf, type PdfFileKit, pageOf } from '../file/open-pdf.ts';
import { PDF_LIMITS, type PdfLimits } from '../limits.ts';
import { type Loss, Losses } from '../loss.ts';
import { Budget } from '../page/budget.ts';
import { interpretPage } from '../page/interpret.ts';
import type { ImageMark, PageMarks } from '../page/marks.ts';
import { intersect, type Rect } from '../page/matrix.ts';
import { scaleFor } from '../page-scale.ts';
import { pagesAsked } from '../pages-asked.ts';
import { containerFinder } from '../scene/containers.ts';
import { signsOf } from '../scene/drawn-signs.ts';
import type { Grid } from '../scene/grids.ts';
import { shapeOfImage } from '../scene/image-shapes.ts';
import { textsOfCells } from '../scene/set-table.ts';
import { takeGrids } from '../scene/take-grids.ts';
import { visibleGlyphs } from '../scene/visible.ts';
import { blocksOf, linesWithMarks, type TextBlock } from '../text/blocks.ts';
import { directionOf, linesOf, type PageText } from '../text/lines.ts';
import { takeDrawn } from '../text/list-marks.ts';
import { printedOnce } from '../text/printed-once.ts';
import { chartFigures, type PdfChart } from './chart-figures.ts';

export interface PdfTableCell {
  readonly row: number;
  readonly column: number;
  readonly blocks: readonly TextBlock[];
}

export interface PdfTable {
  readonly box: Rect;
  readonly rows: number;
  readonly columns: number;
  /** Cells that are merged into another are left out. */
  readonly cells: readonly PdfTableCell[];
}

export interface PdfPagePicture {
  readonly box: Rect;
  /** The same picture has the same key on all pages. */
  readonly key: string;
  readonly media: Media;
}

/** Points, from the top left. */
export interface PdfPageWords {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly TextBlock[];
  readonly tables: readonly PdfTable[];
  readonly pictures: readonly PdfPagePicture[];
  /** Charts whose figures are printed; of the others the words are losses. */
  readonly charts: readonly PdfChart[];
  /** What is not among them. */
  readonly losses: readonly Loss[];
}

export interface PdfWords<Page> {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** Points of a picture's shorter side: smaller ones are signs and rules. */
const SMALLEST_PICTURE = 36;

/** Limits of what is taken of all pages; further pictures are left out, and named among the losses. */
export interface PdfWordsLimits extends PdfLimits {
  readonly pictures: number;
  /** Of all pictures as PNG. */
  readonly picture_bytes: number;
}

const WORDS_LIMITS: PdfWordsLimits = { ...PDF_LIMITS, pictures: 300, picture_bytes: 48 * 1024 * 1024 };

/**
 * @param take what stays of a page, which holds far more than its words
 * @throws PdfRefusal
 */
export async function readPdfWords<Page>(
  bytes: Uint8Array,
  limits: Partial<PdfWordsLimits>,
  kit: PdfFileKit,
  take: (page: PdfPageWords) => Page,
): Promise<PdfWords<Page>> {
  const all = { ...WORDS_LIMITS, ...limits };
  const pdf = await openPdf(bytes, all, kit);
  try {
    const { last } = pagesAsked(pdf.pages, undefined, all);
    const library = await loadLibrary();
    const layers = await pdf.document.getOptionalContentConfig();
    const budget = new Budget(all, kit.processor_ms);
    const media = new Pictures(all);
    const pages: Page[] = [];
    for (let number = 1; number <= last; number++) {
      const page = await pageOf(pdf, number);
      const scale = scaleFor(page);
      const marks = await interpretPage(page, library, scale, {
        budget,
        is_shown: (layer) => layer === null || layers.isVisible(layer as { type: string; id: string }),
      });
      const links = await linksOf(page, scale, pdf);
      const linkAt = (x: number, y: number): string | undefined =>
        links.find(({ box }) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1)?.link;
      pages.push(take(wordsOfPage(number, marks, linkAt, media)));
      budget.checkTime();
      page.cleanup();
    }
    return { title: pdf.title, pages };
  } finally {
    await pdf.document.loadingTask.destroy();
  }
}

function wordsOfPage(number: number, page: PageMarks, linkAt: PageText['linkAt'], media: Pictures): PdfPageWords {
  const losses = new Losses(number);
  const whole: Rect = { x0: 0, y0: 0, x1: page.width_pt, y1: page.height_pt };
  const glyphs = printedOnce(visibleGlyphs(page.marks, whole, losses), () => undefined);
  const text: PageText = { linkAt, direction: directionOf(glyphs) };
  const { taken, glyphs: held } = takeGrids(page.marks, glyphs, whole, text, (grid) => tableOf(grid, text));
  const outside = glyphs.filter((glyph) => !held.has(glyph));
  const { charts, glyphs: charted } = chartFigures(page, outside, whole, text, losses);
  const free = outside.filter((glyph) => !charted.has(glyph));
  const lines = linesWithMarks(linesOf(free, text));
  takeDrawn(lines, signsOf(page.marks));
  return {
    number,
    width: page.width_pt,
    height: page.height_pt,
    blocks: blocksOf(lines, containerFinder(page, whole)),
    tables: taken.map(({ made }) => made),
    pictures: picturesOf(page, whole, media, losses),
    charts,
    losses: losses.list(),
  };
}

function tableOf(grid: Grid, text: PageText): PdfTable | undefined {
  const texts = textsOfCells(grid, text);
  if (texts === undefined) return undefined;
  const { xs, ys } = grid;
  return {
    box: { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 },
    rows: ys.length - 1,
    columns: xs.length - 1,
    cells: grid.cells.map((cell) => ({ row: cell.row, column: cell.column, blocks: texts.get(cell) ?? [] })),
  };
}

function picturesOf(page: PageMarks, whole: Rect, media: Pictures, losses: Losses): readonly PdfPagePicture[] {
  return page.marks.flatMap((mark) => {
    if (mark.kind !== 'image') return [];
    const box = intersect(intersect(mark.box, mark.clip.box), whole);
    if (Math.min(box.x1 - box.x0, box.y1 - box.y0) < SMALLEST_PICTURE) return [];
    const found = media.take(mark, losses);
    return found === undefined ? [] : [{ box, ...found }];
  });
}

/** Pictures of all pages, as PNG. */
class Pictures {
  private readonly limits: PdfWordsLimits;
  private readonly media = new Map<string, Media>();
  private bytes = 0;

  constructor(limits: PdfWordsLimits) {
    this.limits = limits;
  }

  take(mark: ImageMark, losses: Losses): Pick<PdfPagePicture, 'key' | 'media'> | undefined {
    const { pictures, picture_bytes } = this.limits;
    if (this.media.size >= pictures || this.bytes >= picture_bytes) {
      losses.lost('omitted', 'image', 'A picture', 'The document has more pictures than the limit (pictures, picture_bytes).');
      return undefined;
    }
    const before = this.media.size;
    const key = shapeOfImage(mark, '', this.media, losses)?.media;
    const media = key === undefined ? undefined : this.media.get(key);
    if (key === undefined || media === undefined) return undefined;
    if (this.media.size > before) this.bytes += media.bytes.length;
    return { key, media };
  }
}
