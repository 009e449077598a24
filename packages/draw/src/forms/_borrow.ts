/** Lets a form draw through a component, and replaces the pointers of the result by those of the form's own data. */
import { type BoxIn, type ComponentCall, type Drawing, DrawRefusal, type Kit, moveShape, paneClass } from '../layout/index.ts';
import type { Color, Shape, TextBody } from '../scene/index.ts';

/** Root of the pointers into the component's params, until they are replaced. */
const ROOT = '/~params';

/** Where a member of the params is in the request; undefined for one that the form added. */
export type PointerMap = (member: string) => string | undefined;

/**
 * Draws `call` in `box` under the id `id`. `to` converts the pointers of texts, marks, warnings and refusals; it gets them
 * relative to the params: `/rows/0/start`.
 */
export function borrow(call: ComponentCall, box: BoxIn, id: string, to: PointerMap, kit: Kit): Drawing {
  const move = (path: string): string | undefined => (path.startsWith(ROOT) ? to(path.slice(ROOT.length)) : path);
  const warned = kit.warnings.length;
  const drawnBefore = new Set(kit.drawn);
  const drawing = drawOrRefuse(call, box, id, move, kit);
  for (let i = warned; i < kit.warnings.length; i++) {
    const w = kit.warnings[i];
    if (w?.path !== undefined) kit.warnings[i] = { ...w, path: move(w.path) ?? '/data' };
  }
  for (const path of [...kit.drawn]) {
    if (drawnBefore.has(path)) continue;
    const moved = move(path);
    if (moved === path) continue;
    kit.drawn.delete(path);
    if (moved !== undefined) kit.drawn.add(moved);
  }
  return { ...drawing, shapes: drawing.shapes.map((s) => moveShape(s, move)) };
}

function drawOrRefuse(call: ComponentCall, box: BoxIn, id: string, move: (path: string) => string | undefined, kit: Kit): Drawing {
  try {
    return kit.draw(call, { box, class: paneClass(box.w), id, pointer: ROOT, depth: 0 });
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw error;
    const { members } = error.problem;
    const at = members?.pointer;
    throw typeof at === 'string' ? new DrawRefusal({ ...error.problem, members: { ...members, pointer: move(at) ?? '/data' } }) : error;
  }
}

/** Applies `change` to every shape, inside and outside groups. `change` may return several shapes for one. */
export function changeShapes(shapes: readonly Shape[], change: (s: Shape) => readonly Shape[]): Shape[] {
  return shapes.flatMap((s) => (s.kind === 'group' ? [{ ...s, children: changeShapes(s.children, change) }] : [...change(s)]));
}

/** The same words, all in one colour. */
export const recolored = (text: TextBody, color: Color): TextBody => ({
  ...text,
  paragraphs: text.paragraphs.map((p) => ({ ...p, runs: p.runs.map((r) => ({ ...r, color })) })),
  lines: text.lines.map((l) => ({ ...l, spans: l.spans.map((s) => ({ ...s, color })) })),
});
