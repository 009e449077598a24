/** Trees whose leaves stand at different levels. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { expect, it } from 'vitest';
import { kit } from '../rubric/sample-intents.ts';

const leaf = (label: string, status: string) => ({ label, status });

it('has a rule between every two leaves, also of branches that are not parted', async () => {
  const children = [
    { ...leaf('Slower', 'Rejected'), sub: 'Within 40 min of road' },
    { label: 'Late', sub: '68 % on time', children: [leaf('Crew rest', 'Confirmed'), leaf('Track works', 'In progress')] },
    leaf('Dear', 'Open'),
    leaf('Nobody answers at 2 a.m.', 'Open'),
  ];
  const read = readSlideRequest({
    form: 'issue_tree',
    variant: 'hypothesis_tree',
    headline: 'Why is freight lost?',
    data: { root: { label: 'Freight goes by road', children } },
  });
  if (!read.ok) throw new Error(read.problem.detail);
  const { report, deck } = await drawSlide(read.request, kit);
  expect(report.errors).toEqual([]);
  const shapes = [...walk(deck.slides[0]?.shapes ?? [])];
  const rules = shapes.filter(({ role }) => role === 'rule').map(({ box }) => box.y);
  const states = shapes.filter(({ id }) => id.includes('/state-')).map(({ box }) => box.y + box.h / 2);
  const leaves = states.sort((a, b) => a - b);
  expect(leaves).toHaveLength(5);
  for (const [i, y] of leaves.entries())
    expect(rules.filter((rule) => rule > (leaves[i - 1] ?? Number.NEGATIVE_INFINITY) && rule < y)).toHaveLength(1);
});
