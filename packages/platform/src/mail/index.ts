/** Mail: what is stored to be sent, how it reads, how it is sent, and who wants none. */
export { addMail, MAIL_CHANNEL } from './add-mail.ts';
export type { MailKit } from './compose-mail.ts';
export { composeMail, drawRow } from './compose-mail.ts';
export { type Delivered, type DeliveredMail, deliverMail, MAIL_CLAIM_MS, pauseAfter } from './deliver-mail.ts';
export { MAIL_LANGUAGES, type MailLanguage, mailLanguage } from './languages.ts';
export { maskAddresses } from './mask-address.ts';
export { type MailSettings, openMail } from './open-mail.ts';
export {
  type ClaimedMail,
  changeMailSettings,
  claimMails,
  expireMails,
  GIVE_UP_DAYS,
  KEPT_DAYS,
  listMails,
  type MailSettingsOfAccount,
  type MailState,
  readMailBacklog,
  readMailSettings,
  retryMails,
  type StoredMail,
} from './store.ts';
export { type MailData, type MailKind, mailTemplates } from './templates/index.ts';
export { type MailTransport, type Message, openTransport, type SendOutcome, type TransportTimes } from './transport.ts';
export {
  createWishSigner,
  followWish,
  NOTICES,
  readReader,
  stampClick,
  unsubscribeUrl,
  type Wish,
  type WishSigner,
} from './unsubscribe.ts';
