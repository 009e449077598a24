/** Stores in which language mails come, below which balance one comes, and whether notices come at all. */
import { changeMailSettings, followWish, MAIL_LANGUAGES, NOTICES } from '@deckwright/platform/mail';
import { type Act, FieldFault, readUsd } from '../act.ts';

const MOST_USD = 10_000;

export const mailSettings: Act = {
  async run({ kit, account_id }, { fields, page }) {
    const language = MAIL_LANGUAGES.find((tag) => tag === fields['language']);
    if (language === undefined) throw new FieldFault('language', 'Choose one of these languages.');
    const usd = readUsd(fields, 'low_balance');
    if (usd > MOST_USD) throw new FieldFault('low_balance', `This goes up to $${MOST_USD.toLocaleString('en-US')}.`);
    await changeMailSettings(kit.db, account_id, { language, low_balance_cents: Math.round(usd * 100) });
    await followWish(kit.db, { account_id, list: NOTICES, act: fields['notices'] === undefined ? 'leave' : 'join' });
    return { to: page, notice: 'What you want by mail is saved.' };
  },
};
