/** What a message says, without how it begins and ends, as paragraphs, lists and tables of Markdown. */
import { anyWord } from './mail-words.ts';

/** Characters of a line of a signature or of a greeting, lines of a signature, and words of a farewell. */
const SHORT = 90;
const LONGEST_GREETING = 45;
const MOST_SIGNED = 7;
const FAREWELL_WORDS = 5;

const GREETING = new RegExp(`^${anyWord('greetings')}(?![\\p{L}])`, 'iu');
const FAREWELL = new RegExp(`^${anyWord('farewells')}(?![\\p{L}])`, 'iu');
const DEVICE = new RegExp(`^${anyWord('devices')}`, 'iu');
const DISCLAIMER = new RegExp(`^${anyWord('disclaimers')}`, 'iu');
const CUT = /^(?:--|_{5,}|-{5,})\s*$/;
const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
const RULE = /^\s*[-_=*]{5,}\s*$/;

const wordsIn = (line: string): readonly string[] => line.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The sender's own name or its first letter alone: `Noor`, `j.`, `Beth Okun, CPA`. */
function isNameOf(line: string, sender: string): boolean {
  const names = wordsIn(sender.toLowerCase());
  const [first = '', ...others] = wordsIn(line.toLowerCase());
  if (first === '' || line.length > SHORT) return false;
  if (others.length === 0) return names.includes(first) || (first.length === 1 && names[0]?.startsWith(first) === true);
  const [given] = names;
  return names.length > 1 && first === given && others[0] === names[1];
}

/** Lines without greeting, farewell, signature and disclaimer; quotations stay. */
export function withoutFormalities(
  lines: readonly string[],
  sender: string,
): { readonly lines: readonly string[]; readonly isShorter: boolean } {
  let out = lines.filter((line) => !DEVICE.test(line.trim()));
  const cut = out.findIndex((line, i) => CUT.test(line) && i > 0);
  if (cut >= 0) out = endedAt(out, cut);
  const disclaimer = out.findIndex((line) => DISCLAIMER.test(line.trim()));
  if (disclaimer > 0) out = endedAt(out, disclaimer);
  const signed = signedFrom(out, sender);
  if (signed !== undefined) out = endedAt(out, signed);
  out = out.filter((line, i) => !(isNameOf(line.trim(), sender) && isAlone(out, i)));
  const first = out.findIndex((line) => line.trim() !== '');
  if (first >= 0 && isGreeting(out[first] ?? '') && out.some((line, i) => i > first && line.trim() !== '')) out = out.slice(first + 1);
  return { lines: out, isShorter: out.length < lines.length };
}

/** Without what stands from a line on, but for what is quoted there: a mail may end above what it answers. */
const endedAt = (lines: readonly string[], at: number): string[] => {
  const quoted = lines.slice(at).filter((line) => line.trimStart().startsWith('>'));
  return [...lines.slice(0, at), ...(quoted.length === 0 ? [] : ['', ...quoted])];
};

const isAlone = (lines: readonly string[], at: number): boolean =>
  (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() === '';

function isGreeting(line: string): boolean {
  const text = line.trim();
  if (text.length > LONGEST_GREETING || /\d/.test(text) || text.endsWith(':') || text.endsWith('.')) return false;
  const isOfNames = text.endsWith(',') && wordsIn(text).length <= 4 && wordsIn(text).every((word) => /^\p{Lu}/u.test(word));
  return isOfNames || GREETING.test(text);
}

/** Where the name or the farewell stands behind which only short lines without content are. */
function signedFrom(lines: readonly string[], sender: string): number | undefined {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  let found: number | undefined;
  for (let i = last, count = 0; i > 0 && count < MOST_SIGNED; i--) {
    const text = (lines[i] ?? '').trim();
    if (text === '') continue;
    count++;
    if (text.length > SHORT || ITEM.test(text) || text.startsWith('>') || text.endsWith(':')) break;
    const isFarewell = FAREWELL.test(text) && wordsIn(text).length <= FAREWELL_WORDS && !/\d/.test(text);
    if (isFarewell || isNameOf(text, sender)) found = i;
  }
  return found;
}

/** Blanks or tabs that part the columns of a line. */
const COLUMNS = /\t+| {2,}/;
/** A message with longer lines is not broken into lines by its program. */
const BROKEN_AT = 110;
const FEWEST_BROKEN = 55;
const FEWEST_ITEMS = 3;

/** Lines as Markdown: a break that the writer made stays one, one that the program made does not; aligned columns are a table. */
export function linesAsMarkdown(lines: readonly string[]): string {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const isBroken = (at: number, part: readonly string[]): boolean => {
    const next = (part[at + 1] ?? '').trim().split(/\s/)[0] ?? '';
    return width > BROKEN_AT || width < FEWEST_BROKEN || (part[at] ?? '').length + 1 + next.length < width;
  };
  const parts = paragraphsIn(lines).map((part) => partAsMarkdown(part, (at) => isBroken(at, part)));
  const texts = parts
    .join('\n\n')
    .split('\n\n')
    .filter((text) => text !== '');
  // Lines that lead to a list head it where nothing stands behind that is not headed.
  const headed = [...texts];
  for (let at = texts.length - 2; at >= 0 && isLead(texts[at]) && isList(texts[at + 1]); at -= 2)
    headed[at] = `### ${(texts[at] ?? '').slice(0, -1).trim()}`;
  return headed.join('\n\n');
}

const LONGEST_LEAD = 60;
const isLead = (text = ''): boolean =>
  text.endsWith(':') && text.length <= LONGEST_LEAD && !text.includes('\n') && !ITEM.test(text) && !/[.?!] /.test(text);
const isList = (text = ''): boolean => ITEM.test(text);

function paragraphsIn(lines: readonly string[]): readonly (readonly string[])[] {
  const out: string[][] = [[]];
  for (const line of lines)
    if (line.trim() === '' || RULE.test(line)) out.push([]);
    else out.at(-1)?.push(line.trimEnd());
  return out.filter((part) => part.length > 0);
}

const cellsOf = (line: string): readonly string[] => line.trim().split(COLUMNS);

function partAsMarkdown(part: readonly string[], isBrokenBehind: (at: number) => boolean): string {
  const [first = ''] = part;
  if (part.some((line) => /^\s*(?:>|\||```)/.test(line))) return part.join('\n');
  const columns = cellsOf(part.at(-1) ?? '').length;
  const isTable = part.length >= 2 && columns >= 2 && part.every((line) => !ITEM.test(line) && cellsOf(line).length === columns);
  if (isTable && part.filter((line) => /\d/.test(cellsOf(line).at(-1) ?? '')).length * 2 > part.length) {
    const hasHead = columns > 1 && !/\d/.test(cellsOf(first).slice(1).join(''));
    const row = (line: string): string =>
      `| ${cellsOf(line)
        .map((cell) => cell.replaceAll('|', '\\|'))
        .join(' | ')} |`;
    const head = hasHead ? row(first) : `|${'  |'.repeat(columns)}`;
    return [head, `|${' --- |'.repeat(columns)}`, ...(hasHead ? part.slice(1) : part).map(row)].join('\n');
  }
  const at = part.findIndex((line) => ITEM.test(line));
  if (at > 0) return [partAsMarkdown(part.slice(0, at), isBrokenBehind), part.slice(at).map(dedented).join('\n')].join('\n\n');
  if (at === 0) return part.map(dedented).join('\n');
  const written = part.reduce<string[]>((out, line, i) => {
    if (i > 0 && !isBrokenBehind(i - 1)) out[out.length - 1] = `${out.at(-1)} ${line.trim()}`;
    else out.push(line.trim());
    return out;
  }, []);
  const [opening, ...items] = written;
  if (opening?.endsWith(':') === true && items.length > 1) return `${opening}\n\n${items.map((line) => `- ${line}`).join('\n')}`;
  return written.length >= FEWEST_ITEMS ? written.map((line) => `- ${line}`).join('\n') : written.join('  \n');
}

/** The marks of items begin their lines; what goes on under one stays there. */
const dedented = (line: string): string => (ITEM.test(line) && /^\s{1,3}\S/.test(line) ? line.trimStart() : line);
