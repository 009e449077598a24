export * from './canonical.ts';
export * from './problem.ts';
export * from './read-json.ts';
export * from './slide-request.ts';
