/** Webhooks on the receiving side. */
export { type VerifyOptions, verifyWebhook, type WebhookEvent, WebhookSignatureError } from './verify.ts';
