/** Made from the catalogue of errors; do not edit. */
import { ApiError, type Problem } from './api-error.ts';

/** 402: The agent’s spending limit does not cover this request. Ask the account’s owner to raise the limit: PATCH /v1/account/agents/{agent_id} with a live key and {"limit_usd": …}. It starts anew at `resets_at`. */
export class AgentLimitReachedError extends ApiError {
  override get code(): 'agent_limit_reached' {
    return 'agent_limit_reached';
  }
  /** The agent, as GET /v1/account/agents names it. */
  get agent_id(): unknown {
    return this.problem['agent_id'];
  }
  /** What the wallet would pay for the request. */
  get price_usd(): unknown {
    return this.problem['price_usd'];
  }
  /** What the agent may spend from the wallet in a month. */
  get limit_usd(): unknown {
    return this.problem['limit_usd'];
  }
  /** What it has spent or holds this month. */
  get spent_usd(): unknown {
    return this.problem['spent_usd'];
  }
  /** When the next month begins (UTC). */
  get resets_at(): unknown {
    return this.problem['resets_at'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 409: There is no billing profile. Send name and address with PUT /v1/billing/profile, then ask for the invoice again. */
export class BillingProfileRequiredError extends ApiError {
  override get code(): 'billing_profile_required' {
    return 'billing_profile_required';
  }
}

/** 409: There is a brand of this slug already. Add a version with PUT /v1/brands/{slug}, or choose another slug. */
export class BrandExistsError extends ApiError {
  override get code(): 'brand_exists' {
    return 'brand_exists';
  }
  /** The slug. */
  get slug(): unknown {
    return this.problem['slug'];
  }
  /** Its newest version. */
  get version(): unknown {
    return this.problem['version'];
  }
}

/** 422: A font or logo of the brand cannot be taken. Each of `errors` says which file, why, and what to do. */
export class BrandUnusableError extends ApiError {
  override get code(): 'brand_unusable' {
    return 'brand_unusable';
  }
  /** What to do about each of `errors`, in their order. */
  get remedies(): unknown {
    return this.problem['remedies'];
  }
}

/** 422: More items came than the slide can hold. Split the items as `suggested_split` proposes, or set `allow_truncation` to render the part that fits. */
export class CapacityExceededError extends ApiError {
  override get code(): 'capacity_exceeded' {
    return 'capacity_exceeded';
  }
  /** Most items that fit. */
  get limit(): unknown {
    return this.problem['limit'];
  }
  /** Sizes of slides that would hold them all. */
  get suggested_split(): unknown {
    return this.problem['suggested_split'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 402: The saved card was not charged. Open `checkout_url`: another card pays there, and the bank can ask the holder of this one. */
export class CardDeclinedError extends ApiError {
  override get code(): 'card_declined' {
    return 'card_declined';
  }
  /** The bank’s reason, such as `insufficient_funds` or `authentication_required`. */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** Page where the same amount is paid. */
  get checkout_url(): unknown {
    return this.problem['checkout_url'];
  }
}

/** 403: Agents may not do this, whatever they are granted. Ask the account’s owner to do it on the account page; signing in again does not help. */
export class ClosedToAgentsError extends ApiError {
  override get code(): 'closed_to_agents' {
    return 'closed_to_agents';
  }
}

/** 422: The code made no presentation. Change the line that is named, try it for free with POST /v1/tools/preview-code, and send it again. Nothing was charged. */
export class CodeFailedError extends ApiError {
  override get code(): 'code_failed' {
    return 'code_failed';
  }
  /** `invalid` (it cannot be run at all) or `failed` (it broke while it ran). */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** Of the code as it was sent, from 1; null where none is known. */
  get line(): unknown {
    return this.problem['line'];
  }
  /** The same. */
  get column(): unknown {
    return this.problem['column'];
  }
  /** The line itself, where it is known. */
  get source(): unknown {
    return this.problem['source'];
  }
  /** What the code printed. */
  get output(): unknown {
    return this.problem['output'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 503: This service has no sandbox for code. Ask its operator to run the service code-sandbox and to set DECKWRIGHT_CODE_SANDBOX_URL. Typed content needs none: POST /v1/render/intent. Nothing was charged. */
export class CodeSandboxUnavailableError extends ApiError {
  override get code(): 'code_sandbox_unavailable' {
    return 'code_sandbox_unavailable';
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: This component fills a whole slide and cannot be nested. Give the component a slide of its own, or choose another for the panel. */
export class CompositionNotSupportedError extends ApiError {
  override get code(): 'composition_not_supported' {
    return 'composition_not_supported';
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: The file is not this deck. Send the .pptx of this deck as somebody worked on it; slides of another file are joined with POST /v1/deck/combine. */
export class DeckNotRecognizedError extends ApiError {
  override get code(): 'deck_not_recognized' {
    return 'deck_not_recognized';
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 410: This endpoint has been removed. Use the endpoint named in `replacement`. */
export class EndpointRemovedError extends ApiError {
  override get code(): 'endpoint_removed' {
    return 'endpoint_removed';
  }
  /** What to call instead. */
  get replacement(): unknown {
    return this.problem['replacement'];
  }
}

/** 400: The category or severity of the feedback is unknown. Use one of the values in `allowed`. */
export class FeedbackInvalidError extends ApiError {
  override get code(): 'feedback_invalid' {
    return 'feedback_invalid';
  }
  /** The field that is wrong. */
  get field(): unknown {
    return this.problem['field'];
  }
  /** Its valid values. */
  get allowed(): unknown {
    return this.problem['allowed'];
  }
  /** The closest valid value. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
}

/** 422: The file asks for more than a file may. Split the deck, or compress its pictures, and send it again. */
export class FileTooDemandingError extends ApiError {
  override get code(): 'file_too_demanding' {
    return 'file_too_demanding';
  }
  /** `memory`, `time` or `output`: the limit that was reached. */
  get reason(): unknown {
    return this.problem['reason'];
  }
}

/** 400: The file is not a presentation that can be read. Open the file in PowerPoint, save a copy as .pptx, and send that. */
export class FileUnreadableError extends ApiError {
  override get code(): 'file_unreadable' {
    return 'file_unreadable';
  }
  /** What is wrong with it, stable: `empty`, `not_zip`, `encrypted`, `legacy_ppt`, `zip_damaged`, …. */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** The part inside the file that is at fault, when it is one. */
  get part(): unknown {
    return this.problem['part'];
  }
  /** The field that it came in. */
  get field(): unknown {
    return this.problem['field'];
  }
}

/** 403: The request came from a page or by a name that is not allowed. Call the address of the service itself. Whoever runs it sets DECKWRIGHT_BASE_URL to the address that callers use, and DECKWRIGHT_CORS_ORIGINS to the origins of pages that may call it. */
export class ForbiddenOriginError extends ApiError {
  override get code(): 'forbidden_origin' {
    return 'forbidden_origin';
  }
}

/** 403: The provisioning secret is missing or wrong. Send the value of DECKWRIGHT_PROVISION_SECRET as X-Provision-Secret, from a server of your own. */
export class ForbiddenProvisionError extends ApiError {
  override get code(): 'forbidden_provision' {
    return 'forbidden_provision';
  }
}

/** 403: The file link is not valid or has expired. Ask for a fresh link with POST /v1/jobs/{job_id}/download-url, or download with your key. */
export class ForbiddenSignatureError extends ApiError {
  override get code(): 'forbidden_signature' {
    return 'forbidden_signature';
  }
}

/** 409: The first request with this Idempotency-Key is still running. Wait and repeat the same request; it will give the first answer. */
export class IdempotencyInProgressError extends ApiError {
  override get code(): 'idempotency_in_progress' {
    return 'idempotency_in_progress';
  }
  /** Job that the first request made, when it made one. */
  get job_id(): unknown {
    return this.problem['job_id'];
  }
}

/** 422: This Idempotency-Key was used with another body. Send a new key for a new request; repeat a key only with the same bytes. */
export class IdempotencyKeyReusedError extends ApiError {
  override get code(): 'idempotency_key_reused' {
    return 'idempotency_key_reused';
  }
}

/** 402: The balance does not cover this request. Top up at `checkout_url`, or open a plan. */
export class InsufficientBalanceError extends ApiError {
  override get code(): 'insufficient_balance' {
    return 'insufficient_balance';
  }
  /** What the request costs. */
  get price_usd(): unknown {
    return this.problem['price_usd'];
  }
  /** What is missing. */
  get missing_usd(): unknown {
    return this.problem['missing_usd'];
  }
  /** What the wallet has, without what is held. */
  get balance_usd(): unknown {
    return this.problem['balance_usd'];
  }
  /** What running jobs hold. */
  get held_usd(): unknown {
    return this.problem['held_usd'];
  }
  /** Free slides left. */
  get free_slides(): unknown {
    return this.problem['free_slides'];
  }
  /** Slides left in the plan. */
  get plan_slides(): unknown {
    return this.problem['plan_slides'];
  }
  /** Page where the balance is topped up, for a browser; null where the service takes no payments. */
  get checkout_url(): unknown {
    return this.problem['checkout_url'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 403: The access token was not granted this. Let the account’s owner connect the agent again and tick what it needs, or use an API key. */
export class InsufficientScopeError extends ApiError {
  override get code(): 'insufficient_scope' {
    return 'insufficient_scope';
  }
  /** The scope that is needed. */
  get scope(): unknown {
    return this.problem['scope'];
  }
  /** What to ask for in its place: the scopes of the token and the one that is needed. */
  get ask_for(): unknown {
    return this.problem['ask_for'];
  }
}

/** 422: Intent fields failed validation. Mend each field named in errors[]; the schema of a form is at GET /v1/catalog/forms/{form}. */
export class IntentInvalidShapeError extends ApiError {
  override get code(): 'intent_invalid_shape' {
    return 'intent_invalid_shape';
  }
  /** A body of what was asked for that renders. */
  get example(): unknown {
    return this.problem['example'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: No form fits the brief. Add what `repair_options` names, or send a form with its data. */
export class IntentUnroutableError extends ApiError {
  override get code(): 'intent_unroutable' {
    return 'intent_unroutable';
  }
  /** `needs_confirmation` or `would_fabricate`, where it is one of them. */
  get render_status(): unknown {
    return this.problem['render_status'];
  }
  /** `unroutable`, `needs_confirmation`, `would_fabricate`, or `deck` for what asks for several slides. */
  get route(): unknown {
    return this.problem['route'];
  }
  /** The form that was understood, where one was. */
  get form(): unknown {
    return this.problem['form'];
  }
  /** The characters by which the slide would say something false: `{form, path, text, start, end}`. */
  get fault(): unknown {
    return this.problem['fault'];
  }
  /** With the route `deck`: where the text is cut into briefs. */
  get outline(): unknown {
    return this.problem['outline'];
  }
  /** What to add to the brief: `{form, add, completed_brief}`. */
  get repair_options(): unknown {
    return this.problem['repair_options'];
  }
  /** Of a completed brief with blanks left: `{text, start, end}` of each, in characters of the brief. */
  get blanks(): unknown {
    return this.problem['blanks'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 500: Something broke on our side. Try again; if it happens twice, report the request_id. */
export class InternalError extends ApiError {
  override get code(): 'internal_error' {
    return 'internal_error';
  }
  /** Of a process of ours that crashed over a file, as it stands in the log too. */
  get failure_id(): unknown {
    return this.problem['failure_id'];
  }
}

/** 400: The amount cannot be topped up. Send `amount` in US dollars, between `least_usd` and `most_usd`, with two decimals at most. */
export class InvalidAmountError extends ApiError {
  override get code(): 'invalid_amount' {
    return 'invalid_amount';
  }
  /** Least amount. */
  get least_usd(): unknown {
    return this.problem['least_usd'];
  }
  /** Largest amount. */
  get most_usd(): unknown {
    return this.problem['most_usd'];
  }
}

/** 400: These settings of automatic top-ups cannot be used. Send `threshold` up to `amount`, and `amount` up to `monthly_cap`, in US dollars. */
export class InvalidAutoTopupError extends ApiError {
  override get code(): 'invalid_auto_topup' {
    return 'invalid_auto_topup';
  }
  /** The setting. */
  get field(): unknown {
    return this.problem['field'];
  }
  /** Least value. */
  get least_usd(): unknown {
    return this.problem['least_usd'];
  }
  /** Largest value. */
  get most_usd(): unknown {
    return this.problem['most_usd'];
  }
}

/** 400: The form cannot be read. Send application/x-www-form-urlencoded in UTF-8, each field once. */
export class InvalidFormError extends ApiError {
  override get code(): 'invalid_form' {
    return 'invalid_form';
  }
}

/** 400: The request body is not valid JSON. Mend the JSON at the named position and send again. */
export class InvalidJsonError extends ApiError {
  override get code(): 'invalid_json' {
    return 'invalid_json';
  }
  /** The rule that was broken, for example duplicate_key. */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** Character offset of the first fault. */
  get position(): unknown {
    return this.problem['position'];
  }
  /** Its line, from 1. */
  get line(): unknown {
    return this.problem['line'];
  }
  /** Its column, from 1. */
  get column(): unknown {
    return this.problem['column'];
  }
}

/** 400: The form cannot be read. Send `multipart/form-data` as your HTTP library builds it, each file in a part of its own. */
export class InvalidMultipartError extends ApiError {
  override get code(): 'invalid_multipart' {
    return 'invalid_multipart';
  }
}

/** 503: This service issues no invoices. Ask its operator for an invoice, or to set DECKWRIGHT_INVOICE_ISSUER. GET /v1/billing/invoices lists the payments. */
export class InvoicesNotConfiguredError extends ApiError {
  override get code(): 'invoices_not_configured' {
    return 'invoices_not_configured';
  }
}

/** 409: The job was canceled before it finished. Send the request again if the slide is still wanted. */
export class JobCanceledError extends ApiError {
  override get code(): 'job_canceled' {
    return 'job_canceled';
  }
  /** The job that was canceled. */
  get job_id(): unknown {
    return this.problem['job_id'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 409: The job ended without this file. Read `error` and `warnings` at GET /v1/jobs/{job_id}; a format is made when `outputs` names it. */
export class JobFailedError extends ApiError {
  override get code(): 'job_failed' {
    return 'job_failed';
  }
  /** Where the job stands. */
  get job_status(): unknown {
    return this.problem['job_status'];
  }
}

/** 409: The job has already ended. Nothing is left to cancel; read the job at GET /v1/jobs/{job_id}, or delete it. */
export class JobFinalError extends ApiError {
  override get code(): 'job_final' {
    return 'job_final';
  }
  /** How the job ended. */
  get job_status(): unknown {
    return this.problem['job_status'];
  }
}

/** 409: The job has not finished. Wait with GET /v1/jobs/{job_id}?poll=true&timeout=30, then ask again. */
export class JobNotReadyError extends ApiError {
  override get code(): 'job_not_ready' {
    return 'job_not_ready';
  }
  /** Where the job stands. */
  get job_status(): unknown {
    return this.problem['job_status'];
  }
}

/** 400: Some of the jobs cannot be put into a deck. Name finished slide jobs of this account that are usable; `unusable` says what is wrong with each of the others. */
export class JobsNotAssemblableError extends ApiError {
  override get code(): 'jobs_not_assemblable' {
    return 'jobs_not_assemblable';
  }
  /** The jobs that cannot be used, each with the reason. */
  get unusable(): unknown {
    return this.problem['unusable'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 403: A test key may not do this. Use a live key of the account, one that begins with dw_live_. */
export class LiveKeyRequiredError extends ApiError {
  override get code(): 'live_key_required' {
    return 'live_key_required';
  }
}

/** 405: This address does not take that method. Use one of the methods named in the Allow header. */
export class MethodNotAllowedError extends ApiError {
  override get code(): 'method_not_allowed' {
    return 'method_not_allowed';
  }
  /** Methods that the address takes. */
  get allowed_methods(): unknown {
    return this.problem['allowed_methods'];
  }
}

/** 422: The text does not fit at the size that was asked for. Shorten the texts, send fewer items, choose a roomier form, or send a smaller `min_font_pt`. */
export class MinFontNotMetError extends ApiError {
  override get code(): 'min_font_not_met' {
    return 'min_font_not_met';
  }
  /** What was asked for. */
  get needed_pt(): unknown {
    return this.problem['needed_pt'];
  }
  /** The smallest size that the slide would have. */
  get min_font_pt(): unknown {
    return this.problem['min_font_pt'];
  }
  /** The text. */
  get shape_id(): unknown {
    return this.problem['shape_id'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: The parameters of a nested component failed validation. Mend each field named in errors[]; the pointer leads into the nested component. */
export class NestedParamsInvalidError extends ApiError {
  override get code(): 'nested_params_invalid' {
    return 'nested_params_invalid';
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: Components are nested too deeply. Keep to two levels: a split view may hold a card that holds a component, nothing deeper. */
export class NestingTooDeepError extends ApiError {
  override get code(): 'nesting_too_deep' {
    return 'nesting_too_deep';
  }
  /** Deepest level allowed. */
  get limit(): unknown {
    return this.problem['limit'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 404: No card is on file. Save one with POST /v1/billing/setup-intent first. Live and test payments keep cards of their own. */
export class NoCardOnFileError extends ApiError {
  override get code(): 'no_card_on_file' {
    return 'no_card_on_file';
  }
}

/** 404: No plan is open. Buy one with POST /v1/billing/plans/checkout; GET /v1/billing/plan lists what is sold. */
export class NoPlanError extends ApiError {
  override get code(): 'no_plan' {
    return 'no_plan';
  }
}

/** 400: No card is saved. Save one with POST /v1/billing/setup-intent, or top up once at POST /v1/billing/checkout with `save_card`. */
export class NoSavedCardError extends ApiError {
  override get code(): 'no_saved_card' {
    return 'no_saved_card';
  }
}

/** 422: No slide of the deck can be used. Correct the slides as `failed_slides` says and send the deck again, or edit it: PATCH /v1/render/intent/deck/{deck_id} is free. */
export class NoUsableSlideError extends ApiError {
  override get code(): 'no_usable_slide' {
    return 'no_usable_slide';
  }
  /** The deck that failed. */
  get job_id(): unknown {
    return this.problem['job_id'];
  }
  /** Each slide with its `code`, `message` and `remedy`. */
  get failed_slides(): unknown {
    return this.problem['failed_slides'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 404: Nothing stands at this address for this key. Check the path and the id; ids of other accounts read as not found. */
export class NotFoundError extends ApiError {
  override get code(): 'not_found' {
    return 'not_found';
  }
  /** The address, or the name, that was probably meant. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
  /** Of an address: last parts of those that differ in nothing else. */
  get beside(): unknown {
    return this.problem['beside'];
  }
}

/** 501: This endpoint is specified but not served by this version. See GET /v1/openapi.json for what this version serves. */
export class NotImplementedError extends ApiError {
  override get code(): 'not_implemented' {
    return 'not_implemented';
  }
  /** The part that is missing. */
  get missing(): unknown {
    return this.problem['missing'];
  }
}

/** 409: The job cannot be changed in its present state. Wait until it has ended (GET /v1/jobs/{job_id}?poll=true), then send the change again. A canceled job cannot be changed. */
export class NotRecompilableError extends ApiError {
  override get code(): 'not_recompilable' {
    return 'not_recompilable';
  }
  /** The state that the job is in. */
  get job_status(): unknown {
    return this.problem['job_status'];
  }
  /** The revision that the job has now. */
  get revision(): unknown {
    return this.problem['revision'];
  }
}

/** 401: The client or its credential is not known. Register the client again at POST /oauth/register, or send the credential of its registration. */
export class OauthClientUnknownError extends ApiError {
  override get code(): 'oauth_client_unknown' {
    return 'oauth_client_unknown';
  }
  /** The code of the protocol (RFC 6749, 6750), invalid_client or invalid_token. */
  get error(): unknown {
    return this.problem['error'];
  }
  /** What is wrong, as a sentence. */
  get error_description(): unknown {
    return this.problem['error_description'];
  }
}

/** 404: This service has no sign-in for agents. Use an API key. Its operator turns OAuth on by naming an identity provider in DECKWRIGHT_OIDC_ISSUER. */
export class OauthNotConfiguredError extends ApiError {
  override get code(): 'oauth_not_configured' {
    return 'oauth_not_configured';
  }
}

/** 400: The OAuth request breaks a rule of the protocol. Mend what error_description names; the rules are on the page about the sign-in of agents in the handbook. */
export class OauthRefusedError extends ApiError {
  override get code(): 'oauth_refused' {
    return 'oauth_refused';
  }
  /** The code of the protocol (RFC 6749, 7591, 8707), such as invalid_grant. */
  get error(): unknown {
    return this.problem['error'];
  }
  /** What is wrong, as a sentence. */
  get error_description(): unknown {
    return this.problem['error_description'];
  }
}

/** 413: The request body is too large. Send fewer or smaller fields; pictures go to POST /v1/assets/image first. */
export class PayloadTooLargeError extends ApiError {
  override get code(): 'payload_too_large' {
    return 'payload_too_large';
  }
  /** Largest body that is read, in bytes. */
  get limit_bytes(): unknown {
    return this.problem['limit_bytes'];
  }
}

/** 400: The signature of the event does not hold. Send the body as it was signed, within five minutes, with the secret that is in DECKWRIGHT_STRIPE_WEBHOOK_SECRET. */
export class PaymentEventRefusedError extends ApiError {
  override get code(): 'payment_event_refused' {
    return 'payment_event_refused';
  }
}

/** 503: The event names a payment that is not known here. Send it again later. It is stored, and nothing was credited. */
export class PaymentEventUnknownError extends ApiError {
  override get code(): 'payment_event_unknown' {
    return 'payment_event_unknown';
  }
}

/** 409: The top-up has not been paid. Ask again once it has; GET /v1/billing/invoices lists what is paid. */
export class PaymentNotPaidError extends ApiError {
  override get code(): 'payment_not_paid' {
    return 'payment_not_paid';
  }
}

/** 503: This service takes no payments. Ask its operator for credit, or to set DECKWRIGHT_STRIPE_SECRET_KEY. */
export class PaymentsNotConfiguredError extends ApiError {
  override get code(): 'payments_not_configured' {
    return 'payments_not_configured';
  }
}

/** 503: The payment processor does not answer. Try again in a minute, with the same Idempotency-Key: then nothing is charged twice. */
export class PaymentsUnavailableError extends ApiError {
  override get code(): 'payments_unavailable' {
    return 'payments_unavailable';
  }
}

/** 422: The PDF is not converted to slides. Send slides that were exported as PDF from a presentation program, without a password. */
export class PdfNotConvertibleError extends ApiError {
  override get code(): 'pdf_not_convertible' {
    return 'pdf_not_convertible';
  }
  /** `class_does_not_convert`, `encrypted`, or `loss` where `require_no_loss` was asked for. */
  get reason(): unknown {
    return this.problem['reason'];
  }
}

/** 400: The file is not a PDF that can be read. Open the file in a PDF viewer, export it as a new PDF, and send that one. */
export class PdfUnreadableError extends ApiError {
  override get code(): 'pdf_unreadable' {
    return 'pdf_unreadable';
  }
  /** `not_a_pdf`, `corrupted` or `empty`. */
  get reason(): unknown {
    return this.problem['reason'];
  }
}

/** 503: No picture was made. Try again in some minutes. When it fails again, its operator finds the reason in the log of the image worker. Nothing was charged. */
export class PictureFailedError extends ApiError {
  override get code(): 'picture_failed' {
    return 'picture_failed';
  }
  /** `unavailable` (the generator is busy, away or too slow), `declined` (it does not take the request) or `not_a_picture` (what it sent cannot be used). */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** What was asked for it. */
  get generator(): unknown {
    return this.problem['generator'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: The generator does not make this picture. Word the prompt otherwise, or send a picture of your own with POST /v1/assets/image. Nothing was charged. */
export class PictureRefusedError extends ApiError {
  override get code(): 'picture_refused' {
    return 'picture_refused';
  }
  /** What was asked for it. */
  get generator(): unknown {
    return this.problem['generator'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 400: The file is not a picture that can be read. Send one whole PNG, JPEG or WebP picture of a slide; a screenshot will do. */
export class PictureUnreadableError extends ApiError {
  override get code(): 'picture_unreadable' {
    return 'picture_unreadable';
  }
  /** `missing`, `empty`, `not_a_picture`, `corrupted`, `too_small` or `too_narrow`. */
  get reason(): unknown {
    return this.problem['reason'];
  }
}

/** 422: The picture cannot be taken. Send one whole PNG, JPEG, SVG, GIF or WebP picture. */
export class PictureUnusableError extends ApiError {
  override get code(): 'picture_unusable' {
    return 'picture_unusable';
  }
}

/** 409: The plan cannot be upgraded. Only a monthly plan that is still in the catalogue becomes a yearly one; GET /v1/billing/plan shows yours and the catalogue. */
export class PlanNotMonthlyError extends ApiError {
  override get code(): 'plan_not_monthly' {
    return 'plan_not_monthly';
  }
}

/** 409: A plan is open already. GET /v1/billing/plan shows it. POST /v1/billing/plan/upgrade makes a monthly plan a yearly one; another plan can be bought once this one has ended. */
export class PlanOpenError extends ApiError {
  override get code(): 'plan_open' {
    return 'plan_open';
  }
}

/** 400: This input cannot be previewed. Send structured content (form, body, prior_id or author_ssg) to preview it. A brief is tried free with "dry_run": true, or at POST /v1/plan. */
export class PreviewNotEligibleError extends ApiError {
  override get code(): 'preview_not_eligible' {
    return 'preview_not_eligible';
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 429: Too many requests. Wait as many seconds as Retry-After says. */
export class RateLimitedError extends ApiError {
  override get code(): 'rate_limited' {
    return 'rate_limited';
  }
}

/** 500: The slide could not be rendered. Try again; if it happens twice, report the job_id. Nothing was charged. */
export class RenderFailedError extends ApiError {
  override get code(): 'render_failed' {
    return 'render_failed';
  }
  /** The job that failed. */
  get job_id(): unknown {
    return this.problem['job_id'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: A replacement does not fit the stored code. Send in `old` a piece of the code of the job, long enough to stand there once. Nothing was charged. */
export class ReplacementUnmatchedError extends ApiError {
  override get code(): 'replacement_unmatched' {
    return 'replacement_unmatched';
  }
  /** Of the replacement, from 0. */
  get index(): unknown {
    return this.problem['index'];
  }
  /** How often its `old` stands in the code. */
  get found(): unknown {
    return this.problem['found'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: Request fields failed validation. Mend each field named in errors[] and send again. */
export class RequestInvalidError extends ApiError {
  override get code(): 'request_invalid' {
    return 'request_invalid';
  }
}

/** 412: The job has been edited in the meantime. Read the job, look at what changed, and send the edit again with its present revision in If-Match. */
export class RevisionMismatchError extends ApiError {
  override get code(): 'revision_mismatch' {
    return 'revision_mismatch';
  }
  /** The revision that the job has now. */
  get revision(): unknown {
    return this.problem['revision'];
  }
}

/** 503: The service cannot take work right now. Try again after the seconds of Retry-After. */
export class ServiceUnavailableError extends ApiError {
  override get code(): 'service_unavailable' {
    return 'service_unavailable';
  }
}

/** 400: The job is not a deck. Name a job of type deck; GET /v1/jobs?job_type=deck lists them. */
export class SourceNotADeckError extends ApiError {
  override get code(): 'source_not_a_deck' {
    return 'source_not_a_deck';
  }
}

/** 503: The file store does not answer. Try again after the seconds of Retry-After. */
export class StorageUnavailableError extends ApiError {
  override get code(): 'storage_unavailable' {
    return 'storage_unavailable';
  }
}

/** 429: The test slides of this day are used up. Use a live key, ask for fewer slides, or wait as many seconds as Retry-After says: counting begins anew at midnight UTC. */
export class TestLimitReachedError extends ApiError {
  override get code(): 'test_limit_reached' {
    return 'test_limit_reached';
  }
  /** Slides that this request would have had drawn. */
  get slides_asked(): unknown {
    return this.problem['slides_asked'];
  }
  /** Slides that test keys of the account had drawn today. */
  get slides_used(): unknown {
    return this.problem['slides_used'];
  }
  /** Slides that they may have drawn in a day. */
  get slides_per_day(): unknown {
    return this.problem['slides_per_day'];
  }
}

/** 503: The work took longer than it may. Send a smaller request, or ask for it with `Prefer: respond-async` and poll the job. */
export class TimedOutError extends ApiError {
  override get code(): 'timed_out' {
    return 'timed_out';
  }
}

/** 400: It takes at least two decks. Send two to ten .pptx files as parts of one form, or name them in `sources`. */
export class TooFewFilesError extends ApiError {
  override get code(): 'too_few_files' {
    return 'too_few_files';
  }
}

/** 409: There are as many pictures and logos as there may be. Delete a picture that no new slide needs with DELETE /v1/assets/{asset_id}; slides that show it keep it. */
export class TooManyAssetsError extends ApiError {
  override get code(): 'too_many_assets' {
    return 'too_many_assets';
  }
  /** Pictures and logos of an account. */
  get limit(): unknown {
    return this.problem['limit'];
  }
}

/** 409: There are as many brands or versions as there may be. Hide a brand that nobody uses with DELETE /v1/brands/{slug}, or begin a new slug. */
export class TooManyBrandsError extends ApiError {
  override get code(): 'too_many_brands' {
    return 'too_many_brands';
  }
  /** Brands of an account. */
  get limit(): unknown {
    return this.problem['limit'];
  }
  /** Versions of a brand. */
  get version_limit(): unknown {
    return this.problem['version_limit'];
  }
}

/** 409: The account has as many webhooks as it may. Remove one with DELETE /v1/webhooks/{webhook_id}; one address can hear of several kinds of events. */
export class TooManyWebhooksError extends ApiError {
  override get code(): 'too_many_webhooks' {
    return 'too_many_webhooks';
  }
  /** Webhooks that an account may have. */
  get limit(): unknown {
    return this.problem['limit'];
  }
}

/** 503: The translator did not translate. Try again in some minutes. When it fails again, its operator finds the reason in the log of the repair worker. Nothing was charged. */
export class TranslatorFailedError extends ApiError {
  override get code(): 'translator_failed' {
    return 'translator_failed';
  }
  /** `refused` (the endpoint does not take the request), `unavailable` (it is busy or away), `not_an_answer` or `not_configured`. */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 503: This service has no translator. Ask its operator to set DECKWRIGHT_TRANSLATE_URL and DECKWRIGHT_TRANSLATE_MODEL. A dry run works without. Nothing was charged. */
export class TranslatorNotConfiguredError extends ApiError {
  override get code(): 'translator_not_configured' {
    return 'translator_not_configured';
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 401: Authentication required. Send a key as `Authorization: Bearer <key>` or `X-API-Key: <key>`; create one at POST /v1/auth/keys. Agents find out how to get a token from WWW-Authenticate. */
export class UnauthorizedError extends ApiError {
  override get code(): 'unauthorized' {
    return 'unauthorized';
  }
}

/** 422: The account has no such picture or logo. Send an `asset_id` of POST /v1/assets/image or a `logo_id` of POST /v1/assets/logo, uploaded with a key of this account. */
export class UnknownAssetError extends ApiError {
  override get code(): 'unknown_asset' {
    return 'unknown_asset';
  }
  /** The field that names it. */
  get field(): unknown {
    return this.problem['field'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: No component has this name. Use a component listed at GET /v1/widgets. */
export class UnknownComponentError extends ApiError {
  override get code(): 'unknown_component' {
    return 'unknown_component';
  }
  /** Valid names. */
  get allowed(): unknown {
    return this.problem['allowed'];
  }
  /** The component that was probably meant. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
  /** The form that does it, where no component does. */
  get nearest_form(): unknown {
    return this.problem['nearest_form'];
  }
  /** A body of the nearest component that renders. */
  get example(): unknown {
    return this.problem['example'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: No form has this name. Use a form listed at GET /v1/catalog/forms. */
export class UnknownFormError extends ApiError {
  override get code(): 'unknown_form' {
    return 'unknown_form';
  }
  /** Valid names. */
  get allowed(): unknown {
    return this.problem['allowed'];
  }
  /** The form that was probably meant: by spelling, or by what people call it. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
  /** Where the name says more than the form: its variant. */
  get nearest_variant(): unknown {
    return this.problem['nearest_variant'];
  }
  /** The component that does it, where no form does. */
  get nearest_component(): unknown {
    return this.problem['nearest_component'];
  }
  /** A body of the nearest form that renders. */
  get example(): unknown {
    return this.problem['example'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: No plan has this id. Use the id of a plan in `catalogue` of GET /v1/billing/plan. */
export class UnknownPlanError extends ApiError {
  override get code(): 'unknown_plan' {
    return 'unknown_plan';
  }
  /** Valid ids. */
  get allowed(): unknown {
    return this.problem['allowed'];
  }
}

/** 400: No prior has this id. Use an id listed at GET /v1/catalog/priors, which also searches with `q`. */
export class UnknownPriorError extends ApiError {
  override get code(): 'unknown_prior' {
    return 'unknown_prior';
  }
  /** The id that was probably meant. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
  /** A body of the nearest prior that renders. */
  get example(): unknown {
    return this.problem['example'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: No theme has this id. Use a theme listed at GET /v1/catalog/themes, or leave `theme_id` out. */
export class UnknownThemeError extends ApiError {
  override get code(): 'unknown_theme' {
    return 'unknown_theme';
  }
  /** Valid ids. */
  get allowed(): unknown {
    return this.problem['allowed'];
  }
  /** The closest valid id. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 422: The form has no variant of this name. Use a listed variant, or leave `variant` out for the default. */
export class UnknownVariantError extends ApiError {
  override get code(): 'unknown_variant' {
    return 'unknown_variant';
  }
  /** Valid names. */
  get allowed(): unknown {
    return this.problem['allowed'];
  }
  /** The closest valid name. */
  get nearest(): unknown {
    return this.problem['nearest'];
  }
  /** Always 0. */
  get cost_charged(): unknown {
    return this.problem['cost_charged'];
  }
}

/** 415: The request body has a media type that is not read here. Send `Content-Type: application/json`. */
export class UnsupportedMediaTypeError extends ApiError {
  override get code(): 'unsupported_media_type' {
    return 'unsupported_media_type';
  }
  /** Media types that are read here. */
  get allowed_types(): unknown {
    return this.problem['allowed_types'];
  }
}

/** 402: The card of the plan was not charged. The monthly plan goes on. Change the card with POST /v1/billing/portal, and upgrade again. */
export class UpgradeDeclinedError extends ApiError {
  override get code(): 'upgrade_declined' {
    return 'upgrade_declined';
  }
  /** The bank’s reason, such as `insufficient_funds` or `authentication_required`. */
  get reason(): unknown {
    return this.problem['reason'];
  }
}

/** 422: The file behind the address could not be fetched. Send an https:// address on the public internet that answers with the file itself, or send the file. */
export class UrlUnfetchableError extends ApiError {
  override get code(): 'url_unfetchable' {
    return 'url_unfetchable';
  }
  /** `url_invalid`, `url_not_https`, `url_not_public`, `url_unreachable`, `url_redirects`, `url_status`, `url_timeout`, and for pictures `url_too_large` or `url_not_a_picture`; on the command line also `file_unreadable` and `file_outside`. */
  get reason(): unknown {
    return this.problem['reason'];
  }
  /** The field that holds the address. */
  get field(): unknown {
    return this.problem['field'];
  }
}

/** 409: This user has an account already. Use the key that begins with `key_prefix`; when it is lost, create another one with POST /v1/auth/keys. */
export class UserExistsError extends ApiError {
  override get code(): 'user_exists' {
    return 'user_exists';
  }
  /** First characters of the key that exists; null when all are revoked. */
  get key_prefix(): unknown {
    return this.problem['key_prefix'];
  }
  /** The account of this user. */
  get account_id(): unknown {
    return this.problem['account_id'];
  }
}

/** The class of each code. */
export const errorClasses = {
  agent_limit_reached: AgentLimitReachedError,
  billing_profile_required: BillingProfileRequiredError,
  brand_exists: BrandExistsError,
  brand_unusable: BrandUnusableError,
  capacity_exceeded: CapacityExceededError,
  card_declined: CardDeclinedError,
  closed_to_agents: ClosedToAgentsError,
  code_failed: CodeFailedError,
  code_sandbox_unavailable: CodeSandboxUnavailableError,
  composition_not_supported: CompositionNotSupportedError,
  deck_not_recognized: DeckNotRecognizedError,
  endpoint_removed: EndpointRemovedError,
  feedback_invalid: FeedbackInvalidError,
  file_too_demanding: FileTooDemandingError,
  file_unreadable: FileUnreadableError,
  forbidden_origin: ForbiddenOriginError,
  forbidden_provision: ForbiddenProvisionError,
  forbidden_signature: ForbiddenSignatureError,
  idempotency_in_progress: IdempotencyInProgressError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  insufficient_balance: InsufficientBalanceError,
  insufficient_scope: InsufficientScopeError,
  intent_invalid_shape: IntentInvalidShapeError,
  intent_unroutable: IntentUnroutableError,
  internal_error: InternalError,
  invalid_amount: InvalidAmountError,
  invalid_auto_topup: InvalidAutoTopupError,
  invalid_form: InvalidFormError,
  invalid_json: InvalidJsonError,
  invalid_multipart: InvalidMultipartError,
  invoices_not_configured: InvoicesNotConfiguredError,
  job_canceled: JobCanceledError,
  job_failed: JobFailedError,
  job_final: JobFinalError,
  job_not_ready: JobNotReadyError,
  jobs_not_assemblable: JobsNotAssemblableError,
  live_key_required: LiveKeyRequiredError,
  method_not_allowed: MethodNotAllowedError,
  min_font_not_met: MinFontNotMetError,
  nested_params_invalid: NestedParamsInvalidError,
  nesting_too_deep: NestingTooDeepError,
  no_card_on_file: NoCardOnFileError,
  no_plan: NoPlanError,
  no_saved_card: NoSavedCardError,
  no_usable_slide: NoUsableSlideError,
  not_found: NotFoundError,
  not_implemented: NotImplementedError,
  not_recompilable: NotRecompilableError,
  oauth_client_unknown: OauthClientUnknownError,
  oauth_not_configured: OauthNotConfiguredError,
  oauth_refused: OauthRefusedError,
  payload_too_large: PayloadTooLargeError,
  payment_event_refused: PaymentEventRefusedError,
  payment_event_unknown: PaymentEventUnknownError,
  payment_not_paid: PaymentNotPaidError,
  payments_not_configured: PaymentsNotConfiguredError,
  payments_unavailable: PaymentsUnavailableError,
  pdf_not_convertible: PdfNotConvertibleError,
  pdf_unreadable: PdfUnreadableError,
  picture_failed: PictureFailedError,
  picture_refused: PictureRefusedError,
  picture_unreadable: PictureUnreadableError,
  picture_unusable: PictureUnusableError,
  plan_not_monthly: PlanNotMonthlyError,
  plan_open: PlanOpenError,
  preview_not_eligible: PreviewNotEligibleError,
  rate_limited: RateLimitedError,
  render_failed: RenderFailedError,
  replacement_unmatched: ReplacementUnmatchedError,
  request_invalid: RequestInvalidError,
  revision_mismatch: RevisionMismatchError,
  service_unavailable: ServiceUnavailableError,
  source_not_a_deck: SourceNotADeckError,
  storage_unavailable: StorageUnavailableError,
  test_limit_reached: TestLimitReachedError,
  timed_out: TimedOutError,
  too_few_files: TooFewFilesError,
  too_many_assets: TooManyAssetsError,
  too_many_brands: TooManyBrandsError,
  too_many_webhooks: TooManyWebhooksError,
  translator_failed: TranslatorFailedError,
  translator_not_configured: TranslatorNotConfiguredError,
  unauthorized: UnauthorizedError,
  unknown_asset: UnknownAssetError,
  unknown_component: UnknownComponentError,
  unknown_form: UnknownFormError,
  unknown_plan: UnknownPlanError,
  unknown_prior: UnknownPriorError,
  unknown_theme: UnknownThemeError,
  unknown_variant: UnknownVariantError,
  unsupported_media_type: UnsupportedMediaTypeError,
  upgrade_declined: UpgradeDeclinedError,
  url_unfetchable: UrlUnfetchableError,
  user_exists: UserExistsError,
} as const satisfies Record<string, new (problem: Problem, retry_after_s?: number) => ApiError>;

/** A code that this client knows. */
export type ErrorCode = keyof typeof errorClasses;
