/** The engine for pages as it was built: where a page starts its worker, and the files behind its addresses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { carriedFacePath } from '@deckwright/fonts';

/** Beside the bundle, or beside that of the command, which every checkout has. */
const folder = [new URL('./engine/', import.meta.url), new URL('../../../../packages/cli/dist/engine/', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((path) => existsSync(join(path, 'engine.json')));

const version = folder === undefined ? undefined : readVersion(folder);

function readVersion(built: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(built, 'engine.json'), 'utf8'));
  return version;
}

/** Address of the worker, from the root of the origin; undefined where the engine was not built. Start it as a module. */
export const ENGINE_WORKER = version === undefined ? undefined : `/engine/${version}/worker.js`;

/** Of the worker's own scripts: WebAssembly, and files of this origin. A page needs `worker-src 'self'` alone. */
export const ENGINE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
  ttf: 'font/ttf',
  bin: 'application/octet-stream',
};

export interface EngineFile {
  readonly path: string;
  readonly media_type: string;
  /** Its compressed twin. */
  readonly brotli?: string;
}

/** A closed list: a name is looked up in it and never joined to a path. */
const files: ReadonlyMap<string, string> = new Map(
  folder === undefined || version === undefined
    ? []
    : readdirSync(join(folder, version), { recursive: true, encoding: 'utf8' }).map((name) => [
        name.replaceAll('\\', '/'),
        join(folder, version, name),
      ]),
);

/** A file by its version and its path below it; undefined for what there is not, also of other versions. */
export function engineFile(of_version: string, name: string): EngineFile | undefined {
  if (version === undefined || of_version !== version) return undefined;
  const media_type = TYPES[name.split('.').at(-1) ?? ''];
  const path = facePath(name) ?? files.get(name);
  if (media_type === undefined || path === undefined) return undefined;
  const brotli = files.get(`${name}.br`);
  return { path, media_type, ...(brotli === undefined ? {} : { brotli }) };
}

/** `faces/<face>.ttf` and `faces/<face>.bin` are those that the service itself draws with. */
function facePath(name: string): string | undefined {
  const [room, file, ...rest] = name.split('/');
  const [face, kind, ...more] = (file ?? '').split('.');
  if (room !== 'faces' || face === undefined || rest.length > 0 || more.length > 0) return undefined;
  return kind === 'ttf' || kind === 'bin' ? carriedFacePath(face, kind === 'ttf' ? 'file' : 'table') : undefined;
}
