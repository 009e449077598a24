/** Content is never refused for the sake of an ornament: icons give way first, and at last the arrangement. */
import { expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, i) => ['rollout', 'of', 'the', 'platform', 'at', 'all', 'plants'][i % 7]).join(' ');

test('icons are left out where texts need their room, and the texts keep their size', async () => {
  const cards = (length: number) => ({
    form: 'card_grid',
    variant: 'equal_cards',
    headline: 'Eight moves',
    blocks: Array.from({ length: 8 }, (_, i) => ({ label: `Move ${i + 1}`, sub: words(length), icon: 'users' })),
    data: {},
  });
  const icons = async (length: number) => {
    const { report, ...drawn } = await drawForm(cards(length));
    const told = report.warnings.flatMap(({ code, path }) => (code === 'layout_switched' ? [path] : []));
    return [shapesOf({ report, ...drawn }).filter((s) => s.role === 'icon').length, told, report.fidelity, report.layout.min_font_pt >= 10];
  };
  expect(await icons(20)).toEqual([8, [], 'verbatim', true]);
  expect(await icons(58)).toEqual([0, ['/data'], 'verbatim', true]);
});

test('stages whose names are sentences are drawn as a list before they are refused', async () => {
  const flow = (length: number) => ({
    form: 'linear_flow',
    variant: 'chevron_row',
    headline: 'Six steps',
    data: { stages: Array.from({ length: 6 }, () => ({ label: words(length) })) },
  });
  expect((await drawForm(flow(4))).report.variant).toBe('chevron_row');
  const { report } = await drawForm(flow(120));
  expect([report.variant, report.status, report.fidelity]).toEqual(['step_list', 'complete', 'verbatim']);
  expect(report.warnings.map(({ code }) => code)).toContain('layout_switched');
});
