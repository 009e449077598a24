/** CRC-32 by Node. `crc32.browser.ts` has the same function. */
export { crc32 } from 'node:zlib';
