/** Whoever asks for a form, a component, a prior or a field by another name is told which of ours was meant, with an example that renders. */
import { describe, expect, test } from 'vitest';
import {
  componentNames,
  findForm,
  findPrior,
  formNames,
  meantComponent,
  meantField,
  meantForm,
  meantPrior,
  sentAs,
} from '../../src/catalog/index.ts';
import { COMPONENT_NAMES, FORM_NAMES } from '../../src/catalog/other-names.ts';
import { readSlideRequest } from '../../src/intent/index.ts';
import { USUAL_NAMES } from './_usual-names.ts';

const refusalOf = (body: unknown) => {
  const read = readSlideRequest(body);
  if (read.ok) throw new Error('It was taken.');
  return read.problem;
};

describe('the name of a form', () => {
  test('that a stranger tries leads to the form that does it: at least 92 of 100', () => {
    const wrong = USUAL_NAMES.flatMap(([name, ...forms]) => {
      const taken = findForm(name)?.form.name ?? refusalOf({ form: name, headline: 'A claim', data: {} }).members?.['nearest'];
      return typeof taken === 'string' && forms.includes(taken) ? [] : [`${name}: ${String(taken)}`];
    });
    console.log(`${USUAL_NAMES.length - wrong.length} of ${USUAL_NAMES.length} usual names of forms are answered right.`);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(8);
  });

  test.each(USUAL_NAMES.filter(([name]) => findForm(name) === undefined).map(([name]) => name))(
    '%s comes with an example that is taken',
    (name) => {
      const { nearest, nearest_variant, example } = refusalOf({ form: name, headline: 'A claim', data: {} }).members ?? {};
      expect(example).toMatchObject({ form: nearest, ...(nearest_variant === undefined ? {} : { variant: nearest_variant }) });
      expect(readSlideRequest(example).ok).toBe(true);
    },
  );

  test.each([
    ['watrefall_brigde', 'waterfall_bridge'],
    ['comparision', 'comparison_matrix'],
    ['BarChart', 'bar_rank_chart'],
    ['piechart', 'nested_magnitude'],
    ['a simple line chart slide', 'trend_chart'],
  ])('%s is told apart from a typo of another: %s', (name, form) => {
    expect(meantForm(name)?.form).toBe(form);
  });

  test.each(['', 'zzqx', 'a', '🙂', 'constructor', 'x'.repeat(5_000_000)])('that means nothing has no nearest', (name) => {
    expect(meantForm(name)).toBeUndefined();
  });
});

test('the table names forms, variants and components that there are', () => {
  for (const target of Object.keys(FORM_NAMES)) {
    const [form = '', variant] = target.split('.');
    expect(formNames()).toContain(form);
    if (variant !== undefined) expect(findForm(form)?.variants.map(({ name }) => name)).toContain(variant);
  }
  for (const target of Object.keys(COMPONENT_NAMES)) expect(componentNames()).toContain(target);
  expect([...new Set(Object.keys(FORM_NAMES).map((key) => key.split('.')[0]))].sort()).toEqual([...formNames()].sort());
});

test.each([
  ['kpi', 'metric'],
  ['pie chart', 'donut'],
  ['bullets', 'list'],
  ['table', 'comparison_table'],
  ['line_chart', 'line_trend'],
  ['barlist', 'bar_list'],
  ['process', 'steps'],
])('the component %s is %s', (name, component) => {
  expect(meantComponent(name)).toBe(component);
  const { members } = refusalOf({ body: { component: name, params: {} } });
  // Some of these names are accepted as they are.
  expect(members?.['nearest'] ?? component).toBe(component);
});

test.each([
  ['pie', 'nested_magnitude_pie_share_breakdown'],
  ['kpi_metrics_delta_scorebord', 'kpi_metrics_delta_scoreboard'],
  ['corporate__strategy__swot', 'swot_four_fields'],
  ['waterfall_bridge_of_a_kind_that_is_not_there', 'waterfall_bridge_standard_driver_bridge'],
  ['component_kpi', 'component_metric'],
  ['startup_vc__market__funnel', 'funnel_stage_action_funnel'],
])('the prior %s is near to %s', (id, near) => {
  expect(meantPrior(id)).toBe(near);
  expect(findPrior(near)).toBeDefined();
  const { members, errors } = refusalOf({ prior_id: id, content: {} });
  expect([members?.['nearest'], errors?.[0]?.nearest]).toEqual([near, near]);
  expect(readSlideRequest(members?.['example']).ok).toBe(true);
});

describe('the name of a field', () => {
  test.each([
    ['title', 'headline'],
    ['subtitle', 'context'],
    ['source', 'source_note'],
    ['bullets', 'blocks'],
    ['theme', 'theme_id'],
    ['speaker_notes', 'notes'],
    ['image', 'image_src'],
    ['hedline', 'headline'],
  ])('%s is %s', (name, field) => {
    expect(meantField(name, ['headline', 'context', 'source_note', 'blocks', 'theme_id', 'notes', 'image_src'])).toBe(field);
  });
  test('that is missing is looked for beside it', () => {
    expect(sentAs('label', ['name', 'value'])).toBe('name');
    expect(sentAs('value', ['label', 'amount'])).toBe('amount');
    expect(sentAs('h_in', ['x_in', 'y_in'])).toBeUndefined();
    expect(refusalOf({ form: 'kpi_metrics', headline: 'H', data: { kpis: [{ label: 'a', value: '1' }] } }).errors?.[0]).toMatchObject({
      pointer: '/data/metrics',
      sent_as: '/data/kpis',
      patch: [{ op: 'move', from: '/data/kpis', path: '/data/metrics' }],
    });
  });
  test('of a text around the body is read as the one that is meant', () => {
    const read = readSlideRequest({
      form: 'kpi_metrics',
      title: 'H',
      subline: 'In June',
      source: 'Our books',
      footnote: 'Two sites are closed',
      data: { metrics: [{ label: 'a', value: '1' }] },
    });
    expect(read.ok ? read.warnings.map(({ code, path }) => `${code} ${path}`).sort() : []).toEqual([
      'field_renamed /context',
      'field_renamed /footnotes',
      'field_renamed /headline',
      'field_renamed /source_note',
    ]);
    expect(read.ok && read.request.chrome).toMatchObject({
      title: { text: 'H' },
      subtitle: { text: 'In June' },
      source: { text: 'Our books' },
      footnotes: [{ text: 'Two sites are closed', path: '/footnotes/0' }],
    });
  });
  test('that has no place is told with the one that has', () => {
    const read = readSlideRequest({ form: 'kpi_metrics', theme: 'corporate-dark', data: { metrics: [{ label: 'a', value: '1' }] } });
    expect(read.ok ? read.warnings : []).toMatchObject([
      { code: 'field_ignored', remedy: 'Did you mean theme_id?', patch: [{ op: 'move', from: '/theme', path: '/theme_id' }] },
    ]);
  });
  test('of the form itself is looked for under other names', () => {
    const problem = refusalOf({ type: 'kpi', title: 'H', data: {} });
    expect(problem).toMatchObject({
      status: 400,
      errors: [{ pointer: '/form', sent_as: '/type' }],
      members: { example: { form: 'kpi_metrics' } },
    });
  });
});
