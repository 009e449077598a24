/** Paragraphs of a page as the typesetter takes them, and how much of a column they need. */
import { type Kit, run } from '../../layout/index.ts';
import type { Block, ParagraphIn, RunIn } from '../../typeset/index.ts';
import type { PageParagraph } from './form.ts';

export const LEADING = 1.2;

/** A paragraph with its pointer and, for a number, what is printed before it. */
export interface Sent extends PageParagraph {
  readonly path: string;
  readonly sign?: string;
}

/** Numbers without a mark count on within their list. */
export function sentOf(text: readonly PageParagraph[], pointer: string): readonly Sent[] {
  const counts: number[] = [];
  return text.map((one, i) => {
    const { kind, level, mark } = one;
    if (kind !== 'number') {
      counts.length = kind === 'bullet' ? Math.min(counts.length, level) : 0;
      return { ...one, path: `${pointer}/${i}` };
    }
    counts.length = Math.min(counts.length, level + 1);
    counts[level] = (counts[level] ?? 0) + 1;
    return { ...one, path: `${pointer}/${i}`, sign: mark ?? `${counts[level]}.` };
  });
}

/** From a bullet to its words, and from one level to the next, as shares of the size. */
const HANG = 1.15;
const hangIn = (size_pt: number): number => Math.max(0.18, Math.round(size_pt * HANG) / 72);

/** Space above a paragraph, as a share of the line pitch. */
function gapAbove({ kind, level }: Sent, before: Sent | undefined): number {
  if (kind === 'heading') return 0.9;
  if (before?.kind === 'heading') return 0.25;
  const isListed = kind === 'bullet' || kind === 'number';
  if (kind === 'code' && before?.kind === 'code') return 0;
  return isListed ? (level > 0 ? 0.2 : 0.4) : 0.6;
}

export function paragraphOf(one: Sent, before: Sent | undefined, size_pt: number, kit: Kit): ParagraphIn {
  const { kind, level, text, path, sign, bold } = one;
  const words = `${path}/text`;
  const gap = gapAbove(one, before);
  const accent = kit.asText('accent1');
  if (kind === 'heading') return { runs: [run(text, words, 'verbatim', { bold: true, color: accent })], gap };
  if (kind === 'quote') return { runs: [run(text, words, 'verbatim', { italic: true, color: 'muted' })], gap, indent_in: hangIn(size_pt) };
  if (kind === 'code') return { runs: [run(text, words, 'verbatim', { font: 'mono' })], gap };
  const runs = boldRuns(text, bold, words);
  if (kind === 'paragraph') return { runs, gap };
  const step = hangIn(size_pt);
  const hang_in = sign === undefined ? step : Math.max(step, kit.text.widthIn(sign, size_pt) + size_pt / 160);
  const bullet =
    sign !== undefined
      ? { kind: 'number' as const, color: accent, text: sign }
      : level === 0
        ? { kind: 'square' as const, color: 'accent1' as const }
        : { kind: 'dash' as const, color: 'muted' as const, text: '–' };
  return { runs, gap, bullet, hang_in, indent_in: level * step + hang_in, ...(level > 0 ? { level } : {}) };
}

/** The text with these of its words in bold, each where it first stands behind the one before. */
function boldRuns(text: string, bold: readonly string[], path: string): readonly RunIn[] {
  const runs: RunIn[] = [];
  let from = 0;
  for (const words of bold) {
    const at = text.indexOf(words, from);
    if (at < 0) continue;
    if (at > from) runs.push(run(text.slice(from, at), path));
    runs.push(run(words, path, 'verbatim', { bold: true }));
    from = at + words.length;
  }
  return from < text.length || runs.length === 0 ? [...runs, run(text.slice(from), path)] : runs;
}

/** @param spread factor of the spaces between paragraphs */
export const blockOf = (part: readonly Sent[], size_pt: number, kit: Kit, spread = 1): Block =>
  kit.paragraphs(
    part.map((one, i) => {
      const paragraph = paragraphOf(one, part[i - 1], size_pt, kit);
      return spread === 1 || paragraph.gap === undefined ? paragraph : { ...paragraph, gap: paragraph.gap * spread };
    }),
    { color: 'ink', leading: LEADING },
  );

/** Height at a size, inches; infinite where a word is wider than the column. */
export function heightOf(part: readonly Sent[], size_pt: number, width_in: number, kit: Kit, spread = 1): number {
  if (part.length === 0) return 0;
  const fit = kit.fit({ block: blockOf(part, size_pt, kit, spread), sizes_pt: [size_pt], width_in });
  return fit.fits ? fit.height_in : Number.POSITIVE_INFINITY;
}

/** Where the second column begins, so that both are nearly as high, a heading stays with what it heads, and the first is the higher one. */
export function cutOf(text: readonly Sent[], size_pt: number, width_in: number, kit: Kit): number {
  const heights = text.map((one) => heightOf([one], size_pt, width_in, kit));
  const gaps = text.map((one, i) => (gapAbove(one, text[i - 1]) * size_pt * LEADING) / 72);
  const whole = heights.reduce((sum, h, i) => sum + h + (gaps[i] ?? 0), 0);
  let best = text.length;
  let least = Number.POSITIVE_INFINITY;
  let above = 0;
  for (let at = 1; at < text.length; at++) {
    above += (heights[at - 1] ?? 0) + (gaps[at - 1] ?? 0);
    if (text[at - 1]?.kind === 'heading') continue;
    const below = whole - above - (gaps[at] ?? 0);
    const higher = Math.max(above, below) + (below > above ? 0.15 : 0) + ((text[at]?.level ?? 0) > 0 ? 0.4 : 0);
    if (higher >= least) continue;
    least = higher;
    best = at;
  }
  return best;
}
