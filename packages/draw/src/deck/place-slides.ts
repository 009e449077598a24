/** Fills in what a slide says about the others: page numbers, agenda topics, divider numbers and progress, and links. */
import type { SlideRequest } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';
import type { DeckControls } from './deck-schema.ts';

type Body = Readonly<Record<string, unknown>>;

/** Words of one slide that link to another. */
export interface Jump {
  /** Index of the slide that has the words, from 0. */
  readonly from: number;
  /** Pointer of the value that the words show, into that slide's typed form. */
  readonly path: string;
  /** Index of the slide that the words link to, from 0. */
  readonly to: number;
}

export interface Placed {
  /** The same object when nothing was added. */
  readonly bodies: readonly Body[];
  readonly jumps: readonly Jump[];
  readonly warnings: readonly Warning[];
}

/** Capacities of the forms, because one more item would be refused. */
const MAX_TOPICS = 12;
const MAX_SECTIONS = 10;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
const isEmpty = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);
const folded = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

interface Slide {
  readonly body: Body;
  readonly form: string | undefined;
  readonly title: string;
  /** Only typed slides can be filled in. */
  readonly typed: boolean;
}

/** The slides with their page numbers. These depend on no other slide, so they can be set before any slide is read. */
export const numberSlides = (bodies: readonly Body[], { page_numbers }: DeckControls): readonly Body[] =>
  page_numbers === false
    ? bodies
    : bodies.map((body, at) => (isBlank(body['page_number']) && isBlank(body['author_ssg']) ? { ...body, page_number: at + 1 } : body));

/** Fills in missing members of numbered slides. Texts that were sent are never changed. */
export function placeSlides(bodies: readonly Body[], requests: readonly SlideRequest[], controls: DeckControls): Placed {
  const slides = bodies.map((body, at): Slide => {
    const request = requests[at];
    const form = request?.content.kind === 'form' ? request.content.form.name : undefined;
    const title = request?.chrome.title?.text ?? request?.title ?? '';
    return { body, form, title, typed: !isBlank(body['form']) };
  });
  const sections = slides.flatMap(({ form, title }, at) => (form === 'section_divider' && title !== '' ? [at] : []));
  const numbered = controls.page_numbers !== false;
  const out = slides.map(({ body, form, typed }, at): Body => {
    const added: Record<string, unknown> = {};
    if (typed && form === 'section_divider') Object.assign(added, dividerOf(body, at, sections, slides));
    if (typed && form === 'agenda_list') Object.assign(added, agendaOf(body, at, sections, slides, numbered));
    return Object.keys(added).length === 0 ? body : { ...body, ...added };
  });
  return { bodies: out, jumps: jumpsOf(out, slides, sections), warnings: [] };
}

const dataOf = (body: Body): Body => {
  const { data } = body;
  return data !== null && typeof data === 'object' && !Array.isArray(data) ? (data as Body) : {};
};

const isNumbered = (title: string): boolean => title !== '' && '0123456789'.includes(title.trim()[0] ?? ' ');

/** From 1, where the title is one of the sections that were sent. */
function placeAmong(body: Body, title: string): number | undefined {
  const { sections } = dataOf(body);
  const at = Array.isArray(sections) ? sections.findIndex((one) => typeof one === 'string' && folded(one) === folded(title)) : -1;
  return at < 0 ? undefined : at + 1;
}

function dividerOf(body: Body, at: number, sections: readonly number[], slides: readonly Slide[]): Body {
  const mine = sections.indexOf(at);
  if (mine < 0) return {};
  const added: Record<string, unknown> = {};
  const { title } = slides[at] as Slide;
  // A title that has its number needs no other one.
  if (isBlank(body['subject']) && !isNumbered(title)) added['subject'] = String(placeAmong(body, title) ?? mine + 1).padStart(2, '0');
  if (isEmpty(body['blocks']) && isEmpty(dataOf(body)['sections']) && sections.length > 1 && sections.length <= MAX_SECTIONS)
    added['blocks'] = sections.map((section, i) => ({ label: slides[section]?.title, ...(i === mine ? { emphasis: 'primary' } : {}) }));
  return added;
}

/** The chapters; without chapters, the slides that follow. */
function agendaOf(body: Body, at: number, sections: readonly number[], slides: readonly Slide[], numbered: boolean): Body {
  if (!isEmpty(body['blocks']) || !isEmpty(dataOf(body)['items'])) return {};
  const topics =
    sections.length > 0
      ? sections
      : slides.flatMap(({ form, title }, i) => (i > at && title !== '' && form !== 'hero_statement' ? [i] : []));
  if (topics.length === 0 || topics.length > MAX_TOPICS) return {};
  return { blocks: topics.map((topic) => ({ label: slides[topic]?.title, ...(numbered ? { meta: String(topic + 1) } : {}) })) };
}

/**
 * Topics and chapters link to the slide whose title has the same words. When several slides have that title, they link to the first one
 * that follows.
 */
function jumpsOf(bodies: readonly Body[], slides: readonly Slide[], sections: readonly number[]): Jump[] {
  const byTitle = new Map<string, number[]>();
  slides.forEach(({ title }, at) => {
    if (title !== '') byTitle.set(folded(title), [...(byTitle.get(folded(title)) ?? []), at]);
  });
  const jumps: Jump[] = [];
  bodies.forEach((body, from) => {
    const { form } = slides[from] as Slide;
    if (form !== 'agenda_list' && form !== 'section_divider') return;
    const lists: readonly (readonly [string, unknown])[] = [
      ['/blocks', body['blocks']],
      ['/data/items', dataOf(body)['items']],
      ['/data/sections', dataOf(body)['sections']],
    ];
    for (const [pointer, list] of lists) {
      if (!Array.isArray(list)) continue;
      list.forEach((item: unknown, i) => {
        const label: unknown = item !== null && typeof item === 'object' ? Reflect.get(item, 'label') : item;
        if (typeof label !== 'string') return;
        const same = (byTitle.get(folded(label)) ?? []).filter((at) => at !== from);
        const to = same.find((at) => sections.includes(at)) ?? same.find((at) => at > from) ?? same[0];
        if (to !== undefined) jumps.push({ from, path: typeof item === 'string' ? `${pointer}/${i}` : `${pointer}/${i}/label`, to });
      });
    }
  });
  return jumps;
}
