/** The work of `read-document`. */
import { defineWork } from '@deckwright/core/task';
import { readDocument } from '@deckwright/read/document';
import { fileKit } from '../pdf/file-kit.ts';
import type { ReadDocumentAnswer, ReadDocumentOrder } from './read-document.task.ts';

export const work = defineWork<ReadDocumentOrder, ReadDocumentAnswer>(async ({ names, limits = {} }, files) => {
  const sent = files.map((bytes, i) => ({ name: names[i] ?? `file ${i + 1}`, bytes }));
  const { pictures, ...text } = await readDocument(sent, limits, fileKit());
  return {
    answer: { ...text, pictures: pictures.map(({ bytes: _, ...picture }) => picture) },
    files: pictures.map(({ bytes }) => bytes),
  };
});
