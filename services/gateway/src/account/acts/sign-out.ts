/** Ends the session on the server, and takes the cookie from the browser. */
import type { Act } from '../act.ts';
import { closeSession, endedCookie } from '../session.ts';

export const signOut: Act = {
  async run({ kit, secret }) {
    await closeSession(kit.db, secret);
    return { to: '/account/sign-in?out=yes', headers: { 'Set-Cookie': endedCookie(kit.base_url()) } };
  },
};
