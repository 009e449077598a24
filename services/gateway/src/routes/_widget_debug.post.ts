/** POST /_widget_debug: what a card says of its own trouble, for the log. */
import { emptyReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../kit.ts';

/** A card's state is small; the rest of what somebody sends is not kept. */
const MOST_CHARACTERS = 4000;

export const route = defineRoute({
  method: 'post',
  path: '/_widget_debug',
  tag: 'Agents',
  summary: 'Log the state of a card',
  description: 'A card that a host shows tells here what it sees when something is wrong. It is logged, and nothing else happens.',
  auth: 'public',
  limit: { name: 'widget-debug', limit: 60, per_s: 60, by: 'address' },
  body: z.looseObject({}).meta({ id: 'CardState' }),
  body_bytes: 64 * 1024,
  answers: { 204: { description: 'It was logged.' } },
  errors: [],
  example: { body: { card: 'result-card', state: 'no_result' } },
  async handle({ body, log }) {
    log.info({ card: JSON.stringify(body).slice(0, MOST_CHARACTERS) }, 'a card told its state');
    return emptyReply(204);
  },
});
