/** `deckwright brand`: makes a brand from colours, fonts and a logo, and shows what became of them and how slides look in it. */
import { writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import type { BrandReport } from '@deckwright/uploads/brand';
import { type Command, InvalidArgumentError } from 'commander';
import { faultLines, type MadeBrandFile, makeBrandFile, makeBrandKit } from '../brand-file.ts';
import { Exit, type Io } from '../io.ts';
import { brandInspectCommand } from './brand-inspect.ts';
import { defineCommand } from './define-command.ts';

interface MakeOptions {
  readonly out: string;
  readonly name?: string;
  readonly colors?: readonly string[];
  readonly mode?: string;
  readonly heading?: readonly string[];
  readonly body?: readonly string[];
  readonly logo?: string;
  readonly logoDark?: string;
  readonly json?: boolean;
}

export const command = defineCommand({ help_position: 30, register: brandCommand });

function brandCommand(program: Command, io: Io): void {
  const brand = program
    .command('brand')
    .description("Make a brand from a company's colours, fonts and logo, and look at it.")
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright brand make --out acme.brand.json --colors "#0B3D5C,#F2A900" --heading Georgia\n  $ deckwright render samples/ --out out --brand acme.brand.json',
    );
  brand
    .command('make')
    .description('Check colours, fonts and logos, and write them down as a brand file.')
    .requiredOption('-o, --out <file>', 'the brand file, JSON; paths in it begin at its folder')
    .option('-n, --name <name>', 'what the brand is called')
    .option('-c, --colors <list>', 'one to six colours as #RRGGBB, separated by commas, the most important one first', colorsOf)
    .option('-m, --mode <mode>', 'light or dark (default: light)', modeOf)
    .option('--heading <fonts...>', 'font of titles: a family, or TTF and OTF files (regular, bold and their italics)')
    .option('--body <fonts...>', 'font of everything else')
    .option('--logo <file>', 'logo for light slides, or for both: PNG, JPEG, SVG, GIF or WebP')
    .option('--logo-dark <file>', 'logo for dark slides')
    .option('--json', 'print what became of everything as one line of JSON')
    .addHelpText(
      'after',
      '\nExit code: 0 made; 2 something of it cannot be used.\n\nExample:\n  $ deckwright brand make --out acme.brand.json --colors "#0B3D5C,#F2A900" --heading Georgia --logo acme.svg',
    )
    .action(async (options: MakeOptions) => {
      const folder = dirname(resolve(options.out));
      const stem = basename(options.out, extname(options.out)).replace(/\.brand$/, '');
      const kit = kitOf(options, folder);
      const made = madeOrExit(await makeBrandKit(kit, folder, stem), options, io);
      writeFileSync(options.out, `${JSON.stringify(kit, null, 2)}\n`);
      print(made.report, made.brand.theme.id, options, io);
      if (options.json !== true) io.out(`${options.out}\n`);
    });
  brand
    .command('show')
    .description('Draw a page of slides in a brand, and say what each colour became and why.')
    .argument('<file>', 'a brand file')
    .option('-o, --out <file>', 'picture of the page, PNG; without it none is drawn')
    .option('--json', 'print what became of everything as one line of JSON')
    .addHelpText('after', '\nExample:\n  $ deckwright brand show acme.brand.json --out acme.png')
    .action(async (file: string, options: { readonly out?: string; readonly json?: boolean }) => {
      const made = madeOrExit(await makeBrandFile(file), options, io);
      print(made.report, made.brand.theme.id, options, io);
      if (options.out === undefined) return;
      const { brandSheet } = await import('../brand-sheet.ts');
      writeFileSync(options.out, await brandSheet(made.brand));
      if (options.json !== true) io.out(`${options.out}\n`);
    });
  brandInspectCommand(brand, io);
}

function colorsOf(text: string): readonly string[] {
  const colors = text.split(',').map((word) => word.trim());
  const wrong = colors.find((word) => !/^#?[0-9a-f]{6}$/i.test(word));
  if (wrong !== undefined)
    throw new InvalidArgumentError(`"${wrong}" is no colour; write it as #0A2540, and quote the list for the shell.`);
  return colors;
}

function modeOf(text: string): string {
  if (text !== 'light' && text !== 'dark') throw new InvalidArgumentError('It is light or dark.');
  return text;
}

const isFile = (word: string): boolean => /\.(?:ttf|otf|woff2?|ttc)$/i.test(word);

function kitOf(options: MakeOptions, folder: string): Record<string, unknown> {
  const path = (file: string): string => relative(folder, resolve(file)) || file;
  const font = (words: readonly string[] | undefined): unknown => {
    if (words === undefined) return undefined;
    const files = words.filter(isFile);
    return files.length === 0 ? words.join(' ') : { files: files.map(path) };
  };
  const [heading, body] = [font(options.heading), font(options.body)];
  const { logo, logoDark } = options;
  return {
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(options.mode === undefined ? {} : { mode: options.mode }),
    ...(options.colors === undefined ? {} : { colors: options.colors }),
    ...(heading === undefined && body === undefined
      ? {}
      : { fonts: { ...(heading === undefined ? {} : { heading }), ...(body === undefined ? {} : { body }) } }),
    ...(logo === undefined && logoDark === undefined
      ? {}
      : { logo: { ...(logo === undefined ? {} : { light: path(logo) }), ...(logoDark === undefined ? {} : { dark: path(logoDark) }) } }),
  };
}

/** @throws Exit 2 for a brand that cannot be made */
function madeOrExit(made: MadeBrandFile, { json }: { readonly json?: boolean }, io: Io): Extract<MadeBrandFile, { ok: true }> {
  if (made.ok) return made;
  if (json) io.out(`${JSON.stringify({ ok: false, errors: made.faults })}\n`);
  else io.err(faultLines(made.faults));
  throw new Exit(2);
}

function print(report: BrandReport, id: string, { json }: { readonly json?: boolean }, io: Io): void {
  if (json) {
    io.out(`${JSON.stringify({ theme_id: id, brand_report: report })}\n`);
    return;
  }
  for (const { token, value, source, why } of report.tokens)
    if (source === 'brand' || /^(?:accent|canvas$|surface$|ink$|muted$)/.test(token)) io.out(`${token.padEnd(9)}${value}  ${why}\n`);
  for (const { use, family, source, styles } of report.fonts) io.out(`${use.padEnd(9)}${family} (${source}: ${styles.join(' ')})\n`);
  io.out(`Least contrast of any text: ${report.text_contrast.least} (${report.text_contrast.text} on ${report.text_contrast.ground}).\n`);
  for (const { code, message } of report.warnings) io.err(`${code}: ${message}\n`);
}
