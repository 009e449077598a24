/** Judges repairs of a slide: their findings are gone, none is new or worse, and all visible words are the same. */
import type { ForeignDeck, ForeignSlide } from '@deckwright/read/pptx';
import type { Finding } from '../inspect/checks/define-check.ts';
import { wordsOfSlide } from './proof/visible-text.ts';

export interface Seen {
  readonly deck: ForeignDeck;
  readonly slide: ForeignSlide | undefined;
  readonly findings: readonly Finding[];
}

export interface Claim {
  readonly code: string;
  readonly shape_id: number;
  readonly resolves: number;
}

/** Findings about the whole deck, listed on the first slide concerned. No repair changes them. */
const OF_THE_DECK = new Set(['missing_font', 'embedded_font_unused']);

export function judge(before: Seen, after: Seen, claims: readonly Claim[]): boolean {
  if (before.slide === undefined || after.slide === undefined) return false;
  const was = count(before.findings);
  const is = count(after.findings);
  const claimed = new Map<string, number>();
  for (const claim of claims) claimed.set(keyOf(claim), (claimed.get(keyOf(claim)) ?? 0) + claim.resolves);
  for (const [key, { all, errors }] of is) {
    const then = was.get(key) ?? { all: 0, errors: 0 };
    if (all > then.all - (claimed.get(key) ?? 0) || errors > then.errors) return false;
  }
  for (const [key, resolves] of claimed) if ((was.get(key)?.all ?? 0) - (is.get(key)?.all ?? 0) < resolves) return false;
  const [words, wordsAfter] = [wordsOfSlide(before.deck, before.slide), wordsOfSlide(after.deck, after.slide)];
  return words.length === wordsAfter.length && words.every((text, i) => text === wordsAfter[i]);
}

const keyOf = ({ code, shape_id }: Pick<Finding, 'code' | 'shape_id'>): string => `${code} ${shape_id ?? ''}`;

function count(findings: readonly Finding[]): Map<string, { all: number; errors: number }> {
  const counts = new Map<string, { all: number; errors: number }>();
  for (const finding of findings) {
    if (OF_THE_DECK.has(finding.code)) continue;
    const of = counts.get(keyOf(finding)) ?? { all: 0, errors: 0 };
    counts.set(keyOf(finding), of);
    of.all += 1;
    if (finding.severity === 'error') of.errors += 1;
  }
  return counts;
}
