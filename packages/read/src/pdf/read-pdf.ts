/** Reads pages of a PDF as slides, with a report of what became of each element. */
import { type Deck, type Media, type Rgb, type Slide, type Theme, TOKENS, type Token } from '@deckwright/draw/scene';
import { FaceBook, type FontSource, type Shaper } from '@deckwright/draw/typeset';
import type { PdfAnalysis } from './analysis.ts';
import { analyzeOpen } from './analyze-pdf.ts';
import { onLayouts } from './deck/deck-layouts.ts';
import { reportAttached, reportNotes } from './file/left-out.ts';
import { loadLibrary } from './file/library.ts';
import { linksOf } from './file/links.ts';
import { type OpenPdf, openPdf, type PdfFileKit, pageOf } from './file/open-pdf.ts';
import { PDF_LIMITS, type PdfLimits } from './limits.ts';
import { type Loss, Losses } from './loss.ts';
import { Budget } from './page/budget.ts';
import { interpretPage } from './page/interpret.ts';
import { scaleFor } from './page-scale.ts';
import { pagesAsked } from './pages-asked.ts';
import { PdfRefusal } from './pdf-refusal.ts';
import { slideOfPage } from './scene/slide-of-page.ts';

export interface PdfKit extends PdfFileKit {
  readonly fonts: FontSource;
  /** For scripts whose letters join. */
  readonly shaper?: Shaper;
}

export interface ReadPdfOptions {
  /** Counted from 1, both ends in. Default: all pages. */
  readonly pages?: { readonly first: number; readonly last: number };
  /** Reads classes too that are not slides of text and shapes. */
  readonly any_class?: boolean;
}

export interface PdfAsDeck {
  readonly deck: Deck;
  readonly losses: readonly Loss[];
  readonly analysis: PdfAnalysis;
  readonly pages: { readonly first: number; readonly last: number };
}

/** @throws PdfRefusal */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions, limits: Partial<PdfLimits>, kit: PdfKit): Promise<PdfAsDeck> {
  const all = { ...PDF_LIMITS, ...limits };
  const pdf = await openPdf(bytes, all, kit);
  try {
    return await readOpen(pdf, options, all, kit);
  } finally {
    await pdf.document.loadingTask.destroy();
  }
}

async function readOpen(pdf: OpenPdf, options: ReadPdfOptions, limits: PdfLimits, kit: PdfKit): Promise<PdfAsDeck> {
  const { first, last } = pagesAsked(pdf.pages, options.pages, limits);
  const analysis = await analyzeOpen(pdf, limits, kit);
  if (!analysis.can_extract && options.any_class !== true)
    throw new PdfRefusal('class_does_not_convert', `The PDF is of the class ${analysis.class}. ${analysis.reasons[0] ?? ''}`.trim());
  const library = await loadLibrary();
  const media = new Map<string, Media>();
  const book = new FaceBook(kit.fonts);
  const faces = new Map();
  const layers = await pdf.document.getOptionalContentConfig();
  const budget = new Budget(limits, kit.processor_ms);
  const slides: Slide[] = [];
  const losses: Loss[] = [];
  for (let number = first; number <= last; number++) {
    const report = new Losses(number);
    const page = await pageOf(pdf, number);
    const scale = scaleFor(page);
    const marks = await interpretPage(page, library, scale, {
      budget,
      is_shown: (layer) => {
        const shown = layer === null || layers.isVisible(layer as { type: string; id: string });
        if (!shown) report.lost('omitted', 'layer', 'Content of a layer', 'The layer is switched off in the PDF.');
        return shown;
      },
    });
    if (number === first) await reportAttached(pdf, report);
    await reportNotes(page, scale, report);
    const links = await linksOf(page, scale, pdf);
    slides.push(slideOfPage(marks, links, report, { book, media, faces, limits }).slide);
    losses.push(...report.list());
    budget.checkTime();
    page.cleanup();
  }
  const theme = pdfTheme();
  return {
    deck: { theme, ...onLayouts(slides, theme), media, title: pdf.title, lang: 'en-US' },
    losses,
    analysis,
    pages: { first, last },
  };
}

const FONT = { family: 'Arial', twin: 'arimo' } as const;
const WHITE: Rgb = '#FFFFFF';
const BLACK: Rgb = '#000000';

/** All colours of a PDF are literal, so a theme has only to be there. */
function pdfTheme(): Theme {
  const tokens: Partial<Record<Token, Rgb>> = { canvas: WHITE, surface: WHITE };
  return {
    id: 'pdf',
    name: 'From PDF',
    mode: 'light',
    fonts: { heading: FONT, body: FONT, mono: { family: 'Courier New', twin: 'cousine' } },
    title_bold: false,
    radius_in: 0,
    colors: Object.fromEntries(TOKENS.map((token) => [token, tokens[token] ?? BLACK])) as Theme['colors'],
    scheme: {},
    slots: {
      dk1: BLACK,
      lt1: WHITE,
      dk2: '#44546A',
      lt2: '#E7E6E6',
      accent1: '#4472C4',
      accent2: '#ED7D31',
      accent3: '#A5A5A5',
      accent4: '#FFC000',
      accent5: '#5B9BD5',
      accent6: '#70AD47',
      hlink: '#0563C1',
      folHlink: '#954F72',
    },
    map: { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' },
  };
}
