/** The work of `show`. */
import { defineWork } from '@deckwright/core/task';
import { carriedFonts } from '@deckwright/fonts';
import { type OpcPackage, openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { type ForeignDeck, type ForeignSlide, readDeck } from '@deckwright/read/pptx';
import { type DeckKit, deckKit } from '@deckwright/read/pptx/kit';
import { deckOfScenes, type SceneKit, type SceneOfSlide, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { type PngOptions, undecodablePictures, writePng } from '@deckwright/write/png';
import { undescribedShapes } from '../inspect/index.ts';
import { RedrawnPictures } from './redrawn-pictures.ts';
import type { PdfConformance, ShowAnswer, ShowOrder } from './show.task.ts';

export const work = defineWork<ShowOrder, ShowAnswer>(async ({ format, slides, width_px, ...limits }, [file = new Uint8Array()]) => {
  const pkg = await openPackage(file, { ...READ_LIMITS, ...limits });
  const deck = readDeck(pkg, slides === undefined ? {} : { slides: Math.max(0, ...slides) });
  const shown = deck.slides.filter(({ i, hidden }) => (slides === undefined ? !hidden : slides.includes(i)));
  const kit: ShowKit = {
    ...(await deckKit(deck, pkg, carriedFonts(), format === 'pdf' ? 'pdf' : 'measure')),
    pictures: new RedrawnPictures(),
  };
  const conformance = format === 'pdf' ? conformanceOf(shown) : undefined;
  const options = { quick: true, ...(width_px === undefined ? {} : { width_px }) };
  const draw = format === 'png' ? (scenes: readonly SceneOfSlide[]) => pngs(deck, scenes, kit, options) : pdf(deck, kit, conformance);
  const files: Uint8Array[] = [];
  const approximations: ShowAnswer['approximations'][number][] = [];
  // A PDF needs all slides at once; pictures are drawn one by one, so that memory holds the pictures of one slide.
  const batches = format === 'pdf' ? [shown] : shown.map((slide) => [slide]);
  for (const batch of batches) {
    if (batch.length === 0) continue;
    const { scenes, made } = await drawSlides(deck, batch, pkg, kit, draw);
    files.push(...made);
    scenes.forEach((scene, at) => {
      const slide = batch[at]?.i ?? 0;
      approximations.push(...scene.approximations.map((approximation) => ({ ...approximation, slide })));
    });
  }
  return {
    answer: { slides: shown.map(({ i }) => i), slides_total: deck.slides_total, approximations, ...(conformance && { conformance }) },
    files,
  };
});

/** The conformance that the file's descriptions allow; missing descriptions are not invented. */
function conformanceOf(slides: readonly ForeignSlide[]): PdfConformance {
  const undescribed = slides.flatMap((slide) =>
    [...undescribedShapes(slide)].map(({ shape, name }) => ({ slide: slide.i, shape_id: shape.id, name: shape.name, kind: name })),
  );
  return { claims: undescribed.length === 0 ? ['PDF/A-2a', 'PDF/UA-1'] : ['PDF/A-2a'], undescribed };
}

type Draw = (scenes: readonly SceneOfSlide[]) => Promise<readonly Uint8Array[]>;

/** Rounds, because a picture of tiles is requested only after the size of another picture is known. */
const MAX_ROUNDS = 3;

/** Draws the slides. If a picture cannot be decoded, it draws them again without such pictures. */
async function drawSlides(deck: ForeignDeck, slides: readonly ForeignSlide[], pkg: OpcPackage, kit: ShowKit, draw: Draw) {
  const lay = (more: Pick<SceneKit, 'decodes'> = {}) =>
    slides.map((slide) => sceneOfSlide(deck, slide, pkg, { ...kit, ...more, redraw: kit.pictures.redraw }));
  let scenes = lay();
  for (let round = 0; round < MAX_ROUNDS && (await kit.pictures.make()); round++) scenes = lay();
  try {
    return { scenes, made: await draw(scenes) };
  } catch (error) {
    const bad = await undecodablePictures(new Map(scenes.flatMap(({ media }) => [...media])));
    if (bad.size === 0) throw error;
    const without = lay({ decodes: (key) => !bad.has(key) });
    return { scenes: without, made: await draw(without) };
  }
}

interface ShowKit extends DeckKit {
  readonly pictures: RedrawnPictures;
}

async function pngs(deck: ForeignDeck, scenes: readonly SceneOfSlide[], kit: DeckKit, options: PngOptions): Promise<readonly Uint8Array[]> {
  const whole = deckOfScenes(deck, scenes, '');
  return Promise.all(whole.slides.map((slide) => writePng(slide, whole, kit, options)));
}

const pdf =
  (deck: ForeignDeck, kit: DeckKit, conformance: PdfConformance | undefined): Draw =>
  async (scenes) => {
    const [{ writePdf }, { loadShaper }] = await Promise.all([import('@deckwright/write/pdf'), import('@deckwright/draw/typeset')]);
    const shaper = kit.shaper ?? (await loadShaper(kit.fonts));
    const title = scenes.find(({ slide }) => slide.title !== '')?.slide.title ?? 'Slides';
    const undescribed = (conformance?.undescribed.length ?? 0) > 0;
    return [await writePdf(deckOfScenes(deck, scenes, title), { fonts: kit.fonts, shaper }, { undescribed })];
  };
