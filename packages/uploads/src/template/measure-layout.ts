/** One layout of a template, measured on a picture of it: its places, and the area that is free for a body. */
import { contrastOf } from '@deckwright/core/color';
import type { Emu, Media, Rgb, Shape } from '@deckwright/draw/scene';
import type { Place, TemplateLayout } from '@deckwright/draw/template';
import { type ForeignDeck, type ForeignSlide, walkForeign } from '@deckwright/read/pptx';
import { groundIn, largestFree, type PixelBox, placesOf, type Raster } from '@deckwright/read/template';
import type { BaseLayout } from '@deckwright/write/pptx';

/** Share of a layout's width and height that stays free at the edges, if no placeholder limits the body. */
const MARGIN = 0.04;
/** Share of both between a body and the furniture next to it. */
const GUTTER = 0.015;

/** A layout that was measured, and what is drawn of it under a slide's own shapes. */
export interface MeasuredLayout {
  readonly made: TemplateLayout;
  readonly slide: ForeignSlide;
  readonly behind: readonly Shape[];
  readonly media: ReadonlyMap<string, Media>;
}

/** A layout as it is drawn. */
export interface DrawnLayout {
  readonly layout: BaseLayout;
  readonly master: number;
  readonly slide: ForeignSlide;
  readonly deck: ForeignDeck;
  readonly raster: Raster;
  readonly background: Rgb;
  readonly scene: readonly Shape[];
  readonly media: ReadonlyMap<string, Media>;
}

/** Finds the places of a layout, what of it is free, and the colour there. */
export function measureLayout({ layout, master, slide, deck, raster, background, scene, media }: DrawnLayout): MeasuredLayout {
  const bare = placesOf(layout.placeholders, slide);
  const { w, h } = deck.canvas;
  const k = raster.width / w;
  const pixels = (box: { x: number; y: number; w: number; h: number }): PixelBox => {
    const x = Math.max(0, Math.min(raster.width, Math.floor(box.x * k)));
    const y = Math.max(0, Math.min(raster.height, Math.floor(box.y * k)));
    return {
      x,
      y,
      w: Math.max(0, Math.min(raster.width, Math.ceil((box.x + box.w) * k)) - x),
      h: Math.max(0, Math.min(raster.height, Math.ceil((box.y + box.h) * k)) - y),
    };
  };
  const places = bare.map((place): Place => ({ ...place, ground: hexOf(groundIn(raster, pixels(place.box))) }));
  const title = places.find(({ kind }) => kind === 'title');
  const bodies = places.filter(({ kind }) => kind === 'body' || kind === 'other' || kind === 'picture');
  const search = searchArea(title, bodies, w, h);
  const inPixels = pixels(search);
  const ground = groundIn(raster, inPixels);
  const taken = places.filter(({ kind }) => ['title', 'date', 'footer', 'number'].includes(kind)).map(({ box }) => pixels(box));
  const found = largestFree(raster, inPixels, ground, taken);
  const whole = { x: search.x, y: search.y, w: search.w, h: search.h };
  const share = found === undefined ? 0 : (found.w * found.h) / Math.max(1, inPixels.w * inPixels.h);
  const busy = share < 0.45;
  const free = busy
    ? aboveFoot(
        whole,
        places.filter(({ kind }) => kind === 'footer' || kind === 'number' || kind === 'date'),
      )
    : inset(found, k, whole, { x: w * GUTTER, y: h * GUTTER });
  const rgb = hexOf(ground);
  const exact = [...slide.colors.values()].find((color) => isClose(color, rgb)) ?? (isClose(background, rgb) ? background : rgb);
  const furniture = [...walkForeign(slide.behind)].flatMap((shape) =>
    shape.box === undefined || shape.kind === 'group' || shape.hidden
      ? []
      : [{ name: shape.name.slice(0, 100), kind: shape.kind, box: shape.box }],
  );
  return {
    slide,
    behind: scene,
    media,
    made: {
      part: layout.part,
      name: layout.name,
      ...(layout.type === undefined ? {} : { type: layout.type }),
      master,
      mode: contrastOf('#000000', exact) >= contrastOf('#FFFFFF', exact) ? 'light' : 'dark',
      ground: exact,
      background,
      ...(free === undefined ? {} : { body: free }),
      busy,
      places: [...places],
      furniture: furniture.slice(0, 500).map((one) => ({ ...one, box: wholeEmu(one.box) })),
    },
  };
}

type Area = { x: Emu; y: Emu; w: Emu; h: Emu };
const area = (x: number, y: number, w: number, h: number): Area => ({
  x: Math.round(x) as Emu,
  y: Math.round(y) as Emu,
  w: Math.round(w) as Emu,
  h: Math.round(h) as Emu,
});
const wholeEmu = (box: { x: number; y: number; w: number; h: number }): Area => area(box.x, box.y, box.w, box.h);

/** The area in which a body is searched: as wide as the title and the bodies, from the title down to the bodies' lower edge or the margin. */
function searchArea(title: Place | undefined, bodies: readonly Place[], w: number, h: number): Area {
  const upright = title !== undefined && !title.turned && title.box.y + title.box.h < h * 0.6 ? title : undefined;
  const lefts = [...bodies.map(({ box }) => box.x), ...(upright === undefined ? [] : [upright.box.x])];
  const rights = [...bodies.map(({ box }) => box.x + box.w), ...(upright === undefined ? [] : [upright.box.x + upright.box.w])];
  const inset = upright !== undefined && upright.align === 'left' ? Math.min(upright.insets.l, w * 0.02) : 0;
  const left = Math.max(w * 0.02, lefts.length === 0 ? w * MARGIN : Math.min(...lefts) + inset);
  const right = Math.min(w * 0.98, rights.length === 0 ? w * (1 - MARGIN) : Math.max(...rights) - inset);
  const top = upright === undefined ? h * MARGIN : upright.box.y + upright.box.h + h * 0.01;
  const bottom = bodies.length === 0 ? h * (1 - MARGIN) : Math.max(h * 0.8, ...bodies.map(({ box }) => box.y + box.h));
  return area(left, top, right - left, Math.min(bottom, h * (1 - MARGIN / 2)) - top);
}

/** The part of an area above the places at its foot. */
function aboveFoot(one: Area, places: readonly Place[]): Area {
  const low = Math.min(one.y + one.h, ...places.filter(({ box }) => box.y > one.y + one.h / 2).map(({ box }) => box.y));
  return area(one.x, one.y, one.w, low - one.y);
}

const hexOf = (rgb: readonly number[]): Rgb => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Rgb;

/** Converts pixels to EMU. Edges inside the search area keep a gap from the furniture there. */
function inset(found: PixelBox | undefined, k: number, within: Area, gap: { x: number; y: number }): Area | undefined {
  if (found === undefined) return undefined;
  const edge = 2 / k;
  const met = (at: number, end: number): boolean => Math.abs(at - end) > edge;
  const [left, top, right0, bottom0] = [found.x / k, found.y / k, (found.x + found.w) / k, (found.y + found.h) / k];
  const x = met(left, within.x) ? left + gap.x : Math.max(within.x, left);
  const y = met(top, within.y) ? top + gap.y : Math.max(within.y, top);
  const right = met(right0, within.x + within.w) ? right0 - gap.x : Math.min(within.x + within.w, right0);
  const bottom = met(bottom0, within.y + within.h) ? bottom0 - gap.y : Math.min(within.y + within.h, bottom0);
  return right <= x || bottom <= y ? undefined : area(x, y, right - x, bottom - y);
}

/** Whether no channel differs by more than rounding. */
function isClose(a: string, b: string): boolean {
  return [1, 3, 5].every((i) => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)) <= 3);
}
