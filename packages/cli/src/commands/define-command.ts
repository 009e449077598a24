/** What a command is: its place in the help, and the function that adds it to the program. The file has the command's name. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';

export interface CliCommand {
  /** Commands are listed in this order; those with the same number by name. */
  readonly help_position: number;
  readonly register: (program: Command, io: Io) => void;
}

export const defineCommand = (command: CliCommand): CliCommand => command;
