import { startHarness } from './harness.ts';

const h = await startHarness({ login: { account_id: 'acc_x', password: undefined } });
const { writeFileSync } = await import('node:fs');
writeFileSync('/tmp/oauthx/serve.json', JSON.stringify({ base: h.base, key: h.alice.key, pid: process.pid }));
setTimeout(() => void h.close().then(() => process.exit(0)), 25 * 60_000);
