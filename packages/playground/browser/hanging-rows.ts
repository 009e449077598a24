/** The editor's lines hang as those of the page that it takes the place of. */
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';
import { HANGS, hanging, hangOf } from '../src/hanging.ts';

const marks = new Map(HANGS.map((hang) => [hang, Decoration.line({ class: `cm-hang-${hang}` })]));

/** Where CodeMirror begins a line. */
const EDGE = '6px';

const rules = EditorView.theme(Object.fromEntries(HANGS.map((hang) => [`.cm-line.cm-hang-${hang}`, hanging(hang, EDGE)])));

function hangs({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const set = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      const mark = marks.get(hangOf(line.text));
      if (mark !== undefined) set.add(line.from, line.from, mark);
      at = line.to + 1;
    }
  }
  return set.finish();
}

const rows = ViewPlugin.define(
  (view) => ({
    decorations: hangs(view),
    update({ docChanged, viewportChanged, view: now }) {
      if (docChanged || viewportChanged) this.decorations = hangs(now);
    },
  }),
  { decorations: (plugin) => plugin.decorations },
);

export const hangingRows: Extension = [rows, rules];
