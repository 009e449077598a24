/** POST /_widget_debug: what a card says of its own trouble, for the log. */
import { emptyReply, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../kit.ts';

/** A word of a card's own. What it shows is the caller's, and does not belong into a log. */
const OWN_WORD = /^[a-z][a-z_-]{0,39}$/;
const MAX_MEMBERS = 20;

/** Its own words, and of everything else what kind of thing it is. */
const stateOf = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => OWN_WORD.test(name))
      .slice(0, MAX_MEMBERS)
      .map(([name, value]) => [name, typeof value === 'string' && OWN_WORD.test(value) ? value : `(${typeof value})`]),
  );

export const route = defineRoute({
  method: 'post',
  path: '/_widget_debug',
  tag: 'Agents',
  summary: 'Log the state of a card',
  description:
    'A card that a host shows tells here what it sees when something is wrong. Its state is logged, without what it shows, and nothing else happens.',
  auth: 'public',
  limit: { name: 'widget-debug', limit: 60, per_s: 60, by: 'address' },
  body: open('words of a card, of which its own are logged', z.looseObject({})).meta({ id: 'CardState' }),
  body_bytes: 64 * 1024,
  answers: { 204: { description: 'It was logged.' } },
  errors: [],
  example: { body: { card: 'result-card', state: 'no_result' } },
  async handle({ body, log }) {
    log.info({ card: stateOf(body) }, 'a card told its state');
    return emptyReply(204);
  },
});
