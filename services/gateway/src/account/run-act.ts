/** Does what a form asks, once, and leads the browser on: POST, redirect, GET. */
import { ProblemError } from '@deckwright/platform/errors';
import { emptyReply, type Reply } from '@deckwright/platform/http';
import { type Act, type Done, FieldFault } from './act.ts';
import { type Fields, formName, isOwn, keepOutcome, type Outcome, sentBefore } from './forms.ts';
import { notOurForm, nowhere } from './pages/notice.ts';
import { refusalWords } from './refusal-words.ts';
import { ownPage } from './sign-in.ts';
import type { Visit } from './visit.ts';

const HIDDEN = ['form', 'token', 'page'];

export async function runAct(visit: Visit, name: string, act: Act, fields: Fields, origin: string | undefined): Promise<Reply> {
  if (!isOwn(visit, fields, origin)) return notOurForm(visit.theme);
  const form = formName(name, fields);
  const before = await sentBefore(visit, form);
  if (before !== null) return lead(before);
  const page = ownPage(fields['page']);
  try {
    return await finish(visit, name, form, await act.run(visit, { fields, page, key: form }));
  } catch (error) {
    if (error instanceof ProblemError && error.body.status === 404) return nowhere(visit.theme);
    // The first of two presses is being worked on; its outcome is that of the second too.
    if (error instanceof ProblemError && error.body.code === 'idempotency_in_progress') return lead((await awaited(visit, form)) ?? page);
    const refused = wordsOf(error, act);
    if (refused === null) throw error;
    const values = Object.fromEntries(Object.entries(fields).filter(([key]) => !HIDDEN.includes(key)));
    const outcome: Outcome = { act: name, ok: false, notice: refused.words, field: refused.field, values };
    return keep(visit, form, page, outcome);
  }
}

function wordsOf(error: unknown, act: Act) {
  if (error instanceof FieldFault) return { field: error.field, words: error.message };
  if (error instanceof ProblemError && (error.body.status < 500 || error.body.status === 503)) return refusalWords(error, act.field);
  return null;
}

async function finish(visit: Visit, name: string, form: string, { to, notice, secret, headers }: Done): Promise<Reply> {
  if (notice === undefined && secret === undefined) {
    await keepOutcome(visit, form, to, null);
    return lead(to, headers);
  }
  return keep(visit, form, to, { act: name, ok: true, notice: notice ?? '', secret });
}

/** Stores an outcome and leads to the page that shows it. */
async function keep(visit: Visit, form: string, page: string, outcome: Outcome): Promise<Reply> {
  const to = `${page}?done=${form}`;
  await keepOutcome(visit, form, to, outcome);
  return lead(to);
}

const WAIT_MS = 200;
const WAITS = 75;

async function awaited(visit: Visit, form: string): Promise<string | null> {
  for (let i = 0; i < WAITS; i += 1) {
    const location = await sentBefore(visit, form);
    if (location !== null) return location;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return null;
}

export const lead = (Location: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  emptyReply(303, { Location, 'Cache-Control': 'no-store', ...headers });
