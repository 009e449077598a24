/** The Content-Disposition header of a download (RFC 6266), safe for any file name. */

export type Disposition = 'attachment' | 'inline';

/** Names a file in plain ASCII and, where that loses something, once more in UTF-8 (RFC 8187). */
export function contentDisposition(disposition: Disposition, name: string): string {
  const clean = safeFileName(name);
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const extended = encodeURIComponent(clean).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return ascii === clean ? `${disposition}; filename="${ascii}"` : `${disposition}; filename="${ascii}"; filename*=UTF-8''${extended}`;
}

/** A name that every file system takes: no path, no control characters, no leading dot, at most 150 characters. */
export function safeFileName(name: string): string {
  // Through UTF-8 and back: a lone surrogate, which no header can carry, becomes U+FFFD.
  const clean = Buffer.from(name, 'utf8')
    .toString('utf8')
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const points = [...clean];
  if (points.length <= 150) return clean === '' ? 'file' : clean;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return points.slice(0, 150 - extension.length).join('') + extension;
}
