/** Sends the parts of a page that have changed to who has it open. The overview is read once for all. */
import type { ServerResponse } from 'node:http';
import type { Stream } from './http.ts';
import type { BoardKit } from './kit.ts';
import { entries, type Page } from './pages/frame.ts';
import { clock } from './pages/words.ts';
import type { Overviews } from './reads/overview.ts';
import { openVisit, type Visit } from './visit.ts';

interface Viewer {
  readonly path: string;
  readonly response: ServerResponse;
  readonly cookie: string | undefined;
  /** What it was sent last, by part. */
  readonly sent: Map<string, string>;
}

export interface Live {
  /** The stream of the page at this path, for somebody who has signed in. */
  stream(path: string, cookie: string | undefined): Stream;
  close(): void;
}

/** The page as it is now; null where nothing is there any more. */
export type ReadPage = (visit: Visit, path: string) => Promise<Page | null>;

const EVERY_MS = 5_000;
/** More viewers than this are not sent anything: their pages still load. */
const MOST_VIEWERS = 200;

export function createLive(kit: BoardKit, overviews: Overviews, readPage: ReadPage): Live {
  const viewers = new Set<Viewer>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const say = ({ response }: Viewer, event: string, data: string) => response.write(`event: ${event}\ndata: ${data}\n\n`);

  /** One page is read once for all windows of one person. */
  const tell = async (viewer: Viewer, overview: Awaited<ReturnType<Overviews['read']>>, pages: Map<string, Promise<Page | null>>) => {
    const visit = await openVisit(kit, viewer, async () => overview);
    const key = visit === null ? '' : JSON.stringify([viewer.path, visit.session.subject, visit.session.role]);
    if (visit !== null && !pages.has(key)) pages.set(key, readPage(visit, viewer.path));
    const page = visit === null ? null : await pages.get(key);
    // Who has signed out elsewhere, or whose day is over, sees nothing more.
    if (visit === null || page == null) {
      say(viewer, 'ended', '');
      viewer.response.end();
      return;
    }
    const { marks, has_queues } = visit.shown;
    const rail = `<nav aria-label="Board" id="entries">${entries(marks, page.tab ?? page.path, has_queues).text}</nav>`;
    for (const [id, text] of [
      ...Object.entries(page.parts ?? {}).map(([id, part]) => [id, part.text] as const),
      ['entries', rail] as const,
    ]) {
      if (viewer.sent.get(id) === text) continue;
      viewer.sent.set(id, text);
      say(viewer, 'part', JSON.stringify({ id, html: text }));
    }
    say(viewer, 'clock', `${clock(kit.now())} UTC`);
  };

  const look = async (): Promise<void> => {
    if (isLooking || viewers.size === 0) return;
    isLooking = true;
    const warn = (error: unknown) => kit.log.warn({ err: error }, 'an open page could not be read again');
    try {
      const overview = await overviews.read();
      const pages = new Map<string, Promise<Page | null>>();
      for (const viewer of viewers) await tell(viewer, overview, pages).catch(warn);
    } catch (error) {
      warn(error);
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
    stream: (path, cookie) => (request, response) => {
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
      const viewer: Viewer = { path, response, cookie, sent: new Map() };
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
