/** Slides around the content: cover, agenda and dividers, in the words of the document. */
import { lexiconFile, phraseIn } from '@deckwright/source';
import type { MadePage } from './count-pages.ts';
import type { CoverLine } from './cover-lines.ts';
import type { Intent, OutlineEntry } from './document-outline.ts';
import type { PageIntent } from './intent-of-page.ts';
import type { PageKit } from './page-kit.ts';
import type { ReadDocument, Section } from './sections.ts';

export type Draft = Omit<OutlineEntry, 'slide_number' | 'places'> & { readonly figures?: PageIntent['figures'] };

const FEWEST_TOPICS = 4;
const MOST_TOPICS = 12;
/** Sections of several slides each that are parted by dividers. */
const DIVIDED_FROM = 3;

const placed = (locale: string | undefined) => (locale === undefined ? {} : { locale });

/** As much of the title page as one cover holds; `rest` is what it does not. */
export function coverOf(
  title: string,
  read: ReadDocument,
  { locale, draws }: Pick<PageKit, 'locale' | 'draws'>,
): { readonly draft: Draft; readonly rest: readonly CoverLine[] } {
  const heading = read.title !== undefined && 'id' in read.title ? read.title : undefined;
  const own = heading !== undefined && heading.text !== title ? [heading.text] : [];
  const day = read.lines.find(({ isDay }) => isDay);
  const date = read.date ?? day?.text;
  const lines = read.lines.filter((line) => line !== day || read.date !== undefined);
  const intentOf = (shown: readonly CoverLine[], isParted: boolean): Intent => {
    const labelled = shown.filter(({ label }) => label !== undefined);
    const free = shown.filter(({ label }) => label === undefined).map(({ text }) => text);
    const all = [...own, ...[read.subtitle, ...free, read.author].filter((one) => one !== undefined)];
    const context = (isParted ? all.slice(0, 1) : all).join(' · ');
    const foot = isParted ? all.slice(1).join(' · ') : '';
    return {
      form: 'hero_statement',
      variant: labelled.length > 0 ? 'executive_metadata_cover' : 'typographic_cover',
      headline: title,
      ...(context === '' ? {} : { context }),
      ...(foot === '' ? {} : { subject: foot }),
      ...(labelled.length === 0
        ? {}
        : { blocks: labelled.map(({ text, label = 0 }) => ({ label: text.slice(0, label), sub: text.slice(label + 1).trim() })) }),
      ...(date === undefined ? {} : { date }),
      ...placed(locale),
    };
  };
  // The first line under the title, the others at the foot; else all of them under it.
  let count = lines.length;
  let isParted = true;
  while (count > 0 && draws(intentOf(lines.slice(0, count), isParted)) === undefined) {
    if (!isParted) count--;
    isParted = !isParted;
  }
  const shown = [...lines.slice(0, count), ...(day === undefined ? [] : [day])];
  return {
    draft: {
      headline: title,
      headline_by: 'document',
      intent: intentOf(lines.slice(0, count), isParted),
      block_ids: [...(heading === undefined ? [] : [heading.id]), ...read.cover_ids, ...shown.map(({ id }) => id)],
      confidence: 1,
      missing: [],
    },
    rest: lines.slice(count),
  };
}

export type Topic = { readonly heading: NonNullable<Section['heading']>; readonly top: number };

/** Sections that an agenda lists; undefined where they are too few or too many, or the language has no word over them. */
export function topicsOf(sections: readonly Section[], language: string): readonly Topic[] | undefined {
  const topics = sections.flatMap((s, top) => (s.heading === undefined ? [] : [{ heading: s.heading, top }]));
  const hasWord = lexiconFile(language)?.phrases?.['agenda'] !== undefined;
  return hasWord && topics.length >= FEWEST_TOPICS && topics.length <= MOST_TOPICS ? topics : undefined;
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
      blocks: topics.map(({ heading }) => ({ label: heading.text })),
      ...placed(locale),
    },
    block_ids: topics.map(({ heading }) => heading.id),
    confidence: 1,
    missing: [],
  };
}

/** Sections before which a divider stands: those of several slides, where there are three of them and room for all. */
export function dividersOf(content: readonly MadePage[], topics: readonly Topic[], room: number): ReadonlySet<number> {
  const several = topics.filter(({ top }) => content.filter(({ page }) => page.path[0] === top).length > 1);
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
