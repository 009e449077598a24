/** Profile: who this is, how the pages look, and signing out. */
import { oauthOf } from '../../oauth/refusals.ts';
import { needWallet } from '../load.ts';
import { html } from '../pages/html.ts';
import { profileSection } from '../sections/profile.ts';
import type { Tab } from './tab.ts';

export const profile: Tab = async (visit) => {
  const wallet = await needWallet(visit);
  const { identity } = oauthOf(visit.kit);
  return {
    wallet,
    path: '/account/profile',
    title: 'Profile',
    main: html`<div class="over">${profileSection(visit, wallet, identity.name)}</div>`,
  };
};
