/** One picture: whole, filling the slide, with a line below, beside its text, or as a band. */
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
import { EXAMPLE_PICTURE } from '../marks/example-picture.ts';
import { containedBox, coverCrop, type Focus, focus, loadPicture, type Picture, pictureShape } from '../marks/request-picture.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const STYLES = ['contained', 'fullbleed', 'caption', 'sidebyside', 'bannercard'] as const;
type Style = (typeof STYLES)[number];

/** 10 MB in base64, and what stands before it. */
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
    focus: focus.describe('What a crop keeps in the middle: shares of width and height from the top left; the middle when absent.'),
    style: optionalText.describe('contained, fullbleed, caption, sidebyside or bannercard.'),
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
      src: EXAMPLE_PICTURE,
      alt: 'Floor plan of a robot cell: two conveyors, one robot, a fenced loading zone and a walkway',
      style: 'sidebyside',
      caption: 'One robot serves both conveyors; the loading zone opens to the walkway, so forklifts never cross the line.',
    },
  },
  capacity: { what: 'pictures', soft: 1, hard: 1 },
  count: () => 1,
  controls: ['src', 'asset_id', 'style', 'focus'],
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
  readonly alt: string;
  readonly pane: Pane;
  readonly kit: Kit;
  readonly caption?: { readonly words: string; readonly path: string };
  readonly about?: Focus;
}

type Drawn = Omit<Drawing, 'alt'>;

/** A part of a slide shows the picture whole, with its caption below. */
function styleOf(p: Params, pane: Pane, kit: Kit): Style {
  const asked = p.style?.toLowerCase().replaceAll(/[_\-\s]/g, '');
  const knownStyle = STYLES.find((s) => s === asked);
  if (asked !== undefined && knownStyle === undefined)
    kit.warn('unknown_value', `${JSON.stringify(p.style)} is no style of a picture; it is drawn contained.`, {
      path: `${pane.pointer}/style`,
      remedy: `Send one of ${STYLES.join(', ')}.`,
    });
  const withText = p.caption === undefined ? 'contained' : 'caption';
  if (knownStyle === undefined || knownStyle === 'contained' || knownStyle === 'caption') return withText;
  if (pane.depth > 0 || pane.class !== 'full') return withText;
  return knownStyle === 'sidebyside' && p.caption === undefined ? 'contained' : knownStyle;
}

const LAYOUTS: Readonly<Record<Style, (scene: Scene) => Drawn>> = {
  contained: ({ picture, alt, pane, kit }) => {
    const whole = containedBox(picture, pane.box);
    const box = pane.depth === 0 ? settleIn(whole, pane.box) : whole;
    return { shapes: [pictureShape(picture, { id: `${pane.id}/picture`, name: 'picture', alt, box }, kit)] };
  },

  caption: ({ picture, alt, pane, kit, caption }) => {
    const size = pane.class === 'card' ? 10 : 11;
    const block = kit.block(caption?.words ?? '', { color: 'muted', leading: 1.2 }, caption?.path);
    const fit = kit.fit({ block, sizes_pt: [size], width_in: pane.box.w });
    const room = pane.box.h - fit.height_in - 0.1;
    if (room < 0.5) throw tooLong(caption?.path ?? pane.pointer, fit.lines);
    const box = containedBox(picture, { ...pane.box, h: room });
    // The line keeps to the picture's edges where it fits there.
    const narrow = kit.fit({ block, sizes_pt: [size], width_in: Math.max(box.w, 1) });
    const own = narrow.fits && narrow.lines <= fit.lines ? box : { ...box, x: pane.box.x, w: pane.box.w };
    const total = box.h + 0.1 + fit.height_in;
    const top = pane.depth === 0 ? settle(pane.box, total).y : pane.box.y;
    return {
      shapes: [
        pictureShape(picture, { id: `${pane.id}/picture`, name: 'picture', alt, box: { ...box, y: top } }, kit),
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

  sidebyside: ({ picture, alt, pane, kit, caption }) => {
    const side = sideOf(pane.box, kit);
    const left: BoxIn = { ...pane.box, w: SPAN(7) };
    const box = settleIn(containedBox(picture, left, 'start'), pane.box);
    const gap = GUTTER + 0.1;
    const textW = pane.box.x + pane.box.w - (box.x + box.w + gap);
    const words = caption?.words ?? '';
    const block = kit.block(words, { color: 'ink', leading: 1.2 }, caption?.path);
    const fit = kit.fit({ block, sizes_pt: sizesDown(18, 12), width_in: Math.min(textW - 0.2, SPAN(5)), height_in: pane.box.h });
    if (!fit.fits) throw tooLong(caption?.path ?? pane.pointer, fit.lines);
    const h = Math.max(fit.height_in, 0.5);
    const y = Math.max(pane.box.y, box.y + (box.h - h) / 2);
    const x = box.x + box.w + gap;
    return {
      shapes: [
        pictureShape(picture, { id: `${pane.id}/picture`, name: 'picture', alt, box: side.box(box) }, kit),
        shape.rect({ id: `${pane.id}/edge`, name: 'edge', role: 'decoration' }, side.box({ x, y, w: 0.05, h }), {
          fill: shape.fill('accent1'),
        }),
        kit.place(
          { id: `${pane.id}/caption`, name: 'caption', role: 'body' },
          side.box({ x: x + 0.2, y, w: Math.min(textW - 0.2, SPAN(5)), h }),
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

  bannercard: ({ picture, alt, pane, kit, caption, about }) => {
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
    const shapes: Shape[] = [
      pictureShape(
        picture,
        { id: `${pane.id}/picture`, name: 'picture', alt, box: banner, crop: coverCrop(picture, banner, kit, about) },
        kit,
      ),
    ];
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

  fullbleed: ({ picture, alt, pane, kit, caption, about }) => {
    const box = { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H };
    const background = [
      pictureShape(picture, { id: `${pane.id}/picture`, name: 'picture', alt, box, crop: coverCrop(picture, box, kit, about) }, kit),
    ];
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

const settleIn = (box: BoxIn, area: BoxIn): BoxIn => ({ ...box, y: settle(area, box.h).y });

const tooLong = (pointer: string, lines: number) =>
  capacityExceeded(`The caption needs ${lines} lines at its smallest size and leaves no room.`, 'Shorten the caption.', {
    component: 'image',
    pointer,
  });
