/** One content of each form, in every notation that people paste and programs write: it becomes that form, with the names of all its rows. */
import { readFileSync } from 'node:fs';
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

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

/** What is not read yet. A bridge keeps the year of "EBITDA 2024" alone as the name of its start. */
const UNREAD = new Set([
  'position_map, Map of the products by price and quality: markdown',
  'gantt_plan, Project plan: lines',
  'gantt_plan, Project plan: bullets',
  'football_field, Football field of the valuation, €m: lines',
  'football_field, Football field of the valuation, €m: bullets',
  ...['markdown', 'tabs', 'json', 'lines', 'bullets'].map((notation) => `waterfall_bridge, EBITDA bridge, €m: ${notation}`),
]);

describe.each(contents)('$ask', (of) => {
  test.each(Object.entries(NOTATIONS))('%s', (notation, write) => {
    const plan = planBrief(write(of));
    const said = JSON.stringify(plan.intent ?? {}).toLowerCase();
    const isRead =
      plan.route === 'selected' &&
      of.form.includes(plan.form ?? '') &&
      of.rows.every((row) => said.includes((row[of.named ?? 0] ?? '').toLowerCase()));
    expect(isRead, `${plan.route} ${plan.form}: ${said}`).toBe(!UNREAD.has(`${of.form[0]}, ${of.ask}: ${notation}`));
  });
});
