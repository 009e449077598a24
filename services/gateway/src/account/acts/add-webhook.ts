/** Adds an address that is told what happened; the next page shows its secret once. */
import { EVENT_TYPES } from '@deckwright/platform/webhooks';
import { type Act, FieldFault } from '../act.ts';

export const addWebhook: Act = {
  field: 'url',
  async run({ ask }, { fields, key }) {
    const events = EVENT_TYPES.filter((event) => `event.${event}` in fields);
    if (events.length === 0) throw new FieldFault('events', 'Choose at least one kind of event.');
    const description = (fields['description'] ?? '').trim();
    const body = { url: (fields['url'] ?? '').trim(), events, description: description === '' ? null : description };
    const made = await ask({ method: 'post', path: '/v1/webhooks', body }, key);
    return {
      to: '/account/webhooks',
      secret: {
        label: 'The secret of the new webhook',
        value: String(made['secret']),
        note: 'Copy it now: it is not shown again. Every message is signed with it.',
      },
    };
  },
};
