/** `deckwright gallery`: a page of everything that can be drawn, in every theme, for browsing without a service. */
import { findTheme } from '@deckwright/draw/themes';
import { galleryItems, type ShownTheme, shownThemes } from '@deckwright/gallery';
import { type Command, InvalidArgumentError } from 'commander';
import { writeGallery } from '../gallery/write-gallery.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { defineCommand } from './define-command.ts';

interface GalleryOptions {
  readonly out: string;
  readonly themes?: readonly ShownTheme[];
}

export const command = defineCommand({ help_position: 130, register: galleryCommand });

function galleryCommand(program: Command, io: Io): void {
  program
    .command('gallery')
    .description('Draw every component and typed layout in every theme and make a page of them.')
    .requiredOption('-o, --out <dir>', 'folder for index.html, pictures and .pptx files; made when missing')
    .option('-t, --themes <list>', 'themes, separated by commas; the page opens in the first (default: all)', parseThemes)
    .addHelpText('after', '\nExample:\n  $ deckwright gallery --out gallery --themes corporate-light,corporate-dark')
    .action(async ({ out, themes = shownThemes }: GalleryOptions) => {
      const shown = galleryItems();
      const progress = await startProgress(io, shown.length * themes.length);
      try {
        const { page, page_bytes, facts } = await writeGallery({ out, items: shown, themes, step: progress.step });
        progress.stop();
        const lowest = facts.reduce((least, one) => (one.facts.score < least.facts.score ? one : least));
        io.out(
          `${page}: ${facts.length} slides (${shown.length} examples, ${themes.length} themes), ${Math.ceil(page_bytes / 1024)} KiB\n`,
        );
        io.out(`Lowest score: ${lowest.facts.score} (${lowest.item.id} in ${lowest.theme.id})\n`);
        for (const { item, theme, facts: found } of facts) {
          if (found.errors === 0) continue;
          io.fail();
          io.err(`${item.id} in ${theme.id}: ${found.notes.map(({ code, message }) => `${code}: ${message}`).join('; ')}\n`);
        }
      } finally {
        progress.stop();
      }
    });
}

function parseThemes(list: string): readonly ShownTheme[] {
  const wanted = list.split(',').map((id) => {
    const found = findTheme(id.trim());
    if (found === undefined)
      throw new InvalidArgumentError(`"${id.trim()}" is none of ${shownThemes.map((theme) => theme.id).join(', ')}.`);
    return found.theme;
  });
  return [...new Map(wanted.map(({ id, name }) => [id, { id, name }])).values()];
}
