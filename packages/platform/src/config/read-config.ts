/** Reads the environment into a typed, checked configuration, or says which variable is wrong and how to mend it. */
import type { z } from 'zod';
import { fileVariable, readSecretFile } from './secret-files.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

/** The checked settings of one process. */
export type Config = { readonly [K in SettingName]: z.infer<(typeof settings)[K]['schema']> };

/** A setting that cannot be used; `message` names variable, value (unless secret) and fix. */
export class ConfigError extends Error {
  readonly variable: string;
  constructor(setting: Setting, value: string | undefined, reason: string) {
    const shown = value === undefined ? 'is not set' : setting.secret ? 'has a value that cannot be used' : `is ${JSON.stringify(value)}`;
    super(`${setting.variable} ${shown}: it ${reason}. ${setting.fix}`);
    this.name = 'ConfigError';
    this.variable = setting.variable;
  }
}

export interface ConfigCheck {
  /** Present when nothing is wrong. */
  readonly config: Config | undefined;
  readonly problems: readonly ConfigError[];
  /** Variables that callers read, the client's programs and the command line, and the service does not. */
  readonly for_callers: readonly string[];
  /** Variables that begin as ours do and are none: slips that would pass unseen. */
  readonly unknown: readonly string[];
}

/** Where the service is, and the key to it: for who calls it. */
const OF_CALLERS: readonly string[] = ['DECKWRIGHT_URL', 'DECKWRIGHT_API_KEY'];

/** Reads all settings and says everything that is wrong with them, not the first thing only. */
export function checkConfig(env: Readonly<Record<string, string | undefined>>): ConfigCheck {
  const problems: ConfigError[] = [];
  const rest: Record<string, string | undefined> = { ...env };
  const names = new Set(
    Object.values<Setting>(settings).flatMap((one) => [one.variable, one.former ?? one.variable, fileVariable(one) ?? one.variable]),
  );
  const others = Object.keys(env)
    .filter((variable) => variable.startsWith('DECKWRIGHT_') && !names.has(variable))
    .sort();
  let config: Config | undefined;
  // A variable that is wrong is set aside, so that the next one shows; none comes twice.
  for (let i = 0; i <= names.size && config === undefined; i += 1) {
    try {
      config = readConfig(rest);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      if (problems.some((problem) => problem.variable === error.variable)) break;
      problems.push(error);
      delete rest[error.variable];
      delete rest[`${error.variable}_FILE`];
      const former = Object.values<Setting>(settings).find(({ variable }) => variable === error.variable)?.former;
      if (former !== undefined) delete rest[former];
    }
  }
  return { config: problems.length === 0 ? config : undefined, problems, ...apartFrom(others) };
}

const apartFrom = (others: readonly string[]): Pick<ConfigCheck, 'for_callers' | 'unknown'> => ({
  for_callers: others.filter((variable) => OF_CALLERS.includes(variable)),
  unknown: others.filter((variable) => !OF_CALLERS.includes(variable)),
});

/** A secret may lie in a file. A setting under its former name counts where the present one is unset. */
function textOf(env: Readonly<Record<string, string | undefined>>, setting: Setting): string | undefined {
  const { variable, former } = setting;
  const file = readSecretFile(env, setting);
  if (file !== undefined && 'refusal' in file) throw new ConfigError(setting, '', file.refusal);
  const given = file?.text ?? env[variable];
  return (given === undefined || given === '') && former !== undefined ? env[former] : given;
}

/** A notice for each variable in `env` that has another name now. */
export const renamedSettings = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.values<Setting>(settings).flatMap(({ variable, former }) =>
    former !== undefined && env[former] ? [`${former} is called ${variable} now; the former name is still read.`] : [],
  );

/**
 * Reads all settings from `env`, and secrets from the files that it names; an empty variable counts as unset.
 * @throws ConfigError at the first setting that cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const given = textOf(env, setting);
    const text = given === undefined || given === '' ? setting.default : given;
    const parsed = setting.schema.safeParse(text);
    if (!parsed.success) throw new ConfigError(setting, text, parsed.error.issues[0]?.message ?? 'cannot be used');
    values[name] = parsed.data;
  }
  // Each value came out of its own setting's schema, so the record has the shape that the table infers.
  const config = values as Config;
  if ((config.s3_access_key === undefined) !== (config.s3_secret_key === undefined)) {
    const missing = config.s3_access_key === undefined ? settings.s3_access_key : settings.s3_secret_key;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  if ((config.oidc_issuer === undefined) !== (config.oidc_client_id === undefined)) {
    const missing = config.oidc_issuer === undefined ? settings.oidc_issuer : settings.oidc_client_id;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  if ((config.translate_url === undefined) !== (config.translate_model === undefined)) {
    const missing = config.translate_url === undefined ? settings.translate_url : settings.translate_model;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  if ((config.pictures_url === undefined) !== (config.pictures_model === undefined)) {
    const missing = config.pictures_url === undefined ? settings.pictures_url : settings.pictures_model;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  if ((config.vision_url === undefined) !== (config.vision_model === undefined)) {
    const missing = config.vision_url === undefined ? settings.vision_url : settings.vision_model;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  if ((config.proposer_url === undefined) !== (config.proposer_model === undefined)) {
    const missing = config.proposer_url === undefined ? settings.proposer_url : settings.proposer_model;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  if ((config.smtp_url === undefined) !== (config.mail_from === undefined)) {
    const missing = config.smtp_url === undefined ? settings.smtp_url : settings.mail_from;
    throw new ConfigError(missing, undefined, 'must be set when the other half of the pair is');
  }
  checkStripe(config);
  return config;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|\[?::1\]?|localhost)$/;

/** Play money is never taken for real, and a real key never sent anywhere but to Stripe. */
function checkStripe({ stripe_url, stripe_secret_key, stripe_trial, host, base_url }: Config): void {
  if (stripe_url === settings.stripe_url.default) return;
  const refuse = (reason: string) => new ConfigError(settings.stripe_url, stripe_url, reason);
  if (stripe_secret_key?.includes('k_live_')) throw refuse('is not Stripe, and the key is a live one');
  if (stripe_trial === 'yes') {
    // Containers reach each other by names, so that only the address that people call tells whether this is one machine.
    if (base_url === undefined || !LOOPBACK.test(new URL(base_url).hostname))
      throw refuse('is a Stripe double, and DECKWRIGHT_BASE_URL is not an address of this machine');
    return;
  }
  if (!LOOPBACK.test(new URL(stripe_url).hostname)) throw refuse('must be on this machine');
  const isOwn = LOOPBACK.test(host) && (base_url === undefined || LOOPBACK.test(new URL(base_url).hostname));
  if (!isOwn) throw refuse('is a Stripe double, and others reach this service');
}
