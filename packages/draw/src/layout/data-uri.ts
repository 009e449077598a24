/** Decodes pictures in a request: data URIs (RFC 2397) to bytes. */
import { fromBase64 } from '@deckwright/core/base64';

const HEAD = /^data:([a-z]+\/[a-z0-9.+-]+)?((?:;[a-z0-9-]+=[^;,]*)*)(;base64)?,/i;

export interface DataUri {
  /** Number of characters after the comma. */
  readonly length: number;
  /** The decoded bytes; undefined when the text does not have the declared encoding. */
  read(): Uint8Array | undefined;
}

/** Undefined for a text that is not a data URI. */
export function dataUri(text: string): DataUri | undefined {
  const head = HEAD.exec(text);
  if (head === null) return undefined;
  const payload = text.slice(head[0].length);
  return { length: payload.length, read: () => (head[3] === undefined ? percentDecoded(payload) : base64Decoded(payload)) };
}

function base64Decoded(payload: string): Uint8Array | undefined {
  const text = payload.replaceAll(/%(2B|2F|3D)/gi, (sign) => decodeURIComponent(sign)).replaceAll(/\s/g, '');
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? fromBase64(text) : undefined;
}

function percentDecoded(payload: string): Uint8Array | undefined {
  try {
    return new TextEncoder().encode(decodeURIComponent(payload));
  } catch {
    return undefined;
  }
}

/** Number of base64 characters that is enough to read the kind and the camera orientation of a picture. */
const FIRST_CHARACTERS = 160_000;

/** The first bytes of a base64 data URI; undefined for any other text. */
export function firstBytes(uri: string): Uint8Array | undefined {
  const start = uri.slice(0, FIRST_CHARACTERS);
  return HEAD.exec(start)?.[3] === undefined ? undefined : dataUri(start)?.read();
}
