/** A .pptx as parts and relationships (ISO 29500-2), opened within limits; contents are inflated and parsed on demand. */
import { contentTypeOf, documentKind, isMacroType, isOfficeType, isPresentationType, readContentTypes } from './content-types.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { partKey, relationshipsName } from './part-name.ts';
import { type Relationship, readPlainRelationships, readRelationships } from './relationships.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { parseXml } from './xml-parse.ts';
import type { XmlDocument } from './xml-tree.ts';
import { DEFLATED, inflateEntry, inflateTogether, type PackedEntry, readZip } from './zip.ts';

export interface Part {
  /** `/ppt/slides/slide1.xml`, as the file spells it. */
  readonly name: string;
  /** Empty when the package has none. */
  readonly contentType: string;
  /** Inflated, in bytes. */
  readonly size: number;
  /** Its packed bytes, for writing it unchanged. */
  readonly packed: PackedEntry;
  /** Inflated and checked at every call, so that pictures do not stay in memory. @throws UnreadableFile */
  bytes(): Uint8Array;
  /** Parsed at the first call, then cached. @throws UnreadableFile */
  xml(): XmlDocument;
}

export interface OpcPackage {
  /** All parts without `[Content_Types].xml`, relationship parts included, in the order of the file. */
  readonly parts: readonly Part[];
  /** `/ppt/presentation.xml` under whatever name it has. */
  readonly main: Part;
  /** The file may have macros, which are never run. */
  readonly macroEnabled: boolean;
  /** Defaults by extension, as the file declares them. */
  readonly defaultTypes: ReadonlyMap<string, string>;
  /** `[Content_Types].xml`, which is not a part. */
  readonly contentTypes: XmlDocument;
  /** Whatever the case of the name; undefined when there is no such part. */
  part(name: string): Part | undefined;
  /** Of a part by name, or of the package (`/`); none when it has none. @throws UnreadableFile */
  relationships(of: string): readonly Relationship[];
  /**
   * Inflates all small parts together and caches their bytes until the returned function is called, for callers that read most of them. It
   * reports no faults.
   */
  inflateSmall(): () => void;
}

/** Of one part, and of all that `inflateSmall` keeps, inflated, bytes. */
const SMALL_PART = 128 * 1024;
const MAX_KEPT = 8 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
/** Entries by which zips of other kinds are recognised. */
const OTHER_ARCHIVES: Readonly<Record<string, string>> = { mimetype: 'an OpenDocument file', 'index/document.iwa': 'a Keynote file' };

/** What the main part of a package must be, and what files of other kinds are told that they are not. */
export interface PackageKind {
  readonly named: string;
  readonly isMain: (contentType: string) => boolean;
}

const PRESENTATION: PackageKind = { named: '.pptx', isMain: isPresentationType };

/** Document, workbook or presentation: whatever an office program writes. */
export const OFFICE_FILE: PackageKind = { named: '.docx, .xlsx or .pptx', isMain: isOfficeType };

/**
 * Opens a presentation, template or show; or a package of another kind.
 * @throws UnreadableFile when the file is at fault
 */
export async function openPackage(
  file: Uint8Array,
  limits: ReadLimits = READ_LIMITS,
  kind: PackageKind = PRESENTATION,
): Promise<OpcPackage> {
  const entries = await readZip(file, limits);
  const budget = { left: limits.xml_total_bytes };
  const typesEntry = entries.find(({ name }) => name.toLowerCase() === CONTENT_TYPES.toLowerCase());
  if (!typesEntry) {
    const other = entries.map(({ name }) => OTHER_ARCHIVES[name.toLowerCase()]).find((kind) => kind !== undefined);
    throw new UnreadableFile(
      'not_presentation',
      other ? `The file is ${other}, not a ${kind.named}.` : `The file has no ${CONTENT_TYPES}, so it is no ${kind.named}.`,
    );
  }
  const contentTypes = parseXml(inflateEntry(typesEntry), CONTENT_TYPES, limits);
  const types = readContentTypes(contentTypes);
  const parts: Part[] = [];
  const inflated = new Map<string, Uint8Array>();
  const byKey = new Map<string, Part>();
  for (const packed of entries) {
    if (packed === typesEntry) continue;
    const name = `/${packed.name}`;
    const key = partKey(name);
    if (byKey.has(key)) throw new UnreadableFile('zip_suspicious', `${packed.name} stands in the file twice.`, name);
    const part = lazyPart(name, contentTypeOf(types, name), packed, limits, budget, inflated);
    parts.push(part);
    byKey.set(key, part);
  }

  const part = (name: string): Part | undefined => byKey.get(partKey(name));
  const cache = new Map<string, readonly Relationship[]>();
  const relationships = (of: string): readonly Relationship[] => {
    const key = partKey(of);
    let found = cache.get(key);
    if (!found) {
      const rels = part(relationshipsName(of));
      found = rels ? (readPlainRelationships(rels.bytes(), of) ?? readRelationships(rels.xml(), of)) : [];
      cache.set(key, found);
    }
    return found;
  };
  const main = mainPart(part, relationships, kind);
  const inflateSmall = (): (() => void) => {
    let total = 0;
    const small = entries.filter(({ size, method }) => {
      if (method !== DEFLATED || size > SMALL_PART || total + size > MAX_KEPT) return false;
      total += size;
      return true;
    });
    for (const [i, bytes] of (inflateTogether(small) ?? []).entries()) {
      const { name } = small[i] as PackedEntry;
      inflated.set(name, bytes);
    }
    return () => inflated.clear();
  };
  if (kind === PRESENTATION && relationships(main.name).length === 0) {
    throw new UnreadableFile('package_damaged', `${main.name} has no relationships, so its slides cannot be found.`, main.name);
  }
  return {
    parts,
    main,
    macroEnabled: isMacroType(main.contentType),
    defaultTypes: types.defaults,
    contentTypes,
    part,
    relationships,
    inflateSmall,
  };
}

function lazyPart(
  name: string,
  contentType: string,
  packed: PackedEntry,
  limits: ReadLimits,
  budget: { left: number },
  inflated: ReadonlyMap<string, Uint8Array>,
): Part {
  let document: XmlDocument | undefined;
  const bytes = (): Uint8Array => inflated.get(packed.name) ?? inflateEntry(packed);
  const xml = (): XmlDocument => {
    if (document) return document;
    budget.left -= packed.size;
    if (budget.left < 0)
      throw new UnreadableFile('too_large', `The file has more than ${limits.xml_total_bytes} bytes of XML, which is the limit.`, name);
    document = parseXml(bytes(), name, limits);
    return document;
  };
  return { name, contentType, size: packed.size, packed, bytes, xml };
}

function mainPart(
  part: (name: string) => Part | undefined,
  relationships: (of: string) => readonly Relationship[],
  kind: PackageKind,
): Part {
  const relationship = relationships('/').find(({ kind }) => kind === 'officeDocument');
  if (!relationship) throw new UnreadableFile('package_damaged', 'The file does not say which of its parts is the presentation.');
  const main = relationship.part === undefined ? undefined : part(relationship.part);
  if (!main)
    throw new UnreadableFile(
      'package_damaged',
      `The part ${relationship.target.slice(0, 80)}, which should be the presentation, is not in the file.`,
    );
  if (!kind.isMain(main.contentType)) {
    throw new UnreadableFile('not_presentation', `The file is ${documentKind(main.contentType)}, not a ${kind.named}.`, main.name);
  }
  return main;
}
