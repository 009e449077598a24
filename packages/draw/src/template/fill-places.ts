/** A slide of a template filled by name: each text in the place that was asked for. */
import { capacityExceeded, type Kit } from '../layout/index.ts';
import type { Shape, SheetPlace } from '../scene/index.ts';
import { type FilledUse, fieldsOf } from './fields.ts';
import type { FilledLayout } from './fill-layout.ts';
import { layoutFor, type PlaceKind, placeOf, type TemplateModel } from './model.ts';
import { type PlaceText, setPlace } from './set-place.ts';

export interface PlaceFill {
  readonly use: FilledUse;
  /** By the names of `fieldsOf`. */
  readonly fills: ReadonlyMap<string, readonly PlaceText[]>;
  readonly number?: PlaceText;
}

const ROLES: Readonly<Partial<Record<PlaceKind, 'title' | 'subtitle' | 'source'>>> = {
  title: 'title',
  subtitle: 'subtitle',
  date: 'source',
  footer: 'source',
};
const LEAST_PT = { title: 18, subtitle: 10, body: 10, source: 9 } as const;

export function fillPlaces({ use, fills, number }: PlaceFill, model: TemplateModel, k: number, kit: Kit): FilledLayout {
  const layout = layoutFor(model, use);
  if (layout === undefined) throw capacityExceeded(`The template has no ${use} layout.`, 'Choose one of its layouts.', {});
  const shapes: Shape[] = [];
  const places: Record<string, SheetPlace> = {};
  for (const { name, place } of fieldsOf(layout)) {
    const texts = fills.get(name);
    if (texts === undefined) continue;
    const role = name === 'subtitle' ? 'subtitle' : (ROLES[place.kind] ?? 'body');
    const least_pt = LEAST_PT[role];
    const set = setPlace(
      { id: name.replaceAll('_', '-'), name: place.name === '' ? name : place.name, role, texts, least_pt },
      place,
      k,
      kit,
    );
    if (!set.fits)
      kit.warn('text_over_place', `The words of ${name} need more room than the template's place for them, at ${least_pt} pt too.`, {
        ...(texts[0]?.path === undefined ? {} : { path: texts[0].path }),
        remedy: 'Shorten them.',
      });
    shapes.push(set.shape);
    places[set.shape.id] = set.place;
  }
  const at = number === undefined ? undefined : placeOf(layout, 'number');
  if (number !== undefined && at !== undefined && !at.turned) {
    const order = { id: 'page-number', name: 'Slide number', role: 'page_number' as const, least_pt: LEAST_PT.source };
    const set = setPlace({ ...order, texts: [{ ...number, field: 'slidenum' }] }, at, k, kit);
    shapes.push(set.shape);
    places[set.shape.id] = set.place;
  }
  return { layout, places, shapes };
}
