/** Reads a package as a deck: its canvas, and slides with all inherited properties resolved. */
import { attribute, child, descendants, elements, type OpcPackage, partKey, UnreadableFile, type XmlElement } from '../ooxml/index.ts';
import { emuAt, integerAt } from './markup/values.ts';
import type { EmbeddedFamily, ForeignDeck, ForeignSlide, Rgba } from './model/index.ts';
import { openDeckSource } from './slides/deck-source.ts';
import { openSlideReader } from './slides/read-slide.ts';
import { openSheets } from './slides/sheets.ts';

export interface ReadDeckOptions {
  /** Number of slides to read; further ones are counted only. */
  readonly slides?: number;
  /** What names of the colour map (`bg1`, `tx1`, …) stand for, whatever the masters say. */
  readonly colors?: ReadonlyMap<string, Rgba['rgb']>;
}

/** Slides of one deck; real decks have a few hundred at most. */
const MAX_SLIDES = 2000;

/** 10 by 7.5 inches, the default of PowerPoint (ISO 29500-1, 19.2.1.36). */
const DEFAULT_CANVAS = { w: 9_144_000, h: 6_858_000 };
/** ST_SlideSizeCoordinate. */
const MIN_SIDE = 914_400;
const MAX_SIDE = 51_206_400;

/**
 * Missing or invalid parts are left out and named in `problems`.
 * @throws UnreadableFile when the presentation, a slide, a layout, a master or a theme cannot be parsed
 */
export function readDeck(pkg: OpcPackage, options: ReadDeckOptions = {}): ForeignDeck {
  const source = openDeckSource(pkg);
  const presentation = pkg.main.xml();
  const { root } = presentation;
  if (root.name !== 'p:presentation') {
    throw new UnreadableFile('package_damaged', `${pkg.main.name}, which should be the presentation, is none.`, pkg.main.name);
  }
  const listed = elements(child(root, 'p:sldIdLst'), 'p:sldId');
  const count = Math.min(listed.length, options.slides ?? MAX_SLIDES, MAX_SLIDES);
  if (listed.length > MAX_SLIDES) source.problem(pkg.main.name, `The deck lists more than ${MAX_SLIDES} slides; the rest is not read.`);

  const parts = listed.slice(0, MAX_SLIDES).map((element) => slidePart(element, pkg.main.name, source));
  for (const [index, part] of parts.entries()) {
    if (part !== undefined && !source.slideNumbers.has(partKey(part))) source.slideNumbers.set(partKey(part), index + 1);
  }
  const first = integerAt(root, 'firstSlideNum', 0, 99_999) ?? 1;
  const reader = openSlideReader(source, openSheets(source, root, pkg.main.name), first, options.colors);
  const slides: ForeignSlide[] = [];
  for (const [index, part] of parts.slice(0, count).entries()) {
    if (part === undefined) continue;
    if (source.slideNumbers.get(partKey(part)) !== index + 1) {
      source.problem(part, 'The deck lists the slide twice; it is read once.');
      continue;
    }
    const slide = reader.read(part, index + 1);
    if (slide) slides.push(slide);
  }
  return {
    canvas: canvasOf(root),
    slides,
    // Wherever they stand: programs show slides of alternate content too.
    slides_total: [...descendants(root, 'p:sldId')].length,
    strict: /["']http:\/\/purl\.oclc\.org\/ooxml\/presentationml\/main["']/.test(presentation.source.slice(0, root.contentStart)),
    macro_enabled: pkg.macroEnabled,
    embedded_fonts: embeddedFonts(root, pkg.main.name, source),
    problems: source.problems,
  };
}

function slidePart(element: XmlElement, presentation: string, source: ReturnType<typeof openDeckSource>): string | undefined {
  const id = attribute(element, 'r:id') ?? '';
  const part = source.relationship(presentation, id)?.part;
  if (part === undefined)
    source.problem(presentation, `The deck lists a slide (${JSON.stringify(id.slice(0, 40))}) that is not in the file.`);
  return part;
}

const MAX_FAMILIES = 64;
const STYLES = [
  { name: 'p:regular', bold: false, italic: false },
  { name: 'p:bold', bold: true, italic: false },
  { name: 'p:italic', bold: false, italic: true },
  { name: 'p:boldItalic', bold: true, italic: true },
] as const;

function embeddedFonts(presentation: XmlElement, part: string, source: ReturnType<typeof openDeckSource>): readonly EmbeddedFamily[] {
  const families = elements(child(presentation, 'p:embeddedFontLst'), 'p:embeddedFont').slice(0, MAX_FAMILIES);
  return families.flatMap((element) => {
    const family = attribute(child(element, 'p:font'), 'typeface') ?? '';
    const faces = STYLES.flatMap(({ name, bold, italic }) => {
      const font = source.relationship(part, attribute(child(element, name), 'r:id') ?? '')?.part;
      return font === undefined ? [] : [{ bold, italic, part: font }];
    });
    return family === '' || faces.length === 0 ? [] : [{ family, faces }];
  });
}

function canvasOf(presentation: XmlElement): ForeignDeck['canvas'] {
  const size = child(presentation, 'p:sldSz');
  const side = (name: string): number | undefined => {
    const value = emuAt(size, name);
    return value === undefined || value < MIN_SIDE || value > MAX_SIDE ? undefined : value;
  };
  const w = side('cx');
  const h = side('cy');
  return w === undefined || h === undefined ? DEFAULT_CANVAS : { w, h };
}
