/** `deckwright plan`: a brief in, what it would become out; nothing is drawn. */
import { readFileSync } from 'node:fs';
import { type BriefPlan, MAX_BRIEF, planBrief } from '@deckwright/draw/router';
import type { Command } from 'commander';
import type { Io } from '../io.ts';

interface PlanCommandOptions {
  readonly json?: boolean;
  readonly locale?: string;
}

export function planCommand(program: Command, io: Io): void {
  program
    .command('plan')
    .description('Say which slide a brief would become, from which of its words, and what it lacks.')
    .argument('<brief>', 'the brief itself, or @FILE to read it from a file')
    .option('--json', 'print the plan as JSON, with the intent that render takes')
    .option('--locale <tag>', 'language of the brief (default: read from it)')
    .addHelpText('after', '\nExample:\n  $ deckwright plan "Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 customers"')
    .action((said: string, options: PlanCommandOptions, command: Command) => {
      let brief = said;
      if (said.startsWith('@'))
        try {
          brief = readFileSync(said.slice(1), 'utf8');
        } catch (error) {
          command.error(`error: ${error instanceof Error ? error.message : String(error)}`, { exitCode: 2 });
        }
      if (brief.trim() === '' || brief.length > MAX_BRIEF)
        command.error(`error: a brief has 1 to ${MAX_BRIEF} characters; this one has ${brief.trim() === '' ? 'none' : brief.length}`, {
          exitCode: 2,
        });
      const plan = planBrief(brief, options.locale === undefined ? {} : { locale: options.locale });
      if (plan.route !== 'selected') io.fail();
      if (options.json) io.out(`${JSON.stringify(plan, null, 2)}\n`);
      else print(plan, io);
    });
}

function print(plan: BriefPlan, io: Io): void {
  const { form, variant, confidence } = plan;
  io.out(
    `${plan.route}${form === undefined ? '' : `: ${form} ${variant ?? ''}`} (confidence ${confidence.calibrated}, ${confidence.label})\n`,
  );
  for (const { path, text, start, end } of plan.extracted) io.out(`  ${path} = ${text} [${start}-${end}]\n`);
  for (const { text } of plan.unplaced) io.out(`  no place for: ${text}\n`);
  if (plan.style.theme_id !== undefined) io.out(`  theme: ${plan.style.theme_id} for ${plan.style.asked.join(', ')}\n`);
  for (const { form: name, add, completed_brief } of plan.repair_options) io.out(`  ${name}: ${add}\n    ${completed_brief}\n`);
}
