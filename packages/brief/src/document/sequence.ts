/** Steps told in order: "first … then … finally", `a → b → c`, ordinals. */

import { piecesAt, trimmed } from './phrases.ts';
import { cut, Piece } from './piece.ts';

const WORDS =
  '(?:the )?next (?:step|level|stage)(?: up)? is|next comes?|in the end|(?:we |you |they )?starts? small with|(?:it |we |all |everything |the \\p{L}{3,12} )?(?:starts?|begins?) (?:with|by)|(?:it |and )?goes on (?:to|with)|after that comes?|followed by|which is followed by|(?:it )?ends? (?:with|in|by)|finishes with|concludes with|' +
  '(?:es )?(?:beginnt|startet) mit|gefolgt von|darauf folgt|es folgt|am ende steht|endet mit|(?:ça |on |tout )?commence par|suivie? (?:de|par)|(?:se )?termine par|empieza con|comienza con|seguido de|termina con|inizia con|comincia con|seguito da|finisce con|começa com|seguido por|begint met|gevolgd door|eindigt met|zaczyna się od|kończy się na|' +
  'first(?:ly)?|to begin with|initially|then|next|after that|afterwards|after which|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|finally|last(?:ly)?|at the end|' +
  'zuerst|zunächst|erstens|dann|danach|anschließend|zweitens|drittens|schließlich|zuletzt|abschließend|' +
  "d'abord|premièrement|tout d'abord|puis|ensuite|deuxièmement|enfin|finalement|" +
  'primero|luego|después|a continuación|segundo|tercero|finalmente|por último|' +
  'prima|innanzitutto|poi|quindi|dopo|infine|primeiro|depois|em seguida|por fim|eerst|daarna|vervolgens|ten slotte|tot slot|najpierw|następnie|potem|na końcu|wreszcie';
const STEP = new RegExp(
  `(?:^|[\\n.;:,(?!]\\s{0,4}(?:(?:and|und|et|y|e|en|i)\\s)?|\\s(?:and|und|et|y|e|en|i)\\s)(?:${WORDS})(?=[\\s,:])(?!\\s(?:point|message|takeaway|finding|reason|argument|lesson|thing|punkt|botschaft|grund|raison|punto|mensaje|messaggio|ponto|mensagem|motivo|reden|boodschap|powód|wniosek)\\b)[\\s,:]*`,
  'giu',
);
/** Told in one breath, without marks: "the operator stops it then the fitter repairs it and finally planning closes the ticket". */
const BREATH =
  /[,;]?\s(?:(?:and|und|et|y|e|en|i)\s)?(?:then|after that|finally|dann|danach|anschließend|schließlich|puis|ensuite|enfin|luego|después|finalmente|poi|dopo|infine|depois|em seguida|por fim|daarna|vervolgens|tot slot|potem|następnie|na końcu)\s/giu;
const ARROW = /(?<!\s)\s*(?:→|⇒|->|=>|>>|»)\s*|\s>\s/gu;
const WE = /^(?:we|they|you|the team|wir|nous|on)\s/iu;

/** The steps, in order, without the words that order them; undefined for fewer than three. */
export function sequenceOf(text: string): Piece[] | undefined {
  // Several chains of arrows are a net, no row of steps.
  if ((text.match(/[;\n][^;\n]{2,80}?(?:→|->|=>)/g) ?? []).length > 0 && /(?:→|->|=>)[^;\n]*[;\n][^;\n]*(?:→|->|=>)/.test(text))
    return undefined;
  const arrows = arrowsIn(text);
  if (arrows !== undefined) return arrows;
  const whole = new Piece(text, 0, text.length);
  const marks = [...text.matchAll(STEP)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  if (marks.length < 2) return inOneBreath(text);
  if (marks.length > 15) return undefined;
  const steps: Piece[] = [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const opening = openingStep(text, first);
  if (opening !== undefined) steps.push(...opening);
  // Told in one sentence, its commas part the steps as well.
  const together = !/[.!?;\n]\s/.test(text.slice(first.end, last.start));
  for (const [i, m] of marks.entries()) {
    const limit = marks[i + 1]?.start ?? text.length;
    const stop = /[.!;\n](?=\s|$)/.exec(text.slice(m.end, limit));
    const told = cut(whole, m.end, stop === null ? limit : m.end + stop.index);
    for (const part of together ? piecesAt(told, ',') : [told]) {
      let step = trimmed(part);
      const we = WE.exec(step.text)?.[0].length ?? 0;
      step = cut(step, step.start + we, step.end);
      if (!/\p{L}/u.test(step.text) || step.text.length > 160) return undefined;
      steps.push(step);
    }
  }
  return steps.length >= 3 ? steps : undefined;
}

const BEGINS =
  /first|begin|start|initially|next|zuerst|zunächst|erstens|beginnt|startet|d'abord|premièrement|commence|primero|empieza|comienza|prima|innanzitutto|inizia|comincia|primeiro|começa|eerst|begint|najpierw|zaczyna/iu;
const ASKING =
  /(?<!\p{L})(?:please|show|draw|make|slide|need|want|bitte|zeig\p{L}*|folie|montre\p{L}*|diapositive|muestra|diapositiva|mostra|graag|pokaż|slajd|hi|hello|dear|hallo|bonjour|hola|ciao)(?!\p{L})/iu;

/** What stands before ", then" and behind the last mark is the first step: "the clerk files it, then the board votes". */
function openingStep(text: string, first: { readonly start: number; readonly end: number }): Piece[] | undefined {
  if (text[first.start] !== ',' || BEGINS.test(text.slice(first.start, first.end))) return undefined;
  const from = Math.max(...['. ', ': ', '; ', '\n', '! ', '? '].map((mark) => text.lastIndexOf(mark, first.start))) + 1;
  const piece = cut(new Piece(text, 0, text.length), from, first.start);
  if (piece.text.length > 160 || !/\p{L}{3}/u.test(piece.text) || ASKING.test(piece.text)) return undefined;
  return piecesAt(piece, ',').map(trimmed);
}

/** A sentence with two such words or more; what stands before the first is a step as well. */
function inOneBreath(text: string): Piece[] | undefined {
  let at = 0;
  for (const sentence of text.split(/(?<=[.!?])\s|\n/)) {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    if (sentence.length > 1_200) continue;
    const found = [...sentence.matchAll(BREATH)];
    if (found.length < 2 || found.length > 15) continue;
    const whole = new Piece(sentence, start, start + sentence.length);
    const colon = sentence.lastIndexOf(': ', found[0]?.index ?? 0);
    const opening =
      /^(?:ok(?:ay)?\s|so\s|well\s|basically\s|hi\s|also\s)*(?:(?:when|once|if|wenn|sobald|quand|cuando|quando|als|gdy)\s)?/iu.exec(
        sentence,
      );
    let from = start + (colon < 0 ? (opening?.[0].length ?? 0) : colon + 1);
    const steps: Piece[] = [];
    for (const m of found) {
      steps.push(trimmed(cut(whole, from, start + m.index)));
      from = start + m.index + m[0].length;
    }
    const rest = cut(whole, from, whole.end);
    // What is asked for behind a comma is no step.
    const asks = /,\s(?:would|please|can|could|pls|bitte|merci|por favor|per favore|graag|proszę)(?!\p{L}).*$/iu.exec(rest.text);
    const last = asks === null ? rest : cut(rest, rest.start, rest.start + asks.index);
    steps.push(trimmed(/[.!]$/.test(last.text) ? cut(last, last.start, last.end - 1) : last));
    if (steps.every((s) => /\p{L}/u.test(s.text) && s.text.length <= 160)) return steps;
  }
  return undefined;
}

/** One line with two arrows or more. */
function arrowsIn(text: string): Piece[] | undefined {
  let at = 0;
  for (const line of text.split('\n')) {
    const found = [...line.matchAll(ARROW)];
    // `A -> B 40, A -> C 20`: an arrow in each part is a net as well.
    const parts = found.length >= 2 ? line.split(/,\s/) : [];
    if (parts.length >= 2 && parts.every((p) => /→|⇒|->|=>|>>|»|\s>\s/u.test(p))) {
      at += line.length + 1;
      continue;
    }
    if (found.length >= 2) {
      const whole = new Piece(line, at, at + line.length);
      const steps: Piece[] = [];
      let from = at;
      for (const m of found) {
        steps.push(cut(whole, from, at + m.index));
        from = at + m.index + m[0].length;
      }
      const tail = cut(whole, from, whole.end);
      const stop = /[.!;](?=\s|$)/.exec(tail.text);
      steps.push(stop === null ? tail : cut(tail, tail.start, tail.start + stop.index));
      // The first step stands behind the request: "Process: order -> pick -> ship".
      const [head] = steps;
      const colon = head === undefined ? -1 : Math.max(head.text.lastIndexOf(': '), head.text.lastIndexOf('. '));
      if (head !== undefined && colon >= 0) steps[0] = cut(head, head.start + colon + 1, head.end);
      if (steps.every((s) => /[\p{L}\d]/u.test(s.text) && s.text.length <= 120)) return steps.map(trimmed);
    }
    at += line.length + 1;
  }
  return undefined;
}
