/** What stands on the editor's libraries, in one file that is fetched beside the page's own. */
export { createEditor } from './editor.ts';
export { createForms } from './forms.ts';
export { nodeAt } from './json-tree.ts';
