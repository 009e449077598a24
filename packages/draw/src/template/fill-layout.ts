/** A cover, agenda, divider or closing slide of a template: words in its own places, in its own styles. */
import { capacityExceeded, type Kit } from '../layout/index.ts';
import { EMU_PER_IN, type Shape, type SheetPlace, walk } from '../scene/index.ts';
import { contrast } from '../themes/index.ts';
import { isFillable, type LayoutUse, layoutFor, type Place, type PlaceKind, type TemplateLayout, type TemplateModel } from './model.ts';
import { type PlaceOrder, type PlaceText, pathOf, setPlace } from './set-place.ts';

export interface LayoutFill {
  readonly use: Exclude<LayoutUse, 'content' | 'blank'>;
  readonly title?: PlaceText;
  /** In their order; where the layout has one place for words, they share it as paragraphs. */
  readonly subtitle: readonly (PlaceText | readonly PlaceText[])[];
  readonly items: readonly PlaceText[];
  readonly date?: PlaceText;
  readonly footer?: PlaceText;
  readonly number?: PlaceText;
}

type Texts = PlaceOrder['texts'];

export interface FilledLayout {
  readonly layout: TemplateLayout;
  readonly places: Readonly<Record<string, SheetPlace>>;
  readonly shapes: readonly Shape[];
}

/** What stands in for a layout that a template lacks. */
const INSTEAD: Readonly<Record<LayoutFill['use'], readonly LayoutUse[]>> = {
  cover: ['cover', 'divider', 'content'],
  divider: ['divider', 'cover', 'content'],
  closing: ['closing', 'cover', 'divider', 'content'],
  agenda: ['agenda', 'content'],
};

const LEAST_PT = { title: 18, words: 10, small: 9 } as const;

export function fillLayout(fill: LayoutFill, model: TemplateModel, k: number, kit: Kit): FilledLayout {
  const found = INSTEAD[fill.use].map((use) => layoutFor(model, use)).filter((one) => one !== undefined);
  const layout =
    found.find((one) => fill.title === undefined || one.places.some((place) => place.kind === 'title' && isFillable(place))) ?? found[0];
  if (layout === undefined)
    throw capacityExceeded(
      `The template has no layout for a ${fill.use} slide, and none that could stand in.`,
      'Add one to the template, or draw a cover of ours without the template.',
      {},
    );
  if (layout.use !== fill.use)
    kit.warn('layout_stands_in', `The template has no ${fill.use} layout; ${JSON.stringify(layout.name)} stands in.`, {
      remedy: `Name a layout of the template "${fill.use}", or give it the type that PowerPoint gives it.`,
    });
  const shapes: Shape[] = [];
  const places: Record<string, SheetPlace> = {};
  const left = new Set(layout.places.filter(isFillable));
  const take = (...kinds: readonly PlaceKind[]): Place | undefined => {
    for (const kind of kinds)
      for (const place of left)
        if (place.kind === kind) {
          left.delete(place);
          return place;
        }
    return undefined;
  };
  const lost: PlaceText[] = [];
  const put = (
    id: string,
    role: 'title' | 'subtitle' | 'body' | 'source' | 'page_number',
    texts: Texts,
    place: Place | undefined,
  ): boolean => {
    if (texts.length === 0 || place === undefined) return texts.length === 0;
    const least_pt = role === 'title' ? LEAST_PT.title : role === 'source' || role === 'page_number' ? LEAST_PT.small : LEAST_PT.words;
    const order = { id, name: place.name === '' ? id : place.name, role, least_pt };
    let shown = texts;
    let set = setPlace({ ...order, texts }, place, k, kit);
    // The first paragraphs say most; what has no room stands outside, rather than over what is below.
    while (!set.fits && shown.length > 1) {
      shown = shown.slice(0, -1);
      set = setPlace({ ...order, texts: shown }, place, k, kit);
    }
    lost.push(...texts.slice(shown.length).flat());
    if (!set.fits)
      kit.warn('text_over_place', `The words of ${id} need more room than the template's place for them, at ${least_pt} pt too.`, {
        ...(pathOf({ texts }) === undefined ? {} : { path: pathOf({ texts }) ?? '' }),
        remedy: 'Shorten them.',
      });
    shapes.push(set.shape);
    places[set.shape.id] = set.place;
    return true;
  };
  const orLost = (texts: Texts, stands: boolean): void => {
    if (!stands) lost.push(...texts.flat());
  };
  if (fill.title !== undefined) orLost([fill.title], put('title', 'title', [fill.title], take('title')));
  const date = fill.date === undefined || !put('date', 'source', [fill.date], take('date')) ? fill.date : undefined;
  const words = [...fill.subtitle, ...(date === undefined ? [] : [date])];
  if (fill.items.length > 0) {
    orLost(fill.items, put('items', 'body', fill.items, take('body', 'other')));
    orLost(words, put('subtitle', 'subtitle', words, words.length === 0 ? undefined : take('subtitle', 'body')));
  } else orLost(words, put('subtitle', 'subtitle', words, words.length === 0 ? undefined : take('subtitle', 'body', 'other')));
  if (fill.footer !== undefined) orLost([fill.footer], put('footer', 'source', [fill.footer], take('footer')));
  if (fill.number !== undefined) put('page-number', 'page_number', [{ ...fill.number, field: 'slidenum' }], take('number'));
  const outside = lost.length === 0 ? undefined : besides(lost, layout, k, kit);
  if (outside !== undefined) shapes.push(outside);
  else if (lost.length > 0) {
    kit.notes.push(...lost.map(({ text }) => text));
    kit.warn('place_missing', `${JSON.stringify(layout.name)} has no place for ${lost.length} of the texts; the notes hold them.`, {
      ...(lost[0]?.path === undefined ? {} : { path: lost[0].path }),
      remedy: 'Send fewer texts, or add a place to the layout in the template.',
    });
  }
  return { layout, places, shapes };
}

/** Words that the layout has no place for, as a text of ours in its free area; undefined where they do not fit. */
function besides(lost: readonly PlaceText[], layout: TemplateLayout, k: number, kit: Kit): Shape | undefined {
  const { body, ground } = layout;
  if (body === undefined || layout.busy) return undefined;
  const inch = (emu: number): number => emu / EMU_PER_IN / k;
  const box = { x: inch(body.x), y: inch(body.y), w: inch(body.w), h: inch(body.h) };
  const title = layout.places.find(({ kind, turned }) => kind === 'title' && !turned);
  const strongest = contrast('#FFFFFF', ground) > contrast('#000000', ground) ? '#FFFFFF' : '#000000';
  const color = title !== undefined && contrast(title.color, ground) >= 4.5 ? title.color : strongest;
  const block = {
    color,
    leading: 1.2,
    paragraphs: lost.map(({ text, path }) => ({
      runs: [path === undefined ? { text } : { text, path, bind: 'verbatim' as const }],
      gap: 0.25,
    })),
  };
  const fit = kit.fit({ block, sizes_pt: [16, 14, 12, 11, 10], width_in: box.w, height_in: box.h });
  if (!fit.fits) return undefined;
  return kit.place({ id: 'words', name: 'Words', role: 'body' }, box, { block, size_pt: fit.size_pt, align: title?.align ?? 'left' });
}

/** The words of a slide of ours that owns its canvas: its title, then all others in reading order. */
export function harvest(shapes: readonly Shape[], use: LayoutFill['use']): LayoutFill {
  let title: PlaceText | undefined;
  const subtitle: PlaceText[] = [];
  const rest: PlaceText[] = [];
  const items: PlaceText[] = [];
  for (const shape of walk(shapes)) {
    if (!('text' in shape) || shape.text === undefined) continue;
    for (const { runs } of shape.text.paragraphs) {
      const text = runs
        .map((run) => run.text)
        .join('')
        .trim();
      if (text === '') continue;
      const path = runs.find((run) => run.path !== undefined)?.path;
      const one = path === undefined ? { text } : { text, path };
      const isTitle = 'placeholder' in shape && shape.placeholder === 'title' ? true : shape.role === 'title';
      if (isTitle) title = title === undefined ? one : { ...title, text: `${title.text} ${text}` };
      else if (shape.role === 'subtitle') subtitle.push(one);
      else rest.push(one);
    }
  }
  return { use, ...(title === undefined ? {} : { title }), subtitle: [...subtitle, ...(rest.length === 0 ? [] : [rest])], items };
}
