/** A company's own .pptx as the base of a command. It is read in an isolate, although the person knows the file. */
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Brand } from '@deckwright/draw/themes';
import { brandOfTemplate, type TemplateAnswer, templateTask } from '@deckwright/uploads/template';
import { Exit, type Io } from './io.ts';
import { OWN_FILES } from './reading/own-files.ts';
import { runIsolated } from './reading/run-isolated.ts';
import { whyUnreadable } from './reading/why-unreadable.ts';

export interface ReadTemplate {
  readonly answer: TemplateAnswer;
  readonly brand: Brand;
  /** One a layout in use, in the order of `answer.pictures`. */
  readonly pictures: readonly Uint8Array[];
}

/** @throws Exit 2, after saying why, for a file that is no template */
export async function readTemplate(file: string, io: Io, json = false): Promise<ReadTemplate> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    io.err(`deckwright: ${whyUnreadable(file, error)}\n`);
    throw new Exit(2);
  }
  const name = basename(file, extname(file));
  const done = await runIsolated(templateTask, { ...OWN_FILES, name: name.slice(0, 100) }, [bytes]);
  if (done.outcome !== 'done') {
    const { code, message, remedy } = done;
    if (json) io.out(`${JSON.stringify({ ok: false, code, message, remedy })}\n`);
    else io.err(`deckwright: ${file}: ${message} ${remedy}\n`);
    throw new Exit(2);
  }
  const [base = new Uint8Array(), ...pictures] = done.files;
  return { answer: done.answer, brand: brandOfTemplate(done.answer, base, 'template'), pictures };
}
