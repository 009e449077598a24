/** Proves a slide against its brief, without a look at how the brief was read: which statements of the slide are false, unsupported or left out. */
import { type Check, contextOf } from './checks/context.ts';
import { checkLabels } from './checks/labels.ts';
import { checkLost } from './checks/lost.ts';
import { checkNumbers } from './checks/numbers.ts';
import { checkPeriods } from './checks/periods.ts';
import { checkRelations } from './checks/relations.ts';
import { checkSums } from './checks/sums.ts';
import { checkWords } from './checks/words.ts';
import type { Finding } from './finding.ts';
import type { ProofSlide } from './slide/slide.ts';

export { CODES, type Finding, type FindingCode, LOST, type Span } from './finding.ts';
export { type ProofSlide, type ShownText, slideOf } from './slide/slide.ts';

const CHECKS: readonly Check[] = [checkNumbers, checkLabels, checkPeriods, checkWords, checkRelations, checkSums, checkLost];

/** Letters that JSON writes as escapes, as letters. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export function checkAgainstBrief(brief: string, slide: ProofSlide): readonly Finding[] {
  const context = contextOf(withoutEscapes(brief), slide);
  const known = new Set<string>();
  return CHECKS.flatMap((check) => check(context)).filter(({ code, path, said, spans }) => {
    const key = [code, path, said, spans[0]?.start].join('\n');
    return known.size < known.add(key).size;
  });
}
