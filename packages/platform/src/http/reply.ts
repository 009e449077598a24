/** The answer of a handler: a JSON value, bytes, a stream, or nothing. */
import type { Readable } from 'node:stream';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body:
    | { readonly kind: 'empty' }
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
    | { readonly kind: 'stream'; readonly stream: Readable; readonly bytes?: number };
}

type Headers = Readonly<Record<string, string>>;

export const jsonReply = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: { kind: 'text', text: JSON.stringify(value) },
});

export const textReply = (media_type: string, text: string, headers: Headers = {}): Reply => ({
  status: 200,
  headers: { 'content-type': media_type, ...headers },
  body: { kind: 'text', text },
});

export const bytesReply = (media_type: string, bytes: Uint8Array, headers: Headers = {}): Reply => ({
  status: 200,
  headers: { 'content-type': media_type, ...headers },
  body: { kind: 'bytes', bytes },
});

export const streamReply = (media_type: string, stream: Readable, bytes: number | undefined, headers: Headers = {}): Reply => ({
  status: 200,
  headers: { 'content-type': media_type, ...headers },
  body: { kind: 'stream', stream, ...(bytes === undefined ? {} : { bytes }) },
});

export const emptyReply = (status: number, headers: Headers = {}): Reply => ({ status, headers, body: { kind: 'empty' } });
