/** Sends a message to a webhook now, and says how it went. */
import { type Act, FieldFault } from '../act.ts';

export const testWebhook: Act = {
  field: 'id',
  async run({ ask }, { fields, key }) {
    const went = await ask({ method: 'post', path: '/v1/webhooks/{webhook_id}/test', params: { webhook_id: fields['id'] ?? '' } }, key);
    if (went['delivered'] !== true) {
      const status = typeof went['status'] === 'number' ? `It answered ${went['status']}.` : String(went['error'] ?? 'Nothing answered.');
      throw new FieldFault('id', `The test did not arrive. ${status} Anything but a 2xx within 10 seconds counts as not arrived.`);
    }
    return { to: '/account/webhooks', notice: `The test arrived: ${String(went['status'])} after ${String(went['ms'])} ms.` };
  },
};
