/** A company's own .pptx as the base of a command. It is read in an isolate, although the person knows the file. */
import { basename, extname } from 'node:path';
import type { Brand } from '@deckwright/draw/themes';
import { brandOfTemplate, type TemplateAnswer, templateTask } from '@deckwright/uploads/template';
import type { Io } from './io.ts';
import { OWN_FILES } from './reading/own-files.ts';
import { runIsolated } from './reading/run-isolated.ts';
import { readOrRefuse, refused } from './refusal.ts';

export interface ReadTemplate {
  readonly answer: TemplateAnswer;
  readonly brand: Brand;
  /** One a layout in use, in the order of `answer.pictures`. */
  readonly pictures: readonly Uint8Array[];
}

/** @throws Exit 2, after saying why, for a file that is no template */
export async function readTemplate(file: string, io: Io, json = false): Promise<ReadTemplate> {
  const bytes = readOrRefuse(file, { json }, io);
  const name = basename(file, extname(file));
  const done = await runIsolated(templateTask, { ...OWN_FILES, name: name.slice(0, 100) }, [bytes]);
  if (done.outcome !== 'done') throw refused(done, { json, file }, io);
  const [base = new Uint8Array(), ...pictures] = done.files;
  return { answer: done.answer, brand: brandOfTemplate(done.answer, base, 'template'), pictures };
}
