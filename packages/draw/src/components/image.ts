/** One picture: cropped to its place or whole in it, over the whole slide, with a caption below, beside its text, or as a band. */
import { z } from 'zod';
import { optionalText } from '../fields/fields.ts';
import {
  type BoxIn,
  CANVAS_H,
  CANVAS_W,
  capacityExceeded,
  type Drawing,
  GUTTER,
  type Kit,
  type Pane,
  SPAN,
  settle,
  shape,
  sideOf,
  sizesDown,
} from '../layout/index.ts';
import { duotoneOf, fit, fitOf, type PictureFit, type Treatment, treatment } from '../marks/picture-options.ts';
import { containedBox, coverCrop, type Focus, focus, loadPicture, type Picture, pictureShape } from '../marks/request-picture.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const STYLES = ['cover', 'contained', 'fullbleed', 'caption', 'sidebyside', 'bannercard'] as const;
type Style = (typeof STYLES)[number];

/** 10 MB in base64, and the header of the data URI. */
const MOST_CHARACTERS = 14_000_000;

const params = z
  .object({
    src: z
      .preprocess(
        (v) => (v === null || v === '' ? undefined : v),
        z.string().max(MOST_CHARACTERS, 'is longer than 14 million characters').optional(),
      )
      .describe('The picture as a data URI: PNG, JPEG, GIF, WebP or SVG.'),
    asset_id: optionalText.describe('A stored picture.'),
    alt: optionalText.describe('What the picture shows, for those who cannot see it.'),
    focus: focus.describe(
      'What a crop keeps in the middle: shares of width and height from the top left, or top, bottom-left, center and so on; the middle when absent.',
    ),
    fit: fit.describe(
      'cover (the default) crops the picture to its place; contain shows it whole, for plans and diagrams. SVG pictures are contained unless cover is asked for.',
    ),
    treatment: treatment.describe('duotone shows the picture in two tones of the theme; plain, the default, in its own colours.'),
    style: optionalText.describe('cover, contained, fullbleed, caption, sidebyside or bannercard.'),
    caption: optionalText,
  })
  .refine((p) => p.src !== undefined || p.asset_id !== undefined, { message: 'is missing: send src or asset_id', path: ['src'] });
type Params = z.infer<typeof params>;

const BANNER_H = 2.6;

export const image = defineComponent<Params>({
  name: 'image',
  purpose: 'Shows one picture, alone or with its caption.',
  params,
  example: {
    title: 'The pilot cell fits into one bay of hall 3',
    params: {
      src: 'example:plant-hall',
      alt: 'A factory hall: orange robots in a row between two conveyor belts, fenced off from a green walkway',
      style: 'sidebyside',
      caption: 'Each robot serves both belts, and the walkway runs outside the fence, so that nobody has to cross the line.',
    },
  },
  capacity: { what: 'pictures', soft: 1, hard: 1 },
  count: () => 1,
  controls: ['src', 'asset_id', 'style', 'focus', 'fit', 'treatment'],
  draw(p, pane, kit) {
    const at = (member: string): string => `${pane.pointer}/${member}`;
    const picture = loadPicture(p.src ?? `asset:${p.asset_id}`, at(p.src === undefined ? 'asset_id' : 'src'), kit);
    const alt = p.alt ?? p.caption ?? '';
    if (p.alt === undefined)
      kit.warn('alt_missing', 'The picture has no text for those who cannot see it.', {
        path: at('alt'),
        remedy: 'Say in one sentence what the picture shows.',
      });
    else kit.drawn.add(at('alt'));
    const style = styleOf(p, pane, kit);
    const scene: Scene = {
      picture,
      fit: fitOf(/^contained$/i.test(p.style ?? '') ? 'contain' : p.fit, picture),
      treatment: p.treatment,
      alt,
      pane,
      kit,
      ...(p.focus === undefined ? {} : { about: p.focus }),
      ...(p.caption === undefined ? {} : { caption: { words: p.caption, path: at('caption') } }),
    };
    const drawn = LAYOUTS[style](scene);
    return { ...drawn, alt: `Picture: ${alt}` };
  },
});

interface Scene {
  readonly picture: Picture;
  readonly fit: PictureFit;
  readonly treatment: Treatment;
  readonly alt: string;
  readonly pane: Pane;
  readonly kit: Kit;
  readonly caption?: { readonly words: string; readonly path: string };
  readonly about?: Focus;
}

type Drawn = Omit<Drawing, 'alt'>;

/** In a part of a slide the picture has its caption below. */
function styleOf(p: Params, pane: Pane, kit: Kit): Style {
  const asked = p.style?.toLowerCase().replaceAll(/[_\-\s]/g, '');
  const knownStyle = STYLES.find((s) => s === asked);
  if (asked !== undefined && knownStyle === undefined)
    kit.warn('unknown_value', `${JSON.stringify(p.style)} is no style of a picture; it fills its place.`, {
      path: `${pane.pointer}/style`,
      remedy: `Send one of ${STYLES.join(', ')}.`,
    });
  const plain = knownStyle === 'contained' ? 'contained' : 'cover';
  const withText = p.caption === undefined ? plain : 'caption';
  if (knownStyle === undefined || knownStyle === plain || knownStyle === 'caption') return withText;
  if (pane.depth > 0 || pane.class !== 'full') return withText;
  return knownStyle === 'sidebyside' && p.caption === undefined ? plain : knownStyle;
}

const LAYOUTS: Readonly<Record<Style, (scene: Scene) => Drawn>> = {
  cover: (scene) => ({ shapes: [inRoom(scene, scene.pane.box)] }),

  contained: (scene) => ({ shapes: [inRoom(scene, scene.pane.box)] }),

  caption: (scene) => {
    const { picture, pane, kit, caption } = scene;
    const size = pane.class === 'card' ? 10 : 12;
    const block = kit.block(caption?.words ?? '', { color: 'muted', leading: 1.2 }, caption?.path);
    const fit = kit.fit({ block, sizes_pt: [size], width_in: pane.box.w });
    const room = pane.box.h - fit.height_in - 0.1;
    if (room < 0.5) throw tooLong(caption?.path ?? pane.pointer, fit.lines);
    const area = { ...pane.box, h: room };
    const box = scene.fit === 'cover' ? area : containedBox(picture, area);
    // The caption is aligned with the edge of the picture where it fits there.
    const narrow = kit.fit({ block, sizes_pt: [size], width_in: Math.max(box.w, 1) });
    const own = narrow.fits && narrow.lines <= fit.lines ? box : { ...box, x: pane.box.x, w: pane.box.w };
    const total = box.h + 0.1 + fit.height_in;
    const top = pane.depth === 0 ? settle(pane.box, total).y : pane.box.y;
    return {
      shapes: [
        shown(scene, { ...box, y: top }),
        kit.place(
          { id: `${pane.id}/caption`, name: 'caption', role: 'caption' },
          { x: own.x, y: top + box.h + 0.1, w: own.w, h: fit.height_in },
          {
            block,
            size_pt: size,
            align: sideOf(pane.box, kit).leading(caption?.words ?? ''),
          },
        ),
      ],
    };
  },

  sidebyside: (scene) => {
    const { picture, pane, kit, caption } = scene;
    const side = sideOf(pane.box, kit);
    const left: BoxIn = { ...pane.box, w: SPAN(7) };
    const box = scene.fit === 'cover' ? left : settleIn(containedBox(picture, left, 'start'), pane.box);
    const gap = GUTTER + 0.2;
    const textW = pane.box.x + pane.box.w - (box.x + box.w + gap);
    const words = caption?.words ?? '';
    const block = kit.block(words, { color: 'ink', leading: 1.2 }, caption?.path);
    const fit = kit.fit({ block, sizes_pt: sizesDown(28, 12), width_in: Math.min(textW - 0.25, SPAN(5)), height_in: pane.box.h });
    if (!fit.fits) throw tooLong(caption?.path ?? pane.pointer, fit.lines);
    const h = Math.max(fit.height_in, 0.5);
    const y = Math.max(pane.box.y, box.y + (box.h - h) / 2);
    const x = box.x + box.w + gap;
    return {
      shapes: [
        shown(scene, side.box(box)),
        shape.rect({ id: `${pane.id}/edge`, name: 'edge', role: 'decoration' }, side.box({ x, y, w: 0.05, h }), {
          fill: shape.fill('accent1'),
        }),
        kit.place(
          { id: `${pane.id}/caption`, name: 'caption', role: 'body' },
          side.box({ x: x + 0.25, y, w: Math.min(textW - 0.25, SPAN(5)), h }),
          {
            block,
            size_pt: fit.size_pt,
            align: side.leading(words),
            anchor: 'middle',
          },
        ),
      ],
    };
  },

  bannercard: (scene) => {
    const { pane, kit, caption } = scene;
    const side = sideOf(pane.box, kit);
    const words = caption?.words ?? '';
    const pad = 0.25;
    const block = kit.block(words, { color: 'ink', leading: 1.2 }, caption?.path);
    const width = pane.box.w - 2 * pad - 0.05;
    const fit = kit.fit({ block, sizes_pt: sizesDown(18, 12), width_in: width, height_in: pane.box.h - BANNER_H - GUTTER - 2 * pad });
    if (words !== '' && !fit.fits) throw tooLong(caption?.path ?? pane.pointer, fit.lines);
    const cardH = words === '' ? 0 : fit.height_in + 2 * pad;
    const area = settle(pane.box, BANNER_H + (words === '' ? 0 : GUTTER + cardH));
    const banner = { ...area, h: BANNER_H };
    const card = { ...area, y: area.y + BANNER_H + GUTTER, h: cardH };
    const shapes: Shape[] = [cropped(scene, banner)];
    if (words !== '')
      shapes.push(
        shape.rect({ id: `${pane.id}/card`, name: 'caption card', role: 'card' }, card, { fill: shape.fill('surface') }),
        shape.rect({ id: `${pane.id}/edge`, name: 'edge', role: 'decoration' }, side.box({ ...card, w: 0.05 }), {
          fill: shape.fill('accent1'),
        }),
        kit.place(
          { id: `${pane.id}/caption`, name: 'caption', role: 'body', host: `${pane.id}/card` },
          side.box({ x: card.x + pad + 0.05, y: card.y + pad, w: width, h: fit.height_in }),
          { block, size_pt: fit.size_pt, align: side.leading(words) },
        ),
      );
    return { shapes };
  },

  fullbleed: (scene) => {
    const { pane, kit, caption } = scene;
    const background = [cropped(scene, { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H })];
    if (caption === undefined) return { shapes: [], background };
    const side = sideOf(pane.box, kit);
    const pad = 0.2;
    const block = kit.block(caption.words, { color: 'ink', leading: 1.2 }, caption.path);
    const fit = kit.fit({ block, sizes_pt: sizesDown(16, 12), width_in: SPAN(5) - 2 * pad, height_in: pane.box.h - 2 * pad });
    if (!fit.fits) throw tooLong(caption.path, fit.lines);
    const h = Math.ceil((fit.height_in + 2 * pad) * 100) / 100;
    const w = Math.ceil((fit.width_in + 2 * pad) * 100) / 100;
    const card = side.box({ x: pane.box.x, y: pane.box.y + pane.box.h - h, w, h });
    return {
      background,
      shapes: [
        shape.rect({ id: `${pane.id}/card`, name: 'caption card', role: 'card' }, card, { fill: shape.fill('canvas') }),
        kit.place(
          { id: `${pane.id}/caption`, name: 'caption', role: 'body', host: `${pane.id}/card` },
          { x: card.x + pad, y: card.y + pad, w: w - 2 * pad, h: fit.height_in },
          { block, size_pt: fit.size_pt, align: side.leading(caption.words) },
        ),
      ],
    };
  },
};

const cropped = (scene: Scene, box: BoxIn): Shape => shown({ ...scene, fit: 'cover' }, box);

/** The picture over a box that is its place, or has its proportions. */
const shown = ({ picture, alt, pane, kit, about, fit, treatment }: Scene, box: BoxIn): Shape =>
  pictureShape(
    picture,
    {
      id: `${pane.id}/picture`,
      name: 'picture',
      alt,
      box,
      crop: fit === 'cover' ? coverCrop(picture, box, kit, about) : undefined,
      duotone: duotoneOf(treatment, kit),
    },
    kit,
  );

/** Crops the picture to fill a room, or shows it whole. */
function inRoom(scene: Scene, room: BoxIn): Shape {
  if (scene.fit === 'cover') return shown(scene, room);
  const whole = containedBox(scene.picture, room);
  return shown(scene, scene.pane.depth === 0 ? settleIn(whole, room) : whole);
}

const settleIn = (box: BoxIn, area: BoxIn): BoxIn => ({ ...box, y: settle(area, box.h).y });

const tooLong = (pointer: string, lines: number) =>
  capacityExceeded(`The caption needs ${lines} lines at its smallest size and leaves no room.`, 'Shorten the caption.', {
    component: 'image',
    pointer,
  });
