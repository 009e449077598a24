import { describe, expect, test } from 'vitest';
import { priors, searchPriors } from '../../src/catalog/index.ts';

const firstFamilies = (q: string, n = 3) =>
  searchPriors(q)
    .slice(0, n)
    .map((h) => h.prior.family);

describe('search', () => {
  test.each([
    ['ebitda bridge', 'waterfall_bridge'],
    ['watrfall', 'waterfall_bridge'],
    ['mekko', 'marimekko'],
    ['retention cohort', 'heat_matrix'],
    ['org chart', 'org_structure'],
    ['issue tree', 'issue_tree'],
    ['responsible accountable', 'raci_matrix'],
    ['sensitivity tornado', 'tornado'],
    ['budget actual variance', 'variance_table'],
    ['screenshot callouts', 'visual_showcase'],
    ['week planner', 'calendar_grid'],
    ['pie', 'nested_magnitude'],
  ])('%s finds %s', (q, family) => {
    expect(firstFamilies(q)).toContain(family);
  });

  test('scores fall from 1 to 0 and the order is always the same', () => {
    const hits = searchPriors('share of revenue by segment');
    expect(hits.map((h) => h.score)).toEqual(hits.map((h) => h.score).sort((a, b) => b - a));
    expect(hits.every((h) => h.score > 0 && h.score <= 1)).toBe(true);
    expect(searchPriors('share of revenue by segment')).toEqual(hits);
  });

  test('an empty query lists all, a family its own, nonsense nothing', () => {
    expect(searchPriors('')).toHaveLength(priors.length);
    expect(searchPriors('', 'swot').every((h) => h.prior.family === 'swot')).toBe(true);
    expect(searchPriors('zzqx')).toEqual([]);
  });

  test('there are at least 120 priors, each with an id of its own', () => {
    expect(new Set(priors.map((p) => p.prior_id)).size).toBe(priors.length);
    expect(priors.length).toBeGreaterThanOrEqual(120);
  });
});
