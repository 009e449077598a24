/** The editor: JSON with completion, hover and findings in place. It stands in a shadow tree, where its styles need no leave of the page's policy. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Path } from '../src/schema-path.ts';
import { nodeAt } from './json-tree.ts';
import { hoverDocs, type SchemaNow, suggest } from './suggest.ts';

const MONO = '"JetBrains Mono Variable", ui-monospace, monospace';
const SANS = '13px/20px "Inter Variable", system-ui, sans-serif';

const theme = EditorView.theme({
  '&': { height: '100%', background: 'var(--surface)', color: 'var(--ink)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '20px', fontVariantLigatures: 'none' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--muted)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--raised)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--accent-soft)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--accent-soft)' },
  '.cm-tooltip': {
    background: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line2)',
    borderRadius: '6px',
    maxWidth: '440px',
  },
  '.cm-tooltip.cm-tooltip-hover, .cm-completionInfo': { padding: '8px 10px', font: SANS },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: MONO },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--accent-soft)', color: 'var(--link)' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal', marginLeft: '12px' },
  '.cm-diagnostic': { padding: '6px 10px', font: SANS },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--code-word)' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--code-mark)' },
]);

export interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  /** Of the place; the whole document where it is empty. */
  readonly path: Path;
  /** Of a text that is no JSON, and so has no places: where its reader stopped, from 1. */
  readonly at?: Spot;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

export interface Editor {
  text(): string;
  /** Replaces everything, which can be undone. */
  set(text: string): void;
  /** Goes to another document with what can be undone there, and gives that of the one before. */
  swap(to: EditorState | string): EditorState;
  change(from: number, to: number, insert: string): void;
  state(): EditorState;
  show(findings: readonly Finding[]): void;
  goTo(place: Path | Spot): void;
}

export interface EditorWish {
  readonly place: HTMLElement;
  readonly label: string;
  /** It opens with this; nothing has changed then. */
  readonly text: string;
  readonly schema: SchemaNow;
  changed(): void;
  /** The cursor stands elsewhere. */
  moved(): void;
}

export function createEditor({ place, label, text, schema, changed, moved }: EditorWish): Editor {
  const root = place.attachShadow({ mode: 'open' });
  const stateOf = (doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        json(),
        syntaxHighlighting(colours),
        autocompletion({ override: [suggest(schema)] }),
        hoverDocs(schema),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        theme,
        EditorView.updateListener.of(({ docChanged, selectionSet }) => {
          if (docChanged) changed();
          if (docChanged || selectionSet) moved();
        }),
      ],
    });
  const view = new EditorView({ root, parent: root, state: stateOf(text) });
  const rangeOf = (place: Path | Spot): { readonly from: number; readonly to: number } => {
    const { doc } = view.state;
    if ('line' in place) {
      const line = doc.line(Math.min(Math.max(1, place.line), doc.lines));
      const from = Math.min(line.from + Math.max(0, place.column - 1), line.to);
      return { from, to: Math.min(from + 1, doc.length) };
    }
    const path = place;
    const node = nodeAt(view.state, path);
    return node === null || path.length === 0 ? { from: 0, to: Math.min(1, view.state.doc.length) } : { from: node.from, to: node.to };
  };
  return {
    text: () => view.state.doc.toString(),
    set: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert }, selection: { anchor: 0 } }),
    swap(to) {
      const before = view.state;
      view.setState(typeof to === 'string' ? stateOf(to) : to);
      changed();
      moved();
      return before;
    },
    change: (from, to, insert) => view.dispatch({ changes: { from, to, insert } }),
    state: () => view.state,
    show(findings) {
      const all = findings.map(({ path, at, severity, message }): Diagnostic => ({ ...rangeOf(at ?? path), severity, message }));
      view.dispatch(setDiagnostics(view.state, all));
    },
    goTo(place) {
      view.dispatch({ selection: { anchor: rangeOf(place).from }, scrollIntoView: true });
      view.focus();
    },
  };
}
