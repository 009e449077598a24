/** The work of `template`. */
import { createHash } from 'node:crypto';
import { contrastOf } from '@deckwright/core/color';
import { defineWork } from '@deckwright/core/task';
import { type Emu, type Media, type Rgb, type Shape, walk } from '@deckwright/draw/scene';
import {
  LAYOUT_USES,
  type LayoutUse,
  type Place,
  readTemplateModel,
  type TemplateLayout,
  type TemplateModel,
  templateTheme,
} from '@deckwright/draw/template';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { type ForeignDeck, type ForeignSlide, readDeck, walkForeign } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { fitness, groundIn, kindOf, largestFree, type PixelBox, placesOf, type Raster } from '@deckwright/read/template';
import { NARROWEST_PNG_PX, readPixels, redrawPicture, undecodablePictures, writePng } from '@deckwright/write/png';
import { type BaseLayout, canvasOfBase, writeBase } from '@deckwright/write/pptx';
import type { TemplateAnswer, TemplateOrder } from './template.task.ts';

/** Layouts are measured on pictures of this width, and shown at the other. */
const MEASURE_PX = 480;
const PICTURE_PX = 960;
/** Pictures of the furniture, as they go into PNG and PDF. */
const MAX_PICTURE_PX = { width_px: 1920, height_px: 1920, keep_margins: true };
const MAX_PICTURES_BYTES = 12 * 1024 * 1024;
/** Layouts beyond are not looked at. */
const MAX_LAYOUTS = 60;
/** A body smaller than this share of the slide is no place for a chart. */
const LEAST_BODY = 0.25;
/** Of a layout's width and height, kept free at the edges where nothing says how wide the body is. */
const MARGIN = 0.04;
/** Of both, between a body and furniture that it would touch. */
const GUTTER = 0.015;

export const work = defineWork<TemplateOrder, TemplateAnswer>(async ({ name, ...limits }, [file = new Uint8Array()]) => {
  const opened = await openPackage(file, { ...READ_LIMITS, ...limits });
  const { base, bytes, probe } = writeBase(opened);
  const canvas = canvasOfBase(base);
  const pkg = await openPackage(probe);
  const deck = readDeck(pkg);
  const problems: string[] = deck.problems.slice(0, 20).map(({ part, problem }) => `${part}: ${problem}`);
  const listed = base.masters.flatMap((master, at) => master.layouts.map((layout) => ({ layout, master: at })));
  if (listed.length > MAX_LAYOUTS) problems.push(`The template has ${listed.length} layouts; the first ${MAX_LAYOUTS} are looked at.`);
  const kit = await deckKit(deck, carriedFonts());
  const bySlide = new Map(deck.slides.map((slide) => [slide.i, slide]));
  const bad = new Set<string>();
  const tried = new Set<string>();
  const looked: Looked[] = [];
  for (const [at, { layout, master }] of listed.slice(0, MAX_LAYOUTS).entries()) {
    const slide = bySlide.get(at + 1);
    if (slide === undefined) {
      problems.push(`The layout ${JSON.stringify(layout.name)} could not be read.`);
      continue;
    }
    const bare: ForeignSlide = { ...slide, shapes: [] };
    let scene = sceneOfSlide(deck, bare, pkg, { ...kit, decodes: (key) => !bad.has(key) });
    const fresh = new Map([...scene.media].filter(([key]) => !tried.has(key)));
    for (const key of fresh.keys()) tried.add(key);
    for (const key of await undecodablePictures(fresh)) bad.add(key);
    if (bad.size > 0) scene = sceneOfSlide(deck, bare, pkg, { ...kit, decodes: (key) => !bad.has(key) });
    const shown = deckOfScenes(deck, [scene], '');
    const raster = await readPixels(await writePng(scene.slide, shown, kit, { width_px: widthOf(canvas, MEASURE_PX), quick: true }));
    looked.push(
      look({
        layout,
        master,
        slide,
        deck,
        raster,
        background: scene.slide.background as Rgb,
        scene: scene.slide.shapes,
        media: scene.media,
      }),
    );
  }
  const uses = chooseUses(looked, canvas);
  const content = looked.find(({ made }) => made.part === uses.get('content'));
  if (content === undefined)
    problems.push('No layout has a title and room for a body: content stands on a layout without a title, or is refused.');
  const main = content ?? looked.find(({ made }) => made.part === uses.get('blank')) ?? looked[0];
  if (main === undefined) throw new Error('A base has one layout at least.');
  const fonts = { heading: nameOf(main.slide.fonts.heading), body: nameOf(main.slide.fonts.body) };
  const { theme, panel } = templateTheme({
    id: '',
    name: name ?? 'Template',
    ground: main.made.ground,
    colors: Object.fromEntries(main.slide.colors) as Record<string, Rgb>,
    ...fonts,
  });
  if (panel) problems.push('No text colours are legible on the ground of the content layout: bodies get a ground of their own.');
  const pictures = new Map<string, { png: string; width_px: number; height_px: number }>();
  const layouts: TemplateLayout[] = [];
  for (const { made, behind, media } of looked) {
    const use = [...uses].find(([, part]) => part === made.part)?.[0];
    if (use === undefined) layouts.push(made);
    else layouts.push({ ...made, use, behind: [...(await withOwnPictures(behind, media, pictures, problems))] });
  }
  for (const use of LAYOUT_USES)
    if (!uses.has(use) && use !== 'blank') problems.push(`No layout was recognised as ${use === 'agenda' ? 'an' : 'a'} ${use} slide.`);
  const model: TemplateModel = readTemplateModel({
    version: 1,
    canvas,
    masters: base.masters.map(({ part }) => {
      const one = looked.find(({ slide }) => slide.master_part === part)?.slide;
      return {
        part,
        theme: '',
        heading: nameOf(one?.fonts.heading),
        body: nameOf(one?.fonts.body),
        colors: Object.fromEntries(one?.colors ?? []),
      };
    }),
    layouts: layouts.map((one) => (one.use === 'content' && panel ? { ...one, busy: true } : one)),
    theme,
    media: Object.fromEntries(pictures),
    problems,
  });
  const shown: Uint8Array[] = [];
  const named: { layout: string; use: LayoutUse }[] = [];
  for (const one of layouts) {
    const slide = looked.find(({ made }) => made.part === one.part)?.slide;
    if (one.use === undefined || slide === undefined) continue;
    const scene = sceneOfSlide(deck, slide, pkg, { ...kit, decodes: (key) => !bad.has(key) });
    shown.push(await writePng(scene.slide, deckOfScenes(deck, [scene], ''), kit, { width_px: widthOf(canvas, PICTURE_PX), quick: true }));
    named.push({ layout: one.part, use: one.use });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { answer: { model, sha256, pictures: named }, files: [bytes, ...shown] };
});

/** A picture of a very tall slide is narrower, since no picture is higher than twice the usual width. */
const widthOf = ({ w, h }: { readonly w: number; readonly h: number }, px: number): number =>
  Math.max(NARROWEST_PNG_PX, Math.min(px, Math.floor((2 * px * w) / h)));

const nameOf = (family: string | undefined): string => (family === undefined || family === 'unknown' ? 'Arial' : family.slice(0, 60));

interface Looked {
  readonly made: TemplateLayout;
  readonly slide: ForeignSlide;
  readonly behind: readonly Shape[];
  readonly media: ReadonlyMap<string, Media>;
}

interface Seen {
  readonly layout: BaseLayout;
  readonly master: number;
  readonly slide: ForeignSlide;
  readonly deck: ForeignDeck;
  readonly raster: Raster;
  readonly background: Rgb;
  readonly scene: readonly Shape[];
  readonly media: ReadonlyMap<string, Media>;
}

/** One layout: its places, what of it is free, and the colour there. */
function look({ layout, master, slide, deck, raster, background, scene, media }: Seen): Looked {
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
    ? clear(
        whole,
        places.filter(({ kind }) => kind === 'footer' || kind === 'number' || kind === 'date'),
      )
    : inset(found, k, whole, { x: w * GUTTER, y: h * GUTTER });
  const rgb = hexOf(ground);
  const exact = [...slide.colors.values()].find((color) => close(color, rgb)) ?? (close(background, rgb) ? background : rgb);
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
      furniture: furniture.slice(0, 500).map((one) => ({ ...one, box: whole4(one.box) })),
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
const whole4 = (box: { x: number; y: number; w: number; h: number }): Area => area(box.x, box.y, box.w, box.h);

/** As wide as the title's text and the bodies, from the title to the bottom of the bodies, or to the edge. */
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

/** Above whatever stands at its foot. */
function clear(one: Area, places: readonly Place[]): Area {
  const low = Math.min(one.y + one.h, ...places.filter(({ box }) => box.y > one.y + one.h / 2).map(({ box }) => box.y));
  return area(one.x, one.y, one.w, low - one.y);
}

const hexOf = (rgb: readonly number[]): Rgb => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Rgb;

/** Pixels as EMU; edges inside the search keep a gap from what they met. */
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

function close(a: string, b: string): boolean {
  return [1, 3, 5].every((i) => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)) <= 3);
}

/** For each use the layout that serves it best; those of the content's master before others. */
function chooseUses(looked: readonly Looked[], canvas: { w: number; h: number }): ReadonlyMap<LayoutUse, string> {
  const uses = new Map<LayoutUse, string>();
  let master: number | undefined;
  for (const use of LAYOUT_USES) {
    let best: Looked | undefined;
    let most = 0;
    for (const one of looked) {
      const { made } = one;
      if ([...uses.values()].includes(made.part)) continue;
      const turned = made.places.some((place) => place.kind === 'title' && place.turned);
      if (turned && use !== 'content') continue;
      const share = made.body === undefined ? 0 : (made.body.w * made.body.h) / (canvas.w * canvas.h);
      if (use === 'content' && share < LEAST_BODY) continue;
      const kinds = made.places.map(({ type }) => kindOf(type));
      const named = { name: made.name, kinds, ...(made.type === undefined ? {} : { type: made.type }) };
      const score =
        fitness(named, use, share) *
        (use === 'content' && made.busy ? 0.6 : 1) *
        (master !== undefined && made.master !== master ? 0.5 : 1);
      if (score > most + 1e-9) {
        most = score;
        best = one;
      }
    }
    if (best === undefined) continue;
    uses.set(use, best.made.part);
    if (use === 'content') master = best.made.master;
  }
  return uses;
}

/** Pictures of a layout decoded and written again as PNGs of ours, so that nobody else ever decodes what was sent. */
async function withOwnPictures(
  shapes: readonly Shape[],
  media: ReadonlyMap<string, Media>,
  pictures: Map<string, { png: string; width_px: number; height_px: number }>,
  problems: string[],
): Promise<readonly Shape[]> {
  const out = new Set<string>();
  for (const shape of walk(shapes)) {
    if (shape.kind !== 'image' || pictures.has(shape.media) || out.has(shape.media)) continue;
    const one = media.get(shape.media);
    const left = MAX_PICTURES_BYTES - [...pictures.values()].reduce((sum, { png }) => sum + png.length, 0);
    try {
      if (one === undefined) throw new Error('It is missing.');
      const { png, width_px, height_px } = await redrawPicture(one.bytes, MAX_PICTURE_PX);
      if (png.length * 1.34 > left) throw new Error('The pictures of the template are too large together.');
      pictures.set(shape.media, { png: Buffer.from(png).toString('base64'), width_px, height_px });
    } catch (error) {
      out.add(shape.media);
      problems.push(`A picture of a layout is left out of PNG and PDF: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
    }
  }
  const keep = (list: readonly Shape[]): readonly Shape[] =>
    list.flatMap((shape): readonly Shape[] => {
      if (shape.kind === 'group') return [{ ...shape, children: keep(shape.children) }];
      return shape.kind === 'image' && out.has(shape.media) ? [] : [shape];
    });
  return keep(shapes);
}
