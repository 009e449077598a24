/** Links that carry their own permission. */
export * from './content-disposition.ts';
export * from './file-link.ts';
export * from './keep-signing-key.ts';
