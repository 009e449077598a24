/** Bull Board beside the board, for the queues on Redis: to look at, never to change anything. */
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { showRedisQueues } from '@deckwright/platform/jobs';
import type { Stream } from './http.ts';

export const QUEUES_PATH = '/queues';

/** Its own page has styles in elements, and a script from itself. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; manifest-src 'self'; base-uri 'self'; frame-ancestors 'none'";

export interface QueuesBoard {
  /** For who has signed in, and reads: whatever would change something is refused before it comes here. */
  readonly stream: Stream;
  close(): Promise<void>;
}

export async function openQueuesBoard(redis_url: string, onError: (error: Error) => void): Promise<QueuesBoard> {
  const shown = await showRedisQueues(redis_url, onError);
  const adapter = new ExpressAdapter();
  adapter.setBasePath(QUEUES_PATH);
  createBullBoard({
    queues: shown.queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false })),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Deckwright queues' } },
  });
  const app: Stream = adapter.getRouter();
  return {
    stream: (request, response) => {
      response.setHeader('Content-Security-Policy', POLICY);
      response.setHeader('Cache-Control', 'no-store');
      request.url = (request.url ?? '/').slice(QUEUES_PATH.length) || '/';
      if (!request.url.startsWith('/')) request.url = `/${request.url}`;
      app(request, response);
    },
    close: () => shown.close(),
  };
}
