/** What in a brief is said to whoever makes the slide and is no content of it: heads of e-mails, greetings, requests, signatures. */
import type { Span } from '../finding.ts';

/** Fields of e-mail heads in the languages that briefs come in. */
const HEADS =
  'from|to|cc|bcc|date|sent|subject|re|fwd|fw|von|an|datum|gesendet|betreff|de|à|envoyé|objet|para|fecha|enviado|asunto|da|inviato|oggetto|assunto|data|van|aan|verzonden|onderwerp|od|do|wysłano|temat|från|till|skickat|ämne|fra|til|sendt|emne';
const HEAD_LINE = new RegExp(`^[>\\s*]*(${HEADS})\\*?\\s*:\\s*(?:(?:re|fw|fwd|aw|wg|tr|rv)\\s*:\\s*)*(?=\\S)`, 'iu');
/** A head that nothing else looks like; the others count only beside another. */
const SURE_HEAD = /^[>\s*]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|re|fwd|fw)\*?\s*:/iu;
/** How a message begins: a greeting, a name or two, and a mark or the end of the line. */
const HELLO =
  'hi|hello|hey|dear|morning|good morning|good afternoon|hallo|liebe[rs]?|good evening|guten abend|guten tag|guten morgen|moin|servus|bonjour|bonsoir|salut|coucou|chers?|chère|hola|buenos días|buenas tardes|buenas|estimad[oa]s?|ciao|buongiorno|buonasera|gentile|olá|oi|bom dia|boa tarde|boa noite|cara|caro|beste|hoi|goedemorgen|goedemiddag|cześć|dzień dobry|szanown[iay]|hej|god morgon|merhaba';
const GREETING = new RegExp(`^[>\\s]*(?:${HELLO})(?![\\p{L}])(?:\\s+[\\p{L}.]+){0,3}\\s*(?:[,!.:–-]|$)`, 'iu');
const WHOLE_GREETING = new RegExp(`${GREETING.source}\\s*$`, 'iu');
/** Thanks may be followed by what for; the other closings stand alone or before a name. */
const THANKS =
  'thanks?|thx|tks|tnx|many thanks|thank you|cheers|ta|danke|vielen dank|besten dank|merci|merci beaucoup|gracias|muchas gracias|grazie|grazie mille|obrigad[oa]|bedankt|dzięki|dziękuję|tack|tak';
const CLOSINGS =
  'warmly|best|best regards|best wishes|kind regards|warm regards|regards|sincerely|yours|yours sincerely|yours faithfully|all the best|br|brgds|mfg|lg|vg|gruß|grüße|viele grüße|beste grüße|liebe grüße|schöne grüße|mit freundlichen grüßen|cordialement|bien à vous|bien à toi|à bientôt|amicalement|un saludo|saludos|saluti|cordiali saluti|a presto|abraços?|atenciosamente|groet|groeten|groetjes|met vriendelijke groet|pozdrawiam|hälsningar|mvh|hilsen|venlig hilsen';
const SIGNATURE = new RegExp(
  `^[>\\s]*(?:(?:${THANKS})(?![\\p{L}\\p{N}])(?:[\\s,.!–—-]+[\\p{L}.'’]+){0,8}(?:\\s*\\([^)]*\\))?|(?:${CLOSINGS})(?![\\p{L}\\p{N}])(?:[\\s,.!–—-]+[\\p{L}.]+){0,2}(?:\\s*\\([^)]*\\))?|sent from my \\p{L}+)[\\s,.!]*$`,
  'iu',
);
/** The same at the end of a line that says more before it. */
const INLINE_SIGNATURE = new RegExp(
  `(?<=[.!?)"'”]\\s+)(?:(?:${THANKS})(?![\\p{L}])[^.!?\\n]{0,40}|(?:${CLOSINGS})(?![\\p{L}])[\\s,.!–—-]+\\p{Lu}?[\\p{L}.]*(?:\\s\\p{L}+)?)\\s?[.!]?(?:\\s+\\p{L}+\\.?)?(?:\\s*\\([^)]*\\))?\\s*$`,
  'iu',
);

/** Requests to the maker: what a slide never says about its subject. */
const REQUESTS: readonly RegExp[] = [
  /\bnothing (?:too )?fancy\b/iu,
  /\b(?:our|the) (?:usual|standard|normal|corporate|company) (?:\p{L}+ ){0,2}(?:look|template|colou?rs|style|layout|design|theme)\b/iu,
  /\b(?:can|could|would|will) (?:you|someone|u)\b(?!.*\bwe\b)/iu,
  /\b(?:please|pls|plz)\b/iu,
  /\b(?:i|we)(?:'d| would)? (?:need|want|like) (?:this|it|that|a slide|one slide|a page|one page|a chart|an? \p{L}+ slide)\b/iu,
  /\b(?:keep|make) it (?:simple|short|clean|look|on one|readable|to one|pop|nice)\b/iu,
  /\b(?:put|show|draw|turn|squeeze|get|fit) (?:this|it|that|these|them|those|everything|all of (?:this|it)) (?:all )?(?:on|onto|in|into|as|to) (?:a|an|one|1)\b/iu,
  /\b(?:on|onto|for|as) (?:one|1|a|a single) (?:slide|page|chart)\b/iu,
  /\b(?:dark|light|blue|green|clean|minimal|corporate|modern|sober|simple) (?:look|theme|style|colou?rs|background|layout|design)\b/iu,
  /\b(?:dunkle[sr]?|helle[sr]?|schlichte[sr]?) (?:design|look|hintergrund)\b|\bfond (?:sombre|clair)\b|\bfondo (?:oscuro|claro)\b|\bsfondo (?:scuro|chiaro)\b/iu,
  /\bno (?:animations?|gradients?|pictures?|icons?|logos?|clip ?art|3d)\b/iu,
  /\b(?:the|my) boss (?:wants|asked|needs|likes)\b/iu,
  /\bfor (?:the|my|our|tomorrow's|monday's|tuesday's|wednesday's|thursday's|friday's) (?:\p{L}+ ){0,3}(?:deck|slides?|presentation)\b/iu,
  /\b(?:bitte|kannst du|können sie|könntest du|könnten sie)\b/iu,
  /\b(?:s'il (?:te|vous) plaît|stp|svp|peux-tu|pouvez-vous|pourriez-vous|tu peux)\b/iu,
  /\b(?:por favor|puedes|podrías|pode|podes|poderia)\b/iu,
  /\b(?:per favore|per cortesia|puoi|potresti|mi serve)\b/iu,
  /\b(?:alsjeblieft|graag|kun je|kunt u)\b/iu,
  /\b(?:proszę|czy możesz|poproszę)\b/iu,
];

/** What the slide is for, said before its content: "For my HR class:". */
const LEAD =
  /^(?:for|für|pour|para|per|voor)\s+(?:my|our|the|a|next|tomorrow|\p{L}+day|mein\p{L}*|unser\p{L}*|notre|mon|ma|nuestr\p{L}*|mijn|ons)(?![\p{L}])[^:.,\n]{0,40}[:,]/iu;

/** Who said something and when, in chats and logs; tags of HTML. */
const STAMPS: readonly RegExp[] = [
  /(?<!\S)@\p{Lu}\p{L}+/gu,
  /^\[(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s*)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?(?:,\s*\d{1,2}\/\d{1,2}\/\d{2,4})?\]\s*(?:\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}\s?:)?/gmu,
  /^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s*)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\s*(?:-\s*)?\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}\s?:(?=\s)/gmu,
  /^\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}\s{1,3}\[?\d{1,2}:\d{2}(?:\s?[AP]M)?\]?:?\s*$/gmu,
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?(?:\s+(?:INFO|WARN|ERROR|DEBUG))?/gmu,
  /<\/?[a-z][\w-]*(?:\s[^>]*)?\/?>/giu,
];
const stampsIn = (text: string): Span[] =>
  STAMPS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: all }) => all.length > 2)
      .map(({ index, 0: all }) => ({ start: index, end: index + all.length })),
  );

/** The line over a quoted message. */
const WROTE = /^[>\s]*(?:On|Am|Le|El|Il|Em|Op)\s.*(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef)\s?:\s*$/u;

const isSpaced = (line: string): boolean => /\p{L}/u.test(line);

/** Spans of talk: whole lines of heads, greetings and signatures. */
export function talkIn(text: string): Span[] {
  const lines: { start: number; end: number; line: string }[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    lines.push({ start: at, end: at + line.length, line });
    at += line.length + 1;
  }
  const heads = lines.filter(({ line }) => HEAD_LINE.test(line) && isSpaced(line));
  const isHead = (i: number): boolean => {
    const found = lines[i];
    if (found === undefined || !HEAD_LINE.test(found.line)) return false;
    const beside = heads.length >= 2 && [i - 1, i + 1].some((j) => HEAD_LINE.test(lines[j]?.line ?? ''));
    return beside || SURE_HEAD.test(found.line);
  };
  const isMail = lines.some((_, i) => isHead(i) && SURE_HEAD.test(lines[i]?.line ?? ''));
  // What follows the greeting at the end is the sender's name and office, as long as it is short.
  const last = lines.findIndex(({ line }) => line.trim() !== '' && SIGNATURE.test(line.trim()));
  const signed =
    last >= 0 && lines.slice(last).every(({ line }) => line.trim().length < 50) && lines.length - last <= 6
      ? last
      : Number.POSITIVE_INFINITY;
  const lead = LEAD.exec(text)?.[0] ?? '';
  const leads = lead === '' ? [] : [{ start: 0, end: lead.length }];
  const quoting = lines.some(({ line }) => WROTE.test(line));
  const rule = lines.findIndex(({ line }) => /^--\s*$/.test(line));
  return [...leads, ...stampsIn(text)].concat(
    lines.flatMap(({ start, end, line }, i) => {
      // What the subject says is content; that it is the subject is not.
      if (isMail && isHead(i))
        return SURE_HEAD.test(line) ? [{ start, end: start + (HEAD_LINE.exec(line)?.[0].length ?? 0) }] : [{ start, end }];
      if (i >= signed && i <= signed + 5) return [{ start, end }];
      // What is quoted, what stands under the rule of a signature, and a name under a closing.
      if ((quoting && /^\s*>/.test(line)) || (rule >= 0 && i > rule) || WROTE.test(line)) return [{ start, end }];
      if (last >= 0 && i > 0 && SIGNATURE.test((lines[i - 1]?.line ?? '').trim()) && line.trim().length < 30 && !/[:\d]/.test(line))
        return [{ start, end }];
      const hello = i <= 1 ? GREETING.exec(line) : null;
      const bye = INLINE_SIGNATURE.exec(line);
      return [
        ...(WHOLE_GREETING.test(line.trim()) ? [{ start, end }] : hello === null ? [] : [{ start, end: start + hello[0].length }]),
        ...(bye === null ? [] : [{ start: start + bye.index, end }]),
      ];
    }),
  );
}

/** Of a title: a plain request, where a purpose or a size may be a part of the subject. */
const ASKS =
  /(?<![\p{L}])(?:please|pls|plz|bitte|can you|could you|s'il (?:te|vous) plaît|stp|svp|por favor|per favore|alsjeblieft|proszę)(?![\p{L}])|^(?:use|take|put|turn|add|draw|make|mach|nimm|prends|usa|haz|faz|maak|zrób)\s+(?:the|this|that|it|an?|die|das|den|le|la|el|il|o|de|het)\s+(?:slide|page|picture|photo|image|chart|template|folie|seite|bild|diapo|photo|lámina|foto|product photo)/iu;
/** Where a picture lies, and what to do with it or with these words. */
const DIRECTS =
  /https?:\/\/|\basset:|\b[\w-]+\.(?:png|jpe?g|gif|webp|svg)\b|^(?:number|label|mark|highlight|draw|show|put|use|make|place|add|keep|take) (?:these|those|this|it|them)\b|\b(?:text|words?|numbers?|story|picture|photo|left side|right side)\b.*\b(?:next to|beside|below|on|onto|over) it(?:$|[,.]| and\b)/iu;
export const isAsking = (text: string): boolean => ASKS.test(text) || DIRECTS.test(text);

/** Whether a text reads as a request to whoever makes the slide. */
export const isRequest = (text: string): boolean => REQUESTS.some((pattern) => pattern.test(text));
/** Thanks that no line of its own sets apart. */
export const isThanks = (text: string): boolean =>
  /^(?:many )?(?:thanks|thx|thank you|cheers|danke|vielen dank|merci|gracias|grazie|bedankt|obrigad[oa]|dziękuję)(?![\p{L}])(?:[\s,.!–—-]+[\p{L}.]+){0,3}[\s,.!]*$/iu.test(
    text.trim(),
  );
