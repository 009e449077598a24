/** Blocks of a document under their headings. */
import { type Block, deckAsked, isKeptOff, type Line, plainText, type SourceDocument, slidesCounted } from '@deckwright/source';
import { type Aside, asidesOf, type Footnote, footnotesIn, placeAt } from './asides.ts';
import { withoutChecks } from './checks-in-table.ts';
import { type CoverLine, coverLinesIn } from './cover-lines.ts';
import type { DocumentInput, DocumentPlace, LeftOut } from './document-outline.ts';
import { headingNumbers } from './heading-numbers.ts';
import { supersededIn } from './superseded.ts';
import { announcesOff, sentencesAsText, type Unit, unitOf } from './units.ts';
import { withoutLines } from './without-lines.ts';
import { linesIn } from './words-of-intent.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly start: number;
  readonly end: number;
  readonly line: Line;
  /** It says who wrote a mail of a thread, and when. */
  readonly isMail?: true;
}

export interface Section {
  readonly heading?: Heading;
  readonly units: Unit[];
  readonly sections: Section[];
}

export interface ReadDocument {
  readonly title?: Heading | { readonly text: string };
  readonly subtitle?: string;
  /** Short lines under the title, as on a title page. */
  readonly lines: readonly CoverLine[];
  readonly author?: string;
  readonly date?: string;
  /** Ids of the blocks that say these. */
  readonly cover_ids: readonly string[];
  readonly sections: readonly Section[];
  readonly off: readonly Omit<LeftOut, 'place'>[];
  /** Slides that the document asks for. */
  readonly slides_asked?: number;
  /** Every block with its place, in order. */
  readonly blocks: readonly { readonly id: string; readonly block: Block }[];
  readonly asking: ReadonlySet<string>;
  readonly footnotes: readonly (Footnote & { readonly id: string })[];
  readonly speaker_notes: readonly { readonly id: string; readonly slide: number; readonly text: string }[];
  /** Sentences of two mails that may be of the same. */
  readonly doubts: readonly (readonly [string, string])[];
  /** Characters of the number before the words of a heading, by the id of its block. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Only the first blocks ask for slides. */
const MOST_ASKING = 4;

const roleOf = (label: string, roles: ReadonlyMap<string, string>): string | undefined => roles.get(label.toLowerCase());

export function readSections(document: SourceDocument, input: DocumentInput, roles: ReadonlyMap<string, string>): ReadDocument {
  const { text: source } = document;
  const blocks = document.blocks.map((block, i) => ({ id: `b${i + 1}`, block }));
  const off: Omit<LeftOut, 'place'>[] = [];
  const asking = new Set<string>();
  const places = input.places ?? [];
  const asides = asidesOf(document, blocks, places);
  const { off: superseded, doubts } = supersededIn(blocks, places, source);
  const numbers = headingNumbers(blocks);
  const footnotes: (Footnote & { readonly id: string })[] = [];
  const speaker_notes: { id: string; slide: number; text: string }[] = [];
  const cover_ids: string[] = [];
  const meta: { title?: string; subtitle?: string; author?: string; date?: string } = {};
  let slides_asked: number | undefined;
  const root: Section = { units: [], sections: [] };
  const open: { readonly section: Section; readonly level: number }[] = [{ section: root, level: 0 }];
  /** Level of the heading under which everything is kept off. */
  let closed: number | undefined;
  let isAnnounced = false;
  const mails = new Set<number>();
  /** The first heading of a mail below the subject is that of its writer. */
  const isHeadOfMail = ({ level, start, end }: Extract<Block, { kind: 'heading' }>): boolean => {
    const mail = level > 1 ? placeAt({ start, end }, places)?.mail : undefined;
    if (mail === undefined || mails.has(mail)) return false;
    mails.add(mail);
    return true;
  };
  const leave = (id: string, block: Block, reason: LeftOut['reason'] = 'asked'): void =>
    void off.push({ block_id: id, text: source.slice(block.start, block.end).trim(), reason });
  const putAside = (aside: Aside, id: string, block: Block): void => {
    const slide = placeAt(block, places)?.slide;
    if (aside === 'footnote') for (const note of footnotesIn(block, source)) footnotes.push({ id, ...note });
    else if (aside === 'speaker_notes' && slide !== undefined && unitOf(block, id, source) !== undefined)
      speaker_notes.push({
        id,
        slide,
        text: linesIn(block)
          .map(({ text }) => text)
          .join(' '),
      });
    else leave(id, block, aside);
  };
  for (const [i, { id, block }] of blocks.entries()) {
    const aside = asides.get(id);
    if (aside !== undefined) {
      putAside(aside, id, block);
      continue;
    }
    if (block.kind === 'heading') {
      isAnnounced = false;
      if (closed !== undefined && block.level > closed) {
        leave(id, block);
        continue;
      }
      closed = isKeptOff(block.line.text) ? block.level : undefined;
      if (closed !== undefined) {
        leave(id, block);
        continue;
      }
      while ((open.at(-1)?.level ?? 0) >= block.level && open.length > 1) open.pop();
      const section: Section = {
        heading: {
          id,
          text: block.line.text.slice(numbers.get(id) ?? 0),
          level: block.level,
          start: block.start,
          end: block.end,
          line: block.line,
          ...(isHeadOfMail(block) ? { isMail: true as const } : {}),
        },
        units: [],
        sections: [],
      };
      open.at(-1)?.section.sections.push(section);
      open.push({ section, level: block.level });
      continue;
    }
    if (closed !== undefined || isAnnounced) {
      leave(id, block);
      isAnnounced = false;
      continue;
    }
    if (block.kind === 'field' && block.blocks.length === 0 && block.line !== undefined) {
      const role = roleOf(block.label.text, roles);
      const { text } = block.line;
      if ((role === 'title' || role === 'subtitle' || role === 'author' || role === 'date') && meta[role] === undefined) {
        meta[role] = role === 'subtitle' ? `${block.label.text}: ${text}` : text;
        cover_ids.push(id);
        continue;
      }
    }
    if (i < MOST_ASKING && block.kind === 'paragraph') {
      const asked = deckAsked(source, block.sentences);
      const sentence = block.sentences.find((s) => s.start === asked?.start);
      if (sentence !== undefined && block.sentences.length === 1) {
        slides_asked ??= slidesCounted(sentence.text);
        asking.add(id);
        off.push({ block_id: id, text: sentencesAsText(block.sentences, source), reason: 'asked' });
        continue;
      }
    }
    const { block: current, off: replaced } = withoutLines(block, superseded.get(id) ?? new Set());
    for (const { start, end } of replaced) off.push({ block_id: id, text: source.slice(start, end).trim(), reason: 'superseded' });
    if (current === undefined) continue;
    const { block: content, off: checks } = withoutChecks(current);
    for (const check of checks) off.push({ block_id: id, ...check });
    const unit = unitOf(content, id, source);
    if (unit === undefined) {
      leave(id, block);
      isAnnounced = announcesOff(block, source);
      continue;
    }
    for (const text of unit.off) off.push({ block_id: id, text, reason: 'asked' });
    open.at(-1)?.section.units.push(replaced.length + checks.length > 0 ? { ...unit, isPart: true } : unit);
  }
  for (const { id, block } of pictureOverTitle(root)) leave(id, block, 'page_furniture');
  const named = titled(root, given(input, blocks), meta, places);
  return {
    ...named,
    cover_ids,
    off,
    blocks,
    asking,
    footnotes,
    speaker_notes,
    numbers,
    doubts,
    ...(slides_asked === undefined ? {} : { slides_asked }),
  };
}

/** A picture without words over the one title of a document is a sign of its writers. It is taken out of the section. */
function pictureOverTitle(root: Section): readonly Unit[] {
  const isSign = ({ picture }: Unit): boolean => picture?.alt === '';
  return root.sections.length === 1 && root.units.every(isSign) ? root.units.splice(0) : [];
}

/** The title that the file gives itself, where the text says it too. */
function given({ title }: DocumentInput, blocks: ReadDocument['blocks']): string | undefined {
  const words = title === undefined ? '' : plainText(title);
  return words !== '' && blocks.some(({ block }) => linesIn(block).some((line) => plainText(line.text) === words)) ? title : undefined;
}

interface Titled {
  readonly title?: Heading | { readonly text: string };
  readonly subtitle?: string;
  readonly author?: string;
  readonly date?: string;
  readonly lines: readonly CoverLine[];
  readonly sections: readonly Section[];
}

/** The first heading is the title where all others stand under it, or where it stands alone above the text; of a workbook the one over its first table. */
function titled(
  root: Section,
  own: string | undefined,
  { title: named, ...said }: { readonly title?: string; readonly subtitle?: string; readonly author?: string; readonly date?: string },
  places: readonly DocumentPlace[],
): Titled {
  const [first, ...others] = root.sections;
  const heading = first?.heading;
  const isSheet = heading !== undefined && placeAt(heading, places)?.sheet !== undefined;
  const isOver =
    first !== undefined &&
    heading !== undefined &&
    !isSheet &&
    root.units.length === 0 &&
    others.length === 0 &&
    (first.sections.length > 0 || own === undefined);
  if (isOver) {
    const { lines, rest } = first.sections.length > 0 ? coverLinesIn(first.units) : { lines: [], rest: first.units };
    return { title: heading, lines, sections: [...overNothing(rest), ...first.sections], ...said };
  }
  const ofSheet = isSheet ? first?.sections[0]?.heading : undefined;
  const text = named ?? own;
  const title = text === undefined ? ofSheet : { text };
  // A title that the file names stands over the lines before the first heading.
  const { lines, rest } =
    text !== undefined && !isSheet && root.sections.length > 0 ? coverLinesIn(root.units) : { lines: [], rest: root.units };
  return { ...(title === undefined ? {} : { title }), lines, sections: [...overNothing(rest), ...root.sections], ...said };
}

const overNothing = (units: readonly Unit[]): readonly Section[] => (units.length > 0 ? [{ units: [...units], sections: [] }] : []);
