/** Webhooks: addresses that receive events. */
import type { Schema } from '../api/index.ts';
import type { RequestOptions } from '../transport/index.ts';
import type { Caller } from './caller.ts';
import { allOf } from './pages.ts';

export type Webhook = Schema<'Webhook'>;
export type WebhookDelivery = Schema<'WebhookDelivery'>;

export class Webhooks {
  readonly #call: Caller;

  constructor(call: Caller) {
    this.#call = call;
  }

  /** The secret is in this answer alone. */
  create(request: Schema<'CreateWebhookRequest'>, options: RequestOptions = {}): Promise<Schema<'WebhookWithSecret'>> {
    return this.#call('post', '/v1/webhooks', { body: request, ...options });
  }

  async list(options: RequestOptions = {}): Promise<readonly Webhook[]> {
    return (await this.#call('get', '/v1/webhooks', options)).webhooks;
  }

  get(webhook_id: string, options: RequestOptions = {}): Promise<Webhook> {
    return this.#call('get', '/v1/webhooks/{webhook_id}', { path: { webhook_id }, ...options });
  }

  update(webhook_id: string, change: Schema<'ChangeWebhookRequest'>, options: RequestOptions = {}): Promise<Webhook> {
    return this.#call('patch', '/v1/webhooks/{webhook_id}', { path: { webhook_id }, body: change, ...options });
  }

  async delete(webhook_id: string, options: RequestOptions = {}): Promise<void> {
    await this.#call('delete', '/v1/webhooks/{webhook_id}', { path: { webhook_id }, ...options });
  }

  /** Sends a test now; the answer says how it went. */
  test(webhook_id: string, options: RequestOptions = {}): Promise<Schema<'WebhookTest'>> {
    return this.#call('post', '/v1/webhooks/{webhook_id}/test', { path: { webhook_id }, ...options });
  }

  /** A new secret; the one before signs beside it for a day. */
  rotateSecret(webhook_id: string, options: RequestOptions = {}): Promise<Schema<'WebhookSecret'>> {
    return this.#call('post', '/v1/webhooks/{webhook_id}/secret', { path: { webhook_id }, ...options });
  }

  /** Every delivery of the last 30 days, newest first. */
  deliveries(
    webhook_id: string,
    query: { readonly state?: WebhookDelivery['state'] } = {},
    options: RequestOptions = {},
  ): AsyncGenerator<WebhookDelivery, void, undefined> {
    return allOf(
      async (offset) => {
        const page = { path: { webhook_id }, query: { ...query, limit: 100, offset }, ...options };
        const { deliveries, total } = await this.#call('get', '/v1/webhooks/{webhook_id}/deliveries', page);
        return { items: deliveries, total };
      },
      (delivery) => delivery.delivery_id,
    );
  }

  resend(webhook_id: string, delivery_id: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    const path = { webhook_id, delivery_id };
    return this.#call('post', '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend', { path, ...options });
  }
}
