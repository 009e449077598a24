/** JSON for Postgres, without the characters that its texts cannot hold and that foreign files may have. */

/** An escape that is no character; in front, pairs of backslashes that are not its own. `JSON.stringify` escapes halves of pairs, and only them. */
const UNKEPT = /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** `value` as JSON text with U+FFFD for NUL and halves of surrogate pairs: a `json` column takes those, and every question about it fails. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(UNKEPT, (found, pair: string | undefined) => (pair === undefined ? '\ufffd' : found));
