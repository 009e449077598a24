/** The page of settings in the documentation, made from the table that reads them. */
import { type Setting, settings } from './settings.ts';

export function settingsPage(): string {
  const rows = Object.values<Setting>(settings).map(
    ({ variable, former, default: otherwise, doc, fix, secret }) =>
      `## \`${variable}\`\n\n${doc}${otherwise === undefined ? '' : ` Default: \`${otherwise}\`.`}${secret ? ' Secret: it is never printed.' : ''}${former === undefined ? '' : ` Formerly \`${former}\`, which is still read.`}\n\n${fix}\n`,
  );
  return [
    '# Settings',
    '',
    'Read from the environment, once, at start. An empty variable counts as unset. A secret may lie in a file instead, as container engines',
    'and systemd hand secrets over: its variable with `_FILE` behind it names the file (`DECKWRIGHT_DATABASE_URL_FILE=/run/secrets/database_url`).',
    '',
    '`deckwright config check` reads the settings as the service',
    'would, says everything that is wrong, and tries the database, the queue and the store that they name. A service does not start on a',
    'setting that it cannot use, on a PostgreSQL that may forget (`fsync`, `full_page_writes` or `synchronous_commit` off), or on a Redis that',
    'may drop queued work (any policy but `noeviction`); a gateway of its own does not start without a signing key.',
    '',
    ...rows,
  ].join('\n');
}
