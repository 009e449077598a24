/** The data of mails about a paid period of a plan, and its figures. */
import { z } from 'zod';
import type { MailLanguage, Words } from '../languages.ts';

export const periodData = z.object({
  plan: z.string(),
  period: z.enum(['monthly', 'yearly']),
  slides: z.number(),
  paid_cents: z.number(),
  period_end: z.string(),
});

export type PeriodData = z.infer<typeof periodData>;

const LABELS: Readonly<Record<MailLanguage, readonly [paid: string, slides: string, end: string]>> = {
  en: ['Paid', 'Slides included', 'Renews on'],
  de: ['Bezahlt', 'Enthaltene Folien', 'Verlängert sich am'],
};

export function periodFacts(language: MailLanguage, data: PeriodData, words: Words): readonly (readonly [string, string])[] {
  const [paid, slides, end] = LABELS[language];
  return [
    [paid, words.usd(data.paid_cents)],
    [slides, words.count(data.slides)],
    [end, words.date(data.period_end)],
  ];
}

export const PERIODS = { en: { monthly: 'month', yearly: 'year' }, de: { monthly: 'Monat', yearly: 'Jahr' } } as const;
