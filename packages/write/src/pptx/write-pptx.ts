/** Writes a deck as an editable PowerPoint file, part by part. */
import type { Deck, Slide } from '@deckwright/draw/scene';
import { ChartParts } from './charts/chart-parts.ts';
import { CONTENT_TYPE } from './content-type.ts';
import { fixedParts } from './fixed-parts.ts';
import { firstOwnLayout, type TextPart } from './layouts.ts';
import { MediaParts } from './media.ts';
import { notesSlidePart } from './notes.ts';
import { ownLayoutPart, ownLayoutsOf } from './own-layouts.ts';
import { PackageWriter, packCommon } from './package.ts';
import type { PackedPart, PagePlace, PptxPageMemory, WrittenPage } from './page-memory.ts';
import { presentationPart } from './presentation.ts';
import { corePart } from './properties.ts';
import { Relationships } from './relationships.ts';
import { slidePart } from './slide-part.ts';
import { type SharedParts, writtenShapes } from './slide-scope.ts';
import { sourceParts } from './source.ts';
import { pack } from './zip.ts';

/**
 * The deck as a .pptx (ISO/IEC 29500 transitional): native shapes in slide order, one master, colours and fonts by
 * reference to the theme. The same deck gives the same bytes in any process, time zone and locale.
 *
 * Throws `UnwritablePicture` when a shape shows a picture that the deck does not hold, or holds as SVG or WebP without
 * a PNG twin, and `RangeError` beyond the limits of the zip format.
 */
export function writePptx(deck: Deck, memory?: PptxPageMemory): Uint8Array {
  const file = new PackageWriter();
  const media = new MediaParts(deck);
  const charts = new ChartParts(deck.theme);
  const layouts = ownLayoutsOf(deck);
  const fixed = fixedParts(deck.theme, layouts.length);
  const hasNotes = deck.slides.some((slide) => slide.notes !== undefined && slide.notes !== '');

  file.addReady(fixed.root);
  file.addUnique('docProps/core.xml', corePart(deck), CONTENT_TYPE.core);
  const presentation = presentationPart(deck, hasNotes);
  file.add('ppt/presentation.xml', presentation.xml, CONTENT_TYPE.presentation);
  file.add('ppt/_rels/presentation.xml.rels', presentation.relationships);
  for (const part of fixed.always) file.addReady(part);
  if (hasNotes) for (const part of fixed.forNotes) file.addReady(part);
  layouts.forEach((layout, at) => {
    const part = packPage(ownLayoutPart(deck, layout, { media, charts }));
    addPage(file, 'ppt/slideLayouts', `slideLayout${firstOwnLayout + at}.xml`, CONTENT_TYPE.slideLayout, part);
  });

  let notesCount = 0;
  deck.slides.forEach((slide, at) => {
    const notes = slide.notes === undefined || slide.notes === '' ? undefined : ++notesCount;
    const place: PagePlace = { theme: deck.theme, number: at + 1, notes, count: deck.slides.length };
    const page = memory?.find(slide, place, media) ?? writePage(deck, slide, place, { media, charts });
    memory?.keep(slide, place, page);
    addPage(file, 'ppt/slides', `slide${place.number}.xml`, CONTENT_TYPE.slide, page.slide);
    if (page.notes !== undefined) addPage(file, 'ppt/notesSlides', `notesSlide${notes}.xml`, CONTENT_TYPE.notesSlide, page.notes);
  });
  media.addTo(file);
  charts.addTo(file);
  if (deck.source) addSource(file, sourceParts(deck.source, deck.slides.map(writtenShapes), deck));
  return file.finish();
}

function writePage(deck: Deck, slide: Slide, { number, notes }: PagePlace, shared: SharedParts): WrittenPage {
  const part = packPage(slidePart(deck, slide, shared, notes));
  return notes === undefined || !slide.notes
    ? { slide: part }
    : { slide: part, notes: packPage(notesSlidePart(slide, slide.notes, number)) };
}

/** A slide or its notes: its words are its own, its links are often the same. */
const packPage = ({ xml, relationships }: TextPart): PackedPart => ({ xml: pack(xml, false), relationships: packCommon(relationships) });

function addPage(file: PackageWriter, folder: string, name: string, type: string, part: PackedPart): void {
  file.addReady({ name: `${folder}/${name}`, packed: part.xml, type });
  file.addReady({ name: `${folder}/_rels/${name}.rels`, packed: part.relationships });
}

export function addSource(file: PackageWriter, source: { item: string; properties: string }): void {
  const links = new Relationships();
  links.add('customXmlProps', 'itemProps1.xml');
  file.addUnique('customXml/item1.xml', source.item);
  file.add('customXml/_rels/item1.xml.rels', links.toXml());
  file.addUnique('customXml/itemProps1.xml', source.properties, CONTENT_TYPE.customXmlProperties);
}
