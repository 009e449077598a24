/** What may be written at a place, by the schema, and what the schema says of what stands there. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { describe, membersAt, type Path, pathWords, type Schema, schemasAt, valuesAt } from '../src/schema-path.ts';
import type { SchemaNow } from './editor.ts';
import { placeAt } from './json-tree.ts';

export const suggest =
  (schema: SchemaNow) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const word = context.matchBefore(/"?[\w-]*/);
    if (!context.explicit && (word === null || word.from === word.to)) return null;
    const place = placeAt(state, pos);
    // The closing mark is typed by the editor with the opening one.
    const to = state.sliceDoc(pos, pos + 1) === '"' && word?.text.startsWith('"') ? pos + 1 : pos;
    const options = place.is_name
      ? names(schema(), place.object, state.sliceDoc(to, to + 2))
      : values(schema(), place.member ?? place.object);
    return options.length === 0 ? null : { from: word?.from ?? pos, to, options, validFor: /^"?[\w-]*$/ };
  };

function names(schema: Schema, object: Path, after: string): readonly Completion[] {
  const colon = after.trimStart().startsWith(':') ? '' : ': ';
  return membersAt(schema, object).map(({ name, type, needed, description }) => ({
    label: `"${name}"`,
    apply: `"${name}"${colon}`,
    detail: needed ? `${type}, needed` : type,
    ...(description === '' ? {} : { info: () => infoOf(description) }),
    boost: needed ? 1 : 0,
  }));
}

const values = (schema: Schema, path: Path): readonly Completion[] => valuesAt(schema, path).map((label) => ({ label, type: 'enum' }));

function infoOf(text: string): HTMLElement {
  const element = document.createElement('div');
  element.textContent = text;
  return element;
}

export const hoverDocs = (schema: SchemaNow): Extension =>
  hoverTooltip((view, pos) => {
    const { node, member } = placeAt(view.state, pos);
    if (member === null || node.name !== 'PropertyName') return null;
    const text = describe(schemasAt(schema(), member));
    return text === '' ? null : { pos: node.from, end: node.to, create: () => ({ dom: infoOf(`${pathWords(member)}: ${text}`) }) };
  });
