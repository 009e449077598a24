/** What helps those who type: completion, closing brackets, documentation below the pointer. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { SchemaNow } from './editor.ts';
import { hoverDocs, suggest } from './suggest.ts';

/** They stand before all other extensions, whose keys come after theirs. */
export const codeAids = (schema: SchemaNow): Extension => [
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ override: [suggest(schema)] }),
  hoverDocs(schema),
  keymap.of([...closeBracketsKeymap, ...completionKeymap]),
];
