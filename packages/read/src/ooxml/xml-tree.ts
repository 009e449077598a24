/** An XML tree with the source offsets of its elements, and functions that walk it. */

export interface XmlText {
  readonly kind: 'text';
  /** Entities resolved, CDATA unwrapped. */
  readonly text: string;
}

export interface XmlElement {
  readonly kind: 'element';
  /** With the canonical prefix, whatever prefix the file has: `p:sp`; `{urn:foreign}thing` for a namespace without one. */
  readonly name: string;
  /** As written, with the file's own prefix. */
  readonly sourceName: string;
  /** By canonical name (`id`, `r:embed`), values with entities resolved. Declarations of namespaces are left out. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | XmlText)[];
  readonly parent: XmlElement | undefined;
  /** UTF-16 offsets into the source: of `<`, after the start tag's `>`, of the end tag's `<`, after its `>`. */
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
  readonly selfClosing: boolean;
}

export interface XmlDocument {
  /** The part's text, to which the offsets refer. */
  readonly source: string;
  readonly root: XmlElement;
}

const NONE: readonly XmlElement[] = [];

/** The child elements, in order; those called `name` when it is given. */
export function elements(of: XmlElement | undefined, name?: string): readonly XmlElement[] {
  if (!of || of.children.length === 0) return NONE;
  return of.children.filter((child): child is XmlElement => child.kind === 'element' && (name === undefined || child.name === name));
}

/** The first child called `name`. */
export function child(of: XmlElement | undefined, name: string): XmlElement | undefined {
  if (of) for (const node of of.children) if (node.kind === 'element' && node.name === name) return node;
  return undefined;
}

/** The first element down a path of names. */
export function at(of: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((element, name) => child(element, name), of);
}

export const attribute = (of: XmlElement | undefined, name: string): string | undefined => of?.attributes.get(name);

/** All text below, joined. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  return element.children.map((node) => (node.kind === 'text' ? node.text : textOf(node))).join('');
}

/** The element itself and everything below, in document order; of those called `name` when it is given. */
export function* descendants(of: XmlElement, name?: string): Generator<XmlElement> {
  if (name === undefined || of.name === name) yield of;
  for (const node of of.children) if (node.kind === 'element') yield* descendants(node, name);
}

/**
 * The child elements, with each `mc:AlternateContent` replaced by the content of the branch that a reader of the given namespaces chooses
 * (ISO 29500-3, 9.3): the first choice whose requirements are all understood, otherwise the fallback.
 * @param understands canonical prefixes, such as `a14`; a requirement is looked up by the prefix as the file writes it
 */
export function chosen(of: XmlElement | undefined, understands: ReadonlySet<string>): readonly XmlElement[] {
  const children = elements(of);
  if (!children.some(({ name }) => name === 'mc:AlternateContent')) return children;
  return children.flatMap((element) => {
    if (element.name !== 'mc:AlternateContent') return [element];
    const branch =
      elements(element, 'mc:Choice').find((choice) =>
        (attribute(choice, 'Requires') ?? '?').split(/\s+/).every((prefix) => prefix === '' || understands.has(prefix)),
      ) ?? child(element, 'mc:Fallback');
    return chosen(branch, understands);
  });
}
