/** A download: read as a whole and checked against its digest, or as a stream. */

/** What a file is fetched as. */
export type FileKind = 'pptx' | 'pdf' | 'png' | 'preview';

/** The bytes are not those that were stored. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

export interface Download {
  readonly mediaType: string;
  /** Name that the service gives the file; null where it gives none. */
  readonly name: string | null;
  /** Undefined where the length was not announced. */
  readonly size: number | undefined;
  /** The bytes as they come; only this or `bytes` can be used, once. */
  readonly stream: ReadableStream<Uint8Array>;
  /** All of them, checked. @throws DamagedFileError */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

export function downloadOf(answer: Response): Download {
  const length = answer.headers.get('content-length');
  return {
    mediaType: answer.headers.get('content-type') ?? 'application/octet-stream',
    name: nameIn(answer.headers.get('content-disposition') ?? ''),
    size: length === null ? undefined : Number(length),
    stream: answer.body ?? new ReadableStream(),
    async bytes() {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const digest = /sha-256=:([^:]+):/.exec(answer.headers.get('repr-digest') ?? '')?.[1];
      if (digest !== undefined && digest !== base64(await crypto.subtle.digest('SHA-256', bytes))) {
        throw new DamagedFileError('The file is not the one that was stored: its digest differs.');
      }
      return bytes;
    },
  };
}

/** RFC 6266: the name in any script where there is one. */
function nameIn(disposition: string): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // The plain one stands beside it.
    }
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
