/** `deckwright completion bash|zsh|fish`: what a shell needs to complete commands and options, made from the commands themselves. */
import { Argument, type Command } from 'commander';
import type { Io } from '../io.ts';
import { defineCommand } from './define-command.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export const command = defineCommand({ help_position: 160, register: completionCommand });

function completionCommand(program: Command, io: Io): void {
  program
    .command('completion')
    .description('Print completions of commands and options for a shell.')
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright completion bash > ~/.local/share/bash-completion/completions/deckwright\n  $ source <(deckwright completion zsh)\n  $ deckwright completion fish > ~/.config/fish/completions/deckwright.fish',
    )
    .action((shell: Shell) => io.out(SCRIPTS[shell](program)));
}

/** Words that may follow a command: those of its own, and its options. */
const wordsOf = (command: Command): readonly string[] => [
  ...command.commands.map((one) => one.name()),
  ...command.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long])),
  '--help',
];

const bash = (program: Command): string => `_deckwright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  case "\${COMP_WORDS[1]}" in
${program.commands.map((one) => `    ${one.name()}) words='${wordsOf(one).join(' ')}' ;;`).join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words='${wordsOf(program).join(' ')}'; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _deckwright deckwright
`;

/** Zsh runs completions of bash. */
const zsh = (program: Command): string => `#compdef deckwright
autoload -Uz bashcompinit && bashcompinit
${bash(program)}`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const fish = (program: Command): string =>
  program.commands
    .flatMap((command) => [
      `complete -c deckwright -n __fish_use_subcommand -a ${command.name()} -d ${quoted(command.description())}`,
      ...command.options.flatMap(({ long, description }) =>
        long === undefined || long === null
          ? []
          : [`complete -c deckwright -n '__fish_seen_subcommand_from ${command.name()}' -l ${long.slice(2)} -d ${quoted(description)}`],
      ),
    ])
    .join('\n')
    .concat('\n');

const SCRIPTS: Readonly<Record<Shell, (program: Command) => string>> = { bash, zsh, fish };
