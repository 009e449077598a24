/** Reads a deck request: returns every slide as a request of its own, or all errors of all slides. */
import { sha256 } from '@deckwright/core/sha256';
import { type WayOut, waysOf, waysWithin } from '@deckwright/core/ways-out';
import { sentAs } from '../catalog/index.ts';
import { controlFaults, controlWarnings } from '../intent/control-effects.ts';
import { canonicalJson, type DrawProblem, type RequestKit, readSlideRequest, type SlideRequest } from '../intent/index.ts';
import { fieldErrors, invalidShape, notAnObject, unknownName } from '../intent/problem.ts';
import { textIn, writtenIn } from '../intent/slide-language.ts';
import { topicalTheme } from '../intent/topical-theme.ts';
import type { FieldError, Warning } from '../layout/index.ts';
import type { Theme } from '../scene/index.ts';
import { DEFAULT_THEME, findTheme, themes } from '../themes/index.ts';
import { CALL_CONTROLS, DECK_MEMBERS, type DeckControls, deckControls, MAX_ASSEMBLED, MAX_SLIDES } from './deck-schema.ts';
import { type Jump, numberSlides, placeSlides } from './place-slides.ts';
import type { SlideReader } from './slide-memory.ts';

export interface DeckSlide {
  /** The slide as a body of its own, as JSON text. It includes theme, locale, page number and position in the deck. */
  readonly text: string;
  /** The same without its number in the deck: slides that are alike have one text. */
  readonly unnumbered: string;
  readonly request: SlideRequest;
  readonly title: string;
}

export interface DeckRequest {
  readonly slides: readonly DeckSlide[];
  readonly jumps: readonly Jump[];
  readonly theme: Theme;
  readonly controls: DeckControls;
  /** What the deck was read with. */
  readonly kit: RequestKit;
  readonly warnings: readonly Warning[];
  /** SHA-256 of everything that determines the deck, in hex. */
  readonly hash: string;
}

export type ReadDeck = { readonly ok: true; readonly deck: DeckRequest } | { readonly ok: false; readonly problem: DrawProblem };

type Body = Readonly<Record<string, unknown>>;

const REMEDY = 'Send {"slides": [...]} with 1 to 30 slides, each as POST /v1/render/intent takes it.';
/** The most errors in one answer, because nobody reads more. */
const MAX_ERRORS = 50;

const isObject = (value: unknown): value is Body => value !== null && typeof value === 'object' && !Array.isArray(value);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Reads a body of `POST /v1/render/intent/deck`. `readKept` reads slides in built-in themes. With a whole kit it never throws for what a
 * caller can send.
 */
export function readDeckRequest(value: unknown, kit: RequestKit = {}, readKept: SlideReader = readSlideRequest): ReadDeck {
  if (!isObject(value)) return fail(notAnObject(value, 'The body', REMEDY, Array.isArray(value) ? { slides: value } : undefined));
  const wrong = controlFaults(value);
  if (wrong !== undefined) return fail(wrong);
  const parsed = deckControls.safeParse(value, { reportInput: true });
  if (!parsed.success)
    return fail(invalidShape(fieldErrors(parsed.error, [], value), 'The body', 'Mend each field named in errors[] and send again.'));
  const controls = parsed.data;
  const { slides } = value;
  if (!Array.isArray(slides) || slides.length === 0) return fail(noSlides(value));
  const most = controls.assembled === true ? MAX_ASSEMBLED : MAX_SLIDES;
  if (slides.length > most)
    return fail(countProblem(`Has ${slides.length} slides; a deck holds at most ${most}. Send the others as a second deck.`, most));
  const asked = controls.theme_id ?? topicalTheme(controls.styling, controls.imagery_tag) ?? DEFAULT_THEME;
  const brand = kit.brands?.(asked);
  const found = brand === undefined ? findTheme(asked) : { theme: brand.theme, mapped: false };
  if (found === undefined)
    return fail(
      unknownName(
        'unknown_theme',
        'theme',
        '/theme_id',
        asked,
        themes.map((t) => t.id),
      ),
    );
  const warnings = [...ignored(value), ...controlWarnings(value, 'deck')];
  if (found.mapped)
    warnings.push({
      code: 'theme_mapped',
      message: `The theme ${asked} is drawn as ${found.theme.id}.`,
      path: '/theme_id',
      remedy: `Send ${found.theme.id}.`,
    });

  const language = controls.language ?? (controls.locale === undefined ? writtenIn(textIn(slides)) : undefined);
  const problems: SlideRefusal[] = [];
  const sent = slides.map((slide: unknown, at): Body => {
    if (!isObject(slide)) {
      problems.push({ at, problem: notAnObject(slide, 'The slide', REMEDY) });
      return {};
    }
    if (controls.assembled === true) return slide;
    const faults = controlFaults(slide);
    if (faults !== undefined) problems.push({ at, problem: faults });
    // Warns of the controls that are removed from the slide below. The slide reports the others itself.
    for (const one of controlWarnings(slide, 'slide_of_deck'))
      if (CALL_CONTROLS.has(one.path?.slice(1) ?? '')) warnings.push({ ...one, path: `/slides/${at}${one.path}` });
    const own = slide['theme_id'];
    if (!isBlank(own) && own !== controls.theme_id) problems.push({ at, problem: themeOfSlide });
    return inherit(slide, controls, found.theme.id, language);
  });
  const bodies = controls.assembled === true ? sent : numberSlides(sent, controls);
  // An agenda or a divider needs more of the other slides than its number, so it is read again below.
  const readSlide = brand === undefined && controls.assembled !== true ? readKept : readSlideRequest;
  const first = problems.length > 0 ? [] : bodies.map((body) => readSlide(body, kit));
  first.forEach((read, at) => {
    if (!read.ok) problems.push({ at, problem: read.problem });
  });
  const requests = first.flatMap((one) => (one.ok ? [one.request] : []));
  const placed =
    problems.length > 0 ? undefined : controls.assembled === true ? asTheyAre(bodies) : placeSlides(bodies, requests, controls);
  const read = placed?.bodies.map((body, at) => {
    const firstReading = first[at];
    const again = body === bodies[at] && firstReading !== undefined ? firstReading : readSlide(body, kit);
    if (!again.ok) problems.push({ at, problem: again.problem });
    return again;
  });
  if (placed === undefined || read === undefined || problems.length > 0) return fail(joined(problems));
  const out = read.flatMap((one, at): DeckSlide[] =>
    one.ok
      ? [
          {
            text: canonicalJson(placed.bodies[at], () => true),
            unnumbered: canonicalJson(sent[at], () => true),
            request: one.request,
            title: titleOf(one.request),
          },
        ]
      : [],
  );
  return {
    ok: true,
    deck: {
      slides: out,
      jumps: placed.jumps,
      theme: found.theme,
      controls,
      kit,
      warnings: [...warnings, ...placed.warnings],
      hash: hashOf(out, controls),
    },
  };
}

const asTheyAre = (bodies: readonly Body[]): ReturnType<typeof placeSlides> => ({ bodies, jumps: [], warnings: [] });

export const titleOf = ({ chrome, title }: SlideRequest): string => chrome.title?.text ?? title ?? '';

/**
 * The slide with the deck's members added. The slide's own members win, except for the theme.
 * @param language the one that the deck names, else the one that its texts are written in
 */
function inherit(slide: Body, controls: DeckControls, theme_id: string, language: string | undefined): Body {
  const out: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(slide)) if (!CALL_CONTROLS.has(name)) out[name] = member;
  out['theme_id'] = theme_id;
  for (const name of [
    'locale',
    'direction',
    'quality_profile',
    'min_font_pt',
    'strict_policy',
    'chart_mode',
    'head_style',
    'furnish',
    'logo_id',
  ] as const)
    if (isBlank(out[name]) && controls[name] !== undefined) out[name] = controls[name];
  // A slide that tells its own language is in that one.
  const isOpen = isBlank(out['language']) && (isBlank(out['locale']) || !isBlank(out['brief']));
  if (isOpen && language !== undefined && (controls.language !== undefined || writtenIn(textIn(slide)) === undefined))
    out['language'] = language;
  return out;
}

function hashOf(slides: readonly DeckSlide[], { title, on_unusable, strict_policy }: DeckControls): string {
  const identity = { slides: slides.map(({ request }) => request.hash), title, on_unusable, strict_policy };
  return sha256(canonicalJson(identity));
}

function ignored(body: Body): Warning[] {
  return Object.entries(body)
    .filter(([name, member]) => !DECK_MEMBERS.has(name) && !isBlank(member))
    .slice(0, 20)
    .map(([name]) => ({
      code: 'field_ignored',
      message: `/${name} has no place in a deck and is ignored.`,
      path: `/${name}`,
      remedy: 'Remove it, or send it with the slide that it belongs to.',
    }));
}

const fail = (problem: DrawProblem): ReadDeck => ({ ok: false, problem });

const fieldOf = (pointer: string, msg: string): FieldError => ({
  pointer,
  loc: pointer.slice(1).split('/'),
  code: 'invalid_value',
  msg,
  type: 'invalid_value',
});

/** A list under another name, or something that is not a list. */
function noSlides({ slides, ...others }: Body): DrawProblem {
  const meant = sentAs(
    'slides',
    Object.keys(others).filter((name) => Array.isArray(others[name])),
  );
  const sent = Array.isArray(slides) ? 'an empty list' : typeof slides === 'object' && slides !== null ? 'an object' : `a ${typeof slides}`;
  const what = slides === undefined || slides === null ? 'is missing' : `must be a list of slides; ${sent} was sent`;
  const problem = countProblem(
    `${what}: 1 to ${MAX_SLIDES} slides are needed${meant === undefined ? '.' : `; did you mean it by "${meant}"?`}`,
  );
  if (meant === undefined) return problem;
  const found = { sent_as: `/${meant}`, patch: [{ op: 'move' as const, from: `/${meant}`, path: '/slides' }] };
  return { ...problem, errors: (problem.errors ?? []).map((error) => ({ ...error, ...found })) };
}

const countProblem = (msg: string, limit?: number): DrawProblem => ({
  code: 'intent_invalid_shape',
  status: 400,
  title: 'The deck has no slides, or too many',
  detail: `/slides: ${msg.charAt(0).toLowerCase()}${msg.slice(1)}`,
  remedy: REMEDY,
  errors: [{ ...fieldOf('/slides', msg), ...(limit === undefined ? {} : { limit }) }],
  members: { cost_charged: 0 },
});

const themeOfSlide: DrawProblem = {
  code: 'intent_invalid_shape',
  status: 422,
  title: 'A slide of a deck has no theme of its own',
  detail: '/theme_id: the theme of a deck holds for all its slides.',
  remedy: 'Send theme_id on the deck.',
  errors: [
    {
      ...fieldOf('/theme_id', 'The theme of a deck holds for all its slides; send it on the deck.'),
      patch: [{ op: 'remove', path: '/theme_id' }],
    },
  ],
};

/** All errors as one problem. It has the code of the first slide with a problem, and its pointers start at the deck. */
function joined(problems: readonly SlideRefusal[]): DrawProblem {
  const [first] = problems;
  if (first === undefined) throw new Error('A deck was refused without a reason.');
  const errors = problems.flatMap(({ at, problem }): FieldError[] => {
    const own = problem.errors ?? [];
    const { remedy } = problem;
    if (own.length === 0) return [{ ...fieldOf(`/slides/${at}`, problem.detail), remedy }];
    const here = (pointer: string): string => `/slides/${at}${pointer}`;
    return own.map(({ sent_as, patch, ...error }) => ({
      ...error,
      remedy: error.remedy ?? remedy,
      pointer: here(error.pointer),
      loc: ['slides', at, ...error.loc.filter((part) => part !== 'body')],
      ...(sent_as === undefined ? {} : { sent_as: here(sent_as) }),
      ...(patch === undefined
        ? {}
        : { patch: patch.map((one) => ({ ...one, path: here(one.path), ...(one.from === undefined ? {} : { from: here(one.from) }) })) }),
    }));
  });
  const slides = new Set(problems.map(({ at }) => at)).size;
  const remedies = new Map<string, number>();
  for (const { at, problem } of problems) if (!remedies.has(problem.remedy)) remedies.set(problem.remedy, at + 1);
  const told = [...remedies].slice(0, MAX_REMEDIES);
  return {
    ...first.problem,
    remedy: told.length === 1 ? first.problem.remedy : told.map(([remedy, slide]) => `Slide ${slide}: ${remedy}`).join(' '),
    ways_out: waysOfSlides(problems),
    status: first.problem.status === 400 ? 400 : 422,
    detail:
      `/slides/${first.at}: ${first.problem.detail.replace(/^\//, '')}` +
      (slides > 1 ? ` ${slides} slides cannot be drawn as they are.` : ''),
    errors: errors.slice(0, MAX_ERRORS),
    members: { ...first.problem.members, ...optionsWithin(first), slide: first.at + 1, cost_charged: 0 },
  };
}

/** Remedies that one sentence names; each error has its own. */
const MAX_REMEDIES = 5;

interface SlideRefusal {
  readonly at: number;
  readonly problem: DrawProblem;
}

/** One change that mends what can be mended of all slides, then what else each slide needs. */
function waysOfSlides(problems: readonly SlideRefusal[]): readonly WayOut[] {
  const all = problems.map(({ at, problem }) => waysWithin(`/slides/${at}`, problem.ways_out ?? waysOf(problem)));
  const change = all.flatMap((ways) => {
    const first = ways.find((way) => way.do.length === 1 && 'change' in (way.do[0] ?? {}))?.do[0];
    return first !== undefined && 'change' in first ? first.change : [];
  });
  const others = all.flatMap((ways) => ways.filter((way) => way.do.length > 1 || !('change' in (way.do[0] ?? {}))));
  const seen = new Set<string>();
  const left = others.filter((way) => {
    const key = JSON.stringify(way.do);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
  const why = problems[0]?.problem.detail ?? '';
  return [...(change.length === 0 ? [] : [{ why, do: [{ change }] }]), ...left.slice(0, MAX_ERRORS)];
}

/** Completed briefs of a slide, as changes of the deck. */
function optionsWithin({ at, problem }: SlideRefusal): Readonly<Record<string, unknown>> {
  const options = problem.members?.['repair_options'];
  if (!Array.isArray(options)) return {};
  const within = options.map((one: { readonly ways_out: readonly WayOut[] }) => ({
    ...one,
    ways_out: waysWithin(`/slides/${at}`, one.ways_out),
  }));
  return { repair_options: within };
}
