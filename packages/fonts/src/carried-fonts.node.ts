/** The faces that are installed with the product. Each is read from disk on first use, and cached. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FontSource, withOwnFaces } from '@deckwright/draw/typeset';
import { FACE_FILES, WORLD_FACES, WORLD_PACKAGE } from './face-files.ts';

export interface CarriedFontsOptions {
  /**
   * Folder to read instead of this package, for installations that carry the fonts somewhere else. It holds
   * `metrics/<face>.bin` and either `files/<face>.ttf` or a `node_modules` with the font packages.
   */
  readonly root?: string;
}

/**
 * All carried faces. Each file is read once, on first use.
 * `file` and `metrics` throw for a face that is not carried, and when its file is missing from the installation.
 */
export function carriedFonts(options: CarriedFontsOptions = {}): FontSource {
  let root = options.root;
  const folder = (): string => {
    root ??= ownFolder();
    return root;
  };
  const files = new Map<string, Uint8Array>();
  const metrics = new Map<string, Uint8Array>();
  let world: string | null | undefined;
  const worldFolder = (): string | undefined => {
    if (world === undefined) world = findWorld(folder()) ?? null;
    return world ?? undefined;
  };
  return withOwnFaces({
    faces: [...Object.keys(FACE_FILES), ...WORLD_FACES],
    file: (face) => cached(files, face, () => readFileSync(pathOfFace(folder(), worldFolder, face))),
    metrics: (face) => cached(metrics, face, () => readFileSync(pathOfMetrics(folder(), face))),
    // Called only for texts that need such a face, so Latin slides never look for the package.
    lacks: (face) => (WORLD_FACES.includes(face) && worldFolder() === undefined ? WORLD_PACKAGE : undefined),
  });
}

/** Where a carried face's TrueType file or its table lies, for whoever sends it on; undefined for what is not carried or not installed. */
export function carriedFacePath(face: string, kind: 'file' | 'table'): string | undefined {
  if (FACE_FILES[face] === undefined && !WORLD_FACES.includes(face)) return undefined;
  const root = ownFolder();
  const world = findWorld(root);
  if (kind === 'table') return pathOfMetrics(root, face);
  return WORLD_FACES.includes(face) && world === undefined ? undefined : pathOfFace(root, () => world, face);
}

function cached(cache: Map<string, Uint8Array>, key: string, read: () => Uint8Array): Uint8Array {
  let bytes = cache.get(key);
  if (bytes === undefined) {
    // A plain array of bytes: a Node buffer's `slice` shares memory where others copy.
    const file = read();
    bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
    cache.set(key, bytes);
  }
  return bytes;
}

/** A folder beside the bundle, in an installed package; else this package, found by name, from source and from inside a bundle alike. */
function ownFolder(): string {
  const beside = fileURLToPath(new URL('./fonts/', import.meta.url));
  if (existsSync(join(beside, 'metrics'))) return beside;
  try {
    return dirname(createRequire(import.meta.url).resolve('@deckwright/fonts/package.json'));
  } catch (cause) {
    throw new Error('The font package @deckwright/fonts was not found; pass its folder as `root`.', { cause });
  }
}

function pathOfFace(root: string, world: () => string | undefined, face: string): string {
  if (WORLD_FACES.includes(face)) {
    const files = world();
    if (files === undefined) throw new Error(`The face "${face}" is in the package ${WORLD_PACKAGE}, which is not installed.`);
    return join(files, `${face}.ttf`);
  }
  const file = FACE_FILES[face];
  if (file === undefined) throw notCarried(face);
  return flatOrPackaged(root, `${face}.ttf`, file);
}

/** Where the files for scripts beyond Latin are: in their package, or among a flat installation's own. */
function findWorld(root: string): string | undefined {
  const flat = join(root, 'files');
  if (existsSync(join(flat, `${WORLD_FACES[0]}.ttf`))) return flat;
  try {
    return join(dirname(createRequire(join(root, 'package.json')).resolve(`${WORLD_PACKAGE}/package.json`)), 'files');
  } catch {
    return undefined;
  }
}

function pathOfMetrics(root: string, face: string): string {
  if (FACE_FILES[face] === undefined && !WORLD_FACES.includes(face)) throw notCarried(face);
  return join(root, 'metrics', `${face}.bin`);
}

function flatOrPackaged(root: string, name: string, packaged: string): string {
  const flat = join(root, 'files', name);
  return existsSync(flat) ? flat : createRequire(join(root, 'package.json')).resolve(packaged);
}

const notCarried = (face: string): Error =>
  new RangeError(`The face "${face}" is not carried; carried are ${[...Object.keys(FACE_FILES), ...WORLD_FACES].join(', ')}.`);
