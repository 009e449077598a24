/** A case: what the matter was, what was done, what came of it. */
import { definePattern, type Reading } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';
import { clausesIn, keyedParts } from '../sections.ts';

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
  const said = brief.sentences.filter((s, i) => s.text.split(/\s/).length >= 3 && !(i < 2 && ASKS.test(s.text) && s.text.length < 120));
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

type Parts = ReturnType<typeof keyedParts<keyof typeof PARTS>>;

/** The three parts, where all are there and follow each other. */
function inOrder({ challenge, action, result }: Parts) {
  if (challenge === undefined || action === undefined || result === undefined) return undefined;
  return challenge.key.start < action.key.start && action.key.start < result.key.start ? { challenge, action, result } : undefined;
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
  sample:
    'Case study. Challenge: every third delivery was late. Action: two cut-off times instead of one. Result: late deliveries fell by half.',
  read(brief) {
    const whole = new Piece(brief.text, 0, brief.text.length);
    const named = inOrder(keyedParts(whole, PARTS));
    if (named === undefined) {
      const told = inSentences(brief);
      if (told !== undefined) return told;
    }
    const parts = named ?? inOrder(keyedParts(whole, TOLD));
    if (parts === undefined) return undefined;
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
