/** What makes a brief a letter: who is greeted and who signs are no content. */

const HELLO =
  'hi|hello|hey|hiya|dear|morning|good (?:morning|afternoon|evening|day)|greetings|hallo|hi|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|sehr geehrte[rs]?|werte[rs]?|bonjour|bonsoir|salut|cher|chère|chers|chères|hola|buenos días|buenas(?: tardes)?|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|buonasera|salve|gentile|gentili|car[oaie]|egregio|olá|oi|bom dia|boa tarde|prezad[oa]s?|beste|geachte|dag|goedemorgen|goedemiddag|hoi|cześć|dzień dobry|witam|szanown[aiy]\\p{L}*|drog[ai]';
/** Longest first. */
const BYE =
  "thanks (?:a lot|a bunch|a million|so much|in advance|again|very much)|danke(?: dir| euch| ihnen| schön| vorab| im voraus)?|thank you (?:so much|very much|in advance)|merci(?: d'avance| beaucoup| bien)?|have a (?:nice|good|great) \\p{L}+|grazie(?: mille| in anticipo)?|bien à (?:toi|vous|vous tous)|met vriendelijke groet(?:en)?|pozdrawiam(?: serdecznie)?|vriendelijke groet(?:en)?|best (?:regards|wishes)|mit freundlichen grüßen|hartelijke groet(?:en)?|saludos(?: cordiales)?|melhores cumprimentos|yours(?: \\p{L}+)?|freundliche grüße|bien cordialement|muito obrigad[oa]|groet(?:en|jes)?|dank je(?: wel)?|herzliche grüße|cordiali saluti|z góry dziękuję|muchas gracias|alvast bedankt|all the best|kind regards|warm regards|schöne grüße|cordialement|cumprimentos|z poważaniem|many thanks|viele grüße|beste grüße|liebe grüße|vielen dank|besten dank|amicalement|mil gracias|obrigad[oa]|speak soon|thank you|sincerely|take care|talk soon|à bientôt|un saludo|un abrazo|un saluto|a presto|abraços?|dziękuję|regards|gracias|bedankt|thanks|cheers|saluti|dzięki|grüße|best|gruß|thx|tia|mfg|ta|vg|lg";
/** A greeting on a line of its own, or before the first comma: "Hi Marta,". */
const OPENS = new RegExp(
  `^\\s*(?:${HELLO})(?![\\p{L}-])(?:[ \\t]+(?!\\p{L}*:)[\\p{L}.'’-]+){0,4}[ \\t]*(?:[,!]|[,!]?[ \\t]*(?=\\n))`,
  'iu',
);
/** A farewell that ends its line, alone in it or behind a full stop, with at most a name. */
const CLOSES = new RegExp(
  `(?:^|[.!?)]\\s+|\\n[ \\t]*)((?:${BYE})(?:[ \\t]*[,!.–-]*[ \\t]*(?:\\p{L}[\\p{L}.'’&-]*[ \\t]?){0,4})[!.]?)[ \\t]*$`,
  'iu',
);

const SUBJECT = /^\s*(?:(?:subject|betreff|re|aw|wg|tr|rv|fwd?|objet|asunto|oggetto|assunto|onderwerp|temat)\s?:\s){1,4}/iu;
/** Who wrote to whom, above a letter: names, so no line with a figure but that of its date. */
const HEADERS =
  /^\s*(?:(?:(?:from|to|cc|von|an|kopie|de|à|para|da|van|aan|od|do)\s?:[^\n\d]{1,120}|(?:sent|date|gesendet|datum|envoyé|enviado|inviato|data)\s?:[^\n]{1,60})\n){1,5}/iu;
/** A name alone above a letter. */
const CALLED = /^\s*\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2},[ \t]*\n\s*(?=\p{L})/u;
/** Who is greeted or signs: names, and the words for all of them. */
const PERSON =
  /^(?:[\p{Lu}(].*|all|team|both|there|everyone|everybody|folks|guys|colleagues|zusammen|alle|ihr|euch|tous|toutes|todos|todas|equipo|tutti|tutte|team|allen|allemaal|wszyscy|zespole|from|aus|and|und|et|y|e|en|i|in|the)$/u;

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);

/** Whether what follows the words of courtesy is but names. */
const named = (said: string, courtesy: RegExp): boolean =>
  said
    .replace(courtesy, '')
    .split(/[\s,.!&–-]+/)
    .every((word) => word === '' || PERSON.test(word));
const LEADS = new RegExp(`^\\s*(?:${HELLO})(?![\\p{L}-])`, 'iu');
const PARTS = new RegExp(`^(?:${BYE})(?![\\p{L}-])(?:\\s(?:${BYE})(?![\\p{L}-]))?`, 'iu');

function withoutGreeting(text: string): string {
  const headers = HEADERS.exec(text)?.[0].length ?? 0;
  const subject = headers + (SUBJECT.exec(text.slice(headers))?.[0].length ?? 0);
  let out = blank(text, 0, subject);
  // Below a subject the letter begins on a line of its own.
  const from = subject === 0 ? 0 : text.indexOf('\n', subject);
  if (from < 0) return out;
  const head = text.slice(from, from + 160);
  const greeting = OPENS.exec(head)?.[0] ?? CALLED.exec(head)?.[0] ?? '';
  const alone = /^\s*(?:\n|$)/.test(text.slice(from + greeting.length, from + greeting.length + 20)) || /\n\s*$/.test(greeting);
  if (greeting !== '' && from + greeting.length < text.length && (alone || named(greeting, LEADS)))
    out = blank(out, from, from + greeting.length);
  return out;
}

/** At most this many lines below a farewell: names, roles. */
const SIGNATURE = 3;

/** Blanks for greeting, farewell and signature, so that every other character stays where it is. */
export function withoutLetter(text: string): string {
  const out = withoutGreeting(text);
  // From the end: the farewell is the last line, or has but a signature below it.
  let end = out.trimEnd().length;
  for (let line = 0; line <= SIGNATURE && end > 0; line++) {
    const start = out.lastIndexOf('\n', end - 1) + 1;
    const tail = end - start > 300 ? '' : out.slice(Math.max(0, start - 1), end);
    const found = tail === '' ? null : CLOSES.exec(tail);
    if (found?.[1] !== undefined && named(found[1], PARTS)) {
      const at = end - tail.length + found.index + found[0].lastIndexOf(found[1]);
      return out.slice(0, at).trim() === '' ? text : blank(out, at, text.length);
    }
    // A signature is short and counts nothing.
    if (end - start > 40 || /[\d:;|\t]/.test(out.slice(start, end))) break;
    end = out.slice(0, start).trimEnd().length;
  }
  return out;
}
