/** What mail and chat programs add to what somebody wrote: the letters before this one, signatures, times and names before each line. */
import { Rewriter, type Rewritten } from './rewritten.ts';
import type { Range } from './tree.ts';

const HISTORY =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|mensagem encaminhada|oorspronkelijk bericht|doorgestuurd bericht|wiadomość oryginalna)\s*-{2,}|begin forwarded message:|>?\s*(?:on|am|le|el|il|em|op|w dniu|dnia)\s.{4,160}(?:wrote|schrieb.{0,80}|a écrit|escribió|ha scritto|escreveu|schreef.{0,80}|napisał\p{L}*|pisze)\s?:)\s*$/iu;
/** The heads of a letter below another one. */
const FROM = /^\s*>?\s*\*?(?:from|von|de|da|van|od)\s?:\*?\s\S/iu;
const SENT =
  /^\s*>?\s*\*?(?:sent|date|to|subject|cc|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto|inviato|a|oggetto|data|assunto|verzonden|aan|onderwerp|wysłano|do|temat)\s?:\*?\s/iu;
const DASHES = /^--\s?$/;

/** `[9:14] Kofi: …`, `10:02 Petra Klein: …`, `12/03/2025, 10:02 - Ana: …`, `[2025-11-03 10:02:11] Ana: …`. */
const SPOKEN =
  /^\s*(?:\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}[:.]\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?(?:,?\s+\d{1,4}[./-]\d{1,2}[./-]\d{1,4})?\]?)\s*(?:[-–—|]\s*)?(?:<?@?(\p{L}[\p{L}.'’-]*(?:\s\(?\p{L}[\p{L}.'’)-]*){0,2})>?\s?:\s)/iu;
/** A name and a time on a line of its own, the words below. */
const NAMED = /^\s*\p{Lu}[\p{L}.'’-]+(?:\s\p{L}[\p{L}.'’-]+){0,2}\s+(?:\[?\d{1,2}:\d\d\s?(?:[ap]m)?\]?)\s*$/iu;
/** Says nothing of the slide. */
const CHATTER =
  /^(?:ok(?:ay)?|sure|yes|no|yep|great|perfect|thanks?|thx|ty|cool|nice|will do|got it|done|super|alles klar|passt|danke|gerne|d'accord|merci|parfait|vale|gracias|perfecto|va bene|grazie|perfetto|certo|obrigad[oa]|top|prima|dank je|dzięki|jasne|👍|🙏|🙂|😀|😄|🎉|❤️|[\s!.,])+$/iu;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const linesOf = (text: string): Line[] => {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { start, end: start + line.length, text: line };
    start += line.length + 1;
    return own;
  });
};

/** Whether lines hold what a slide needs: figures, lists or several lines of words. */
const isContent = (lines: readonly Line[]): boolean => {
  const said = lines.map((l) => l.text.trim()).filter((l) => l !== '');
  const words = said.join(' ').split(/\s+/).length;
  return (
    said.some((l) => /^(?:[-*•]|\d+[.)])\s/.test(l)) ||
    said.filter((l) => /\d/.test(l) && /\p{L}{2}/u.test(l)).length >= 2 ||
    words >= 45 ||
    said.some((l) => (l.match(/\d+/g)?.length ?? 0) >= 3)
  );
};

/** Without the letters below: content where the letter above is but a request about them. */
export function withoutHistory(source: Rewritten, left: Range[]): Rewritten {
  const { text } = source;
  if (!/>|:|--/.test(text)) return source;
  const lines = linesOf(text);
  const opens = (i: number): boolean => {
    const line = lines[i]?.text ?? '';
    if (line.length > 400) return false;
    if (HISTORY.test(line)) return true;
    return i > 0 && FROM.test(line) && [1, 2, 3].filter((k) => SENT.test(lines[i + k]?.text ?? '')).length >= 2;
  };
  const at = lines.findIndex((_, i) => opens(i));
  const dashes = lines.findIndex((l, i) => i > 0 && DASHES.test(l.text));
  const above = lines.slice(0, at < 0 ? lines.length : at);
  // Behind the rule of a signature stands who wrote it.
  const signature =
    dashes > 0 &&
    dashes < above.length &&
    above.length - dashes <= 10 &&
    !isContent(above.slice(dashes).filter((l) => !/@|\+\d|www\.|tel/iu.test(l.text)));
  if (at < 0 && !signature) return source;
  const out = new Rewriter(source);
  const kept = signature ? above.slice(0, dashes) : above;
  const own = at < 0 || isContent(kept.filter((l) => !FROM.test(l.text) && !SENT.test(l.text)));
  for (const line of kept) out.copy(line.start, Math.min(line.end + 1, text.length));
  if (at < 0) return out.done();
  const below = lines.slice(at);
  if (own) {
    for (const line of below)
      if (/[\p{L}\d]{2}/u.test(line.text)) left.push(...source.spansOf(line.start, line.end).map(({ start, end }) => ({ start, end })));
    return out.done();
  }
  // Forwarded: the letter below is what the slide is made of.
  for (const line of below) {
    const bare = line.start + (/^(?:\s*>)+\s?/.exec(line.text)?.[0].length ?? 0);
    const head =
      HISTORY.test(line.text) ||
      FROM.test(line.text) ||
      (SENT.test(line.text) && !/^\s*>?\s*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat)/iu.test(line.text));
    if (head && line.text.length < 400) out.line();
    else {
      const subject =
        /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat)\s?:\s*(?:(?:re|aw|fw|fwd|wg|tr)\s?:\s*)*/iu.exec(
          text.slice(bare, line.end),
        )?.[0].length ?? 0;
      out.copy(bare + subject, Math.min(line.end + 1, text.length));
    }
  }
  return out.done();
}

/** Without the time and the name before what each one says. */
export function withoutSpeakers(source: Rewritten, left: Range[]): Rewritten {
  const { text } = source;
  if (!/\d[:.]\d\d/.test(text)) return source;
  const lines = linesOf(text);
  const spoken = lines.map((l) => (l.text.length > 2_000 ? null : SPOKEN.exec(l.text)));
  const named = lines.map((l) => l.text.length < 80 && NAMED.test(l.text));
  const count = spoken.filter((s) => s !== null).length;
  const filled = lines.filter((l) => l.text.trim() !== '').length;
  const talk = count >= 2 && count * 2 >= filled;
  const heads = named.filter(Boolean).length;
  // An agenda has times, too, but nobody who speaks: names come again, or stand in brackets of time.
  const speakers = spoken.flatMap((s) => (s?.[1] === undefined ? [] : [s[1].toLowerCase()]));
  const again = new Set(speakers).size < speakers.length || /^\s*\[\d/.test(text);
  if (!(talk && again) && heads < 2) return source;
  const out = new Rewriter(source);
  for (const [i, line] of lines.entries()) {
    if (named[i] === true && heads >= 2) continue;
    const prefix = talk && again ? (spoken[i]?.[0].length ?? 0) : 0;
    const said = line.text.slice(prefix).trim();
    if (CHATTER.test(said) && said !== '') {
      if (/\p{L}/u.test(said)) left.push(...source.spansOf(line.start + prefix, line.end).map(({ start, end }) => ({ start, end })));
      continue;
    }
    out.copy(line.start + prefix, Math.min(line.end + 1, text.length));
  }
  return out.done();
}
