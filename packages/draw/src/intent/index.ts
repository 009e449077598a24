export { AUTHORED_NAME } from './authored.ts';
export * from './canonical.ts';
export * from './picture-places.ts';
export * from './problem.ts';
export * from './read-json.ts';
export * from './slide-request.ts';
export { OUTPUTS, type Output, type StrictPolicy, slideRequestSchema } from './slide-schema.ts';
export type { Supplied } from './supplied.ts';
export { TEMPLATE_LAYOUT_FORM, templateLayouts } from './template-layout.ts';
