/**
 * What every script of the repository does with `--help` and with an option that it does not know. Imported first, for its effect: the
 * opening comment of the script is its help, and the options named in its text are those it has.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const script = process.argv[1] ?? '';
const words = process.argv.slice(2);
const text = readFileSync(script, 'utf8');
const help =
  /^\/\*\*\s*([\s\S]*?)\s*\*\//m
    .exec(text)?.[1]
    ?.replace(/^ ?\* ?/gm, '')
    .trim() ?? '';

if (words.includes('--help') || words.includes('-h')) {
  console.log(help);
  process.exit(0);
}

const options = [...new Set([...text.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([option]) => option))];
const unknown = words.find((word) => word.startsWith('--') && word !== '--' && !options.includes(word.split('=')[0]));
if (unknown !== undefined) {
  const near = options.map((option) => [distance(unknown, option), option]).sort(([a], [b]) => a - b)[0];
  const hint = near !== undefined && near[0] <= 3 ? ` Did you mean ${near[1]}?` : '';
  console.error(`${basename(script)} has no option ${unknown}.${hint}\n\n${help}`);
  process.exit(2);
}

/** Letters to add, drop or change. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (letter === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}
