/** The presentation part of the combined deck: the first deck's, with the slides, masters, fonts, custom shows and sections of the others added. */
import {
  append,
  applyEdits,
  attribute,
  child,
  type Edit,
  elements,
  escapeXml,
  insertBefore,
  NAMESPACES,
  prefixAtRoot,
  replaceElement,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';
import type { CustomShow } from './custom-shows.ts';
import { type Sections, sectionsOf } from './sections.ts';

/** The order of a presentation's children (ISO 29500-1, 19.2.1.26). */
// biome-ignore format: a list of words
const ORDER = [
  'sldMasterIdLst', 'notesMasterIdLst', 'handoutMasterIdLst', 'sldIdLst', 'sldSz', 'notesSz', 'smartTags', 'embeddedFontLst',
  'custShowLst', 'photoAlbum', 'custDataLst', 'kinsoku', 'defaultTextStyle', 'modifyVerifier', 'extLst',
];

export interface Additions {
  readonly part: string;
  readonly masters: readonly { readonly id: string; readonly relationship: string }[];
  /** Relationship of the notes master when the first deck has none and a later one brings it. */
  readonly notesMaster: string | undefined;
  readonly slides: readonly { readonly id: string; readonly relationship: string }[];
  /** `p:embeddedFont` of later decks, each with its new relationships. */
  readonly fonts: readonly { readonly source: XmlElement; readonly relationships: ReadonlyMap<string, string> }[];
  readonly customShows: readonly CustomShow[];
  readonly sections: Sections;
}

export function writePresentation(base: XmlDocument, added: Additions): string {
  const p = prefixAtRoot(base, NAMESPACES.p, added.part);
  const root = base.source.slice(base.root.start, base.root.contentStart);
  const declared = /\sxmlns:([\w.-]+)\s*=\s*["']([^"']*)["']/g;
  const r = [...root.matchAll(declared)].find(([, , uri]) => uri === NAMESPACES.r)?.[1];
  const rid = (name: string, id: string): string =>
    r ? `${r}:${name}="${escapeXml(id)}"` : `xmlns:r="${NAMESPACES.r}" r:${name}="${escapeXml(id)}"`;

  const edits: Edit[] = [];
  /** Adds rows to a list, which is made in its place where the first deck has none. */
  const extend = (list: string, rows: readonly string[]): void => {
    if (rows.length === 0) return;
    const found = child(base.root, `p:${list}`);
    if (found) edits.push(append(base, found, rows.join('')));
    else edits.push(inOrder(base, list, `<${p}${list}>${rows.join('')}</${p}${list}>`));
  };
  extend(
    'sldMasterIdLst',
    added.masters.map(({ id, relationship }) => `<${p}sldMasterId id="${id}" ${rid('id', relationship)}/>`),
  );
  extend('notesMasterIdLst', added.notesMaster === undefined ? [] : [`<${p}notesMasterId ${rid('id', added.notesMaster)}/>`]);
  extend(
    'sldIdLst',
    added.slides.map(({ id, relationship }) => `<${p}sldId id="${id}" ${rid('id', relationship)}/>`),
  );
  extend(
    'embeddedFontLst',
    added.fonts.map((font) => fontRow(font, p, rid)),
  );
  extend(
    'custShowLst',
    added.customShows.map(({ id, name, slides }) => {
      const rows = slides.map((relationship) => `<${p}sld ${rid('id', relationship)}/>`);
      return `<${p}custShow name="${escapeXml(name)}" id="${id}"><${p}sldLst>${rows.join('')}</${p}sldLst></${p}custShow>`;
    }),
  );
  edits.push(...sectionEdits(base, added.sections, p));
  return applyEdits(base.source, edits);
}

function sectionEdits(base: XmlDocument, sections: Sections, p: string): Edit[] {
  const extension = sections.extension(p);
  if (extension === undefined) return [];
  const present = sectionsOf(base);
  if (present) return [replaceElement(present, extension)];
  const list = child(base.root, 'p:extLst');
  return [list ? append(base, list, extension) : inOrder(base, 'extLst', `<${p}extLst>${extension}</${p}extLst>`)];
}

/** Before the first child that must come later. */
function inOrder(base: XmlDocument, name: string, xml: string): Edit {
  const place = ORDER.indexOf(name);
  const later = elements(base.root).find((element) => ORDER.indexOf(element.name.replace(/^p:/, '')) > place);
  return later ? insertBefore(later, xml) : append(base, base.root, xml);
}

function fontRow({ source, relationships }: Additions['fonts'][number], p: string, rid: (name: string, id: string) => string): string {
  const rows = elements(source).map((element) => {
    const local = element.name.replace(/^p:/, '');
    if (local === 'font') return `<${p}font${[...element.attributes].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('')}/>`;
    const id = relationships.get(attribute(element, 'r:id') ?? '');
    return id === undefined ? '' : `<${p}${local} ${rid('id', id)}/>`;
  });
  return `<${p}embeddedFont>${rows.join('')}</${p}embeddedFont>`;
}
