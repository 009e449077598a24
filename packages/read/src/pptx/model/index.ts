/** What a foreign deck is read into. */
export * from './deck.ts';
export * from './geometry.ts';
export * from './paint.ts';
export * from './shape.ts';
export * from './text.ts';
