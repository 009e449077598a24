/** A document as the outline of a deck, by rules: every block on a slide, or named among what is left out. */
import { balanced } from './balance-pages.ts';
import { cellPlaces, sourcesOf } from './cell-places.ts';
import { drawnPages, FULL_PAGE, type MadePage, merged, numbered, split, withoutCrumbs } from './count-pages.ts';
import type { CoverLine } from './cover-lines.ts';
import { coverageOf, placeOf } from './coverage.ts';
import type { DeckOutline, DocumentInput, DocumentPlanOptions, LeftOut, OutlineEntry, OutlineNotice } from './document-outline.ts';
import { agendaOf, coverOf, type Draft, dividerOf, dividersOf, topicsOf } from './furniture.ts';
import { intentOfPage } from './intent-of-page.ts';
import { type Page, pagesOf, sizeOf } from './pages.ts';
import { isLast, type Prepared, prepared } from './read-document.ts';
import { withSpeakerNotes } from './speaker-notes.ts';
import { titled } from './titled-page.ts';

/** Slides of a deck. */
export const MOST_SLIDES = 30;
/** From so many slides on there is an agenda. */
const AGENDA_FROM = 8;

/** The slides of the content as somebody else proposes them, before cover, agenda and dividers stand around them. `title` is how rules head one. */
export type Revise = (pages: readonly MadePage[], title: (page: MadePage) => MadePage, ready: Prepared) => readonly MadePage[];

const asRulesMake: Revise = (pages, title) => pages.map(title);

/** Takes time in the order of its slides, each of which is drawn a few times to look whether it stands. */
export function planDocument(input: DocumentInput, options: DocumentPlanOptions, revise: Revise = asRulesMake): DeckOutline {
  const ready = prepared(input, options);
  const { read, kit, title } = ready;
  const { language, locale } = kit;
  const make = (page: Page) => intentOfPage(page, kit);
  const isBare = read.sections.every(({ heading, sections }) => heading === undefined && sections.length === 0);
  const wanted = options.slides ?? read.slides_asked;
  const most = Math.min(wanted ?? MOST_SLIDES, MOST_SLIDES);
  const cover = title === undefined || (most === 1 && read.sections.length > 0) ? undefined : coverOf(title, read, kit);
  const natural = [
    ...pagesOfLines(cover?.rest ?? read.lines, title),
    ...read.sections.flatMap((section, top) =>
      pagesOf(section, { title: read.title?.text, isBare, path: [top], is_last: isLast(section) }),
    ),
  ];
  const { pages: held, isCut } = heldBy(natural, MOST_SLIDES);
  const drawn = drawnPages(held, make, () => undefined);
  const fixed = cover === undefined ? 0 : 1;
  const topics = topicsOf(read.sections, language);
  const room = Math.max(1, most - fixed);
  const pages = withoutCrumbs(drawn, make, wanted === undefined ? 1 : room);
  const fewer = merged(pages, room, make);
  // An agenda is of a deck that is asked to be long, and takes no slide from what the document says; a deck that is the document has its own.
  const isDeck = (input.places ?? []).some(({ slide }) => slide !== undefined);
  const hasAgenda = topics !== undefined && (wanted ?? 0) >= AGENDA_FROM && !isDeck && fewer.length < room && fewer.length === pages.length;
  const content = wanted === undefined ? fewer : balanced(split(fewer, room - (hasAgenda ? 1 : 0), make), make);
  const kept = content.slice(0, MOST_SLIDES - fixed);
  const stays = revise(kept, (made) => (options.computed_headlines === false ? made : titled(made, kit)), ready);
  const spare = most - fixed - content.length;
  const divided = topics === undefined ? new Set<number>() : dividersOf(stays, topics, spare - (hasAgenda ? 1 : 0));

  const drafts: Draft[] = cover === undefined ? [] : [cover.draft];
  if (hasAgenda) drafts.push(agendaOf(topics, language, locale));
  let last: number | undefined;
  for (const made of numbered(stays)) {
    const [top] = made.page.path;
    if (top !== undefined && top !== last && topics !== undefined && divided.has(top)) drafts.push(dividerOf(top, topics, locale));
    last = top;
    drafts.push(entryOf(made));
  }
  return outlineOf(drafts, ready, input, options, {
    ...(wanted === undefined ? {} : { wanted }),
    isCut: isCut || content.length > kept.length,
  });
}

/** Lines of a title page that the cover does not hold. */
const pagesOfLines = (lines: readonly CoverLine[], title: string | undefined): readonly Page[] =>
  lines.length === 0
    ? []
    : [
        {
          headline: title ?? '',
          headline_ids: [],
          pieces: lines.map(({ id, text }) => ({ id, kind: 'text', text: [{ kind: 'paragraph', text }] })),
          path: [],
        },
      ];

/** The pages that so many full slides could hold: what is beyond is not even tried. */
function heldBy(pages: readonly Page[], most: number): { readonly pages: readonly Page[]; readonly isCut: boolean } {
  let size = 0;
  const end = pages.findIndex(({ pieces }) => {
    size += sizeOf(pieces);
    return size > most * FULL_PAGE;
  });
  return end < 0 ? { pages, isCut: false } : { pages: pages.slice(0, end), isCut: true };
}

/** Drafts in their order, with what they leave out. */
export function outlineOf(
  drafts: readonly Draft[],
  { read, kit: { language }, title }: Prepared,
  { places = [], cells = [] }: DocumentInput,
  { theme_id }: DocumentPlanOptions,
  {
    wanted,
    isCut = false,
    notices = [],
  }: { readonly wanted?: number; readonly isCut?: boolean; readonly notices?: readonly OutlineNotice[] },
): DeckOutline {
  const placed = drafts.map((draft) => {
    const blocks = read.blocks.filter(({ id }) => draft.block_ids.includes(id));
    return { ...draft, places: [...new Set(blocks.flatMap(({ block }) => placeOf(block, places) ?? []))] };
  });
  const { drafts: spoken, lost } = withSpeakerNotes(placed, read.speaker_notes);
  const located = cellPlaces(read.blocks, places, cells);
  const slides = spoken.map(({ figures = [], ...draft }, i): OutlineEntry => {
    const sources = sourcesOf(figures, located);
    return { slide_number: i + 1, ...draft, ...(sources === undefined ? {} : { intent: { ...draft.intent, sources } }) };
  });
  const coverage = coverageOf(read, [...read.off, ...lost], slides, places);
  return {
    title: title ?? '',
    language,
    ...(theme_id === undefined ? {} : { theme_id }),
    slides,
    blocks: read.blocks.map(({ id, block: { kind, start, end } }) => ({ id, kind, start, end })),
    ...coverage,
    notices: [
      ...notices,
      ...doubted(read.doubts),
      ...noticesOf(
        slides.length,
        wanted,
        isCut,
        coverage.left_out,
        slides.flatMap((one) => one.missing),
      ),
    ],
  };
}

export function entryOf({
  page,
  intent,
  confidence,
  missing,
  footnote_ids,
  figures = [],
  headline_by = 'document',
  completed_by,
}: MadePage): Draft {
  const ids = [
    ...new Set([...page.headline_ids, ...(page.context?.ids ?? []), ...page.pieces.map(({ id }) => id), ...footnote_ids]),
  ].filter((id) => id !== '');
  const headline = typeof intent['headline'] === 'string' ? intent['headline'] : page.headline;
  // Whoever draws the slide is told too, so that its report says who took part.
  const own = completed_by === undefined ? { intent } : { intent: { ...intent, completed_by }, completed_by };
  return { headline, headline_by, ...own, block_ids: ids, confidence, missing, figures };
}

/** Pairs that a notice names. */
const MOST_DOUBTS = 3;

const LONGEST_DOUBT = 120;
const clipped = (text: string): string => (text.length > LONGEST_DOUBT ? `${text.slice(0, LONGEST_DOUBT).trimEnd()}…` : text);

const doubted = (doubts: Prepared['read']['doubts']): readonly OutlineNotice[] =>
  doubts.length === 0
    ? []
    : [
        {
          code: 'mails_may_contradict',
          message: `Mails may say different figures of the same, and both stand: ${doubts
            .slice(0, MOST_DOUBTS)
            .map(([earlier, later]) => `"${clipped(earlier)}" and "${clipped(later)}"`)
            .join('; ')}.`,
          remedy: 'Take out the one that no longer holds.',
        },
      ];

function noticesOf(
  count: number,
  wanted: number | undefined,
  isCut: boolean,
  left: readonly LeftOut[],
  missing: OutlineEntry['missing'],
): readonly OutlineNotice[] {
  const out: OutlineNotice[] = [];
  if (isCut)
    out.push({
      code: 'document_longer_than_deck',
      message: `The document does not fit ${count} slides at a legible size; left_out names what is on none of them.`,
      remedy:
        wanted !== undefined && wanted < MOST_SLIDES
          ? `Ask for more slides, up to ${MOST_SLIDES}.`
          : 'Make a deck of each part of the document.',
    });
  else if (wanted !== undefined && count !== wanted)
    out.push({
      code: count > wanted ? 'more_slides_than_asked' : 'fewer_slides_than_asked',
      message: `${wanted} slides were asked for; the document makes ${count}${count > wanted ? ' at a legible size' : ', and nothing is made up to fill more'}.`,
      remedy: count > wanted ? `Ask for ${count} slides, or shorten the document.` : `Ask for ${count} slides.`,
    });
  if (missing.length > 0)
    out.push({
      code: 'pictures_missing',
      message: `${missing.map(({ block_id, what }) => `${what} (${block_id})`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} not at hand; the words that stand for it are drawn.`,
      remedy: 'Send the pictures with the document, or put them beside it.',
    });
  const lost = left.filter(({ reason }) => reason === 'not_placed').length;
  if (lost > 0)
    out.push({
      code: 'words_not_placed',
      message: `${lost} ${lost === 1 ? 'passage is' : 'passages are'} on no slide; left_out names them.`,
      remedy: 'Write them as sentences, lists or tables of Markdown.',
    });
  return out;
}
