/**
 * Puts the mark of test keys onto every slide of a file that any program made: the same band that our own slides get, as a native shape over
 * all others at the foot. Nothing else of a slide changes. A slide that has the mark keeps the one it has.
 */
import { TEST_BAND, TEST_KEYWORD, TEST_MARK_NAME, TEST_WORDS } from '@deckwright/draw/scene';
import {
  append,
  applyEdits,
  attribute,
  child,
  descendants,
  type Edit,
  encodeXml,
  insertBefore,
  type OpcPackage,
  openPackage,
  type Part,
  READ_LIMITS,
  type ReadLimits,
  type XmlDocument,
} from '@deckwright/read/ooxml';
import { repackDeck } from './repack-deck.ts';

const EMU_PER_IN = 914_400;
/** As high as our own slides, EMU. */
const OUR_HEIGHT = 7.5 * EMU_PER_IN;
/** Of no theme, since the file's own is not known to have a quiet colour: white on it has a contrast of 7:1. */
const GROUND = '595959';
const WORDS = 'FFFFFF';

const TRANSITIONAL = {
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
} as const;
const STRICT = { p: 'http://purl.oclc.org/ooxml/presentationml/main', a: 'http://purl.oclc.org/ooxml/drawingml/main' } as const;

/** @throws UnreadableFile */
export async function markSlides(file: Uint8Array, limits: ReadLimits = READ_LIMITS): Promise<Uint8Array> {
  const pkg = await openPackage(file, limits);
  const size = child(pkg.main.xml().root, 'p:sldSz');
  const canvas = { w: lengthOf(attribute(size, 'cx'), 12_192_000), h: lengthOf(attribute(size, 'cy'), 6_858_000) };
  const changed = new Map<string, Uint8Array>();
  for (const part of pkg.parts) if (/\.slide\+xml$/.test(part.contentType)) mark(part, canvas, changed);
  tell(pkg, changed);
  return changed.size === 0 ? file : repackDeck(file, { changed, removed: new Set() }, limits);
}

const lengthOf = (text: string | undefined, otherwise: number): number => {
  const length = Number(text);
  return Number.isFinite(length) && length > 0 ? length : otherwise;
};

interface Canvas {
  readonly w: number;
  readonly h: number;
}

function mark(part: Part, canvas: Canvas, changed: Map<string, Uint8Array>): void {
  const document = part.xml();
  const tree = child(child(document.root, 'p:cSld'), 'p:spTree');
  if (tree === undefined) return;
  const properties = [...descendants(tree, 'p:cNvPr')];
  if (properties.some((one) => attribute(one, 'name') === TEST_MARK_NAME)) return;
  const id = properties.reduce((most, one) => Math.max(most, Number(attribute(one, 'id')) || 0), 1) + 1;
  const shape = bandOf(document, canvas, id);
  const rest = child(tree, 'p:extLst');
  changed.set(
    part.name,
    encodeXml(applyEdits(document.source, [rest === undefined ? append(document, tree, shape) : insertBefore(rest, shape)])),
  );
}

function bandOf({ source }: XmlDocument, { w, h }: Canvas, id: number): string {
  const names = source.includes(STRICT.p) ? STRICT : TRANSITIONAL;
  const scale = h / OUR_HEIGHT;
  const height = Math.round(TEST_BAND.height_in * EMU_PER_IN * scale);
  const size = Math.max(100, Math.round(TEST_BAND.size_pt * scale * 2) * 50);
  const fill = (rgb: string): string => `<a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill>`;
  return (
    `<p:sp xmlns:p="${names.p}" xmlns:a="${names.a}"><p:nvSpPr><p:cNvPr id="${id}" name="${TEST_MARK_NAME}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="0" y="${h - height}"/><a:ext cx="${w}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `${fill(GROUND)}<a:ln><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>` +
    `<a:p><a:pPr algn="ctr"/><a:r><a:rPr lang="en-US" sz="${size}" b="1">${fill(WORDS)}</a:rPr><a:t>${TEST_WORDS}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

/** Among the file's own properties, where it has any. */
function tell(pkg: OpcPackage, changed: Map<string, Uint8Array>): void {
  const link = pkg.relationships('/').find(({ kind }) => kind.endsWith('/metadata/core-properties'));
  const part = link?.part === undefined ? undefined : pkg.part(link.part);
  if (part === undefined) return;
  const document = part.xml();
  const keywordsElement = [...descendants(document.root)].find(({ sourceName }) => /(?:^|:)keywords$/.test(sourceName));
  if (keywordsElement !== undefined && document.source.slice(keywordsElement.start, keywordsElement.end).includes(TEST_KEYWORD)) return;
  const edit: Edit =
    keywordsElement === undefined || keywordsElement.selfClosing
      ? append(
          document,
          document.root,
          `<cp:keywords xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties">${TEST_KEYWORD}</cp:keywords>`,
        )
      : { start: keywordsElement.contentEnd, end: keywordsElement.contentEnd, text: ` ${TEST_KEYWORD}` };
  const edits = keywordsElement?.selfClosing ? [{ start: keywordsElement.start, end: keywordsElement.end, text: '' }, edit] : [edit];
  changed.set(part.name, encodeXml(applyEdits(document.source, edits)));
}
