import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, examplesOf, suggestedSplit } from './_draw.ts';

const wire = {
  form: 'swimlane_flow',
  headline: 'Refunds wait at the second hand-over',
  data: {
    lanes: [{ label: 'Rider' }, { label: 'Service desk' }, { label: 'Finance' }],
    phases: ['Claim', 'Check', 'Pay'],
    tasks: [
      { id: 'a', lane: 0, phase: 0, label: 'Files claim' },
      { id: 'b', lane: 1, phase: 1, label: 'Checks trip' },
      { id: 'c', lane: 2, phase: 2, label: 'Pays out', emphasis: 'primary' },
    ],
    handoffs: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c', label: '3 days' },
    ],
  },
};

describe('swimlane_flow', () => {
  test.each(examplesOf('swimlane_flow'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect([...report.warnings, ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('lanes with hand-overs show every value and have no error', async () => {
    const drawn = await drawForm(wire);
    expect([drawn.report.status, drawn.report.fidelity]).toEqual(['complete', 'verbatim']);
    expect(byRole(drawn, 'connector')).toHaveLength(2);
  });

  test('a hand-over past a task of its column goes round it', async () => {
    const tasks = [
      { id: 'a', lane: 0, phase: 1, label: 'Orders photos' },
      { id: 'b', lane: 1, phase: 1, label: 'Approves' },
      { id: 'c', lane: 2, phase: 1, label: 'Inspects' },
    ];
    const drawn = await drawForm({ ...wire, data: { ...wire.data, tasks, handoffs: [{ from: 'a', to: 'c' }] } });
    const [line] = byRole(drawn, 'connector');
    const [, passed] = byRole(drawn, 'node');
    if (line?.kind !== 'path' || passed === undefined) throw new Error('no line or no task');
    const xs = line.steps.flatMap((step) => (step.op === 'Z' ? [] : [step.x + line.box.x]));
    expect(Math.min(...xs) < passed.box.x || Math.max(...xs) > passed.box.x + passed.box.w).toBe(true);
    expect(xs).toHaveLength(4);
  });

  test('there and back between two lanes are two lines, whose words stand beside each other', async () => {
    const tasks = wire.data.tasks.map((task) => ({ ...task, phase: 1 }));
    const handoffs = [
      { from: 'a', to: 'b', label: '21 days' },
      { from: 'b', to: 'a', label: 'conditions' },
    ];
    const drawn = await drawForm({ ...wire, data: { ...wire.data, tasks, handoffs } });
    expect(drawn.report.errors).toEqual([]);
    expect(new Set(byRole(drawn, 'connector').map(({ box }) => box.x)).size).toBe(2);
  });

  test('arrows follow the hand-overs, also backwards and not at all', async () => {
    const back = await drawForm({ ...wire, data: { ...wire.data, handoffs: [{ from: 'c', to: 'a', label: 'query' }] } });
    expect(byRole(back, 'connector')).toHaveLength(1);
    expect(back.report.errors).toEqual([]);
    expect(byRole(await drawForm({ ...wire, data: { ...wire.data, handoffs: [] } }), 'connector')).toHaveLength(0);
  });

  test('a hand-over to nobody is refused at its place', () => {
    const read = readSlideRequest({ ...wire, data: { ...wire.data, handoffs: [{ from: 'a', to: 'z' }] } });
    expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/data/handoffs/0/to');
  });

  test('more lanes than one slide holds come back as parts that can be drawn', async () => {
    const lanes = Array.from({ length: 9 }, (_, i) => ({ label: `Lane ${i}` }));
    const tasks = lanes.map((_, lane) => ({ id: `${lane}`, lane, phase: lane % 3, label: `Step ${lane}` }));
    const parts = await suggestedSplit({ ...wire, data: { ...wire.data, lanes, tasks, handoffs: [{ from: '0', to: '1' }] } });
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
