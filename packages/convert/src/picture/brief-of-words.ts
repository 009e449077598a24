/** Words of a picture as prose that the brief door reads: in the first of a few ways to write them down that it understands, and in no other words. */
import { planBrief } from '@deckwright/brief';
import type { BriefPlan } from '@deckwright/draw/intent';
import type { FigureInWords, PictureBrief } from './tell-picture.task.ts';
import type { Part } from './words-of-picture.ts';

/** What the door takes. */
const MOST_CHARACTERS = 6_000;

export interface PlannedBrief {
  readonly brief: PictureBrief;
  readonly plan: BriefPlan;
}

export function briefOfWords(headline: string, points: readonly string[], figures: readonly FigureInWords[]): PlannedBrief {
  const ways = waysToSay(headline, points).map((text) => ({
    text: text.slice(0, MOST_CHARACTERS),
    plan: planBrief(text.slice(0, MOST_CHARACTERS)),
  }));
  const chosen =
    ways.find(({ plan }) => plan.route === 'selected' && plan.added.length === 0) ??
    ways.find(({ plan }) => plan.route === 'selected') ??
    ways[0];
  if (chosen === undefined) throw new RangeError('There is a way to say nothing.');
  const { text, plan } = chosen;
  return {
    plan,
    brief: { brief: text, headline, points, figures, route: plan.route, ...(plan.form !== undefined && { form: plan.form }) },
  };
}

const waysToSay = (headline: string, points: readonly string[]): readonly string[] => [
  `${headline}\n${points.map((point) => `- ${point}`).join('\n')}`.trim(),
  `${headline}: ${points.join('; ')}.`,
  `${headline}: ${points.join(', ')}`,
  `${headline}. ${points.map((point) => `${point}.`).join(' ')}`.trim(),
];

/** The parts in as many runs as there are slides, no run empty. */
export function runsOf(parts: readonly Part[], slides: number): readonly (readonly Part[])[] {
  const runs = Math.max(1, Math.min(slides, parts.length));
  return Array.from({ length: runs }, (_, i) =>
    parts.slice(Math.floor((i * parts.length) / runs), Math.floor(((i + 1) * parts.length) / runs)),
  );
}
