/** What comes by mail. */
import { MAIL_LANGUAGES, type MailSettingsOfAccount } from '@deckwright/platform/mail';
import { type Html, html } from '@deckwright/platform/pages';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, refusalOf, typed } from '../pages/fields.ts';
import { amount } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

const LANGUAGES: Readonly<Record<(typeof MAIL_LANGUAGES)[number], string>> = { en: 'English', de: 'Deutsch' };

export function mailSection(visit: Visit, path: string, settings: MailSettingsOfAccount, outcome: Outcome | null): Html {
  const refused = refusalOf(outcome, 'mail-settings');
  const language = typed(refused, 'language', settings.language);
  return html`<section class="card" id="mail" aria-labelledby="mail-title"><div class="title"><h2 id="mail-title">Mail</h2></div><div class="body"><form method="post" action="/account/acts/mail-settings">${hidden(visit, path)}
<div class="fields"><div class="field"><label for="mail-language">Language</label><select id="mail-language" name="language">${MAIL_LANGUAGES.map((tag) => html`<option value="${tag}" lang="${tag}"${tag === language ? html` selected` : ''}>${LANGUAGES[tag]}</option>`)}</select>${fault(refused, 'language')}</div>
<div class="usd"><label for="mail-low">When less is left than</label><input id="mail-low" name="low_balance" type="number" min="0" step="0.01" inputmode="decimal" required value="${typed(refused, 'low_balance', amount(settings.low_balance_cents))}"${invalid(refused, 'low_balance')}></div></div>${fault(refused, 'low_balance')}
<label class="tick"><input type="checkbox" name="notices"${settings.notices ? html` checked` : ''}>Notices: a low balance, free slides that are used up</label>
<p class="note">Receipts, and what goes wrong with a payment, always come.</p>
<div class="acts"><button class="slim">Save</button></div></form></div></section>`;
}
