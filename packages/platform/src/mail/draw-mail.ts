/** Draws a mail as text and as HTML. Everything that a template says is plain text until here, where it is escaped. */
import type { MailContent, MailList } from './define-mail.ts';
import type { MailLanguage, Words } from './languages.ts';
import { MAIL_STYLE } from './style.ts';

export interface MailFrame {
  readonly language: MailLanguage;
  readonly words: Words;
  readonly list: MailList;
  readonly name: string | null;
  readonly account_id: string;
  /** Where the action leads, whole. */
  readonly action_url: string;
  /** Present on notices. */
  readonly unsubscribe_url: string | null;
}

export interface DrawnMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** One line without what no line may hold, such as a line break in a name. */
export const oneLine = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('utf8')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

export function drawMail(content: MailContent, frame: MailFrame): DrawnMail {
  const cleaned: MailContent = {
    ...content,
    subject: oneLine(content.subject),
    title: oneLine(content.title),
    paragraphs: content.paragraphs.map(oneLine),
    facts: (content.facts ?? []).map(([label, value]) => [oneLine(label), oneLine(value)] as const),
  };
  const name = frame.name === null ? null : oneLine(frame.name) || null;
  return { subject: cleaned.subject, text: drawText(cleaned, { ...frame, name }), html: drawHtml(cleaned, { ...frame, name }) };
}

const why = ({ list, words, account_id }: MailFrame): string => (list === 'notices' ? words.whyNotice : words.whyTransactional)(account_id);

function drawText({ title, paragraphs, facts = [], action }: MailContent, frame: MailFrame): string {
  const { words, name, action_url, unsubscribe_url } = frame;
  const blocks = [
    title,
    words.hello(name),
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    `${action.label}:\n${action_url}`,
    words.thanks,
    // The mark that begins a signature, which clients fold away.
    `-- \n${why(frame)}${unsubscribe_url === null ? '' : `\n${words.stopNotices}:\n${unsubscribe_url}`}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function drawHtml({ subject, title, paragraphs, facts = [], action }: MailContent, frame: MailFrame): string {
  const { language, words, name, action_url, unsubscribe_url } = frame;
  const figures = facts.map(
    ([label, value]) => `<p class="fact"><span class="label">${escapeText(label)}</span> <b>${escapeText(value)}</b></p>`,
  );
  const leave =
    unsubscribe_url === null ? '' : `<br><a class="quiet" href="${escapeText(unsubscribe_url)}">${escapeText(words.stopNotices)}</a>`;
  // Without its style, which some clients drop, it reads as paragraphs in order.
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeText(subject)}</title>
<style>${MAIL_STYLE}</style>
</head>
<body>
<div class="page" role="article" aria-label="${escapeText(subject)}" style="max-width:600px;margin:0 auto">
<p class="mark">Deckwright</p>
<div class="card">
<h1>${escapeText(title)}</h1>
<p><bdi>${escapeText(words.hello(name))}</bdi></p>
${paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join('\n')}
${figures.length === 0 ? '' : `<div class="facts">${figures.join('\n')}</div>\n`}<p class="act"><a class="button" href="${escapeText(action_url)}">${escapeText(action.label)}</a></p>
<p>${escapeText(words.thanks)}</p>
</div>
<p class="foot">${escapeText(why(frame))}${leave}</p>
</div>
</body>
</html>
`;
}
