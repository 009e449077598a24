/** The mail of `deckwright admin mail test`. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const test = defineMail({
  kind: 'test',
  list: 'transactional',
  data: z.object({}),
  example: {},
  write: {
    en: () => ({
      subject: 'A test of mail from this Deckwright',
      title: 'Mail works',
      paragraphs: ['An operator sent this mail to try the settings. Look at its headers for what SPF and DKIM made of it.'],
      action: { label: 'Open the service', path: '/account' },
    }),
    de: () => ({
      subject: 'Ein Test der Mail dieses Deckwright',
      title: 'Die Mail kommt an',
      paragraphs: ['Ein Betreiber hat die Einstellungen damit erprobt. In den Kopfzeilen steht, was SPF und DKIM ergeben haben.'],
      action: { label: 'Dienst öffnen', path: '/account' },
    }),
  },
});
