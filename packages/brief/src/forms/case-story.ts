/** A case: what the matter was, what was done, what came of it. */

import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { clausesIn, keyedParts } from '../document/sections.ts';
import { voiceOf } from '../document/voice.ts';
import type { Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const NO_CUES: ReadonlySet<string> = new Set();

const key = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const PARTS = {
  challenge: key(
    'challenges?|problems?|issue|situation|starting point|pain points?|before|context|background|herausforderung(?:en)?|ausgangslage|ausgangssituation|problem(?:stellung)?|problema|défis?|enjeux?|problème|contexte|reto|desafío|situación|punto de partida|sfida|situazione|problema|desafio|situação|uitdaging|situatie|probleem|wyzwanie|sytuacja',
  ),
  action: key(
    'actions?|approach|solution|what we did|what we changed|how we helped|what we built|what was done|intervention|response|measures|we did|our work|maßnahmen?|vorgehen|lösung|ansatz|umsetzung|was wir getan haben|démarche|approche|actions menées|solution|ce que nous avons fait|solución|acción|acciones|enfoque|actuación|qué hicimos|soluzione|azioni|azione|intervento|approccio|solução|ação|ações|abordagem|intervenção|aanpak|oplossing|maatregelen|działania|rozwiązanie|podejście',
  ),
  result: key(
    'results?|outcomes?|what came (?:out|of it)|what (?:it|we) achieved|what changed|impact|effects?|benefits?|after|ergebnis(?:se)?|resultate?|wirkung|erfolg|résultats?|impact|bénéfices|resultados?|impacto|risultat[oi]|impatto|resultaat|resultaten|effect|wyniki?|rezultat|efekt|efekty',
  ),
};
/** The same three told: what they suffered from, what was done, what is so since. */
const TOLD = {
  challenge: key(
    'had a problem with|had problems with|struggled with|suffered from|were struggling with|was struggling with|were losing|was losing|they had|kämpfte mit|litt unter|hatte das problem|hatten das problem|souffrait de|avait un problème de|sufría|tenían|tenía un problema de|soffriva di|aveva un problema di|sofria com|tinha um problema de|kampte met|had last van|miał problem z|zmagał[ao]? się z',
  ),
  action: key(
    'we introduced|we put|we built|we installed|we set up|we redesigned|we helped|we moved|we changed|we replaced|we trained|they introduced|wir haben|wir führten|eingeführt wurden|nous avons|on a|introdujimos|pusimos|instalamos|hicimos|abbiamo|introduzimos|instalámos|instalamos|we hebben|wij hebben|wprowadziliśmy|zbudowaliśmy',
  ),
  result: key(
    "today|now|since then|since|as a result|after (?:half a year|a year|one year|\\p{L}+ months|\\d+ months|\\p{L}+ weeks|\\d+ weeks)|heute|seitdem|seither|nach \\p{L}+ monaten|aujourd['’]hui|depuis|hoy|desde entonces|ahora|oggi|da allora|hoje|desde então|vandaag|sindsdien|nu|dziś|od tego czasu",
  ),
};
const CLIENT =
  /(?:^|\n|[.!]\s)(?:client|customer|company|kunde|unternehmen|entreprise|cliente|empresa|azienda|klant|klient)\s?:\s?([^\n.;]{2,80})/iu;
const QUOTED = /[“"„«]([^“”"„»«\n]{8,240}?)[”"“»]/u;

/** Who acts, where a case is told: "We fitted sensors." */
const ACTS =
  /^(?:so |then |together |first |with them )?(?:we|the team|our team|wir|gemeinsam haben|das team|nous|on a|l['’]équipe|hemos|introdujimos|pusimos|instalamos|rediseñamos|el equipo|abbiamo|il team|a equipa|a equipe|introduzimos|criámos|wij|we|het team|wprowadziliśmy|zbudowaliśmy|zmieniliśmy|zespół)(?!\p{L})/iu;
const ASKS =
  /(?:please|can you|could you|slide|one page|page|folie|bitte|diapositiv\p{L}*|slajd)(?!\p{L})|^(?:a |our |the |unsere? |une? |notre |una? |)(?:reference|case|referenz|fallstudie|cas|caso)(?!\p{L})/iu;

/** The matter, what was done about it and what came of it, a sentence or more each. */
function inSentences(brief: ReadBrief): Reading | undefined {
  if (brief.sentences.length < 3 || brief.sentences.length > 14 || brief.tables.length > 0) return undefined;
  const said = saidOf(brief).said.filter(
    (s, i, all) =>
      !(i < 2 && ASKS.test(s.text) && s.text.length < 120) &&
      !(i > 2 && i === all.length - 1 && !/\d/.test(s.text) && voiceOf(s.text, NO_CUES) === 'aside'),
  );
  const at = said.findIndex((s, i) => i > 0 && ACTS.test(s.text));
  if (at < 1 || at === said.length - 1) return undefined;
  const until = said.findLastIndex((s) => ACTS.test(s.text));
  const end = until === said.length - 1 ? at : until;
  const quoted = QUOTED.exec(brief.text);
  const quote = quoted?.[1] === undefined ? undefined : new Piece(quoted[1], quoted.index + 1, quoted.index + 1 + quoted[1].length);
  const result = said.slice(end + 1).filter((s) => quote === undefined || s.end <= quote.start || s.start >= quote.end);
  if (result.length === 0) return undefined;
  return {
    fit: 0.9,
    data: {
      challenge: said.slice(0, at),
      action: said.slice(at, end + 1),
      result,
      ...(quote === undefined || quote.start < (said[at]?.start ?? 0) ? {} : { quote }),
    },
  };
}

const SPAN =
  'days?|weeks?|months?|years?|quarters?|seasons?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|année|días?|semanas?|mes(?:es)?|años?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dias?|m[eê]s(?:es)?|anos?|dagen|weken|maanden?|jaar|dni(?:ach)?|tygodni(?:ach|u)?|miesiąc\\p{L}*|lat(?:ach)?|roku';
/** What came of it, as a sentence begins: "Eight months on", "Zwei Jahre später", "Now", "January figures". */
const LATER = new RegExp(
  `^(?:and |y |et |und |e |en )?(?:(?:now|today|since|as a result|results?|outcomes?|in the end|afterwards|so far|figures|ergebnis\\p{L}*|heute|seit\\p{L}*|inzwischen|résultats?|aujourd|désormais|depuis|resultados?|hoy|ahora|risultat[oi]|oggi|ora|resultado|hoje|agora|resulta\\p{L}*|vandaag|nu|sinds\\p{L}*|wynik\\p{L}*|efekt\\p{L}*|dziś|teraz)(?!\\p{L})|(?:after|within|in|nach|binnen|après|en|tras|al cabo de|dopo|in|após|em|depois de|na|po)\\s(?:\\p{L}+\\s|\\d+\\s|just\\s){1,2}(?:${SPAN})(?!\\p{L})|(?:\\p{L}+|\\d+)\\s(?:${SPAN})\\s(?:on|in|later|after|afterwards|später|danach|plus tard|après|después|más tarde|dopo|più tardi|depois|mais tarde|verder|na|później)(?!\\p{L})|\\p{L}+ (?:figures|numbers|results)(?!\\p{L}))`,
  'iu',
);
/** Told as a change, or counted: "Walking fell to 5.5 km", "1,5 Tage Rückstand, 38 % weniger Anrufe". */
const CHANGED =
  /(?<!\p{L})(?:fell|fall|dropped|down|rose|up|halved|doubled|tripled|cut|saved?|saves|less|fewer|more|faster|instead of|rather than|paid|won|renewed|renewal|gesunken|gestiegen|sank|stieg|weniger|mehr|statt|vorher|baissé|chuté|réduit|moins|plus|gagné|au lieu de|bajó|bajaron|subi(?:ó|eron)|cayó|menos|más|pagó|frente a|calat[oaie]|scese?|salit[oaie]|meno|più|invece di|caiu|subiu|menos|mais|em vez de|daalde|steeg|minder|meer|in plaats van|spadł[ao]?|wzrosł[ao]?|wzrósł|mniej|więcej|zamiast)(?!\p{L})/iu;
/** "Praxisbeispiel Stadtwerke Ahrental:", "use it as our reference: …": what stands before is about the slide. */
const ABOUT =
  /(?:reference|case|proof|example|story|pilot|evidence|take|referenz|beispiel|praxis\p{L}*|beweis\p{L}*|fall\p{L}*|référence|exemple|cas|preuve|referencia|ejemplo|caso|prueba|riferimento|esempio|referência|exemplo|prova|voorbeeld|referentie|bewijs|przykład|referencj\p{L}*)(?!\p{L})/iu;

/** What the brief tells, without what it says about the slide; and whether it calls it a case. */
function saidOf(brief: ReadBrief): { readonly said: Piece[]; readonly about: boolean } {
  let about = false;
  const said: Piece[] = [];
  for (const [i, s] of brief.sentences.entries()) {
    const lead = i < 3 ? /^([^:]{2,110}):\s/u.exec(s.text) : null;
    const names = lead?.[1] !== undefined && ABOUT.test(lead[1]);
    if (names) about = true;
    const own = names && lead !== null ? cut(s, s.start + lead[0].length, s.end) : s;
    const voice = voiceOf(own.text, NO_CUES);
    if (own.text.split(/\s/).length < 3 || voice === 'greeting' || (voice === 'request' && !names)) {
      about ||= ABOUT.test(own.text);
      continue;
    }
    // "Pilot at St. Brendan's, ward 4B." names the case.
    if (
      !names &&
      i < 2 &&
      said.length === 0 &&
      own.text.length < 80 &&
      (voice === 'topic' || (ABOUT.test(own.text) && !/\d/.test(own.text)))
    ) {
      about ||= ABOUT.test(own.text);
      continue;
    }
    const parts = brief.sentences.length <= 4 ? piecesAt(own, ';') : [own];
    said.push(...parts);
  }
  return { said, about };
}

/** Three sentences and more, told in the order of things: what was, what was done, what is so since. */
function inTime(brief: ReadBrief): Reading | undefined {
  if (
    brief.sentences.length < 2 ||
    brief.sentences.length > 12 ||
    brief.tables.length > 0 ||
    brief.lines.some((l) => l.mark === 'bullet' || l.mark === 'number')
  )
    return undefined;
  const { said, about } = saidOf(brief);
  // "Problem: one parcel in 14": the matter begins there, and what stands before it only announces it.
  const begins = said.findIndex((s) =>
    /^[^:]{0,20}(?:problem|challenge|situation|before|vorher|problème|problema|probleem|reto|sfida|desafio)[^:]{0,10}:/iu.test(s.text),
  );
  if (begins > 0) said.splice(0, begins);
  if (said.length < 3) return undefined;
  const later = said.findIndex((s, i) => i >= 2 && LATER.test(s.text));
  const changed = later > 0 ? later : said.findIndex((s, i) => i >= 2 && CHANGED.test(s.text) && /\d/.test(s.text));
  if (changed < 2 || !said.slice(changed).some((s) => /\d/.test(s.text))) return undefined;
  const acts = said.findIndex((s, i) => i > 0 && i < changed && ACTS.test(s.text));
  const from = acts > 0 ? acts : changed - 1;
  const last = said.at(-1) as Piece;
  // What is wanted of the reader stands behind the story.
  const closing = said.length - changed > 1 && !/\d/.test(last.text) && voiceOf(last.text, NO_CUES) === 'aside';
  return {
    fit: about && later > 0 ? 0.9 : about || later > 0 ? 0.75 : 0.5,
    data: {
      challenge: said.slice(0, from).map(bare),
      action: said.slice(from, changed).map(bare),
      result: said.slice(changed, closing ? -1 : undefined).map(bare),
    },
  };
}

/** Without the key that names the part: "Result: 1.5 days". */
function bare(piece: Piece): Piece {
  const lead = /^([\p{L}\d\s]{3,40}?)\s?(?::|\s[–—-])\s/u.exec(piece.text);
  return lead?.[1] !== undefined && Object.values(PARTS).some((k) => (lead[1]?.match(k) ?? []).length > 0)
    ? cut(piece, piece.start + lead[0].length, piece.end)
    : piece;
}

type Parts = ReturnType<typeof keyedParts<keyof typeof PARTS>>;

/** The three parts, where all are there and follow each other. */
function inOrder({ challenge, action, result }: Parts) {
  if (challenge === undefined || action === undefined || result === undefined) return undefined;
  return challenge.key.start < action.key.start && action.key.start < result.key.start ? { challenge, action, result } : undefined;
}

const RESULT =
  /^(?:now|today|result|since|after|by|january|february|two|three|one|six|\p{L}+ (?:weeks|months|years) later|heute|ergebnis|seit|nach|zwei|jetzt|aujourd['’]hui|depuis|après|résultat|hoy|ahora|desde|resultado|en (?:enero|febrero|marzo|abril|mayo|junio|julio)|oggi|ora|da allora|risultato|hoje|agora|desde|nu|sinds|na|resultaat|dziś|po|od)(?!\p{L})/iu;

/** A story told without a word for its parts: how it was, what was done, and, with figures, what came of it. */
function inThirds(brief: ReadBrief): Reading | undefined {
  if (brief.tables.length > 0 || brief.lines.filter((l) => l.mark === 'bullet' || l.mark === 'number').length > 1) return undefined;
  const parts = brief.sentences.flatMap((s) => piecesAt(s, ';'));
  const said = parts.filter((s, i) => s.text.split(/\s/).length >= 3 && !(i < 2 && ASKS.test(s.text) && s.text.length < 90));
  if (said.length < 3 || said.length > 9) return undefined;
  // What counts as a result opens like one, or holds the last figures.
  const opened = said.findIndex((s, i) => i >= 2 && RESULT.test(s.text));
  const counted = said.findLastIndex((s, i) => i >= 2 && figuresWithin(brief, s).length > 0);
  const at = opened >= 0 ? opened : counted;
  if (at < 2 || (counted < 0 && opened < 0)) return undefined;
  const first = Math.max(1, Math.min(at - 1, Math.floor(at / 2)));
  return { fit: 0.5, data: { challenge: said.slice(0, first), action: said.slice(first, at), result: said.slice(at) } };
}

export const caseStory = definePattern({
  form: 'case_story',
  names: [
    'case study',
    'case story',
    'success story',
    'customer story',
    'client story',
    'reference case',
    'fallstudie',
    'fallbeispiel',
    'erfolgsgeschichte',
    'étude de cas',
    'cas client',
    'caso de éxito',
    'caso de estudio',
    'caso di studio',
    'caso di successo',
    'estudo de caso',
    'casestudy',
    'praktijkcase',
    'studium przypadku',
    'case studies',
    'client case',
    'customer case',
    'business case story',
    'project reference',
    'reference project',
    'reference story',
    'our reference',
    'proof point',
    'win story',
    'referenzprojekt',
    'kundenreferenz',
    'referenzfall',
    'praxisbeispiel',
    'kundenbeispiel',
    'kundengeschichte',
    'référence client',
    'projet de référence',
    'retour d expérience',
    'histoire de réussite',
    'historia de éxito',
    'caso práctico',
    'caso de cliente',
    'caso cliente',
    'storia di successo',
    'caso de sucesso',
    'história de sucesso',
    'klantcase',
    'klantverhaal',
    'succesverhaal',
    'praktijkvoorbeeld',
    'historia sukcesu',
    'projekt referencyjny',
  ],
  strong: [
    'reference',
    'referenz',
    'the story of',
    'story we',
    'how we helped',
    'what we did for',
    'success at',
    'pilot at',
    'reto',
    'challenge',
    'herausforderung',
    'défi',
    'sfida',
    'desafio',
    'uitdaging',
    'wyzwanie',
  ],
  figures: false,
  needs: 'the challenge, the action and the result',
  sample: 'Case study. Challenge: [text]. Action: [text]. Result: [text].',
  read(brief) {
    const whole = new Piece(brief.text, 0, brief.text.length);
    const named = inOrder(keyedParts(whole, PARTS));
    if (named === undefined) {
      const told = inSentences(brief);
      if (told !== undefined) return told;
      const timed = inTime(brief);
      if (timed !== undefined) return timed;
    }
    const parts = named ?? inOrder(keyedParts(whole, TOLD));
    if (parts === undefined) return inThirds(brief);
    const { challenge, action, result } = parts;
    const spoken = QUOTED.exec(result.body.text);
    const quote =
      spoken?.[1] === undefined
        ? undefined
        : cut(result.body, result.body.start + spoken.index + 1, result.body.start + spoken.index + 1 + spoken[1].length);
    const things = [challenge, action, result].map((p) =>
      clausesIn(p.body).filter((c) => quote === undefined || c.end <= quote.start || c.start >= quote.end),
    );
    if (things.some((t) => t.length === 0)) return undefined;
    // The client: what the heading says behind the words that name the slide.
    const titledBy =
      CLIENT.exec(brief.text.slice(0, challenge.key.start)) ??
      /(?:case study|case story|success story|customer story|client story|reference case|fallstudie|fallbeispiel|erfolgsgeschichte|étude de cas|cas client|caso de éxito|caso de estudio|caso di studio|caso di successo|estudo de caso|praktijkcase|casestudy|studium przypadku)\s*(?:[:–—-]|about|for|on|of|über|zu|sur|sobre|su|over|o)\s*([^\n.:;]{2,80})/iu.exec(
        brief.text,
      );
    const at = titledBy?.[1] === undefined ? 0 : titledBy.index + titledBy[0].length - titledBy[1].length;
    const client =
      titledBy?.[1] === undefined || at >= challenge.key.start
        ? undefined
        : trimmed(cut(whole, at, Math.min(at + titledBy[1].length, challenge.key.start)));
    return {
      fit: named === undefined ? 0.9 : 1,
      used: [challenge.key, action.key, result.key],
      data: {
        ...(client === undefined || client.text === '' ? {} : { client }),
        challenge: things[0],
        action: things[1],
        result: things[2],
        ...(quote === undefined ? {} : { quote }),
      },
    };
  },
});
