/** `deckwright catalog`: what can be drawn. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { defineCommand } from './define-command.ts';

export const command = defineCommand({ help_position: 140, register: catalogCommand });

function catalogCommand(program: Command, io: Io): void {
  program
    .command('catalog')
    .description('List the forms, components, priors and themes.')
    .option('--json', 'print {families, components, priors, themes} as JSON; with --q the priors found')
    .option('--q <words>', 'search the priors by what the slide is to show')
    .addHelpText('after', '\nExamples:\n  $ deckwright catalog --json\n  $ deckwright catalog --q "ebitda bridge"')
    .action(async (options: { readonly json?: boolean; readonly q?: string }) => {
      const { catalog, searchPriors } = await import('@deckwright/draw/catalog');
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
