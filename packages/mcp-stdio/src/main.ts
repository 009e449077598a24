/** `deckwright-mcp`: MCP over standard input and output for hosts that start programs; a Deckwright service does the work. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { bridgeTo, connectService, VERSION } from './bridge.ts';

const HELP = `deckwright-mcp ${VERSION}

Slides and decks for agents: an MCP server over standard input and output that hands everything on to a Deckwright service.

Settings, from the environment:
  DECKWRIGHT_URL       address of the service, such as https://slides.example.com
  DECKWRIGHT_API_KEY   a key of it

In the settings of a host:
  { "mcpServers": { "deckwright": { "command": "npx", "args": ["-y", "@deckwright/mcp"],
    "env": { "DECKWRIGHT_URL": "…", "DECKWRIGHT_API_KEY": "…" } } } }

Options:
  --help      this text
  --version   the version

Exit code: 0 the host has hung up; 1 the service cannot be spoken to; 2 a setting or an option is wrong.
`;

/** Where the program is started from. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** @returns the exit code, or undefined while the bridge serves */
export async function main({ args, env, out, err }: Surroundings): Promise<number | undefined> {
  const fail = (code: number, sentence: string): number => {
    err(`deckwright-mcp: ${sentence}\n`);
    return code;
  };
  const [option] = args;
  if (option === '--help' || option === '-h') {
    out(HELP);
    return 0;
  }
  if (option === '--version') {
    out(`${VERSION}\n`);
    return 0;
  }
  if (option !== undefined) return fail(2, `${option} is no option: there are --help and --version, and settings are in the environment.`);
  const url = (env['DECKWRIGHT_URL'] ?? '').trim();
  const key = (env['DECKWRIGHT_API_KEY'] ?? '').trim();
  if (url === '') return fail(2, 'DECKWRIGHT_URL is not set: set it to the address of a Deckwright service.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return fail(2, `DECKWRIGHT_URL is ${JSON.stringify(url)}: set it to an address that begins with https:// or http://.`);
  if (key === '') return fail(2, 'DECKWRIGHT_API_KEY is not set: set it to a key of the service.');
  if (!/^[\x21-\x7e]+$/.test(key)) return fail(2, 'DECKWRIGHT_API_KEY has characters that no key has: copy it again.');
  try {
    const { origin } = new URL(url);
    const client = await connectService({ url: origin, key, trace: traceOf(env) });
    serveStdio(() => bridgeTo(client, origin), { onerror: (error) => err(`deckwright-mcp: ${error.message}\n`) });
    // A host that has hung up leaves nothing to wait for.
    process.stdin.once('end', () => void client.close());
    return undefined;
  } catch (error) {
    return fail(1, error instanceof Error ? error.message : String(error));
  }
}

/** The trace that a host hands over in the environment, as headers. */
function traceOf({ TRACEPARENT: traceparent, TRACESTATE: tracestate }: Surroundings['env']): Readonly<Record<string, string>> {
  if (traceparent === undefined || !/^[0-9a-f]{2}(-[0-9a-f]+){3,}$/.test(traceparent)) return {};
  return tracestate !== undefined && /^[\x20-\x7e]{1,512}$/.test(tracestate) ? { traceparent, tracestate } : { traceparent };
}
