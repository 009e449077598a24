/** Sends mails that are due, a few at a time. */
import type { Database } from '@deckwright/platform/database';
import { describeError, type Log } from '@deckwright/platform/log';
import {
  type ClaimedMail,
  claimMails,
  deliverMail,
  MAIL_CHANNEL,
  MAIL_CLAIM_MS,
  type MailKit,
  maskAddresses,
} from '@deckwright/platform/mail';
import { failSpan, inSpan, type RelayMetrics } from '@deckwright/platform/telemetry';
import { claimAndSend } from './claim-and-send.ts';
import type { Loop } from './loop.ts';

export interface MailerDeps extends MailKit {
  readonly db: Database;
  readonly log: Log;
  readonly metrics?: Pick<RelayMetrics, 'mail_attempts'> | undefined;
  /** How long a claimed mail that is not marked stays claimed. Longer than a try may take. */
  readonly claim_ms?: number;
  /** Postgres tells of new mails; this is for those that are tried again later. Default 5 s. */
  readonly poll_ms?: number;
}

/** Connections to the mail server at once: providers count them. */
const MAX_CONCURRENT = 4;

export function startMailer(deps: MailerDeps): Pick<Loop, 'stop'> {
  const { db, log, from } = deps;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  const attempt = async (mail: ClaimedMail): Promise<void> => {
    const { mail_id, account_id, kind, tries } = mail;
    try {
      const { outcome, answer } = await traced(mail, () => deliverMail(db, deps, mail));
      if (outcome === 'dropped' || outcome === 'undecided') return;
      deps.metrics?.mail_attempts.inc({ outcome });
      const fields = { mail_id, account_id, kind, tries, outcome, answer: maskAddresses(answer) };
      if (outcome === 'failed') log.warn(fields, 'a mail was refused');
      else log.info(fields, 'mail');
    } catch (error) {
      log.warn(
        { mail_id, ...describeError(error) },
        'the end of a mail could not be written down; it may be sent again under the same Message-Id',
      );
    }
  };

  return claimAndSend({
    name: 'mail',
    db,
    log,
    channel: MAIL_CHANNEL,
    every_ms: deps.poll_ms ?? 5_000,
    most: MAX_CONCURRENT,
    unheard: 'mails are polled for, because Postgres does not tell',
    claim: (limit) => claimMails(db, { limit, claim_ms: deps.claim_ms ?? MAIL_CLAIM_MS, domain }),
    send: attempt,
  });
}

/** In a span of the trace of what it tells of. The id of a mail is a credential, and its address is the account's: neither is told. */
const traced = ({ traceparent, kind, tries }: ClaimedMail, deliver: () => ReturnType<typeof deliverMail>) => {
  const attributes = { 'deckwright.mail_kind': kind, 'deckwright.attempt_no': tries };
  return inSpan('send mail', { kind: 'client', ...(traceparent ? { traceparent } : { is_root: true }), attributes }, async (span) => {
    const delivered = await deliver();
    span.setAttribute('deckwright.outcome', delivered.outcome);
    if (delivered.outcome === 'failed' || delivered.outcome === 'later') failSpan(span, delivered.outcome);
    return delivered;
  });
};
