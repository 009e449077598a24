/** Caches drawn pages: only changed pages of an edited deck are drawn again, and fonts are subset again only where glyphs were added. */
import type { Slide, Theme } from '@deckwright/draw/scene';
import type { DocumentFonts, FontUse, KeptProgram } from './fonts.ts';
import type { ObjectId } from './objects.ts';
import type { DocumentResources, Page } from './page.ts';
import type { StructureElement } from './structure.ts';
import type { DocumentTransparency } from './transparency.ts';

/** A page as it was drawn, its content compressed. */
export interface DrawnPage {
  readonly id: ObjectId;
  readonly slide: Slide;
  readonly content: Uint8Array;
  readonly section: StructureElement;
  readonly marked: readonly StructureElement[];
  readonly links: Page['links'];
}

/** What a page says of the document around it. */
interface Surroundings {
  readonly id: ObjectId;
  readonly theme: Theme;
  readonly lang: string;
}

interface KeptPage {
  readonly around: Surroundings;
  readonly page: DrawnPage;
  readonly fonts: readonly FontUse[];
  readonly percents: ReadonlySet<number>;
}

/** A pure cache: its result depends only on the slide and the pages before it. */
export class PdfPageMemory {
  readonly #pages = new WeakMap<Slide, KeptPage>();
  /** The last program of each face. */
  readonly programs = new Map<string, KeptProgram>();

  /**
   * The page as it was drawn in the same place. What it uses is noted in the document; where the document names it otherwise, or a glyph
   * now stands for other letters, there is none, and the page must be drawn, which notes the same again.
   */
  find(slide: Slide, around: Surroundings, { fonts, transparency }: DocumentResources): DrawnPage | undefined {
    const cached = this.#pages.get(slide);
    if (cached === undefined || !isSame(cached.around, around) || !fonts.repeat(cached.fonts)) return undefined;
    for (const percent of cached.percents) transparency.use(percent / 100);
    return cached.page;
  }

  /**
   * Pages with links are not cached, because annotations have numbers of their own. Pictures and shadings are named through the document.
   */
  keep(page: DrawnPage, around: Surroundings, uses: PageUses): void {
    if (page.links.length > 0 || uses.fonts === undefined || uses.usesImages) return;
    this.#pages.set(page.slide, { around, page, fonts: uses.fonts, percents: uses.percents });
  }
}

const isSame = (a: Surroundings, b: Surroundings): boolean => a.id === b.id && a.theme === b.theme && a.lang === b.lang;

/** What was used between two moments. */
export interface PageUses {
  /** Absent where the same use had two outcomes. */
  readonly fonts: readonly FontUse[] | undefined;
  readonly percents: ReadonlySet<number>;
  /** Whether pictures or shadings were used. */
  readonly usesImages: boolean;
}

/** Notes what the next page uses; `end` tells. */
export function watchUses({ fonts, transparency, images, shadings }: DocumentResources): { end(): PageUses } {
  const before = images.uses + shadings.uses;
  const uses = watch(fonts, transparency);
  return { end: () => ({ ...uses(), usesImages: images.uses + shadings.uses !== before }) };
}

function watch(fonts: DocumentFonts, transparency: DocumentTransparency): () => Omit<PageUses, 'usesImages'> {
  fonts.watch();
  transparency.watch();
  return () => ({ fonts: fonts.watched(), percents: transparency.watched() });
}
