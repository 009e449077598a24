/** A deck as an editable PowerPoint file: the whole story, part by part. */
import type { Deck } from '@deckwright/draw/scene';
import { ChartParts } from './charts/chart-parts.ts';
import { CONTENT_TYPE } from './content-type.ts';
import { fixedParts } from './fixed-parts.ts';
import type { TextPart } from './layouts.ts';
import { MediaParts } from './media.ts';
import { notesSlidePart } from './notes.ts';
import { PackageWriter } from './package.ts';
import { presentationPart } from './presentation.ts';
import { corePart } from './properties.ts';
import { Relationships } from './relationships.ts';
import { slidePart } from './slide-part.ts';
import { writtenShapes } from './slide-scope.ts';
import { sourceParts } from './source.ts';

/**
 * The deck as a .pptx (ISO/IEC 29500 transitional): native shapes in slide order, one master, colours and fonts by
 * reference to the theme. The same deck gives the same bytes in any process, time zone and locale.
 *
 * Throws `UnwritablePicture` when a shape shows a picture that the deck does not hold, or holds as SVG or WebP without
 * a PNG twin, and `RangeError` beyond the limits of the zip format.
 */
export function writePptx(deck: Deck): Uint8Array {
  const file = new PackageWriter();
  const media = new MediaParts(deck);
  const charts = new ChartParts(deck.theme);
  const fixed = fixedParts(deck.theme);
  const hasNotes = deck.slides.some((slide) => slide.notes !== undefined && slide.notes !== '');

  file.addReady(fixed.root);
  file.addUnique('docProps/core.xml', corePart(deck), CONTENT_TYPE.core);
  const presentation = presentationPart(deck, hasNotes);
  file.add('ppt/presentation.xml', presentation.xml, CONTENT_TYPE.presentation);
  file.add('ppt/_rels/presentation.xml.rels', presentation.relationships);
  for (const part of fixed.always) file.addReady(part);
  if (hasNotes) for (const part of fixed.forNotes) file.addReady(part);

  let notesCount = 0;
  deck.slides.forEach((slide, at) => {
    const number = at + 1;
    const notes = slide.notes === undefined || slide.notes === '' ? undefined : ++notesCount;
    addPage(file, 'ppt/slides', `slide${number}.xml`, CONTENT_TYPE.slide, slidePart(deck, slide, { media, charts }, notes));
    if (slide.notes && notes !== undefined) {
      addPage(file, 'ppt/notesSlides', `notesSlide${notes}.xml`, CONTENT_TYPE.notesSlide, notesSlidePart(slide, slide.notes, number));
    }
  });
  media.addTo(file);
  charts.addTo(file);
  if (deck.source) addSource(file, sourceParts(deck.source, deck.slides.map(writtenShapes), deck.theme));
  return file.finish();
}

/** A slide or its notes: its words are its own, its links are often the same. */
function addPage(file: PackageWriter, folder: string, name: string, type: string, part: TextPart): void {
  file.addUnique(`${folder}/${name}`, part.xml, type);
  file.add(`${folder}/_rels/${name}.rels`, part.relationships);
}

function addSource(file: PackageWriter, source: { item: string; properties: string }): void {
  const links = new Relationships();
  links.add('customXmlProps', 'itemProps1.xml');
  file.addUnique('customXml/item1.xml', source.item);
  file.add('customXml/_rels/item1.xml.rels', links.toXml());
  file.addUnique('customXml/itemProps1.xml', source.properties, CONTENT_TYPE.customXmlProperties);
}
