/** Asks a service on this machine whether it runs, for engines without a shell: exit code 0 for a 2xx at the address, else 1. */
const port = process.env.DECKWRIGHT_METRICS_PORT || '9090';
const address = process.argv[2] ?? `http://127.0.0.1:${port}/healthz`;
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4_000), redirect: 'manual' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
} catch (error) {
  console.error(String(error.cause ?? error));
  process.exitCode = 1;
}
