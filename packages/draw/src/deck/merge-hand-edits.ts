/** Merges hand edits that were found in a file with those that a slide already has. */

type Body = Readonly<Record<string, unknown>>;

/** An edit as the comparison reports it. `was` is what was drawn. */
export interface NewEdit {
  readonly shape: string;
  readonly was: Body;
  readonly deleted?: true;
  readonly box_in?: readonly number[];
  readonly cells?: readonly { readonly row: number; readonly column: number; readonly was: string; readonly text: string }[];
}

export interface NewEdits {
  readonly edits: readonly NewEdit[];
  readonly added: readonly Body[];
  /** Elements of earlier hand edits by their scene ids, in their present state; undefined for those that were removed. */
  readonly changed_added: ReadonlyMap<string, Body | undefined>;
  /** Values that a person typed and that are data now. */
  readonly values?: readonly { readonly path: string; readonly was: unknown; readonly hand: unknown }[];
}

const isObject = (value: unknown): value is Body => value !== null && typeof value === 'object' && !Array.isArray(value);
const listOf = (value: unknown): readonly Body[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The slide's body with old and new hand edits. It is the same object when there are no new ones. */
export function mergeHandEdits(body: Body, { edits, added, changed_added, values = [] }: NewEdits): Body {
  if (edits.length === 0 && added.length === 0 && changed_added.size === 0 && values.length === 0) return body;
  const old = isObject(body['hand_edits']) ? body['hand_edits'] : {};
  const shapes = new Map(listOf(old['shapes']).map((edit) => [String(edit['shape']), edit]));
  for (const edit of edits) {
    const before = shapes.get(edit.shape);
    const merged = before === undefined ? { ...edit } : joined(before, edit);
    if (says(merged)) shapes.set(edit.shape, merged);
    else shapes.delete(edit.shape);
  }
  const elements = listOf(old['added']).flatMap((element): Body[] => {
    const id = `authored/${String(element['id'])}`;
    if (!changed_added.has(id)) return [element];
    const now = changed_added.get(id);
    return now === undefined ? [] : [now];
  });
  const all = [...elements, ...added];
  const typed = new Map(listOf(old['values']).map((one) => [String(one['path']), one]));
  for (const one of values) typed.set(one.path, { ...one, was: typed.get(one.path)?.['was'] ?? one.was });
  const { hand_edits: _old, ...rest } = body;
  if (shapes.size === 0 && all.length === 0 && typed.size === 0) return rest;
  return {
    ...rest,
    hand_edits: {
      ...(shapes.size === 0 ? {} : { shapes: [...shapes.values()] }),
      ...(typed.size === 0 ? {} : { values: [...typed.values()] }),
      ...(all.length === 0 ? {} : { added: all }),
    },
  };
}

/** An edit is compared with what the data drew, so a shape that was put back to its place counts as not moved. */
function joined(before: Body, edit: NewEdit): Body {
  const was = { ...edit.was, ...(isObject(before['was']) ? before['was'] : {}) };
  if (edit.deleted === true) return { ...edit, was };
  const cells = new Map(listOf(before['cells']).map((cell) => [`${cell['row']},${cell['column']}`, cell]));
  for (const cell of edit.cells ?? []) {
    const key = `${cell.row},${cell.column}`;
    cells.set(key, { ...cell, was: cells.get(key)?.['was'] ?? cell.was });
  }
  const run = isObject(before['run']) || 'run' in edit ? { ...(before['run'] as Body), ...(Reflect.get(edit, 'run') as Body) } : undefined;
  const out: Record<string, unknown> = { ...before, ...edit, was };
  if (cells.size > 0) out['cells'] = [...cells.values()];
  if (run !== undefined) out['run'] = run;
  const home: unknown = was['box_in' as keyof typeof was];
  if (
    Array.isArray(home) &&
    Array.isArray(out['box_in']) &&
    home.every((side, i) => Math.abs(Number(side) - Number((out['box_in'] as unknown[])[i])) < 0.002)
  )
    delete out['box_in'];
  return out;
}

/** Whether an edit still changes anything. */
const says = (edit: Body): boolean => Object.keys(edit).some((name) => !['shape', 'name', 'was'].includes(name));

/** The number for the next element that a person adds to a slide. */
export function nextElement(body: unknown): number {
  const old = isObject(body) && isObject(body['hand_edits']) ? listOf(body['hand_edits']['added']) : [];
  return 1 + Math.max(0, ...old.map(({ id }) => Number(/^hand-(\d+)$/.exec(String(id))?.[1] ?? 0)));
}
