/**
 * Whether a part in markup orders nothing: instructions to programs that open it, another base of its addresses, and, of the parts beside the
 * slides, what presentations do not need.
 */
import { attribute, descendants, elements, type Part, textOf, type XmlElement } from '@deckwright/read/ooxml';

/** Namespaces of W3C whose elements only describe. The others are run, shown or fetched by browsers: XHTML, SVG, XSLT, XLink, XInclude. */
const DESCRIBES =
  /^\{http:\/\/www\.w3\.org\/(?:2001\/XMLSchema(?:-instance)?|2003\/InkML|1998\/Math\/MathML|1999\/02\/22-rdf-syntax-ns#|2000\/09\/xmldsig#)\}/;
const OF_W3C = /^\{http:\/\/www\.w3\.org\//;
const CUSTOM_DATA = /^(?:application|text)\/xml$/i;
/** SharePoint marks its data so, and nothing acts on it. */
const MARK_OF_DATA = 'mso-contentType';
/** MS-OFFCRYPTO has programs repeat a hash this often before they open a file; Office writes 100,000. */
const MOST_SPINS = 1_000_000;

const named = (prefix: string, names: string): readonly string[] => names.split(/\s+/).map((name) => `${prefix}:${name}`);

/** Elements by the kind of a part, without those that name addresses (ISO 29500-1, 22.2: `HyperlinkBase`, `HLinks`) or hold files (22.4: `blob`, `stream`, `cf`). */
const LISTS: readonly { readonly type: RegExp; readonly root: string; readonly of: RegExp; readonly needed: ReadonlySet<string> }[] = [
  {
    type: /package\.core-properties\+xml$/i,
    root: 'cp:coreProperties',
    of: /(?:)/,
    needed: new Set([
      ...named('cp', 'category contentStatus contentType keywords value lastModifiedBy lastPrinted revision version'),
      ...named('dc', 'title creator subject description language identifier publisher contributor date format rights source type'),
      ...named('dcterms', 'created modified'),
    ]),
  },
  {
    type: /officeDocument\.extended-properties\+xml$/i,
    root: 'ep:Properties',
    of: /(?:)/,
    needed: new Set([
      ...named(
        'ep',
        `Template TotalTime Words Application PresentationFormat Paragraphs Slides Notes HiddenSlides MMClips ScaleCrop HeadingPairs TitlesOfParts Company
         Manager LinksUpToDate SharedDoc HyperlinksChanged AppVersion Pages Characters CharactersWithSpaces Lines DocSecurity`,
      ),
      ...named('vt', 'vector variant lpstr lpwstr i4'),
    ]),
  },
  {
    type: /officeDocument\.custom-properties\+xml$/i,
    root: 'cup:Properties',
    of: /(?:)/,
    needed: new Set([
      'cup:property',
      ...named('vt', 'lpstr lpwstr bstr bool i1 i2 i4 i8 int ui1 ui2 ui4 ui8 uint r4 r8 decimal date filetime empty null'),
    ]),
  },
  {
    type: /presentationml\.presProps\+xml$/i,
    root: 'p:presentationPr',
    of: /^p:/,
    needed: new Set(named('p', 'prnPr showPr present browse kiosk sldAll sldRg custShow penClr clrMru webPr extLst ext')),
  },
  {
    type: /presentationml\.viewProps\+xml$/i,
    root: 'p:viewPr',
    of: /^p:/,
    needed: new Set(
      named(
        'p',
        `normalViewPr restoredLeft restoredTop slideViewPr outlineViewPr notesTextViewPr sorterViewPr notesViewPr gridSpacing cSldViewPr cViewPr scale origin
         guideLst guide sldLst sld extLst ext`,
      ),
    ),
  },
  { type: /customXmlProperties\+xml$/i, root: 'ds:datastoreItem', of: /(?:)/, needed: new Set(['ds:schemaRefs', 'ds:schemaRef']) },
];

/** What the part orders, as the end of a sentence; undefined where it is nothing. */
export function activeInMarkup(part: Part): string | undefined {
  const { source, root } = part.xml();
  const order = instructionIn(source, CUSTOM_DATA.test(part.contentType));
  if (order !== undefined) return `gives programs an order (<?${order}?>).`;
  for (const element of descendants(root)) {
    const found = activeElement(element);
    if (found !== undefined) return found;
  }
  const list = LISTS.find(({ type }) => type.test(part.contentType));
  if (list === undefined) return undefined;
  if (root.name !== list.root) return `is no ${localName(list.root)}.`;
  const all = [...descendants(root)].slice(1);
  const strange = all.find((one) => list.of.test(one.name) && !list.needed.has(one.name) && !isEmptyBase(one));
  if (strange !== undefined) return `has ${localName(strange.name)}, which no presentation needs.`;
  const link = all.find((one) => one.name === 'cup:property' && /^_PID_/i.test((attribute(one, 'name') ?? '').trim()));
  return link === undefined ? undefined : `has ${attribute(link, 'name')}, which leads links elsewhere.`;
}

/** Programs write it into every file, and nothing is in it. */
const isEmptyBase = (element: XmlElement): boolean => element.name === 'ep:HyperlinkBase' && textOf(element).trim() === '';

/** The target of the first instruction but the declaration. Comments and character data may hold what reads as one. */
export function instructionIn(source: string, is_data = false): string | undefined {
  const orders = source
    .replace(/^\ufeff?<\?xml\s[\s\S]*?\?>/, '')
    .replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    .matchAll(/<\?([^\s?>]{0,40})/g);
  for (const [, target = ''] of orders) if (!is_data || target !== MARK_OF_DATA) return target;
  return undefined;
}

function activeElement(element: XmlElement): string | undefined {
  if (element.attributes.has('xml:base')) return 'has another base for its addresses (xml:base).';
  for (const name of [element.name, ...element.attributes.keys()])
    if (OF_W3C.test(name) && !DESCRIBES.test(name)) return `holds ${localName(name)}, which a browser would act on.`;
  // A form of InfoPath that is fetched when the document is opened.
  if (localName(element.name) === 'xsnLocation' && textOf(element).trim() !== '') return 'fetches a form when the deck is opened.';
  if (element.name === 'c:pivotSource') return 'has a chart of a pivot table, whose data are elsewhere.';
  if (element.name === 'c:autoUpdate' && !isFalse(element.attributes.get('val') ?? 'true')) return 'has a chart that fetches its data.';
  if (element.name === 'cx:externalData' && !isFalse(element.attributes.get('cx:autoUpdate') ?? '0'))
    return 'has a chart that fetches its data.';
  if (element.name !== 'p:modifyVerifier') return undefined;
  const spins = ['spinCount', 'spinValue'].map((name) => Number(element.attributes.get(name) ?? 0));
  return spins.every((count) => count <= MOST_SPINS) ? undefined : 'has a password that takes minutes to check.';
}

const isFalse = (value: string): boolean => /^\s*(?:0|false|off)\s*$/i.test(value);
const localName = (name: string): string => name.replace(/^.*[}:]/, '');

const OF_RELATIONSHIP = new Set(['Id', 'Type', 'Target', 'TargetMode']);

/** Of a part of relationships (ISO 29500-2, 6.5.3). */
export function activeInRelationships(part: Part): string | undefined {
  const { source, root } = part.xml();
  const order = instructionIn(source);
  if (order !== undefined) return `gives programs an order (<?${order}?>).`;
  if (root.name !== 'rel:Relationships' || root.attributes.size > 0) return 'holds something else than relationships.';
  for (const one of elements(root)) {
    const mode = one.attributes.get('TargetMode') ?? 'Internal';
    if (
      one.name !== 'rel:Relationship' ||
      elements(one).length > 0 ||
      [...one.attributes.keys()].some((name) => !OF_RELATIONSHIP.has(name))
    )
      return 'holds something else than relationships.';
    if (mode !== 'Internal' && mode !== 'External') return `has a target that is neither within nor outside (${mode.slice(0, 40)}).`;
  }
  return undefined;
}
