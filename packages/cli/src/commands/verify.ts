/** `deckwright verify`: draws a .pptx again from the request that it carries and compares the bytes. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { readParts } from '../reading/package-parts.ts';
import { readNamed } from '../reading/read-named.ts';
import { type CarriedSource, carriedSource } from '../reading/source-part.ts';
import { createRenderer, sha256 } from '../rendering.ts';

interface Verdict {
  readonly file: string;
  readonly verified: boolean;
  /** One sentence. */
  readonly detail: string;
  readonly engine_version?: string;
  readonly input_hash?: string;
  readonly sha256?: { readonly file: string; readonly rendered?: string };
  /** Names of parts that are not what the request draws, are missing, or were added. */
  readonly differs?: readonly string[];
}

export function verifyCommand(program: Command, io: Io): void {
  program
    .command('verify')
    .description('Draw a .pptx again from the request inside it and compare, byte for byte.')
    .argument('<file...>', '.pptx files that Deckwright made')
    .option('--json', 'print one line of JSON for each file')
    .addHelpText(
      'after',
      '\nExit code: 0 each file is what its request draws; 1 one is not, or cannot be read.\n\nExample:\n  $ deckwright verify out/ebitda-bridge.pptx',
    )
    .action(async (files: string[], options: { readonly json?: boolean }) => {
      for (const file of files) {
        const verdict = await verify(file);
        if (!verdict.verified) io.fail();
        if (options.json) io.out(`${JSON.stringify(verdict)}\n`);
        else {
          io.out(`${file}: ${verdict.detail}\n`);
          for (const part of verdict.differs ?? []) io.out(`  ${part}\n`);
        }
      }
    });
}

async function verify(file: string): Promise<Verdict> {
  try {
    const bytes = Buffer.from(readNamed(file));
    const parts = await readParts(bytes);
    const source = carriedSource(parts);
    if (source === undefined)
      return { file, verified: false, detail: 'carries no request of Deckwright, so there is nothing to compare with.' };
    return { file, engine_version: source.engine_version, input_hash: source.input_hash, ...(await compare(bytes, parts, source)) };
  } catch (error) {
    return { file, verified: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

type Comparison = Pick<Verdict, 'verified' | 'detail' | 'sha256' | 'differs'>;

async function compare(bytes: Buffer, parts: ReadonlyMap<string, Buffer>, source: CarriedSource): Promise<Comparison> {
  const hash = sha256(bytes);
  const [intent, ...more] = source.intents;
  if (intent === undefined || more.length > 0) {
    const detail = `carries ${source.intents.length} requests; only files of one slide can be verified so far.`;
    return { verified: false, detail, sha256: { file: hash } };
  }
  let again: Uint8Array | undefined;
  const rendered = await createRenderer().render(intent, {
    formats: ['pptx'],
    mark: source.mark,
    keep: (_format, made) => {
      again = made;
      return '';
    },
  });
  if (!rendered.ok || again === undefined) {
    const why = rendered.ok ? 'it draws no file' : rendered.problem.detail;
    return { verified: false, detail: `its request can no longer be drawn: ${why}`, sha256: { file: hash } };
  }
  const hashes = { file: hash, rendered: sha256(again) };
  if (hashes.file === hashes.rendered)
    return {
      verified: true,
      detail: source.mark === undefined ? 'is exactly what its request draws.' : 'is exactly what its request draws for a test key.',
      sha256: hashes,
    };
  const differs = differingParts(parts, await readParts(again));
  const engine = rendered.response.engine_version;
  const cause =
    source.engine_version === engine
      ? 'the file was changed after it was made'
      : `it was made by engine ${source.engine_version}, this is ${engine}`;
  return { verified: false, detail: `is not what its request draws: ${cause}.`, sha256: hashes, differs };
}

/** When no part differs, the zip itself was packed anew. */
function differingParts(file: ReadonlyMap<string, Buffer>, rendered: ReadonlyMap<string, Buffer>): string[] {
  const names = [...new Set([...file.keys(), ...rendered.keys()])].sort();
  return names.flatMap((name) => {
    const mine = file.get(name);
    const theirs = rendered.get(name);
    if (mine === undefined) return [`${name} is missing`];
    if (theirs === undefined) return [`${name} was added`];
    return mine.equals(theirs) ? [] : [`${name} differs`];
  });
}
