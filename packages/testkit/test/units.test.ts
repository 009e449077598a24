/** Runs the unit harness over everything in the registers. */
import { components, forms } from '@deckwright/draw/catalog';
import { runComponentHarness, runUnitHarness } from '../src/unit-harness.ts';

for (const component of components) runComponentHarness(component);

for (const { form, variants } of forms) {
  for (const variant of variants) {
    const { data, ...words } = variant.example;
    runUnitHarness({
      name: `${form.name}-${variant.name}`,
      body: (params) => ({ form: form.name, variant: variant.name, ...words, data: params }),
      example: data,
      hard: form.capacity.hard,
    });
  }
}
