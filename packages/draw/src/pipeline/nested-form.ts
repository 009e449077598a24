/** Draws a form inside another one: its ids get a prefix, its pointers the place of its call, its refusals the name of the exhibit. */
import { findForm } from '../catalog/index.ts';
import type { FormBlock } from '../forms/define.ts';
import {
  type ChartClaim,
  type Drawing,
  DrawRefusal,
  type FormCall,
  type FormPlace,
  type Kit,
  type MovePath,
  moveShape,
} from '../layout/index.ts';
import { type Emu, emuOfIn, type Shape, unionOf } from '../scene/index.ts';
import { moved } from './move-shape.ts';

/** Pointers that a form writes as if it were the whole request. */
const OWN_MEMBERS = /^\/(?:blocks|subject|metric|data)(?=\/|$)/;

export function drawNestedForm(call: FormCall, place: FormPlace, kit: Kit): Drawing {
  const entry = findForm(call.form);
  const wanted = call.variant?.replace(`${call.form}.`, '') ?? entry?.form.default_variant;
  const variant = entry?.variants.find(({ name }) => name === wanted);
  const parts = { blocks: (call.blocks ?? []) as readonly FormBlock[] };
  const read = variant?.read(call.data ?? {}, parts);
  // All three were checked when the request was read.
  if (read === undefined || !read.ok) throw new Error(`${place.pointer} was not read before it was drawn.`);
  const data = `${place.pointer}/data`;
  const move: MovePath = (path) => (path.startsWith(`${place.pointer}/`) || !OWN_MEMBERS.test(path) ? path : `${place.pointer}${path}`);
  const before = {
    warnings: kit.warnings.length,
    proofs: kit.proofs.length,
    charts: kit.charts.length,
    emphases: kit.emphases.length,
    drawn: new Set(kit.drawn),
  };
  const drawing = named(place, call.form, move, () =>
    read.bound.draw({ box: place.box, pointer: data, parts, chrome: { footnotes: [] }, exhibit: true }, kit),
  );
  const id = (own: string): string =>
    own === 'body' ? place.id : own.startsWith('body/') ? `${place.id}${own.slice(4)}` : `${place.id}/${own}`;
  for (const [i, w] of kit.warnings.entries())
    if (i >= before.warnings)
      kit.warnings[i] = {
        ...w,
        ...(w.path === undefined ? {} : { path: move(w.path) ?? data }),
        ...(w.shape_id === undefined ? {} : { shape_id: id(w.shape_id) }),
      };
  for (const path of [...kit.drawn])
    if (!before.drawn.has(path) && move(path) !== path) {
      kit.drawn.delete(path);
      kit.drawn.add(move(path) ?? path);
    }
  for (const [i, proof] of kit.proofs.entries()) if (i >= before.proofs) kit.proofs[i] = { ...proof, path: move(proof.path) ?? data };
  for (const [i, items] of kit.emphases.entries())
    if (i >= before.emphases)
      kit.emphases[i] = items.map((one) => ({ ...one, pointers: one.pointers.map((pointer) => move(pointer) ?? pointer) }));
  for (const [i, claim] of kit.charts.entries()) if (i >= before.charts) kit.charts[i] = withIds(claim, id) as ChartClaim;
  const shapes = drawing.shapes.map((one) => withIds(moveShape(one, move), id) as Shape);
  return { ...drawing, shapes: kit.charts.length > before.charts ? shapes : tableAtTop(shapes, place, kit) };
}

/** Refusals say which exhibit does not fit. */
function named<T>(place: FormPlace, form: string, move: MovePath, draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw error;
    const { problem } = error;
    const at = problem.members?.['pointer'];
    throw new DrawRefusal({
      ...problem,
      detail: `Exhibit ${Number(place.pointer.split('/').at(-1)) + 1} (${form}): ${problem.detail}`,
      members: { ...problem.members, form, pointer: typeof at === 'string' ? (move(at) ?? place.pointer) : place.pointer },
    });
  }
}

/** A table that leaves room hangs from the head of its exhibit: beside another exhibit the middle of the room is no place of its own. */
function tableAtTop(shapes: readonly Shape[], { box }: FormPlace, kit: Kit): readonly Shape[] {
  const around = unionOf(shapes.map((one) => one.box));
  if (around === undefined || !shapes.some(({ kind }) => kind === 'table')) return shapes;
  const up = around.y - emuOfIn(box.y);
  if (up <= 0) return shapes;
  const to = { ...around, y: (around.y - up) as Emu };
  return shapes.map((one) => moved(one, around, to, kit));
}

/** Members of shapes and chart claims that are ids. */
const ID_MEMBERS: ReadonlySet<string> = new Set(['id', 'host', 'scale', 'shape_id', 'mark', 'marks', 'lines', 'area', 'shape']);

/** A copy with other ids. Texts are kept as they are: they hold none. */
function withIds(value: unknown, id: (own: string) => string, member = ''): unknown {
  if (typeof value === 'string') return ID_MEMBERS.has(member) ? id(value) : value;
  if (Array.isArray(value)) return value.map((item) => withIds(item, id, member));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'text' || key === 'cells' ? inner : withIds(inner, id, key)]),
  );
}
