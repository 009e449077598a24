/** A deck to be combined: its package, its slides in order, and the size of its canvas. */
import {
  attribute,
  child,
  elements,
  type OpcPackage,
  openPackage,
  parseXmlText,
  type ReadLimits,
  type Relationship,
  spellTransitional,
  UnreadableFile,
  type XmlDocument,
} from '@deckwright/read/ooxml';

export interface SourceSlide {
  /** `p:sldId/@id`, which sections and comments refer to. */
  readonly id: string;
  readonly part: string;
}

export interface SourceDeck {
  /** Counted from 0. */
  readonly index: number;
  readonly opened: OpcPackage;
  /** The presentation part in the transitional spelling. */
  readonly presentation: XmlDocument;
  readonly strict: boolean;
  readonly slides: readonly SourceSlide[];
  /** EMU; undefined when the deck does not say, which PowerPoint takes as 10 by 7.5 inches. */
  readonly canvas: { readonly cx: number; readonly cy: number } | undefined;
}

/** Of one deck; the largest that people make have a few hundred. */
const MAX_SLIDES = 2000;

/** @throws UnreadableFile */
export async function openSource(file: Uint8Array, index: number, limits: ReadLimits): Promise<SourceDeck> {
  const opened = await openPackage(file, limits);
  const written = opened.main.xml();
  const spelled = spellTransitional(written.source);
  const strict = spelled !== written.source;
  const presentation = strict ? parseXmlText(spelled, opened.main.name, limits) : written;
  const targets = new Map(opened.relationships(opened.main.name).map((relationship) => [relationship.id, relationship]));
  const listed = elements(child(presentation.root, 'p:sldIdLst'), 'p:sldId');
  if (listed.length > MAX_SLIDES) {
    throw new UnreadableFile('too_large', `The deck lists ${listed.length} slides; the limit is ${MAX_SLIDES}.`, opened.main.name);
  }
  const slides = listed.flatMap((element) => {
    const part = partOf(targets.get(attribute(element, 'r:id') ?? ''));
    // An entry without its slide shows nothing in any reader, and would be a hole in the combined deck.
    return part !== undefined && opened.part(part) ? [{ id: attribute(element, 'id') ?? '', part }] : [];
  });
  if (slides.length === 0) throw new UnreadableFile('package_damaged', 'The deck has no slide that can be read.', opened.main.name);
  checkLayouts(opened, slides);
  return { index, opened, presentation, strict, slides, canvas: canvasOf(presentation) };
}

/**
 * Every slide stands on a layout, and that on a master (ISO/IEC 29500-1, 13.3.8 and 13.3.9). PowerPoint takes a deck for damaged in which one
 * does not, also when the slides are those of the other decks.
 * @throws UnreadableFile
 */
function checkLayouts(opened: OpcPackage, slides: readonly SourceSlide[]): void {
  const reached = (from: string, kind: string): string | undefined =>
    opened.relationships(from).find((relationship) => relationship.kind === kind && opened.part(relationship.part ?? ''))?.part;
  for (const [i, { part }] of slides.entries()) {
    const layout = reached(part, 'slideLayout');
    const lacks = layout === undefined ? 'layout' : reached(layout, 'slideMaster') === undefined ? 'master' : undefined;
    if (lacks === undefined) continue;
    const message = `Slide ${i + 1} has no ${lacks}, so that PowerPoint would not open what the deck is put into. Open and save the deck in PowerPoint or LibreOffice first, or leave it out.`;
    throw new UnreadableFile('package_damaged', message, part);
  }
}

const partOf = (relationship: Relationship | undefined): string | undefined => relationship?.part;

function canvasOf({ root }: XmlDocument): SourceDeck['canvas'] {
  const size = child(root, 'p:sldSz');
  const cx = Number(attribute(size, 'cx'));
  const cy = Number(attribute(size, 'cy'));
  return Number.isInteger(cx) && Number.isInteger(cy) && cx > 0 && cy > 0 ? { cx, cy } : undefined;
}
