/** The work of `template`. */
import { createHash } from 'node:crypto';
import { defineWork } from '@deckwright/core/task';
import type { Rgb } from '@deckwright/draw/scene';
import {
  LAYOUT_USES,
  type LayoutUse,
  readTemplateModel,
  type TemplateLayout,
  type TemplateModel,
  templateTheme,
} from '@deckwright/draw/template';
import { carriedFonts } from '@deckwright/fonts';
import { type OpcPackage, openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { type ForeignDeck, type ForeignSlide, readDeck } from '@deckwright/read/pptx';
import { type DeckKit, deckKit } from '@deckwright/read/pptx/kit';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { NARROWEST_PNG_PX, readPixels, undecodablePictures, writePng } from '@deckwright/write/png';
import { type Base, canvasOfBase, writeBase } from '@deckwright/write/pptx';
import { chooseUses } from './choose-uses.ts';
import { type MeasuredLayout, measureLayout } from './measure-layout.ts';
import { type OwnPicture, redrawPictures } from './own-pictures.ts';
import type { TemplateAnswer, TemplateOrder } from './template.task.ts';

/** Width of the pictures on which layouts are measured. */
const MEASURE_PX = 480;
/** Width of the pictures for people. */
const PICTURE_PX = 960;
/** Further layouts are ignored. */
const MAX_LAYOUTS = 60;
/** Problems of the file that are reported. */
const MAX_PROBLEMS = 20;

/** The template that is read: `deck` has one slide for each layout, in the same order. */
interface Template {
  readonly base: Base;
  readonly deck: ForeignDeck;
  readonly pkg: OpcPackage;
  readonly kit: DeckKit;
  readonly canvas: ReturnType<typeof canvasOfBase>;
  /** Keys of pictures that cannot be decoded. */
  readonly undecodable: Set<string>;
  /** What was not understood, for the report. */
  readonly problems: string[];
}

export const work = defineWork<TemplateOrder, TemplateAnswer>(async ({ name, ...limits }, [file = new Uint8Array()]) => {
  const opened = await openPackage(file, { ...READ_LIMITS, ...limits });
  const { base, bytes, probe } = writeBase(opened);
  const pkg = await openPackage(probe);
  const deck = readDeck(pkg);
  const template: Template = {
    base,
    deck,
    pkg,
    kit: await deckKit(deck, pkg, carriedFonts()),
    canvas: canvasOfBase(base),
    undecodable: new Set(),
    problems: deck.problems.slice(0, MAX_PROBLEMS).map(({ part, problem }) => `${part}: ${problem}`),
  };
  const measured = await measureLayouts(template);
  const model = await modelOf(template, measured, name ?? 'Template');
  const { pictures, files } = await drawPictures(template, measured, model);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { answer: { model, sha256, pictures }, files: [bytes, ...files] };
});

async function measureLayouts(template: Template): Promise<readonly MeasuredLayout[]> {
  const { base, deck, kit, canvas, undecodable, problems } = template;
  const layouts = base.masters.flatMap((master, at) => master.layouts.map((layout) => ({ layout, master: at })));
  if (layouts.length > MAX_LAYOUTS) problems.push(`The template has ${layouts.length} layouts; the first ${MAX_LAYOUTS} are looked at.`);
  const slides = new Map(deck.slides.map((slide) => [slide.i, slide]));
  const tried = new Set<string>();
  const measured: MeasuredLayout[] = [];
  for (const [at, { layout, master }] of layouts.slice(0, MAX_LAYOUTS).entries()) {
    const slide = slides.get(at + 1);
    if (slide === undefined) {
      problems.push(`The layout ${JSON.stringify(layout.name)} could not be read.`);
      continue;
    }
    const bare: ForeignSlide = { ...slide, shapes: [] };
    let scene = sceneIn(template, bare);
    const untried = new Map([...scene.media].filter(([key]) => !tried.has(key)));
    for (const key of untried.keys()) tried.add(key);
    for (const key of await undecodablePictures(untried)) undecodable.add(key);
    if (undecodable.size > 0) scene = sceneIn(template, bare);
    const drawn = deckOfScenes(deck, [scene], '');
    const raster = await readPixels(await writePng(scene.slide, drawn, kit, { width_px: widthOf(canvas, MEASURE_PX), quick: true }));
    const { background, shapes } = scene.slide;
    measured.push(measureLayout({ layout, master, slide, deck, raster, background: background as Rgb, scene: shapes, media: scene.media }));
  }
  return measured;
}

const sceneIn = ({ deck, pkg, kit, undecodable }: Template, slide: ForeignSlide) =>
  sceneOfSlide(deck, slide, pkg, { ...kit, decodes: (key) => !undecodable.has(key) });

/** The model of the template: the uses of its layouts, its theme, and the pictures behind its slides. */
async function modelOf({ base, canvas, problems }: Template, measured: readonly MeasuredLayout[], name: string): Promise<TemplateModel> {
  const uses = chooseUses(measured, canvas);
  const content = measured.find(({ made }) => made.part === uses.get('content'));
  if (content === undefined)
    problems.push('No layout has a title and room for a body: content stands on a layout without a title, or is refused.');
  const main = content ?? measured.find(({ made }) => made.part === uses.get('blank')) ?? measured[0];
  if (main === undefined) throw new Error('A base has one layout at least.');
  const { theme, panel } = templateTheme({
    id: '',
    name,
    ground: main.made.ground,
    colors: Object.fromEntries(main.slide.colors) as Record<string, Rgb>,
    heading: familyOf(main.slide.fonts.heading),
    body: familyOf(main.slide.fonts.body),
  });
  if (panel) problems.push('No text colours are legible on the ground of the content layout: bodies get a ground of their own.');
  const pictures = new Map<string, OwnPicture>();
  const layouts = await layoutsInUse(measured, uses, pictures, problems);
  for (const use of LAYOUT_USES)
    if (!uses.has(use) && use !== 'blank') problems.push(`No layout was recognised as ${use === 'agenda' ? 'an' : 'a'} ${use} slide.`);
  return readTemplateModel({
    version: 1,
    canvas,
    masters: base.masters.map(({ part }) => {
      const fonts = measured.find(({ slide }) => slide.master_part === part)?.slide;
      return {
        part,
        theme: '',
        heading: familyOf(fonts?.fonts.heading),
        body: familyOf(fonts?.fonts.body),
        colors: Object.fromEntries(fonts?.colors ?? []),
      };
    }),
    layouts: layouts.map((layout) => (layout.use === 'content' && panel ? { ...layout, busy: true } : layout)),
    theme,
    media: Object.fromEntries(pictures),
    problems,
  });
}

/** The layouts. Those with a use have the shapes that are drawn behind a slide's own. */
async function layoutsInUse(
  measured: readonly MeasuredLayout[],
  uses: ReadonlyMap<LayoutUse, string>,
  pictures: Map<string, OwnPicture>,
  problems: string[],
): Promise<readonly TemplateLayout[]> {
  const layouts: TemplateLayout[] = [];
  for (const { made, behind, media } of measured) {
    const use = [...uses].find(([, part]) => part === made.part)?.[0];
    if (use === undefined) layouts.push(made);
    else layouts.push({ ...made, use, behind: [...(await redrawPictures(behind, media, pictures, problems))] });
  }
  return layouts;
}

/** Draws the layouts that are used, for people. */
async function drawPictures(template: Template, measured: readonly MeasuredLayout[], { layouts }: TemplateModel) {
  const { deck, kit, canvas } = template;
  const files: Uint8Array[] = [];
  const pictures: { layout: string; use: LayoutUse }[] = [];
  for (const { part, use } of layouts) {
    const slide = measured.find(({ made }) => made.part === part)?.slide;
    if (use === undefined || slide === undefined) continue;
    const scene = sceneIn(template, slide);
    const drawn = deckOfScenes(deck, [scene], '');
    files.push(await writePng(scene.slide, drawn, kit, { width_px: widthOf(canvas, PICTURE_PX), quick: true }));
    pictures.push({ layout: part, use });
  }
  return { pictures, files };
}

/** A picture of a very tall slide is narrower, because no picture is higher than twice the usual width. */
const widthOf = ({ w, h }: { readonly w: number; readonly h: number }, px: number): number =>
  Math.max(NARROWEST_PNG_PX, Math.min(px, Math.floor((2 * px * w) / h)));

const familyOf = (family: string | undefined): string => (family === undefined || family === 'unknown' ? 'Arial' : family.slice(0, 60));
