export * from './metrics-table.ts';
export * from './font-source.ts';
export * from './harfbuzz.ts';
export * from './shaper.ts';
