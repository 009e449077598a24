/** Fills a slide of a template by name: each text goes into the place that the request names. */
import { type BoxIn, capacityExceeded, type Kit } from '../layout/index.ts';
import type { Shape, SheetPlace, TableShape } from '../scene/index.ts';
import { type FilledUse, fieldsOf } from './fields.ts';
import type { FilledLayout } from './fill-layout.ts';
import { layoutFor, type PlaceKind, placeOf, type TemplateModel } from './model.ts';
import { type PictureFill, setPicture } from './set-picture.ts';
import { inchBox, type PlaceText, setPlace, sheetPlace } from './set-place.ts';

export interface PictureAsked {
  readonly src: string;
  readonly path: string;
  readonly alt?: string;
  readonly about?: { readonly x: number; readonly y: number };
}

/** Draws pictures and tables. Throws `DrawRefusal` for a picture that cannot be read and for rows that do not fit. */
export interface ObjectMakers {
  picture(src: string, path: string): Pick<PictureFill, 'media' | 'width_px' | 'height_px'>;
  /** @param box inches at our scale */
  table(id: string, rows: readonly (readonly PlaceText[])[], box: BoxIn, alt: string): TableShape;
}

export interface PlaceFill {
  readonly use: FilledUse;
  /** By the names of `fieldsOf`. */
  readonly pictures?: ReadonlyMap<string, PictureAsked>;
  /** Rows of cells, the header first. */
  readonly tables?: ReadonlyMap<string, readonly (readonly PlaceText[])[]>;
  readonly fills: ReadonlyMap<string, readonly PlaceText[]>;
  readonly number?: PlaceText;
}

const ROLES: Readonly<Partial<Record<PlaceKind, 'title' | 'subtitle' | 'source'>>> = {
  title: 'title',
  subtitle: 'subtitle',
  date: 'source',
  footer: 'source',
};
const MIN_PT = { title: 18, subtitle: 10, body: 10, source: 9 } as const;

export function fillPlaces(
  { use, fills, pictures, tables, number }: PlaceFill,
  model: TemplateModel,
  k: number,
  kit: Kit,
  make: ObjectMakers,
): FilledLayout {
  const layout = layoutFor(model, use);
  if (layout === undefined) throw capacityExceeded(`The template has no ${use} layout.`, 'Choose one of its layouts.', {});
  const shapes: Shape[] = [];
  const places: Record<string, SheetPlace> = {};
  for (const { name, place } of fieldsOf(layout)) {
    const id = name.replaceAll('_', '-');
    const picture = pictures?.get(name);
    if (picture !== undefined) {
      const { src, path, alt = '', about } = picture;
      const made: PictureFill = { ...make.picture(src, path), alt, path, ...(about === undefined ? {} : { about }) };
      const set = setPicture(id, made, place, k);
      shapes.push(set.shape);
      places[id] = set.place;
    }
    const rows = tables?.get(name);
    if (rows !== undefined) {
      shapes.push(make.table(id, rows, inchBox(place.box, k), kit.title));
      places[id] = sheetPlace(place);
    }
    const texts = fills.get(name);
    if (texts === undefined) continue;
    const role = name === 'subtitle' ? 'subtitle' : (ROLES[place.kind] ?? 'body');
    const least_pt = MIN_PT[role];
    const set = setPlace({ id, name: place.name === '' ? name : place.name, role, texts, least_pt }, place, k, kit);
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
    const order = { id: 'page-number', name: 'Slide number', role: 'page_number' as const, least_pt: MIN_PT.source };
    const set = setPlace({ ...order, texts: [{ ...number, field: 'slidenum' }] }, at, k, kit);
    shapes.push(set.shape);
    places[set.shape.id] = set.place;
  }
  return { layout, places, shapes };
}
