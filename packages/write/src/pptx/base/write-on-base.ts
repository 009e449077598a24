/** Writes a deck on foreign masters: the base's parts unchanged, and our slides with relationships to its layouts. */
import type { Deck, Slide } from '@deckwright/draw/scene';
import { type OpcPackage, openPackage, relationshipsName, relativeTarget } from '@deckwright/read/ooxml';
import { ChartParts } from '../charts/chart-parts.ts';
import { CONTENT_TYPE } from '../content-type.ts';
import { MediaParts } from '../media.ts';
import { notesSlidePart } from '../notes.ts';
import { corePart } from '../properties.ts';
import { Relationships } from '../relationships.ts';
import { slidePart } from '../slide-part.ts';
import { writtenShapes } from '../slide-scope.ts';
import { sourceParts } from '../source.ts';
import { themePart } from '../theme-part.ts';
import { addSource } from '../write-pptx.ts';
import { beginOnBase } from './base-package.ts';
import { type Base, type BaseLayout, openBase, PLAIN_LIST_STYLE, probeSlide } from './open-base.ts';

/** @throws UnreadableFile for a base that is no presentation; RangeError for a slide on a layout that the base lacks */
export async function writeOnBase(deck: Deck, bytes: Uint8Array): Promise<Uint8Array> {
  const base = openBase(await openPackage(bytes));
  const layouts = new Map(base.masters.flatMap((master) => master.layouts.map((layout) => [layout.part, layout])));
  const noted = (slide: Slide): boolean => slide.notes !== undefined && slide.notes !== '';
  const { file, notes_master } = beginOnBase(base, {
    slides: deck.slides.length,
    notes: deck.slides.some(noted),
    core: corePart(deck),
    source: deck.source !== undefined,
    notes_theme: themePart(deck.theme),
  });
  const media = new MediaParts(deck);
  const charts = new ChartParts(deck.theme);
  let notesCount = 0;
  deck.slides.forEach((slide, at) => {
    const layout = layouts.get(slide.sheet?.part ?? '');
    if (layout === undefined) throw new RangeError(`Slide ${at + 1} stands on ${slide.sheet?.part}, which the base lacks.`);
    const notes = noted(slide) ? ++notesCount : undefined;
    const name = `/ppt/slides/slide${at + 1}.xml`;
    const surface = {
      layout: relativeTarget(name, layout.part),
      color_map: layout.color_map,
      ...(base.plain_text ? {} : { list_style: PLAIN_LIST_STYLE }),
    };
    const part = slidePart(deck, slide, { media, charts }, notes, surface);
    file.addUnique(name.slice(1), part.xml, CONTENT_TYPE.slide);
    file.add(relationshipsName(name).slice(1), part.relationships);
    if (notes === undefined) return;
    const page = `/ppt/notesSlides/notesSlide${notes}.xml`;
    const written = notesSlidePart(slide, slide.notes ?? '', at + 1);
    file.addUnique(page.slice(1), written.xml, CONTENT_TYPE.notesSlide);
    const master = relativeTarget(page, notes_master);
    file.add(relationshipsName(page).slice(1), written.relationships.replace('../notesMasters/notesMaster1.xml', master));
  });
  media.addTo(file);
  charts.addTo(file);
  if (deck.source) addSource(file, sourceParts(deck.source, deck.slides.map(writtenShapes), deck));
  return file.finish();
}

/** The base alone, without slides, and a deck with one slide for each of the layouts, for reading how texts look on them. */
export function writeBase(opened: OpcPackage): { readonly base: Base; readonly bytes: Uint8Array; readonly probe: Uint8Array } {
  const base = openBase(opened);
  const layouts = base.masters.flatMap((master) => master.layouts);
  return { base, bytes: withSlides(base, []), probe: withSlides(base, layouts) };
}

function withSlides(base: Base, layouts: readonly BaseLayout[]): Uint8Array {
  const core =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>';
  const { file } = beginOnBase(base, { slides: layouts.length, notes: false, core, source: false, notes_theme: '' });
  layouts.forEach((layout, at) => {
    const name = `/ppt/slides/slide${at + 1}.xml`;
    const links = new Relationships();
    links.add('slideLayout', relativeTarget(name, layout.part));
    file.addUnique(name.slice(1), probeSlide(layout), CONTENT_TYPE.slide);
    file.add(relationshipsName(name).slice(1), links.toXml());
  });
  return file.finish();
}
