/** `deckwright catalog`: what can be drawn. */
import type { Command } from 'commander';
import { Exit, type Io } from '../io.ts';
import { defineCommand } from './define-command.ts';

export const command = defineCommand({ help_position: 140, register: catalogCommand });

function catalogCommand(program: Command, io: Io): void {
  program
    .command('catalog')
    .description('List the forms, components, priors and themes; or say what one form or component takes, with an example.')
    .argument('[name]', 'a form or a component: its members as a JSON Schema, its variants and an example that renders')
    .option('--json', 'print {families, components, priors, themes} as JSON; with a name its entry, with --q the priors found')
    .option('--schema', 'print the JSON Schema of intent and deck files, for editors')
    .option('--q <words>', 'search the priors by what the slide is to show')
    .addHelpText(
      'after',
      '\nExamples:\n  $ deckwright catalog --json\n  $ deckwright catalog waterfall_bridge\n  $ deckwright catalog --q "ebitda bridge"\n  $ deckwright catalog --schema > deckwright.schema.json',
    )
    .action(async (name: string | undefined, options: { readonly json?: boolean; readonly schema?: boolean; readonly q?: string }) => {
      if (options.schema) {
        io.out(`${JSON.stringify((await import('../request-schema.ts')).requestSchema())}\n`);
        return;
      }
      const { catalog, searchPriors } = await import('@deckwright/draw/catalog');
      if (name !== undefined) {
        const entry = await entryOf(name, io);
        if (options.json) io.out(`${JSON.stringify(entry)}\n`);
        else printEntry(entry, io);
        return;
      }
      if (options.q !== undefined) {
        const hits = searchPriors(options.q).slice(0, 20);
        if (options.json) io.out(`${JSON.stringify({ priors: hits.map(({ prior, score }) => ({ ...prior, score })) })}\n`);
        else for (const { prior, score } of hits) io.out(`  ${score.toFixed(2)}  ${prior.prior_id}  ${prior.purpose}\n`);
        return;
      }
      const all = catalog();
      if (options.json) {
        io.out(`${JSON.stringify(all)}\n`);
        return;
      }
      io.out('Forms\n');
      for (const { form, menu, variants } of all.families) {
        io.out(`  ${form}  ${menu}\n`);
        for (const { variant } of variants) io.out(`    ${variant}\n`);
      }
      io.out('Components\n');
      for (const { component, purpose } of all.components) io.out(`  ${component}  ${purpose}\n`);
      io.out('Themes\n');
      for (const { theme_id, name } of all.themes) io.out(`  ${theme_id}  ${name}\n`);
    });
}

interface Entry {
  readonly name: string;
  readonly purpose: string;
  readonly when?: string;
  readonly when_not?: string;
  readonly capacity: { readonly what: string; readonly soft: number; readonly hard: number };
  readonly variants?: readonly { readonly variant: string; readonly purpose: string }[];
  /** Of `data` of a form, of `params` of a component. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: Readonly<Record<string, unknown>>;
}

/** @throws Exit 2 for a name that nothing has, with the nearest one */
async function entryOf(name: string, io: Io): Promise<Entry> {
  const { componentExample, componentNames, findComponent, findForm, formExample, formNames, nearestName, schemaWithDecimals } =
    await import('@deckwright/draw/catalog');
  const entry = findForm(name);
  if (entry !== undefined) {
    const { form, variants } = entry;
    return {
      name: form.name,
      purpose: form.menu,
      when: form.when,
      when_not: form.when_not,
      capacity: form.capacity,
      variants: variants.map((one) => ({ variant: one.name, purpose: one.purpose })),
      schema: schemaWithDecimals(form.data),
      example: formExample(form.name) ?? {},
    };
  }
  const component = findComponent(name);
  if (component !== undefined)
    return {
      name: component.name,
      purpose: component.purpose,
      capacity: component.capacity,
      schema: schemaWithDecimals(component.schema),
      example: componentExample(component.name) ?? {},
    };
  const near = nearestName(name, [...formNames(), ...componentNames()]);
  io.err(`There is no form or component ${name}.${near === undefined ? '' : ` Did you mean ${near}?`} \`deckwright catalog\` lists all.\n`);
  throw new Exit(2);
}

function printEntry({ name, purpose, when, when_not, capacity, variants, schema, example }: Entry, io: Io): void {
  io.out(`${name}  ${purpose}\n`);
  if (when !== undefined) io.out(`  When: ${when}\n`);
  if (when_not !== undefined) io.out(`  Not for: ${when_not}\n`);
  io.out(`  ${capacity.what}: ${capacity.soft} stand well, at most ${capacity.hard}\n`);
  for (const one of variants ?? []) io.out(`    ${one.variant}  ${one.purpose}\n`);
  io.out(`\n${variants === undefined ? 'params' : 'data'}, as a JSON Schema\n${JSON.stringify(schema, null, 2)}\n`);
  io.out(`\nExample\n${JSON.stringify(example, null, 2)}\n`);
}
