/** What every adapter is made with. */
import type { PictureModels } from './models.ts';

export interface MakerSettings {
  /** Base of the endpoint, such as `https://host/v1`. */
  readonly url: string;
  readonly key?: string;
  readonly models: PictureModels;
  /** The bytes behind a public address that the endpoint names; rejects for any other. */
  readonly fetchPublic: (url: string, max_bytes: number) => Promise<Uint8Array>;
  /** Longest that one request may take. Default 90 s. */
  readonly timeout_ms?: number;
  /** Times that a request is sent. Default 3. */
  readonly tries?: number;
  /** Wait before the second try, doubled for each further one. Default 1 s. */
  readonly pause_ms?: number;
}

/** Of a picture, as callers may upload it. */
export const PICTURE_BYTES = 10 * 1024 * 1024;

export const limitsOf = ({ timeout_ms = 90_000, tries = 3, pause_ms = 1000 }: MakerSettings) => ({
  timeout_ms,
  tries,
  pause_ms,
  // Base64 makes four bytes of three, and leaves room for words beside the picture.
  answer_bytes: Math.ceil((PICTURE_BYTES * 4) / 3) + 256 * 1024,
});

export const baseOf = (url: string): string => url.replace(/\/+$/, '');
