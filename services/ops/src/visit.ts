/** A page that somebody has opened who is signed in: who it is, and what every page shows of the farm. */
import { type Html, html } from '@deckwright/platform/pages';
import { formToken, isFormToken, randomText } from '@deckwright/platform/sign-in';
import type { Asked } from './http.ts';
import type { BoardKit } from './kit.ts';
import type { Shown } from './pages/frame.ts';
import type { Overview } from './reads/reading.ts';
import { loadSession, readTheme, type Session, type Theme } from './session.ts';

export interface Visit {
  readonly kit: BoardKit;
  readonly session: Session;
  readonly theme: Theme;
  readonly overview: Overview;
  readonly shown: Shown;
  /** The hidden fields of a form: its id, new with each page, the proof that this session was given it, and the page that it is on. */
  readonly hidden: (page: string) => Html;
}

/** Null for who is not signed in. */
export async function openVisit(kit: BoardKit, asked: Pick<Asked, 'cookie'>, read: () => Promise<Overview>): Promise<Visit | null> {
  const now = kit.now();
  const session = await loadSession(kit.db, kit.base_url(), asked.cookie, now);
  if (session === null) return null;
  const theme = readTheme(kit.base_url(), asked.cookie);
  const overview = await read();
  const hidden = (page: string): Html => {
    const form = randomText();
    return html`<input type="hidden" name="form" value="${form}"><input type="hidden" name="token" value="${formToken(keyOf(session), session.secret, form)}"><input type="hidden" name="page" value="${page}">`;
  };
  return {
    kit,
    session,
    theme,
    overview,
    hidden,
    shown: {
      session,
      theme,
      marks: marksOf(overview),
      cluster: kit.cluster,
      version: kit.version,
      now,
      hidden,
      has_queues: kit.redis_url !== undefined,
      runbooks_url: kit.runbooks_url,
    },
  };
}

export const marksOf = ({ lines, workers, alerts }: Overview) => ({
  late: lines.filter((line) => line.health === 'bad').length,
  workers: workers.length,
  firing: alerts.length,
});

/** The secret itself is known to the browser and to nobody else; what is stored is its hash. */
const keyOf = ({ secret }: Session): Buffer => Buffer.from(secret);

/** Whether a form comes from a page of this session. */
export function isOwn({ kit, session }: Pick<Visit, 'kit' | 'session'>, { fields, origin }: Asked): boolean {
  const { form = '', token = '' } = fields;
  const isForeign = origin !== undefined && origin !== new URL(kit.base_url()).origin;
  return !isForeign && form !== '' && isFormToken(keyOf(session), session.secret, form, token);
}
