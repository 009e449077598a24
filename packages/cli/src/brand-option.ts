/** `--brand FILE`: the brand of a command, made before its first slide. */
import type { Brand } from '@deckwright/draw/themes';
import { type BrandForTask, faultLines, makeBrandFile } from './brand-file.ts';
import { Exit, type Io } from './io.ts';

/** Undefined without the option. @throws Exit 2 for a brand that cannot be made */
export async function brandOption(options: { readonly brand?: string }, io: Io): Promise<Brand | undefined> {
  return (await makeOption(options, io))?.brand;
}

/** The same for work that is done in another process. @throws Exit 2 for a brand that cannot be made */
export async function brandForTask(options: { readonly brand?: string }, io: Io): Promise<BrandForTask | undefined> {
  return (await makeOption(options, io))?.sent;
}

async function makeOption(options: { readonly brand?: string }, io: Io) {
  if (options.brand === undefined) return undefined;
  const made = await makeBrandFile(options.brand);
  if (made.ok) {
    for (const { code, message } of made.report.warnings) io.err(`${options.brand}: ${code}: ${message}\n`);
    return made;
  }
  io.err(`${options.brand}: ${faultLines(made.faults)}`);
  throw new Exit(2);
}
