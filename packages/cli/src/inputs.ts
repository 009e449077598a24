/** Finds the intent files that a command line means: files by name, the `*.json` of a folder in name order, and `-` for standard input. */
import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { PIPE } from './reading/read-named.ts';

export interface Input {
  readonly path: string;
  /** File name without its extension; outputs are named after it. */
  readonly stem: string;
}

/** @throws Error, with a sentence for the caller, when a folder has none */
export const findInputs = (paths: readonly string[]): readonly Input[] =>
  paths.flatMap((path) => (isFolder(path) ? jsonFilesOf(path) : [path])).map((path) => ({ path, stem: stemOf(path) }));

/** @throws Error, with a sentence for the caller, when two inputs would write the same files */
export function findWrittenInputs(paths: readonly string[]): readonly Input[] {
  const inputs = findInputs(paths);
  const seen = new Map<string, string>();
  for (const { path, stem } of inputs) {
    const other = seen.get(stem);
    if (other !== undefined) throw new Error(`${other} and ${path} would both write ${stem}.*; render them into two folders.`);
    seen.set(stem, path);
  }
  return inputs;
}

/** What comes out of a pipe has no name. */
const stemOf = (path: string): string => (path === PIPE ? 'slide' : basename(path, extname(path)));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function jsonFilesOf(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (names.length === 0) throw new Error(`${folder} has no .json file.`);
  return names.map((name) => join(folder, name));
}
