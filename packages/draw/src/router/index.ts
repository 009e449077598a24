/** Reads a prose brief into a typed intent, by rules alone. */

export { briefReader } from './brief-reader.ts';
export { askedLanguage } from './language.ts';
export * from './outline.ts';
export * from './plan-brief.ts';
export { type StyleAsk, styleOf, withoutLook } from './style.ts';
export { type Verdict, verdictOf } from './verdict.ts';
