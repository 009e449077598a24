/** The request that a .pptx of ours carries, taken from its custom XML part. */
import { SOURCE_NAMES, SOURCE_NAMESPACE } from '@deckwright/write/pptx';

export interface CarriedSource {
  readonly engine_version: string;
  readonly input_hash: string;
  /** Made with a test key: its slides carry the mark. */
  readonly mark?: 'test';
  /** Canonical JSON of each slide's request, in slide order. */
  readonly intents: readonly string[];
}

/** Undefined when no part of the file is in our namespace. */
export function carriedSource(parts: ReadonlyMap<string, Buffer>): CarriedSource | undefined {
  for (const [name, bytes] of parts) {
    if (!/^customXml\/item\d*\.xml$/i.test(name)) continue;
    const text = bytes.toString('utf8');
    const root = elementOf(text, SOURCE_NAMES.root);
    if (root === undefined || attribute(root.head, 'xmlns') !== SOURCE_NAMESPACE) continue;
    return {
      engine_version: attribute(root.head, SOURCE_NAMES.engine) ?? '',
      input_hash: attribute(root.head, SOURCE_NAMES.input) ?? '',
      ...(attribute(root.head, SOURCE_NAMES.mode) === 'test' ? { mark: 'test' } : {}),
      intents: [...root.body.matchAll(new RegExp(`<${SOURCE_NAMES.intent}\\b[^>]*>([^<]*)</${SOURCE_NAMES.intent}>`, 'g'))].map(
        ([, json]) => unescapeXml(json ?? ''),
      ),
    };
  }
  return undefined;
}

/** Our writer puts one element into the part and no comments, so its first tag and its last frame the content. */
function elementOf(text: string, name: string): { readonly head: string; readonly body: string } | undefined {
  const open = new RegExp(`<${name}\\b[^>]*>`).exec(text);
  const close = text.lastIndexOf(`</${name}>`);
  if (!open || close < open.index) return undefined;
  return { head: open[0], body: text.slice(open.index + open[0].length, close) };
}

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescapeXml(found);
};

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/g, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
