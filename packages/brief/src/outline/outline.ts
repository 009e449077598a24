/** A prompt for a deck as the briefs of its slides, each planned: cut by the prompt's own structure, never padded. */

import type { BriefPlan } from '@deckwright/draw/intent';
import { audienceIn, type CutBy, type CutPart, focusWords, lookOf } from '@deckwright/source';
import { askedLanguage } from '../answer/language.ts';
import { planSlide } from '../answer/plan-slide.ts';
import { type Chosen, chooseCut } from './choose-cut.ts';

export const MOST_SLIDES = 30;

export interface OutlineSlide {
  /** From 1. */
  readonly slide_number: number;
  /** Its heading in the prompt, or the name that the caller gave. */
  readonly name?: string;
  readonly brief: string;
  /** Characters of the prompt; absent for briefs that came cut. */
  readonly start?: number;
  readonly end?: number;
  readonly route: BriefPlan['route'];
  readonly form?: string;
  readonly variant?: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** With a focus area: whether the brief speaks of it. */
  readonly in_focus?: boolean;
  /** For a slide that cannot be drawn yet: what to add, and the brief completed with a sample. */
  readonly brief_hint?: { readonly add: string; readonly completed_brief: string };
}

export interface OutlineBrief {
  readonly brief: string;
  readonly name?: string;
  readonly slide_number?: number;
}

export interface OutlineAsk {
  /** One text that is cut, or briefs that are cut already. */
  readonly content: string | readonly OutlineBrief[];
  /** At most this many slides, 1 to 30; also says that more than one is wanted. */
  readonly slide_count?: number;
  /** Who will see it; measures quality, adds nothing. */
  readonly audience?: string;
  /** Which topics stay where there are more than `slide_count`. */
  readonly focus_area?: string;
  /** The language the text is in; nothing is translated. */
  readonly language?: string;
  readonly theme_id?: string;
  /** A look in words. */
  readonly visual_style?: string;
}

export interface OutlineWarning {
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly remedy: string;
}

export interface Outline {
  readonly slides: readonly OutlineSlide[];
  /** What parted the prompt; `whole` for one topic, `given` for briefs that came cut. */
  readonly cut_by: CutBy | 'whole' | 'given';
  /** What stands before the first slide and is no slide. */
  readonly preamble?: string;
  /** Topics beyond the number of slides. */
  readonly left_out: readonly { readonly brief: string; readonly start?: number; readonly end?: number }[];
  readonly theme_id?: string;
  readonly style: BriefPlan['style'];
  readonly quality_profile?: 'executive' | 'technical';
  readonly warnings: readonly OutlineWarning[];
}

/**
 * Plans a deck without drawing: one slide a topic, in the prompt's order. Fewer topics than slides asked for make fewer slides; more
 * are cut to the number, topics of the focus area first, and the rest named in `left_out`.
 * Linear in the length of the prompt, which the caller holds to `MAX_BRIEF` characters.
 */
export function outlineDeck(ask: OutlineAsk | string | readonly OutlineBrief[]): Outline {
  const { content, slide_count, audience, focus_area, language, theme_id, visual_style }: OutlineAsk =
    typeof ask === 'string' || !('content' in ask) ? { content: ask } : ask;
  const text = typeof content === 'string' ? content : content.map((c) => c.brief).join('\n');
  const warnings: OutlineWarning[] = [];
  const { locale, warning } = askedLanguage(text, language);
  if (warning !== undefined) warnings.push(warning);
  const chosen: Chosen = typeof content === 'string' ? chooseCut(content, slide_count, locale) : { by: 'given', parts: inOrder(content) };

  const focus = focusWords(focus_area ?? '');
  const inFocus = (part: CutPart): boolean =>
    focus.some((word) => part.brief.toLowerCase().includes(word.length > 5 ? word.slice(0, -1) : word));
  const most = Math.min(slide_count ?? MOST_SLIDES, MOST_SLIDES);
  let kept = chosen.parts;
  if (kept.length > most && focus.length > 0) {
    const stay = new Set([...kept.filter(inFocus), ...kept.filter((p) => !inFocus(p))].slice(0, most));
    kept = kept.filter((p) => stay.has(p));
  } else kept = kept.slice(0, most);
  const left = chosen.parts.filter((p) => !kept.includes(p));
  if (focus.length > 0 && !chosen.parts.some(inFocus))
    warnings.push({
      code: 'focus_not_found',
      message: `No topic of the prompt speaks of ${JSON.stringify(focus_area)}; nothing is added for it.`,
      path: '/focus_area',
      remedy: 'Write a paragraph about it into the prompt.',
    });
  if (left.length > 0)
    warnings.push({
      code: 'topics_left_out',
      message: `The prompt has ${chosen.parts.length} topics, and ${kept.length} slides were asked for; \`left_out\` names the rest.`,
      path: '/slide_count',
      remedy: `Ask for ${Math.min(chosen.parts.length, MOST_SLIDES)} slides, or drop topics.`,
    });
  if (slide_count !== undefined && kept.length < slide_count)
    warnings.push({
      code: 'fewer_topics_than_slides',
      message: `The prompt has ${kept.length} ${kept.length === 1 ? 'topic' : 'topics'}, fewer than the ${slide_count} slides asked for; none is made up.`,
      path: '/slide_count',
      remedy: 'Name the other topics, one a line, with their figures.',
    });

  const { spans: _, ...style } = lookOf(visual_style === undefined ? text : `${visual_style} style`);
  const theme = theme_id ?? style.theme_id;
  const profile = audience === undefined ? undefined : audienceIn(audience);
  if (audience !== undefined && profile === undefined)
    warnings.push({
      code: 'field_ignored',
      message: `The audience ${JSON.stringify(audience.slice(0, 80))} changes nothing: words are drawn as written, for every reader.`,
      path: '/audience',
      remedy: 'Name a board or investors, or engineers, to choose a quality_profile; write for the audience in the brief itself.',
    });
  return {
    slides: kept.map((part, i): OutlineSlide => {
      const plan = planSlide(part.brief, locale === undefined ? {} : { locale });
      const { route, form, variant, confidence, repair_options } = plan;
      const [repair] = repair_options;
      return {
        slide_number: i + 1,
        ...(part.name === undefined ? {} : { name: part.name }),
        brief: part.brief,
        ...(chosen.by === 'given' ? {} : { start: part.start, end: part.end }),
        route,
        ...(form === undefined ? {} : { form }),
        ...(variant === undefined ? {} : { variant }),
        confidence: confidence.calibrated,
        ...(focus.length === 0 ? {} : { in_focus: inFocus(part) }),
        ...(repair === undefined ? {} : { brief_hint: { add: repair.add, completed_brief: repair.completed_brief } }),
      };
    }),
    cut_by: chosen.by,
    ...(chosen.preamble === undefined ? {} : { preamble: chosen.preamble }),
    left_out: left.map(({ brief, start, end }) => ({ brief, ...(chosen.by === 'given' ? {} : { start, end }) })),
    ...(theme === undefined ? {} : { theme_id: theme }),
    style,
    ...(profile === undefined ? {} : { quality_profile: profile }),
    warnings,
  };
}

/** Briefs that came cut, by their numbers where they have them. */
const inOrder = (briefs: readonly OutlineBrief[]): readonly CutPart[] =>
  [...briefs]
    .sort((a, b) => (a.slide_number ?? Number.POSITIVE_INFINITY) - (b.slide_number ?? Number.POSITIVE_INFINITY) || 0)
    .map(({ brief, name }) => ({ brief, ...(name === undefined ? {} : { name }), start: 0, end: brief.length }));
