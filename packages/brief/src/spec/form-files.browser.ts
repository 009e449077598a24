/** The forms that briefs are read into, in a page: they are in the bundle. `form-files.node.ts` has the same function. */

/** In the order of their names; the bundler fills it in. */
declare const BRIEF_FORMS: readonly string[];

/** One JSON text each, in the order of their names. */
export const formFiles = (): readonly string[] => BRIEF_FORMS;
