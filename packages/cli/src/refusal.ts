/** Says why a command takes a file not, or what was asked of it: as a sentence, or as a line of JSON with the ways out. */
import type { WayOut } from '@deckwright/core/ways-out';
import { refusedOnCommandLine } from './command-door.ts';
import { Exit, type Io } from './io.ts';
import { readNamed } from './reading/read-named.ts';

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly ways_out?: readonly WayOut[] | undefined;
}

interface Said {
  readonly json?: boolean | undefined;
  /** The file that it is about, where the sentence does not name it. */
  readonly file?: string;
  /** Further members of the line of JSON. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Prints the refusal, and returns what ends the command. */
export function refused(refusal: Refusal, { json, file, members = {} }: Said, io: Io): Exit {
  const { code, message, remedy, ways_out } = refusedOnCommandLine({ ...refusal, detail: refusal.message });
  if (json) io.out(`${JSON.stringify({ ok: false, ...members, code, message, remedy, ways_out })}\n`);
  else io.err(`deckwright: ${file === undefined ? '' : `${file}: `}${message} ${remedy}\n`);
  return new Exit(2);
}

/** The bytes of a named file, or of standard input. @throws Exit 2, after saying why there are none */
export function readOrRefuse(path: string, said: Pick<Said, 'json' | 'members'>, io: Io): Uint8Array {
  try {
    return readNamed(path);
  } catch (error) {
    throw refused({ code: 'not_found', message: (error as Error).message, remedy: 'Name a file that is there.' }, said, io);
  }
}
