/** A prompt for a deck, cut into the briefs of its slides by its own structure. */
import { type BriefPlan, planBrief } from './plan-brief.ts';

export interface OutlineSlide {
  readonly slide_number: number;
  readonly brief: string;
  readonly route: BriefPlan['route'];
  readonly form?: string;
  readonly confidence: number;
  /** For a slide that cannot be drawn yet: what to add, and the brief completed with a sample. */
  readonly brief_hint?: { readonly add: string; readonly completed_brief: string };
}

const MARKED = /^(?:slide\s\d{1,2}\s?[:.)-]|\d{1,2}[.)]|#{1,6})\s+/iu;

/** Slides of a prompt: marked lines with what follows them, else paragraphs, else the whole. */
function cutPrompt(prompt: string): string[] {
  const lines = prompt.split('\n').map((line) => line.trim());
  if (lines.filter((line) => MARKED.test(line)).length >= 2) {
    const slides: string[] = [];
    for (const line of lines) {
      if (MARKED.test(line)) slides.push(line.replace(MARKED, ''));
      else if (line !== '' && slides.length > 0) slides[slides.length - 1] += `\n${line}`;
    }
    return slides;
  }
  const paragraphs: string[] = [];
  let open = false;
  for (const line of lines) {
    if (line === '') open = false;
    else if (open) paragraphs[paragraphs.length - 1] += `\n${line}`;
    else {
      paragraphs.push(line);
      open = true;
    }
  }
  return paragraphs;
}

/** Plans every slide of a prompt, or of briefs that are cut already; at most `most` of them. */
export function outlineDeck(prompt: string | readonly string[], most = 30): OutlineSlide[] {
  const briefs = typeof prompt === 'string' ? cutPrompt(prompt) : prompt;
  return briefs.slice(0, most).map((brief, i): OutlineSlide => {
    const { route, form, confidence, repair_options } = planBrief(brief);
    const [repair] = repair_options;
    return {
      slide_number: i + 1,
      brief,
      route,
      ...(form === undefined ? {} : { form }),
      confidence: confidence.calibrated,
      ...(repair === undefined ? {} : { brief_hint: { add: repair.add, completed_brief: repair.completed_brief } }),
    };
  });
}
