export * from './write-png.ts';
