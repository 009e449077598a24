/** The page of a link by which a reader leaves the notices, or comes back: what stops, what does not, and one button. */
import type { Reply } from '@deckwright/platform/http';
import { type MailLanguage, mailLanguage, readReader, unsubscribeUrl, type Wish } from '@deckwright/platform/mail';
import { escapeHtml } from '@deckwright/platform/pages';
import type { GatewayKit } from '../kit.ts';
import { drawFrame, pageReply } from '../oauth/pages/page.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

interface PageWords {
  readonly ask: Words;
  readonly left: Words;
  readonly back: Words;
}

const WORDS: Readonly<Record<MailLanguage, PageWords>> = {
  en: {
    ask: {
      title: 'Stop notices?',
      text: 'Notices tell of a low balance and of free slides that are used up. Receipts, and mails about declined cards, plans and the access of agents, keep coming either way.',
      button: 'Stop notices',
    },
    left: {
      title: 'You get no more notices',
      text: 'No more mails about a low balance or free slides that are used up are sent to you. Receipts, and mails about declined cards, plans and the access of agents, keep coming. You can close this page.',
      button: 'Get notices again',
    },
    back: {
      title: 'You get notices',
      text: 'You are told of a low balance and of free slides that are used up. You can close this page.',
      button: 'Stop notices',
    },
  },
  de: {
    ask: {
      title: 'Hinweise abbestellen?',
      text: 'Hinweise melden ein niedriges Guthaben und aufgebrauchte freie Folien. Belege sowie Nachrichten zu abgelehnten Karten, Tarifen und Zugängen von Agenten kommen weiterhin.',
      button: 'Hinweise abbestellen',
    },
    left: {
      title: 'Sie erhalten keine Hinweise mehr',
      text: 'Zu niedrigem Guthaben und aufgebrauchten freien Folien kommt keine Nachricht mehr. Belege sowie Nachrichten zu abgelehnten Karten, Tarifen und Zugängen von Agenten kommen weiterhin. Sie können diese Seite schließen.',
      button: 'Hinweise wieder erhalten',
    },
    back: {
      title: 'Sie erhalten Hinweise',
      text: 'Niedriges Guthaben und aufgebrauchte freie Folien werden Ihnen gemeldet. Sie können diese Seite schließen.',
      button: 'Hinweise abbestellen',
    },
  },
};

/** Asks; nothing has happened yet. */
export async function askPage(kit: GatewayKit, wish: Wish | null): Promise<Reply> {
  const reader = wish === null ? null : await readReader(kit.db, wish);
  if (wish === null || reader === null) return unknownPage(404);
  const words = WORDS[mailLanguage(reader.language)];
  if (reader.has_left) return page(kit, wish, 'join', reader.language, words.left);
  return page(kit, wish, 'leave', reader.language, wish.act === 'join' ? words.back : words.ask);
}

/** Says how it is now, with a button for the way back. */
export async function donePage(kit: GatewayKit, wish: Wish | null): Promise<Reply> {
  const reader = wish === null ? null : await readReader(kit.db, wish);
  // The status of this address is 200 whatever happens: most who call it are programs.
  if (wish === null || reader === null) return unknownPage(200);
  const words = WORDS[mailLanguage(reader.language)];
  return reader.has_left ? page(kit, wish, 'join', reader.language, words.left) : page(kit, wish, 'leave', reader.language, words.back);
}

function page(kit: GatewayKit, wish: Wish, act: Wish['act'], language: string, { title, text, button }: Words): Reply {
  const action = unsubscribeUrl('', kit.wishes.sign({ ...wish, act }));
  return pageReply(
    200,
    drawFrame(
      title,
      `<form class="card alone" method="post" action="${escapeHtml(action)}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><button${act === 'leave' ? ' class="first"' : ''}>${escapeHtml(button)}</button></form>`,
      true,
      mailLanguage(language),
    ),
  );
}

/** Of nobody, so in no language of theirs. */
const unknownPage = (status: number): Reply => {
  const title = 'This link is not whole';
  const text = 'It is none of ours, or a part of it is missing. Open it from the mail once more, or copy it whole.';
  return pageReply(status, drawFrame(title, `<div class="card alone"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div>`, true));
};
