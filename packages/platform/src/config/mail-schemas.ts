/** What the settings of mail may be: where mails are handed to, and who they are from. */
import { z } from 'zod';

/** A password goes over TLS alone; `?tls=off` is for a server without one. */
const isSafe = (text: string): boolean => {
  const { protocol, search, username } = new URL(text);
  return search === '' || (search === '?tls=off' && protocol === 'smtp:' && username === '');
};

export const smtpAddress = z
  .string()
  .refine((text) => URL.canParse(text) && ['smtp:', 'smtps:', 'file:'].includes(new URL(text).protocol), {
    message: 'must be a URL that begins with smtp://, smtps:// or file://',
    abort: true,
  })
  .refine((text) => new URL(text).protocol === 'file:' || new URL(text).hostname !== '', 'must name a host')
  .refine(isSafe, 'may have ?tls=off behind an smtp:// address without a password, and nothing else there');

const SENDER = /^(?:([^<>"\p{Cc}]{1,80}) <([^\s<>@"',;:]+@[^\s<>@"',;:]+)>|[^\s<>@"',;:]+@[^\s<>@"',;:]+)$/u;

/** `mail@example.com`, or `Deckwright <mail@example.com>`. */
export const sender = z
  .string()
  .regex(SENDER, 'must be an address, or a name and an address in <>')
  .transform((text) => {
    const [, name = '', address = text] = SENDER.exec(text) ?? [];
    return { name, address };
  });
