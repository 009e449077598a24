export * from './dash.ts';
export * from './gradient.ts';
export * from './hatch.ts';
export * from './line-ends.ts';
export * from './outline.ts';
export * from './picture.ts';
export * from './table-cells.ts';
export * from './text-marks.ts';
