export * from './write-files.ts';
