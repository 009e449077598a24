/** What pages are made with, besides what stands on them. */
import type { DocumentPlanOptions } from './document-outline.ts';
import type { ReadDocument } from './sections.ts';

export interface PageKit extends Pick<DocumentPlanOptions, 'draws' | 'picture'> {
  readonly source: string;
  readonly language: string;
  readonly locale: string | undefined;
  readonly footnotes: ReadDocument['footnotes'];
}
