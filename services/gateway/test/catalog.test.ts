/** The catalog: what a caller reads there works as it stands. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = async (path: string) => {
  const response = await harness.request(path, { as: null });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

it('lists forms with what they are for, as existing clients read it', async () => {
  const { families } = (await get('/v1/catalog/forms')).body as { families: { form: string; menu: string }[] };
  expect(families.find((family) => family.form === 'waterfall_bridge')?.menu).toMatch(/\w/);
});
it('describes every form with a schema and examples that are valid requests', async () => {
  const { families } = (await get('/v1/catalog/forms')).body as { families: { form: string }[] };
  expect(families.at(-1)).toMatchObject({ form: 'template_layout', needs_template: true });
  for (const { form } of families) {
    const { status, body } = await get(`/v1/catalog/forms/${form}`);
    expect([form, status, body]).toMatchObject([form, 200, { data_schema: { $schema: expect.stringContaining('2020-12') } }]);
    for (const { example } of body['variants'] as { example: object }[]) {
      const answer = await (await harness.request('/v1/render/intent', { json: { ...example, dry_run: true } })).json();
      // Its examples name a brand of the reader's own.
      expect(answer).toMatchObject(form === 'template_layout' ? { errors: [{ path: '/theme_id' }] } : { status: 'validated' });
    }
  }
});
it('describes every component the same way', async () => {
  const { widgets } = (await get('/v1/widgets')).body as { widgets: { component: string }[] };
  for (const { component } of widgets) {
    const { status, body } = await get(`/v1/widgets/${component}`);
    expect([component, status]).toEqual([component, 200]);
    const answer = await (await harness.request('/v1/render/intent', { json: { ...(body['example'] as object), dry_run: true } })).json();
    expect([component, answer]).toMatchObject([component, { status: 'validated' }]);
  }
});
it('names the nearest for a name that it does not have', async () => {
  expect(await get('/v1/catalog/forms/waterfal_bridge')).toMatchObject({
    status: 404,
    body: { code: 'not_found', nearest: 'waterfall_bridge' },
  });
  expect(await get('/v1/widgets/metrik')).toMatchObject({ status: 404, body: { nearest: 'metric' } });
});
it('lists the themes', async () => {
  expect((await get('/v1/catalog/themes')).body).toMatchObject({
    themes: expect.arrayContaining([expect.objectContaining({ theme_id: 'corporate-light' })]),
  });
});
