// Written by `npm run generate`; do not edit.
import type { ErrorDefinition } from './_define-error.ts';
import { agentLimitReached } from './agent-limit-reached.ts';
import { billingProfileRequired } from './billing-profile-required.ts';
import { brandExists } from './brand-exists.ts';
import { brandUnusable } from './brand-unusable.ts';
import { capacityExceeded } from './capacity-exceeded.ts';
import { cardDeclined } from './card-declined.ts';
import { closedToAgents } from './closed-to-agents.ts';
import { codeFailed } from './code-failed.ts';
import { codeSandboxUnavailable } from './code-sandbox-unavailable.ts';
import { compositionNotSupported } from './composition-not-supported.ts';
import { deckNotRecognized } from './deck-not-recognized.ts';
import { documentUnreadable } from './document-unreadable.ts';
import { documentUnusable } from './document-unusable.ts';
import { endpointRemoved } from './endpoint-removed.ts';
import { feedbackInvalid } from './feedback-invalid.ts';
import { fileTooDemanding } from './file-too-demanding.ts';
import { fileUnreadable } from './file-unreadable.ts';
import { forbiddenOrigin } from './forbidden-origin.ts';
import { forbiddenProvision } from './forbidden-provision.ts';
import { forbiddenSignature } from './forbidden-signature.ts';
import { idempotencyInProgress } from './idempotency-in-progress.ts';
import { idempotencyKeyReused } from './idempotency-key-reused.ts';
import { insufficientBalance } from './insufficient-balance.ts';
import { insufficientScope } from './insufficient-scope.ts';
import { intentInvalidShape } from './intent-invalid-shape.ts';
import { intentUnroutable } from './intent-unroutable.ts';
import { internalError } from './internal-error.ts';
import { invalidAmount } from './invalid-amount.ts';
import { invalidAutoTopup } from './invalid-auto-topup.ts';
import { invalidForm } from './invalid-form.ts';
import { invalidJson } from './invalid-json.ts';
import { invalidMultipart } from './invalid-multipart.ts';
import { invoicesNotConfigured } from './invoices-not-configured.ts';
import { jobCanceled } from './job-canceled.ts';
import { jobFailed } from './job-failed.ts';
import { jobFinal } from './job-final.ts';
import { jobNotReady } from './job-not-ready.ts';
import { jobsNotAssemblable } from './jobs-not-assemblable.ts';
import { liveKeyRequired } from './live-key-required.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { minFontNotMet } from './min-font-not-met.ts';
import { nestedParamsInvalid } from './nested-params-invalid.ts';
import { nestingTooDeep } from './nesting-too-deep.ts';
import { noCardOnFile } from './no-card-on-file.ts';
import { noPlan } from './no-plan.ts';
import { noSavedCard } from './no-saved-card.ts';
import { noUsableSlide } from './no-usable-slide.ts';
import { notFound } from './not-found.ts';
import { notImplemented } from './not-implemented.ts';
import { notRecompilable } from './not-recompilable.ts';
import { oauthClientUnknown } from './oauth-client-unknown.ts';
import { oauthNotConfigured } from './oauth-not-configured.ts';
import { oauthRefused } from './oauth-refused.ts';
import { payloadTooLarge } from './payload-too-large.ts';
import { paymentEventRefused } from './payment-event-refused.ts';
import { paymentEventUnknown } from './payment-event-unknown.ts';
import { paymentNotPaid } from './payment-not-paid.ts';
import { paymentsNotConfigured } from './payments-not-configured.ts';
import { paymentsUnavailable } from './payments-unavailable.ts';
import { pdfNotConvertible } from './pdf-not-convertible.ts';
import { pdfUnreadable } from './pdf-unreadable.ts';
import { pictureFailed } from './picture-failed.ts';
import { pictureRefused } from './picture-refused.ts';
import { pictureUnreadable } from './picture-unreadable.ts';
import { pictureUnusable } from './picture-unusable.ts';
import { planNotMonthly } from './plan-not-monthly.ts';
import { planOpen } from './plan-open.ts';
import { previewNotEligible } from './preview-not-eligible.ts';
import { rateLimited } from './rate-limited.ts';
import { renderFailed } from './render-failed.ts';
import { replacementUnmatched } from './replacement-unmatched.ts';
import { requestInvalid } from './request-invalid.ts';
import { revisionMismatch } from './revision-mismatch.ts';
import { serviceUnavailable } from './service-unavailable.ts';
import { sourceNotADeck } from './source-not-a-deck.ts';
import { storageUnavailable } from './storage-unavailable.ts';
import { testLimitReached } from './test-limit-reached.ts';
import { timedOut } from './timed-out.ts';
import { tooFewFiles } from './too-few-files.ts';
import { tooManyAssets } from './too-many-assets.ts';
import { tooManyBrands } from './too-many-brands.ts';
import { tooManyWebhooks } from './too-many-webhooks.ts';
import { translatorFailed } from './translator-failed.ts';
import { translatorNotConfigured } from './translator-not-configured.ts';
import { unauthorized } from './unauthorized.ts';
import { unknownAsset } from './unknown-asset.ts';
import { unknownComponent } from './unknown-component.ts';
import { unknownForm } from './unknown-form.ts';
import { unknownPlan } from './unknown-plan.ts';
import { unknownPrior } from './unknown-prior.ts';
import { unknownTheme } from './unknown-theme.ts';
import { unknownVariant } from './unknown-variant.ts';
import { unsupportedMediaType } from './unsupported-media-type.ts';
import { upgradeDeclined } from './upgrade-declined.ts';
import { urlUnfetchable } from './url-unfetchable.ts';
import { userExists } from './user-exists.ts';

export {
  agentLimitReached,
  billingProfileRequired,
  brandExists,
  brandUnusable,
  capacityExceeded,
  cardDeclined,
  closedToAgents,
  codeFailed,
  codeSandboxUnavailable,
  compositionNotSupported,
  deckNotRecognized,
  documentUnreadable,
  documentUnusable,
  endpointRemoved,
  feedbackInvalid,
  fileTooDemanding,
  fileUnreadable,
  forbiddenOrigin,
  forbiddenProvision,
  forbiddenSignature,
  idempotencyInProgress,
  idempotencyKeyReused,
  insufficientBalance,
  insufficientScope,
  intentInvalidShape,
  intentUnroutable,
  internalError,
  invalidAmount,
  invalidAutoTopup,
  invalidForm,
  invalidJson,
  invalidMultipart,
  invoicesNotConfigured,
  jobCanceled,
  jobFailed,
  jobFinal,
  jobNotReady,
  jobsNotAssemblable,
  liveKeyRequired,
  methodNotAllowed,
  minFontNotMet,
  nestedParamsInvalid,
  nestingTooDeep,
  noCardOnFile,
  noPlan,
  noSavedCard,
  noUsableSlide,
  notFound,
  notImplemented,
  notRecompilable,
  oauthClientUnknown,
  oauthNotConfigured,
  oauthRefused,
  payloadTooLarge,
  paymentEventRefused,
  paymentEventUnknown,
  paymentNotPaid,
  paymentsNotConfigured,
  paymentsUnavailable,
  pdfNotConvertible,
  pdfUnreadable,
  pictureFailed,
  pictureRefused,
  pictureUnreadable,
  pictureUnusable,
  planNotMonthly,
  planOpen,
  previewNotEligible,
  rateLimited,
  renderFailed,
  replacementUnmatched,
  requestInvalid,
  revisionMismatch,
  serviceUnavailable,
  sourceNotADeck,
  storageUnavailable,
  testLimitReached,
  timedOut,
  tooFewFiles,
  tooManyAssets,
  tooManyBrands,
  tooManyWebhooks,
  translatorFailed,
  translatorNotConfigured,
  unauthorized,
  unknownAsset,
  unknownComponent,
  unknownForm,
  unknownPlan,
  unknownPrior,
  unknownTheme,
  unknownVariant,
  unsupportedMediaType,
  upgradeDeclined,
  urlUnfetchable,
  userExists,
};

export const all: readonly ErrorDefinition[] = [
  agentLimitReached,
  billingProfileRequired,
  brandExists,
  brandUnusable,
  capacityExceeded,
  cardDeclined,
  closedToAgents,
  codeFailed,
  codeSandboxUnavailable,
  compositionNotSupported,
  deckNotRecognized,
  documentUnreadable,
  documentUnusable,
  endpointRemoved,
  feedbackInvalid,
  fileTooDemanding,
  fileUnreadable,
  forbiddenOrigin,
  forbiddenProvision,
  forbiddenSignature,
  idempotencyInProgress,
  idempotencyKeyReused,
  insufficientBalance,
  insufficientScope,
  intentInvalidShape,
  intentUnroutable,
  internalError,
  invalidAmount,
  invalidAutoTopup,
  invalidForm,
  invalidJson,
  invalidMultipart,
  invoicesNotConfigured,
  jobCanceled,
  jobFailed,
  jobFinal,
  jobNotReady,
  jobsNotAssemblable,
  liveKeyRequired,
  methodNotAllowed,
  minFontNotMet,
  nestedParamsInvalid,
  nestingTooDeep,
  noCardOnFile,
  noPlan,
  noSavedCard,
  noUsableSlide,
  notFound,
  notImplemented,
  notRecompilable,
  oauthClientUnknown,
  oauthNotConfigured,
  oauthRefused,
  payloadTooLarge,
  paymentEventRefused,
  paymentEventUnknown,
  paymentNotPaid,
  paymentsNotConfigured,
  paymentsUnavailable,
  pdfNotConvertible,
  pdfUnreadable,
  pictureFailed,
  pictureRefused,
  pictureUnreadable,
  pictureUnusable,
  planNotMonthly,
  planOpen,
  previewNotEligible,
  rateLimited,
  renderFailed,
  replacementUnmatched,
  requestInvalid,
  revisionMismatch,
  serviceUnavailable,
  sourceNotADeck,
  storageUnavailable,
  testLimitReached,
  timedOut,
  tooFewFiles,
  tooManyAssets,
  tooManyBrands,
  tooManyWebhooks,
  translatorFailed,
  translatorNotConfigured,
  unauthorized,
  unknownAsset,
  unknownComponent,
  unknownForm,
  unknownPlan,
  unknownPrior,
  unknownTheme,
  unknownVariant,
  unsupportedMediaType,
  upgradeDeclined,
  urlUnfetchable,
  userExists,
];
