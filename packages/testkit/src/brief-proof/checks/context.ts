/** What each check is given: the brief and the slide, both parsed once. */
import { type Brief, overlaps, parseBrief } from '../brief/brief.ts';
import { type Figure, standsFor } from '../brief/figures.ts';
import type { Finding, Span } from '../finding.ts';
import { type Facts, factsOf } from '../slide/facts.ts';
import type { ProofSlide } from '../slide/slide.ts';
import { type SlideText, textsOf } from '../slide/texts.ts';

export interface Context {
  readonly brief: Brief;
  readonly slide: ProofSlide;
  readonly facts: Facts;
  readonly texts: readonly SlideText[];
  /** Spans of the brief that the warnings name as left out. */
  readonly told: readonly Span[];
  /** Texts and pointers that the warnings name as no words of the brief. */
  readonly added: ReadonlySet<string>;
  /** All that stands on the slide, in one text. */
  readonly shown: string;
}

export type Check = (context: Context) => readonly Finding[];

export function contextOf(brief: string, slide: ProofSlide): Context {
  const messages = slide.warnings.map(({ message }) => message).join('\n');
  const shown = slide.texts.map(({ text }) => text).join('\n');
  return {
    brief: parseBrief(brief),
    slide,
    facts: factsOf(slide.intent),
    texts: textsOf(slide.intent),
    told: [...messages.matchAll(/characters (\d+) to (\d+)/g)].map(([, start, end]) => ({ start: Number(start), end: Number(end) })),
    added: new Set([...messages.matchAll(/at (\/\S+) of the intent is not a word of the brief/g)].map(([, path = '']) => path)),
    shown,
  };
}

export const isTold = ({ told }: Context, span: Span): boolean => told.some((other) => overlaps(other, span));

/** A value's other scale may be printed: percent as a share, base points as percent, thousands as millions. */
const POWERS = [1, 1e3, 1e6, 1e9, 1e2, 1e4, 1e-2, 1e-3, 1e-4, 1e-6, 1e-9];

/** The figures of the brief that a number of the slide may be. */
export const figuresFor = ({ brief }: Context, number: number): readonly Figure[] => {
  const exact = brief.figures.filter((figure) => standsFor(figure, number));
  if (exact.length > 0) return exact;
  return number === 0
    ? []
    : brief.figures.filter((figure) => figure.kind === 'value' && POWERS.some((power) => standsFor(figure, number * power)));
};
