/** The request that made the deck, kept inside the file as a custom XML part (ISO 29500-1, 15.2.5 and 15.2.6). */
import { sha256 } from '@deckwright/core/sha256';
import { type Deck, hashLine, lookOfShape, placeLine, placeOfShape, type Source, type Theme, wordsOfShape } from '@deckwright/draw/scene';
import type { WrittenShape } from './slide-scope.ts';
import { escapeXml, XML_HEAD } from './xml.ts';

export const SOURCE_NAMESPACE = 'urn:deckwright:source:1';

/**
 * Names inside the part: `<source engine="..." input="...">` (with `mode="test"` where a test key asked for it) holds one `<intent slide="n">` for each slide, in order,
 * whose text is that slide's canonical JSON; then one `<shapes slide="n">` for each, with a line for each shape: its id in the file,
 * hashes of its words, its place and its look, and the scene's id. What a person changes later no longer has these hashes.
 */
export const SOURCE_NAMES = {
  root: 'source',
  engine: 'engine',
  input: 'input',
  mode: 'mode',
  intent: 'intent',
  slide: 'slide',
  shapes: 'shapes',
} as const;

export interface SourceParts {
  readonly item: string;
  readonly properties: string;
}

/** @param written shapes of each slide, in order */
export function sourceParts(
  source: Source,
  written: readonly (readonly WrittenShape[])[],
  { theme, mark }: Pick<Deck, 'theme' | 'mark'>,
): SourceParts {
  const { root, engine, input, mode, intent, slide, shapes } = SOURCE_NAMES;
  let item = `${XML_HEAD}<${root} xmlns="${SOURCE_NAMESPACE}" ${engine}="${escapeXml(source.engine_version)}" ${input}="${escapeXml(source.input_hash)}"${mark === undefined ? '' : ` ${mode}="${mark}"`}>`;
  source.intents.forEach((json, at) => {
    item += `<${intent} ${slide}="${at + 1}">${escapeXml(escapeNonXml(json))}</${intent}>`;
  });
  written.forEach((list, at) => {
    item += `<${shapes} ${slide}="${at + 1}">${linesOf(list, theme)}</${shapes}>`;
  });
  item += `</${root}>`;
  const properties =
    `${XML_HEAD}<ds:datastoreItem ds:itemID="${guidOf(item)}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">` +
    `<ds:schemaRefs><ds:schemaRef ds:uri="${SOURCE_NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`;
  return { item, properties };
}

/** Lines of slides that come again in the next revision of a deck. */
const written_before = new WeakMap<readonly WrittenShape[], { readonly theme: Theme; readonly lines: string }>();

function linesOf(list: readonly WrittenShape[], theme: Theme): string {
  const cached = written_before.get(list);
  if (cached?.theme === theme) return cached.lines;
  const lines = escapeXml(list.map((one) => shapeLine(one, theme)).join('\n'));
  written_before.set(list, { theme, lines });
  return lines;
}

function shapeLine({ id, scene_id, shape, frame }: WrittenShape, theme: Theme): string {
  // Of a chart only its place is stored: its numbers are in a workbook of its own.
  if (shape === undefined) return `${id} 0 ${hashLine(placeLine(frame))} 0 ${scene_id}`;
  const place = placeLine(placeOfShape(shape), shape.rotation);
  return `${id} ${hashLine(wordsOfShape(shape))} ${hashLine(place)} ${hashLine(lookOfShape(shape, theme))} ${scene_id}`;
}

/** What XML cannot hold, JSON can spell: the text stays the same JSON value instead of losing characters. */
const escapeNonXml = (json: string): string =>
  json.replace(
    /[\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16)}`,
  );

/** An id that follows from the content, in the form of a version 8 UUID (RFC 9562, 5.8). */
function guidOf(content: string): string {
  const hex = sha256(content).toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}}`;
}
