/** Runs the unit harness over every variant of every form. */
import { forms } from '@deckwright/draw/catalog';
import { runSchemaCheck, runUnitHarness } from '../src/unit-harness.ts';

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
runSchemaCheck();
