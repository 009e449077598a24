/** Forms that a brief may name but that no pattern reads yet: such a brief is refused rather than drawn as something else. */
import { forms } from '../catalog/index.ts';
import { all as patterns } from './patterns/register.generated.ts';

/** What people call them besides their own names. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  sources_uses: ['sources and uses', 'uses of funds', 'mittelherkunft'],
  heat_matrix: ['heat map', 'heatmap', 'cohort table', 'cohort analysis'],
  marimekko: ['mekko'],
  sankey_flow: ['sankey'],
  raci_matrix: ['raci'],
  cost_curve: ['cost curve', 'abatement curve'],
  issue_tree: ['issue tree', 'hypothesis tree'],
  variance_table: ['variance table', 'variance report'],
  slope_chart: ['slope chart', 'slopegraph'],
  small_multiples: ['small multiples'],
  calendar_grid: ['calendar'],
  data_table: ['data table'],
  swimlane_flow: ['swimlane', 'swim lane'],
  status_dashboard: ['status dashboard', 'rag status'],
  scenario_compare: ['scenario comparison'],
  system_flow_map: ['system map', 'architecture diagram'],
};

const read = new Set(patterns.map((p) => p.form));

const phrases: readonly { readonly form: string; readonly phrase: string }[] = forms
  .filter(({ form }) => !read.has(form.name))
  .flatMap(({ form }) =>
    [...new Set([form.name.replaceAll('_', ' '), ...(CALLED[form.name] ?? [])])].map((phrase) => ({ form: form.name, phrase })),
  )
  // A single common word names nothing: "cover", "table".
  .filter(
    ({ phrase }) =>
      phrase.includes(' ') ||
      ['raci', 'mekko', 'marimekko', 'sankey', 'heatmap', 'swimlane', 'calendar', 'slopegraph', 'mittelherkunft'].includes(phrase),
  );

/** The form without a pattern that the first words name; `words` are lower case between spaces. */
export const otherFormIn = (words: string): string | undefined => phrases.find(({ phrase }) => words.includes(` ${phrase} `))?.form;
