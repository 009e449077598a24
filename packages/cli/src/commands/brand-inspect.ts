/** `deckwright brand inspect`: what is understood of a company's .pptx, and what is not. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { readTemplate } from '../template-file.ts';

interface Options {
  readonly out?: string;
  readonly json?: boolean;
}

export function brandInspectCommand(brand: Command, io: Io): void {
  brand
    .command('inspect')
    .description('Say what is understood of a .pptx as a template: sizes, layouts, places, free areas, colours; and what is not.')
    .argument('<file>', 'a .pptx, .potx or .ppsx file')
    .option('-o, --out <dir>', 'folder for a picture of each layout that is used')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', '\nExit code: 0 understood; 2 the file cannot be a template.\n\nExample:\n  $ deckwright brand inspect acme.potx')
    .action(async (file: string, options: Options) => {
      const { answer, pictures } = await readTemplate(file, io, options.json);
      const { model } = answer;
      if (options.out !== undefined) {
        mkdirSync(options.out, { recursive: true });
        for (const [i, { use }] of answer.pictures.entries())
          writeFileSync(join(options.out, `${use}.png`), pictures[i] ?? new Uint8Array());
      }
      if (options.json) {
        const layouts = model.layouts.map(({ behind: _, ...rest }) => rest);
        const { colors, scheme, mode } = model.theme;
        const { canvas, masters, problems } = model;
        io.out(`${JSON.stringify({ ok: true, canvas, masters, layouts, tokens: colors, scheme, mode, problems })}\n`);
        return;
      }
      io.out(textReport(model, file));
    });
}

const inch = (emu: number): string => (emu / 914_400).toFixed(2);

/** For people: the slide, then each layout in use, then colours, then what was not understood. */
function textReport(
  { canvas, masters, layouts, theme, problems }: Awaited<ReturnType<typeof readTemplate>>['answer']['model'],
  file: string,
): string {
  const lines = [
    `${file}: ${inch(canvas.w)} x ${inch(canvas.h)} in, ${masters.length} ${masters.length === 1 ? 'master' : 'masters'}, ${layouts.length} layouts`,
    `Fonts: ${theme.fonts.heading.family} and ${theme.fonts.body.family}; measured with ${theme.fonts.heading.twin} and ${theme.fonts.body.twin}.`,
  ];
  for (const { use, name, body, places, ground, busy } of layouts) {
    if (use === undefined) continue;
    const free =
      body === undefined
        ? 'no free area'
        : `free ${inch(body.x)}, ${inch(body.y)} to ${inch(body.x + body.w)}, ${inch(body.y + body.h)} in`;
    lines.push(
      `${use.padEnd(8)} ${JSON.stringify(name)}: ${places.map(({ kind }) => kind).join(', ') || 'no places'}; ${free}, on ${ground}${busy ? ', under a pattern' : ''}`,
    );
  }
  const rest = layouts.filter(({ use }) => use === undefined);
  if (rest.length > 0) lines.push(`Not used: ${rest.map(({ name }) => JSON.stringify(name)).join(', ')}`);
  lines.push(
    `Colours: ${Object.keys(theme.scheme).length} of ${Object.keys(theme.colors).length} follow the template's own scheme (${theme.mode}).`,
  );
  for (const [token, value] of Object.entries(theme.colors)) {
    const reference = theme.scheme[token as keyof typeof theme.scheme];
    const { scheme, ...how } = reference ?? { scheme: undefined };
    const mods = Object.entries(how).map(([name, share]) => ` ${name} ${Number(share) / 1000}%`);
    if (/^(?:accent|canvas|surface|ink|muted)/.test(token))
      lines.push(`  ${token.padEnd(8)} ${value}  ${scheme === undefined ? 'ours' : `${scheme}${mods.join('')}`}`);
  }
  if (problems.length > 0) lines.push('Not understood, or done otherwise:', ...problems.map((problem) => `  ${problem}`));
  return `${lines.join('\n')}\n`;
}
