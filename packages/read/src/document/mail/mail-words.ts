/** What programs of mail write into mails, in the languages of their users. */
import words from './mail-words.json' with { type: 'json' };

type Kind = Exclude<keyof typeof words, 'months'>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longestFirst = (all: readonly string[]): readonly string[] => [...all].sort((a, b) => b.length - a.length);

/** A group of an expression that any of these words is. */
export const anyWord = (kind: Kind): string => `(?:${longestFirst(words[kind]).map(escaped).join('|')})`;

const monthOf = (word: string): number => {
  const lower = word.toLowerCase();
  return words.months.findIndex((names) => names.some((name) => lower.startsWith(name)));
};

/** `16 Mar 2026 at 17:22`, `Mon, March 16, 2026 5:22 PM`, `16.03.2026 17:22`, `2026-03-16 17:22`; milliseconds as if all were of one zone. */
export function momentOf(text: string): number | undefined {
  const clock = /(\d{1,2})[:.h](\d{2})(?::\d{2})?\s*([ap])?\.?m?/i.exec(text.replace(/\d{1,2}\.\d{1,2}\.\d{2,4}/, ' '));
  const [, hours = '0', minutes = '0', half] = clock ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const day = dayIn(text, half !== undefined);
  if (day === undefined) return undefined;
  const moment = Date.UTC(day[0], day[1], day[2], hour, Number(minutes));
  return Number.isNaN(moment) ? undefined : moment;
}

function dayIn(text: string, isAmerican: boolean): readonly [number, number, number] | undefined {
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso !== null) return [Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])];
  const dotted = /(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/.exec(text);
  if (dotted !== null) {
    const [, one, mark, two, year = ''] = dotted;
    const isMonthFirst = (mark === '/' && isAmerican) || Number(two) > 12;
    const [day, month] = isMonthFirst ? [two, one] : [one, two];
    return [Number(year) + (year.length === 2 ? 2000 : 0), Number(month) - 1, Number(day)];
  }
  const year = /\b(?:19|20)\d{2}\b/.exec(text)?.[0];
  const named = [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => monthOf(word)).findLast((month) => month >= 0);
  const day = /(?<![\d:.])(\d{1,2})(?![\d:])/.exec(text)?.[1];
  return year === undefined || named === undefined || day === undefined ? undefined : [Number(year), named, Number(day)];
}
