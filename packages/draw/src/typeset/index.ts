export * from './font-source.ts';
export * from './shaper.ts';
