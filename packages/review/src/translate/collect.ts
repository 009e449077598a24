/** All texts of a deck that may be translated, in reading order, each with the edits that put in a translation. */
import {
  attribute,
  child,
  type Edit,
  elements,
  escapeXml,
  type OpcPackage,
  partKey,
  setAttribute,
  textOf,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';
import type { ForeignDeck } from '@deckwright/read/pptx';
import { describeTexts, paragraphKey } from './describe-texts.ts';
import { readParagraph, writeParagraph } from './paragraph.ts';
import { edges, hasLetters, type Piece, type Placed, type TextFacts, type TextRole } from './texts/index.ts';

export const PLACES = ['shape', 'table', 'chart', 'diagram', 'notes', 'alt_text'] as const;
export type TextPlace = (typeof PLACES)[number];

export interface TranslateScope {
  /** Default: false. */
  readonly include_notes?: boolean;
  /** Default: true. */
  readonly include_tables?: boolean;
  /** Default: true. */
  readonly include_charts?: boolean;
  /** Default: true. */
  readonly include_alt_text?: boolean;
}

/** One paragraph, or one single text. */
export interface Unit {
  readonly slide: number;
  readonly place: TextPlace;
  readonly part: string;
  readonly shape_id?: number;
  readonly shape_name?: string;
  /** The text for the translator, with markers; empty when there is nothing to translate. */
  readonly source: string;
  readonly pieces: readonly Piece[];
  /** The text for readers. */
  readonly words: string;
  readonly facts: TextFacts;
  write(placed: readonly Placed[], tag: string): readonly Edit[];
}

export interface Collected {
  readonly units: readonly Unit[];
  /** Charts with a workbook, by slide: when a person edits the data, the words of the workbook replace the translated ones. */
  readonly charts_with_data: readonly { readonly slide: number; readonly part: string }[];
}

const DIAGRAM_DRAWING = 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing';

/** @throws UnreadableFile */
export function collect(pkg: OpcPackage, deck: ForeignDeck, scope: TranslateScope = {}): Collected {
  const { include_notes = false, include_tables = true, include_charts = true, include_alt_text = true } = scope;
  const units: Unit[] = [];
  const charts_with_data: { slide: number; part: string }[] = [];
  const seen = new Set<string>();
  const facts = describeTexts(deck);
  for (const { i, part: name, title } of deck.slides) {
    const part = pkg.part(name);
    if (part === undefined) continue;
    const at: At = { slide: i, part: name, document: part.xml(), facts, ...(title !== undefined && { title }) };
    units.push(...ofTree(at, 'shape', include_tables));
    if (include_alt_text) units.push(...altTexts(at));
    for (const { kind, part: target } of pkg.relationships(name)) {
      const other = target === undefined ? undefined : pkg.part(target);
      // A part of two slides is translated with the first.
      if (other === undefined || seen.has(partKey(other.name))) continue;
      const there = (): At => {
        seen.add(partKey(other.name));
        return { ...at, part: other.name, document: other.xml() };
      };
      if (kind === 'notesSlide' && include_notes) units.push(...ofTree(there(), 'notes', true));
      else if (kind === 'chart' && include_charts) {
        units.push(...ofChart(there()));
        if (pkg.relationships(other.name).some((one) => one.kind === 'package')) charts_with_data.push({ slide: i, part: other.name });
      } else if (kind === 'diagramData' || kind === DIAGRAM_DRAWING) units.push(...ofTree(there(), 'diagram', true));
    }
  }
  return { units, charts_with_data };
}

interface At {
  readonly slide: number;
  readonly part: string;
  readonly document: XmlDocument;
  readonly facts: ReadonlyMap<string, TextFacts>;
  /** Of the slide. */
  readonly title?: string;
}

interface Owner {
  readonly shape_id?: number;
  readonly shape_name?: string;
}

const SHAPES = new Set(['p:sp', 'p:cxnSp', 'p:graphicFrame', 'p:pic']);
/** Placeholders that the program fills. */
const AUTOMATIC = new Set(['sldNum', 'dt', 'sldImg', 'hdr']);

/** Paragraphs in document order, of all branches of alternate content. */
function* ofTree(at: At, place: TextPlace, tables: boolean): Generator<Unit> {
  yield* walk(at.document.root, {}, place);

  function* walk(element: XmlElement, owner: Owner, where: TextPlace): Generator<Unit> {
    for (const one of elements(element)) {
      if (one.name === 'a:p') yield paragraphUnit(at, one, where, owner);
      else if (one.name === 'a:tbl') {
        if (tables) yield* walk(one, owner, where === 'shape' ? 'table' : where);
      } else if (SHAPES.has(one.name)) {
        if (!AUTOMATIC.has(placeholderOf(one))) yield* walk(one, ownerOf(one), where);
      } else yield* walk(one, owner, where);
    }
  }
}

const nonVisual = (shape: XmlElement): XmlElement | undefined => {
  const first = elements(shape).find(({ name }) => /^p:nv\w*Pr$/.test(name));
  return child(first, 'p:cNvPr');
};

function ownerOf(shape: XmlElement): Owner {
  const properties = nonVisual(shape);
  const id = Number(attribute(properties, 'id'));
  const name = attribute(properties, 'name');
  return { ...(Number.isSafeInteger(id) && { shape_id: id }), ...(name !== undefined && { shape_name: name }) };
}

function placeholderOf(shape: XmlElement): string {
  const first = elements(shape).find(({ name }) => /^p:nv\w*Pr$/.test(name));
  return attribute(child(child(first, 'p:nvPr'), 'p:ph'), 'type') ?? '';
}

function paragraphUnit(at: At, element: XmlElement, place: TextPlace, owner: Owner): Unit {
  const { slide, part, document, facts } = at;
  const paragraph = readParagraph(document, element);
  const { source, pieces, words } = paragraph;
  return {
    slide,
    place,
    part,
    ...owner,
    source,
    pieces,
    words,
    facts: facts.get(paragraphKey(part, element.start)) ?? factsOf(at, place === 'chart' ? chartRole(element) : ROLES[place]),
    write: (placed, tag) => writeParagraph(document, paragraph, placed, tag),
  };
}

/** Descriptions of pictures for screen readers. */
function* altTexts(at: At): Generator<Unit> {
  const { slide, part, document } = at;
  yield* walk(document.root);

  function* walk(element: XmlElement): Generator<Unit> {
    for (const one of elements(element)) {
      const description = one.name === 'p:cNvPr' ? (attribute(one, 'descr') ?? '') : '';
      if (description !== '') {
        const name = attribute(one, 'name');
        const unit = plainUnit(
          { slide, place: 'alt_text', part, facts: factsOf(at, 'alt_text'), ...(name !== undefined && { shape_name: name }) },
          description,
          (text) => [setAttribute(document, one, 'descr', text)],
        );
        yield { ...unit, ...(Number.isSafeInteger(Number(attribute(one, 'id'))) && { shape_id: Number(attribute(one, 'id')) }) };
      }
      yield* walk(one);
    }
  }
}

/** File names and generated descriptions are not translated. */
const NO_DESCRIPTION = /^[\w .()-]+\.(?:png|jpe?g|gif|svg|webp|emf|wmf|tiff?|bmp)$/i;

function plainUnit(
  where: Pick<Unit, 'slide' | 'place' | 'part' | 'shape_name' | 'facts'>,
  text: string,
  write: (text: string) => readonly Edit[],
): Unit {
  const { lead, core, trail } = edges(text);
  return {
    ...where,
    source: hasLetters(core) && !NO_DESCRIPTION.test(core) ? core : '',
    pieces: [{ kind: 'words', text: core }],
    words: text,
    write: ([first]) => (first?.text === undefined || first.text === core ? [] : write(`${lead}${first.text}${trail}`)),
  };
}

/** Rich text (titles, axis titles, written labels), and the names of series and categories in the caches of the chart. */
function* ofChart(at: At): Generator<Unit> {
  const { slide, part, document } = at;
  yield* ofTree(at, 'chart', true);
  yield* walk(document.root, false);

  function* walk(element: XmlElement, named: boolean): Generator<Unit> {
    for (const one of elements(element)) {
      if (one.name === 'c:v' && named && !one.selfClosing)
        yield plainUnit({ slide, place: 'chart', part, facts: factsOf(at, chartRole(one)) }, textOf(one), (text) => [
          { start: one.contentStart, end: one.contentEnd, text: escapeXml(text) },
        ]);
      else if (one.name === 'c:cat' || one.name === 'c:tx') yield* walk(one, false);
      else if (one.name === 'c:strCache' || one.name === 'c:strLit' || one.name === 'c:multiLvlStrCache')
        yield* walk(one, one.parent !== undefined && isNames(one));
      // Numbers are not translated.
      else if (one.name !== 'c:numCache' && one.name !== 'c:numLit') yield* walk(one, named);
    }
  }
}

const ROLES: Readonly<Record<TextPlace, TextRole>> = {
  shape: 'text',
  table: 'table_cell',
  chart: 'chart_label',
  diagram: 'diagram',
  notes: 'note',
  alt_text: 'alt_text',
};

/** For texts whose place has no box of its own. */
const factsOf = ({ title }: At, role: TextRole): TextFacts => ({
  role,
  ...(title !== undefined && title !== '' && { context: { slide_title: title.slice(0, 120) } }),
});

/** By what holds a text in a chart. */
function chartRole(element: XmlElement): TextRole {
  let inTitle = false;
  for (let one = element.parent; one !== undefined; one = one.parent) {
    if (one.name === 'c:cat') return 'category_name';
    if (one.name === 'c:ser') return 'series_name';
    if (one.name === 'c:dLbl' || one.name === 'c:dLbls') return 'chart_label';
    if (inTitle && /^c:\w+Ax$/.test(one.name)) return 'axis_title';
    if (one.name === 'c:title') inTitle = true;
  }
  return inTitle ? 'chart_title' : 'chart_label';
}

function isNames(cache: XmlElement): boolean {
  for (let one = cache.parent; one !== undefined; one = one.parent) if (one.name === 'c:cat' || one.name === 'c:tx') return true;
  return false;
}
