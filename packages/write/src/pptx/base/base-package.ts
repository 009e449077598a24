/** Writes a base as a file again: its own parts byte for byte, and a presentation part that lists the new slides. */
import {
  append,
  applyEdits,
  attribute,
  child,
  descendants,
  type Edit,
  elements,
  encodeXml,
  insertBefore,
  NAMESPACES,
  type Part,
  partKey,
  prefixAtRoot,
  type Relationship,
  relationshipsName,
  relativeTarget,
  removeElement,
  replaceElement,
  writeRelationships,
} from '@deckwright/read/ooxml';
import { CONTENT_TYPE } from '../content-type.ts';
import { notesMasterPart } from '../notes.ts';
import { PackageWriter } from '../package.ts';
import { APP_PART, VIEW_PROPS_PART } from '../properties.ts';
import { Relationships } from '../relationships.ts';
import { OFFICE_RELATIONSHIPS } from '../xml.ts';
import { type Packed, packBytes } from '../zip.ts';
import { type Base, staysBehind } from './open-base.ts';

/** Ids of slides begin here (ISO 29500-1, 19.7.13). */
const FIRST_SLIDE_ID = 256;
const NOTES_MASTER = '/ppt/notesMasters/notesMaster1.xml';
const NOTES_THEME = '/ppt/theme/themeOfNotes.xml';

export interface BasePackage {
  readonly file: PackageWriter;
  /** The notes master that notes pages lead to. */
  readonly notes_master: string;
}

export interface BaseContents {
  readonly slides: number;
  readonly notes: boolean;
  /** Core properties of the new file. */
  readonly core: string;
  /** The request that made the slides is in `customXml/item1.xml`. */
  readonly source: boolean;
  /** The theme of a notes master of ours, where the base has none. */
  readonly notes_theme: string;
}

/** Everything but the slides themselves. */
export function beginOnBase(base: Base, contents: BaseContents): BasePackage {
  const { opened } = base;
  const file = new PackageWriter();
  const root = new Relationships();
  root.add('officeDocument', opened.main.name.slice(1));
  root.add('http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml');
  root.add('extended-properties', 'docProps/app.xml');
  file.add('_rels/.rels', root.toXml());
  file.addUnique('docProps/core.xml', contents.core, CONTENT_TYPE.core);
  file.add('docProps/app.xml', APP_PART, CONTENT_TYPE.app);
  const notes_master = base.notes_master ?? NOTES_MASTER;
  const ownNotes = contents.notes && base.notes_master === undefined;

  const links = opened.relationships(opened.main.name).filter((link) => !staysBehind(link));
  const taken = new Set(links.map(({ id }) => id));
  const relationships: Omit<Relationship, 'kind' | 'part'>[] = [...links];
  let next = 1;
  const link = (kind: string, target: string): string => {
    while (taken.has(`rId${next}`)) next++;
    const id = `rId${next++}`;
    relationships.push({ id, type: `${OFFICE_RELATIONSHIPS}/${kind}`, target: relativeTarget(opened.main.name, target), external: false });
    return id;
  };
  const slides = Array.from({ length: contents.slides }, (_, at) => link('slide', `/ppt/slides/slide${at + 1}.xml`));
  const notes = ownNotes ? link('notesMaster', NOTES_MASTER) : undefined;
  link('viewProps', '/ppt/viewProps.xml');
  if (contents.source) link('customXml', '/customXml/item1.xml');

  const text = presentationOf(base, slides, notes);
  file.addReady({ name: opened.main.name.slice(1), type: CONTENT_TYPE.presentation, packed: packBytes(encodeXml(text)) });
  file.add(relationshipsName(opened.main.name).slice(1), writeRelationships(relationships));
  file.add('ppt/viewProps.xml', VIEW_PROPS_PART, CONTENT_TYPE.viewProps);
  const had = new Set(['/ppt/viewprops.xml', '/docprops/app.xml', '/docprops/core.xml']);
  for (const part of base.parts) {
    if (had.has(partKey(part.name))) continue;
    file.addReady({ name: part.name.slice(1), type: part.contentType, packed: startsShow(part) ? withoutShows(part) : part.packed });
    addLinks(file, base, part.name);
  }
  if (ownNotes) {
    const master = notesMasterPart();
    file.add(NOTES_MASTER.slice(1), master.xml, CONTENT_TYPE.notesMaster);
    file.add(relationshipsName(NOTES_MASTER).slice(1), master.relationships.replace('../theme/theme2.xml', '../theme/themeOfNotes.xml'));
    file.add(NOTES_THEME.slice(1), contents.notes_theme, CONTENT_TYPE.theme);
  }
  return { file, notes_master };
}

/** Settings of the show, and layouts with links: both may start a custom show, and those are gone. */
const startsShow = (part: Part): boolean =>
  /\.(?:presProps|slideMaster|slideLayout)\+xml$/.test(part.contentType) && /custShow|customshow/.test(part.xml().source);

function withoutShows(part: Part): Packed {
  const document = part.xml();
  const edits = [...descendants(document.root)].flatMap((element): Edit[] => {
    if (element.name === 'p:custShow') return [replaceElement(element, `<${element.sourceName.replace(/custShow$/, 'sldAll')}/>`)];
    return /^ppaction:\/\/customshow/i.test(attribute(element, 'action') ?? '') ? [removeElement(element)] : [];
  });
  return packBytes(encodeXml(applyEdits(document.source, edits)));
}

/** A part's relationships as they stand; jumps to slides that are no longer there lead to the first one. */
function addLinks(file: PackageWriter, { opened }: Base, name: string): void {
  const rels = opened.part(relationshipsName(name));
  if (rels === undefined) return;
  const links = opened.relationships(name);
  if (!links.some(staysBehind)) {
    file.addReady({ name: rels.name.slice(1), packed: rels.packed });
    return;
  }
  const mended = links.flatMap((link) => {
    if (!staysBehind(link)) return [link];
    return link.kind === 'slide' ? [{ ...link, target: relativeTarget(name, '/ppt/slides/slide1.xml') }] : [];
  });
  file.add(rels.name.slice(1), writeRelationships(mended));
}

/** The order of a presentation's children (ISO 29500-1, 19.2.1.26), as far as something is put in. */
const BEFORE_SLIDES = new Set(['p:sldMasterIdLst', 'p:notesMasterIdLst', 'p:handoutMasterIdLst']);
/** What speaks of slides that are gone, or forbids to change the file. */
const GONE = ['p:sldIdLst', 'p:custShowLst', 'p:photoAlbum', 'p:custDataLst', 'p:modifyVerifier'];

function presentationOf({ opened }: Base, slides: readonly string[], notes: string | undefined): string {
  const document = opened.main.xml();
  const { root } = document;
  const p = prefixAtRoot(document, NAMESPACES.p, opened.main.name);
  const r = `xmlns:r="${NAMESPACES.r}" r:id`;
  const edits: Edit[] = GONE.flatMap((name) => elements(root, name).map(removeElement));
  const extensions = child(root, 'p:extLst');
  for (const extension of elements(extensions, 'p:ext'))
    if ([...descendants(extension, 'p14:sectionLst')].length > 0) edits.push(removeElement(extension));
  const put = (xml: string, before: ReadonlySet<string>): void => {
    const later = elements(root).find(({ name }) => !before.has(name) && !GONE.includes(name));
    edits.push(later === undefined ? append(document, root, xml) : insertBefore(later, xml));
  };
  if (notes !== undefined)
    put(`<${p}notesMasterIdLst><${p}notesMasterId ${r}="${notes}"/></${p}notesMasterIdLst>`, new Set(['p:sldMasterIdLst']));
  if (slides.length > 0) {
    const rows = slides.map((id, at) => `<${p}sldId id="${FIRST_SLIDE_ID + at}" ${r}="${id}"/>`);
    put(`<${p}sldIdLst>${rows.join('')}</${p}sldIdLst>`, BEFORE_SLIDES);
  }
  return applyEdits(document.source, edits);
}

/** The notes size and slide size stay the base's own. EMU; PowerPoint's usual 10 by 7.5 inches where the file says none. */
export function canvasOfBase({ opened }: Base): { readonly w: number; readonly h: number } {
  const size = child(opened.main.xml().root, 'p:sldSz');
  const side = (name: string): number => Number(attribute(size, name));
  const [w, h] = [side('cx'), side('cy')];
  const sound = (value: number): boolean => Number.isInteger(value) && value >= 914_400 && value <= 51_206_400;
  return sound(w) && sound(h) ? { w, h } : { w: 9_144_000, h: 6_858_000 };
}
