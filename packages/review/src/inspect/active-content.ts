/**
 * What a deck holds that does something when it is opened or clicked, or that is fetched from elsewhere: macros, controls, programs, outside
 * targets. What presentations need is listed, and everything else is told: lists of what is bad end where the next format begins.
 */
import { descendants, type OpcPackage, type Part, READ_LIMITS, type Relationship, textOf } from '@deckwright/read/ooxml';
import { activeInMarkup, activeInRelationships, instructionIn } from './inert-markup.ts';
import { faultOfPicture, isFont, isSoundOrFilm } from './inert-media.ts';
import { activeInWorkbook, isReference } from './inert-workbook.ts';

export interface ActiveContent {
  readonly kind: 'macro' | 'control' | 'embedded_program' | 'external_target' | 'program_action';
  readonly part: string;
  readonly message: string;
}

/** Beyond these, the first are enough to refuse by. */
const MAX_FOUND = 20;

/** What parts of a presentation are to one another, by the last word of the relationship's type. */
const NEEDED = new Set(
  `officeDocument core-properties extended-properties custom-properties thumbnail metadata slide slideLayout slideMaster notesSlide notesMaster handoutMaster
   theme themeOverride presProps viewProps tableStyles tags font printerSettings hyperlink image media audio video chart chartEx chartStyle chartColorStyle
   chartUserShapes package diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing customXml customXmlProps comments commentAuthors authors
   changesInfo revisionInfo classificationlabels presentationmetadata extendedProperties hdphoto`.split(/\s+/),
);
const CONTENT_TYPES = '[Content_Types].xml';
/** The names of its folder and of its source; both are empty for the package. */
const RELATIONSHIPS = /^(.*\/)_rels\/([^/]*)\.rels$/i;
const IS_PRESENTATION = /presentationml\.presentation\.main\+xml$/i;
const MACRO = /vbaProject|vbaData|macroEnabled/i;
const CONTROL = /activeX|control$/i;
const OLE = /oleObject/i;
const MARKUP = /[+/]xml$/i;
/** A part that is taken out of the file is opened by its name. */
const PICTURE_NAME = /\.(?:png|jpe?g|jpe|jfif|gif|bmp|dib|tiff?|emf|wmf|emz|wmz|svg|webp|wdp|jxr|hdp|ico|pict|pct|bin)$/i;
/** As charts embed them. */
const WORKBOOK = /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/i;
const PRINTER = /^application\/vnd\.openxmlformats-officedocument\.presentationml\.printerSettings$/i;
const FONT = /^font\/|^application\/(?:x-fontdata|x-font-ttf|vnd\.openxmlformats-officedocument\.obfuscatedFont)$/i;
/** Windows and DOS, OLE, Linux, macOS, scripts. */
const PROGRAM_HEADS = ['4d5a', 'd0cf11e0', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'];
/** ISO 29500-1, 21.1.2.3.5: what a click may start, which is within the deck. */
const ACTION_WITHIN = /^(?:ppaction:\/\/(?:hlinkshowjump|hlinksldjump|customshow|media|noaction)(?:\?[\w=&.]*)?)?$/i;
/** Formulas of charts. */
const FORMULAS = new Set(['c:f', 'c15:f', 'cx:f', 'c15:sqref']);
/** ISO 29500-1, 19.5.17: commands of an animation. Of the others, a verb starts the program of an object. */
const MEDIA_COMMAND = /^(?:playFrom\([\d.]*\)|play|pause|resume|stop|togglePause)$/;
const DATA_OF_CHARTS = new Set(['c:externalData', 'cx:externalData']);
const LINKS = new Set(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver']);

export async function activeContent(pkg: OpcPackage): Promise<readonly ActiveContent[]> {
  const all =
    instructionIn(pkg.contentTypes.source) === undefined ? [] : found('program_action', CONTENT_TYPES, 'gives programs an order.');
  if (!IS_PRESENTATION.test(pkg.main.contentType))
    all.push(...found('program_action', pkg.main.name, 'is a show or a template by its type, and not a presentation.'));
  for (const part of pkg.parts) {
    if (all.length >= MAX_FOUND) break;
    const source = RELATIONSHIPS.exec(part.name);
    if (source === null) {
      all.push(...(await ofPart(part, pkg.relationships(part.name))));
      continue;
    }
    const [, folder = '', file = ''] = source;
    const active = activeInRelationships(part);
    if (active !== undefined) all.push(...found('external_target', part.name, active));
    // Those of a part that is not in the file too: programs that open it may differ in what they find.
    all.push(...pkg.relationships(folder + file).flatMap((relationship) => ofRelationship(folder + file, relationship)));
  }
  return all.slice(0, MAX_FOUND);
}

const found = (kind: ActiveContent['kind'], part: string, message: string): ActiveContent[] => [
  { kind, part, message: `${part} ${message}` },
];

async function ofPart(part: Part, relationships: readonly Relationship[]): Promise<ActiveContent[]> {
  const { name, contentType } = part;
  if (MACRO.test(contentType) || MACRO.test(name)) return found('macro', name, 'holds macros.');
  if (CONTROL.test(contentType)) return found('control', name, 'is an ActiveX control.');
  if (OLE.test(contentType)) return found('embedded_program', name, 'is an embedded object of another program.');
  // A drawing in markup is read as a picture.
  if (MARKUP.test(contentType) && !contentType.startsWith('image/')) return ofMarkup(part, relationships);
  const bytes = part.bytes();
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (PROGRAM_HEADS.some((program) => head.startsWith(program)))
    return found('embedded_program', name, 'is a program or an object of one.');
  if (WORKBOOK.test(contentType)) {
    const active = await activeInWorkbook(bytes, READ_LIMITS);
    return active === undefined ? [] : found('embedded_program', name, active);
  }
  if (contentType.startsWith('image/') && !PICTURE_NAME.test(name))
    return found('embedded_program', name, 'is a picture by a name that no picture has.');
  if (contentType.startsWith('image/')) {
    const fault = faultOfPicture(name, contentType, bytes);
    return fault === undefined ? [] : found('embedded_program', name, fault);
  }
  if (/^(?:audio|video)\//.test(contentType))
    return isSoundOrFilm(bytes) ? [] : found('embedded_program', name, 'is no sound and no film.');
  if (FONT.test(contentType)) return isFont(contentType, bytes) ? [] : found('embedded_program', name, 'is no font.');
  return PRINTER.test(contentType) ? [] : found('embedded_program', name, 'is a file that no presentation needs.');
}

/** The tree, and not the text: a name may be written with references to characters, or in another encoding. */
function ofMarkup(part: Part, relationships: readonly Relationship[]): ActiveContent[] {
  const active = activeInMarkup(part);
  if (active !== undefined) return found('program_action', part.name, active);
  const outside = new Set(relationships.filter(({ external }) => external).map(({ id }) => id));
  for (const element of descendants(part.xml().root)) {
    const { name, attributes } = element;
    const action = (attributes.get('action') ?? '').trim();
    if ((LINKS.has(name) || action.includes(':')) && !ACTION_WITHIN.test(action))
      return found('program_action', part.name, 'starts something outside of the deck by a click.');
    if (FORMULAS.has(name) && !isReference(textOf(element)))
      return found('program_action', part.name, 'has a chart whose data are a formula, and no range of cells.');
    if (attributes.has('embeddedHtml')) return found('external_target', part.name, 'shows a web page on a slide.');
    if (name === 'p:cmd' && (attributes.get('type') === 'verb' || !MEDIA_COMMAND.test(attributes.get('cmd') ?? '')))
      return found('program_action', part.name, 'has an animation that starts something else than a sound or a film.');
    if (
      DATA_OF_CHARTS.has(name) &&
      relationships.some(({ id, kind, external }) => id === attributes.get('r:id') && kind !== 'package' && !external)
    )
      return found('embedded_program', part.name, 'has a chart whose data are no workbook of the deck.');
    if (name === 'p:control') return found('control', part.name, 'has a control.');
    if (name === 'p:oleObj' && relationships.find(({ id }) => id === attributes.get('r:id'))?.kind !== 'package')
      return found('embedded_program', part.name, 'has an object of another program.');
    const failed = attributes.get('invalidUrl') ?? '';
    if (failed !== '' && !isHarmlessLink(failed)) return [outsideLink(part.name, failed)];
    if (outside.size === 0 || LINKS.has(name)) continue;
    // A relationship that calls itself a link may be used to fetch.
    for (const [attribute, value] of attributes)
      if (attribute.startsWith('r:') && outside.has(value))
        return found('external_target', part.name, `fetches what ${name} shows when the deck is opened.`);
  }
  return [];
}

function ofRelationship(source: string, { kind, type, external, target }: Relationship): ActiveContent[] {
  const word = type.slice(type.lastIndexOf('/') + 1);
  if (MACRO.test(type)) return found('macro', source, 'has macros.');
  if (external && kind === 'hyperlink') return isHarmlessLink(target) ? [] : [outsideLink(source, target)];
  if (external) return found('external_target', source, `fetches ${shortened(target)} when the deck is opened.`);
  if (NEEDED.has(word)) return [];
  if (CONTROL.test(word)) return found('control', source, 'has a control.');
  if (OLE.test(word)) return found('embedded_program', source, 'has an object of another program.');
  return found('embedded_program', source, `has something that no presentation needs (${shortened(word || type)}).`);
}

/** Web and mail addresses that read as what they lead to: RFC 3986, 3.2, and RFC 6068 without files of the reader's machine. */
function isHarmlessLink(target: string): boolean {
  if (/[\p{Cc}\p{Cf}\\]/u.test(target)) return false;
  if (/^tel:/i.test(target)) return true;
  if (/^mailto:/i.test(target)) return !/[?&]attach/i.test(target);
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(target) && URL.canParse(target);
}

const outsideLink = (part: string, target: string): ActiveContent => ({
  kind: 'external_target',
  part,
  message: `A link in ${part} leads to ${shortened(target)}, which is no web or mail address.`,
});

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
