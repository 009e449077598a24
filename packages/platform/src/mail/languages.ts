/** The languages that mails are written in, and how each writes amounts, dates and the words around every mail. */

export const MAIL_LANGUAGES = ['en', 'de'] as const;

export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The one for a tag such as `de-AT`: by its first part, English where there is none. */
export function mailLanguage(tag: string): MailLanguage {
  const first = tag.toLowerCase().split(/[-_]/)[0];
  return MAIL_LANGUAGES.find((one) => one === first) ?? 'en';
}

/** How a language writes what stands in mails. */
export interface Words {
  readonly usd: (cents: number) => string;
  readonly count: (n: number) => string;
  /** A day in UTC. */
  readonly date: (rfc3339: string) => string;
  /** A minute in UTC. */
  readonly time: (rfc3339: string) => string;
  readonly hello: (name: string | null) => string;
  readonly thanks: string;
  /** Why the reader gets this. */
  readonly whyTransactional: (account_id: string) => string;
  readonly whyNotice: (account_id: string) => string;
  readonly stopNotices: string;
}

const formats = (locale: string): Pick<Words, 'usd' | 'count' | 'date' | 'time'> => {
  const usd = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const count = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    usd: (cents) => usd.format(cents / 100),
    count: (n) => count.format(n),
    date: (at) => date.format(new Date(at)),
    time: (at) => `${time.format(new Date(at))} UTC`,
  };
};

export const WORDS: Readonly<Record<MailLanguage, Words>> = {
  en: {
    ...formats('en-US'),
    hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    thanks: 'Your Deckwright',
    whyTransactional: (id) => `You get this mail because it concerns payments or access of your account ${id}.`,
    whyNotice: (id) => `You get this notice because this address belongs to the account ${id}.`,
    stopNotices: 'Stop these notices',
  },
  de: {
    ...formats('de-DE'),
    hello: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
    thanks: 'Ihr Deckwright',
    whyTransactional: (id) => `Sie erhalten diese Nachricht, weil sie Zahlungen oder Zugänge Ihres Kontos ${id} betrifft.`,
    whyNotice: (id) => `Sie erhalten diesen Hinweis, weil diese Adresse zum Konto ${id} gehört.`,
    stopNotices: 'Diese Hinweise abbestellen',
  },
};
