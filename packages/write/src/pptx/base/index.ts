/** What other files may use to write on a foreign presentation. */
export { canvasOfBase } from './base-package.ts';
export type { Base, BaseLayout, BaseMaster, BasePlaceholder } from './open-base.ts';
export { writeBase, writeOnBase } from './write-on-base.ts';
