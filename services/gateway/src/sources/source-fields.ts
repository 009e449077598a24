/** The ways in which a request names a deck, and how large the decks are that it may send. */
import type { UploadPolicy } from '@deckwright/platform/http';
import { z } from 'zod';

const MIB = 1024 * 1024;

/** Of one deck that is inspected or repaired. */
export const DECK_BYTES = 25 * MIB;

/** One deck as a form. */
export const ONE_DECK: UploadPolicy = { field: 'file', files: 1, file_bytes: DECK_BYTES, total_bytes: DECK_BYTES };

/** The largest JSON body that can hold decks of so many bytes as base64, with room for the other fields. */
export const jsonBytesFor = (deck_bytes: number): number => Math.ceil(deck_bytes / 3) * 4 + 256 * 1024;

/** Members of a body of which exactly one is given, unless a form brings the file itself. */
export const sourceFields = {
  job_id: z.string().max(100).optional().describe('A finished job of yours with a .pptx.'),
  pptx_url: z.string().max(4096).optional().describe('An https:// address on the public internet that answers with the file.'),
  pptx_base64: z.string().optional().describe('The file itself, base64.'),
};

/** What of a checked body names the deck. */
export interface SourceFields {
  readonly job_id?: string | undefined;
  readonly pptx_url?: string | undefined;
  readonly pptx_base64?: string | undefined;
}
