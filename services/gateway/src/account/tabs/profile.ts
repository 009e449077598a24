/** Profile: who this is, how the pages look, and signing out. */
import { readMailSettings } from '@deckwright/platform/mail';
import { html } from '@deckwright/platform/pages';
import { oauthOf } from '../../oauth/refusals.ts';
import { needWallet } from '../load.ts';
import { mailSection } from '../sections/mail.ts';
import { profileSection } from '../sections/profile.ts';
import type { Tab } from './tab.ts';

const PATH = '/account/profile';

export const profile: Tab = async (visit, { outcome }) => {
  const [wallet, settings] = await Promise.all([needWallet(visit), readMailSettings(visit.kit.db, visit.account_id)]);
  const mail = settings === null ? html`` : mailSection(visit, PATH, settings, outcome);
  const { identity } = oauthOf(visit.kit);
  return {
    wallet,
    path: PATH,
    title: 'Profile',
    main: html`<div class="over">${profileSection(visit, wallet, identity.name, mail)}</div>`,
  };
};
