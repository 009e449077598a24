/** Compiles a deck: draws the slides that can be drawn, joins them, and reports on all of them. */
import { DrawRefusal, type SlideRequest } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';
import { type DrawKit, type DrawnSlide, drawSlide } from '../pipeline/index.ts';
import type { Deck, Theme } from '../scene/index.ts';
import { checkConsistency } from './consistency.ts';
import {
  type DeckReport,
  isUsable,
  reportDeck,
  type SlideOutcome,
  type SlideProblem,
  slideReportSchema,
  withFindings,
} from './deck-report.ts';
import { joinSlides } from './join-slides.ts';
import { type DeckRequest, type DeckSlide, readDeckRequest } from './read-deck.ts';

export interface CompileKit {
  readonly engine_version: string;
  /** Draws a slide, or returns the cached drawing of a slide with this text. */
  draw(slide: DeckSlide): Promise<Deck>;
}

export interface CompiledDeck {
  /** Absent when no slide could be drawn, or when a policy is broken. */
  readonly deck?: Deck;
  /** The deck in stretches of one theme each, to be joined as files. Present when slides keep their own themes. */
  readonly stretches?: readonly Deck[];
  readonly report: DeckReport;
}

/** A compile kit without a cache: it draws every slide. */
export const drawAll = (kit: DrawKit): CompileKit => ({
  engine_version: kit.engine_version,
  draw: async ({ request }) => (await drawSlide(request, kit)).deck,
});

/** Draws one slide of a deck and says how it ended. It never rejects because of content. */
export async function trySlide(
  request: SlideRequest,
  kit: DrawKit,
): Promise<{ readonly outcome: SlideOutcome; readonly drawn?: DrawnSlide }> {
  try {
    const drawn = await drawSlide(request, kit);
    return { outcome: { report: slideReportSchema.parse(drawn.report) }, drawn };
  } catch (error) {
    if (error instanceof DrawRefusal) return { outcome: { problem: problemOf(error.problem) } };
    throw error;
  }
}

/** The entry in the deck's report for a slide that could not be drawn. */
function problemOf({ code, detail, remedy, members }: DrawRefusal['problem']): SlideProblem {
  const split: unknown = members?.suggested_split;
  return { code, detail, remedy, ...(Array.isArray(split) ? { suggested_split: split } : {}) };
}

/**
 * `body` is the deck's request, `deck` is what was read from it, and `outcomes` say how each slide ended. Slides that failed are left out
 * or replaced, and the remaining slides are placed again.
 */
export async function compileDeck(
  body: object,
  deck: DeckRequest,
  outcomes: readonly SlideOutcome[],
  kit: CompileKit,
): Promise<CompiledDeck> {
  const { controls, slides } = deck;
  const title = controls.title ?? controls.name ?? slides.find((slide) => slide.title !== '')?.title ?? 'Deck';
  const report = reportDeck({
    theme_id: deck.theme.id,
    title,
    titles: slides.map((slide) => slide.title),
    outcomes,
    findings: deck.warnings,
    strict: controls.strict_policy !== undefined,
    on_unusable: controls.on_unusable ?? 'omit',
    engine_version: kit.engine_version,
  });
  if (report.status === 'rejected' || report.slides_ok === 0) return { report };
  const standing = report.slides_failed === 0 ? deck : withoutFailed(body, deck, outcomes);
  const parts: Deck[] = [];
  for (const slide of standing.slides) parts.push(await kit.draw(slide));
  const stretches = stretchesOf(standing, parts, title, kit.engine_version);
  const places = standing.slides.length === slides.length ? undefined : slides.flatMap((_, i) => (isUsable(outcomes[i]) ? [i] : []));
  const found = checkConsistency(standing.slides, parts).map((one) => inRequest(one, places));
  return {
    report: withFindings(report, found),
    ...(stretches.length > 1 ? { stretches } : {}),
    deck: joinSlides(parts, { title, theme: themeOf(deck, parts, stretches), jumps: standing.jumps, engine_version: kit.engine_version }),
  };
}

/** Slides that stay as they were rendered bring their theme along, if they have only one. */
const themeOf = ({ controls, theme }: DeckRequest, parts: readonly Deck[], stretches: readonly Deck[]): Theme =>
  (controls.assembled === true && stretches.length === 1 ? parts[0]?.theme : undefined) ?? theme;

/** The place of a finding in the request. Messages count slides as the deck does. */
const inRequest = (one: Warning, places: readonly number[] | undefined): Warning =>
  one.path === undefined || places === undefined
    ? one
    : { ...one, path: one.path.replace(/^\/slides\/(\d+)/, (_whole, at: string) => `/slides/${places[Number(at)] ?? at}`) };

/**
 * Consecutive slides with the same theme, as decks. Links are left out, because they count slides of the whole deck; the caller adds them
 * where needed.
 */
function stretchesOf(standing: DeckRequest, parts: readonly Deck[], title: string, engine_version: string): readonly Deck[] {
  const out: Deck[][] = [];
  let last: string | undefined;
  for (const [i, part] of parts.entries()) {
    const { theme } = standing.slides[i]?.request ?? standing;
    if (theme.id !== last) out.push([]);
    out.at(-1)?.push(part);
    last = theme.id;
  }
  return out.map((run) => joinSlides(run, { title, theme: run[0]?.theme ?? standing.theme, jumps: [], engine_version }));
}

/** The deck of the slides that were drawn. It can be read, because each slide in it was read before. */
function withoutFailed(body: object, deck: DeckRequest, outcomes: readonly SlideOutcome[]): DeckRequest {
  const raw: unknown = Reflect.get(body, 'slides');
  const sent: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const keeps = deck.controls.on_unusable === 'placeholder';
  const slides = sent.flatMap((slide, i) => (isUsable(outcomes[i]) ? [slide] : keeps ? [placeholderOf(deck.slides[i], outcomes[i])] : []));
  const read = readDeckRequest({ ...body, slides }, deck.kit);
  if (!read.ok) throw new Error(`A deck without its failed slides cannot be read: ${read.problem.detail}`);
  return read.deck;
}

const MAX_WORDS = 300;

/** A slide that says what is missing. */
function placeholderOf(slide: DeckSlide | undefined, outcome: SlideOutcome | undefined): Record<string, unknown> {
  const why = outcome?.problem?.detail ?? outcome?.report?.errors[0]?.message ?? 'It could not be drawn.';
  return {
    chrome: { title: (slide?.title ?? '').slice(0, 120) || 'Slide missing' },
    body: { component: 'callout', params: { text: `This slide is missing. ${why}`.slice(0, MAX_WORDS), style: 'warning' } },
  };
}
