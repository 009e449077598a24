/** Places of a JSON document as its parser sees them, also while it is typed. */
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Path } from '../src/schema-path.ts';

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName');
  if (name === null) return '';
  const text = state.sliceDoc(name.from, name.to);
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replaceAll('"', '');
  }
}

export const valuesOf = (parent: SyntaxNode): readonly SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) if (VALUES.has(child.name)) found.push(child);
  return found;
};

/** Of the value that the node is, or is within. */
export function pathOf(state: EditorState, node: SyntaxNode): Path {
  const path: (string | number)[] = [];
  for (let child = node, parent = node.parent; parent !== null; child = parent, parent = parent.parent) {
    const { from } = child;
    if (parent.name === 'Array')
      path.unshift(
        Math.max(
          0,
          valuesOf(parent).findIndex((value) => value.from === from),
        ),
      );
    if (child.name === 'Property') path.unshift(nameOf(state, child));
  }
  return path;
}

export interface Place {
  readonly node: SyntaxNode;
  /** Of the object that the place is in. */
  readonly object: Path;
  /** Of the member that the place is in; null between members. */
  readonly member: Path | null;
  /** Whether a name of a member stands there, or could. */
  readonly is_name: boolean;
}

export function placeAt(state: EditorState, at: number): Place {
  const node = syntaxTree(state).resolveInner(at, -1);
  let property: SyntaxNode | null = null;
  let object: SyntaxNode | null = node;
  for (; object !== null && object.name !== 'Object'; object = object.parent) if (object.name === 'Property') property ??= object;
  const name = property?.getChild('PropertyName') ?? null;
  const is_name = property === null ? object !== null : name === null || (at >= name.from && at <= name.to);
  return { node, object: pathOf(state, object ?? node), member: property === null ? null : pathOf(state, property), is_name };
}

/** The node of a value, or of the nearest that there is above it. */
export function nodeAt(state: EditorState, path: Path): SyntaxNode | null {
  let here = syntaxTree(state).topNode.firstChild;
  for (const key of path) {
    if (here === null) return null;
    const next: SyntaxNode | null =
      typeof key === 'number' && here.name === 'Array'
        ? (valuesOf(here)[key] ?? null)
        : (here.getChildren('Property').find((one) => nameOf(state, one) === String(key)) ?? null);
    if (next === null) return here;
    here = next.name === 'Property' ? (valuesOf(next)[0] ?? next) : next;
  }
  return here;
}
