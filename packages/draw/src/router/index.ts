/** Reads a prose brief into a typed intent, by rules alone. */
export * from './plan-brief.ts';
