/** The reference of this service, made once a document. */
import { createReference, type Reference } from './page.ts';

let made: { readonly of: Uint8Array; readonly reference: Reference } | undefined;

/** @param openapi the document as it is sent */
export function referenceOf(openapi: Uint8Array): Reference {
  if (made?.of !== openapi) made = { of: openapi, reference: createReference(JSON.parse(Buffer.from(openapi).toString('utf8'))) };
  return made.reference;
}
