/** The forms as data: one file each, read and checked once. */
import { formFiles } from '#form-files';
import { type FormSpec, formSpec } from './form-spec.ts';

let known: readonly FormSpec[] | undefined;

export function specs(): readonly FormSpec[] {
  known ??= formFiles().map((text) => formSpec.parse(JSON.parse(text)));
  return known;
}
