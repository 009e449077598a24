/** Sends the parts of the overview that have changed, to all who look at it, from one reading. */
import type { ServerResponse } from 'node:http';
import type { Stream } from './http.ts';
import type { BoardKit } from './kit.ts';
import { entries } from './pages/frame.ts';
import { overviewParts } from './pages/overview.ts';
import { clock } from './pages/words.ts';
import type { Overviews } from './reads/overview.ts';
import { loadSession, type Session } from './session.ts';
import { marksOf } from './visit.ts';

interface Viewer {
  readonly session: Session;
  readonly response: ServerResponse;
  readonly cookie: string | undefined;
  /** What it was sent last, by part. */
  readonly sent: Map<string, string>;
}

export interface Live {
  /** The stream for somebody who has signed in. */
  stream(session: Session, cookie: string | undefined): Stream;
  close(): void;
}

const EVERY_MS = 5_000;
/** More viewers than this are not sent anything: their pages still load. */
const MOST_VIEWERS = 200;

export function createLive(kit: BoardKit, overviews: Overviews): Live {
  const viewers = new Set<Viewer>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const say = ({ response }: Viewer, event: string, data: string) => response.write(`event: ${event}\ndata: ${data}\n\n`);

  const look = async (): Promise<void> => {
    if (isLooking || viewers.size === 0) return;
    isLooking = true;
    try {
      const read = await overviews.read();
      const { now, runbooks_url, redis_url, base_url, db } = kit;
      for (const viewer of viewers) {
        // Who has signed out elsewhere, or whose day is over, sees nothing more.
        if ((await loadSession(db, base_url(), viewer.cookie, now())) === null) {
          say(viewer, 'ended', '');
          viewer.response.end();
          continue;
        }
        const { role } = viewer.session;
        const parts = { ...overviewParts(read, { role, runbooks_url }) };
        const rail = `<nav aria-label="Board" id="entries">${entries(marksOf(read), '/', redis_url !== undefined).text}</nav>`;
        for (const [id, text] of [...Object.entries(parts).map(([id, part]) => [id, part.text] as const), ['entries', rail] as const]) {
          if (viewer.sent.get(id) === text) continue;
          viewer.sent.set(id, text);
          say(viewer, 'part', JSON.stringify({ id, html: text }));
        }
        say(viewer, 'clock', `${clock(now())} UTC`);
      }
    } catch (error) {
      kit.log.warn({ err: error }, 'the overview could not be read');
    } finally {
      isLooking = false;
    }
  };

  const leave = (viewer: Viewer) => {
    viewers.delete(viewer);
    if (viewers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    stream: (session, cookie) => (request, response) => {
      if (viewers.size >= MOST_VIEWERS) {
        response.writeHead(503, { 'Retry-After': '30' }).end();
        return;
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      response.write('retry: 5000\n\n');
      const viewer: Viewer = { session, response, cookie, sent: new Map() };
      viewers.add(viewer);
      request.on('close', () => leave(viewer));
      timer ??= setInterval(() => void look(), EVERY_MS);
      void look();
    },
    close() {
      clearInterval(timer);
      for (const { response } of viewers) response.end();
      viewers.clear();
    },
  };
}
