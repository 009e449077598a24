/** The surface that a slide is drawn on: our own canvas and frame, or the layouts of a company's template at our scale. */
import { type BoxIn, type Chrome, capacityExceeded, drawFrame, type Frame, type Kit, shape } from '../layout/index.ts';
import { type DeckBase, inOfEmu, type Media, type Shape, type SheetPlace, SLIDE_H, SLIDE_W, type Slide } from '../scene/index.ts';
import {
  canvasAt,
  fillLayout,
  fillPlaces,
  type LayoutFill,
  type LayoutUse,
  layoutFor,
  type PlaceFill,
  readTemplateModel,
  scaledSlide,
  scaleOf,
  standingFrame,
  type TemplateLayout,
  type TemplateModel,
  templateMedia,
} from '../template/index.ts';
import type { Brand } from '../themes/index.ts';
import { objectMakers } from './place-objects.ts';

export interface Surface {
  /** On which shapes are laid out, EMU. */
  readonly canvas: Slide['canvas'];
  frame(chrome: Chrome, kit: Kit): Frame;
  /** A slide that owns its canvas (a cover, a section break) in the places of the template's own; undefined where we draw it ourselves. */
  fill?(fill: LayoutFill | PlaceFill, kit: Kit): readonly Shape[];
  /** The slide as quality is measured on it: at our scale, on the layout that it stands on. */
  judged(slide: Slide): Slide;
  /** The finished slide as it goes into files. */
  finish(slide: Slide): Slide;
  readonly base?: DeckBase;
  readonly media: ReadonlyMap<string, Media>;
}

/** `logo` takes the place of the brand's; a template has its own furniture. */
export function surfaceOf(brand: Brand | undefined, logo = brand?.logo): Surface {
  const template = brand?.template;
  if (template === undefined)
    return {
      canvas: { w: SLIDE_W, h: SLIDE_H },
      frame: (chrome, kit) => drawFrame(chrome, kit, logo),
      judged: (slide) => slide,
      finish: (slide) => slide,
      media: NONE,
    };
  return onTemplate(readTemplateModel(template.model), { sha256: template.sha256, bytes: template.bytes });
}

const NONE: ReadonlyMap<string, Media> = new Map();
/** Smaller areas cannot hold a body. Inches at the scale of the drawing. */
const MIN_BODY: Pick<BoxIn, 'w' | 'h'> = { w: 4, h: 2 };

function onTemplate(model: TemplateModel, base: DeckBase): Surface {
  const k = scaleOf(model);
  let layout: TemplateLayout | undefined;
  let places: Readonly<Record<string, SheetPlace>> = {};
  const media = templateMedia(model);
  const onSheet = (slide: Slide): Slide => {
    const sheet = layout ?? layoutFor(model, 'blank') ?? model.layouts[0];
    if (sheet === undefined) return slide;
    return { ...slide, sheet: { part: sheet.part, behind: sheet.behind ?? [], background: sheet.background, places } };
  };
  return {
    canvas: canvasAt(model, k),
    base,
    media,
    frame(chrome, kit) {
      layout = layoutFor(model, 'content') ?? layoutFor(model, 'blank') ?? model.layouts[0];
      const body = layout?.body;
      if (layout === undefined || body === undefined || inOfEmu(body.w) / k < MIN_BODY.w || inOfEmu(body.h) / k < MIN_BODY.h)
        throw capacityExceeded(
          'No layout of the template has room for a body.',
          'Add a layout with a title and an empty area to the template; `deckwright brand inspect` says what was understood of it.',
          {},
        );
      const frame = standingFrame(chrome, layout, k, layout.busy, kit);
      ({ places } = frame);
      if (frame.body.h < 1.2)
        throw capacityExceeded(
          'Title, notes and bands leave no room for the body on the template.',
          'Shorten the title, or send fewer notes.',
          {},
        );
      return frame;
    },
    fill(fill, kit) {
      const made = 'fills' in fill ? fillPlaces(fill, model, k, kit, objectMakers(kit)) : fillLayout(fill, model, k, kit);
      ({ layout, places } = made);
      return made.shapes;
    },
    judged: (slide) => onSheet(slide),
    finish: (slide) => onSheet(scaledSlide(slide, model, k)),
  };
}

/** Title and source need a ground of the slide's own colour where a picture fills the slide. */
export function grounds(behind: readonly Shape[], frame: Frame, canvas: Slide['canvas']): readonly Shape[] {
  if (behind.length === 0) return [];
  const w = inOfEmu(canvas.w);
  const h = inOfEmu(canvas.h);
  const band = (id: string, y: number, height: number): Shape =>
    shape.rect({ id, name: 'ground', role: 'background' }, { x: 0, y, w, h: height }, { fill: shape.fill('canvas') });
  const footTop = Math.min(...frame.after.map((s) => inOfEmu(s.box.y)));
  return [
    ...(frame.before.length > 0 ? [band('title-ground', 0, frame.body.y - 0.1)] : []),
    ...(frame.after.length > 0 ? [band('foot-ground', footTop - 0.1, h - footTop + 0.1)] : []),
  ];
}

export type { LayoutUse };
