/** Sets the opening of a sentence in bold, up to its colon, so that a reader can skim a list. */
import type { RunIn } from '../typeset/index.ts';
import { run } from './kit.ts';

const LONGEST_LEAD = 6;

/** Runs of one sentence; the lead is bold when it has at most six words and something follows it. */
export function leadRuns(text: string, path: string): readonly RunIn[] {
  const at = /[:：](?=\s|[^\d/\s])/.exec(text)?.index ?? -1;
  const lead = text.slice(0, at + 1);
  const rest = text.slice(at + 1);
  const words = lead.split(/\s+/).length;
  if (at <= 0 || rest.trim() === '' || words > LONGEST_LEAD || lead.length > 60) return [run(text, path)];
  return [run(lead, path, 'verbatim', { bold: true }), run(rest, path)];
}
