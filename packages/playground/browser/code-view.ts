/** CodeMirror with a request in it. It stands in a shadow tree, where its styles need no leave of the page's policy. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Path } from '../src/schema-path.ts';
import type { CursorPlace, EditorWish, Finding, Spot } from './editor.ts';
import { hangingRows } from './hanging-rows.ts';
import { nodeAt, placeAt } from './json-tree.ts';
import { nextTask } from './page.ts';

const MONO = '"JetBrains Mono Variable", "JetBrains Mono Measures", ui-monospace, monospace';
const SANS = '13px/20px "Inter Variable", "Inter Measures", system-ui, sans-serif';

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

export interface CodeView {
  text(): string;
  place(): CursorPlace;
  /** Replaces everything, which can be undone. */
  set(text: string): void;
  /** Goes to another document with what can be undone there, and gives that of the one before. */
  swap(to: EditorState | string): EditorState;
  /** Sets a member of the request where it stands, and the rest stays as it was typed. */
  setMember(name: string, value: string): void;
  show(findings: readonly Finding[]): void;
  goTo(place: Path | Spot): void;
  /** @param point on the screen, where the cursor then stands */
  focus(point?: { readonly x: number; readonly y: number }): void;
}

/**
 * A few short tasks, between which the browser shows what there is and takes what is typed; what the place contains is replaced in one of them.
 * Completion and hover come last.
 */
export async function createCodeView({ place, label, text, schema, changed, moved }: EditorWish): Promise<CodeView> {
  const aids = new Compartment();
  let loaded: Extension = [];
  const stateOf = (doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        aids.of(loaded),
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        EditorView.lineWrapping,
        hangingRows,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        json(),
        syntaxHighlighting(colours),
        keymap.of([...historyKeymap, ...defaultKeymap]),
        theme,
        EditorView.updateListener.of(({ docChanged, selectionSet }) => {
          if (docChanged) changed();
          if (docChanged || selectionSet) moved();
        }),
      ],
    });
  const state = stateOf(text);
  await nextTask();
  const host = document.createElement('div');
  host.className = 'host';
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({ root, parent: root, state });
  await nextTask();
  const before = place.firstElementChild?.scrollTop ?? 0;
  place.replaceChildren(host);
  view.scrollDOM.scrollTop = before;
  const loading = import('./code-aids.ts').then(({ codeAids }) => {
    loaded = codeAids(schema);
    view.dispatch({ effects: aids.reconfigure(loaded) });
  });
  loading.catch(() => {});

  const rangeOf = (place: Path | Spot): { readonly from: number; readonly to: number } => {
    const { doc } = view.state;
    if ('line' in place) {
      const line = doc.line(Math.min(Math.max(1, place.line), doc.lines));
      const from = Math.min(line.from + Math.max(0, place.column - 1), line.to);
      return { from, to: Math.min(from + 1, doc.length) };
    }
    const node = nodeAt(view.state, place);
    return node === null || place.length === 0 ? { from: 0, to: Math.min(1, view.state.doc.length) } : { from: node.from, to: node.to };
  };
  const change = (from: number, to: number, insert: string): void => view.dispatch({ changes: { from, to, insert } });
  return {
    text: () => view.state.doc.toString(),
    place: () => placeAt(view.state, view.state.selection.main.head),
    set: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert }, selection: { anchor: 0 } }),
    swap(to) {
      const left = view.state;
      view.setState(typeof to === 'string' ? stateOf(to) : to);
      view.dispatch({ effects: aids.reconfigure(loaded) });
      changed();
      moved();
      return left;
    },
    setMember(name, value) {
      const [top, there] = [nodeAt(view.state, []), nodeAt(view.state, [name])];
      if (top === null || there === null) return;
      if (there.from !== top.from) return change(there.from, there.to, JSON.stringify(value));
      const last = top.lastChild?.prevSibling;
      if (last !== null && last !== undefined && last.name === 'Property')
        change(last.to, last.to, `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    },
    show(findings) {
      const all = findings.map(({ path, at, severity, message }): Diagnostic => ({ ...rangeOf(at ?? path), severity, message }));
      view.dispatch(setDiagnostics(view.state, all));
    },
    goTo(place) {
      view.dispatch({ selection: { anchor: rangeOf(place).from }, scrollIntoView: true });
      view.focus();
    },
    focus(point) {
      if (point === undefined) return view.focus();
      // Places are known when the view is measured, which it is in the next frame.
      view.requestMeasure();
      requestAnimationFrame(() => {
        const at = view.posAtCoords(point);
        if (at !== null) view.dispatch({ selection: { anchor: at } });
        view.focus();
      });
    },
  };
}
