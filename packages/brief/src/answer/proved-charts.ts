/** The charts that one table proves: the same reading and the same laws as of a brief, for whoever wants a chart where there is one. */
import type { Extracted } from '@deckwright/draw/intent';
import { isSeries } from '../prove/laws.ts';
import { drawnOf } from './drawn.ts';
import { readBrief } from './plan-brief.ts';
import { isSound, LIKELY, sureness } from './sureness.ts';

export interface ProvedChart {
  readonly intent: Readonly<Record<string, unknown>>;
  /** Which characters of the text each value of the intent is. */
  readonly extracted: readonly Extracted[];
  /** 0 to 1: how sure it is that this chart is meant. */
  readonly confidence: number;
  /** It has a place of its own for what its items add up to. */
  readonly shows_levels: boolean;
}

/**
 * Charts of a text that holds one table, the best first. A brief leaves a table as it is where nothing says that it is to be a chart, and so do
 * forms with a shape of their own here. Of what a chart leaves out nothing is said: the caller has the table.
 */
export function provedCharts(text: string, locale: string | undefined): readonly ProvedChart[] {
  const { content, every } = readBrief(text, locale);
  const spoken = every.filter((choice) => choice.spoken_for);
  const meant = spoken.find(isSound);
  return every.filter(isSound).flatMap((choice): readonly ProvedChart[] => {
    if (!choice.spec.draws_table) return [];
    const sure = choice === meant ? sureness(choice, spoken, content) : 0;
    if (sure < LIKELY && !choice.fitted.variant.plain_chart) return [];
    const shows_levels = Object.values(choice.fitted.bound).some((b) => isSeries(b) && (b.total ?? b.opening ?? b.closing) !== undefined);
    const { intent, extracted } = drawnOf(content, choice, locale, undefined);
    return [{ intent, extracted, confidence: Math.max(sure, LIKELY), shows_levels }];
  });
}
