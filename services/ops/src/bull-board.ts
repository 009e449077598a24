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

/** Its page asks Google for two faces; what the browser has serves as well. */
const withoutStrangers = (page: string): string => page.replace(/<(?:link|script)\b[^>]*\b(?:href|src)="(?:https?:)?\/\/[^>]*>/g, '');

/** How Express draws a file. */
type Draw = (path: string, values: object, done: (error: Error | null, page?: string) => void) => void;
interface Drawing {
  readonly engines: Readonly<Record<string, Draw>>;
  engine(name: string, draw: Draw): void;
}

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
  const app: Stream & Drawing = adapter.getRouter();
  const draw = app.engines['.ejs'];
  if (draw === undefined) throw new Error('Bull Board draws its page by something else than EJS.');
  app.engine('ejs', (path, values, done) => draw(path, values, (error, page) => done(error, page && withoutStrangers(page))));
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
