/** Keeps in a cookie how the pages look. */
import type { Act } from '../act.ts';
import { themeCookie } from '../session.ts';

export const theme: Act = {
  async run({ kit }, { fields, page }) {
    const asked = fields['theme'];
    const chosen = asked === 'light' || asked === 'dark' ? asked : 'system';
    return { to: page, headers: { 'Set-Cookie': themeCookie(kit.base_url(), chosen) } };
  },
};
