/** What a caller reads of a run names no folder of the machine: warnings and tracebacks of Python have the paths of its interpreter. */
import { sep } from 'node:path';
import { CODE_LIMITS, type CodeOutcome } from '../call/order.ts';
import { PYTHON_FOLDER, type Python } from '../call/python.ts';

/** What stands in place of the folder that the interpreter is in. */
const NEUTRAL = 'python3';
/** These say nothing of a machine, and callers may mean them; of an interpreter there, its library is named likewise. */
const OF_EVERY_MACHINE: ReadonlySet<string> = new Set(['/', '/usr', '/usr/local']);

/** Folders that begin with another are replaced first. */
const foldersOf = ({ prefixes }: Pick<Python, 'prefixes'>): readonly string[] =>
  [...prefixes, PYTHON_FOLDER].map((folder) => (folder.endsWith(sep) ? folder.slice(0, -1) : folder)).sort((a, b) => b.length - a.length);

export function neutralPaths(python: Pick<Python, 'prefixes'>): (outcome: CodeOutcome) => CodeOutcome {
  const folders = foldersOf(python);
  const own = folders.filter((folder) => !OF_EVERY_MACHINE.has(folder));
  const patterns = folders.map((folder) => {
    const path = folder.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(OF_EVERY_MACHINE.has(folder) ? `(?<![\\w/])${path}(?=/lib(?:64)?/python3)` : `${path}(?![\\w-])`, 'g');
  });
  const replaced = (text: string): string => patterns.reduce((left, pattern) => left.replace(pattern, NEUTRAL), text);
  /** The end of what is kept may lie within a path. */
  const uncut = (text: string): string => {
    if (text.length < CODE_LIMITS.output_characters) return text;
    const from = text.lastIndexOf('/', text.length - 1);
    for (let at = text.indexOf('/', Math.max(0, text.length - 4096)); at >= 0 && at <= from; at = text.indexOf('/', at + 1))
      if (own.some((folder) => folder.startsWith(text.slice(at)))) return text.slice(0, at);
    return text;
  };
  return (outcome) => {
    const output = replaced(uncut(outcome.output));
    if (outcome.outcome === 'done') return { ...outcome, output, notices: outcome.notices.map(replaced) };
    const { message, cure, source, ...place } = outcome.diagnostic;
    const words = { message: replaced(message), cure: replaced(cure), ...(source !== undefined && { source: replaced(source) }) };
    return { ...outcome, output, diagnostic: { ...place, ...words } };
  };
}
