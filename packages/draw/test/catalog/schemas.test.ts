/** What the catalog publishes of data accepts what the service accepts: a caller may check a request before sending it. */
import { components, forms, schemaWithDecimals } from '@deckwright/draw/catalog';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Read by the library's own reader of JSON Schema, which knows nothing of how the schema was made. */
const faults = (schema: Record<string, unknown>, value: unknown): readonly string[] => {
  const read = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
};

test('every example of a form is valid by the schema of its form', () => {
  const wrong = forms.flatMap(({ form, variants }) => {
    const schema = schemaWithDecimals(form.data);
    return variants.flatMap(({ name, example }) =>
      example?.data === undefined ? [] : faults(schema, example.data).map((fault) => `${form.name}/${name}: ${fault}`),
    );
  });
  expect(wrong).toEqual([]);
});

test('every example of a component is valid by its schema', () => {
  const wrong = components.flatMap((one) =>
    faults(schemaWithDecimals(one.schema), one.example.params).map((fault) => `${one.name}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});

test('members that may be left out are not required', () => {
  const bars = forms.find(({ form }) => form.name === 'bar_rank_chart');
  if (bars === undefined) throw new Error('there is no bar_rank_chart');
  const least = { categories: [{ label: 'North', value: 4 }] };
  expect(bars.form.data.safeParse(least).success).toBe(true);
  expect(faults(schemaWithDecimals(bars.form.data), least)).toEqual([]);
});
