/** Texts beside nested circles, whose first line has a large figure and wraps. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { drawSlide } from '@deckwright/draw/pipeline';
import { expect, test } from 'vitest';
import { kit } from '../rubric/sample-intents.ts';

test('a paragraph that wraps after a large figure is measured with the pitch of the figure on each line', async () => {
  const levels = [
    { label: 'الإيرادات', value: 9.6, display: '€9.6bn', detail: ['المبيعات الخارجية'] },
    { label: 'التكلفة الثابتة', value: 4.2, display: '€4.2bn', detail: ['الربع'] },
    { label: 'المصنع', value: 1.9, display: '€1.9bn', detail: ['الفرع الشمالي'] },
    { label: 'خدمة العملاء والدعم', value: 0.45, display: '€0.45bn' },
  ];
  const rings = { form: 'nested_magnitude', variant: 'nested_rings', head: 'رأس', data: { levels } };
  const words = { head: 'نص', statements: ['جملة أولى', 'جملة ثانية'] };
  const read = readSlideRequest({ headline: 'عنوان الشريحة', direction: 'rtl', locale: 'ar', exhibits: [rings, words] });
  if (!read.ok) throw new Error(read.problem.detail);
  const { report } = await drawSlide(read.request, kit);
  expect(report.errors).toEqual([]);
});
