/** Secrets in files, as container engines, Kubernetes and systemd hand them over: `VARIABLE_FILE` names the file that holds the value. */
import { readFileSync } from 'node:fs';
import type { Setting } from './settings.ts';

/** The variable that names the file of a secret; undefined for a setting that is none. */
export const fileVariable = ({ variable, secret }: Setting): string | undefined => (secret ? `${variable}_FILE` : undefined);

/** What a secret's file says, or why it cannot be used; undefined where no file is named. */
export function readSecretFile(
  env: Readonly<Record<string, string | undefined>>,
  setting: Setting,
): { readonly text: string } | { readonly refusal: string } | undefined {
  const variable = fileVariable(setting);
  const path = variable === undefined ? undefined : env[variable];
  if (!path) return undefined;
  if (env[setting.variable]) return { refusal: `is set itself and through ${variable}; leave one of the two unset` };
  try {
    // Editors and `echo` end a file with a line break, which belongs to no secret.
    const text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return text === '' ? { refusal: `is empty in the file that ${variable} names, ${path}` } : { text };
  } catch (error) {
    return { refusal: `cannot be read from the file that ${variable} names: ${error instanceof Error ? error.message : String(error)}` };
  }
}
