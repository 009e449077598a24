/** The words of a paragraph (ISO 29500-1, 17.3): runs, links, fields and what is drawn among them. */
import { attribute, child, chosen, descendants, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import type { Inline } from '../markdown/inline.ts';
import { type Styles, toggle } from './styles.ts';

/** What runs refer to. */
export interface RunSource {
  readonly styles: Styles;
  readonly linkOf: (id: string) => string | undefined;
  readonly pictureOf: (id: string, alt: string) => Inline | undefined;
  /** Label of the note that is referred to next. */
  readonly noteOf: (kind: 'footnote' | 'endnote', id: string) => string | undefined;
  readonly leaveOut: (what: LeftOut) => void;
}

export type LeftOut =
  | 'deletion'
  | 'hidden'
  | 'comment'
  | 'contents'
  | 'equation'
  | 'symbol'
  | 'diagram'
  | 'chart'
  | 'object'
  | 'nested_table'
  | 'part'
  | 'heading_number';

export interface ParagraphWords {
  readonly inline: readonly Inline[];
  /** Contents of text boxes that are anchored here. */
  readonly boxes: readonly XmlElement[];
  /** Where the program that wrote the file ended pages: before the first word, and behind it. */
  readonly pages_before: number;
  readonly pages_after: number;
}

const UNDERSTOOD = new Set(['wps', 'wpg', 'wpc', 'wp14', 'w14', 'w15', 'a14']);
const TRANSPARENT = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdtContent',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
  'w:rubyBase',
  'w:ruby',
]);

type Look = { readonly bold: boolean; readonly italic: boolean; readonly strike: boolean; readonly link?: string };

export function readParagraph(paragraph: XmlElement, source: RunSource): ParagraphWords {
  return new RunReader(source).read(paragraph);
}

class RunReader {
  private readonly source: RunSource;
  private readonly inline: Inline[] = [];
  private readonly boxes: XmlElement[] = [];
  private pagesBefore = 0;
  private pagesAfter = 0;
  /** Fields whose code is being read; its words are no text. */
  private codes = 0;
  private readonly phases: ('code' | 'result')[] = [];

  constructor(source: RunSource) {
    this.source = source;
  }

  read(paragraph: XmlElement): ParagraphWords {
    this.children(paragraph, undefined);
    const { inline, boxes, pagesBefore, pagesAfter } = this;
    return { inline, boxes, pages_before: pagesBefore, pages_after: pagesAfter };
  }

  private children(of: XmlElement | undefined, link: string | undefined): void {
    for (const element of chosen(of, UNDERSTOOD)) this.element(element, link);
  }

  private element(element: XmlElement, link: string | undefined): void {
    const { name } = element;
    if (name === 'w:r') this.run(element, link);
    else if (name === 'w:hyperlink') {
      const id = attribute(element, 'r:id');
      this.children(element, id === undefined ? link : (this.source.linkOf(id) ?? link));
    } else if (name === 'w:sdt') this.children(child(element, 'w:sdtContent'), link);
    else if (TRANSPARENT.has(name)) this.children(element, link);
    else if (name === 'w:del' || name === 'w:moveFrom') this.source.leaveOut('deletion');
    else if (name === 'm:oMath' || name === 'm:oMathPara') this.equation(element);
    else if (name === 'w:commentRangeStart') this.source.leaveOut('comment');
  }

  private equation(element: XmlElement): void {
    const text = [...descendants(element, 'm:t')].map(textOf).join('');
    if (text === '') return;
    this.source.leaveOut('equation');
    this.text(text, { bold: false, italic: false, strike: false });
  }

  private text(text: string, look: Look): void {
    if (this.codes > 0 || text === '') return;
    this.inline.push({ kind: 'text', text, ...look });
  }

  private run(run: XmlElement, link: string | undefined): void {
    const properties = child(run, 'w:rPr');
    if (toggle(properties, 'w:vanish') === true) {
      if (elements(run, 'w:t').length > 0) this.source.leaveOut('hidden');
      return;
    }
    const style = this.styleOf(properties);
    const look: Look = {
      bold: toggle(properties, 'w:b') ?? style?.bold ?? false,
      italic: toggle(properties, 'w:i') ?? style?.italic ?? false,
      strike: (toggle(properties, 'w:strike') ?? false) || (toggle(properties, 'w:dstrike') ?? false),
      ...(link !== undefined && { link }),
    };
    for (const element of chosen(run, UNDERSTOOD)) this.part(element, look);
  }

  private styleOf(properties: XmlElement | undefined): { readonly bold: boolean; readonly italic: boolean } | undefined {
    const id = attribute(child(properties, 'w:rStyle'), 'w:val');
    return id === undefined ? undefined : this.source.styles.of(id);
  }

  private part(element: XmlElement, look: Look): void {
    const { name } = element;
    if (name === 'w:t') this.text(textOf(element), look);
    else if (name === 'w:tab' || name === 'w:ptab') this.text('\t', look);
    else if (name === 'w:noBreakHyphen') this.text('\u2011', look);
    else if (name === 'w:cr' || (name === 'w:br' && isLineBreak(element))) this.inline.push({ kind: 'break' });
    else if (name === 'w:lastRenderedPageBreak') this.page();
    else if (name === 'w:sym') this.source.leaveOut('symbol');
    else if (name === 'w:footnoteReference') this.note('footnote', element);
    else if (name === 'w:endnoteReference') this.note('endnote', element);
    else if (name === 'w:fldChar') this.field(attribute(element, 'w:fldCharType'));
    else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.drawing(element, '');
  }

  private page(): void {
    if (this.inline.some((part) => part.kind !== 'text' || part.text.trim() !== '')) this.pagesAfter++;
    else this.pagesBefore++;
  }

  private field(type: string | undefined): void {
    if (type === 'begin') this.phases.push('code');
    else if (type === 'separate') this.phases.splice(-1, 1, 'result');
    else if (type === 'end') this.phases.pop();
    this.codes = this.phases.filter((phase) => phase === 'code').length;
  }

  private note(kind: 'footnote' | 'endnote', element: XmlElement): void {
    const label = this.source.noteOf(kind, attribute(element, 'w:id') ?? '');
    if (label !== undefined) this.inline.push({ kind: 'note', label });
  }

  /** Pictures, text boxes and charts, in their order; what is in a text box is not drawn here. */
  private drawing(element: XmlElement, alt: string): void {
    for (const one of chosen(element, UNDERSTOOD)) {
      const own = one.name === 'wp:inline' || one.name === 'wp:anchor' ? altOf(child(one, 'wp:docPr')) : undefined;
      const words = own ?? (one.name === 'v:shape' ? (attribute(one, 'alt') ?? alt) : alt);
      if (one.name === 'w:txbxContent') this.boxes.push(one);
      else if (one.name === 'a:blip') this.picture(attribute(one, 'r:embed'), words);
      else if (one.name === 'v:imagedata') this.picture(attribute(one, 'r:id'), words);
      else if (one.name === 'c:chart') this.source.leaveOut('chart');
      else if (one.name === 'dgm:relIds') this.source.leaveOut('diagram');
      else if (one.name === 'o:OLEObject') this.source.leaveOut('object');
      else if (one.name === 'pic:pic') {
        const pictured = altOf(propertiesOf(one));
        this.drawing(one, words === '' ? pictured : words);
      } else this.drawing(one, words);
    }
  }

  private picture(id: string | undefined, alt: string): void {
    const picture = id === undefined ? undefined : this.source.pictureOf(id, alt);
    if (picture !== undefined) this.inline.push(picture);
  }
}

/** Breaks of pages and columns are none of the text. */
const isLineBreak = (element: XmlElement): boolean => (attribute(element, 'w:type') ?? 'textWrapping') === 'textWrapping';

const altOf = (properties: XmlElement | undefined): string => attribute(properties, 'descr') ?? attribute(properties, 'title') ?? '';
const propertiesOf = (picture: XmlElement): XmlElement | undefined => child(child(picture, 'pic:nvPicPr'), 'pic:cNvPr');
