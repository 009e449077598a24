/** The slide master and its layouts: real placeholders in the slide's zones, text styles, colours by reference. */
import type { Placeholder, SlideLayout, Theme } from '@deckwright/draw/scene';
import { type Paint, paintOf } from './paint.ts';
import { LAYOUT_PLACEHOLDERS, type LayoutPlaceholders, MASTER_PLACEHOLDERS, type PlaceholderSpec, TITLE_LINE_PCT } from './placeholders.ts';
import { Relationships } from './relationships.ts';
import { MASTER_COLORS, shapeTree } from './shape-tree.ts';
import { RECT_GEOMETRY, transform } from './shapes/frame.ts';
import { SLIDE_NUMBER_FIELD, SQUARE_BULLET } from './text.ts';
import { PRESENTATION_NS, XML_HEAD } from './xml.ts';

/** Layouts in the order in which PowerPoint offers them. */
const LAYOUTS: readonly { readonly layout: SlideLayout; readonly name: string; readonly attributes: string }[] = [
  { layout: 'content', name: 'Title, sub-line and body', attributes: '' },
  { layout: 'cover', name: 'Cover', attributes: ' type="title"' },
  { layout: 'section', name: 'Section', attributes: ' type="secHead"' },
  { layout: 'blank', name: 'Blank', attributes: ' type="blank"' },
];

/** Layouts that were made for a deck follow the usual ones. */
export const firstOwnLayout = LAYOUTS.length + 1;

export const LAYOUT_NUMBER = Object.fromEntries(LAYOUTS.map(({ layout }, at) => [layout, at + 1])) as Readonly<Record<SlideLayout, number>>;

/** Ids of masters and layouts share one range, from 2^31 up (ISO 29500-1, 19.7.13). */
export const MASTER_ID = 2_147_483_648;

const LANG = 'en-US';
/** As many outline levels as PowerPoint offers on its own layouts. */
const LEVELS = [1, 2, 3, 4, 5] as const;
/** Indent of one outline level: a quarter inch. */
const LEVEL_INDENT = 228_600;
const BODY_SIZES = [14, 14, 12, 12, 12] as const;

export interface TextPart {
  readonly xml: string;
  readonly relationships: string;
}

/** @param own how many layouts were made for the deck */
export function masterPart(theme: Theme, own = 0): TextPart {
  const paint = paintOf(theme);
  const relationships = new Relationships();
  const ids = Array.from(
    { length: LAYOUTS.length + own },
    (_, at) =>
      `<p:sldLayoutId id="${MASTER_ID + 1 + at}" r:id="${relationships.add('slideLayout', `../slideLayouts/slideLayout${at + 1}.xml`)}"/>`,
  );
  relationships.add('theme', '../theme/theme1.xml');
  const { map } = theme;
  const accents = [1, 2, 3, 4, 5, 6].map((n) => `accent${n}="accent${n}"`).join(' ');
  const xml =
    `${XML_HEAD}<p:sldMaster ${PRESENTATION_NS}><p:cSld><p:bg><p:bgPr>${paint.solid('canvas')}<a:effectLst/></p:bgPr></p:bg>` +
    `${shapeTree(placeholderShapes(MASTER_PLACEHOLDERS, theme))}</p:cSld>` +
    `<p:clrMap bg1="${map.bg1}" tx1="${map.tx1}" bg2="${map.bg2}" tx2="${map.tx2}" ${accents} hlink="hlink" folHlink="folHlink"/>` +
    `<p:sldLayoutIdLst>${ids.join('')}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${titleLevel(theme, paint)}</p:titleStyle><p:bodyStyle>${bodyLevels(paint)}</p:bodyStyle><p:otherStyle>${defaultLevels(paint)}</p:otherStyle></p:txStyles></p:sldMaster>`;
  return { xml, relationships: relationships.toXml() };
}

export function layoutParts(theme: Theme): TextPart[] {
  const relationships = new Relationships();
  relationships.add('slideMaster', '../slideMasters/slideMaster1.xml');
  const links = relationships.toXml();
  return LAYOUTS.map(({ layout, name, attributes }) => ({
    xml:
      `${XML_HEAD}<p:sldLayout ${PRESENTATION_NS}${attributes} preserve="1"><p:cSld name="${name}">` +
      `${shapeTree(placeholderShapes(LAYOUT_PLACEHOLDERS[layout], theme, MASTER_PLACEHOLDERS))}</p:cSld>${MASTER_COLORS}</p:sldLayout>`,
    relationships: links,
  }));
}

/** What text boxes and shapes start from (`defaultTextStyle` of the presentation, `otherStyle` of the master). */
export function defaultLevels(paint: Paint): string {
  return LEVELS.map((level) =>
    levelElement(level, ` marL="${(level - 1) * 457_200}" algn="l"`, '', run(18, false, 'mn', paint.solid('ink'))),
  ).join('');
}

function titleLevel(theme: Theme, paint: Paint): string {
  return levelElement(
    1,
    ' algn="l"',
    `<a:lnSpc><a:spcPct val="${TITLE_LINE_PCT * 1000}"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/>`,
    run(24, theme.title_bold, 'mj', paint.solid('ink')),
  );
}

function bodyLevels(paint: Paint): string {
  const bullet = `<a:spcBef><a:spcPts val="0"/></a:spcBef><a:buClr>${paint.color('accent1')}</a:buClr>${SQUARE_BULLET}`;
  return LEVELS.map((level, at) =>
    levelElement(
      level,
      ` marL="${level * LEVEL_INDENT}" indent="-${LEVEL_INDENT}" algn="l"`,
      bullet,
      run(BODY_SIZES[at] ?? 12, false, 'mn', paint.solid('ink')),
    ),
  ).join('');
}

const levelElement = (level: number, attributes: string, paragraph: string, runProperties: string): string =>
  `<a:lvl${level}pPr${attributes} defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">${paragraph}${runProperties}</a:lvl${level}pPr>`;

const run = (size_pt: number, bold: boolean, font: 'mj' | 'mn', fill: string): string =>
  `<a:defRPr sz="${size_pt * 100}"${bold ? ' b="1"' : ' b="0"'} kern="1200">${fill}<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/></a:defRPr>`;

function placeholderShapes(specs: LayoutPlaceholders, theme: Theme, master: LayoutPlaceholders = {}): string {
  let id = 2;
  let out = '';
  for (const kind of ['title', 'subtitle', 'body', 'footer', 'slide_number'] as const) {
    const spec = specs[kind];
    if (spec) out += placeholderShape(kind, spec, id++, theme, master[kind]);
  }
  return out;
}

/** `master`: the placeholder that this one follows; what is the same is left to it, so that moving it moves this one. */
function placeholderShape(kind: Placeholder, spec: PlaceholderSpec, id: number, theme: Theme, master: PlaceholderSpec | undefined): string {
  const follows = master?.box === spec.box;
  const place = follows ? '<p:spPr/>' : `<p:spPr>${transform(spec.box)}${RECT_GEOMETRY}</p:spPr>`;
  const insets = ' vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0"';
  const frame = follows ? '<a:bodyPr/>' : `<a:bodyPr${master ? '' : insets} anchor="${spec.anchor}"><a:noAutofit/></a:bodyPr>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${spec.name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${spec.ph}/></p:nvPr></p:nvSpPr>` +
    `${place}<p:txBody>${frame}${listStyle(kind, spec, theme, master)}${prompt(kind, spec)}</p:txBody></p:sp>`
  );
}

/** Title and body take their levels from the master's styles; all others are one level without a bullet. */
function listStyle(kind: Placeholder, spec: PlaceholderSpec, theme: Theme, master: PlaceholderSpec | undefined): string {
  const inherits = kind === 'body' || (kind === 'title' && master === undefined) || master?.size_pt === spec.size_pt;
  if (inherits) return '<a:lstStyle/>';
  const size = `sz="${spec.size_pt * 100}"`;
  if (kind === 'title') return `<a:lstStyle><a:lvl1pPr><a:defRPr ${size}/></a:lvl1pPr></a:lstStyle>`;
  const run = `<a:defRPr ${size} b="0">${paintOf(theme).solid(spec.color)}<a:latin typeface="+mn-lt"/></a:defRPr>`;
  return `<a:lstStyle><a:lvl1pPr marL="0" indent="0" algn="${spec.align}"><a:buNone/>${run}</a:lvl1pPr></a:lstStyle>`;
}

function prompt(kind: Placeholder, spec: PlaceholderSpec): string {
  if (kind === 'slide_number')
    return `<a:p><a:fld id="${SLIDE_NUMBER_FIELD}" type="slidenum"><a:rPr lang="${LANG}"/><a:t>\u2039#\u203A</a:t></a:fld><a:endParaRPr lang="${LANG}"/></a:p>`;
  if (kind === 'footer') return `<a:p><a:endParaRPr lang="${LANG}"/></a:p>`;
  return `<a:p><a:r><a:rPr lang="${LANG}"/><a:t>${spec.prompt}</a:t></a:r><a:endParaRPr lang="${LANG}"/></a:p>`;
}
