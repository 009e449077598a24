/** Speaker notes: a notes master, and one notes page for each slide that has them. */
import type { Slide } from '@deckwright/draw/scene';
import type { TextPart } from './layouts.ts';
import { Relationships } from './relationships.ts';
import { MASTER_COLORS, shapeTree } from './shape-tree.ts';
import { escapeXml, PRESENTATION_NS, XML_HEAD } from './xml.ts';

/** A notes page is upright, 7.5 x 10 in. */
export const NOTES_W = 6_858_000;
export const NOTES_H = 9_144_000;

const PICTURE_PLACE =
  '<a:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const TEXT_PLACE =
  '<a:xfrm><a:off x="685800" y="4400550"/><a:ext cx="5486400" cy="3600450"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const BREAKS = /\r\n|[\n\v\r\u2028\u2029]/;

const picture = (ph: string, properties: string): string =>
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
  `<p:nvPr><p:ph type="sldImg"${ph}/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr></p:sp>`;

const text = (ph: string, properties: string, body: string): string =>
  '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
  `<p:nvPr><p:ph type="body" ${ph}/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${body}</p:txBody></p:sp>`;

/** Dark-theme slots hold the dark colour in `dk1` too, so a notes page is dark on light in every theme. */
export function notesMasterPart(): TextPart {
  const relationships = new Relationships();
  relationships.add('theme', '../theme/theme2.xml');
  const shapes =
    picture(' idx="2"', `${PICTURE_PLACE}<a:noFill/><a:ln w="6350"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln>`) +
    text('sz="quarter" idx="3"', TEXT_PLACE, '<a:p><a:pPr lvl="0"/><a:r><a:rPr lang="en-US"/><a:t>Notes</a:t></a:r></a:p>');
  const accents = [1, 2, 3, 4, 5, 6].map((n) => `accent${n}="accent${n}"`).join(' ');
  const level =
    '<a:lvl1pPr marL="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:defRPr sz="1200" kern="1200">' +
    '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr>';
  const xml =
    `${XML_HEAD}<p:notesMaster ${PRESENTATION_NS}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>` +
    `${shapeTree(shapes)}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" ${accents} hlink="hlink" folHlink="folHlink"/>` +
    `<p:notesStyle>${level}</p:notesStyle></p:notesMaster>`;
  return { xml, relationships: relationships.toXml() };
}

/** The notes page of slide `number` (1-based); each line of the notes is a paragraph. */
export function notesSlidePart(slide: Slide, notes: string, number: number): TextPart {
  const relationships = new Relationships();
  relationships.add('notesMaster', '../notesMasters/notesMaster1.xml');
  relationships.add('slide', `../slides/slide${number}.xml`);
  const lang = escapeXml(slide.lang);
  const direction = slide.direction === 'rtl' ? '<a:pPr algn="r" rtl="1"/>' : '';
  let body = '';
  for (const line of notes.split(BREAKS)) {
    body += `<a:p>${direction}${line === '' ? `<a:endParaRPr lang="${lang}"/>` : `<a:r><a:rPr lang="${lang}"/><a:t>${escapeXml(line)}</a:t></a:r>`}</a:p>`;
  }
  const xml = `${XML_HEAD}<p:notes ${PRESENTATION_NS}><p:cSld>${shapeTree(picture('', '') + text('idx="1"', '', body))}</p:cSld>${MASTER_COLORS}</p:notes>`;
  return { xml, relationships: relationships.toXml() };
}
