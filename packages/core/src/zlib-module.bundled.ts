/** zlib as WebAssembly, put into bundles for servers and browsers. `zlib-module.node.ts` has the same function. */
import bytes from '@zip.js/zip.js/dist/zip-module.wasm';

export const zlibModule = (): Uint8Array<ArrayBuffer> => bytes;
