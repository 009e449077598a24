/**
 * `npm run build`, `npm run typecheck`: runs the task in every package that has it, and again only where something has changed. Turbo asks pnpm which
 * packages there are, so it is started by the pnpm of the lockfile, which need not be on the PATH. Options after -- are turbo's: --filter NAME, --force.
 */
import './usage.mjs';
import { bootstrap, pnpm } from './bootstrap.mjs';

await bootstrap({ bundle: false, types: true });
process.env.TURBO_TELEMETRY_DISABLED = '1';
await pnpm(['exec', 'turbo', 'run', ...process.argv.slice(2)]);
