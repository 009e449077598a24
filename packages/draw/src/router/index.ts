/** Reads a prose brief into a typed intent, by rules alone. */

export * from './outline.ts';
export * from './plan-brief.ts';
export { type StyleAsk, styleOf } from './style.ts';
