import { describe, expect, test } from 'vitest';
import { byRole, drawForm, examplesOf, suggestedSplit } from './_draw.ts';

const wire = {
  form: 'org_structure',
  headline: 'Operations gets a single head',
  data: {
    root: {
      title: 'Managing director',
      name: 'A. Baumann',
      children: [
        { title: 'Operations', name: 'open', vacant: true, emphasis: 'primary' },
        { title: 'Finance', name: 'R. Osei' },
      ],
    },
  },
};

describe('org_structure', () => {
  test.each(examplesOf('org_structure'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect([...report.warnings, ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('a small tree shows every value and has no error', async () => {
    const { report } = await drawForm(wire);
    expect([report.status, report.fidelity]).toEqual(['complete', 'verbatim']);
  });

  test('the root may be the subject and its reports the blocks', async () => {
    const drawn = await drawForm({
      form: 'org_structure',
      headline: 'x',
      subject: 'Board',
      blocks: [{ label: 'Sales', sub: 'A. Ek', detail: ['North'] }, { label: 'Legal' }],
    });
    expect(drawn.report.fidelity).toBe('verbatim');
    expect(byRole(drawn, 'node')).toHaveLength(4);
  });

  test('open positions are outlined and counted', async () => {
    const drawn = await drawForm({ ...wire, variant: 'open_positions_tree' });
    expect(drawn.report.proofs).toContainEqual(expect.objectContaining({ kind: 'share', shown: 33 }));
  });

  test('more boxes than one slide holds come back as parts that can be drawn', async () => {
    const children = Array.from({ length: 10 }, (_, i) => ({
      title: `Unit ${i}`,
      children: Array.from({ length: 9 }, (_, k) => ({ title: `Team ${i}.${k}` })),
    }));
    const parts = await suggestedSplit({ ...wire, data: { root: { title: 'Head', children } } });
    expect(parts).toHaveLength(11);
    for (const part of parts.slice(0, 3)) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
