/** Only content stands on the slide: no head of a message, no request to whoever makes the slide, no source code. */
import { POLITE, wantsDrawn } from '../../document/voice.ts';
import { defineLaw, isName, valueAt } from './law.ts';

const HEAD =
  /^[>\s*]*(?:from|to|cc|bcc|date|sent|subject|von|an|datum|gesendet|betreff|de|à|envoyé|objet|para|fecha|enviado|asunto|da|a|inviato|oggetto|assunto|data|van|aan|verzonden|onderwerp|od|do|temat)\s*:/iu;
/** A head that nothing else looks like. */
const SURE_HEAD = /^[>\s*]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat)\s*:/imu;
/** Lines that no sentence is written like. */
const CODE =
  /^\s*(?:(?:async\s+)?(?:def|class|function)\s+\w+\s*[({:]|import [\w.]+\s*$|from [\w.]+ import |(?:const|let|var)\s+\w+\s*=|return\s+\w+\s*[([+*/.]|#include|\w+\s*=\s*(?:[[{"'(]|\w+\())|(?:=>\s*[{(]|\)\s*\{|;)\s*$|===|(?<!\w)(?:self\.|print\(|console\.log\()/mu;

const lineAround = (text: string, start: number): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  return text.slice(from, to < 0 ? text.length : to);
};

export const trueContent = defineLaw(({ brief: { text }, content, extracted }) => {
  const isMail = SURE_HEAD.test(text);
  const code = text.split('\n').filter((line) => CODE.test(line)).length > 1;
  for (const { path, start, end, text: said } of extracted) {
    if (typeof valueAt(content, path) !== 'string') continue;
    const at = { path, start, end };
    if (isName(path) && (POLITE.test(said) || wantsDrawn(said))) return { ...at, says: 'request' };
    if (!isMail && !code) continue;
    const line = lineAround(text, start);
    if (isMail && HEAD.test(line) && !SURE_HEAD.test(line)) return { ...at, says: 'message_head' };
    if (code && CODE.test(line)) return { ...at, says: 'source_code' };
  }
  return undefined;
});
