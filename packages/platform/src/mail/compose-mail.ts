/** Makes the bytes of a mail: headers, text and HTML. The same row makes the same mail at every try. */
import { createHash } from 'node:crypto';
import type { MailTemplate } from './define-mail.ts';

import { type DrawnMail, drawMail, oneLine } from './draw-mail.ts';
import { mailLanguage, WORDS } from './languages.ts';
import type { ClaimedMail } from './store.ts';
import { mailTemplates } from './templates/index.ts';
import type { MailTransport, Message, SendOutcome } from './transport.ts';
import type { WishSigner } from './unsubscribe.ts';
import { NOTICES, unsubscribeUrl } from './unsubscribe.ts';

export interface MailKit {
  readonly transport: MailTransport;
  /** Who mails are from: the address, and the name where it has one. */
  readonly from: { readonly name: string; readonly address: string };
  /** Where links lead; without a slash at its end. */
  readonly base_url: () => string;
  readonly wishes: WishSigner;
  /** Pause after a try of this number. Default: `pauseAfter`. */
  readonly pauseAfter?: (tries: number) => number;
  /** For tests: called between sending and writing that down. */
  readonly afterSend?: (mail: ClaimedMail, sent: SendOutcome) => Promise<void>;
}

type Row = Pick<ClaimedMail, 'mail_id' | 'account_id' | 'kind' | 'recipient' | 'name' | 'language' | 'data' | 'message_id' | 'created_at'>;
type Frame = Pick<MailKit, 'base_url' | 'wishes'>;

/** What a row says, drawn. @throws where the kind is unknown, or the data is not of its shape */
export function drawRow({ base_url: address, wishes }: Frame, row: Row): DrawnMail & { readonly unsubscribe_url: string | null } {
  const template: MailTemplate | undefined = Object.values(mailTemplates).find(({ kind }) => kind === row.kind);
  if (template === undefined) throw new Error(`There is no mail of kind ${row.kind}.`);
  const base_url = address();
  const language = mailLanguage(row.language);
  const words = WORDS[language];
  const content = template.write(language, row.data, words);
  const { account_id, mail_id, name } = row;
  const isNotice = template.list === 'notices';
  const unsubscribe_url = isNotice ? unsubscribeUrl(base_url, wishes.sign({ account_id, list: NOTICES, act: 'leave' })) : null;
  // Only of notices is it asked whether somebody has followed them.
  const action_url = `${base_url}${content.action.path}${isNotice ? `?sid=${mail_id}` : ''}`;
  const frame = { language, words, list: template.list, name, account_id, action_url, unsubscribe_url };
  return { ...drawMail(content, frame), unsubscribe_url };
}

export async function composeMail(kit: Pick<MailKit, 'base_url' | 'wishes' | 'from'>, row: Row): Promise<Message> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { subject, text, html, unsubscribe_url } = drawRow(kit, row);
  const { mail_id, kind, recipient, name, message_id, created_at, language } = row;
  const composed = new MailComposer({
    from: kit.from,
    to: { name: name === null ? '' : oneLine(name), address: recipient },
    subject,
    messageId: message_id,
    date: new Date(created_at),
    text,
    html,
    textEncoding: 'quoted-printable',
    // The same at every try.
    baseBoundary: createHash('sha256').update(mail_id).digest('hex').slice(0, 24),
    // Nothing that a name or a figure holds makes it read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Content-Language': mailLanguage(language),
      // RFC 3834: no robot answers it.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe_url === null
        ? {}
        : {
            // RFC 8058. The address stays in one piece.
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe_url}>` },
            'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
          }),
    },
  });
  const bytes = await composed.compile().build();
  return { mail_id, kind, from: kit.from.address, to: recipient, bytes };
}
