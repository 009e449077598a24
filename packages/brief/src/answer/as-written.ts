/** Prose that is no form of its own, as a page of text: a draft that says all of it as it was written, and asks for its title. */
import type { BriefPlan, Extracted } from '@deckwright/draw/intent';
import type { Block, Phrase, Token } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isOf } from '../grammar/pattern.ts';
import { VERBS } from '../grammar/verbs.ts';
import { draftOf } from '../prove/drafts.ts';
import { titleFault } from '../prove/titles.ts';
import { unplacedIn } from './cover.ts';
import { localeOf } from './drawn.ts';

const FORM = 'text_page';
const VARIANT = 'running_text';
/** Items of a row of figures. */
const FEWEST_FIGURES = 3;
/** Words of a sentence; what is shorter is a line of something else. */
const FEWEST_WORDS = 4;

/** Sentences without an empty line between them. */
function paragraphsOf(text: string, sentences: readonly Phrase[]): readonly Phrase[] {
  const out: Phrase[] = [];
  for (const { start, end } of sentences) {
    const last = out.at(-1);
    const joins = last !== undefined && text.slice(last.end, start).trim() === '' && !text.slice(last.end, start).includes('\n\n');
    const from = joins ? last.start : start;
    if (joins) out.pop();
    out.push({ text: text.slice(from, end).replaceAll('\n', ' '), start: from, end });
  }
  return out;
}

/** What is to be read of a text, block by block, without what is said to whoever makes the slide; undefined where it is no running text. */
function proseOf(blocks: readonly Block[]): readonly Phrase[] | undefined {
  const out: Phrase[] = [];
  for (const block of blocks) {
    if (block.kind === 'talk') continue;
    if (block.kind === 'heading') out.push(block.line);
    else if (block.kind === 'paragraph') out.push(...block.sentences);
    else if (block.kind === 'quotation') {
      const quoted = proseOf(block.blocks);
      if (quoted === undefined) return undefined;
      out.push(...quoted);
    } else if (
      block.kind === 'field' &&
      !block.label.tokens.some((t) => isOf(t, 'mail')) &&
      block.line !== undefined &&
      block.blocks.length === 0
    )
      out.push({ text: `${block.label.text}: ${block.line.text}`, start: block.start, end: block.end });
    else return undefined;
  }
  return out;
}

/**
 * A page of the brief's own sentences.
 * @param blocks all that the brief holds
 * @returns undefined where it holds more than running text, or hardly any
 */
export function asWritten(
  content: Content,
  blocks: readonly Block[],
  base: Pick<BriefPlan, 'candidates' | 'language' | 'style' | 'added'>,
): BriefPlan | undefined {
  const { text, title, language } = content;
  const isTitle = (s: Phrase): boolean => title !== undefined && s.start === title.start && s.end === title.end;
  // A request is no text of a slide.
  const asked = [...content.requests, ...content.asks];
  const isForReaders = (s: Phrase): boolean =>
    !asked.some((a) => a.start < s.end && s.start < a.end) && !['spoken', 'addressed'].includes(titleFault(content, s, () => false) ?? '');
  const sentences = proseOf(blocks)?.filter((s) => isForReaders(s) && !isTitle(s));
  // A row of figures is no running text, though nothing could read it.
  if (sentences === undefined || content.series.some((s) => s.items.length >= FEWEST_FIGURES && s.items.every((i) => i.values.length > 0)))
    return undefined;
  const wordsIn = (s: Phrase): readonly Token[] => tokensIn(content, s).filter((t) => t.kind === 'word');
  // What one sentence is asked to become is hardly a page of text.
  if (sentences.length < 2 && content.requests.length > 0) return undefined;
  const isSentence = (s: Phrase): boolean => wordsIn(s).length >= FEWEST_WORDS;
  const isStatement = sentences.some(
    (s) =>
      isSentence(s) &&
      wordsIn(s)
        .slice(1)
        .some((t) => isOf(t, ...VERBS)),
  );
  // Lines of a few words are of something else, and a name alone is nothing to be read.
  if (!isStatement || sentences.filter(isSentence).length * 2 <= sentences.length) return undefined;
  const paragraphs = paragraphsOf(text, sentences);
  const isTitled = title !== undefined && !sentences.some((s) => s.start < title.end && title.start < s.end);
  const locale = localeOf(language);
  const intent = {
    form: FORM,
    variant: VARIANT,
    ...(isTitled ? { headline: title.text } : {}),
    data: { text: paragraphs.map((p) => p.text) },
    ...(locale === undefined ? {} : { locale }),
  };
  const extracted: Extracted[] = [
    ...(isTitled ? [{ path: '/headline', ...title }] : []),
    ...paragraphs.map((p, i) => ({ path: `/data/text/${i}`, ...p })),
  ];
  return {
    ...base,
    route: 'needs_confirmation',
    form: FORM,
    variant: VARIANT,
    confidence: { calibrated: 0, label: 'low', source: 'structural_router' },
    extracted,
    unplaced: [...unplacedIn(content, [...extracted, ...content.talk, ...content.asks, ...content.named]), ...content.asides].sort(
      (a, b) => a.start - b.start,
    ),
    repair_options: [],
    draft: draftOf(FORM, VARIANT, intent),
  };
}
