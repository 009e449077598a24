/** The contract of `read-document`: files of a document in; its text with places, pictures and notices out. */
import { defineTask } from '@deckwright/core/task';
import type { DocumentLimits, DocumentPicture, DocumentText } from '@deckwright/read/document';

export interface ReadDocumentOrder {
  /** Names of the files, in their order. */
  readonly names: readonly string[];
  /** How many of the files, the last ones, are pictures that the document names. Default none. */
  readonly beside?: number;
  /** Pictures come as slides show them: upright, in sRGB, without what a camera noted; otherwise as the document has them. */
  readonly for_slides?: true;
  /** Limits other than the usual ones. */
  readonly limits?: Partial<DocumentLimits>;
}

/** Bytes of the pictures come back as files, in the order of `pictures`. One that lay beside the document has its name as `id`. */
export interface ReadDocumentAnswer extends Omit<DocumentText, 'pictures'> {
  readonly pictures: readonly Omit<DocumentPicture, 'bytes'>[];
}

/** Refusals are `DocumentRefusalCode`. */
export const readDocumentTask = defineTask<ReadDocumentOrder, ReadDocumentAnswer>({
  name: 'read-document',
  limits: { time_ms: 120_000, memory_mib: 1024, output_bytes: 160 * 1024 * 1024 },
  remedy: 'Send a part of the document, or several requests of one part each.',
});

/** The document that an answer and its files are. */
export const documentOf = (answer: ReadDocumentAnswer, files: readonly Uint8Array[]): DocumentText => ({
  ...answer,
  pictures: answer.pictures.map((picture, i) => ({ ...picture, bytes: files[i] ?? new Uint8Array() })),
});
