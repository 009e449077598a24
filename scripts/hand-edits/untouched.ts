/**
 * Looks for changes that a save alone makes and that a sync takes for the work of a person. Every slide that the catalog offers is put into
 * decks of a dozen, saved by LibreOffice and synced. Prints each finding; the exit code is 1 when there is one.
 *
 *     npx tsx scripts/hand-edits/untouched.ts [--theme ID ...] [--keep FOLDER] [WORD ...]
 *
 * `WORD`: only slides whose name contains it.
 */
import '../usage.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { work } from '@deckwright/review/compare/sync.work';
import { offeredSlides } from '../../packages/testkit/src/whole-catalog.ts';
import { drawDeck } from './_draw-deck.ts';

const IN_A_DECK = 12;

/** All in one go: starting takes longer than saving. A profile of its own, or it waits for whoever else runs LibreOffice. */
function saveByOffice(folder: string, files: readonly string[]): void {
  const args = [
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--headless',
    '--convert-to',
    'pptx:Impress MS PowerPoint 2007 XML',
  ];
  execFileSync('soffice', [...args, '--outdir', join(folder, 'office'), ...files], {
    stdio: 'ignore',
    env: { ...process.env, SAL_USE_VCLPLUGIN: 'svp' },
  });
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { theme: { type: 'string', multiple: true }, keep: { type: 'string' } },
  });
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'deckwright-untouched-'));
  mkdirSync(folder, { recursive: true });
  const slides = offeredSlides().filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
  const decks: { readonly name: string; readonly names: readonly string[]; readonly body: Readonly<Record<string, unknown>> }[] = [];
  for (const theme_id of values.theme ?? ['corporate-light', 'editorial-dark'])
    for (let at = 0; at < slides.length; at += IN_A_DECK) {
      const some = slides.slice(at, at + IN_A_DECK);
      const bodies = some.map(({ body }) => {
        const { theme_id: _theme, ...rest } = body as Record<string, unknown>;
        return rest;
      });
      decks.push({ name: `${theme_id}-${at}`, names: some.map(({ name }) => name), body: { theme_id, slides: bodies } });
    }
  const path = (name: string): string => join(folder, `${name}.pptx`);
  for (const { name, body } of decks) if (!existsSync(path(name))) writeFileSync(path(name), (await drawDeck(body)).bytes);
  const unsaved = decks.filter(({ name }) => !existsSync(join(folder, 'office', `${name}.pptx`)));
  if (unsaved.length > 0)
    saveByOffice(
      folder,
      unsaved.map(({ name }) => path(name)),
    );
  let edits = 0;
  let reported = 0;
  let touched = 0;
  for (const { name, names, body } of decks) {
    const { answer } = await work({ deck: body }, [readFileSync(join(folder, 'office', `${name}.pptx`))]);
    if (!answer.ok) throw new Error(`${name}: ${answer.problem?.detail ?? 'not recognized'}`);
    for (const { slide, was, found } of answer.slides) {
      if (was !== slide) process.stdout.write(`${name} ${names[slide - 1]}: taken for slide ${was}\n`);
      edits += found.filter(({ kept }) => kept).length + (was === slide ? 0 : 1);
      reported += found.filter(({ kept }) => !kept).length;
      if (found.length > 0 || was !== slide) touched++;
      for (const one of found)
        process.stdout.write(
          `${name} ${names[slide - 1]}: ${one.kept ? 'EDIT' : 'named'} ${one.change} “${one.name}” ${one.from ?? ''} → ${one.to ?? ''}\n`.replaceAll(
            /\n(?=.)/g,
            '⏎',
          ),
        );
    }
  }
  process.stdout.write(
    `${decks.length} decks, ${decks.length === 0 ? 0 : decks.reduce((sum, { names }) => sum + names.length, 0)} slides: ${edits} edits that nobody made, ${reported} lines of what is not carried on, on ${touched} slides\n`,
  );
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
  return edits > 0 ? 1 : 0;
}

process.exitCode = await main();
