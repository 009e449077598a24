/** The operations board: which page, act or stream a request asks for, and who may have it. */

import { findAudit, writeAudit } from '@deckwright/platform/audit';
import { isJobId } from '@deckwright/platform/jobs';
import { FACE_CACHING, FACE_TYPE, FACES_PATH, type Html, html, named, readPageFace } from '@deckwright/platform/pages';
import { askAct, notOurs, runAct } from './acts/run-act.ts';
import type { BoardOptions } from './board-options.ts';
import { openQueuesBoard, QUEUES_PATH, type QueuesBoard } from './bull-board.ts';
import { isOwnHost } from './hosts.ts';
import { type Answer, type Asked, type BoardServer, lead, type Stream, serveBoard } from './http.ts';
import type { BoardKit } from './kit.ts';
import { createLive, type Live } from './live.ts';
import { createLocalLink } from './local-link.ts';
import { boardPage, htmlAnswer, type Page } from './pages/frame.ts';
import { jobMain, jobParts } from './pages/job.ts';
import {
  alertsParts,
  auditMain,
  jobsMain,
  lineParts,
  linesMain,
  linesParts,
  storesMain,
  webhooksMain,
  workersMain,
} from './pages/lists.ts';
import { accountMain, accountsMain, reconcileMain, walletMain } from './pages/money.ts';
import { noticePage } from './pages/notice.ts';
import { overviewMain, overviewParts, storesPanel, workersPanel } from './pages/overview.ts';
import { panel } from './pages/parts.ts';
import { search } from './pages/search.ts';
import { readInput, readJob } from './reads/job.ts';
import { createOverviews, type Overviews } from './reads/overview.ts';
import { SCRIPT } from './script.ts';
import { closeSession, endedCookie, loadSession, readTheme, themeCookie } from './session.ts';
import { beginSignIn, finishSignIn, localSignIn, needSignIn, ownPage, signInPage } from './sign-in.ts';
import { isOwn, openVisit, type Visit } from './visit.ts';

export { boardOptions } from './board-options.ts';
export type { BoardKit } from './kit.ts';
export type { Roles } from './roles.ts';

export interface RunningBoard {
  readonly port: number;
  readonly base_url: string;
  /** The link that signs in on this machine, where there is no identity provider. */
  readonly sign_in_url: string | null;
  /** Takes no new request, and ends open ones within the time. */
  close(timeout_ms: number): Promise<void>;
}

interface Desk {
  readonly kit: BoardKit;
  readonly overviews: Overviews;
  readonly live: Live;
  readonly queues: QueuesBoard | null;
}

export async function startBoard({ host, port, base_url, ...rest }: BoardOptions): Promise<RunningBoard> {
  let server: BoardServer | undefined;
  const address = () => base_url ?? `http://${host.includes(':') ? `[${host}]` : host}:${server?.port ?? port}`;
  const local_link = rest.identity === null ? createLocalLink(rest.now) : null;
  const kit: BoardKit = { ...rest, base_url: address, local_link };
  const overviews = createOverviews(kit);
  const live = createLive(kit, overviews, livePageOf);
  const queues =
    kit.redis_url === undefined ? null : await openQueuesBoard(kit.redis_url, (error) => kit.log.debug({ err: error }, 'queues board'));
  const desk: Desk = { kit, overviews, live, queues };
  server = await serveBoard(
    { host, port, isOwn: (name) => isOwnHost(name, address()) },
    (asked) => answer(desk, asked),
    (error, path) => fault(kit, error, path),
  );
  const running = server;
  return {
    port: running.port,
    base_url: address(),
    sign_in_url: local_link === null ? null : `${address()}${local_link.path()}`,
    async close(timeout_ms) {
      live.close();
      await running.close(timeout_ms);
      await queues?.close();
    },
  };
}

function fault(kit: BoardKit, error: unknown, path: string): Answer {
  kit.log.error({ err: error, path }, 'a page of the board could not be made');
  return noticePage(503, {
    title: 'This page cannot be shown now',
    text: 'The database does not answer, or something else is wrong; the log says what. Nothing was done.',
    act: { href: path, label: 'Try again' },
    theme: 'system',
  });
}

async function answer(desk: Desk, asked: Asked): Promise<Answer | Stream> {
  const { kit } = desk;
  const { method, path } = asked;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && method !== 'POST') return { status: 405, headers: { Allow: 'GET, HEAD, POST' }, body: '' };
  if (isRead) {
    if (path === '/board.js')
      return {
        status: 200,
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
        body: SCRIPT,
      };
    if (path.startsWith(`/${FACES_PATH}`)) {
      const bytes = readPageFace(path.slice(FACES_PATH.length + 1));
      if (bytes !== undefined) return { status: 200, headers: { 'content-type': FACE_TYPE, 'Cache-Control': FACE_CACHING }, body: bytes };
    }
    if (path === '/sign-in') return signInPage(kit, asked);
    if (path === '/sign-in/callback') return finishSignIn(kit, asked);
    if (path === '/sign-in/local') return localSignIn(kit, asked);
    if (path === '/live' || path === QUEUES_PATH || path.startsWith(`${QUEUES_PATH}/`)) return streamOf(desk, asked);
  } else if (path === '/sign-in') return beginSignIn(kit, asked);
  const visit = await openVisit(kit, asked, desk.overviews.read);
  if (visit === null) return needSignIn(path);
  if (!isRead) {
    const done = await post(visit, asked);
    desk.overviews.forget();
    return done;
  }
  const page = await pageOf(visit, asked);
  if (page === null) return nowhere(visit);
  return 'status' in page ? page : htmlAnswer(200, boardPage(visit.shown, page));
}

/** Read-only twice over: nothing but reading comes this far, and the board itself is told so as well. */
async function streamOf({ kit, live, queues }: Desk, asked: Asked): Promise<Answer | Stream> {
  const session = await loadSession(kit.db, kit.base_url(), asked.cookie, kit.now());
  if (session === null) return asked.path === '/live' ? { status: 401, headers: {}, body: '' } : needSignIn(QUEUES_PATH);
  if (asked.path === '/live') return live.stream(asked.query.get('page') ?? '/', asked.cookie);
  if (queues !== null) return queues.stream;
  return noticePage(404, {
    title: 'The queue lives in PostgreSQL',
    text: 'Bull Board shows queues on Redis. Those of this installation stand on the board itself.',
    act: { href: '/lines', label: 'To the queues' },
    theme: readTheme(kit.base_url(), asked.cookie),
  });
}

const nowhere = (visit: Visit): Answer =>
  noticePage(404, {
    title: 'There is nothing here',
    text: 'It is not there any more, or never was.',
    act: { href: '/', label: 'To the overview' },
    theme: visit.theme,
  });

/** Pages that are sent anew while they are open; reading them changes nothing. Null for others. */
async function livePageOf(visit: Visit, path: string, notice: Html | '' = ''): Promise<Page | null> {
  const { overview, session, kit } = visit;
  const viewed = { role: session.role, runbooks_url: kit.runbooks_url };
  const [, first = '', second, ...more] = path.split('/').map(decode);
  if (more.length > 0) return null;
  if (second === undefined) {
    switch (first) {
      case '': {
        const parts = overviewParts(overview, viewed);
        return { path: '/', title: 'Overview', main: overviewMain(parts), parts };
      }
      case 'lines': {
        const parts = await linesParts(visit);
        return { path, title: 'Queues', main: linesMain(parts), parts };
      }
      case 'workers': {
        const parts = { workers: workersPanel(overview, viewed, 500) };
        return { path, title: 'Workers', main: workersMain(parts, notice), parts };
      }
      case 'stores': {
        const parts = { stores: storesPanel(overview) };
        return { path, title: 'Stores', main: storesMain(parts), parts };
      }
      case 'alerts': {
        const parts = alertsParts(overview, viewed);
        return { path, title: 'Alerts', main: html`${Object.values(parts)}`, parts };
      }
      default:
        return null;
    }
  }
  if (first === 'jobs' && isJobId(second)) {
    const story = await readJob(kit.db, second);
    if (story === null) return null;
    const parts = jobParts(visit, story);
    return { path, tab: '/jobs', title: `Job ${second}`, main: jobMain(parts, notice), parts };
  }
  const parts = first === 'lines' ? await lineParts(visit, second) : null;
  return (
    parts && {
      path,
      tab: '/lines',
      title: second,
      main: html`${parts['head']}<div class="stack">${parts['history']}${parts['days']}</div>`,
      parts,
    }
  );
}

async function pageOf(visit: Visit, asked: Asked): Promise<Page | Answer | null> {
  const { path, query } = asked;
  const live = await livePageOf(visit, path, await doneOf(visit, query));
  if (live !== null) return live;
  const [, first = '', second, third] = path.split('/').map(decode);
  const list = (title: string, main: Html): Page => ({ path, title, main });
  if (second === undefined) {
    switch (first) {
      case 'jobs':
        return list('Jobs', await jobsMain(visit, query));
      case 'webhooks':
        return list('Webhooks', await webhooksMain(visit, query));
      case 'accounts':
        return list('Accounts', await accountsMain(visit, query));
      case 'wallet':
        return list('Wallet', await walletMain(visit));
      case 'reconcile':
        return list('Reconcile', await reconcileMain(visit));
      case 'audit':
        return list('Audit', await auditMain(visit, query));
      case 'search': {
        const found = await search(visit, query.get('q') ?? '');
        return 'to' in found ? lead(found.to) : { path, title: 'Search', main: found.main, query: query.get('q') ?? '' };
      }
      default:
        return null;
    }
  }
  if (third !== undefined) return first === 'jobs' && third === 'input' && isJobId(second) ? inputPage(visit, second) : null;
  if (first === 'acts') return askAct(visit, asked, second);
  const main = first === 'accounts' ? await accountMain(visit, second) : null;
  return main && { path, tab: '/accounts', title: second, main };
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** What an act has come to, on the page that it led to. */
async function doneOf({ kit }: Visit, query: URLSearchParams): Promise<Html | ''> {
  const text = query.get('done') ?? '';
  const event = /^\d{1,15}$/.test(text) ? await findAudit(kit.db, { audit_id: Number(text) }) : null;
  return event === null ? '' : html`<p class="notice" role="status">${event.outcome}</p>`;
}

/** What a customer has sent is the customer's: who reads it is written down. */
async function inputPage(visit: Visit, job_id: string): Promise<Page | Answer | null> {
  const { kit, session } = visit;
  if (session.role !== 'operator')
    return noticePage(403, {
      title: 'Inputs are for operators',
      text: 'They hold what customers have sent.',
      act: { href: `/jobs/${job_id}`, label: 'Back' },
      theme: visit.theme,
    });
  const input = await readInput(kit.db, job_id);
  if (input === null) return null;
  await writeAudit(kit.db, session, {
    act: 'read input',
    target: job_id,
    account_id: input.account_id,
    reason: 'opened its page',
    outcome: 'Shown.',
  });
  return {
    path: `/jobs/${job_id}/input`,
    tab: '/jobs',
    title: 'Input',
    main: html`<div class="head"><div class="say"><p class="crumbs"><a href="/jobs">Jobs</a><span aria-hidden="true">›</span><a href="/jobs/${job_id}"><code>${job_id}</code></a></p><h1>What was sent</h1><p class="cause">That ${named(session.name)} has read it is written down.</p></div></div>${panel({ id: 'input', title: 'Request' }, html`<pre tabindex="0">${pretty(input.request_text).slice(0, 200_000)}</pre>`)}`,
  };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function post(visit: Visit, asked: Asked): Promise<Answer> {
  const { kit, session } = visit;
  const base_url = kit.base_url();
  const [, first, second] = asked.path.split('/');
  if (first === 'acts' && second !== undefined) return runAct(visit, asked, second);
  if (asked.path !== '/theme' && asked.path !== '/sign-out') return nowhere(visit);
  if (!isOwn(visit, asked)) return notOurs(visit);
  if (asked.path === '/theme') {
    const theme = asked.fields['theme'];
    return lead(ownPage(asked.fields['page']), {
      'Set-Cookie': themeCookie(base_url, theme === 'dark' || theme === 'light' ? theme : 'system'),
    });
  }
  await closeSession(kit.db, session.secret);
  return lead('/sign-in', { 'Set-Cookie': endedCookie(base_url) });
}
