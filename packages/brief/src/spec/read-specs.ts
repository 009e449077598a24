/** The forms as data: one file each, read and checked once. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FormSpec, formSpec } from './form-spec.ts';

let known: readonly FormSpec[] | undefined;

export function specs(): readonly FormSpec[] {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../forms-data');
  known ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => formSpec.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return known;
}
