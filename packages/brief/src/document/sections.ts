/** Blocks of a document under their headings. */
import { type Block, deckAsked, isKeptOff, type Line, type SourceDocument, slidesCounted } from '@deckwright/source';
import type { DocumentInput, LeftOut } from './document-outline.ts';
import { announcesOff, sentencesAsText, type Unit, unitOf } from './units.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly start: number;
  readonly end: number;
  readonly line: Line;
}

export interface Section {
  readonly heading?: Heading;
  readonly units: Unit[];
  readonly sections: Section[];
}

export interface ReadDocument {
  readonly title?: Heading | { readonly text: string };
  readonly subtitle?: string;
  /** A short paragraph right under the title. */
  readonly preface?: { readonly id: string; readonly text: string };
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
}

/** Only the first blocks ask for slides. */
const MOST_ASKING = 4;

const roleOf = (label: string, roles: ReadonlyMap<string, string>): string | undefined => roles.get(label.toLowerCase());

export function readSections(document: SourceDocument, input: DocumentInput, roles: ReadonlyMap<string, string>): ReadDocument {
  const { text: source } = document;
  const blocks = document.blocks.map((block, i) => ({ id: `b${i + 1}`, block }));
  const off: Omit<LeftOut, 'place'>[] = [];
  const asking = new Set<string>();
  const cover_ids: string[] = [];
  const meta: { title?: string; subtitle?: string; author?: string; date?: string } = {};
  let slides_asked: number | undefined;
  const root: Section = { units: [], sections: [] };
  const open: { readonly section: Section; readonly level: number }[] = [{ section: root, level: 0 }];
  /** Level of the heading under which everything is kept off. */
  let closed: number | undefined;
  let isAnnounced = false;
  const leave = (id: string, block: Block): void =>
    void off.push({ block_id: id, text: source.slice(block.start, block.end).trim(), reason: 'asked' });
  for (const [i, { id, block }] of blocks.entries()) {
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
        heading: { id, text: block.line.text, level: block.level, start: block.start, end: block.end, line: block.line },
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
    const unit = unitOf(block, id, source);
    if (unit === undefined) {
      leave(id, block);
      isAnnounced = announcesOff(block, source);
      continue;
    }
    for (const text of unit.off) off.push({ block_id: id, text, reason: 'asked' });
    open.at(-1)?.section.units.push(unit);
  }
  return { ...titled(root, input, meta), cover_ids, off, blocks, asking, ...(slides_asked === undefined ? {} : { slides_asked }) };
}

/** Characters that a cover holds under its title. */
const LONGEST_PREFACE = 160;

/** The first heading is the title where all others stand under it, or where it stands alone above the text. */
function titled(
  root: Section,
  input: DocumentInput,
  meta: { readonly title?: string; readonly subtitle?: string; readonly author?: string; readonly date?: string },
) {
  const [first, ...others] = root.sections;
  const isOver =
    first?.heading !== undefined &&
    root.units.length === 0 &&
    others.length === 0 &&
    (first.sections.length > 0 || input.title === undefined);
  const given = meta.title ?? input.title;
  const title = given !== undefined && !(isOver && first?.heading?.text === given) ? { text: given } : undefined;
  const author = meta.author ?? input.author;
  const date = meta.date ?? input.date;
  const said = {
    ...(meta.subtitle === undefined ? {} : { subtitle: meta.subtitle }),
    ...(author === undefined ? {} : { author }),
    ...(date === undefined ? {} : { date }),
  };
  if (isOver && first?.heading !== undefined) {
    const [only, ...others] = first.units;
    const [line, ...lines] = only?.text ?? [];
    const isShort =
      only?.kind === 'text' &&
      others.length === 0 &&
      lines.length === 0 &&
      line?.kind === 'paragraph' &&
      line.text.length <= LONGEST_PREFACE;
    if (isShort && first.sections.length > 0)
      return { title: first.heading, sections: first.sections, preface: { id: only.id, text: line.text }, ...said };
    const preface: Section[] = first.units.length > 0 ? [{ units: first.units, sections: [] }] : [];
    return { title: first.heading, sections: [...preface, ...first.sections], ...said };
  }
  const preface: Section[] = root.units.length > 0 ? [{ units: root.units, sections: [] }] : [];
  return { ...(title === undefined ? {} : { title }), sections: [...preface, ...root.sections], ...said };
}
