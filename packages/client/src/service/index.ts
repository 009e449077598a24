/** The service as an object. */
export type { Brand, BrandRequest, Brands } from './brands.ts';
export type { Caller, CallOptions } from './caller.ts';
export type { Decks, DocumentOutline } from './decks.ts';
export { Deckwright } from './deckwright.ts';
export { DamagedFileError, type Download, type FileKind } from './download.ts';
export type { MakeOptions } from './finished.ts';
export { type Job, JobEndedError, JobPendingError, type JobRow, type Jobs, type WaitOptions } from './jobs.ts';
export type {
  BriefRequest,
  DeckRequest,
  DeckResponse,
  DocumentRequest,
  FormName,
  IntentRequest,
  RenderResponse,
  Renders,
} from './renders.ts';
export type { Webhook, WebhookDelivery, Webhooks } from './webhooks.ts';
