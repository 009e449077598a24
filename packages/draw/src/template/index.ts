/** The door to drawing on somebody's own masters. */
export * from './fields.ts';
export * from './fill-layout.ts';
export * from './fill-places.ts';
export * from './frame.ts';
export * from './model.ts';
export * from './place.ts';
export * from './report.ts';
export * from './set-place.ts';
export * from './theme.ts';
