/** zlib as WebAssembly, from the package that carries it. Bundles hold it themselves: see `zlib-module.bundled.ts`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const zlibModule = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@zip.js/zip.js/dist/zip-module.wasm')));
