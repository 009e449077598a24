/** What of an element's markup counts: the chosen branch of alternate content, and namespaces that a reader may leave out (ISO 29500-3). */
import { attribute, canonicalName, child, elements, NAMESPACES, type XmlDocument, type XmlElement } from '@deckwright/read/ooxml';
import type { ElementType } from './schema/schema.ts';

/** `p:`, `{urn:foreign}` or nothing, of a canonical name. */
export const namespaceOf = (name: string): string => {
  if (name.startsWith('{')) return name.slice(0, name.lastIndexOf('}') + 1);
  return name.slice(0, name.indexOf(':') + 1);
};

/** Namespaces that the schema knows in whole: what it does not name there is wrong. */
const KNOWN = new Set(['p:', 'a:', 'c:', 'cdr:', 'dgm:', 'pic:', 'lc:', 'ep:', 'cup:', 'vt:']);
export const isKnown = (name: string): boolean => KNOWN.has(namespaceOf(name));

/** What holds for an element and all inside, by markup compatibility. */
export interface Scope {
  readonly ignorable: ReadonlySet<string>;
  /** Inside a branch that only readers of another namespace take. */
  readonly chosen: boolean;
}

export const NO_SCOPE: Scope = { ignorable: new Set(), chosen: false };

export function scopeOf(document: XmlDocument, element: XmlElement, around: Scope): Scope {
  const named = attribute(element, 'mc:Ignorable');
  if (named === undefined) return around;
  const ignorable = new Set(around.ignorable);
  for (const prefix of named.split(/\s+/)) {
    const uri = prefix === '' ? undefined : declared(document, element, prefix);
    if (uri !== undefined) ignorable.add(canonicalName(uri, ''));
  }
  return { ...around, ignorable };
}

/** The namespace of a prefix; names come resolved, values do not. */
function declared({ source }: XmlDocument, element: XmlElement, prefix: string): string | undefined {
  for (let at: XmlElement | undefined = element; at; at = at.parent) {
    for (const [, name, , uri] of source.slice(at.start, at.contentStart).matchAll(/\sxmlns:([^\s=]+)\s*=\s*(["'])(.*?)\2/g))
      if (name === prefix) return uri;
  }
  return undefined;
}

/** The prefix, with its colon, by which an element may name one of a canonical name inside of it; undefined when none is declared. */
export function prefixInside({ source }: XmlDocument, element: XmlElement, name: string): string | undefined {
  const uri = new Map<string, string>(Object.entries(NAMESPACES)).get(name.slice(0, name.indexOf(':')));
  for (let at: XmlElement | undefined = element; at && uri !== undefined; at = at.parent) {
    for (const [, prefix, , value] of source.slice(at.start, at.contentStart).matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(["'])(.*?)\2/g))
      if (value === uri) return prefix === undefined ? '' : `${prefix}:`;
  }
  return undefined;
}

export interface Inside {
  readonly element: XmlElement;
  readonly scope: Scope;
}

/** The children that count. */
export function inside(element: XmlElement, type: ElementType, scope: Scope): readonly Inside[] {
  const out: Inside[] = [];
  for (const one of elements(element)) {
    if (one.name === 'mc:AlternateContent') out.push(...branchOf(one, type, scope));
    else if (isKnown(one.name) || !mayBeLeftOut(one.name, scope)) out.push({ element: one, scope });
  }
  return out;
}

/** A choice whose elements the schema knows stands for the whole; a choice of newer elements is read by newer readers alone. */
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

/** Elements and attributes of other namespaces that a reader who does not know them passes over. */
export const mayBeLeftOut = (name: string, { ignorable, chosen }: Scope): boolean => chosen || ignorable.has(namespaceOf(name));
