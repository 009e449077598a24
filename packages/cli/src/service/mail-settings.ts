/** Mail of an embedded service: on a laptop each one is a file, so that receipts can be read and nothing leaves the machine. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@deckwright/platform/config';
import type { MailSettings } from '@deckwright/platform/mail';
import type { Logger } from '@deckwright/platform/telemetry';

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|localhost)$/;

/** Those of the configuration; where it has none and nobody but this machine reaches the service, files in the data folder. */
export function mailSettings(config: Config, host: string, log: Logger): MailSettings {
  if (config.smtp_url !== undefined) return config;
  const isAlone = LOOPBACK.test(host) && (config.base_url === undefined || LOOPBACK.test(new URL(config.base_url).hostname));
  if (!isAlone) {
    log.warn('mail is not sent: set DECKWRIGHT_SMTP_URL and DECKWRIGHT_MAIL_FROM');
    return {};
  }
  const folder = resolve(config.data_dir, 'mails');
  log.info({ folder }, 'mail is written into a folder');
  return { smtp_url: pathToFileURL(folder).href, mail_from: { name: 'Deckwright', address: 'deckwright@localhost' } };
}
