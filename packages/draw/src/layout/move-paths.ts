/** Replaces the pointers of a drawing that was made for another place in the request. */
import type { Shape, TextBody } from '../scene/index.ts';

/** The new pointer; undefined for a value that is not from the caller. */
export type MovePath = (path: string) => string | undefined;

function moveText(text: TextBody, move: MovePath): TextBody {
  return {
    ...text,
    paragraphs: text.paragraphs.map((p) => ({
      ...p,
      runs: p.runs.map((r) => {
        if (r.path === undefined) return r;
        const { path, bind, ...rest } = r;
        const moved = move(path);
        return moved === undefined
          ? { ...rest, bind: 'derived' as const }
          : { ...rest, path: moved, ...(bind === undefined ? {} : { bind }) };
      }),
    })),
  };
}

/** A shape whose texts and datum point where `move` says. */
export function moveShape(s: Shape, move: MovePath): Shape {
  const at = s.datum?.path;
  let datum = {};
  if (s.datum !== undefined && at !== undefined) {
    const { path: _, ...rest } = s.datum;
    const moved = move(at);
    datum = { datum: moved === undefined ? rest : { ...rest, path: moved } };
  }
  if (s.kind === 'group') return { ...s, ...datum, children: s.children.map((c) => moveShape(c, move)) };
  if (s.kind === 'table')
    return { ...s, ...datum, cells: s.cells.map((row) => row.map((cell) => ({ ...cell, text: moveText(cell.text, move) }))) };
  if ('text' in s && s.text !== undefined) return { ...s, ...datum, text: moveText(s.text, move) } as Shape;
  return { ...s, ...datum };
}
