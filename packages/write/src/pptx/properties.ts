/** The file's properties, without a clock: only title and language differ between files. */
import { type Deck, TEST_KEYWORD } from '@deckwright/draw/scene';
import { DRAWING_NS, escapeXml, PRESENTATION_NS, XML_HEAD } from './xml.ts';

export const APPLICATION = 'Deckwright';

/** Core properties (ISO 29500-2, 11). No creation or modification time: the same deck gives the same bytes on any day. */
export const corePart = (deck: Deck): string =>
  `${XML_HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
  `<dc:title>${escapeXml(deck.title)}</dc:title><dc:creator>${APPLICATION}</dc:creator><dc:language>${escapeXml(deck.lang)}</dc:language>${deck.mark === undefined ? '' : `<cp:keywords>${TEST_KEYWORD}</cp:keywords>`}</cp:coreProperties>`;

export const APP_PART = `${XML_HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${APPLICATION}</Application></Properties>`;
export const PRES_PROPS_PART = `${XML_HEAD}<p:presentationPr ${PRESENTATION_NS}/>`;
export const VIEW_PROPS_PART = `${XML_HEAD}<p:viewPr ${PRESENTATION_NS}/>`;

/** The style that a table drawn later starts with is PowerPoint's own default, "Medium Style 2 - Accent 1". */
export const TABLE_STYLES_PART = `${XML_HEAD}<a:tblStyleLst xmlns:a="${DRAWING_NS}" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`;
