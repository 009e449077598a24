/** Shows a page of the account, with what a form came to that led there. */
import type { Reply } from '@deckwright/platform/http';
import { takeOutcome } from './forms.ts';
import { accountPage, htmlReply } from './pages/frame.ts';
import type { Tab } from './tabs/tab.ts';
import type { Visit } from './visit.ts';

export async function showTab(visit: Visit, tab: Tab, query: URLSearchParams, method: string): Promise<Reply> {
  // A look ahead at the headers must not use up what is shown once.
  const outcome = method === 'HEAD' ? null : await takeOutcome(visit, query.get('done'));
  const { wallet, ...page } = await tab(visit, { query, outcome });
  // With a status of its own a refusal could not be followed from the form; the page is what was asked for.
  return htmlReply(200, accountPage(visit, wallet.name, { ...page, outcome }));
}
