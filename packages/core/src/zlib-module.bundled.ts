/** zlib as WebAssembly, put into bundles for servers and browsers. `zlib-module.node.ts` has the same function. */
// @ts-expect-error: the bundler makes bytes of it, and types know nothing of that.
import bytes from '@zip.js/zip.js/dist/zip-module.wasm';

export const zlibModule = (): Uint8Array<ArrayBuffer> => bytes;
