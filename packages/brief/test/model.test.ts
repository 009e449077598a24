/** The model is what its manifest says: these files, fitted to these briefs, and to none that are held out. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Fit, sha256 } from '../scripts/write-model.ts';
import { readTable, readWeights } from '../src/model/read-model.ts';

const home = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('src/model/manifest.json', home), 'utf8')) as Readonly<Record<string, Fit>>;
const fits = Object.entries(manifest);
const jsonl = (folder: string): string[] =>
  readdirSync(new URL(`training/${folder}/`, home))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => `training/${folder}/${file}`);

test.each(fits)('%s: the files of the model and of its training are those that the manifest names', (_, { files, training }) => {
  const found = (paths: Readonly<Record<string, string>>, folder: string): Record<string, string> =>
    Object.fromEntries(Object.keys(paths).map((path) => [path, sha256(readFileSync(new URL(`${folder}${path}`, home)))]));
  expect(found(files, 'src/model/')).toEqual(files);
  expect(found(training, '')).toEqual(training);
});

test('every file of the model is in the manifest, and so is every labelled brief that may be fitted to', () => {
  // The words of `lexicon` are written, and fitted to nothing.
  const written = (file: string): boolean => file.endsWith('.ts') || file === 'manifest.json' || file === 'lexicon';
  const data = readdirSync(new URL('src/model/', home)).filter((file) => !written(file));
  expect(fits.flatMap(([, { files }]) => Object.keys(files)).sort()).toEqual(data.sort());
  expect(Object.keys(manifest['voices']?.training ?? {})).toEqual(jsonl('voices'));
  // What machines write is told by rules, and measured by briefs that nothing is fitted to.
  const read = ['briefs', 'examples', 'independent'].flatMap(jsonl).filter((file) => file !== 'training/briefs/machine.jsonl');
  expect(Object.keys(manifest['forms']?.training ?? {})).toEqual(read);
});

test('nothing is fitted to what is held out', () => {
  expect(jsonl('held-out').length).toBeGreaterThan(0);
  const textsOf = (files: readonly string[]): string[] =>
    files.flatMap((file) =>
      readFileSync(new URL(file, home), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { readonly brief: string }).brief),
    );
  const fitted = new Set(textsOf(Object.keys(manifest['forms']?.training ?? {})));
  // Two hands may both have written "lorem ipsum".
  expect(textsOf(jsonl('held-out')).filter((brief) => brief.length > 40 && fitted.has(brief))).toEqual([]);
});

test('a table gives each feature weights of classes that it has, and a trait counts a number', () => {
  for (const file of ['words.tsv', 'voices.tsv'] as const) {
    const { classes, step, words } = readTable(file);
    expect(step).toBeGreaterThan(0);
    expect(new Set(classes).size).toBe(classes.length);
    expect(words.filter((line) => !/\t(?:[\w-]{2})+$/.test(line))).toEqual([]);
  }
  expect(Object.values(readWeights()).filter((weight) => !Number.isFinite(weight))).toEqual([]);
});

test.each(fits)('%s: the manifest says when it was fitted, by what, and how good it is on what it had not seen', (_, fit) => {
  expect(fit.fitted).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(readFileSync(new URL(fit.fitted_by, home), 'utf8')).toContain('writeModel(');
  expect(fit.held_out.right / fit.held_out.of).toBeGreaterThan(0.8);
  expect(fit.held_out.judged).not.toBe('');
});
