// Written by `npm run generate`; do not edit.
import { route as wellKnownAgentCardJsonGet } from './.well-known/agent-card.json.get.ts';
import { route as wellKnownOauthAuthorizationServerGet } from './.well-known/oauth-authorization-server.get.ts';
import { route as wellKnownOauthProtectedResourceGet } from './.well-known/oauth-protected-resource.get.ts';
import { route as wellKnownOauthProtectedResourcePathGet } from './.well-known/oauth-protected-resource/[path].get.ts';
import { route as widgetDebugPost } from './_widget_debug.post.ts';
import { route as accountGet } from './account.get.ts';
import { route as accountPageGet } from './account/[page].get.ts';
import { route as accountActsActPost } from './account/acts/[act].post.ts';
import { route as accountConfirmActGet } from './account/confirm/[act].get.ts';
import { route as accountInvoicesNumberGet } from './account/invoices/[number].get.ts';
import { route as accountOutcomeIdGet } from './account/outcome/[id].get.ts';
import { route as accountSignInGet } from './account/sign-in.get.ts';
import { route as accountSignInPost } from './account/sign-in.post.ts';
import { route as accountUsageCsvGet } from './account/usage.csv.get.ts';
import { route as assetsFileGet } from './assets/[file].get.ts';
import { route as docsGet } from './docs.get.ts';
import { route as docsAssetGet } from './docs/[asset].get.ts';
import { route as docsErrorsCodeGet } from './docs/errors/[code].get.ts';
import { route as docsReferenceGet } from './docs/reference.get.ts';
import { route as docsReferenceSubjectGet } from './docs/reference/[subject].get.ts';
import { route as engineVersionFileGet } from './engine/[version]/[file].get.ts';
import { route as faviconIcoGet } from './favicon.ico.get.ts';
import { route as fontsFaceGet } from './fonts/[face].get.ts';
import { route as galleryGet } from './gallery.get.ts';
import { route as galleryFactsThemeFileGet } from './gallery/facts/[theme]/[file].get.ts';
import { route as galleryPicturesThemeFileGet } from './gallery/pictures/[theme]/[file].get.ts';
import { route as gallerySlidesThemeFileGet } from './gallery/slides/[theme]/[file].get.ts';
import { route as healthzGet } from './healthz.get.ts';
import { route as indexGet } from './index.get.ts';
import { route as llmsTxtGet } from './llms.txt.get.ts';
import { route as oauthAuthorizeGet } from './oauth/authorize.get.ts';
import { route as oauthCallbackGet } from './oauth/callback.get.ts';
import { route as oauthConsentGet } from './oauth/consent.get.ts';
import { route as oauthConsentPost } from './oauth/consent.post.ts';
import { route as oauthJwksGet } from './oauth/jwks.get.ts';
import { route as oauthRegisterGet } from './oauth/register.get.ts';
import { route as oauthRegisterPost } from './oauth/register.post.ts';
import { route as oauthRegisterClientIdDelete } from './oauth/register/[client_id].delete.ts';
import { route as oauthRegisterClientIdGet } from './oauth/register/[client_id].get.ts';
import { route as oauthRevokePost } from './oauth/revoke.post.ts';
import { route as oauthTokenPost } from './oauth/token.post.ts';
import { route as playGet } from './play.get.ts';
import { route as readyzGet } from './readyz.get.ts';
import { route as toolsGet } from './tools.get.ts';
import { route as toolsToolGet } from './tools/[tool].get.ts';
import { route as v1AccountGet } from './v1/account.get.ts';
import { route as v1AccountAgentsGet } from './v1/account/agents.get.ts';
import { route as v1AccountAgentsAgentIdDelete } from './v1/account/agents/[agent_id].delete.ts';
import { route as v1AccountAgentsAgentIdPatch } from './v1/account/agents/[agent_id].patch.ts';
import { route as v1AccountGrantsGet } from './v1/account/grants.get.ts';
import { route as v1AccountLedgerGet } from './v1/account/ledger.get.ts';
import { route as v1AnalyzeImagePost } from './v1/analyze/image.post.ts';
import { route as v1AnalyzeImagePerceivePost } from './v1/analyze/image/perceive.post.ts';
import { route as v1AnalyzeImagePreflightPost } from './v1/analyze/image/preflight.post.ts';
import { route as v1AssetsAssetIdDelete } from './v1/assets/[asset_id].delete.ts';
import { route as v1AssetsImagePost } from './v1/assets/image.post.ts';
import { route as v1AssetsImageGeneratePost } from './v1/assets/image/generate.post.ts';
import { route as v1AssetsLogoPost } from './v1/assets/logo.post.ts';
import { route as v1AuthKeysGet } from './v1/auth/keys.get.ts';
import { route as v1AuthKeysPost } from './v1/auth/keys.post.ts';
import { route as v1AuthKeysKeyIdDelete } from './v1/auth/keys/[key_id].delete.ts';
import { route as v1AuthKeysDefaultGet } from './v1/auth/keys/default.get.ts';
import { route as v1AuthProvisionPost } from './v1/auth/provision.post.ts';
import { route as v1BillingAutotopupDelete } from './v1/billing/autotopup.delete.ts';
import { route as v1BillingAutotopupGet } from './v1/billing/autotopup.get.ts';
import { route as v1BillingAutotopupPost } from './v1/billing/autotopup.post.ts';
import { route as v1BillingChargeSavedPost } from './v1/billing/charge-saved.post.ts';
import { route as v1BillingCheckoutPost } from './v1/billing/checkout.post.ts';
import { route as v1BillingInvoicesGet } from './v1/billing/invoices.get.ts';
import { route as v1BillingInvoicesPost } from './v1/billing/invoices.post.ts';
import { route as v1BillingInvoicesInvoiceNumberGet } from './v1/billing/invoices/[invoice_number].get.ts';
import { route as v1BillingPlanDelete } from './v1/billing/plan.delete.ts';
import { route as v1BillingPlanGet } from './v1/billing/plan.get.ts';
import { route as v1BillingPlanOverflowPost } from './v1/billing/plan/overflow.post.ts';
import { route as v1BillingPlanReactivatePost } from './v1/billing/plan/reactivate.post.ts';
import { route as v1BillingPlanUpgradePost } from './v1/billing/plan/upgrade.post.ts';
import { route as v1BillingPlansCheckoutPost } from './v1/billing/plans/checkout.post.ts';
import { route as v1BillingPortalPost } from './v1/billing/portal.post.ts';
import { route as v1BillingProfileGet } from './v1/billing/profile.get.ts';
import { route as v1BillingProfilePut } from './v1/billing/profile.put.ts';
import { route as v1BillingSetupIntentPost } from './v1/billing/setup-intent.post.ts';
import { route as v1BrandsGet } from './v1/brands.get.ts';
import { route as v1BrandsPost } from './v1/brands.post.ts';
import { route as v1BrandsSlugDelete } from './v1/brands/[slug].delete.ts';
import { route as v1BrandsSlugGet } from './v1/brands/[slug].get.ts';
import { route as v1BrandsSlugPut } from './v1/brands/[slug].put.ts';
import { route as v1BrandsSlugPreviewGet } from './v1/brands/[slug]/preview.get.ts';
import { route as v1CatalogGet } from './v1/catalog.get.ts';
import { route as v1CatalogFormsGet } from './v1/catalog/forms.get.ts';
import { route as v1CatalogFormsFormGet } from './v1/catalog/forms/[form].get.ts';
import { route as v1CatalogPriorsGet } from './v1/catalog/priors.get.ts';
import { route as v1CatalogPriorsPriorIdGet } from './v1/catalog/priors/[prior_id].get.ts';
import { route as v1CatalogPriorsPriorIdPreviewGet } from './v1/catalog/priors/[prior_id]/preview.get.ts';
import { route as v1CatalogThemesGet } from './v1/catalog/themes.get.ts';
import { route as v1CompilePost } from './v1/compile.post.ts';
import { route as v1DeckDeckIdPatch } from './v1/deck/[deck_id].patch.ts';
import { route as v1DeckDeckIdDiffGet } from './v1/deck/[deck_id]/diff.get.ts';
import { route as v1DeckDeckIdForkPost } from './v1/deck/[deck_id]/fork.post.ts';
import { route as v1DeckDeckIdRefreshPost } from './v1/deck/[deck_id]/refresh.post.ts';
import { route as v1DeckDeckIdSyncPost } from './v1/deck/[deck_id]/sync.post.ts';
import { route as v1DeckCombinePost } from './v1/deck/combine.post.ts';
import { route as v1DeckDocumentPost } from './v1/deck/document.post.ts';
import { route as v1DeckFromJobsPost } from './v1/deck/from-jobs.post.ts';
import { route as v1DeckOutlinePost } from './v1/deck/outline.post.ts';
import { route as v1DeckTranslatePost } from './v1/deck/translate.post.ts';
import { route as v1EmailClickedPost } from './v1/email/clicked.post.ts';
import { route as v1EmailUnsubscribeGet } from './v1/email/unsubscribe.get.ts';
import { route as v1EmailUnsubscribePost } from './v1/email/unsubscribe.post.ts';
import { route as v1FeedbackGet } from './v1/feedback.get.ts';
import { route as v1FeedbackPost } from './v1/feedback.post.ts';
import { route as v1FilesPathGet } from './v1/files/[path].get.ts';
import { route as v1FitPost } from './v1/fit.post.ts';
import { route as v1HelpersGet } from './v1/helpers.get.ts';
import { route as v1InspectPost } from './v1/inspect.post.ts';
import { route as v1JobsGet } from './v1/jobs.get.ts';
import { route as v1JobsJobIdDelete } from './v1/jobs/[job_id].delete.ts';
import { route as v1JobsJobIdGet } from './v1/jobs/[job_id].get.ts';
import { route as v1JobsJobIdCancelPost } from './v1/jobs/[job_id]/cancel.post.ts';
import { route as v1JobsJobIdDownloadUrlDelete } from './v1/jobs/[job_id]/download-url.delete.ts';
import { route as v1JobsJobIdDownloadUrlPost } from './v1/jobs/[job_id]/download-url.post.ts';
import { route as v1JobsJobIdEventsGet } from './v1/jobs/[job_id]/events.get.ts';
import { route as v1JobsJobIdPdfGet } from './v1/jobs/[job_id]/pdf.get.ts';
import { route as v1JobsJobIdPngGet } from './v1/jobs/[job_id]/png.get.ts';
import { route as v1JobsJobIdPptxGet } from './v1/jobs/[job_id]/pptx.get.ts';
import { route as v1JobsJobIdPreviewGet } from './v1/jobs/[job_id]/preview.get.ts';
import { route as v1JobsJobIdRevertPost } from './v1/jobs/[job_id]/revert.post.ts';
import { route as v1OpenapiJsonGet } from './v1/openapi.json.get.ts';
import { route as v1PerceptionProceedPost } from './v1/perception/proceed.post.ts';
import { route as v1PlanPost } from './v1/plan.post.ts';
import { route as v1PreviewsEphemeralPathGet } from './v1/previews/ephemeral/[path].get.ts';
import { route as v1PricingGet } from './v1/pricing.get.ts';
import { route as v1RenderAutoPost } from './v1/render/auto.post.ts';
import { route as v1RenderCodePost } from './v1/render/code.post.ts';
import { route as v1RenderFromImagePost } from './v1/render/from-image.post.ts';
import { route as v1RenderFromPdfPost } from './v1/render/from-pdf.post.ts';
import { route as v1RenderIntentPost } from './v1/render/intent.post.ts';
import { route as v1RenderIntentJobIdPatch } from './v1/render/intent/[job_id].patch.ts';
import { route as v1RenderIntentDeckPost } from './v1/render/intent/deck.post.ts';
import { route as v1RenderIntentDeckDeckIdPatch } from './v1/render/intent/deck/[deck_id].patch.ts';
import { route as v1RepairPost } from './v1/repair.post.ts';
import { route as v1StripeWebhookPost } from './v1/stripe/webhook.post.ts';
import { route as v1ToolsToolNameGet } from './v1/tools/[tool_name].get.ts';
import { route as v1ToolsToolNamePost } from './v1/tools/[tool_name].post.ts';
import { route as v1ToolsAttemptPost } from './v1/tools/attempt.post.ts';
import { route as v1ToolsCombinePowerpointPost } from './v1/tools/combine-powerpoint.post.ts';
import { route as v1ToolsDocumentToDeckPost } from './v1/tools/document-to-deck.post.ts';
import { route as v1ToolsPdfAnalyzePost } from './v1/tools/pdf-analyze.post.ts';
import { route as v1ToolsPdfToPptxPost } from './v1/tools/pdf-to-pptx.post.ts';
import { route as v1ToolsPreviewCodePost } from './v1/tools/preview-code.post.ts';
import { route as v1ToolsPreviewVariantPost } from './v1/tools/preview-variant.post.ts';
import { route as v1TopupSessionIdGet } from './v1/topup/[session_id].get.ts';
import { route as v1WebhooksGet } from './v1/webhooks.get.ts';
import { route as v1WebhooksPost } from './v1/webhooks.post.ts';
import { route as v1WebhooksWebhookIdDelete } from './v1/webhooks/[webhook_id].delete.ts';
import { route as v1WebhooksWebhookIdGet } from './v1/webhooks/[webhook_id].get.ts';
import { route as v1WebhooksWebhookIdPatch } from './v1/webhooks/[webhook_id].patch.ts';
import { route as v1WebhooksWebhookIdDeliveriesGet } from './v1/webhooks/[webhook_id]/deliveries.get.ts';
import { route as v1WebhooksWebhookIdDeliveriesDeliveryIdResendPost } from './v1/webhooks/[webhook_id]/deliveries/[delivery_id]/resend.post.ts';
import { route as v1WebhooksWebhookIdSecretPost } from './v1/webhooks/[webhook_id]/secret.post.ts';
import { route as v1WebhooksWebhookIdTestPost } from './v1/webhooks/[webhook_id]/test.post.ts';
import { route as v1WidgetsGet } from './v1/widgets.get.ts';
import { route as v1WidgetsNameGet } from './v1/widgets/[name].get.ts';
import { route as v1WidgetsNamePreviewGet } from './v1/widgets/[name]/preview.get.ts';

export const all = [
  wellKnownAgentCardJsonGet,
  wellKnownOauthAuthorizationServerGet,
  wellKnownOauthProtectedResourceGet,
  wellKnownOauthProtectedResourcePathGet,
  widgetDebugPost,
  accountGet,
  accountPageGet,
  accountActsActPost,
  accountConfirmActGet,
  accountInvoicesNumberGet,
  accountOutcomeIdGet,
  accountSignInGet,
  accountSignInPost,
  accountUsageCsvGet,
  assetsFileGet,
  docsGet,
  docsAssetGet,
  docsErrorsCodeGet,
  docsReferenceGet,
  docsReferenceSubjectGet,
  engineVersionFileGet,
  faviconIcoGet,
  fontsFaceGet,
  galleryGet,
  galleryFactsThemeFileGet,
  galleryPicturesThemeFileGet,
  gallerySlidesThemeFileGet,
  healthzGet,
  indexGet,
  llmsTxtGet,
  oauthAuthorizeGet,
  oauthCallbackGet,
  oauthConsentGet,
  oauthConsentPost,
  oauthJwksGet,
  oauthRegisterGet,
  oauthRegisterPost,
  oauthRegisterClientIdDelete,
  oauthRegisterClientIdGet,
  oauthRevokePost,
  oauthTokenPost,
  playGet,
  readyzGet,
  toolsGet,
  toolsToolGet,
  v1AccountGet,
  v1AccountAgentsGet,
  v1AccountAgentsAgentIdDelete,
  v1AccountAgentsAgentIdPatch,
  v1AccountGrantsGet,
  v1AccountLedgerGet,
  v1AnalyzeImagePost,
  v1AnalyzeImagePerceivePost,
  v1AnalyzeImagePreflightPost,
  v1AssetsAssetIdDelete,
  v1AssetsImagePost,
  v1AssetsImageGeneratePost,
  v1AssetsLogoPost,
  v1AuthKeysGet,
  v1AuthKeysPost,
  v1AuthKeysKeyIdDelete,
  v1AuthKeysDefaultGet,
  v1AuthProvisionPost,
  v1BillingAutotopupDelete,
  v1BillingAutotopupGet,
  v1BillingAutotopupPost,
  v1BillingChargeSavedPost,
  v1BillingCheckoutPost,
  v1BillingInvoicesGet,
  v1BillingInvoicesPost,
  v1BillingInvoicesInvoiceNumberGet,
  v1BillingPlanDelete,
  v1BillingPlanGet,
  v1BillingPlanOverflowPost,
  v1BillingPlanReactivatePost,
  v1BillingPlanUpgradePost,
  v1BillingPlansCheckoutPost,
  v1BillingPortalPost,
  v1BillingProfileGet,
  v1BillingProfilePut,
  v1BillingSetupIntentPost,
  v1BrandsGet,
  v1BrandsPost,
  v1BrandsSlugDelete,
  v1BrandsSlugGet,
  v1BrandsSlugPut,
  v1BrandsSlugPreviewGet,
  v1CatalogGet,
  v1CatalogFormsGet,
  v1CatalogFormsFormGet,
  v1CatalogPriorsGet,
  v1CatalogPriorsPriorIdGet,
  v1CatalogPriorsPriorIdPreviewGet,
  v1CatalogThemesGet,
  v1CompilePost,
  v1DeckDeckIdPatch,
  v1DeckDeckIdDiffGet,
  v1DeckDeckIdForkPost,
  v1DeckDeckIdRefreshPost,
  v1DeckDeckIdSyncPost,
  v1DeckCombinePost,
  v1DeckDocumentPost,
  v1DeckFromJobsPost,
  v1DeckOutlinePost,
  v1DeckTranslatePost,
  v1EmailClickedPost,
  v1EmailUnsubscribeGet,
  v1EmailUnsubscribePost,
  v1FeedbackGet,
  v1FeedbackPost,
  v1FilesPathGet,
  v1FitPost,
  v1HelpersGet,
  v1InspectPost,
  v1JobsGet,
  v1JobsJobIdDelete,
  v1JobsJobIdGet,
  v1JobsJobIdCancelPost,
  v1JobsJobIdDownloadUrlDelete,
  v1JobsJobIdDownloadUrlPost,
  v1JobsJobIdEventsGet,
  v1JobsJobIdPdfGet,
  v1JobsJobIdPngGet,
  v1JobsJobIdPptxGet,
  v1JobsJobIdPreviewGet,
  v1JobsJobIdRevertPost,
  v1OpenapiJsonGet,
  v1PerceptionProceedPost,
  v1PlanPost,
  v1PreviewsEphemeralPathGet,
  v1PricingGet,
  v1RenderAutoPost,
  v1RenderCodePost,
  v1RenderFromImagePost,
  v1RenderFromPdfPost,
  v1RenderIntentPost,
  v1RenderIntentJobIdPatch,
  v1RenderIntentDeckPost,
  v1RenderIntentDeckDeckIdPatch,
  v1RepairPost,
  v1StripeWebhookPost,
  v1ToolsToolNameGet,
  v1ToolsToolNamePost,
  v1ToolsAttemptPost,
  v1ToolsCombinePowerpointPost,
  v1ToolsDocumentToDeckPost,
  v1ToolsPdfAnalyzePost,
  v1ToolsPdfToPptxPost,
  v1ToolsPreviewCodePost,
  v1ToolsPreviewVariantPost,
  v1TopupSessionIdGet,
  v1WebhooksGet,
  v1WebhooksPost,
  v1WebhooksWebhookIdDelete,
  v1WebhooksWebhookIdGet,
  v1WebhooksWebhookIdPatch,
  v1WebhooksWebhookIdDeliveriesGet,
  v1WebhooksWebhookIdDeliveriesDeliveryIdResendPost,
  v1WebhooksWebhookIdSecretPost,
  v1WebhooksWebhookIdTestPost,
  v1WidgetsGet,
  v1WidgetsNameGet,
  v1WidgetsNamePreviewGet,
] as const;
