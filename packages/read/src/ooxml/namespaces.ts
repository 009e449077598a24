/**
 * The namespaces of a .pptx by their usual prefixes. Strict namespaces of ISO 29500 are treated as transitional ones, so that readers of a
 * tree need one spelling only.
 */

const OFFICE = 'http://schemas.openxmlformats.org';
const MICROSOFT = 'http://schemas.microsoft.com/office';

/** Canonical prefix to namespace. Names in other namespaces are `{namespace}local`. */
export const NAMESPACES = {
  a: `${OFFICE}/drawingml/2006/main`,
  r: `${OFFICE}/officeDocument/2006/relationships`,
  p: `${OFFICE}/presentationml/2006/main`,
  c: `${OFFICE}/drawingml/2006/chart`,
  cdr: `${OFFICE}/drawingml/2006/chartDrawing`,
  dgm: `${OFFICE}/drawingml/2006/diagram`,
  pic: `${OFFICE}/drawingml/2006/picture`,
  lc: `${OFFICE}/drawingml/2006/lockedCanvas`,
  m: `${OFFICE}/officeDocument/2006/math`,
  mc: `${OFFICE}/markup-compatibility/2006`,
  rel: `${OFFICE}/package/2006/relationships`,
  ct: `${OFFICE}/package/2006/content-types`,
  cp: `${OFFICE}/package/2006/metadata/core-properties`,
  ep: `${OFFICE}/officeDocument/2006/extended-properties`,
  vt: `${OFFICE}/officeDocument/2006/docPropsVTypes`,
  cup: `${OFFICE}/officeDocument/2006/custom-properties`,
  ds: `${OFFICE}/officeDocument/2006/customXml`,
  dc: 'http://purl.org/dc/elements/1.1/',
  dcterms: 'http://purl.org/dc/terms/',
  dsp: `${MICROSOFT}/drawing/2008/diagram`,
  a14: `${MICROSOFT}/drawing/2010/main`,
  a16: `${MICROSOFT}/drawing/2014/main`,
  asvg: `${MICROSOFT}/drawing/2016/SVG/main`,
  adec: `${MICROSOFT}/drawing/2017/decorative`,
  p14: `${MICROSOFT}/powerpoint/2010/main`,
  p15: `${MICROSOFT}/powerpoint/2012/main`,
  p188: `${MICROSOFT}/powerpoint/2018/8/main`,
  c14: `${MICROSOFT}/drawing/2007/8/2/chart`,
  c15: `${MICROSOFT}/drawing/2012/chart`,
  c16: `${MICROSOFT}/drawing/2014/chart`,
  cx: `${MICROSOFT}/drawing/2014/chartex`,
  cs: `${MICROSOFT}/drawing/2012/chartStyle`,
  w: `${OFFICE}/wordprocessingml/2006/main`,
  wp: `${OFFICE}/drawingml/2006/wordprocessingDrawing`,
  x: `${OFFICE}/spreadsheetml/2006/main`,
  xdr: `${OFFICE}/drawingml/2006/spreadsheetDrawing`,
  wps: `${MICROSOFT}/word/2010/wordprocessingShape`,
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const;

const STRICT = 'http://purl.oclc.org/ooxml';

/** ISO 29500-1 Annex A to ISO 29500-4 Annex A. */
const STRICT_NAMESPACES: readonly (readonly [strict: string, transitional: string])[] = [
  [`${STRICT}/drawingml/main`, NAMESPACES.a],
  [`${STRICT}/officeDocument/relationships`, NAMESPACES.r],
  [`${STRICT}/presentationml/main`, NAMESPACES.p],
  [`${STRICT}/drawingml/chart`, NAMESPACES.c],
  [`${STRICT}/drawingml/chartDrawing`, NAMESPACES.cdr],
  [`${STRICT}/drawingml/diagram`, NAMESPACES.dgm],
  [`${STRICT}/drawingml/picture`, NAMESPACES.pic],
  [`${STRICT}/drawingml/lockedCanvas`, NAMESPACES.lc],
  [`${STRICT}/officeDocument/math`, NAMESPACES.m],
  [`${STRICT}/officeDocument/extendedProperties`, NAMESPACES.ep],
  [`${STRICT}/officeDocument/docPropsVTypes`, NAMESPACES.vt],
  [`${STRICT}/officeDocument/customProperties`, NAMESPACES.cup],
  [`${STRICT}/officeDocument/customXml`, NAMESPACES.ds],
  [`${STRICT}/drawingml/spreadsheetDrawing`, `${OFFICE}/drawingml/2006/spreadsheetDrawing`],
  [`${STRICT}/drawingml/wordprocessingDrawing`, `${OFFICE}/drawingml/2006/wordprocessingDrawing`],
  [`${STRICT}/spreadsheetml/main`, `${OFFICE}/spreadsheetml/2006/main`],
  [`${STRICT}/wordprocessingml/main`, `${OFFICE}/wordprocessingml/2006/main`],
  [`${STRICT}/schemaLibrary/main`, `${OFFICE}/schemaLibrary/2006/main`],
  [`${STRICT}/officeDocument/bibliography`, `${OFFICE}/officeDocument/2006/bibliography`],
  [`${STRICT}/officeDocument/characteristics`, `${OFFICE}/officeDocument/2006/characteristics`],
];

const TRANSITIONAL = new Map(STRICT_NAMESPACES);
const PREFIX = new Map<string, string>(Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, prefix]));

/** The transitional form of a strict namespace; any other namespace is returned unchanged. */
export const transitional = (uri: string): string => (uri.startsWith(STRICT) ? (TRANSITIONAL.get(uri) ?? uri) : uri);

/** `p:sp`, `a:t`, `id` (no namespace), or `{urn:foreign}thing`. */
export function canonicalName(uri: string, local: string): string {
  if (uri === '') return local;
  const canonical = transitional(uri);
  const prefix = PREFIX.get(canonical);
  return prefix === undefined ? `{${canonical}}${local}` : `${prefix}:${local}`;
}

const TRANSITIONAL_RELATIONSHIP = `${NAMESPACES.r}/`;
const STRICT_RELATIONSHIP = `${STRICT}/officeDocument/relationships/`;

/** A relationship type as its last word when it is one of ISO 29500 (`slide`, `image`), in full otherwise. */
export function relationshipKind(type: string): string {
  if (type.startsWith(TRANSITIONAL_RELATIONSHIP)) return type.slice(TRANSITIONAL_RELATIONSHIP.length);
  if (type.startsWith(STRICT_RELATIONSHIP)) return type.slice(STRICT_RELATIONSHIP.length);
  return type;
}

/** The text of a strict part with every strict namespace and relationship type spelled as a transitional one. */
export function spellTransitional(text: string): string {
  if (!text.includes(STRICT)) return text;
  return text
    .replace(/(["'])(http:\/\/purl\.oclc\.org\/ooxml\/[^"']*)\1/g, (whole, quote: string, uri: string) => {
      const canonical = uri.startsWith(STRICT_RELATIONSHIP)
        ? TRANSITIONAL_RELATIONSHIP + uri.slice(STRICT_RELATIONSHIP.length)
        : transitional(uri);
      return canonical === uri ? whole : quote + canonical + quote;
    })
    .replace(/(<[\w-]+:presentation\b[^>]*?)\s+conformance=(["'])strict\2/, '$1');
}
