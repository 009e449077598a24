/** Starting further processes and threads of our own. */
export * from './entry.ts';
export * from './supervise.ts';
export * from './watch-parents.ts';
