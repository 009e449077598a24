/** Turns a slide of a foreign deck into a scene: shapes behind it, then its own, with all text broken into lines. */
import type { Box, Deck, Emu, Media, Slide } from '@deckwright/draw/scene';
import type { FontSource, Shaper } from '@deckwright/draw/typeset';
import type { OpcPackage } from '../../ooxml/index.ts';
import type { ForeignDeck, ForeignSlide } from '../model/index.ts';
import { type Approximation, Approximations } from './approximations.ts';
import { MediaStore, type PictureKit } from './media.ts';
import { fillOf } from './paint.ts';
import { drawForeign } from './shapes/draw-shapes.ts';
import { drawPicture } from './shapes/picture.ts';
import { Stage } from './stage.ts';
import { createTextKit } from './text/kit.ts';
import { sceneTheme } from './theme.ts';

export interface SceneKit extends PictureKit {
  readonly fonts: FontSource;
  /** For scripts whose letters join. */
  readonly shaper?: Shaper;
}

export interface SceneOfSlide {
  readonly slide: Slide;
  readonly media: ReadonlyMap<string, Media>;
  /** Differences from the program that made it. */
  readonly approximations: readonly Approximation[];
}

/** Widths of the corpus' slides go from 4 to 56 in; larger ones are drawn at the usual size. */
const LARGEST = 56 * 914_400;

/** Never throws because of a file's contents: an invalid value is drawn in a simple way and reported. */
export function sceneOfSlide(deck: ForeignDeck, slide: ForeignSlide, pkg: OpcPackage, kit: SceneKit): SceneOfSlide {
  const approximations = new Approximations();
  const media = new MediaStore(pkg, kit);
  const text = createTextKit(kit.fonts, kit.shaper);
  const canvas = canvasOf(deck);
  const stage = new Stage({
    slide,
    text: {
      ...text,
      substituted(face, family, why) {
        const drawn = `${face.slice(0, 60)} is drawn as ${family}`;
        approximations.note('font', why === undefined ? drawn : `${drawn}, although the deck brings it. ${why}`);
      },
    },
    media,
    approximations,
    canvas,
  });
  drawBackground(stage);
  drawForeign(slide.behind, stage);
  drawForeign(slide.shapes, stage);
  return {
    slide: {
      ssg: 1,
      canvas,
      layout: 'blank',
      title: slide.title ?? '',
      lang: 'en-US',
      direction: 'ltr',
      background: stage.ground,
      shapes: stage.shapes,
      ...(slide.hidden ? { hidden: true } : {}),
    },
    media: media.media,
    approximations: approximations.list(),
  };
}

/** Several slides as one deck, for the writers. @param scenes of one presentation */
export function deckOfScenes(deck: ForeignDeck, scenes: readonly SceneOfSlide[], title: string): Deck {
  return {
    theme: sceneTheme(deck.slides[0]),
    slides: scenes.map(({ slide }) => slide),
    media: new Map(scenes.flatMap(({ media }) => [...media])),
    title,
    lang: 'en-US',
  };
}

function canvasOf({ canvas }: ForeignDeck): { readonly w: Emu; readonly h: Emu } {
  const size = (value: number, usual: number): Emu => (value >= 1 && value <= LARGEST ? Math.round(value) : usual) as Emu;
  return { w: size(canvas.w, 12_192_000), h: size(canvas.h, 6_858_000) };
}

function drawBackground(stage: Stage): void {
  const { background } = stage.slide;
  if (background.kind === 'none' || background.kind === 'solid') return;
  const box: Box = { x: 0 as Emu, y: 0 as Emu, w: stage.canvas.w as Emu, h: stage.canvas.h as Emu };
  if (background.kind === 'picture') {
    const shape = {
      kind: 'object',
      id: 0,
      name: 'Background',
      decorative: true,
      hidden: false,
      box,
      box_from: 'shape',
      rotation: 0,
      flip_h: false,
      flip_v: false,
      fill: background,
      effects: false,
      groups: [],
      part: stage.slide.part,
      start: 0,
      end: 0,
      what: 'background',
    } as const;
    drawPicture(background.picture, { shape, box, clip: undefined, flips: shape, stroke: undefined }, stage);
    return;
  }
  const fill = fillOf(background, stage.approximations);
  if (fill) stage.add({ kind: 'rect', id: stage.id(undefined, 'background'), name: 'Background', role: 'background', box, fill });
}
