/** Layouts that were made for a deck of what its slides share: their shapes, and the places of their titles and numbers. */
import type { Deck, OwnLayout, Placeholder, Slide, TextBody, TextShape } from '@deckwright/draw/scene';
import { firstOwnLayout, type TextPart } from './layouts.ts';
import { inheritedFrom, OWN_PLACEHOLDERS } from './placeholders.ts';
import { MASTER_COLORS, shapeTree } from './shape-tree.ts';
import { identity, RECT_GEOMETRY, transform } from './shapes/frame.ts';
import { writeShape } from './shapes/shape.ts';
import { type SharedParts, SlideScope } from './slide-scope.ts';
import { bodyProperties, fontElements, SLIDE_NUMBER_FIELD } from './text.ts';
import { escapeXml, PRESENTATION_NS, XML_HEAD } from './xml.ts';

const NAMES: Readonly<Record<Placeholder, string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'Text',
  footer: 'Footer',
  slide_number: 'Slide number',
};

/** Layouts of a deck in the order in which its slides first use them. */
export function ownLayoutsOf({ slides }: Deck): readonly OwnLayout[] {
  return [...new Set(slides.flatMap(({ own_layout }) => (own_layout === undefined ? [] : [own_layout])))];
}

/** The layout as a part. Its shapes may show pictures of the deck. */
export function ownLayoutPart(deck: Deck, layout: OwnLayout, shared: SharedParts): TextPart {
  const { name, background, behind, places } = layout;
  const slide: Slide = { ...(deck.slides.find(({ own_layout }) => own_layout === layout) as Slide), shapes: behind };
  const scope = new SlideScope(deck, slide, shared, undefined, '../slides/');
  scope.relationships.add('slideMaster', '../slideMasters/slideMaster1.xml');
  const shapes = behind.map((shape) => writeShape(shape, scope)).join('') + places.map((place) => placeShape(place, scope)).join('');
  const xml =
    `${XML_HEAD}<p:sldLayout ${PRESENTATION_NS} preserve="1" userDrawn="1"><p:cSld name="${escapeXml(name)}">` +
    `<p:bg><p:bgPr>${scope.paint.solid(background)}<a:effectLst/></p:bgPr></p:bg>${shapeTree(shapes)}</p:cSld>${MASTER_COLORS}</p:sldLayout>`;
  return { xml, relationships: scope.relationships.toXml() };
}

/** The part of a slide's own layout, seen from the slide. */
export const ownLayoutTarget = (deck: Deck, layout: OwnLayout): string =>
  `../slideLayouts/slideLayout${firstOwnLayout + ownLayoutsOf(deck).indexOf(layout)}.xml`;

function placeShape(place: TextShape, scope: SlideScope): string {
  const { placeholder = 'body', text, box, rotation } = place;
  const levels = placeholder === 'body' ? Array.from({ length: LEVELS }, (_, i) => i) : [0];
  const level = levels.map((i) => levelOf(place, i, scope)).join('');
  return (
    `<p:sp><p:nvSpPr>${identity({ ...place, name: NAMES[placeholder] }, scope.nextId())}<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph ${OWN_PLACEHOLDERS[placeholder]}/></p:nvPr></p:nvSpPr><p:spPr>${transform(box, rotation)}${RECT_GEOMETRY}</p:spPr>` +
    `<p:txBody>${bodyProperties(text)}<a:lstStyle>${level}</a:lstStyle><a:p>${promptOf(placeholder, text, scope.slide.lang)}</a:p></p:txBody></p:sp>`
  );
}

/** Levels that a list can have (ISO 29500-1, 21.1.2.4). */
const LEVELS = 9;

/** How a level of a place begins: as the first paragraph of that level, else as the last level before it that has one. */
function levelOf(place: TextShape, level: number, scope: SlideScope): string {
  const { paragraphs } = place.text;
  const { font, bold, line_pct } = inheritedFrom(place);
  const upTo = Array.from({ length: level + 1 }, (_, i) => paragraphs.find((one) => (one.level ?? 0) === level - i));
  const paragraph = upTo.find((one) => one !== undefined) ?? paragraphs[0];
  const { size_pt = 18, color = 'ink' } = paragraph?.runs[0] ?? {};
  const { bullet, indent = 0, hang = indent } = paragraph ?? {};
  const align = { left: 'l', center: 'ctr', right: 'r' }[paragraph?.align ?? 'left'];
  const list = place.placeholder === 'body' && bullet?.kind === 'char';
  const sign = list
    ? `<a:buClr>${scope.paint.color(bullet.color)}</a:buClr><a:buFont typeface="Arial"/><a:buChar char="${escapeXml(bullet.text ?? '\u2022')}"/>`
    : '<a:buNone/>';
  const look = `${scope.paint.solid(color)}${fontElements(font, scope.theme)}`;
  return (
    `<a:lvl${level + 1}pPr marL="${list ? Math.round(indent) : 0}" indent="${list ? -Math.round(hang) : 0}" algn="${align}"${paragraph?.rtl ? ' rtl="1"' : ''}><a:lnSpc><a:spcPct val="${Math.round(line_pct * 1000)}"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef>${sign}` +
    `<a:defRPr sz="${Math.round(size_pt * 100)}" b="${bold ? 1 : 0}">${look}</a:defRPr></a:lvl${level + 1}pPr>`
  );
}

/** Of a number and of a footer, their words too, because they are the same on all slides. */
function promptOf(placeholder: Placeholder, { paragraphs }: TextBody, slide_lang: string): string {
  const lang = ` lang="${escapeXml(slide_lang)}"`;
  const isOwn = placeholder === 'slide_number' || placeholder === 'footer';
  if (!isOwn) return `<a:r><a:rPr${lang}/><a:t>${NAMES[placeholder]}</a:t></a:r>`;
  return (paragraphs[0]?.runs ?? [])
    .map(({ text, field }) =>
      field === 'slidenum'
        ? `<a:fld id="${SLIDE_NUMBER_FIELD}" type="slidenum"><a:rPr${lang}/><a:t>\u2039#\u203A</a:t></a:fld>`
        : `<a:r><a:rPr${lang}/><a:t>${escapeXml(text)}</a:t></a:r>`,
    )
    .join('');
}
