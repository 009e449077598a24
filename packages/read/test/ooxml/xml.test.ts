/** Trees: the same as a general parser's, with offsets that edits can rely on. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import {
  append,
  applyEdits,
  at,
  canonicalName,
  child,
  chosen,
  descendants,
  elements,
  encodeXml,
  openPackage,
  parseXml,
  parseXmlText,
  prefixAtRoot,
  removeAttribute,
  removeElement,
  setAttribute,
  spellTransitional,
  textOf,
  UnreadableFile,
  type XmlElement,
} from '../../src/ooxml/index.ts';
import { corpus, haveCorpus, pathOf } from './corpus.ts';

const parse = (text: string) => parseXmlText(text, 'part');
const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'no error';
  } catch (error) {
    return error instanceof UnreadableFile ? error.code : String(error);
  }
};

/** What a general parser hears, one line an event. */
function heard(source: string): string[] {
  const lines: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let text = '';
  const flush = () => {
    if (text !== '') lines.push(`text ${text}`);
    text = '';
  };
  parser.on('text', (t) => {
    if (lines.length > 0) text += t;
  });
  parser.on('cdata', (t) => {
    text += t;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    flush();
    const written = Object.values(attributes).filter((a) => a.uri !== 'http://www.w3.org/2000/xmlns/');
    lines.push(`open ${canonicalName(uri, local)} ${written.map((a) => `${canonicalName(a.uri, a.local)}=${a.value}`).join('|')}`);
  });
  parser.on('closetag', () => {
    flush();
    lines.push('close');
  });
  parser.write(source).close();
  return lines;
}

const told = (element: XmlElement): string[] => [
  `open ${element.name} ${[...element.attributes].map(([name, value]) => `${name}=${value}`).join('|')}`,
  ...element.children.flatMap((node) => (node.kind === 'text' ? [`text ${node.text}`] : told(node))),
  'close',
];

describe('parsing XML', () => {
  it('resolves entities, character references, CDATA and line ends', () => {
    const { root } = parse('<?xml version="1.0"?>\r\n<a b=\'&lt;"\tx\'>1 &amp; &#50;&#x33;\r\n<![CDATA[<4>]]><!-- no --></a>');
    expect(root.attributes.get('b')).toBe('<" x');
    expect(textOf(root)).toBe('1 & 23\n<4>');
  });

  it('names elements and attributes by prefixes that everyone knows, strict or not', () => {
    const strict = 'http://purl.oclc.org/ooxml';
    const { root } = parse(
      `<x:sld xmlns:x="${strict}/presentationml/main" xmlns:q="${strict}/officeDocument/relationships"><x:pic q:embed="r1" id="2"/><y xmlns="urn:y"/></x:sld>`,
    );
    expect(root.name).toBe('p:sld');
    expect([...(child(root, 'p:pic')?.attributes ?? [])]).toEqual([
      ['r:embed', 'r1'],
      ['id', '2'],
    ]);
    expect(elements(root)[1]?.name).toBe('{urn:y}y');
  });

  const REFUSED: readonly (readonly [text: string, code: string])[] = [
    ['<a><b></a></b>', 'xml_malformed'],
    ['<a>', 'xml_malformed'],
    ['<a/><b/>', 'xml_malformed'],
    ['<a b=1/>', 'xml_malformed'],
    ['<a b="1"c="2"/>', 'xml_malformed'],
    ['<a b="1" b="2"/>', 'xml_malformed'],
    ['<a b="<"/>', 'xml_malformed'],
    ['<a>&nbsp;</a>', 'xml_malformed'],
    ['<a>&#0;</a>', 'xml_malformed'],
    ['<a>&#xD800;</a>', 'xml_malformed'],
    ['<p:a/>', 'xml_malformed'],
    ['<a>\u0001</a>', 'xml_malformed'],
    ['text', 'xml_malformed'],
    ['', 'xml_malformed'],
    ['<a><?xml version="1.0"?></a>', 'xml_malformed'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'xml_doctype'],
    ['<!doctype a><a/>', 'xml_doctype'],
    ['<a>'.repeat(300) + '</a>'.repeat(300), 'xml_too_complex'],
    [`<a>${'<b/>'.repeat(400_001)}</a>`, 'xml_too_complex'],
    [`<a ${Array.from({ length: 1025 }, (_, i) => `b${i}=""`).join(' ')}/>`, 'xml_too_complex'],
  ];
  it.each(REFUSED.map(([text, code]) => [text.slice(0, 40), code, text]))('refuses %s as %s', (_start, code, text) => {
    expect(codeOf(() => parse(text))).toBe(code);
  });

  it('answers any bytes with a tree or an error that is named', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      ':',
      '=',
      '"',
      "'",
      ' ',
      '&',
      ';',
      '#',
      '!',
      '-',
      '[',
      ']',
      '?',
      'xmlns',
      'é',
      '\u{1F600}',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = `<a>${parts.join('')}</a>`;
        expect(codeOf(() => parse(text))).toMatch(/^(?:no error|xml_\w+)$/);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it.skipIf(!haveCorpus)('builds the trees that a general parser hears, from decks of a dozen makers', async () => {
    const some = corpus.filter(({ kind }, i) => kind === 'pptx' && i % 9 === 0);
    for (const deck of some) {
      const opened = await openPackage(readFileSync(pathOf(deck)));
      for (const part of opened.parts.filter(({ name, size }) => /\.(?:xml|rels)$/i.test(name) && size < 60_000).slice(0, 30)) {
        const { source, root } = part.xml();
        expect(told(root), `${deck.file} ${part.name}`).toEqual(heard(source));
        for (const element of descendants(root)) {
          expect(source.startsWith(`<${element.sourceName}`, element.start)).toBe(true);
          expect(source[element.end - 1]).toBe('>');
          if (!element.selfClosing) expect(source.startsWith(`</${element.sourceName}`, element.contentEnd)).toBe(true);
        }
      }
    }
  });

  it('reads UTF-16 and Latin-1, and refuses bytes that are not what they say', () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>東京</a>', 'utf16le')]);
    expect(textOf(parseXml(utf16, 'part').root)).toBe('東京');
    expect(textOf(parseXml(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>café</a>', 'latin1'), 'part').root)).toBe('café');
    expect(codeOf(() => parseXml(Buffer.from([0x3c, 0x61, 0xff, 0x2f, 0x3e]), 'part'))).toBe('xml_encoding');
  });

  it('takes the branch of an alternative that the reader understands', () => {
    const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
    const { root } = parse(
      `<a xmlns:mc="${mc}"><x/><mc:AlternateContent><mc:Choice Requires="p14"><new/></mc:Choice><mc:Fallback><old/></mc:Fallback></mc:AlternateContent></a>`,
    );
    expect(chosen(root, new Set(['p14'])).map(({ name }) => name)).toEqual(['x', 'new']);
    expect(chosen(root, new Set()).map(({ name }) => name)).toEqual(['x', 'old']);
  });
});

describe('editing XML', () => {
  const document = parse('\ufeff<?xml version="1.0" encoding="utf-8"?>\n<a  one = \'1\' two="2"><b/>  <c>x</c ></a>');
  const edited = (...edits: Parameters<typeof applyEdits>[1]) => applyEdits(document.source, edits);
  const b = at(document.root, 'b');
  const c = at(document.root, 'c');
  if (!b || !c) throw new Error('The elements are there.');

  it('leaves every other character as it was', () => {
    expect(edited(setAttribute(document, document.root, 'one', '<&">'))).toBe(document.source.replace("'1'", "'&lt;&amp;&quot;&gt;'"));
    expect(edited(setAttribute(document, document.root, 'three', '3'))).toBe(document.source.replace('<a ', '<a three="3" '));
    expect(edited(append(document, b, '<d/>'), removeElement(c))).toBe(
      document.source.replace('<b/>', '<b><d/></b>').replace('<c>x</c >', ''),
    );
    expect(edited(append(document, c, 'y'))).toBe(document.source.replace('x</c', 'xy</c'));
    const gone = removeAttribute(document, document.root, 'two');
    expect(gone && edited(gone)).toBe(document.source.replace(' two="2"', ''));
  });

  it('refuses edits that overlap', () => {
    expect(() => edited(removeElement(c), append(document, c, 'y'))).toThrow(RangeError);
  });

  it('writes UTF-8 and says so', () => {
    expect(Buffer.from(encodeXml('<?xml version="1.0" encoding="UTF-16"?><a>é</a>')).toString('utf8')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><a>é</a>',
    );
  });

  it('finds the prefix that a file uses for a namespace', () => {
    expect(prefixAtRoot(parse('<x:a xmlns:x="urn:x" xmlns="urn:y"/>'), 'urn:x', 'part')).toBe('x:');
    expect(prefixAtRoot(parse('<x:a xmlns:x="urn:x" xmlns="urn:y"/>'), 'urn:y', 'part')).toBe('');
  });

  it('spells strict namespaces as transitional ones', () => {
    const text = '<p:presentation xmlns:p="http://purl.oclc.org/ooxml/presentationml/main" conformance="strict"/>';
    expect(spellTransitional(text)).toBe('<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>');
  });
});
