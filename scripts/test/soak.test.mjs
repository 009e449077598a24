/** The register of trials against what exists: each stands in its files, and the table of docs/testing.md is made of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap.mjs';
import { trials } from '../soak/trials.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

it.each(trials)('$id stands in its files, by its number, with its counts', ({ id, files }) => {
  for (const file of files) expect(read(file)).toMatch(new RegExp(`(?:it|describe)\\b[^'\`]{0,200}\\(\\s*[\`']${id}\\b`));
  expect(files.some((file) => read(file).includes(`tally('${id}'`))).toBe(true);
});

it('is the table of docs/testing.md', () => {
  const rows = [...trials].sort((a, b) => a.id.localeCompare(b.id));
  const lines = rows.map(({ id, what, files, ci, soak, counted }) => {
    const places = files.map(
      (file) =>
        `\`${file
          .replace(/^(?:packages|services)\//, '')
          .replace('/test/', ' ')
          .replace('.test.ts', '')}\``,
    );
    return `| ${id} | ${what} | ${places.join(', ')} | ${ci} | ${soak} | ${counted} |`;
  });
  const document = read('docs/testing.md');
  for (const line of lines) expect(document).toContain(line);
});
