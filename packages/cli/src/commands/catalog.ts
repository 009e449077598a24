/** `deckwright catalog`: what can be drawn. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';

export function catalogCommand(program: Command, io: Io): void {
  program
    .command('catalog')
    .description('List the forms, components, priors and themes.')
    .option('--json', 'print {families, components, priors, themes} as JSON')
    .addHelpText('after', '\nExample:\n  $ deckwright catalog --json')
    .action(async (options: { readonly json?: boolean }) => {
      const { catalog } = await import('@deckwright/draw/catalog');
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
