/** What drawing needs besides the request, and the kit of one slide that is made of it. */
import type { SlideRequest } from '../intent/index.ts';
import { Kit, numberStyle, type Pictures, styleOfWritten } from '../layout/index.ts';
import type { Brand } from '../themes/index.ts';
import { type FontSource, Fonts, hanOf, hasPartable, loadShaper, needsShaping } from '../typeset/index.ts';
import { drawNested } from './draw-body.ts';
import { ENGINE_VERSION } from './engine.ts';
import { drawNestedForm } from './nested-form.ts';

/** One for a process, without state of any request. */
export interface DrawKit {
  readonly fonts: Fonts;
  readonly engine_version: string;
  /** Pictures at hand, by the source that requests name. */
  readonly pictures?: Pictures;
  /** Loads what a text needs beyond tables: the shaper, for scripts whose letters join, and the patterns that part long words. */
  readonly prepare: (text: string, locale?: string) => Promise<void>;
}

export function createDrawKit(source: FontSource, options: { readonly pictures?: Pictures } = {}): DrawKit {
  const fonts = new Fonts(source);
  let shaping: Promise<void> | undefined;
  return {
    fonts,
    engine_version: ENGINE_VERSION,
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
    async prepare(text, locale = 'en') {
      if (hasPartable(text)) await fonts.learnParts(locale);
      if (!needsShaping(text)) return;
      shaping ??= loadShaper(source).then((shaper) => fonts.useShaper(shaper));
      await shaping;
    },
  };
}

/** For one slide, with what was noticed while its request was read. With `parts`, words that are wider than their line are parted. */
export function slideKit(request: SlideRequest, { fonts, pictures }: DrawKit, parts = false): Kit {
  if (request.brand !== undefined) takeFaces(request.brand, fonts);
  const kit = new Kit({
    theme: request.theme,
    text: fonts.typesetter(request.theme, hanOf(request.canonical, request.locale), parts ? fonts.partsOf(request.locale) : undefined),
    numbers: styleOfWritten(numberStyle(request.locale), request.written),
    locale: request.locale,
    direction: request.direction,
    title: request.chrome.title?.text ?? request.title ?? '',
    context: request.chrome.subtitle?.text ?? '',
    takeaway: request.chrome.takeaway?.text ?? '',
    head_style: request.head_style ?? request.theme.head_style,
    furnish: request.furnish,
    ...(pictures === undefined ? {} : { pictures }),
    ...(request.written === undefined ? {} : { written: request.written }),
    nested: drawNested,
    nested_form: drawNestedForm,
  });
  for (const w of request.warnings) kit.warn(w.code, w.message, w);
  return kit;
}

/** Measuring and the writers find a brand's faces where they find all others. */
function takeFaces({ faces, theme }: Brand, { source }: Fonts): void {
  if (faces.length === 0) return;
  if (source.add === undefined) throw new Error(`The faces of ${theme.id} cannot be taken: this font source holds carried faces alone.`);
  source.add(faces);
}
