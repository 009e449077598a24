/** Lets a component draw through another one, and maps the pointers of the result to its own params. */
import type { Drawing, Kit } from '../layout/index.ts';
import type { Shape, TextBody } from '../scene/index.ts';

/**
 * Draws with `draw`, whose shapes and warnings have pointers that begin with `from`, and replaces that beginning with `to`. It is for
 * components that fall back to another arrangement with the same items under another name.
 */
export function movePaths(draw: () => Drawing, from: string, to: string, kit: Kit): Drawing {
  const move = (path: string): string => (path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path);
  const firstWarning = kit.warnings.length;
  const drawnBefore = new Set(kit.drawn);
  const drawing = draw();
  for (let i = firstWarning; i < kit.warnings.length; i++) {
    const w = kit.warnings[i];
    if (w?.path !== undefined) kit.warnings[i] = { ...w, path: move(w.path) };
  }
  for (const path of [...kit.drawn])
    if (!drawnBefore.has(path) && move(path) !== path) {
      kit.drawn.delete(path);
      kit.drawn.add(move(path));
    }
  const body = (text: TextBody): TextBody => ({
    ...text,
    paragraphs: text.paragraphs.map((p) => ({ ...p, runs: p.runs.map((r) => (r.path === undefined ? r : { ...r, path: move(r.path) })) })),
  });
  const each = (s: Shape): Shape => {
    const datum = s.datum?.path === undefined ? {} : { datum: { ...s.datum, path: move(s.datum.path) } };
    if (s.kind === 'group') return { ...s, ...datum, children: s.children.map(each) };
    if (s.kind === 'table') return { ...s, ...datum, cells: s.cells.map((row) => row.map((cell) => ({ ...cell, text: body(cell.text) }))) };
    if ('text' in s && s.text !== undefined) return { ...s, ...datum, text: body(s.text) } as Shape;
    return { ...s, ...datum };
  };
  return { alt: drawing.alt, shapes: drawing.shapes.map(each) };
}
