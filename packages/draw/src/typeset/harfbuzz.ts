/** Shaping by HarfBuzz. The engine is loaded on the first call, so that processes that never shape do not pay for it. */
import type { Feature, Font } from 'harfbuzzjs';
import type { FontSource } from './font-source.ts';
import type { ShapedGlyph, ShapeOptions, Shaper } from './shaper.ts';
import { subsetTrueType } from './subset.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/**
 * Limits of the shaping cache: the longest text, and the number of glyphs (60 bytes each). Labels and numbers repeat from slide to slide.
 */
const KEPT_LENGTH = 160;
const MAX_CACHED_GLYPHS = 120_000;

/** A shaper over these faces. A face is passed to HarfBuzz on first use and stays loaded as long as the shaper exists. */
export async function loadShaper(fonts: FontSource): Promise<Shaper> {
  return new HarfBuzzShaper(await import('harfbuzzjs'), fonts);
}

interface LoadedFace {
  readonly font: Font;
  readonly upem: number;
}

class HarfBuzzShaper implements Shaper {
  readonly #harfbuzz: HarfBuzz;
  readonly #fonts: FontSource;
  readonly #buffer: InstanceType<HarfBuzz['Buffer']>;
  readonly #loaded = new Map<string, LoadedFace>();
  readonly #cache = new Map<string, readonly ShapedGlyph[]>();
  #cacheGlyphs = 0;
  readonly #features: { readonly [set: string]: Feature[] };

  constructor(harfbuzz: HarfBuzz, fonts: FontSource) {
    this.#harfbuzz = harfbuzz;
    this.#fonts = fonts;
    this.#buffer = new harfbuzz.Buffer();
    const off = (...tags: string[]) => tags.map((tag) => new harfbuzz.Feature(tag, 0));
    this.#features = {
      plain: off('liga', 'clig', 'calt'),
      plainNoKern: off('liga', 'clig', 'calt', 'kern'),
      complex: [],
      complexNoKern: off('kern'),
    };
  }

  shape(face: string, text: string, options: ShapeOptions = {}): readonly ShapedGlyph[] {
    if (text === '') return [];
    const rtl = options.rtl ?? false;
    const kern = options.kern ?? true;
    const lang = options.lang ?? 'en';
    const key = `${face}\u0000${rtl ? 'r' : 'l'}${kern ? 'k' : 'n'}${lang}\u0000${text}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const glyphs = this.#shape(this.#face(face).font, text, rtl, kern, lang);
    if (text.length <= KEPT_LENGTH) {
      if (this.#cacheGlyphs >= MAX_CACHED_GLYPHS) {
        this.#cache.clear();
        this.#cacheGlyphs = 0;
      }
      this.#cache.set(key, glyphs);
      // The key takes memory too, even for a text without glyphs.
      this.#cacheGlyphs += glyphs.length + 4;
    }
    return glyphs;
  }

  unitsPerEm(face: string): number {
    return this.#face(face).upem;
  }

  subset(face: string, gids: Iterable<number>): Uint8Array {
    return subsetTrueType(this.#fonts.file(face), gids);
  }

  #shape(font: Font, text: string, rtl: boolean, kern: boolean, lang: string): readonly ShapedGlyph[] {
    const { Direction, shape } = this.#harfbuzz;
    const buffer = this.#buffer;
    buffer.reset();
    buffer.addText(text);
    buffer.setDirection(rtl ? Direction.RTL : Direction.LTR);
    // Set before the guess, because the guess would take the language of the process.
    buffer.setLanguage(lang);
    buffer.guessSegmentProperties();
    shape(font, buffer, this.#features[needsLigatures(text) ? (kern ? 'complex' : 'complexNoKern') : kern ? 'plain' : 'plainNoKern']);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    return infos.map((info, i) => {
      const position = positions[i]!;
      return {
        gid: info.codepoint,
        cluster: info.cluster,
        x_advance: position.xAdvance,
        x_offset: position.xOffset,
        y_offset: position.yOffset,
      };
    });
  }

  #face(face: string): LoadedFace {
    let loaded = this.#loaded.get(face);
    if (loaded === undefined) {
      const { Blob, Face, Font } = this.#harfbuzz;
      const parsed = new Face(new Blob(this.#fonts.file(face)));
      loaded = { font: new Font(parsed), upem: parsed.upem };
      this.#loaded.set(face, loaded);
    }
    return loaded;
  }
}

/**
 * Scripts that are unreadable without their ligatures and contextual forms: Hebrew to Myanmar, Khmer, Mongolian, presentation forms of
 * Arabic.
 */
const needsLigatures = (text: string): boolean => /[\u0590-\u109f\u1780-\u18af\ua840-\uabff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
