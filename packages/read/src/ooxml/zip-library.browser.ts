/** Zips in a page, which reads simple ones alone. `zip-library.node.ts` has the same functions. */
import { NeedsService } from '@deckwright/core/needs-service';
import type { ReadLimits } from './limits.ts';
import { refusalOfForeignFile } from './recognise.ts';
import type { UnreadableFile } from './unreadable-file.ts';
import { type Declaration, type Deflated, type DirectoryEntry, hasEndRecord } from './zip-directory.ts';

/** Nothing is won by it here: each entry is inflated when it is read. */
export const inflateAll = (_entries: readonly Deflated[]): Uint8Array[] | undefined => undefined;

export const directoryOf = (
  file: Uint8Array,
  _limits: ReadLimits,
  _judge: (entry: Declaration) => UnreadableFile | undefined,
): Promise<DirectoryEntry[]> =>
  Promise.reject(hasEndRecord(file) ? new NeedsService('a file that is zipped in an unusual way') : refusalOfForeignFile(file));
