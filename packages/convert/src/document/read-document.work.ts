/** The work of `read-document`. */
import { defineWork } from '@deckwright/core/task';
import { readDocument } from '@deckwright/read/document';
import { fileKit } from '../pdf/file-kit.ts';
import type { ReadDocumentAnswer, ReadDocumentOrder } from './read-document.task.ts';
import { showPictures, type TakePicture } from './show-pictures.ts';

export const work = defineWork<ReadDocumentOrder, ReadDocumentAnswer>(async ({ names, beside = 0, for_slides, limits = {} }, files) => {
  const sent = files.map((bytes, i) => ({ name: names[i] ?? `file ${i + 1}`, bytes }));
  const documents = sent.slice(0, sent.length - beside);
  const text = await readDocument(documents, limits, fileKit());
  const pictures = sent
    .slice(documents.length)
    .map(({ name, bytes }) => ({ id: name, bytes, media_type: '', width: 0, height: 0, alt: '' }));
  // Its decoders are loaded for a document that has pictures.
  const take: TakePicture = async (bytes) => (await import('@deckwright/write/png')).takePicture(bytes);
  const { pictures: made, notices } = for_slides ? await showPictures(text, pictures, take) : text;
  return {
    answer: { ...text, notices, pictures: made.map(({ bytes: _, ...picture }) => picture) },
    files: made.map(({ bytes }) => bytes),
  };
});
