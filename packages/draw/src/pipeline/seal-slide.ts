/** The last step of a slide: edits by hand, the deck that files are written from, and the report on it. */
import { sha256 } from '@deckwright/core/sha256';
import type { Traits } from '../components/define.ts';
import { intentWithoutNotes, type SlideRequest } from '../intent/index.ts';
import type { BoxIn, Kit } from '../layout/index.ts';
import type { Deck, Slide, Source, TestMark } from '../scene/index.ts';
import type { Brand } from '../themes/index.ts';
import type { Framed } from './frame-slide.ts';
import { applyHandEdits } from './hand-edits.ts';
import type { ManifestEntry } from './manifest.ts';
import { type RenderReport, report, trace } from './report.ts';
import { withTestMark } from './test-mark.ts';
import { unitTraits } from './unit-traits.ts';

export interface DrawnSlide {
  readonly deck: Deck;
  readonly brand?: Brand;
  /** Computed when first read, because a caller who needs only the file does not need it. */
  readonly report: RenderReport;
  /** The box that the frame left for the body, inches. */
  readonly body: BoxIn;
  /** The slide as quality is measured on it: on a template of another size at our scale, else the slide itself. */
  readonly judged: Slide;
  /** Where every supplied value went. */
  readonly manifest: readonly ManifestEntry[];
  /** Pointers of values that the arrangement has no place for; what finds no room or no sense in it has a warning of its own. */
  readonly unplaced: readonly string[];
  /** Traits of the unit that drew it. */
  readonly traits: Traits;
}

export interface Seal {
  readonly engine_version: string;
  readonly mark: TestMark | undefined;
}

export function sealSlide(
  request: SlideRequest,
  { surface, frame }: Framed,
  slide: Slide,
  kit: Kit,
  { engine_version, mark }: Seal,
): DrawnSlide {
  // The checks judge what the data drew and not the edits of a person.
  const { slide: shown, conflicts } =
    request.hand_edits === undefined ? { slide, conflicts: [] } : applyHandEdits(slide, request.hand_edits, request.canonical, kit);
  const input_hash = sha256(`${engine_version}\n${request.hash}`);
  const finished = surface.finish(shown);
  const deck: Deck = {
    theme: request.theme,
    slides: [mark === undefined ? finished : withTestMark(finished, kit)],
    media: surface.media.size === 0 ? kit.media : new Map([...surface.media, ...kit.media]),
    title: slide.title,
    lang: request.locale,
    ...(mark === undefined ? {} : { mark }),
    source: { engine_version, input_hash, intents: [request.canonical], ...withoutNotes(request) },
    ...(surface.base === undefined ? {} : { base: surface.base }),
  };
  let judged: RenderReport | undefined;
  let manifest: readonly ManifestEntry[] | undefined;
  return {
    deck,
    ...(request.brand === undefined ? {} : { brand: request.brand }),
    body: frame.body,
    judged: surface.judged(slide),
    traits: unitTraits(request),
    get manifest() {
      manifest ??= trace(request, surface.judged(slide), kit);
      return manifest;
    },
    get unplaced() {
      const ignored = kit.warnings.flatMap(({ code, path }) => (code === 'annotation_ignored' && path !== undefined ? [path] : []));
      return this.manifest.flatMap(({ path, bound }) =>
        bound === 'dropped' && !kit.unseen.has(path) && !ignored.some((one) => path === one || path.startsWith(`${one}/`)) ? [path] : [],
      );
    },
    get report() {
      judged ??= report({ request, slide: surface.judged(slide), kit, body: frame.body, input_hash, engine_version, conflicts });
      return judged;
    },
  };
}

const withoutNotes = ({ notes, canonical }: SlideRequest): Pick<Source, 'intents_without_notes'> =>
  notes === undefined ? {} : { intents_without_notes: [intentWithoutNotes(canonical)] };
