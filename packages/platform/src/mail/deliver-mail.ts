/** Sends one claimed mail, and writes down how that ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { checkNotice } from './check-notice.ts';
import type { MailKit } from './compose-mail.ts';
import { composeMail } from './compose-mail.ts';
import { type ClaimedMail, dropMail, endMail, markMailSent, postponeMail, storeBounce } from './store.ts';
import { mailTemplates } from './templates/index.ts';
import type { Message } from './transport.ts';

/** A mail that is not written down this long after its try began may be tried by another relay. Longer than a try may take. */
export const MAIL_CLAIM_MS = 180_000;

const MINUTE_MS = 60_000;
/** Greylisting lets through what comes again after some minutes; a server that is away for a night is asked every two hours. */
const PAUSES_MS = [1, 5, 15, 30, 60, 120].map((minutes) => minutes * MINUTE_MS);
/** What running jobs hold is looked at again after this. */
const UNDECIDED_MS = 2 * MINUTE_MS;

/** Up to a quarter longer by chance, so that what failed together does not come back together. */
export const pauseAfter = (tries: number): number =>
  (PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? MINUTE_MS) * (1 + Math.random() / 4);

export type Delivered = 'sent' | 'later' | 'failed' | 'suppressed' | 'dropped' | 'undecided';

export interface DeliveredMail {
  readonly outcome: Delivered;
  readonly answer: string;
}

/** Rejects only when Postgres cannot be reached: then the claim runs out, and the mail is sent again under the same Message-Id. */
export async function deliverMail(db: Database, kit: MailKit, mail: ClaimedMail): Promise<DeliveredMail> {
  const template = Object.values(mailTemplates).find(({ kind }) => kind === mail.kind);
  if (template === undefined) return later(db, kit, mail, `No mail of kind ${mail.kind} in this version.`);
  const stop = suppression(mail, template.list);
  if (stop !== null) {
    await endMail(db, mail, 'suppressed', stop);
    return { outcome: 'suppressed', answer: stop };
  }
  const check = await checkNotice(db, mail.kind, mail.account_id);
  if (check?.outcome === 'no_longer') {
    await dropMail(db, mail);
    return { outcome: 'dropped', answer: '' };
  }
  if (check?.outcome === 'undecided') {
    await postponeMail(db, mail, { pause_ms: UNDECIDED_MS, answer: null, counts: false });
    return { outcome: 'undecided', answer: '' };
  }
  let message: Message;
  try {
    message = await composeMail(kit, check === null ? mail : { ...mail, data: check.data });
  } catch (error) {
    // Data of another version's shape.
    return later(db, kit, mail, error instanceof Error ? error.message : String(error));
  }
  const sent = await kit.transport.send(message);
  await kit.afterSend?.(mail, sent);
  if (sent.outcome === 'later') return later(db, kit, mail, sent.answer);
  if (sent.outcome === 'refused') {
    if (sent.is_bounce) await storeBounce(db, mail.recipient, sent.answer);
    await endMail(db, mail, 'failed', sent.answer);
    return { outcome: 'failed', answer: sent.answer };
  }
  await insist(() => markMailSent(db, mail, sent.answer));
  return { outcome: 'sent', answer: sent.answer };
}

async function later(db: Database, kit: MailKit, mail: ClaimedMail, answer: string): Promise<DeliveredMail> {
  await postponeMail(db, mail, { pause_ms: (kit.pauseAfter ?? pauseAfter)(mail.tries), answer });
  return { outcome: 'later', answer };
}

/** Why a mail must not be sent; null when it may. */
function suppression({ has_bounced, has_left }: ClaimedMail, list: 'transactional' | 'notices'): string | null {
  if (has_bounced) return 'The address has bounced.';
  return has_left && list === 'notices' ? 'The account has unsubscribed from notices.' : null;
}

const INSIST_MS = [200, 1_000, 5_000, 15_000];

/** A mail that was sent and is not written down would be sent twice, so a database that is away for a moment is waited for. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (const pause_ms of INSIST_MS) {
    try {
      return await write();
    } catch {
      await sleep(pause_ms);
    }
  }
  await write();
}
