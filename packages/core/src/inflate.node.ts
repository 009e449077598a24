/** Inflate (RFC 1951, RFC 1950) by Node, in one call. `inflate.browser.ts` has the same functions. */
import { inflateRawSync, inflateSync } from 'node:zlib';

// One chunk holds it all, so no second copy is made to join chunks. Pages that stay unwritten cost nothing.
const within = (most: number) => ({ maxOutputLength: most, chunkSize: Math.max(64, most) });

/** Without a header: as zip has it. @param most bytes that may come of it. @throws Error for what is damaged, or more */
export const inflateRaw = (bytes: Uint8Array, most: number): Uint8Array => inflateRawSync(bytes, within(most));

/** With zlib's header and checksum: as PDF and PNG have it. @throws Error for what is damaged, or more */
export const inflate = (bytes: Uint8Array, most: number): Uint8Array => inflateSync(bytes, within(most));
