/** The document's XMP packet (ISO 16684-1): title, language, and the standards that the file conforms to. No clock: the same deck, the same bytes. */

import { utf8 } from '@deckwright/core/bytes';

export interface MetadataFacts {
  /** Never empty: PDF/UA-1 asks for a title. */
  readonly title: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** PDF/UA-1 (ISO 14289-1), besides PDF/A-2a (ISO 19005-2), which every file of ours is. */
  readonly accessible: boolean;
  /** The same as in the document's information dictionary (ISO 19005-2, 6.6.4). */
  readonly keywords?: string | undefined;
}

export const PRODUCER = 'Deckwright';

/** The packet in UTF-8. It stays unfiltered in the file, so that programs which know nothing of PDF find it (ISO 32000-1, 14.3.2). */
export function xmpPacket({ title, lang, accessible, keywords }: MetadataFacts): Uint8Array {
  const spaces = [
    ['rdf', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'],
    ['dc', 'http://purl.org/dc/elements/1.1/'],
    ['pdf', 'http://ns.adobe.com/pdf/1.3/'],
    ['pdfaid', 'http://www.aiim.org/pdfa/ns/id/'],
    ...(accessible ? [['pdfuaid', UA_NAMESPACE]] : []),
  ];
  const keywordsAttribute = keywords === undefined ? '' : ` pdf:Keywords="${escaped(keywords)}"`;
  const claims = ` pdf:Producer="${PRODUCER}"${keywordsAttribute} pdfaid:part="2" pdfaid:conformance="A"${accessible ? ' pdfuaid:part="1"' : ''}`;
  return utf8(
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
      `<rdf:RDF ${spaces.map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`).join(' ')}><rdf:Description rdf:about=""${claims}>` +
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
      `<dc:language><rdf:Bag><rdf:li>${escaped(lang)}</rdf:li></rdf:Bag></dc:language>` +
      `${accessible ? UA_SCHEMA : ''}</rdf:Description></rdf:RDF><?xpacket end="r"?>`,
  );
}

const UA_NAMESPACE = 'http://www.aiim.org/pdfua/ns/id/';

/** PDF/A-2 is older than PDF/UA and wants every property that it does not know described in the file (ISO 19005-2, 6.6.2.3). */
const UA_SCHEMA =
  '<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
  ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${UA_NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>` +
  '<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '<pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289</pdfaProperty:description></rdf:li>' +
  '</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>';

const escaped = (text: string): string =>
  text
    // What XML 1.0 forbids, lone surrogates among them.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
