/** Starting further processes and threads of our own. */
export { type Entry, type EntryNames, findEntry } from './entry.ts';
export { type Supervised, type SuperviseOptions, supervise } from './supervise.ts';
export { type ParentWatch, watchParents } from './watch-parents.ts';
