/** The quick way to the validator says what the validator says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { haveSchemas, schemaProblems, shared } from '../src/schemas.ts';

/** Ways to break one part of a valid file: a schema's, a package's, and a relation's. */
const DAMAGE: Readonly<Record<string, (part: string) => string>> = {
  element: (xml) => xml.replace('<p:cSld', '<p:unknown/><p:cSld'),
  attribute: (xml) => xml.replace(/ id="\d+"/, ' id="one"'),
  order: (xml) => xml.replace(/(<a:off [^>]*>)(<a:ext [^>]*>)/, '$2$1'),
  syntax: (xml) => xml.replace('</p:cSld>', ''),
};

it.skipIf(!haveSchemas)('answers for whole and for damaged files as the validator does part by part', async () => {
  const files: Record<string, Uint8Array> = {};
  // Three slides of a foreign hand with problems of its own, and one without.
  for (const name of ['docling__powerpoint_malformed_pictures', 'poi__EmbeddedAudio']) {
    files[name] = readFileSync(join(shared, 'corpus/pptx', `${name}.pptx`));
  }
  for (const [kind, damage] of Object.entries(DAMAGE)) {
    const zip = await JSZip.loadAsync(files['poi__EmbeddedAudio'] ?? new Uint8Array());
    const slide = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? '';
    expect(damage(slide), kind).not.toBe(slide);
    zip.file('ppt/slides/slide1.xml', damage(slide));
    files[kind] = await zip.generateAsync({ type: 'uint8array' });
  }
  const problems = schemaProblems(files);
  expect(problems).toEqual(schemaProblems(files, { one_by_one: true }));
  for (const kind of Object.keys(DAMAGE))
    expect(problems.filter((line) => line.startsWith(`${kind}.pptx`)).length, kind).toBeGreaterThan(0);
});
