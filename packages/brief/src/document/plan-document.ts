/** A document as the outline of a deck, by rules: every block on a slide, or named among what is left out. */
import { lexiconOf, phraseIn, readSource } from '@deckwright/source';
import { localeOf } from '../answer/drawn.ts';
import { askedLanguage } from '../answer/language.ts';
import { drawnPages, type MadePage, merged, numbered, split } from './count-pages.ts';
import { coverageOf, placeOf } from './coverage.ts';
import type { DeckOutline, DocumentInput, DocumentPlanOptions, LeftOut, OutlineEntry, OutlineNotice } from './document-outline.ts';
import { headlineByRule } from './headline-by-rule.ts';
import { intentOfPage, type PageKit } from './intent-of-page.ts';
import { type Page, pagesOf } from './pages.ts';
import { type ReadDocument, readSections, type Section } from './sections.ts';

/** Slides of a deck. */
export const MOST_SLIDES = 30;
/** Characters of a document: about six hundred pages. */
export const MAX_DOCUMENT = 2_000_000;
/** From so many slides on there is an agenda. */
const AGENDA_FROM = 8;
const MOST_TOPICS = 12;
/** Sections of several slides each that are parted by dividers. */
const DIVIDED_FROM = 3;

/** Takes time in the order of its slides, each of which is drawn a few times to look whether it stands. */
export function planDocument(input: DocumentInput, options: DocumentPlanOptions): DeckOutline {
  const { draws, picture } = options;
  const { locale: asked } = askedLanguage(input.markdown, options.language);
  const document = readSource(input.markdown, { document: true, ...(asked === undefined ? {} : { locale: asked }) });
  const { language } = document;
  const locale = asked ?? localeOf(language);
  const read = ordered(readSections(document, input, lexiconOf(language).roles), language);
  const kit: PageKit = { draws, ...(picture === undefined ? {} : { picture }), source: document.text, language, locale };
  const make = (page: Page) => intentOfPage(page, kit);
  const notices: OutlineNotice[] = [];
  const title = options.title ?? read.title?.text;
  const cover = title === undefined ? undefined : coverOf(title, read, options, locale);
  const natural = read.sections.flatMap((section, top) => pagesOf(section, { title: read.title?.text, top }));
  const pages = drawnPages(natural, make, () => undefined);

  const wanted = options.slides ?? read.slides_asked;
  const most = Math.min(wanted ?? MOST_SLIDES, MOST_SLIDES);
  const fixed = cover === undefined ? 0 : 1;
  const topics = read.sections.flatMap((s, top) => (s.heading === undefined ? [] : [{ heading: s.heading, top }]));
  const hasAgenda = (content: number): boolean =>
    topics.length >= 3 &&
    topics.length <= MOST_TOPICS &&
    (wanted === undefined ? content + fixed + 1 : wanted) >= AGENDA_FROM &&
    content + fixed + 1 <= most;
  let room = most - fixed;
  if (wanted !== undefined && wanted >= AGENDA_FROM && topics.length >= 3 && topics.length <= MOST_TOPICS) room--;
  let content = merged(pages, Math.max(1, room), make);
  if (wanted !== undefined && content.length < room) content = split(content, room, make);
  const agenda = hasAgenda(content.length);
  const left = most - fixed - content.length - (agenda ? 1 : 0);
  const divided =
    content.length > most - fixed
      ? new Set<number>()
      : dividersOf(
          content,
          topics.map(({ top }) => top),
          wanted === undefined ? Math.min(left, MOST_SLIDES) : left,
        );
  const kept = content.slice(0, most - fixed);

  const entries: Draft[] = [];
  if (cover !== undefined) entries.push(cover);
  if (agenda)
    entries.push(
      agendaOf(
        topics.map(({ heading }) => heading),
        language,
        locale,
      ),
    );
  let last = -1;
  for (const made of numbered(kept)) {
    if (made.page.top !== last && divided.has(made.page.top)) entries.push(dividerOf(made.page.top, topics, locale));
    last = made.page.top;
    entries.push(entryOf(made, read, options, kit));
  }
  const places = input.places ?? [];
  const slides = entries.map((draft, i): OutlineEntry => {
    const blocks = read.blocks.filter(({ id }) => draft.block_ids.includes(id));
    const found = blocks.flatMap(({ block }) => placeOf(block, places) ?? []);
    return { slide_number: i + 1, ...draft, places: [...new Set(found)] };
  });
  const coverage = coverageOf(read.blocks, read.off, slides, places);
  notices.push(...noticesOf(slides.length, wanted, content.length > kept.length, coverage.left_out));
  return {
    title: title ?? '',
    language,
    ...(options.theme_id === undefined ? {} : { theme_id: options.theme_id }),
    slides,
    ...coverage,
    notices,
  };
}

type Draft = Omit<OutlineEntry, 'slide_number' | 'places'>;

/** What is asked or done next stands last. */
function ordered(read: ReadDocument, _language: string): ReadDocument {
  const isLast = ({ heading }: Section): boolean => {
    const [first] = heading?.line.tokens ?? [];
    return (
      first?.kind === 'word' &&
      (first.classes.includes('next_step') || first.classes.includes('ask')) &&
      (heading?.line.tokens.length ?? 0) <= 4
    );
  };
  return { ...read, sections: [...read.sections.filter((s) => !isLast(s)), ...read.sections.filter(isLast)] };
}

const placed = (locale: string | undefined) => (locale === undefined ? {} : { locale });

function coverOf(title: string, read: ReadDocument, options: DocumentPlanOptions, locale: string | undefined): Draft {
  const heading = read.title !== undefined && 'id' in read.title ? read.title : undefined;
  const own = heading !== undefined && heading.text !== title ? [heading.text] : [];
  const context = [...own, ...[read.subtitle, read.author].filter((one) => one !== undefined)].join(' · ');
  return {
    headline: title,
    headline_by: 'document',
    intent: {
      form: 'hero_statement',
      variant: 'typographic_cover',
      headline: title,
      ...(context === '' ? {} : { context }),
      ...(read.date === undefined ? {} : { date: read.date }),
      ...placed(locale),
    },
    block_ids: [...(heading === undefined ? [] : [heading.id]), ...read.cover_ids],
    confidence: 1,
    missing: [],
    ...(options.title === undefined ? {} : {}),
  };
}

type Topic = { readonly heading: NonNullable<Section['heading']>; readonly top: number };

function agendaOf(headings: readonly Topic['heading'][], language: string, locale: string | undefined): Draft {
  const headline = phraseIn(language, 'agenda');
  return {
    headline,
    headline_by: 'rule',
    intent: {
      form: 'agenda_list',
      variant: 'numbered_agenda',
      headline,
      blocks: headings.map(({ text }) => ({ label: text })),
      ...placed(locale),
    },
    block_ids: headings.map(({ id }) => id),
    confidence: 1,
    missing: [],
  };
}

/** Sections before which a divider stands: where three or more have several slides each, and there is room for all of them. */
function dividersOf(content: readonly MadePage[], tops: readonly number[], room: number): ReadonlySet<number> {
  const several = tops.filter((top) => content.filter(({ page }) => page.top === top).length > 1);
  const divided = tops.filter((top) => content.some(({ page }) => page.top === top && page.headline_ids.length > 0));
  return several.length >= DIVIDED_FROM && several.length <= room && divided.length > 0 ? new Set(several) : new Set();
}

/** A strip of all sections holds so many. */
const MOST_ON_STRIP = 8;

function dividerOf(top: number, topics: readonly Topic[], locale: string | undefined): Draft {
  const at = topics.findIndex((t) => t.top === top);
  const { heading } = topics[at] as Topic;
  const strip =
    topics.length <= MOST_ON_STRIP
      ? { blocks: topics.map((t) => ({ label: t.heading.text, ...(t.top === top ? { emphasis: 'primary' } : {}) })) }
      : {};
  return {
    headline: heading.text,
    headline_by: 'document',
    intent: {
      form: 'section_divider',
      variant: 'numbered_divider',
      headline: heading.text,
      subject: String(at + 1),
      ...strip,
      ...placed(locale),
    },
    block_ids: [heading.id],
    confidence: 1,
    missing: [],
  };
}

function entryOf(
  { page, intent, confidence, missing, table }: MadePage,
  read: ReadDocument,
  options: DocumentPlanOptions,
  { language, draws }: PageKit,
): Draft {
  const ids = [
    ...new Set([...page.headline_ids, ...(page.context === undefined ? [] : [page.context.id]), ...page.pieces.map(({ id }) => id)]),
  ].filter((id) => id !== '');
  const said = typeof intent['headline'] === 'string' ? intent['headline'] : page.headline;
  const base: Draft = { headline: said, headline_by: 'document', intent, block_ids: ids, confidence, missing };
  if (options.computed_headlines === false || table === undefined || said !== page.headline) return base;
  const block = read.blocks.find(({ id }) => id === page.headline_ids[0])?.block;
  const headline = headlineByRule(intent, table, block?.kind === 'heading' ? block.line : undefined, language);
  if (headline === undefined) return base;
  const context = [intent['context'], page.headline].filter((one) => typeof one === 'string' && one !== '').join(' · ');
  const own = { ...intent, headline, ...(context === '' ? {} : { context }) };
  return draws(own) === undefined ? base : { ...base, headline, headline_by: 'rule', intent: own };
}

function noticesOf(count: number, wanted: number | undefined, isCut: boolean, left: readonly LeftOut[]): readonly OutlineNotice[] {
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
  const lost = left.filter(({ reason }) => reason === 'not_placed').length;
  if (lost > 0)
    out.push({
      code: 'words_not_placed',
      message: `${lost} ${lost === 1 ? 'passage is' : 'passages are'} on no slide; left_out names them.`,
      remedy: 'Write them as sentences, lists or tables of Markdown.',
    });
  return out;
}
