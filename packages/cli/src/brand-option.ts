/** `--brand FILE`: makes the brand of a command before its first slide is drawn. */
import { basename, extname } from 'node:path';
import type { Brand } from '@deckwright/draw/themes';
import { type BrandForTask, faultLines, makeBrandFile, makeBrandKit } from './brand-file.ts';
import { Exit, type Io } from './io.ts';

/** Undefined without the option. @throws Exit 2 for a brand that cannot be made */
export async function brandOption(options: { readonly brand?: string }, io: Io): Promise<Brand | undefined> {
  return (await makeOption(options, io))?.brand;
}

/** The same for work that is done in another process. @throws Exit 2 for a brand that cannot be made */
export async function brandForTask(
  options: { readonly brand?: string; readonly template?: string },
  io: Io,
): Promise<BrandForTask | undefined> {
  return (await (options.template === undefined ? makeOption(options, io) : makeTemplate(options.template, io)))?.sent;
}

/** Under the name that `--template` draws a deck with. */
async function makeTemplate(template: string, io: Io) {
  const made = await makeBrandKit({ template, name: basename(template, extname(template)).slice(0, 100) }, '.', 'template');
  if (made.ok) return made;
  io.err(`${template}: ${faultLines(made.faults)}`);
  throw new Exit(2);
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
