/**
 * Calls back when a file has changed. Node's own watcher is enough: a few folders are watched, none below another, and what changed is
 * read from the files, so that it need not be trusted about names, order or count. Editors that save by renaming a new file are seen,
 * because folders are watched and not files.
 */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Editors write a file in steps. */
const QUIET_MS = 60;

export interface FileWatch {
  /** Watches these files as they are now, and no longer those of the call before. Called before they are read: later changes are then seen. */
  readonly follow: (files: readonly string[]) => void;
  readonly close: () => void;
}

/** @param onChange called when at least one of the files is another than it was, also when it came or went */
export function watchFiles(onChange: () => void): FileWatch {
  const folders = new Map<string, FSWatcher>();
  let files: readonly string[] = [];
  let seen = '';
  let quiet: NodeJS.Timeout | undefined;

  const look = (): void => {
    const now = stateOf(files);
    if (now === seen) return;
    seen = now;
    onChange();
  };
  const open = (folder: string): void => {
    try {
      const watcher = watch(folder, () => {
        clearTimeout(quiet);
        quiet = setTimeout(look, QUIET_MS);
      });
      // A folder that is removed has nothing more to say.
      watcher.on('error', () => watcher.close());
      folders.set(folder, watcher);
    } catch {
      // Pictures may be named in a folder that is not there.
    }
  };
  return {
    follow(wanted) {
      const now = [...new Set(wanted.map((file) => resolve(file)))].sort();
      const needed = new Set(now.flatMap((file) => (isFolder(file) ? [file] : [dirname(file)])));
      for (const [folder, watcher] of folders)
        if (!needed.has(folder)) {
          watcher.close();
          folders.delete(folder);
        }
      for (const folder of needed) if (!folders.has(folder)) open(folder);
      files = now;
      seen = stateOf(files);
    },
    close() {
      clearTimeout(quiet);
      for (const watcher of folders.values()) watcher.close();
      folders.clear();
    },
  };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const stateOf = (files: readonly string[]): string =>
  files
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return `${file} ${stat === undefined ? 'none' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`}`;
    })
    .join('\n');
