/** The presentation part: the master, the slides in order, their size, and the defaults of text. */
import { type Deck, SLIDE_H, SLIDE_W } from '@deckwright/draw/scene';
import { defaultLevels, MASTER_ID, type TextPart } from './layouts.ts';
import { NOTES_H, NOTES_W } from './notes.ts';
import { paintOf } from './paint.ts';
import { Relationships } from './relationships.ts';
import { PRESENTATION_NS, whole, XML_HEAD } from './xml.ts';

/** Ids of slides begin here (ISO 29500-1, 19.7.13). */
const FIRST_SLIDE_ID = 256;

export function presentationPart(deck: Deck, hasNotes: boolean): TextPart {
  const links = new Relationships();
  const master = `<p:sldMasterIdLst><p:sldMasterId id="${MASTER_ID}" r:id="${links.add('slideMaster', 'slideMasters/slideMaster1.xml')}"/></p:sldMasterIdLst>`;
  const slides = deck.slides
    .map((_, at) => `<p:sldId id="${FIRST_SLIDE_ID + at}" r:id="${links.add('slide', `slides/slide${at + 1}.xml`)}"/>`)
    .join('');
  const notes = hasNotes
    ? `<p:notesMasterIdLst><p:notesMasterId r:id="${links.add('notesMaster', 'notesMasters/notesMaster1.xml')}"/></p:notesMasterIdLst>`
    : '';
  links.add('presProps', 'presProps.xml');
  links.add('viewProps', 'viewProps.xml');
  links.add('theme', 'theme/theme1.xml');
  links.add('tableStyles', 'tableStyles.xml');
  if (deck.source) links.add('customXml', '../customXml/item1.xml');
  const canvas = deck.slides[0]?.canvas ?? { w: SLIDE_W, h: SLIDE_H };
  const first = deck.first_number === undefined || deck.first_number === 1 ? '' : ` firstSlideNum="${whole(deck.first_number)}"`;
  const xml =
    `${XML_HEAD}<p:presentation ${PRESENTATION_NS} ${first} saveSubsetFonts="1">${master}${notes}${slides === '' ? '' : `<p:sldIdLst>${slides}</p:sldIdLst>`}` +
    `<p:sldSz cx="${canvas.w}" cy="${canvas.h}"/><p:notesSz cx="${NOTES_W}" cy="${NOTES_H}"/>` +
    `<p:defaultTextStyle>${defaultLevels(paintOf(deck.theme))}</p:defaultTextStyle></p:presentation>`;
  return { xml, relationships: links.toXml() };
}
