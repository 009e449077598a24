/** What in a brief is said to whoever makes the slide and is no content of it: heads of e-mails, greetings, requests, signatures. */
import type { Span } from '../finding.ts';

/** Fields of e-mail heads in the languages that briefs come in. */
const HEADS =
  'from|to|cc|bcc|date|sent|subject|re|fwd|fw|von|an|datum|gesendet|betreff|de|à|envoyé|objet|para|fecha|enviado|asunto|da|inviato|oggetto|assunto|data|van|aan|verzonden|onderwerp|od|do|wysłano|temat|från|till|skickat|ämne|fra|til|sendt|emne';
const HEAD_LINE = new RegExp(`^[>\\s*]*(${HEADS})\\*?\\s*:\\s*(?=\\S)`, 'iu');
/** A head that nothing else looks like; the others count only beside another. */
const SURE_HEAD = /^[>\s*]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|re|fwd|fw)\*?\s*:/iu;
const GREETING =
  /^[>\s]*(?:hi|hello|hey|dear|morning|good morning|good afternoon|hallo|liebe[rs]?|guten (?:tag|morgen)|moin|servus|bonjour|salut|coucou|chers?|chère|hola|buenos días|buenas|estimad[oa]s?|ciao|buongiorno|gentile|olá|oi|bom dia|caro|beste|hoi|goedemorgen|cześć|dzień dobry|szanown[iay]|hej|god morgon|merhaba)(?:\s+[\p{L}.]+){0,3}\s*[,!:–-]?\s*$/iu;
const SIGNATURE =
  /^[>\s]*(?:thanks?|thx|many thanks|thank you|cheers|best|best regards|kind regards|regards|br|brgds|mfg|lg|vg|danke|vielen dank|besten dank|gruß|grüße|viele grüße|beste grüße|liebe grüße|schöne grüße|merci|merci beaucoup|cordialement|bien à vous|à bientôt|gracias|muchas gracias|un saludo|saludos|grazie|saluti|a presto|obrigad[oa]|abraços?|atenciosamente|bedankt|groet|groeten|met vriendelijke groet|dzięki|dziękuję|pozdrawiam|tack|hälsningar|mvh|tak|hilsen|sent from my \p{L}+)(?:\s+(?:in advance|a lot|so much|again|im voraus|vorab|d'avance))?[\s,.!]*(?:[-–—]*\s*\p{Lu}[\p{L}.]*\s?\p{L}*\.?)?$/iu;

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
  return lines.flatMap(({ start, end, line }, i) => {
    // What the subject says is content; that it is the subject is not.
    if (isMail && isHead(i)) return SURE_HEAD.test(line) ? [{ start, end: start + (HEAD_LINE.exec(line)?.[0].length ?? 0) }] : [{ start, end }];
    return GREETING.test(line.trim()) || SIGNATURE.test(line.trim()) ? [{ start, end }] : [];
  });
}

/** Whether a text reads as a request to whoever makes the slide. */
export const isRequest = (text: string): boolean => REQUESTS.some((pattern) => pattern.test(text));
export const isGreeting = (text: string): boolean => GREETING.test(text.trim()) || SIGNATURE.test(text.trim());
