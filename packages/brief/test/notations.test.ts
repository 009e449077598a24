/** One content of each form, in every notation that people paste and programs write: it becomes that form, with the names of all its rows, or is asked back about. */
import { readFileSync } from 'node:fs';
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';
import floors from './floors.json' with { type: 'json' };

interface Content {
  /** Those that may be drawn. */
  readonly form: readonly string[];
  readonly ask: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column of the names; 0 where it is absent. */
  readonly named?: number;
}

const contents = JSON.parse(readFileSync(new URL('notations.json', import.meta.url), 'utf8')) as readonly Content[];

/** `Plant: budget 120, actual 131`. */
const told = ({ head, rows }: Content): string[] =>
  rows.map(([name = '', ...cells]) => {
    const said = cells.map((cell, i) => (cells.length > 1 ? `${(head[i + 1] ?? '').toLowerCase()} ${cell}` : cell));
    return `${name}: ${said.filter((_, i) => cells[i] !== '').join(', ')}`;
  });

const NOTATIONS: Readonly<Record<string, (of: Content) => string>> = {
  markdown: ({ ask, head, rows }) => [ask, '', ...[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)].join('\n'),
  csv: ({ ask, head, rows }) =>
    [ask, ...[head, ...rows].map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','))].join('\n'),
  tabs: ({ ask, head, rows }) => [ask, ...[head, ...rows].map((row) => row.join('\t'))].join('\n'),
  json: ({ ask, head, rows }) =>
    JSON.stringify({
      title: ask,
      data: rows.map((row) =>
        Object.fromEntries(head.map((name, i) => [name || 'metric', /^-?\d+(?:\.\d+)?$/.test(row[i] ?? '') ? Number(row[i]) : row[i]])),
      ),
    }),
  lines: (of) => [of.ask, ...told(of)].join('\n'),
  bullets: (of) => [`${of.ask}:`, ...told(of).map((line) => `- ${line}`)].join('\n'),
};

/** Selected in another form, or without a row: nothing of it is to be drawn. */
const isFalse = (of: Content, { route, form = '', intent }: ReturnType<typeof planBrief>): boolean => {
  const said = JSON.stringify(intent ?? {}).toLowerCase();
  return (
    route === 'selected' && !(of.form.includes(form) && of.rows.every((row) => said.includes((row[of.named ?? 0] ?? '').toLowerCase())))
  );
};

describe.each(Object.entries(NOTATIONS))('%s', (notation, write) => {
  const plans = contents.map((of) => ({ of, plan: planBrief(write(of)) }));

  test('is read as often as measured, and else asked back about', () => {
    const read = plans.filter(({ of, plan }) => plan.route === 'selected' && !isFalse(of, plan)).length;
    const other = plans.filter(({ of, plan }) => isFalse(of, plan)).map(({ of, plan }) => `${of.ask}: ${plan.form}`);
    console.log(`${notation}: ${read} of ${contents.length}; ${other.join(', ')}`);
    const floor = (floors.notations as Readonly<Record<string, { readonly read: number; readonly other: number }>>)[notation];
    expect(read).toBeGreaterThanOrEqual(floor?.read ?? contents.length);
    expect(other.length).toBeLessThanOrEqual(floor?.other ?? 0);
  });
});
