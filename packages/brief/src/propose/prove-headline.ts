/** Proves a headline of a model: it is a whole sentence, item or heading of its slide, or a sentence that rules proved of its figures. */
import { isConnector, readSource } from '@deckwright/source';
import { readContent } from '../grammar/content.ts';
import { titleFault } from '../prove/titles.ts';
import { type SourceLine, saysSame } from './source-lines.ts';

/** Characters of a headline: longer sentences stay text. */
export const LONGEST_HEADLINE = 110;

export interface ProvedHeadline {
  readonly text: string;
  readonly by: 'document' | 'rule';
  /** The line that it is, where it is one of the document. */
  readonly line?: SourceLine;
}

/**
 * @param proved sentences that rules made of the figures of the slide
 * @returns undefined where the slide does not bear it
 */
export function proveHeadline(
  said: string,
  lines: readonly SourceLine[],
  proved: readonly string[],
  locale: string | undefined,
): ProvedHeadline | undefined {
  if (said.length > 2 * LONGEST_HEADLINE) return undefined;
  const rule = proved.find((one) => saysSame(one, said));
  if (rule !== undefined) return { text: rule, by: 'rule' };
  const line = lines.find((one) => saysSame(one.line.text, said));
  return line !== undefined && mayHead(line, locale) ? { text: withoutStop(line.line.text), by: 'document', line } : undefined;
}

/** A line that says something for itself: it refers to nothing before it, and is said to no one. */
export function mayHead({ line }: SourceLine, locale: string | undefined): boolean {
  const { text, tokens } = line;
  const [first] = tokens;
  if (text.length > LONGEST_HEADLINE || text.includes('[^') || text.endsWith(':')) return false;
  if (first?.kind === 'word' && isConnector(first.lower)) return false;
  if (tokens.filter((t) => t.kind === 'word').length < 2) return false;
  const content = readContent(readSource(text, { document: true, ...(locale === undefined ? {} : { locale }) }));
  return titleFault(content, { start: 0, end: text.length, text }, () => false) === undefined;
}

const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);
