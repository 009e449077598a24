/** `deckwright verify`: draws a .pptx again from the request that it carries and compares the bytes. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import type { Command } from 'commander';
import { type DrawnAgain, drawDeckAgain } from '../deck-again.ts';
import type { Io } from '../io.ts';
import { readParts } from '../reading/package-parts.ts';
import { readNamed } from '../reading/read-named.ts';
import { type CarriedSource, carriedSource, unescapeXml } from '../reading/source-part.ts';
import { createRenderer, sha256 } from '../rendering.ts';
import { defineCommand } from './define-command.ts';

interface Verdict {
  readonly file: string;
  /** Null where this engine cannot draw what the file carries, or the file carries nothing. */
  readonly verified: boolean | null;
  /** One sentence. */
  readonly detail: string;
  readonly engine_version?: string;
  readonly input_hash?: string;
  readonly sha256?: { readonly file: string; readonly rendered?: string };
  /** Names of parts that are not what the request draws, are missing, or were added. */
  readonly differs?: readonly string[];
  /** Of a deck, slide by slide: a part that several share counts for each of them. */
  readonly slides?: readonly { readonly slide: number; readonly verified: boolean }[];
}

export const command = defineCommand({ help_position: 60, register: verifyCommand });

function verifyCommand(program: Command, io: Io): void {
  program
    .command('verify')
    .description('Draw a .pptx again from the request inside it and compare, byte for byte.')
    .argument('<file...>', '.pptx files that Deckwright made')
    .option('--json', 'print one line of JSON for each file')
    .addHelpText(
      'after',
      '\nExit code: 0 each file is what its request draws; 1 one is not, or nobody can tell ("verified": null).\n\nExample:\n  $ deckwright verify out/ebitda-bridge.pptx',
    )
    .action(async (files: string[], options: { readonly json?: boolean }) => {
      for (const file of files) {
        const verdict = await verify(file);
        if (verdict.verified !== true) io.fail();
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
      return { file, verified: null, detail: 'carries no request of Deckwright, so there is nothing to compare with.' };
    return { file, engine_version: source.engine_version, input_hash: source.input_hash, ...(await compare(bytes, parts, source)) };
  } catch (error) {
    return { file, verified: null, detail: error instanceof Error ? error.message : String(error) };
  }
}

type Comparison = Pick<Verdict, 'verified' | 'detail' | 'sha256' | 'differs' | 'slides'>;

async function compare(bytes: Buffer, parts: ReadonlyMap<string, Buffer>, source: CarriedSource): Promise<Comparison> {
  const hash = sha256(bytes);
  const drawn = source.intents.length === 1 ? await drawSlideAgain(source) : await drawDeckAgain(source, titleOf(parts));
  const isOlder = source.engine_version !== ENGINE_VERSION;
  if (!drawn.ok) return { verified: null, detail: `cannot be judged: ${drawn.why}.`, sha256: { file: hash } };
  const hashes = { file: hash, rendered: sha256(drawn.pptx) };
  const what = source.intents.length === 1 ? 'its request draws' : 'its requests draw';
  const same = { verified: true, detail: `is exactly what ${what}${source.mark === undefined ? '' : ' for a test key'}.`, sha256: hashes };
  const again = await readParts(drawn.pptx);
  const differs = differingParts(parts, again);
  if (hashes.file === hashes.rendered) return { ...same, ...slidesOf(source, parts, again) };
  return {
    // Another engine may draw the same request otherwise.
    verified: isOlder ? null : false,
    detail: isOlder
      ? `cannot be judged: it was made by engine ${source.engine_version}, this is ${ENGINE_VERSION}.`
      : `is not what ${what}: the file was changed after it was made.`,
    sha256: hashes,
    differs,
    ...(isOlder ? {} : slidesOf(source, parts, again)),
  };
}

async function drawSlideAgain({ intents, mark }: CarriedSource): Promise<DrawnAgain> {
  let pptx: Uint8Array | undefined;
  const rendered = await createRenderer().render(intents[0] ?? '', {
    formats: ['pptx'],
    mark,
    keep: (_format, made) => {
      pptx = made;
      return '';
    },
  });
  if (!rendered.ok) return { ok: false, why: `its request can no longer be drawn: ${rendered.problem.detail}` };
  return pptx === undefined ? { ok: false, why: 'its request draws no file' } : { ok: true, pptx };
}

const titleOf = (parts: ReadonlyMap<string, Buffer>): string =>
  unescapeXml(/<dc:title>([^<]*)<\/dc:title>/.exec(parts.get('docProps/core.xml')?.toString('utf8') ?? '')?.[1] ?? '');

/** A slide is verified when its part is as drawn, and every part that it leads to. */
function slidesOf(
  { intents }: CarriedSource,
  file: ReadonlyMap<string, Buffer>,
  drawn: ReadonlyMap<string, Buffer>,
): Pick<Verdict, 'slides'> {
  if (intents.length === 1) return {};
  const isSame = (name: string): boolean => {
    const [mine, theirs] = [file.get(name), drawn.get(name)];
    return mine === undefined || theirs === undefined ? mine === theirs : mine.equals(theirs);
  };
  const slides = intents.map((_, i) => {
    const name = `ppt/slides/slide${i + 1}.xml`;
    const rels = `ppt/slides/_rels/slide${i + 1}.xml.rels`;
    const targets = [...(file.get(rels)?.toString('utf8') ?? '').matchAll(/Target="\.\.\/([^"]+)"/g)].map(([, target]) => `ppt/${target}`);
    return { slide: i + 1, verified: [name, rels, ...targets].every(isSame) };
  });
  return { slides };
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
