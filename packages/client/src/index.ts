/** Deckwright for programs: `new Deckwright({ baseUrl, apiKey })`. Needs nothing but `fetch` and Web Crypto: Node 20 and later, and browsers. */
export type { AnswerOf, BodyOf, components, Method, OperationOf, PathOf, PathParametersOf, paths, QueryOf, Schema } from './api/index.ts';
export * from './errors/generated/classes.ts';
export {
  ApiError,
  type AskStep,
  type CallStep,
  type ChangeStep,
  type FailedAnswer,
  type FieldError,
  type Problem,
  readError,
  type WaitStep,
  type WayOut,
} from './errors/index.ts';
export {
  type Brand,
  type BrandRequest,
  type Brands,
  type BriefRequest,
  type Caller,
  type CallOptions,
  DamagedFileError,
  type DeckRequest,
  type DeckResponse,
  type Decks,
  Deckwright,
  type DocumentOutline,
  type DocumentRequest,
  type Download,
  type FileKind,
  type FormName,
  type IntentRequest,
  type Job,
  JobEndedError,
  JobPendingError,
  type JobRow,
  type Jobs,
  type MakeOptions,
  type RenderResponse,
  type Renders,
  type WaitOptions,
  type Webhook,
  type WebhookDelivery,
  type Webhooks,
} from './service/index.ts';
export { type ClientOptions, ConnectionError, type Request, type RequestOptions } from './transport/index.ts';
export { type VerifyOptions, verifyWebhook, type WebhookEvent, WebhookSignatureError } from './webhooks/index.ts';
