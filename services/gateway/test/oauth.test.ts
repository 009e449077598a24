/** OAuth for agents, through the public doors: a real database, a real identity provider, a browser without a window. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type OAuthStand, startOAuthStand, withToken } from './_oauth-stand.ts';

let stand: OAuthStand;
beforeAll(async () => {
  stand = await startOAuthStand();
}, 120_000);
afterAll(() => stand?.close());

it('lets an agent in, from registration to a request with its token', async () => {
  const { out, tokens } = await connect(stand, 'ada');
  expect(Object.fromEntries(out.searchParams)).toMatchObject({ state: 'a-state', iss: stand.base });
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 86_400, scope: 'slides repair assets' });
  const jobs = await withToken(stand, tokens.access_token);
  expect([jobs.status, await jobs.json()]).toMatchObject([200, { jobs: [] }]);
});
