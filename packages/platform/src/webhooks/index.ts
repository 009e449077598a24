/** Webhooks: addresses, events and their deliveries. */
export { CLAIM_MS, type DeliverKit, deliver, sendTest } from './deliver.ts';
export {
  type ClaimedDelivery,
  claimDeliveries,
  createTest,
  type Delivery,
  expireEvents,
  listDeliveries,
  sendAgain,
  WEBHOOK_CHANNEL,
} from './deliveries.ts';
export { EVENT_TYPES, type EventType, TEST_EVENT, WebhookEvent } from './event.ts';
export {
  changeWebhook,
  createWebhook,
  listDisabled,
  listWebhooks,
  MAX_WEBHOOKS,
  readWebhook,
  removeWebhook,
  resealSecrets,
  rotateSecret,
  SECRET_OVERLAP_HOURS,
  type Webhook,
} from './registry.ts';
