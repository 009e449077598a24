/** The `deckwright` command: finds the command that is meant, loads only that one, and sets the exit code. */
import { Command, CommanderError, type OutputConfiguration } from 'commander';
import type { CliCommand } from './commands/define-command.ts';
import { all } from './commands/register.generated.ts';
import { Exit, type Io, processIo } from './io.ts';

/** 0 all went well, 1 something failed, 2 the command was called in a way that it does not understand, or its file cannot be read. */
export type ExitCode = 0 | 1 | 2;

const VERSION = '0.1.0';

/** Each command is loaded only when it is named, so that `render` does not wait for a web server's code. */
const COMMANDS: Readonly<Record<string, () => Promise<CliCommand>>> = all;

/**
 * Runs one command line (without `node` and the script's name).
 * @returns the exit code; never throws for what a caller typed
 */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<ExitCode> {
  // Commander would take our colour out again by rules of its own; what comes here is painted already, or not.
  const output: OutputConfiguration = {
    writeOut: io.out,
    writeErr: io.err,
    outputError: (text, write) => write(text.replace(/^error:/, io.paint('fault', 'error:'))),
    getOutHasColors: () => true,
    getErrHasColors: () => true,
  };
  const help = { styleTitle: (title: string) => io.paintOut('aside', title) };
  const program = new Command('deckwright')
    .description('Slides from data: editable .pptx, PDF and PNG, the same bytes for the same input.')
    .version(VERSION)
    .exitOverride()
    .configureHelp(help)
    .configureOutput(output)
    .showHelpAfterError('(add --help for the options)')
    .addHelpText('after', '\nExample:\n  $ deckwright render samples/ --out out --formats pptx,pdf,png');
  const commandName = argv.find((word) => !word.startsWith('-')) ?? '';
  // Completions name every command and its options.
  const wanted = Object.hasOwn(COMMANDS, commandName) && commandName !== 'completion' ? [commandName] : Object.keys(COMMANDS);
  for (const name of wanted) (await COMMANDS[name]?.())?.register(program, io);
  for (const command of program.commands) command.exitOverride().configureOutput(output).configureHelp(help);
  sayUnknownFirst(program, argv);
  try {
    if (argv.length === 0) {
      program.outputHelp({ error: true });
      return 2;
    }
    // `help paint` is answered as `paint` is: by the nearest name.
    const isHelpOfNone = argv[0] === 'help' && argv[1] !== undefined && !Object.hasOwn(COMMANDS, argv[1]);
    await program.parseAsync(isHelpOfNone ? argv.slice(1) : [...argv], { from: 'user' });
    return io.failed() ? 1 : 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.err(`${io.paint('fault', 'deckwright:')} ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/**
 * An unknown option is mostly a required one that is mistyped. Commander would report the required one as missing, without the mistyped
 * one. Without required options it names the unknown one and the nearest.
 */
function sayUnknownFirst(program: Command, argv: readonly string[]): void {
  let command = program;
  const globalOptions = new Set(['--help', '-h', '--version', '-V']);
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') return;
    if (!word.startsWith('-') || word === '-') {
      command = command.commands.find((one) => one.name() === word) ?? command;
      continue;
    }
    const option = command.options.find(({ long, short }) => word === short || word.split('=')[0] === long);
    if (option?.required === true && !word.includes('=')) i += 1;
    if (option === undefined && word.startsWith('--') && !globalOptions.has(word)) for (const one of command.options) one.mandatory = false;
  }
}
