/** Components inside components: the format of a call, and how density and scale are read from a finished drawing. */
import { z } from 'zod';
import type { Drawing } from '../layout/index.ts';
import { EMU_PER_IN, type Shape, type TextBody, textsOf, walk } from '../scene/index.ts';

/** `{component, params}`. Nesting rules and the params themselves are checked before anything is drawn. */
export const call = z.object({ component: z.string().max(200), params: z.unknown() });
export type Call = z.infer<typeof call>;

/** `split_view`, `SplitView` and `split-view` are equal. */
export const isA = (component: string, names: readonly string[]): boolean =>
  names.includes(component.replaceAll(/[_\-\s]/g, '').toLowerCase());

export type Level = 'D0' | 'D1' | 'D2';

/** The density level of a drawing, taken from the size that most of its words have. */
export function levelOf(drawing: Drawing): Level {
  const letters = new Map<number, number>();
  const read = (body: TextBody): void => {
    for (const p of body.paragraphs) for (const r of p.runs) letters.set(r.size_pt, (letters.get(r.size_pt) ?? 0) + r.text.length);
  };
  for (const s of walk(drawing.shapes)) {
    if (s.kind === 'table' || s.role === 'label' || s.role === 'body') for (const body of textsOf(s)) read(body);
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (most === undefined) return 'D0';
  return most[0] >= 14 ? 'D0' : most[0] >= 11 ? 'D1' : 'D2';
}

/** Inches per unit of the longest mark on a linear scale; undefined for drawings without one. */
export function inchesPerUnit(shapes: readonly Shape[]): number | undefined {
  let best: { length: number; value: number } | undefined;
  for (const s of walk(shapes)) {
    const { datum } = s;
    if (s.role !== 'mark' || datum?.value === undefined || (datum.along !== 'x' && datum.along !== 'y')) continue;
    if (datum.flags?.some((f) => f === 'bar_min_length' || f === 'clipped' || f === 'axis_broken')) continue;
    const length = (datum.along === 'x' ? s.box.w : s.box.h) / EMU_PER_IN;
    const value = Math.abs(datum.value);
    if (value > 0 && (best === undefined || length > best.length)) best = { length, value };
  }
  return best === undefined ? undefined : best.length / best.value;
}

/** Names that have colours: the texts under `label`, `name` and `categories`, in order and without duplicates. */
export function categoriesIn(params: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (key === 'label' || key === 'name' || key === 'categories') found.add(value);
    } else if (Array.isArray(value)) for (const v of value) visit(v, key);
    else if (value !== null && typeof value === 'object') for (const [k, v] of Object.entries(value)) visit(v, k);
  };
  visit(params, '');
  return [...found];
}

/** All units anywhere in params. */
export function unitsIn(params: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (key === 'unit' && value !== '') found.add(value);
    } else if (Array.isArray(value)) for (const v of value) visit(v, key);
    else if (value !== null && typeof value === 'object') for (const [k, v] of Object.entries(value)) visit(v, k);
  };
  visit(params, '');
  return found;
}
