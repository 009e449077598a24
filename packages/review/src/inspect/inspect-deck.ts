/** Inspects a deck: runs every check on every slide, and sums up the findings. It opens no file and calls no model. */
import { EMU_PER_IN } from '@deckwright/draw/scene';
import type { FontSource, Shaper } from '@deckwright/draw/typeset';
import { type ForeignDeck, type ForeignShape, type ForeignText, UNKNOWN, walkForeign } from '@deckwright/read/pptx';
import { createTextKit } from '@deckwright/read/pptx/scene/text';
import type { ConformanceFinding, ConformanceReport } from '../conformance/index.ts';
import type { Finding, Severity } from './checks/define-check.ts';
import { all } from './checks/register.generated.ts';
import type { PackageFacts } from './package-facts.ts';
import { PictureFacts } from './pictures/picture-facts.ts';
import { contentOf } from './view/content.ts';
import { contrastOfText } from './view/contrast.ts';
import { hidingOf } from './view/hidden.ts';
import { sizesOf } from './view/sizes.ts';
import { type DeckView, type SlideView, viewSlide } from './view/slide-view.ts';

/** Slides that are inspected; the report names the number that the deck has. */
export const MAX_SLIDES = 50;

export interface InspectKit {
  readonly fonts: FontSource;
  /** Shapes scripts whose letters join; without it they are measured letter by letter. */
  readonly shaper?: Shaper;
  /** Bytes of a picture part. Without it pictures are neither measured nor tested for transparency. */
  readonly picture?: (part: string) => Uint8Array | undefined;
  /** Facts about the pictures from an earlier inspection of the same deck; they replace `picture`. */
  readonly pictures?: PictureFacts;
  /** Ids of the shapes that an animation moves; without it, all stand still. */
  readonly animated?: PackageFacts['animated'];
  /** The faults of the file against ISO 29500; without it the report has none. */
  readonly conformance?: ConformanceReport;
}

/** Faults of the file itself, those in the part of a slide with its number. */
export interface FileConformance extends Omit<ConformanceReport, 'findings'> {
  readonly findings: readonly (ConformanceFinding & { readonly slide?: number })[];
}

export interface SlideFindings {
  readonly i: number;
  readonly hidden?: true;
  readonly findings: readonly Finding[];
}

export interface InspectSummary {
  readonly errors: number;
  readonly warnings: number;
  readonly off_canvas: number;
  readonly hidden_texts: number;
  readonly low_contrast: number;
  /** As shown, points; null when no size of any text is known. */
  readonly min_font_pt: number | null;
  /** The share of non-empty slides that have editable words, tables or charts. */
  readonly editable_text_ratio: number;
  /** The shares of all letters whose size and whose contrast could be computed. */
  readonly font_size_coverage: number;
  readonly contrast_coverage: number;
  /** At most five, worst first. */
  readonly worst_slides: readonly number[];
}

export interface InspectReport {
  /**
   * `failed`: an error on a slide that is shown. `review`: warnings only, or faults of the file format, which PowerPoint may accept
   * silently. `clean`: nothing.
   */
  readonly status: 'clean' | 'review' | 'failed';
  readonly slides_total: number;
  /** Smaller than `slides_total` for long decks. */
  readonly slides_inspected: number;
  readonly canvas: { readonly w_in: number; readonly h_in: number; readonly aspect: string };
  readonly summary: InspectSummary;
  readonly slides: readonly SlideFindings[];
  readonly conformance?: FileConformance;
}

const WORST = 5;

export function inspectDeck(deck: ForeignDeck, kit: InspectKit): InspectReport {
  const setting = createTextKit(kit.fonts, kit.shaper);
  const shown = deck.slides.slice(0, MAX_SLIDES);
  const view: DeckView = { deck, faces: facesOf(deck), fonts: kit.fonts, pictures: kit.pictures ?? new PictureFacts(kit.picture) };
  const slides: SlideFindings[] = [];
  const tally = new Tally();
  for (const slide of shown) {
    const ofSlide = viewSlide(slide, view, setting, kit.animated?.(slide));
    const findings = all
      .flatMap((check) => check.find(ofSlide))
      .map((finding) => (slide.hidden ? { ...finding, severity: 'warning' as const } : finding));
    findings.sort((a, b) => rank(a.severity) - rank(b.severity));
    slides.push({ i: slide.i, ...(slide.hidden ? { hidden: true as const } : {}), findings });
    tally.add(ofSlide);
  }
  const findings = slides.flatMap(({ findings: of }) => of);
  const count = (is: (finding: Finding) => boolean): number => findings.filter(is).length;
  const errors = count(({ severity }) => severity === 'error');
  const { conformance } = kit;
  const broken = conformance !== undefined && conformance.errors + conformance.warnings > 0;
  return {
    status: errors > 0 ? 'failed' : findings.length > 0 || broken ? 'review' : 'clean',
    slides_total: deck.slides_total,
    slides_inspected: slides.length,
    canvas: canvasOf(deck),
    summary: {
      errors,
      warnings: findings.length - errors,
      off_canvas: count(({ code }) => code === 'off_canvas'),
      hidden_texts: count(({ code }) => code === 'content_hidden'),
      low_contrast: count(({ code }) => code === 'low_contrast'),
      ...tally.figures(),
      worst_slides: worstOf(slides),
    },
    slides,
    ...(conformance && { conformance: withSlides(conformance, deck) }),
  };
}

function withSlides(report: ConformanceReport, deck: ForeignDeck): FileConformance {
  const numbers = new Map(deck.slides.map(({ part, i }) => [part.toLowerCase(), i]));
  const findings = report.findings.map((finding) => {
    const slide = numbers.get(finding.part.toLowerCase());
    return slide === undefined ? finding : { ...finding, slide };
  });
  return { ...report, findings };
}

const rank = (severity: Severity): number => (severity === 'error' ? 0 : 1);

function worstOf(slides: readonly SlideFindings[]): number[] {
  return slides
    .filter(({ findings }) => findings.length > 0)
    .map(({ i, findings }) => ({ i, errors: findings.filter(({ severity }) => severity === 'error').length, all: findings.length }))
    .sort((a, b) => b.errors - a.errors || b.all - a.all || a.i - b.i)
    .slice(0, WORST)
    .map(({ i }) => i);
}

/** Sums over the slides. */
class Tally {
  #smallest = Number.POSITIVE_INFINITY;
  #sized = { known: 0, unknown: 0 };
  #contrast = { known: 0, unknown: 0 };
  #slides = { any: 0, editable: 0 };

  add(view: SlideView): void {
    for (const text of view.texts) {
      if (!text.owner.own) continue;
      const sizes = sizesOf(text);
      this.#sized.known += sizes.known;
      this.#sized.unknown += sizes.unknown;
      if (sizes.smallest !== undefined) this.#smallest = Math.min(this.#smallest, sizes.smallest.size);
      if (hidingOf(view, text).share > 0.5) continue;
      const contrast = contrastOfText(view, text);
      this.#contrast.known += contrast.known;
      this.#contrast.unknown += contrast.unknown;
    }
    const { any, editable } = contentOf(view);
    if (any) this.#slides.any++;
    if (editable) this.#slides.editable++;
  }

  figures(): Pick<InspectSummary, 'min_font_pt' | 'editable_text_ratio' | 'font_size_coverage' | 'contrast_coverage'> {
    return {
      min_font_pt: Number.isFinite(this.#smallest) ? Math.round(this.#smallest * 100) / 100 : null,
      editable_text_ratio: shareOf(this.#slides.editable, this.#slides.any),
      font_size_coverage: shareOf(this.#sized.known, this.#sized.known + this.#sized.unknown),
      contrast_coverage: shareOf(this.#contrast.known, this.#contrast.known + this.#contrast.unknown),
    };
  }
}

/** 1 where there is nothing to judge. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);

/** Font families of words on the slides, with the first slide of each. */
function facesOf({ slides }: ForeignDeck): DeckView['faces'] {
  const faces = new Map<string, { first: number; slides: number }>();
  for (const slide of slides.slice(0, MAX_SLIDES)) {
    const here = new Set<string>();
    for (const shape of walkForeign(slide.shapes)) {
      if (shape.hidden) continue;
      for (const { paragraphs } of textsOf(shape)) {
        for (const { runs } of paragraphs) for (const { face, text } of runs) if (face !== UNKNOWN && /\S/.test(text)) here.add(face);
      }
    }
    for (const face of here) {
      const before = faces.get(face);
      faces.set(face, { first: before?.first ?? slide.i, slides: (before?.slides ?? 0) + 1 });
    }
  }
  return faces;
}

function textsOf(shape: ForeignShape): readonly ForeignText[] {
  if (shape.kind === 'table') return shape.cells.map(({ text }) => text);
  return (shape.kind === 'shape' || shape.kind === 'connector') && shape.text !== undefined ? [shape.text] : [];
}

const NAMED: readonly (readonly [number, number])[] = [
  [16, 9],
  [4, 3],
  [16, 10],
  [3, 2],
  [1, 1],
  [9, 16],
  [3, 4],
  [21, 9],
];

function canvasOf({ canvas }: ForeignDeck): InspectReport['canvas'] {
  const { w, h } = canvas;
  const in3 = (emu: number): number => Math.round((emu / EMU_PER_IN) * 1000) / 1000;
  const ratio = w / h;
  const format = NAMED.find(([a, b]) => Math.abs(ratio / (a / b) - 1) < 0.004);
  const aspect = format === undefined ? `${Math.round(ratio * 100) / 100}:1` : `${format[0]}:${format[1]}`;
  return { w_in: in3(w), h_in: in3(h), aspect };
}
