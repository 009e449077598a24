/* Long because the lists that a presentation holds once, and every deck adds to, are kept together where they meet. */
/**
 * Decks one after the other as one deck. Slides keep their masters, layouts and themes; what is equal is there once; what nothing
 * leads to is left behind. Parts that need no change are carried over as they stand in their file, still deflated.
 */
import {
  applyEdits,
  attribute,
  child,
  descendants,
  type Edit,
  type Part,
  parseXmlText,
  partKey,
  READ_LIMITS,
  type ReadLimits,
  type Relationship,
  relationshipsName,
  relativeTarget,
  setAttribute,
  spellTransitional,
  UnreadableFile,
  writeRelationships,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { SOURCE_NAMESPACE } from '../pptx/source.ts';
import { writeZip } from '../pptx/zip.ts';
import { defaultTextEdits, textDefaultsOf } from './carry-text-defaults.ts';
import { type CombineWarning, macrosWarning, notesWarning, scaledWarning, signatureWarning } from './combine-warning.ts';
import { type AuthorMap, CommentAuthors, commentEdits, ModernComments } from './comment-authors.ts';
import { contentTypesPart } from './content-types-part.ts';
import { CustomShows } from './custom-shows.ts';
import { type Family, familyOf, sameFamily } from './families.ts';
import { Ids } from './ids.ts';
import { type ImportRules, PartImporter, withoutOtherEncoding } from './import-parts.ts';
import { appendMissing } from './merge-lists.ts';
import { OutputParts } from './output-parts.ts';
import { writePresentation } from './presentation.ts';
import { countedProperties } from './properties-part.ts';
import { type CanvasFit, fitCanvas, scaleEdits } from './scale-canvas.ts';
import { Sections } from './sections.ts';
import { type MovedIds, movedIdEdits } from './slide-references.ts';
import { openSource, type SourceDeck } from './source-deck.ts';
import { sameTextDefaults } from './text-defaults.ts';

export interface CombinedDeck {
  readonly pptx: Uint8Array;
  /** Hidden ones included. */
  readonly slides: number;
  readonly warnings: readonly CombineWarning[];
}

export const FEWEST_DECKS = 2;
export const MAX_DECKS = 10;

const PRESENTATION_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MICROSOFT = 'http://schemas.microsoft.com/office';
const MODERN_AUTHORS = `${MICROSOFT}/2018/10/relationships/authors`;
/** True of the first deck alone, or of no deck that is put together from several. */
const LEFT_OUT = /\/(?:vbaProject|revisionInfo|changesInfo|wordVbaData)$|digital-signature\/origin$/;
const MODERN_COMMENTS = /ms-powerpoint\.comments\+xml$/;
const SLIDE_PARTS = /\.(?:slide|slideLayout|slideMaster)\+xml$/;
/** What is measured in points or EMU. */
const SCALED_PARTS = /\.(?:slide|slideLayout|slideMaster|chart|diagramData|diagramDrawing)\+xml$/;

/**
 * @param files two to ten, in the order of the result
 * @throws UnreadableFile naming the deck, counted from 1, when one cannot be read
 * @throws RangeError for fewer than two files or more than ten
 */
export async function combineDecks(files: readonly Uint8Array[], limits: ReadLimits = READ_LIMITS): Promise<CombinedDeck> {
  if (files.length < FEWEST_DECKS || files.length > MAX_DECKS)
    throw new RangeError(`Between ${FEWEST_DECKS} and ${MAX_DECKS} decks can be combined, not ${files.length}.`);
  const decks: SourceDeck[] = [];
  for (const [index, file] of files.entries()) decks.push(await namingDeck(index, () => openSource(file, index, limits)));
  const [first, ...others] = decks;
  if (!first) throw new RangeError('There is no deck.');
  const combination = new Combination(
    first,
    decks.some(({ strict }) => strict),
  );
  await namingDeck(0, () => inflated(first, () => combination.begin()));
  for (const deck of others) await namingDeck(deck.index, () => inflated(deck, () => combination.add(deck)));
  return namingDeck(0, () => combination.finish());
}

/** What has other ids in the combined deck than in its own. */
interface Moved {
  readonly ids: MovedIds;
  readonly authors: AuthorMap;
  readonly modernAuthors: ReadonlyMap<string, string>;
}

const NOTHING_MOVED: Moved = {
  ids: { slides: new Map(), sections: new Map(), shows: new Map() },
  authors: new Map(),
  modernAuthors: new Map(),
};

/** Of one deck at a time, so that ten take no more memory than two. */
function inflated({ opened }: SourceDeck, act: () => void): void {
  const release = opened.inflateSmall();
  act();
  release();
}

async function namingDeck<T>(index: number, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UnreadableFile(error.code, `Deck ${index + 1}: ${error.message}`, error.part);
    throw error;
  }
}

class Combination {
  readonly #first: SourceDeck;
  readonly #transitional: boolean;
  readonly #output = new OutputParts();
  readonly #warnings: CombineWarning[] = [];
  readonly #relationships: Relationship[] = [];
  readonly #masters: { readonly id: string; readonly relationship: string }[] = [];
  readonly #slides: { readonly id: string; readonly relationship: string }[] = [];
  readonly #sections = new Sections();
  readonly #customShows: CustomShows;
  readonly #families: { readonly family: Family; readonly fit: string; readonly names: readonly string[] }[] = [];
  readonly #customData: { readonly family: Family; readonly name: string }[] = [];
  readonly #fonts: { readonly source: XmlElement; readonly relationships: ReadonlyMap<string, string> }[] = [];
  readonly #faces = new Set<string>();
  readonly #authors = new CommentAuthors();
  readonly #modernComments = new ModernComments();
  readonly #modernAuthors: XmlDocument[] = [];
  readonly #tableStyles: XmlDocument[] = [];
  readonly #presentationName: string;
  /** Lists that every deck adds to, which are written last: key of the first deck's part to its content type. */
  readonly #late = new Map<string, { readonly part: Part; readonly name: string }>();
  readonly #linkIds = new Set<string>();
  #nextLink = 1;
  #ids: Ids;
  #notesMaster: string | undefined;
  #newNotesMaster: string | undefined;
  #properties: Part | undefined;
  #notes = 0;
  #hidden = 0;
  #count = 0;

  constructor(first: SourceDeck, transitional: boolean) {
    this.#first = first;
    this.#transitional = transitional;
    this.#customShows = new CustomShows(first.presentation);
    this.#presentationName = this.#output.freeName(first.opened.main.name);
    this.#output.freeName(relationshipsName(this.#presentationName));
    this.#output.freeName('/_rels/.rels');
    const masters = first.opened
      .relationships(first.opened.main.name)
      .flatMap(({ kind, part }) => (kind === 'slideMaster' && part !== undefined ? [first.opened.part(part)] : []))
      .flatMap((part) => (part ? [part.xml()] : []));
    this.#ids = new Ids(first.presentation, masters);
  }

  /** The first deck: everything that its package and its presentation lead to, under the names that it has. */
  begin(): void {
    const { opened, presentation } = this.#first;
    const importer = this.#importer(this.#first, undefined, NOTHING_MOVED);
    importer.identify(opened.main, this.#presentationName);
    const main = opened.relationships(opened.main.name);
    const late = main.filter(({ kind }) => kind === 'commentAuthors' || kind === 'tableStyles' || kind === MODERN_AUTHORS);
    for (const { part: name, kind } of late) {
      const part = name === undefined ? undefined : opened.part(name);
      if (!part) continue;
      const taken = this.#output.freeName(part.name);
      importer.identify(part, taken);
      this.#late.set(kind, { part, name: taken });
    }
    const root = this.#carryAll(importer, '/', opened.relationships('/'));
    this.#output.add(
      '/_rels/.rels',
      '',
      writeRelationships(root.map((r) => ({ ...r, target: r.external ? r.target : r.target.replace(/^\//, '') }))),
    );
    this.#relationships.push(...this.#carryAll(importer, this.#presentationName, main));

    for (const { kind, part } of main) {
      if (part === undefined) continue;
      if (kind === 'slideMaster' && opened.part(part)) this.#rememberFamily(familyOf(opened, part), undefined, importer);
      if (kind === 'customXml' && opened.part(part))
        this.#customData.push({ family: familyOf(opened, part), name: importer.names.get(partKey(part)) ?? part });
      if (kind === 'notesMaster') this.#notesMaster = importer.names.get(partKey(part));
    }
    const authors = this.#late.get('commentAuthors');
    if (authors) this.#authors.add(authors.part.xml(), true);
    for (const font of descendants(presentation.root, 'p:embeddedFont'))
      this.#faces.add(attribute(child(font, 'p:font'), 'typeface') ?? '');
    const modern = this.#late.get(MODERN_AUTHORS);
    if (modern) this.#modernComments.addAuthors(modern.part.xml(), 0);
    this.#sections.add(presentation, new Map(this.#first.slides.map(({ id }) => [id, id])));
    this.#count += this.#first.slides.length;
    if (opened.macroEnabled) this.#warnings.push(macrosWarning(1));
    if (opened.relationships('/').some(({ type }) => /digital-signature\/origin$/.test(type))) this.#warnings.push(signatureWarning(1));
  }

  add(deck: SourceDeck): void {
    const { opened, presentation } = deck;
    const number = deck.index + 1;
    const canvas = deck.canvas ?? { cx: 9_144_000, cy: 6_858_000 };
    const target = this.#first.canvas ?? { cx: 9_144_000, cy: 6_858_000 };
    const fit = fitCanvas(canvas, target);
    if (fit) this.#warnings.push(scaledWarning(number, canvas, target));
    if (opened.macroEnabled) this.#warnings.push(macrosWarning(number));

    const main = opened.relationships(opened.main.name);
    const partOfKind = (kind: string): Part | undefined => {
      const name = main.find((relationship) => relationship.kind === kind)?.part;
      return name === undefined ? undefined : opened.part(name);
    };
    const slideIds = new Map<string, string>();
    const newIds = deck.slides.map((slide) => {
      const id = this.#ids.slide();
      slideIds.set(slide.id, id);
      return id;
    });
    const classicAuthors = partOfKind('commentAuthors');
    const authors: AuthorMap = classicAuthors ? this.#authors.add(classicAuthors.xml(), false) : new Map();
    const modern = partOfKind(MODERN_AUTHORS);
    const joining = modern && this.#modernComments.addAuthors(this.#spelled(modern), deck.index);
    const shows = this.#customShows.reserve(presentation);
    const ids = { slides: slideIds, sections: this.#sections.add(presentation, slideIds), shows };
    const importer = this.#importer(deck, fit, { ids, authors, modernAuthors: joining?.moved ?? new Map() });

    for (const { kind, part } of main)
      if (kind === 'slideMaster' && part !== undefined && opened.part(part)) this.#shareFamily(familyOf(opened, part), fit, importer);
    importer.reserve(deck.slides.map(({ part }) => part));
    const links = new Map<string, string>();
    for (const [i, slide] of deck.slides.entries()) {
      const name = importer.carry(slide.part);
      if (name === undefined) continue;
      const relationship = this.#link(`${OFFICE_RELATIONSHIPS}/slide`, name);
      links.set(partKey(slide.part), relationship);
      this.#slides.push({ id: newIds[i] ?? '', relationship });
    }
    const targets = new Map(main.map(({ id, part }) => [id, part]));
    this.#customShows.add(presentation, shows, (relationship) => links.get(partKey(targets.get(relationship) ?? '')));
    if (modern && joining) this.#joinList(MODERN_AUTHORS, modern, importer, this.#modernAuthors, joining.document);
    const styles = partOfKind('tableStyles');
    if (styles) this.#joinList('tableStyles', styles, importer, this.#tableStyles);
    if (classicAuthors && !this.#late.has('commentAuthors')) {
      const name = this.#output.freeName(classicAuthors.name);
      this.#late.set('commentAuthors', { part: classicAuthors, name });
      this.#link(`${OFFICE_RELATIONSHIPS}/commentAuthors`, name);
    }
    this.#carryCustomData(deck, main, importer);
    this.#carryFonts(presentation, main, importer);
    for (const { kind, part } of main)
      if (kind === 'slideMaster' && part !== undefined && importer.names.has(partKey(part)))
        this.#rememberFamily(familyOf(opened, part), fit, importer);
    this.#count += deck.slides.length;
  }

  finish(): CombinedDeck {
    this.#writeLateLists();
    const presentation = writePresentation(this.#first.presentation, {
      part: this.#first.opened.main.name,
      masters: this.#masters,
      notesMaster: this.#newNotesMaster,
      slides: this.#slides,
      fonts: this.#fonts,
      customShows: this.#customShows.added,
      sections: this.#sections,
    });
    this.#output.add(this.#presentationName, PRESENTATION_TYPE, withoutOtherEncoding(presentation));
    this.#output.add(relationshipsName(this.#presentationName), '', writeRelationships(this.#relationships));
    if (this.#properties) {
      const { name, contentType } = this.#properties;
      const counts = { slides: this.#count, notes: this.#notes, hidden: this.#hidden };
      this.#output.add(name, contentType, withoutOtherEncoding(countedProperties(this.#spelled(this.#properties), counts)));
    }
    const types = contentTypesPart(this.#output.parts, this.#first.opened.defaultTypes);
    const listing = new OutputParts();
    listing.add('/[Content_Types].xml', '', types);
    const entries = [...listing.parts, ...this.#output.parts].map(({ name, packed }) => ({ name: name.slice(1), packed }));
    return { pptx: writeZip(entries), slides: this.#count, warnings: this.#warnings };
  }

  #importer(deck: SourceDeck, fit: CanvasFit | undefined, moved: Moved): PartImporter {
    const isFirst = deck === this.#first;
    const alien = !isFirst && (fit !== undefined || !sameTextDefaults(this.#first.presentation, deck.presentation));
    const defaults = alien ? textDefaultsOf(deck.presentation, fit?.scale ?? 1) : undefined;
    const rules: ImportRules = {
      respell: this.#transitional,
      leaveOut: (relationship, source) =>
        LEFT_OUT.test(relationship.type) || (partKey(source) === partKey(deck.opened.main.name) && this.#isOurSource(deck, relationship)),
      standIn: (part) => {
        if (isFirst || !/\.notesMaster\+xml$/.test(part.contentType) || this.#notesMaster === undefined) return undefined;
        if (!this.#warnings.some(({ code, deck: number }) => code === 'notes_master_replaced' && number === deck.index + 1))
          this.#warnings.push(notesWarning(deck.index + 1));
        return this.#notesMaster;
      },
      edits: (part, document, content) => {
        // Ids of the first deck's comments stay, and are taken.
        if (isFirst && MODERN_COMMENTS.test(part.contentType)) this.#modernComments.edits(document(), new Map(), part.name);
        if (isFirst) return undefined;
        const edits: Edit[] = [];
        const type = part.contentType;
        if (type.endsWith('.slideMaster+xml')) {
          for (const layout of descendants(document().root, 'p:sldLayoutId'))
            edits.push(setAttribute(document(), layout, 'id', this.#ids.master()));
        }
        if (/presentationml\.comments\+xml$/.test(type)) edits.push(...commentEdits(document(), moved.authors));
        if (MODERN_COMMENTS.test(type))
          edits.push(...this.#modernComments.edits(document(), moved.modernAuthors, `${deck.index} ${part.name}`));
        if (SLIDE_PARTS.test(type) || MODERN_COMMENTS.test(type)) edits.push(...movedIdEdits(part, document, content, moved.ids));
        if (fit && SCALED_PARTS.test(type)) edits.push(...scaleEdits(document(), fit));
        if (defaults && SLIDE_PARTS.test(type)) edits.push(...defaultTextEdits(document(), defaults));
        return edits;
      },
      imported: (part, name, content) => {
        if (part.contentType.endsWith('.slide+xml') && isHidden(content())) this.#hidden += 1;
        if (part.contentType.endsWith('.notesSlide+xml')) this.#notes += 1;
        if (isFirst) return;
        if (part.contentType.endsWith('.slideMaster+xml'))
          this.#masters.push({ id: this.#ids.master(), relationship: this.#link(`${OFFICE_RELATIONSHIPS}/slideMaster`, name) });
        if (part.contentType.endsWith('.notesMaster+xml')) {
          this.#notesMaster = name;
          this.#newNotesMaster = this.#link(`${OFFICE_RELATIONSHIPS}/notesMaster`, name);
        }
      },
    };
    return new PartImporter(deck, this.#output, rules);
  }

  /** Carries what a list of relationships leads to and returns the list as the combined file has it. */
  #carryAll(importer: PartImporter, out: string, relationships: readonly Relationship[]): Relationship[] {
    const { opened } = this.#first;
    return relationships.flatMap((relationship) => {
      if (LEFT_OUT.test(relationship.type) || this.#isOurSource(this.#first, relationship)) return [];
      if (relationship.external || relationship.part === undefined) return [relationship];
      const part = opened.part(relationship.part);
      if (part && relationship.kind === 'extended-properties') {
        this.#properties = part;
        importer.identify(part, this.#output.freeName(part.name));
      }
      const name = importer.carry(relationship.part) ?? relationship.part;
      return [
        {
          ...relationship,
          part: name,
          type: spellTransitional(`"${relationship.type}"`).slice(1, -1),
          target: relativeTarget(out, name),
        },
      ];
    });
  }

  #link(type: string, name: string): string {
    if (this.#linkIds.size === 0) for (const relationship of this.#relationships) this.#linkIds.add(relationship.id);
    while (this.#linkIds.has(`rId${this.#nextLink}`)) this.#nextLink += 1;
    const id = `rId${this.#nextLink}`;
    this.#linkIds.add(id);
    this.#relationships.push({ id, type, kind: '', target: relativeTarget(this.#presentationName, name), external: false, part: name });
    return id;
  }

  /** The request that a deck of ours carries describes that deck, not the combined one. */
  #isOurSource(deck: SourceDeck, { kind, part: name }: Relationship): boolean {
    if (kind !== 'customXml' || name === undefined) return false;
    const part = deck.opened.part(name);
    return part !== undefined && Buffer.from(part.bytes()).includes(SOURCE_NAMESPACE);
  }

  #rememberFamily(family: Family, fit: CanvasFit | undefined, importer: PartImporter): void {
    const names = family.parts.map((part) => importer.names.get(partKey(part.name)) ?? '');
    if (!names.includes('')) this.#families.push({ family, fit: JSON.stringify(fit ?? {}), names });
  }

  #shareFamily(family: Family, fit: CanvasFit | undefined, importer: PartImporter): void {
    const existing = this.#families.find((other) => other.fit === JSON.stringify(fit ?? {}) && sameFamily(other.family, family));
    if (existing) for (const [i, part] of family.parts.entries()) importer.identify(part, existing.names[i] ?? '');
  }

  #carryCustomData(deck: SourceDeck, main: readonly Relationship[], importer: PartImporter): void {
    for (const relationship of main) {
      const { kind, part: name } = relationship;
      if (kind !== 'customXml' || name === undefined || !deck.opened.part(name) || this.#isOurSource(deck, relationship)) continue;
      const family = familyOf(deck.opened, name);
      if (this.#customData.some((existing) => sameFamily(existing.family, family))) continue;
      const carried = importer.carry(name);
      if (carried === undefined) continue;
      this.#customData.push({ family, name: carried });
      this.#link(`${OFFICE_RELATIONSHIPS}/customXml`, carried);
    }
  }

  /** Faces that are embedded already stay as they are. */
  #carryFonts(presentation: XmlDocument, main: readonly Relationship[], importer: PartImporter): void {
    for (const source of descendants(presentation.root, 'p:embeddedFont')) {
      const face = attribute(child(source, 'p:font'), 'typeface') ?? '';
      if (this.#faces.has(face)) continue;
      this.#faces.add(face);
      const relationships = new Map<string, string>();
      for (const { id, part, kind } of main) {
        if (kind !== 'font' || part === undefined || ![...descendants(source)].some((element) => attribute(element, 'r:id') === id))
          continue;
        const name = importer.carry(part);
        if (name !== undefined) relationships.set(id, this.#link(`${OFFICE_RELATIONSHIPS}/font`, name));
      }
      this.#fonts.push({ source, relationships });
    }
  }

  /** Adds to a list that the first deck has, or brings the list along. */
  #joinList(kind: string, part: Part, importer: PartImporter, joining: XmlDocument[], document = this.#spelled(part)): void {
    if (this.#late.has(kind)) {
      joining.push(document);
      return;
    }
    const name = this.#output.freeName(part.name);
    importer.identify(part, name);
    this.#late.set(kind, { part, name });
    this.#link(kind.includes('/') ? kind : `${OFFICE_RELATIONSHIPS}/${kind}`, name);
  }

  #writeLateLists(): void {
    for (const [kind, { part, name }] of this.#late) {
      const joining = kind === 'tableStyles' ? this.#tableStyles : this.#modernAuthors;
      const document = this.#spelled(part);
      const edits =
        kind === 'commentAuthors'
          ? []
          : kind === 'tableStyles'
            ? appendMissing(document, joining, 'a:tblStyle', 'styleId')
            : appendMissing(document, joining, 'p188:author', 'id');
      const text = kind === 'commentAuthors' && this.#authors.changed ? this.#authors.xml() : applyEdits(document.source, edits);
      const untouched = text === part.xml().source;
      this.#output.add(name, part.contentType, untouched ? part.packed : withoutOtherEncoding(text));
    }
  }

  #spelled(part: Part): XmlDocument {
    const { source } = part.xml();
    const spelled = this.#transitional ? spellTransitional(source) : source;
    return spelled === source ? part.xml() : parseXmlText(spelled, part.name);
  }
}

const HIDDEN = /<(?:\w+:)?sld\b[^>]*\sshow=["'](?:0|false)["']/;

/** @param slide the part, whose root says so among its namespaces */
function isHidden(slide: Uint8Array): boolean {
  const head = Buffer.from(slide.buffer, slide.byteOffset, Math.min(slide.byteLength, 4096));
  return head.includes('show=') && HIDDEN.test(head.toString('latin1'));
}
