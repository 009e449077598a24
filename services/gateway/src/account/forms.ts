/** Forms of the account page: that only our own pages can have made them, and that sending one twice does its work once. */

import { type Html, html } from '@deckwright/platform/pages';
import { formToken, isFormToken, randomText, sha256 } from '@deckwright/platform/sign-in';
import { oauthOf } from '../oauth/refusals.ts';
import type { Visit } from './visit.ts';

/** Fields as they were sent. */
export type Fields = Readonly<Record<string, string>>;

/** The hidden fields of a form: its id, new with each page, the proof that this session was given it, and the page that it is on. */
export function hidden({ kit, secret }: Visit, page: string): Html {
  const form = randomText();
  return html`<input type="hidden" name="form" value="${form}"><input type="hidden" name="token" value="${formToken(oauthOf(kit).form_key, secret, form)}"><input type="hidden" name="page" value="${page}">`;
}

/** Whether a form comes from a page of this session. */
export function isOwn({ kit, secret }: Visit, { form = '', token = '' }: Fields, origin: string | undefined): boolean {
  const foreign = origin !== undefined && origin !== new URL(kit.base_url()).origin;
  return !foreign && form !== '' && isFormToken(oauthOf(kit).form_key, secret, form, token);
}

/** What the next page shows of a form that was sent. */
export interface Outcome {
  readonly act: string;
  readonly ok: boolean;
  readonly notice: string;
  /** What is shown this once. */
  readonly secret?: { readonly label: string; readonly value: string; readonly note: string } | undefined;
  /** Of a refusal, the field that is at fault and what was typed. */
  readonly field?: string | undefined;
  readonly values?: Fields | undefined;
}

/** Names a form with what was typed into it: typed anew, it is another request. */
export const formName = (act: string, fields: Fields): string => sha256(JSON.stringify([act, Object.entries(fields).sort()]));

/** Where a form led that was sent before; null for a new one. */
export async function sentBefore({ kit, secret }: Visit, name: string): Promise<string | null> {
  const { rows } = await kit.db.query<{ location: string }>(
    'SELECT location FROM account_outcomes WHERE session_sha256 = $1 AND form_sha256 = $2',
    [sha256(secret), name],
  );
  return rows[0]?.location ?? null;
}

/** Stores an outcome, of two who send the same form at once that of the first. */
export async function keepOutcome(visit: Visit, name: string, location: string, outcome: Outcome | null): Promise<void> {
  const { kit, secret, account_id, now } = visit;
  const sealed = outcome === null ? null : kit.sealer.seal(JSON.stringify(outcome), `outcome:${account_id}`);
  await kit.db.query(
    `INSERT INTO account_outcomes (session_sha256, form_sha256, sealed, location, created_at)
     SELECT session_sha256, $2, $3, $4, $5 FROM account_sessions WHERE session_sha256 = $1 ON CONFLICT DO NOTHING`,
    [sha256(secret), name, sealed, location, now],
  );
}

/** What a form came to, shown once: whoever reloads the page, or finds it in the history, sees no key again. */
export async function takeOutcome({ kit, secret, account_id }: Visit, name: string | null): Promise<Outcome | null> {
  if (name === null || !/^[0-9a-f]{64}$/.test(name)) return null;
  const { rows } = await kit.db.query<{ sealed: string | null }>(
    `UPDATE account_outcomes o SET sealed = NULL FROM account_outcomes b
     WHERE o.session_sha256 = $1 AND o.form_sha256 = $2 AND b.session_sha256 = o.session_sha256 AND b.form_sha256 = o.form_sha256
       AND o.sealed IS NOT NULL RETURNING b.sealed`,
    [sha256(secret), name],
  );
  const sealed = rows[0]?.sealed ?? null;
  const text = sealed === null ? null : kit.sealer.open(sealed, `outcome:${account_id}`);
  return text === null ? null : (JSON.parse(text) as Outcome);
}
