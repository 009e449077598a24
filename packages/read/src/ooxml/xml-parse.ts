/**
 * Parses the text of an XML part into a tree, within limits, in one pass. A DOCTYPE is refused, so there are only the five predefined
 * entities. The rest of XML 1.0 is so small that this parser is three times as fast as building the tree with a general one (saxes), against
 * which the tests compare it.
 */
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { canonicalName, NAMESPACES } from './namespaces.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { decodeXml } from './xml-decode.ts';
import type { XmlDocument, XmlElement, XmlText } from './xml-tree.ts';

type Open = { -readonly [K in Exclude<keyof XmlElement, 'children' | 'parent'>]: XmlElement[K] } & {
  children: (XmlElement | XmlText)[];
  parent: Open | undefined;
  /** Namespaces by prefix; the object of the parent when the element declares none. */
  scope: ReadonlyMap<string, string>;
};

/**
 * @param part its name, for messages
 * @throws UnreadableFile
 */
export function parseXml(bytes: Uint8Array, part: string, limits: ReadLimits = READ_LIMITS): XmlDocument {
  if (bytes.length > limits.xml_bytes) {
    throw new UnreadableFile('too_large', `${part} has ${bytes.length} bytes of XML; the limit is ${limits.xml_bytes}.`, part);
  }
  return parseXmlText(decodeXml(bytes, part), part, limits);
}

/** @throws UnreadableFile */
export function parseXmlText(source: string, part: string, limits: ReadLimits = READ_LIMITS): XmlDocument {
  const root = new Reader(source, part, limits).read();
  return { source, root };
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const BUILT_IN: ReadonlyMap<string, string> = new Map([['xml', NAMESPACES.xml]]);
// Characters that XML 1.0 (2.2) does not allow; the decoder refuses surrogates.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

class Reader {
  readonly #source: string;
  readonly #part: string;
  readonly #limits: ReadLimits;
  /** The names of this part, spelled canonically once: every scope has its own. */
  readonly #names = new Map<ReadonlyMap<string, string>, Map<string, string>>();
  #at = 0;
  #nodes = 0;
  #depth = 0;
  #root: Open | undefined;
  #current: Open | undefined;

  constructor(source: string, part: string, limits: ReadLimits) {
    this.#source = source;
    this.#part = part;
    this.#limits = limits;
  }

  read(): XmlElement {
    const source = this.#source;
    if (FORBIDDEN.test(source)) throw this.#malformed('it holds a control character', source.search(FORBIDDEN));
    this.#at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (source.startsWith('<?xml', this.#at)) this.#at = this.#behind('?>', this.#at + 5);
    while (this.#at < source.length) {
      const tag = source.indexOf('<', this.#at);
      const textEnd = tag < 0 ? source.length : tag;
      if (textEnd > this.#at) this.#text(source.slice(this.#at, textEnd), this.#at);
      if (tag < 0) break;
      this.#at = tag;
      const next = source.charCodeAt(tag + 1);
      if (next === SLASH) this.#endTag();
      else if (next === BANG) this.#declaration();
      else if (next === QUESTION) this.#instruction();
      else this.#startTag();
    }
    if (this.#current) throw this.#malformed(`${this.#current.sourceName} is not closed`, source.length);
    if (!this.#root) throw this.#malformed('it has no element', 0);
    return this.#root;
  }

  #text(raw: string, from: number): void {
    const current = this.#current;
    if (!current) {
      if (/[^ \t\r\n]/.test(raw)) throw this.#malformed('text stands outside of the root', from);
      return;
    }
    this.#addText(this.#resolve(raw, from));
  }

  #addText(text: string): void {
    const children = this.#current?.children;
    if (!children) return;
    const last = children.at(-1);
    const whole = last?.kind === 'text' ? last.text + text : text;
    if (whole.length > this.#limits.xml_text) throw this.#tooComplex(`has a text of more than ${this.#limits.xml_text} characters`);
    if (last?.kind === 'text') children[children.length - 1] = { kind: 'text', text: whole };
    else children.push({ kind: 'text', text: whole });
  }

  #startTag(): void {
    const source = this.#source;
    const start = this.#at;
    const nameEnd = this.#nameEnd(start + 1);
    const sourceName = source.slice(start + 1, nameEnd);
    if (this.#root && !this.#current) throw this.#malformed('there are two roots', start);
    this.#depth += 1;
    if (this.#depth > this.#limits.xml_depth) throw this.#tooComplex(`nests elements deeper than ${this.#limits.xml_depth}`);
    this.#count();

    const raw: string[] = [];
    let declared: Map<string, string> | undefined;
    const outer = this.#current?.scope ?? BUILT_IN;
    let at = nameEnd;
    let code = source.charCodeAt(at);
    for (;;) {
      const blankFrom = at;
      while (code === SPACE || code === LINE_FEED || code === TAB || code === RETURN) code = source.charCodeAt(++at);
      if (code === GREATER || code === SLASH) break;
      if (at === blankFrom) throw this.#malformed('a blank or > is missing in a tag', at);
      const attributeEnd = this.#nameEnd(at);
      const name = source.slice(at, attributeEnd);
      at = this.#skipBlanks(attributeEnd);
      if (source.charCodeAt(at) !== EQUALS) throw this.#malformed(`the attribute ${name} has no value`, at);
      at = this.#skipBlanks(at + 1);
      const quote = source.charCodeAt(at);
      if (quote !== QUOTE && quote !== APOSTROPHE) throw this.#malformed(`the value of ${name} has no quotes`, at);
      const valueEnd = source.indexOf(quote === QUOTE ? '"' : "'", at + 1);
      if (valueEnd < 0) throw this.#malformed(`the value of ${name} has no end`, at);
      const value = this.#value(source.slice(at + 1, valueEnd), at + 1);
      this.#count();
      if (raw.length / 2 >= this.#limits.xml_attributes) {
        throw this.#tooComplex(`has an element with more than ${this.#limits.xml_attributes} attributes`);
      }
      if (name === 'xmlns' || name.startsWith('xmlns:')) {
        declared ??= new Map(outer);
        declared.set(name.slice(6), value);
      } else raw.push(name, value);
      at = valueEnd + 1;
      code = source.charCodeAt(at);
    }
    const selfClosing = code === SLASH;
    if (selfClosing && source.charCodeAt(at + 1) !== GREATER) throw this.#malformed('/ stands in a tag', at);
    const end = at + (selfClosing ? 2 : 1);
    const scope = declared ?? outer;
    const element: Open = {
      kind: 'element',
      name: this.#name(sourceName, scope, true, start),
      sourceName,
      attributes: raw.length === 0 ? NO_ATTRIBUTES : this.#attributes(raw, scope, start),
      children: [],
      parent: this.#current,
      start,
      contentStart: end,
      contentEnd: end,
      end,
      selfClosing,
      scope,
    };
    if (this.#current) this.#current.children.push(element);
    else this.#root = element;
    if (selfClosing) this.#depth -= 1;
    else this.#current = element;
    this.#at = end;
  }

  #attributes(raw: readonly string[], scope: ReadonlyMap<string, string>, start: number): ReadonlyMap<string, string> {
    const attributes = new Map<string, string>();
    for (let i = 0; i < raw.length; i += 2) attributes.set(this.#name(raw[i] ?? '', scope, false, start), raw[i + 1] ?? '');
    if (attributes.size * 2 !== raw.length) throw this.#malformed('an element has an attribute twice', start);
    return attributes;
  }

  #endTag(): void {
    const start = this.#at;
    const current = this.#current;
    const name = current?.sourceName ?? '';
    const nameEnd = start + 2 + name.length;
    const close = this.#skipBlanks(nameEnd);
    if (!current || !this.#source.startsWith(name, start + 2) || this.#source.charCodeAt(close) !== GREATER) {
      throw this.#malformed(current ? `${name} is not closed where it should be` : 'an end tag has no start', start);
    }
    current.contentEnd = start;
    current.end = close + 1;
    this.#current = current.parent;
    this.#depth -= 1;
    this.#at = close + 1;
  }

  #declaration(): void {
    const source = this.#source;
    const at = this.#at;
    if (source.startsWith('<!--', at)) {
      this.#at = this.#behind('-->', at + 4);
    } else if (source.startsWith('<![CDATA[', at) && this.#current) {
      this.#at = this.#behind(']]>', at + 9);
      this.#addText(source.slice(at + 9, this.#at - 3).replace(/\r\n?/g, '\n'));
    } else if (/^<!doctype/i.test(source.slice(at, at + 9))) {
      throw new UnreadableFile('xml_doctype', `${this.#part} declares a document type, which no part of a .pptx may.`, this.#part);
    } else throw this.#malformed('it holds <! that begins nothing', at);
  }

  #instruction(): void {
    const nameEnd = this.#nameEnd(this.#at + 2);
    if (this.#source.slice(this.#at + 2, nameEnd).toLowerCase() === 'xml')
      throw this.#malformed('the XML declaration is not at its beginning', this.#at);
    this.#at = this.#behind('?>', nameEnd);
  }

  /** An attribute's value, with all white space as spaces (XML 1.0, 3.3.3). */
  #value(raw: string, from: number): string {
    if (raw.length > this.#limits.xml_text) throw this.#tooComplex(`has an attribute of more than ${this.#limits.xml_text} characters`);
    if (raw.includes('<')) throw this.#malformed('a value holds <', from);
    const flat = /[\t\r\n]/.test(raw) ? raw.replace(/\r\n|[\t\r\n]/g, ' ') : raw;
    return flat.includes('&') ? this.#entities(flat, from) : flat;
  }

  #resolve(raw: string, from: number): string {
    const lines = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
    return lines.includes('&') ? this.#entities(lines, from) : lines;
  }

  #entities(text: string, from: number): string {
    return text.replace(
      /&(?:#x([0-9a-fA-F]{1,6});|#([0-9]{1,7});|(lt|gt|amp|quot|apos);)?/g,
      (_, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'amp' ? '&' : name === 'quot' ? '"' : "'";
        const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number.parseInt(decimal, 10) : 0;
        const char = code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\0' : String.fromCodePoint(code);
        if (FORBIDDEN.test(char)) throw this.#malformed('it refers to a character or entity that there is not', from);
        return char;
      },
    );
  }

  #name(sourceName: string, scope: ReadonlyMap<string, string>, isElement: boolean, at: number): string {
    let names = this.#names.get(scope);
    if (!names) {
      names = new Map();
      this.#names.set(scope, names);
    }
    const key = isElement ? sourceName : `@${sourceName}`;
    const cached = names.get(key);
    if (cached !== undefined) return cached;
    const colon = sourceName.indexOf(':');
    const uri = colon < 0 ? (isElement ? (scope.get('') ?? '') : '') : scope.get(sourceName.slice(0, colon));
    if (uri === undefined) throw this.#malformed(`the prefix of ${sourceName} is not declared`, at);
    const name = canonicalName(uri, colon < 0 ? sourceName : sourceName.slice(colon + 1));
    names.set(key, name);
    return name;
  }

  /** Where the name that begins at `from` ends. */
  #nameEnd(from: number): number {
    const source = this.#source;
    let at = from;
    for (;;) {
      const c = source.charCodeAt(at);
      const letter = (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 58 || c === 95 || c >= 0x80;
      if (!letter && !(at > from && ((c >= 48 && c <= 57) || c === 45 || c === 46))) break;
      at += 1;
    }
    if (at === from) throw this.#malformed('a name is missing', from);
    return at;
  }

  #skipBlanks(from: number): number {
    let at = from;
    for (let c = this.#source.charCodeAt(at); c === SPACE || c === LINE_FEED || c === TAB || c === RETURN; )
      c = this.#source.charCodeAt(++at);
    return at;
  }

  #behind(end: string, from: number): number {
    const found = this.#source.indexOf(end, from);
    if (found < 0) throw this.#malformed(`${end} is missing`, from);
    return found + end.length;
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > this.#limits.xml_nodes) throw this.#tooComplex(`has more than ${this.#limits.xml_nodes} elements and attributes`);
  }

  #malformed(what: string, at: number): UnreadableFile {
    return new UnreadableFile('xml_malformed', `${this.#part} is not well-formed XML: ${what} (at character ${at}).`, this.#part);
  }

  #tooComplex(what: string): UnreadableFile {
    return new UnreadableFile('xml_too_complex', `${this.#part} ${what}, which is the limit.`, this.#part);
  }
}
