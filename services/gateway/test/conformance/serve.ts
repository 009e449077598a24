/** Serves the fixture of the referee on the gateway's own stack, beside the product's mounts, until its input ends. */
import { startHarness } from '../harness.ts';
import { createFixtureServer } from './_fixture-server.ts';

const harness = await startHarness({
  mcp_mounts: [{ paths: ['/mcp-fixture'], sessions: true, createServer: (call) => createFixtureServer(call).server }],
});
process.stdout.write(`${JSON.stringify({ base_url: harness.base, key: harness.alice.key })}\n`);
process.stdin.resume();
process.stdin.once('end', () => void harness.close().then(() => process.exit(0)));
