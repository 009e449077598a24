/** Draws one slide: takes a request, gives the finished scene and the report. */
import { createHash } from 'node:crypto';
import { findComponent } from '../catalog/index.ts';
import type { Traits } from '../components/define.ts';
import type { SlideRequest } from '../intent/index.ts';
import { AUTHORED_NAME, DrawRefusal, intentWithoutNotes } from '../intent/index.ts';
import {
  type BoxIn,
  CONTENT_W,
  type ComponentCall,
  capacityExceeded,
  type Drawing,
  type DrawProblem,
  type Frame,
  Kit,
  MARGIN,
  MAX_TITLE_LINES,
  numberStyle,
  type Pane,
  type PatchOperation,
  type Pictures,
  paneClass,
  shape,
} from '../layout/index.ts';
import { turned } from '../layout/mirror-shapes.ts';
import { type Deck, type Shape, type Slide, SMALLEST_PT, type Source, type TestMark } from '../scene/index.ts';
import { harvest } from '../template/index.ts';
import type { Brand } from '../themes/index.ts';
import { type FontSource, Fonts, hanOf, loadShaper, needsShaping } from '../typeset/index.ts';
import type { Body } from './body.ts';
import { checkShapes, refuseStrays } from './check-shapes.ts';
import { coverLogo } from './cover-logo.ts';
import { ENGINE_VERSION } from './engine.ts';
import { enlargedBody } from './enlarge.ts';
import { checkFloor } from './font-floor.ts';
import { warnOfFaces } from './font-warnings.ts';
import { applyHandEdits } from './hand-edits.ts';
import { nativeCharts } from './native-charts.ts';
import { drawNestedForm } from './nested-form.ts';
import { withOwnNames } from './own-names.ts';
import { remarkOf } from './remark.ts';
import { type RenderReport, report } from './report.ts';
import { drawnSmall } from './small-drawing.ts';
import { withSuggestedSplit } from './suggest-split.ts';
import { grounds, surfaceOf } from './surface.ts';
import { withTestMark } from './test-mark.ts';
import { truncated } from './truncate.ts';
import { unitTraits } from './unit-traits.ts';

/** What drawing needs besides the request. One for a process, without state of any request. */
export interface DrawKit {
  readonly fonts: Fonts;
  readonly engine_version: string;
  /** Pictures at hand, by the source that requests name. */
  readonly pictures?: Pictures;
  /** Loads what a text needs beyond tables: the shaper, for scripts whose letters join. */
  readonly prepare: (text: string) => Promise<void>;
}

export function createDrawKit(source: FontSource, options: { readonly pictures?: Pictures } = {}): DrawKit {
  const fonts = new Fonts(source);
  let shaping: Promise<void> | undefined;
  return {
    fonts,
    engine_version: ENGINE_VERSION,
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
    async prepare(text) {
      if (!needsShaping(text)) return;
      shaping ??= loadShaper(source).then((shaper) => fonts.useShaper(shaper));
      await shaping;
    },
  };
}

export interface DrawOptions {
  /** Puts the mark of test keys on the slide. Its report does not change. */
  readonly mark?: TestMark | undefined;
}

export interface DrawnSlide {
  readonly deck: Deck;
  readonly brand?: Brand;
  /** Computed when first read, because a caller who needs only the file does not need it. */
  readonly report: RenderReport;
  /** The box that the frame left for the body, inches. */
  readonly body: BoxIn;
  /** The slide as quality is measured on it: on a template of another size at our scale, else the slide itself. */
  readonly judged: Slide;
  /** Traits of the unit that drew it. */
  readonly traits: Traits;
}

/**
 * Draws one slide. Throws `DrawRefusal` (with its problem as data) for content that no arrangement can hold; the same request
 * gives the same scene on any machine.
 */
export async function drawSlide(request: SlideRequest, kit: DrawKit, options: DrawOptions = {}): Promise<DrawnSlide> {
  await kit.prepare(request.canonical);
  return drawPrepared(request, kit, options);
}

/** As `drawSlide`, for requests that `kit.prepare` has seen. */
export function drawPrepared(asked: SlideRequest, drawKit: DrawKit, options: DrawOptions = {}): DrawnSlide {
  try {
    return drawOnce(asked, drawKit, options);
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw error;
    if (error.problem.code !== 'capacity_exceeded') throw asSent(error.problem, asked);
    const small = drawSmall(asked, drawKit, options);
    if (small !== undefined) return small;
    throw asSent(
      withSuggestedSplit(withStrange(error.problem, asked), asked, (part) => isDrawn(part, drawKit)),
      asked,
    );
  }
}

/** The slide at smaller type, where the content fits at that. */
function drawSmall(asked: SlideRequest, kit: DrawKit, options: DrawOptions): DrawnSlide | undefined {
  if (asked.min_font_pt !== undefined && asked.min_font_pt > SMALLEST_PT) return undefined;
  try {
    const small = drawOnce(asked, kit, { ...options, small: true });
    return small.report.errors.length === 0 ? small : undefined;
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

/** A refusal whose pointer is one into the body as it was sent. */
function asSent(problem: DrawProblem, { origin }: SlideRequest): DrawRefusal {
  const at = problem.members?.['pointer'];
  if (origin === undefined || typeof at !== 'string') return new DrawRefusal(problem);
  return new DrawRefusal({ ...problem, members: { ...problem.members, pointer: origin(at) } });
}

/** Where nothing was found to draw, members without a place were probably meant as content, so their warnings become errors with patches. */
function withStrange(problem: DrawProblem, { warnings }: SlideRequest): DrawProblem {
  if (problem.members?.['count'] !== 0 || problem.errors !== undefined) return problem;
  const errors = warnings.flatMap(({ code, path = '', message, remedy = '', patch }) =>
    code === 'field_ignored' && patch !== undefined
      ? [
          {
            pointer: path,
            loc: path.split('/').slice(1),
            code: 'unknown_member',
            msg: `${message} ${remedy}`,
            type: 'unknown_member',
            patch: patch as readonly PatchOperation[],
          },
        ]
      : [],
  );
  if (errors.length === 0) return problem;
  return { ...problem, detail: `${problem.detail} ${errors[0]?.msg ?? ''}`, errors };
}

/** Whether a slide can be drawn without a fault of the drawing. */
function isDrawn(request: SlideRequest, kit: DrawKit): boolean {
  try {
    return drawOnce(request, kit, {}).report.errors.length === 0;
  } catch (error) {
    if (error instanceof DrawRefusal) return false;
    throw error;
  }
}

function drawOnce(asked: SlideRequest, drawKit: DrawKit, options: DrawOptions & { readonly small?: boolean }): DrawnSlide {
  const { fonts, engine_version, pictures } = drawKit;
  const { mark } = options;
  const request = asked.allow_truncation ? truncated(asked) : asked;
  if (request.brand !== undefined) takeFaces(request.brand, fonts);
  const kit = new Kit({
    theme: request.theme,
    text: fonts.typesetter(request.theme, hanOf(request.canonical, request.locale)),
    numbers: numberStyle(request.locale),
    locale: request.locale,
    direction: request.direction,
    title: request.chrome.title?.text ?? request.title ?? '',
    context: request.chrome.subtitle?.text ?? '',
    head_style: request.head_style ?? request.theme.head_style,
    ...(pictures === undefined ? {} : { pictures }),
    ...(request.written === undefined ? {} : { written: request.written }),
    nested: drawNested,
    nested_form: drawNestedForm,
  });
  for (const w of request.warnings) kit.warn(w.code, w.message, w);
  checkCapacity(request, kit);
  const layout = request.content.kind === 'form' ? (request.content.variant.layout ?? 'content') : 'content';
  const surface = surfaceOf(request.brand, request.logo);
  if (request.logo !== undefined && surface.base !== undefined)
    kit.warn('logo_left_out', 'The template has places of its own; the logo is not drawn on it.', {
      path: '/logo_id',
      remedy: 'Put the logo into the template, or leave logo_id out.',
    });
  const frame = layout === 'content' ? surface.frame(request.chrome, kit) : NO_FRAME;
  if (frame.title_lines > MAX_TITLE_LINES)
    throw capacityExceeded(
      `The title needs ${frame.title_lines} lines at 20 pt; ${MAX_TITLE_LINES} fit.`,
      'Shorten the title to about 180 characters.',
      {
        pointer: request.chrome.title?.path,
      },
    );
  const drawAt = (box: BoxIn): Body => drawBody(request, box, paneClass(frame.body.w), kit);
  const body =
    layout !== 'content'
      ? drawAt(frame.body)
      : options.small === true
        ? drawnSmall(frame.body, fonts.smallTypesetter(request.theme, hanOf(request.canonical, request.locale)), kit, drawAt)
        : isAuthored(request)
          ? drawAt(frame.body)
          : enlargedBody(drawAt, frame.body, kit);
  // The remark follows from the drawn body and needs room in the frame, so the slide is drawn again with it.
  const remark = request.chrome.remark === undefined && layout === 'content' ? remarkOf(body.shapes, kit) : undefined;
  if (remark !== undefined) return drawOnce({ ...asked, chrome: { ...asked.chrome, remark } }, drawKit, options);
  const filled = layout === 'content' ? undefined : surface.fill?.(fillOf(request, [...body.shapes, ...body.behind], kit), kit);
  const shapes = withOwnNames(
    filled ?? [
      ...body.behind,
      ...grounds(body.behind, frame, surface.canvas),
      ...frame.before,
      ...body.shapes,
      ...frame.after,
      ...coverLogo(request, layout, body, kit),
    ],
  );
  checkShapes(shapes);
  // An author may let a shape run off the slide. The checks report it.
  if (!isAuthored(request)) refuseStrays(shapes, surface.canvas);
  warnOfFaces(kit);
  warnOfTitle(request, kit);
  const charts = request.chart_mode === 'native' ? nativeCharts(request, shapes, kit) : [];
  const notes = [request.notes, ...kit.notes].filter((n) => n !== undefined && n !== '').join('\n\n');
  const slide: Slide = {
    ssg: 1,
    canvas: surface.canvas,
    layout,
    title: request.chrome.title?.text ?? request.title ?? '',
    lang: request.locale,
    direction: request.direction,
    background: 'canvas',
    shapes,
    ...(charts.length === 0 ? {} : { charts }),
    ...(notes === '' ? {} : { notes }),
  };
  if (request.min_font_pt !== undefined) checkFloor(slide, request.min_font_pt);
  // The checks judge what the data drew and not the edits of a person.
  const { slide: shown, conflicts } =
    request.hand_edits === undefined ? { slide, conflicts: [] } : applyHandEdits(slide, request.hand_edits, request.canonical, kit);
  const input_hash = createHash('sha256').update(`${engine_version}\n${request.hash}`).digest('hex');
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
  return {
    deck,
    ...(request.brand === undefined ? {} : { brand: request.brand }),
    body: frame.body,
    judged: surface.judged(slide),
    traits: unitTraits(request),
    get report() {
      judged ??= report({ request, slide: surface.judged(slide), kit, body: frame.body, input_hash, engine_version, conflicts });
      return judged;
    },
  };
}

const withoutNotes = ({ notes, canonical }: SlideRequest): Pick<Source, 'intents_without_notes'> =>
  notes === undefined ? {} : { intents_without_notes: [intentWithoutNotes(canonical)] };

/** True where an author places every shape. */
const isAuthored = ({ content }: SlideRequest): boolean => content.kind === 'component' && content.component.name === AUTHORED_NAME;

/** Warns of a slide without a title, because outlines and screen readers cannot name it. It is drawn. */
function warnOfTitle(request: SlideRequest, kit: Kit): void {
  const { chrome, title, content, origin } = request;
  if (/\S/.test(chrome.title?.text ?? title ?? '')) return;
  const path = content.kind === 'form' ? '/headline' : isAuthored(request) ? '/author_ssg/title' : '/chrome/title';
  kit.warn('missing_title', 'The slide has no title, so that outlines, links and screen readers cannot name it.', {
    path,
    remedy:
      request.routing !== undefined
        ? 'The brief says no title, and none is made up. Begin it with `Title:` and what the slide shows, or send `headline` beside it.'
        : `Send ${path.slice(1).replace('/', '.')}${origin?.('/data').startsWith('/content') === true ? ' in `content`' : ''}.`,
  });
}

/** Measuring and the writers find a brand's faces where they find all others. */
function takeFaces({ faces, theme }: Brand, { source }: Fonts): void {
  if (faces.length === 0) return;
  if (source.add === undefined) throw new Error(`The faces of ${theme.id} cannot be taken: this font source holds carried faces alone.`);
  source.add(faces);
}

/** Above the hard limit nothing is drawn or billed. Above the soft limit there is a warning. */
function checkCapacity({ content }: SlideRequest, kit: Kit): void {
  const { capacity } = content.kind === 'form' ? content.bound : content.component;
  const name = content.kind === 'form' ? content.form.name : content.component.name;
  const count = content.kind === 'form' ? content.bound.count : content.call.count;
  if (count > capacity.hard) {
    throw capacityExceeded(
      `${name} holds at most ${capacity.hard} ${capacity.what}; ${count} were sent.`,
      `Send at most ${capacity.hard} ${capacity.what}.`,
      { component: name, count, limit: capacity.hard },
    );
  }
  if (count > capacity.soft)
    kit.warn('over_soft_limit', `${count} ${capacity.what} are more than the ${capacity.soft} that ${name} shows comfortably.`, {
      path: content.pointer,
      remedy: 'Split the slide, or group the smallest items.',
    });
}

/** Covers and section breaks set title and date themselves, in the safe area. */
const NO_FRAME: Frame = { before: [], after: [], body: { x: MARGIN, y: 0.42, w: CONTENT_W, h: 6.8 }, title_lines: 0 };

export function drawBody({ content, chrome }: SlideRequest, box: BoxIn, size: Pane['class'], kit: Kit): Body {
  if (content.kind === 'form') {
    const { pointer, parts } = content;
    const { shapes, background = [] } = content.bound.draw({ box, pointer, parts, chrome }, kit);
    return { shapes, behind: background };
  }
  const pane: Pane = { box, class: size, id: 'body', pointer: content.pointer, depth: 0 };
  const drawing = turned(content.call.draw(pane, kit), box, kit);
  const shapes = drawing.loose === true ? drawing.shapes : grouped(content.component.name, drawing, pane);
  return { shapes, behind: drawing.background ?? [] };
}

/** The contents of the template's places: those that were sent, or the texts of the slide that would be drawn without a template. */
const fillOf = (request: SlideRequest, shapes: readonly Shape[], kit: Kit) =>
  (request.content.kind === 'form' ? request.content.fill : undefined) ?? harvest(shapes, useOf(request), kit);

/** Which of a template's layouts takes the words of a slide that owns its canvas. */
const useOf = ({ content }: SlideRequest): 'cover' | 'divider' | 'closing' => {
  if (content.kind !== 'form' || content.variant.layout === 'section') return 'divider';
  return /closing/.test(content.variant.name) ? 'closing' : 'cover';
};

/** A component's shapes move together. Tables stand outside: PowerPoint does not group them. */
function grouped(name: string, drawing: Drawing, pane: Pane): readonly Shape[] {
  const tables = drawing.shapes.filter((s) => s.kind === 'table');
  const rest = drawing.shapes.filter((s) => s.kind !== 'table');
  const identity = { id: pane.id, name: name.replaceAll('_', ' '), role: 'group' as const, alt: drawing.alt };
  return [
    // The table has all values, so the shapes beside it get the name of the component.
    ...shape.group(tables.length > 0 ? { ...identity, alt: firstSentence(drawing.alt) } : identity, rest),
    ...tables.map((t) => ({ ...t, alt: t.alt ?? drawing.alt })),
  ];
}

const firstSentence = (text: string): string => text.split(/(?<=[.:])\s/)[0]?.replace(/:$/, '.') ?? text;

export function drawNested(call: ComponentCall, pane: Pane, kit: Kit): Drawing {
  const component = findComponent(call.component);
  const read = component?.read(call.params);
  // Both were checked when the request was read; this guards components that build calls of their own.
  if (component === undefined || read === undefined || !read.ok)
    throw new DrawRefusal({
      code: 'nested_params_invalid',
      status: 422,
      title: 'A nested component does not have its shape',
      detail: `${pane.pointer} is not valid.`,
      remedy: 'See GET /v1/widgets.',
    });
  const drawing = turned(read.call.draw(pane, kit), pane.box, kit);
  return { alt: drawing.alt, shapes: grouped(component.name, drawing, pane) };
}
