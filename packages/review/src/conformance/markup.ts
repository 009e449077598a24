/** Markup compatibility (ISO 29500-3): the chosen branch of alternate content, and namespaces that a reader may ignore. */
import { attribute, canonicalName, child, elements, NAMESPACES, type XmlDocument, type XmlElement } from '@deckwright/read/ooxml';
import type { ElementType } from './schema/schema.ts';

/** `p:`, `{urn:foreign}` or nothing, of a canonical name. */
export const namespaceOf = (name: string): string => {
  if (name.startsWith('{')) return name.slice(0, name.lastIndexOf('}') + 1);
  return name.slice(0, name.indexOf(':') + 1);
};

/** Namespaces of which the schema has every name, so that any other name in them is wrong. */
const KNOWN = new Set(['p:', 'a:', 'c:', 'cdr:', 'dgm:', 'pic:', 'lc:', 'ep:', 'cup:', 'vt:']);
export const isKnown = (name: string): boolean => KNOWN.has(namespaceOf(name));

/** What markup compatibility says of an element and all its descendants. */
export interface Scope {
  readonly ignorable: ReadonlySet<string>;
  /** True inside a branch that only readers of another namespace choose. */
  readonly chosen: boolean;
}

export const NO_SCOPE: Scope = { ignorable: new Set(), chosen: false };

export function scopeOf(document: XmlDocument, element: XmlElement, around: Scope): Scope {
  const prefixes = attribute(element, 'mc:Ignorable');
  if (prefixes === undefined) return around;
  const ignorable = new Set(around.ignorable);
  for (const prefix of prefixes.split(/\s+/)) {
    const uri = prefix === '' ? undefined : declared(document, element, prefix);
    if (uri !== undefined) ignorable.add(canonicalName(uri, ''));
  }
  return { ...around, ignorable };
}

/** The namespace of a prefix in a value; names of elements are resolved already. */
function declared({ source }: XmlDocument, element: XmlElement, prefix: string): string | undefined {
  for (let at: XmlElement | undefined = element; at; at = at.parent) {
    for (const [, name, , uri] of source.slice(at.start, at.contentStart).matchAll(/\sxmlns:([^\s=]+)\s*=\s*(["'])(.*?)\2/g))
      if (name === prefix) return uri;
  }
  return undefined;
}

/** The declared prefix, with its colon, for a child of this canonical name; undefined when none is declared. */
export function prefixInside({ source }: XmlDocument, element: XmlElement, name: string): string | undefined {
  const uri = new Map<string, string>(Object.entries(NAMESPACES)).get(name.slice(0, name.indexOf(':')));
  for (let at: XmlElement | undefined = element; at && uri !== undefined; at = at.parent) {
    for (const [, prefix, , value] of source.slice(at.start, at.contentStart).matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(["'])(.*?)\2/g))
      if (value === uri) return prefix === undefined ? '' : `${prefix}:`;
  }
  return undefined;
}

/** Elements beyond the schema that Office reads wherever they stand, also without alternate content: equations (MS-ODRAWXML). */
const OF_OFFICE = new Set(['a14:m']);

export interface Inside {
  readonly element: XmlElement;
  readonly scope: Scope;
}

/** The children that a reader sees. */
export function inside(element: XmlElement, type: ElementType, scope: Scope): readonly Inside[] {
  const out: Inside[] = [];
  for (const one of elements(element)) {
    if (one.name === 'mc:AlternateContent') out.push(...branchOf(one, type, scope));
    else if (isKnown(one.name) || !(OF_OFFICE.has(one.name) || mayBeLeftOut(one.name, scope))) out.push({ element: one, scope });
  }
  return out;
}

/** The first branch whose elements the schema knows; only newer readers choose a branch of newer elements. */
function branchOf(alternate: XmlElement, type: ElementType, scope: Scope): readonly Inside[] {
  const within = { ...scope, chosen: true };
  for (const choice of elements(alternate, 'mc:Choice')) {
    const children = elements(choice);
    if (children.length > 0 && children.every(({ name }) => isKnown(name) && type.children.has(name)))
      return children.map((element) => ({ element, scope: within }));
  }
  const fallback = child(alternate, 'mc:Fallback');
  return fallback ? inside(fallback, type, within) : [];
}

/** Whether a reader ignores an element or attribute of a namespace that it does not know. */
export const mayBeLeftOut = (name: string, { ignorable, chosen }: Scope): boolean => chosen || ignorable.has(namespaceOf(name));
