/** Photographs that are part of the product, so that the examples of the catalog are short: `example:plant-hall`. */
import { fromBase64 } from '@deckwright/core/base64';
import pictures from './example-pictures.generated.json' with { type: 'json' };

/** Files of samples/pictures as base64, by name. */
const EXAMPLE_PICTURES: Readonly<Record<string, string>> = pictures;

/** The prefix of such a source. */
export const examplePictures: readonly string[] = Object.keys(EXAMPLE_PICTURES).map((name) => `example:${name}`);

/** Each picture is decoded once, because the bytes of a name never change. */
const decoded = new Map<string, Uint8Array>();

/** Undefined for any other source. */
export function examplePicture(src: string): Uint8Array | undefined {
  const name = /^example:([a-z-]+)$/.exec(src)?.[1];
  const base64 = name === undefined || !Object.hasOwn(EXAMPLE_PICTURES, name) ? undefined : EXAMPLE_PICTURES[name];
  if (name === undefined || base64 === undefined) return undefined;
  const bytes = decoded.get(name) ?? fromBase64(base64);
  decoded.set(name, bytes);
  return bytes;
}
