/** What pages of one PDF may still use: counted while they are interpreted, over each page and over all. */
import type { PdfLimits } from '../limits.ts';
import { PdfRefusal } from '../pdf-refusal.ts';

/** What is counted on each page, as its refusal names it. */
const OF_A_PAGE = {
  operators: 'drawing operators',
  marks: 'glyphs, outlines and pictures',
  characters: 'characters',
  points: 'points of outlines',
} as const;

export type Counted = keyof typeof OF_A_PAGE;

/** Marks between two looks at the clock. */
const LOOK_EVERY = 256;

export class Budget {
  readonly limits: PdfLimits;
  readonly #processorMs: () => number;
  #page = 0;
  #started = 0;
  #looks = 0;
  readonly #used: Record<Counted, number> = { operators: 0, marks: 0, characters: 0, points: 0 };
  #all_marks = 0;
  #all_image_px = 0;
  readonly #pictures = new Set<string>();

  /** @param processor_ms time of a processor used so far; a busy machine makes no file larger, so it is not the clock's */
  constructor(limits: PdfLimits, processor_ms: () => number = () => 0) {
    this.limits = limits;
    this.#processorMs = processor_ms;
  }

  /** Counting begins anew, and so does the clock. */
  startPage(number: number): void {
    this.#page = number;
    this.#started = this.#processorMs();
    this.#looks = 0;
    for (const what of Object.keys(OF_A_PAGE) as Counted[]) this.#used[what] = 0;
  }

  /** @throws PdfRefusal `too_large` beyond a limit of the page, of all pages, or of its time */
  use(what: Counted, count = 1): void {
    this.#used[what] += count;
    if (this.#used[what] > this.limits[what]) this.#refuse(`has more than ${this.limits[what]} ${OF_A_PAGE[what]}`, what);
    if (what !== 'marks') return;
    this.#all_marks += count;
    if (this.#all_marks > this.limits.all_marks)
      this.#refuse(`and those before it have more than ${this.limits.all_marks} ${OF_A_PAGE.marks}`, 'all_marks');
    if (++this.#looks % LOOK_EVERY === 0) this.checkTime();
  }

  /** Depth at which a form is drawn. @throws PdfRefusal `too_large` */
  enter(depth: number): void {
    if (depth > this.limits.depth) this.#refuse(`has forms within forms, more than ${this.limits.depth} deep`, 'depth');
  }

  /**
   * A picture counts once, however often its page paints it.
   *
   * @returns false for a picture that is too large for itself, which is left out
   * @throws PdfRefusal `too_large`
   */
  takePicture(key: string, px: number): boolean {
    if (px > this.limits.image_px) return false;
    if (this.#pictures.has(key)) return true;
    this.#pictures.add(key);
    this.#all_image_px += px;
    if (this.#all_image_px > this.limits.all_image_px)
      this.#refuse(`and those before it have pictures of more than ${this.limits.all_image_px} pixels`, 'all_image_px');
    return true;
  }

  /** @throws PdfRefusal `too_large` */
  checkTime(): void {
    if (this.#processorMs() - this.#started > this.limits.page_ms)
      this.#refuse(`takes longer than ${this.limits.page_ms / 1000} s of a processor to read`, 'page_ms');
  }

  #refuse(fault: string, limit: keyof PdfLimits): never {
    throw new PdfRefusal(
      'too_large',
      `Page ${this.#page} of the PDF ${fault} (${limit}).`,
      'Convert other pages by `pages`, or export this one again with simpler drawings and smaller pictures.',
    );
  }
}
