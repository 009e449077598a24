/** A cover, agenda, divider or closing slide of a template: words in its own places, in its own styles. */
import { contrastOf } from '@deckwright/core/color';
import { type BoxIn, capacityExceeded, type Kit } from '../layout/index.ts';
import { type ImageShape, type Rgb, type Shape, type SheetPlace, walk } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import { isFillable, type LayoutUse, layoutFor, type Place, type PlaceKind, type TemplateLayout, type TemplateModel } from './model.ts';
import { type PictureFill, pictureIn, setPicture } from './set-picture.ts';
import { inchBox, inParagraph, leastContrast, type PlaceOrder, type PlaceText, pathOf, setPlace } from './set-place.ts';

export interface LayoutFill {
  readonly use: Exclude<LayoutUse, 'content' | 'blank'>;
  readonly title?: PlaceText;
  /** In their order; where the layout has one place for words, they share it as paragraphs. */
  readonly subtitle: readonly (PlaceText | readonly PlaceText[])[];
  readonly items: readonly PlaceText[];
  readonly date?: PlaceText;
  readonly footer?: PlaceText;
  readonly number?: PlaceText;
  readonly picture?: PictureFill;
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

const MIN_PT = { title: 18, words: 10, small: 9 } as const;
/** Paragraphs that would be smaller than this are joined into one. */
const MIN_LISTED_PT = 12;

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
  const lost: (PlaceText | readonly PlaceText[])[] = [];
  const used: Place[] = [];
  const put = (
    id: string,
    role: 'title' | 'subtitle' | 'body' | 'source' | 'page_number',
    texts: Texts,
    place: Place | undefined,
  ): boolean => {
    if (texts.length === 0 || place === undefined) return texts.length === 0;
    const kind = role === 'title' ? 'title' : role === 'source' || role === 'page_number' ? 'small' : 'words';
    const least_pt = MIN_PT[kind];
    const order = { id, name: place.name === '' ? id : place.name, role, least_pt };
    let shown = texts;
    let set = setPlace({ ...order, texts }, place, k, kit);
    const [first, ...others] = texts;
    if (role === 'subtitle' && first !== undefined && others.length > 1 && (!set.fits || set.size_pt < MIN_LISTED_PT)) {
      const together: Texts = [first, others.flat()];
      const other = setPlace({ ...order, texts: together }, place, k, kit);
      if (other.fits && (!set.fits || other.size_pt > set.size_pt)) {
        set = other;
        shown = together;
      }
    }
    // The first paragraphs say most. The last ones are placed outside, because they would cover what is below.
    const unset: (PlaceText | readonly PlaceText[])[] = [];
    while (!set.fits && shown.length > 1) {
      unset.unshift(shown.at(-1) ?? []);
      shown = shown.slice(0, -1);
      set = setPlace({ ...order, texts: shown }, place, k, kit);
    }
    lost.push(...unset);
    if (!set.fits)
      kit.warn('text_over_place', `The words of ${id} need more room than the template's place for them, at ${least_pt} pt too.`, {
        ...(pathOf({ texts }) === undefined ? {} : { path: pathOf({ texts }) ?? '' }),
        remedy: 'Shorten them.',
      });
    shapes.push(set.shape);
    places[set.shape.id] = set.place;
    used.push(place);
    return true;
  };
  const orLost = (texts: Texts, stands: boolean): void => {
    if (!stands) lost.push(...texts);
  };
  const titled = fill.title === undefined || put('title', 'title', [fill.title], take('title'));
  const date = fill.date === undefined || !put('date', 'source', [fill.date], take('date')) ? fill.date : undefined;
  const words = [...fill.subtitle, ...(date === undefined ? [] : [date])];
  if (fill.items.length > 0) {
    orLost(fill.items, put('items', 'body', fill.items, take('body', 'other')));
    orLost(words, put('subtitle', 'subtitle', words, words.length === 0 ? undefined : take('subtitle', 'body')));
  } else orLost(words, put('subtitle', 'subtitle', words, words.length === 0 ? undefined : take('subtitle', 'body', 'other')));
  if (fill.footer !== undefined) orLost([fill.footer], put('footer', 'source', [fill.footer], take('footer')));
  if (fill.number !== undefined) put('page-number', 'page_number', [{ ...fill.number, field: 'slidenum' }], take('number'));
  const picture = fill.picture === undefined ? undefined : take('picture');
  if (fill.picture !== undefined && picture !== undefined) {
    const set = setPicture('picture', fill.picture, picture, k);
    shapes.unshift(set.shape);
    places[set.shape.id] = set.place;
    used.push(picture);
  }
  const untitled = titled ? undefined : fill.title;
  const missing = untitled !== undefined || lost.length > 0;
  const free = freeOf(layout, used, k);
  const outside = missing && free !== undefined ? besides(untitled, lost, free, layout, kit) : undefined;
  if (outside !== undefined) shapes.push(outside);
  else if (missing) {
    const all = [...(untitled === undefined ? [] : [untitled]), ...lost.flat()];
    kit.notes.push(...all.map(({ text }) => text));
    kit.warn('place_missing', `${JSON.stringify(layout.name)} has no place for ${all.length} of the texts; the notes hold them.`, {
      ...(all[0]?.path === undefined ? {} : { path: all[0].path }),
      remedy: 'Send fewer texts, or add a place to the layout in the template.',
    });
  }
  if (fill.picture !== undefined && picture === undefined) {
    if (outside === undefined && free !== undefined && free.w >= MIN_PICTURE.w && free.h >= MIN_PICTURE.h)
      shapes.unshift(pictureIn('picture', fill.picture, free));
    else
      kit.warn('picture_left_out', `${JSON.stringify(layout.name)} has no place for a picture and no room for one; it is left out.`, {
        path: fill.picture.path,
        remedy: 'Add a place for a picture to the layout in the template, or show it with image_story.',
      });
  }
  return { layout, places, shapes };
}

/** A smaller area holds no picture. Inches at the scale of the drawing. */
const MIN_PICTURE = { w: 2.5, h: 1.5 };
/** Between a place in use and what stands beside it. */
const BESIDE_IN = 0.15;

/** The largest strip of the free area beside the places in use. Inches at the scale of the drawing. */
function freeOf({ body, busy }: TemplateLayout, used: readonly Place[], k: number): BoxIn | undefined {
  if (body === undefined || busy) return undefined;
  let free: BoxIn = inchBox(body, k);
  for (const place of used) {
    const box = inchBox(place.box, k);
    const [right, bottom] = [free.x + free.w, free.y + free.h];
    if (box.x >= right || box.y >= bottom || box.x + box.w <= free.x || box.y + box.h <= free.y) continue;
    const below = box.y + box.h + BESIDE_IN;
    const after = box.x + box.w + BESIDE_IN;
    const strips: BoxIn[] = [
      { ...free, h: box.y - BESIDE_IN - free.y },
      { ...free, y: below, h: bottom - below },
      { ...free, w: box.x - BESIDE_IN - free.x },
      { ...free, x: after, w: right - after },
    ].filter(({ w, h }) => w > 0 && h > 0);
    const area = ({ w, h }: BoxIn): number => w * h;
    const largest = strips.reduce<BoxIn | undefined>((best, one) => (best === undefined || area(one) > area(best) ? one : best), undefined);
    if (largest === undefined) return undefined;
    free = largest;
  }
  return free;
}

const BESIDE_PT = { title: 32, words: [16, 14, 12, 11, 10] } as const;

/** A text in the free area with the words that the layout has no place for. Undefined where they do not fit. */
function besides(
  untitled: PlaceText | undefined,
  lost: Texts,
  box: BoxIn,
  { ground, places }: TemplateLayout,
  kit: Kit,
): Shape | undefined {
  const title = places.find(({ kind, turned }) => kind === 'title' && !turned);
  const strongest = contrastOf('#FFFFFF', ground) > contrastOf('#000000', ground) ? '#FFFFFF' : '#000000';
  const own = (size_pt: number): Rgb =>
    title !== undefined && contrastOf(title.color, ground) >= leastContrast(size_pt, false) ? title.color : strongest;
  const runOf = ({ text, path }: PlaceText): RunIn => (path === undefined ? { text } : { text, path, bind: 'verbatim' });
  const block = {
    color: own(Math.min(...BESIDE_PT.words)),
    leading: 1.2,
    paragraphs: [
      ...(untitled === undefined
        ? []
        : [{ runs: [{ ...runOf(untitled), size_pt: BESIDE_PT.title, font: 'heading', color: own(BESIDE_PT.title) }] }]),
      ...lost.map((one) => ({ runs: inParagraph(one).map(runOf), gap: 0.25 })),
    ],
  };
  const fit = kit.fit({ block, sizes_pt: BESIDE_PT.words, width_in: box.w, height_in: box.h });
  if (!fit.fits) return undefined;
  return kit.place({ id: 'words', name: 'Words', role: 'body' }, box, {
    block,
    size_pt: fit.size_pt,
    align: title?.align ?? 'left',
    anchor: untitled === undefined ? 'top' : 'middle',
  });
}

/** The key of a point or row: `…/point-1-label` and `…/point-1-text` are one point, `…/name-1` and `…/name-2` are one row. */
const OF_POINT = /^(.*)-(?:label|text|meta)$/;
const OF_ROW = /^(.*)\/(?:name|number)-\d+$/;

/**
 * The words of a slide of ours that owns its canvas: its title, its sub-title, what stands alone, and each point as a paragraph, its
 * label first; and its picture.
 */
export function harvest(shapes: readonly Shape[], use: LayoutFill['use'], kit: Kit): LayoutFill {
  let title: PlaceText | undefined;
  let picture: PictureFill | undefined;
  const subtitle: PlaceText[] = [];
  const alone: PlaceText[] = [];
  const points = new Map<string, PlaceText[]>();
  for (const shape of walk(shapes)) {
    if (shape.kind === 'image') picture ??= pictureOf(shape, kit);
    if (!('text' in shape) || shape.text === undefined) continue;
    const key = OF_POINT.exec(shape.id)?.[1] ?? OF_ROW.exec(shape.id)?.[1];
    for (const { runs } of shape.text.paragraphs) {
      const text = runs
        .map((run) => run.text)
        .join('')
        .trim();
      const path = runs.find((run) => run.path !== undefined)?.path;
      // Our number before a point is left out, because paragraphs are in order.
      if (text === '' || (path === undefined && key !== undefined)) continue;
      const one = path === undefined ? { text } : { text, path };
      const isTitle = 'placeholder' in shape && shape.placeholder === 'title' ? true : shape.role === 'title';
      if (isTitle) title = title === undefined ? one : { ...title, text: `${title.text} ${text}` };
      else if (shape.role === 'subtitle') subtitle.push(one);
      else if (key === undefined) alone.push(one);
      else {
        const point = points.get(key) ?? [];
        const [first] = point;
        points.set(key, [
          ...point,
          point.length === 1 && first !== undefined && OF_POINT.test(shape.id) ? { ...one, joint: afterLabel(first) } : one,
        ]);
      }
    }
  }
  return {
    use,
    ...(title === undefined ? {} : { title }),
    subtitle: [...subtitle, ...(alone.length === 0 ? [] : [alone]), ...points.values()],
    items: [],
    ...(picture === undefined ? {} : { picture }),
  };
}

const afterLabel = ({ text }: PlaceText): string => (/[:?!.]$/.test(text) ? ' ' : ': ');

/** The crop was made for another box, so the middle of the picture stays in view. */
function pictureOf({ media: key, alt, crop }: ImageShape, kit: Kit): PictureFill | undefined {
  const media = kit.media.get(key);
  if (media === undefined) return undefined;
  const { width_px, height_px } = media;
  const { l, t, r, b } = crop ?? { l: 0, t: 0, r: 0, b: 0 };
  return { media: key, width_px, height_px, alt: alt ?? '', about: { x: (l + 1 - r) / 2, y: (t + 1 - b) / 2 }, path: '/image_src' };
}
