/** Slides around the content: cover, agenda and dividers, in the words of the document. */
import { lexiconFile, phraseIn } from '@deckwright/source';
import type { MadePage } from './count-pages.ts';
import type { OutlineEntry } from './document-outline.ts';
import type { ReadDocument, Section } from './sections.ts';

export type Draft = Omit<OutlineEntry, 'slide_number' | 'places'>;

const FEWEST_TOPICS = 3;
const MOST_TOPICS = 12;
/** Sections of several slides each that are parted by dividers. */
const DIVIDED_FROM = 3;

const placed = (locale: string | undefined) => (locale === undefined ? {} : { locale });

export function coverOf(title: string, read: ReadDocument, locale: string | undefined): Draft {
  const heading = read.title !== undefined && 'id' in read.title ? read.title : undefined;
  const own = heading !== undefined && heading.text !== title ? [heading.text] : [];
  const context = [...own, ...[read.subtitle, read.preface?.text, read.author].filter((one) => one !== undefined)].join(' · ');
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
    block_ids: [
      ...(heading === undefined ? [] : [heading.id]),
      ...read.cover_ids,
      ...(read.preface === undefined ? [] : [read.preface.id]),
    ],
    confidence: 1,
    missing: [],
  };
}

export type Topic = { readonly heading: NonNullable<Section['heading']>; readonly top: number };

/** Sections that an agenda lists; undefined where they are too few or too many, or the language has no word over them. */
export function topicsOf(sections: readonly Section[], language: string): readonly Topic[] | undefined {
  const topics = sections.flatMap((s, top) => (s.heading === undefined ? [] : [{ heading: s.heading, top }]));
  const hasWord = lexiconFile(language)?.phrases?.['agenda'] !== undefined;
  return hasWord && topics.length >= FEWEST_TOPICS && topics.length <= MOST_TOPICS ? topics : undefined;
}

/** `2. Status` as the second topic is `Status`, since the agenda numbers its topics itself. */
function withoutNumber(text: string, number: number): string {
  const mark = [`${number}. `, `${number}) `, `${number} `].find((m) => text.startsWith(m));
  return mark === undefined ? text : text.slice(mark.length).trim();
}

export function agendaOf(topics: readonly Topic[], language: string, locale: string | undefined): Draft {
  const headline = phraseIn(language, 'agenda');
  return {
    headline,
    headline_by: 'rule',
    intent: {
      form: 'agenda_list',
      variant: 'numbered_agenda',
      headline,
      blocks: topics.map(({ heading }, i) => ({ label: withoutNumber(heading.text, i + 1) })),
      ...placed(locale),
    },
    block_ids: topics.map(({ heading }) => heading.id),
    confidence: 1,
    missing: [],
  };
}

/** Sections before which a divider stands: those of several slides, where there are three of them and room for all. */
export function dividersOf(content: readonly MadePage[], topics: readonly Topic[], room: number): ReadonlySet<number> {
  const several = topics.filter(({ top }) => content.filter(({ page }) => page.top === top).length > 1);
  return several.length >= DIVIDED_FROM && several.length <= room ? new Set(several.map(({ top }) => top)) : new Set();
}

/** A strip of all sections holds so many. */
const MOST_ON_STRIP = 8;

export function dividerOf(top: number, topics: readonly Topic[], locale: string | undefined): Draft {
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
