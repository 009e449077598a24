/** A quotation of a customer or colleague beside their portrait, with the name of the speaker. */
import { z } from 'zod';
import { optionalText, text, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  GUTTER,
  type Kit,
  type Pane,
  run,
  type Side,
  SPAN,
  type StepIn,
  shape,
  sideOf,
  sizesDown,
  snap,
} from '../layout/index.ts';
import { bleedGround } from '../marks/bleed.ts';
import { drawResults, RESULTS_H } from '../marks/quote-results.ts';
import { coverCrop, focus, loadPicture, pictureShape } from '../marks/request-picture.ts';
import { Board, sayAt } from '../marks/text-items.ts';
import type { Shape } from '../scene/index.ts';
import type { Block, RunIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const required = text.refine((t) => t.trim() !== '', 'is empty');
const params = z.object({
  quote: required,
  name: required,
  title: required,
  company: required,
  image_src: z
    .preprocess(
      (v) => (v === null || v === '' ? undefined : v),
      z.string().max(14_000_000, 'is longer than 14 million characters').optional(),
    )
    .describe(
      'A portrait, cut to a disc: a data URI, `asset:<asset_id>`, or an https:// address. Initials stand in its place without one.',
    ),
  image_focus: focus.describe(
    'Where the face is: shares of width and height from the top left, or top, center and so on; a little above the middle when absent.',
  ),
  results: z.preprocess(
    (v) => v ?? [],
    z
      .array(
        z.object({
          icon: optionalText.describe('A Lucide icon name, or "auto".'),
          from: z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()).describe('What it was.'),
          to: textOrNumber.describe('What it is.'),
          label: required,
        }),
      )
      .max(3, 'holds at most 3 results; send the strongest'),
  ),
  emphasis: optionalText.describe('The clause of the quotation that counts, word for word as it stands there: it is set bold.'),
});
type Params = z.infer<typeof params>;

const QUOTE_LEADING = 1.22;
const QUOTE_PT = [54, 40, 32, 28, 24, 20, 18, 16] as const;
/** The sign above the words, and the space below it. */
const SIGN = { w: 0.32, h: 0.68, gap: 0.14, alpha: 0.5 };
const SIGN_GAP = 0.3;
const PAD = 0.6;
const DISC = 2.6;
const RING_PT = 4;
const NAME_PT = 24;
const ROLE_PT = 16;
const INITIALS_PT = 72;
/** Crop centre, because faces are above the middle of most portraits. */
const FACE = { x: 0.5, y: 0.42 };
/** Between the panel and the results below it, in. */
const STRIP_GAP = 0.25;
/** Labels may extend below their tile by this, in. */
const STRIP_FOOT = 0.08;
/** Room for a portrait beside the words. */
const LEAST_W = 9;

export const testimonial = defineComponent<Params>({
  name: 'testimonial',
  purpose: 'Lets one person speak: a quotation in large type with portrait, name, role and company.',
  params,
  example: {
    title: 'Planners got their mornings back',
    params: {
      quote:
        'The schedule used to be out of date before the first truck left the yard. Now a driver calls in sick at five, and at ten past five every customer on that tour knows when we will be there.',
      name: 'Ingrid Solberg',
      title: 'Head of dispatch',
      company: 'Nordfrakt Logistics',
      image_src: 'example:portrait',
      emphasis: 'at ten past five every customer on that tour knows',
      results: [
        { icon: 'clock', from: '2 hours', to: '10 min', label: 'to replan a tour' },
        { icon: 'phone', from: 46, to: 9, label: 'calls before eight o’clock' },
      ],
    },
  },
  capacity: { what: 'characters', soft: 320, hard: 700 },
  count: (p) => p.quote.length,
  controls: ['image_src', 'image_focus', 'emphasis'],
  ownsSlide: true,
  draw(p, pane, kit) {
    const { id } = pane;
    // The results below the panel are on the slide's own background.
    const strip = p.results.length === 0 ? 0 : RESULTS_H + STRIP_GAP + STRIP_FOOT;
    const box = { ...pane.box, h: pane.box.h - strip };
    const side = sideOf(box, kit);
    // A panel with the words of one person fills the slide, whatever the number of words.
    const bleed = bleedGround({ ...pane, box }, kit, strip === 0 ? undefined : box.y + box.h);
    const ground = shape.rect({ id: `${id}/ground`, name: 'ground', role: 'card' }, box, {
      fill: shape.fill('accent1'),
      radius_in: kit.theme.radius_in,
    });
    const panel = { ...pane, box };
    const shapes = box.w >= LEAST_W ? withPortrait(p, panel, side, kit) : wordsAlone(p, panel, side, kit);
    return {
      shapes: [...(bleed === undefined ? [ground] : []), ...shapes, ...(strip === 0 ? [] : resultStrip(p, pane, kit))],
      ...(bleed === undefined ? {} : { background: [bleed] }),
      alt: `Quotation: ${p.quote} ${p.name}, ${p.title}, ${p.company}.`,
    };
  },
});

function resultStrip(p: Params, { box, id, pointer }: Pane, kit: Kit): readonly Shape[] {
  const board = new Board(box, kit, id);
  const results = p.results.map((r, i) => {
    const at = `${pointer}/results/${i}`;
    return {
      pointer: at,
      ...(r.icon === undefined ? {} : { icon: r.icon }),
      ...(r.from === undefined ? {} : { from: sayAt(r.from, `${at}/from`, kit) }),
      to: sayAt(r.to, `${at}/to`, kit),
      label: { text: r.label, path: `${at}/label` },
    };
  });
  drawResults(board, results, { ...box, y: box.y + box.h - RESULTS_H - STRIP_FOOT, h: RESULTS_H });
  return board.shapes();
}

function withPortrait(p: Params, pane: Pane, side: Side, kit: Kit): Shape[] {
  const { box } = pane;
  // Four columns are for the person, eight for the words.
  const who = person(p, { ...box, w: SPAN(4) }, pane, side, kit);
  const x = box.x + SPAN(4) + GUTTER;
  return [...who, ...quotation(p, { x, y: box.y + 0.35, w: box.x + box.w - PAD - x, h: box.h - 0.7 }, pane, side, kit)];
}

/** Disc, name, role and company below each other, as a block in the middle of its column. */
function person(p: Params, area: BoxIn, { id, pointer }: Pane, side: Side, kit: Kit): Shape[] {
  const on = kit.on('accent1');
  const lines: readonly (readonly [key: 'name' | 'title' | 'company', runs: RunIn[], sizes: readonly number[], bold: boolean])[] = [
    ['name', [run(p.name, `${pointer}/name`)], sizesDown(NAME_PT, 14), true],
    ['title', [run(p.title, `${pointer}/title`)], sizesDown(ROLE_PT, 11), false],
    ['company', [run(p.company, `${pointer}/company`)], sizesDown(ROLE_PT, 11), false],
  ];
  const set = lines.map(([key, runs, sizes, bold]) => {
    const block: Block = kit.block(runs, { color: on, bold, leading: 1.2 });
    return { key, block, fit: kit.fit({ block, sizes_pt: sizes, width_in: area.w - 0.6, max_lines: 2 }) };
  });
  // Role and company have one size.
  const role_pt = Math.min(...set.slice(1).map(({ fit }) => fit.size_pt));
  const heights = set.map(
    ({ key, block, fit }) => (key === 'name' ? fit : kit.fit({ block, sizes_pt: [role_pt], width_in: area.w - 0.6 })).height_in,
  );
  const words = heights.reduce((a, b) => a + b, 0);
  const disc = Math.min(DISC, area.h - words - 0.9);
  const total = disc + 0.25 + words;
  let y = snap(area.y + (area.h - total) / 2);
  const shapes: Shape[] = portrait(p, { x: area.x + (area.w - disc) / 2, y, w: disc, h: disc }, { id, pointer }, side, kit);
  y += disc + 0.25;
  for (const [i, { key, block, fit }] of set.entries()) {
    const h = heights[i] as number;
    shapes.push(
      kit.place(
        { id: `${id}/${key}`, name: key, role: key === 'name' ? 'label' : 'caption', host: `${id}/ground` },
        side.box({ x: area.x + 0.3, y, w: area.w - 0.6, h }),
        { block, size_pt: key === 'name' ? fit.size_pt : role_pt, align: 'center' },
      ),
    );
    y += h;
  }
  return shapes;
}

function portrait(p: Params, box: BoxIn, { id, pointer }: Pick<Pane, 'id' | 'pointer'>, side: Side, kit: Kit): Shape[] {
  const on = kit.on('accent1');
  const ring = shape.stroke(on, RING_PT);
  const at = side.box(box);
  if (p.image_src === undefined)
    return [
      shape.ellipse({ id: `${id}/portrait`, name: 'place of the portrait', role: 'card' }, at, {
        fill: shape.fill('soft1'),
        stroke: ring,
      }),
      kit.label({
        id: `${id}/initials`,
        name: 'initials',
        role: 'icon',
        host: `${id}/portrait`,
        box: at,
        runs: [run(initialsOf(p.name), undefined, 'derived')],
        style: { color: kit.on('soft1'), bold: true, font: 'heading', leading: 1 },
        size_pt: INITIALS_PT,
        align: 'center',
        anchor: 'middle',
        wrap: false,
      }),
    ];
  const path = `${pointer}/image_src`;
  const picture = loadPicture(p.image_src, path, kit);
  kit.drawn.add(path);
  const crop = coverCrop(picture, box, kit, p.image_focus ?? FACE);
  return [pictureShape(picture, { id: `${id}/portrait`, name: 'portrait', alt: p.name, box: at, crop, round: true, ring }, kit)];
}

/** Initials of the first and the last name. A name of one word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const first = (word: string | undefined): string => /\p{L}/u.exec(word ?? '')?.[0]?.toUpperCase() ?? '';
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
}

/** The quotation mark, and the words below it at the largest size that fits. The key clause is bold. */
function quotation(p: Params, area: BoxIn, { id, pointer }: Pane, side: Side, kit: Kit): Shape[] {
  const on = kit.on('accent1');
  const room = area.h - SIGN.h - SIGN_GAP;
  const path = `${pointer}/quote`;
  const block: Block = kit.block(quoteRuns(p, pointer, kit), { color: on, font: 'heading', italic: true, leading: QUOTE_LEADING });
  const fit = kit.fit({ block, sizes_pt: QUOTE_PT, width_in: area.w, height_in: room });
  if (!fit.fits)
    throw capacityExceeded(
      `The quotation needs ${fit.height_in.toFixed(1)} in at ${fit.size_pt} pt; the body has ${room.toFixed(1)}.`,
      'Shorten the quotation to its strongest sentences.',
      { component: 'testimonial', count: p.quote.length, limit: 700, pointer: path },
    );
  if (fit.size_pt < 18)
    kit.warn('text_shrunk', `The quotation is set at ${fit.size_pt} pt instead of 18 or more.`, { path, remedy: 'Shorten the quotation.' });
  const y = snap(area.y + (room - fit.height_in) / 2);
  const align = side.leading(p.quote);
  return [
    sign(`${id}/mark`, side.mirrored ? side.x(area.x) - 2 * SIGN.w - SIGN.gap : area.x, y, kit),
    kit.place(
      { id: `${id}/quote`, name: 'quotation', role: 'quote', host: `${id}/ground` },
      side.box({ x: area.x, y: y + SIGN.h + SIGN_GAP, w: area.w, h: fit.height_in }),
      { block, size_pt: fit.size_pt, balance: fit.lines <= 6, align },
    ),
  ];
}

/** Two opening quotation marks with square feet. They are drawn, so that every theme has the same. */
function sign(id: string, x: number, y: number, kit: Kit): Shape {
  const { w, h } = SIGN;
  const comma = (left: number): StepIn[] => [
    ['M', left, y + h],
    ['L', left, y + h * 0.55],
    ['C', left, y + h * 0.22, left + w * 0.4, y + h * 0.03, left + w, y],
    ['L', left + w, y + h * 0.2],
    ['C', left + w * 0.68, y + h * 0.24, left + w * 0.5, y + h * 0.35, left + w * 0.5, y + h * 0.48],
    ['L', left + w, y + h * 0.48],
    ['L', left + w, y + h],
    ['Z'],
  ];
  return shape.path({ id, name: 'quotation mark', role: 'icon' }, [...comma(x), ...comma(x + w + SIGN.gap)], {
    fill: shape.fill(kit.on('accent1'), SIGN.alpha),
  });
}

function quoteRuns(p: Params, pointer: string, kit: Kit): RunIn[] {
  const path = `${pointer}/quote`;
  if (p.emphasis === undefined) return [run(p.quote, path)];
  const at = p.quote.indexOf(p.emphasis);
  if (at < 0) {
    kit.unseen.add(`${pointer}/emphasis`);
    kit.warn('unknown_value', 'The words of emphasis do not stand in the quotation; nothing is set bold.', {
      path: `${pointer}/emphasis`,
      remedy: 'Send a clause of the quotation, word for word.',
    });
    return [run(p.quote, path)];
  }
  kit.drawn.add(`${pointer}/emphasis`);
  const parts: readonly (readonly [string, boolean])[] = [
    [p.quote.slice(0, at), false],
    [p.emphasis, true],
    [p.quote.slice(at + p.emphasis.length), false],
  ];
  return parts.filter(([words]) => words !== '').map(([words, bold]) => run(words, path, 'verbatim', bold ? { bold } : {}));
}

/** In a part of a slide: the words, and below them the speaker. */
function wordsAlone(p: Params, pane: Pane, side: Side, kit: Kit): Shape[] {
  const { box, id, pointer } = pane;
  const pad = Math.min(PAD, box.w * 0.08);
  const disc = p.image_src === undefined ? 0 : Math.min(1.1, box.h * 0.24);
  const lines = kit.text.pitchIn(18, 1.2) + 2 * kit.text.pitchIn(14, 1.2);
  const below = Math.max(disc, lines);
  const words = quotation(p, { x: box.x + pad, y: box.y + 0.2, w: box.w - 2 * pad, h: box.h - below - 0.55 }, pane, side, kit);
  const y = box.y + box.h - 0.25 - below;
  const x = box.x + pad + (disc > 0 ? disc + 0.25 : 0);
  const on = kit.on('accent1');
  const align = side.leading(p.quote);
  const paragraphs = [
    { runs: [run(p.name, `${pointer}/name`, 'verbatim', { bold: true })] },
    { runs: [run(p.title, `${pointer}/title`), run(', '), run(p.company, `${pointer}/company`)] },
  ];
  const block = kit.paragraphs(paragraphs, { color: on, leading: 1.2 });
  const w = box.x + box.w - pad - x;
  const fit = kit.fit({ block, sizes_pt: [18, 16, 14, 12, 11], width_in: w, height_in: below + 0.1 });
  return [
    ...words,
    ...(disc > 0 ? portrait(p, { x: box.x + pad, y: y + (below - disc) / 2, w: disc, h: disc }, pane, side, kit) : []),
    kit.place({ id: `${id}/name`, name: 'name, role and company', role: 'label', host: `${id}/ground` }, side.box({ x, y, w, h: below }), {
      block,
      size_pt: fit.size_pt,
      align,
      anchor: 'middle',
    }),
  ];
}
