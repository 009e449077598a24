/** Mail as the settings have it. */
import type { Config } from '../config/index.ts';
import type { MailKit } from './compose-mail.ts';
import { openTransport } from './transport.ts';
import { createWishSigner } from './unsubscribe.ts';

export type MailSettings = Partial<Pick<Config, 'smtp_url' | 'mail_from'>>;

/** Null where no mail server is named: mails wait then, and are given up after three days. */
export function openMail(
  { smtp_url, mail_from }: MailSettings,
  { base_url, signing_keys }: { readonly base_url: () => string; readonly signing_keys: readonly string[] },
): MailKit | null {
  if (smtp_url === undefined || mail_from === undefined) return null;
  return { transport: openTransport(smtp_url), from: mail_from, base_url, wishes: createWishSigner(signing_keys) };
}
