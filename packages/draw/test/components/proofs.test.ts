import { expect, test } from 'vitest';
import { drawForm, shapesOf } from '../forms/_draw.ts';

const quote = { quote: 'We promised a week. Now we keep six days.', name: 'Marta Leitner', title: 'Operations', company: 'Nordwerk' };
const of = (component: string, params: object) => drawForm({ body: { component, params }, chrome: { title: 'It holds' } });

test('the key clause of a quotation is bold and its results stand below', async () => {
  const drawn = await of('testimonial', {
    ...quote,
    emphasis: 'Now we keep six days.',
    results: [{ from: 11, to: '6 days', label: 'to deliver' }],
  });
  const said = shapesOf(drawn).find((s) => s.role === 'quote');
  const runs = said?.kind === 'text' ? said.text.paragraphs.flatMap((p) => p.runs) : [];
  expect(runs.filter((r) => r.bold).map((r) => r.text)).toEqual(['Now we keep six days.']);
  expect(drawn.report.fidelity).toBe('verbatim');
});

test('an emphasis that is no piece of the quotation is told', async () => {
  const { report } = await of('testimonial', { ...quote, emphasis: 'seven days' });
  expect(report.warnings.map((w) => w.code)).toContain('unknown_value');
});

test('each part of the proof has as many dots as it says', async () => {
  const parts = [
    { value: 1, label: 'refused', tone: 'warn' },
    { value: 37, label: 'released' },
    { value: 62, label: 'pass' },
  ];
  const drawn = await of('stat_card', { value: '38%', label: 'wait', proof: { parts } });
  const dots = shapesOf(drawn).filter((s) => s.kind === 'ellipse');
  for (const { value, label } of parts) expect(dots.filter((s) => s.name.endsWith(`: ${label}`))).toHaveLength(value);
  expect(drawn.report.fidelity).toBe('verbatim');
});
