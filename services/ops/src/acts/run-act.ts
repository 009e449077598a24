/** Asks before an act, and does it once: form, proof, reason, one transaction with its line of the audit trail. */
import { findAudit, writeAudit } from '@deckwright/platform/audit';
import { html } from '@deckwright/platform/pages';
import { sha256 } from '@deckwright/platform/sign-in';
import { type Answer, type Asked, lead } from '../http.ts';
import { boardPage, htmlAnswer } from '../pages/frame.ts';
import { noticePage } from '../pages/notice.ts';
import { isOwn, type Visit } from '../visit.ts';
import { type Act, findAct, NotPossible } from './acts.ts';

/** The page that shows what was done. */
const pageOf = (act: Act, target: string): string => (act.kind === 'job' ? `/jobs/${target}` : '/workers');

const REASON = { least: 3, most: 500 };

const nowhere = (visit: Visit): Answer =>
  noticePage(404, {
    title: 'There is nothing here',
    text: 'It is not there any more.',
    act: { href: '/', label: 'To the overview' },
    theme: visit.theme,
  });

const forbidden = (visit: Visit): Answer =>
  noticePage(403, {
    title: 'You may look, and not act',
    text: 'Acts need the role operator. Your identity provider decides who has it.',
    act: { href: '/', label: 'To the overview' },
    theme: visit.theme,
  });

const isTarget = (text: string): boolean => /^[a-z]{3}_[0-9A-Z]{26}$/.test(text);

/** The question before it. */
export function askAct(visit: Visit, asked: Asked, name: string, fault = ''): Answer {
  const act = findAct(name);
  const target = asked.query.get('target') ?? asked.fields['target'] ?? '';
  if (act === undefined || !isTarget(target)) return nowhere(visit);
  if (visit.session.role !== 'operator') return forbidden(visit);
  const path = `/acts/${name}`;
  const reason = asked.fields['reason'] ?? '';
  const main = html`<div class="ask"><div class="panel"><h1>${act.word} ${act.kind === 'job' ? 'this job' : 'this worker'}?</h1>
<dl><dt>${act.kind === 'job' ? 'Job' : 'Worker'}</dt><dd><code>${target}</code></dd><dt>What it does</dt><dd>${act.does}</dd><dt>What it costs the customer</dt><dd>${act.costs}</dd></dl>
<form method="post" action="${path}">${visit.hidden(path)}<input type="hidden" name="target" value="${target}">
<label for="reason">Why? It is written down as ${visit.session.name}’s reason.</label><textarea id="reason" name="reason" rows="2" required minlength="${REASON.least}" maxlength="${REASON.most}" autofocus${fault === '' ? '' : html` aria-invalid="true" aria-describedby="fault"`}>${reason}</textarea>${fault === '' ? '' : html`<p class="fault" id="fault" role="alert">${fault}</p>`}
<div class="buttons"><button class="${act.is_danger ? 'danger' : 'first'}">${act.word}</button><a class="button" href="${pageOf(act, target)}">Leave it</a></div></form></div></div>`;
  return htmlAnswer(
    fault === '' ? 200 : 422,
    boardPage(visit.shown, { path, tab: act.kind === 'job' ? '/jobs' : '/workers', title: `${act.word}?`, main }),
  );
}

export async function runAct(visit: Visit, asked: Asked, name: string): Promise<Answer> {
  const { kit, session } = visit;
  const act = findAct(name);
  const { target = '', reason: typed = '', form = '' } = asked.fields;
  if (act === undefined || !isTarget(target)) return nowhere(visit);
  if (!isOwn(visit, asked)) return notOurs(visit);
  if (session.role !== 'operator') return forbidden(visit);
  const reason = typed.trim();
  if (reason.length < REASON.least || reason.length > REASON.most)
    return askAct(visit, asked, name, `Give a reason of ${REASON.least} to ${REASON.most} characters.`);
  const form_sha256 = sha256(`${name} ${form}`);
  const before = await findAudit(kit.db, { form_sha256 });
  if (before !== null) return lead(`${pageOf(act, before.target)}?done=${before.audit_id}`);
  try {
    const audit_id = await kit.db.transaction(async (transaction) => {
      const outcome = await act.run(transaction, target);
      const account_id = act.kind === 'job' ? await accountOf(transaction, target) : null;
      return writeAudit(transaction, session, { act: name, target, account_id, reason, outcome, form_sha256 });
    });
    kit.log.info({ act: name, target, subject: session.subject, audit_id }, 'an operator has acted');
    return lead(`${pageOf(act, target)}?done=${audit_id}`);
  } catch (error) {
    if (isSentTwice(error)) {
      const first = await findAudit(kit.db, { form_sha256 });
      return lead(`${pageOf(act, target)}${first === null ? '' : `?done=${first.audit_id}`}`);
    }
    if (error instanceof NotPossible) return askAct(visit, asked, name, error.message);
    throw error;
  }
}

export const notOurs = (visit: Pick<Visit, 'theme'>): Answer =>
  noticePage(403, {
    title: 'This form does not come from your page',
    text: 'It was made by another page, or before you signed in. Nothing was done. Open the page again and send the form from there.',
    act: { href: '/', label: 'To the overview' },
    theme: visit.theme,
  });

const accountOf = async (transaction: Parameters<Act['run']>[0], job_id: string): Promise<string | null> => {
  const { rows } = await transaction.query<{ account_id: string }>('SELECT account_id FROM jobs WHERE job_id = $1', [job_id]);
  return rows[0]?.account_id ?? null;
};

/** Two presses at the same time: the second finds the first one's line. */
const isSentTwice = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'audit_events_form_sha256_key';
