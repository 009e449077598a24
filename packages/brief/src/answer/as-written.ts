/** Prose that is no form of its own, as a page of text: a draft that says all of it as it was written, and asks for its title. */
import type { BriefPlan, Extracted } from '@deckwright/draw/intent';
import type { Phrase } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { draftOf } from '../prove/drafts.ts';
import { localeOf } from './drawn.ts';

const FORM = 'text_page';
const VARIANT = 'running_text';
const FEWEST = 2;
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

/** Undefined where a brief holds more than sentences, or hardly any. */
export function asWritten(content: Content, base: Pick<BriefPlan, 'candidates' | 'language' | 'style' | 'added'>): BriefPlan | undefined {
  const { series, grids, parts, sentences, text, title, language } = content;
  if (series.length + grids.length + parts.length > 0 || sentences.length < FEWEST) return undefined;
  const isSentence = (s: Phrase): boolean => tokensIn(content, s).filter((t) => t.kind === 'word').length >= FEWEST_WORDS;
  if (!sentences.every(isSentence)) return undefined;
  const paragraphs = paragraphsOf(text, sentences);
  const locale = localeOf(language);
  const intent = {
    form: FORM,
    variant: VARIANT,
    ...(title === undefined ? {} : { headline: title.text }),
    data: { text: paragraphs.map((p) => p.text) },
    ...(locale === undefined ? {} : { locale }),
  };
  const extracted: Extracted[] = [
    ...(title === undefined ? [] : [{ path: '/headline', ...title }]),
    ...paragraphs.map((p, i) => ({ path: `/data/text/${i}`, ...p })),
  ];
  return {
    ...base,
    route: 'needs_confirmation',
    form: FORM,
    variant: VARIANT,
    confidence: { calibrated: 0, label: 'low', source: 'structural_router' },
    extracted,
    unplaced: content.asides,
    repair_options: [],
    draft: draftOf(FORM, VARIANT, intent),
  };
}
