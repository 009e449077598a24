/** Signed links. The holder of a link may fetch one file or preview under one name until the link expires. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Disposition, safeFileName } from './content-disposition.ts';

export interface LinkClaims {
  /** Opaque id of the file or preview; the path of a link carries this and nothing that could be walked. */
  readonly file_id: string;
  /** Name under which the file is saved; empty for the file's own. */
  readonly name: string;
  readonly disposition: Disposition;
  /** Unix time in seconds. */
  readonly expires_at_s: number;
}

export interface LinkSigner {
  /** Path and query of a link, without the address of the service. */
  sign(claims: LinkClaims): string;
  /** The claims of a link that is genuine and has not expired, else null. Never throws, whatever the query holds. */
  verify(file_id: string, query: URLSearchParams): LinkClaims | null;
}

export interface LinkSignerOptions {
  /** Newest first: the first one signs, all of them verify. Each of 32 bytes or more. */
  readonly keys: readonly string[];
  readonly now_ms: () => number;
  /** What the links are to; one to a preview is none to a file. Default: files. */
  readonly to?: LinkTarget;
}

export type LinkTarget = 'files' | 'previews';

/** Where links of a kind lead. The scheme is part of what is signed, so that a signature for another purpose is worthless here. */
const TARGETS: Readonly<Record<LinkTarget, { readonly scheme: string; readonly path: string }>> = {
  files: { scheme: 'deckwright-file-link-1', path: '/v1/files/' },
  previews: { scheme: 'deckwright-preview-link-1', path: '/v1/previews/ephemeral/' },
};
const KNOWN_PARAMETERS = new Set(['sig', 'exp', 'name', 'disposition']);
const MAX_NAME = 200;

/** @throws when there is no key, or one is shorter than 32 bytes: an empty secret must never sign. */
export function createLinkSigner(options: LinkSignerOptions): LinkSigner {
  const [newest] = options.keys;
  if (newest === undefined || options.keys.some((key) => Buffer.byteLength(key) < 32)) {
    throw new Error('A signing key needs 32 bytes or more');
  }
  const { scheme, path } = TARGETS[options.to ?? 'files'];
  return {
    sign(asked) {
      const claims = { ...asked, name: asked.name === '' ? '' : safeFileName(asked.name) };
      const query = new URLSearchParams({ exp: String(claims.expires_at_s) });
      if (claims.name !== '') query.set('name', claims.name);
      if (claims.disposition !== 'attachment') query.set('disposition', claims.disposition);
      query.set('sig', signature(newest, scheme, claims));
      return `${path}${encodeURIComponent(claims.file_id)}?${query}`;
    },
    verify(file_id, query) {
      const claims = readClaims(file_id, query);
      const given = query.get('sig');
      if (claims === null || given === null) return null;
      // Every key is tried, whichever matches, so that timing does not tell which one did.
      const genuine = options.keys.map((key) => sameText(signature(key, scheme, claims), given)).includes(true);
      return genuine && claims.expires_at_s * 1000 > options.now_ms() ? claims : null;
    },
  };
}

function readClaims(file_id: string, query: URLSearchParams): LinkClaims | null {
  const seen = new Set<string>();
  for (const key of query.keys()) {
    // A repeated key could be read one way when checked and another way when used.
    if (seen.has(key) || !KNOWN_PARAMETERS.has(key)) return null;
    seen.add(key);
  }
  const exp = query.get('exp') ?? '';
  const name = query.get('name') ?? '';
  const disposition = query.get('disposition') ?? 'attachment';
  if (!/^[1-9]\d{0,11}$/.test(exp) || name.length > MAX_NAME) return null;
  if (disposition !== 'attachment' && disposition !== 'inline') return null;
  return { file_id, name, disposition, expires_at_s: Number(exp) };
}

/** HMAC-SHA256 over length-prefixed fields: joined bare, `a` + `bc` and `ab` + `c` would sign alike. */
function signature(key: string, scheme: string, claims: LinkClaims): string {
  const mac = createHmac('sha256', key);
  for (const field of [scheme, claims.file_id, String(claims.expires_at_s), claims.name, claims.disposition]) {
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    mac.update(length).update(bytes);
  }
  return mac.digest('base64url');
}

/** Compares digests, which are always equally long: `timingSafeEqual` throws on texts that are not. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(a), digest(b));
}
