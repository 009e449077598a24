/** A case: what the matter was, what was done, what came of it. */
import { definePattern } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, Piece } from '../piece.ts';
import { clausesIn, keyedParts } from '../sections.ts';

const PARTS = {
  challenge:
    /\b(?:challenges?|problems?|issue|situation|starting point|before|herausforderung(?:en)?|ausgangslage|problema|défis?|problème|reto|desafío|sfida|desafio|uitdaging|wyzwanie)\b/giu,
  action:
    /\b(?:actions?|approach|solution|what we did|intervention|response|we did|maßnahmen?|vorgehen|lösung|ansatz|approche|actions menées|solución|acción|acciones|enfoque|soluzione|azioni|solução|ação|aanpak|oplossing|działania|rozwiązanie)\b/giu,
  result:
    /\b(?:results?|outcomes?|impact|effect|after|ergebnis(?:se)?|wirkung|résultats?|resultados?|risultat[oi]|resultaat|resultaten|wyniki?|rezultat)\b/giu,
};

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
  ],
  strong: ['challenge', 'herausforderung', 'défi', 'sfida', 'desafio', 'uitdaging', 'wyzwanie'],
  figures: false,
  needs: 'the challenge, the action and the result',
  sample:
    'Case study. Challenge: every third delivery was late. Action: two cut-off times instead of one. Result: late deliveries fell by half.',
  read(brief) {
    const whole = new Piece(brief.text, 0, brief.text.length);
    const parts = keyedParts(whole, PARTS);
    const { challenge, action, result } = parts;
    if (challenge === undefined || action === undefined || result === undefined) return undefined;
    if (!(challenge.key.start < action.key.start && action.key.start < result.key.start)) return undefined;
    const things = [challenge, action, result].map((p) => clausesIn(p.body));
    if (things.some((t) => t.length === 0)) return undefined;
    // The client: what the heading says behind the words that name the slide.
    const named =
      /(?:case study|case story|success story|customer story|client story|reference case|fallstudie|fallbeispiel|erfolgsgeschichte|étude de cas|cas client|caso de éxito|caso de estudio|caso di studio|caso di successo|estudo de caso|praktijkcase|casestudy|studium przypadku)\s*(?:[:–—-]|about|for|on|of|über|zu|sur|sobre|su|over|o)\s*([^\n.:;]{2,80})/iu.exec(
        brief.text,
      );
    const at = named?.[1] === undefined ? 0 : named.index + named[0].length - named[1].length;
    const client =
      named?.[1] === undefined || at >= challenge.key.start
        ? undefined
        : trimmed(cut(whole, at, Math.min(at + named[1].length, challenge.key.start)));
    return {
      fit: 1,
      used: [challenge.key, action.key, result.key],
      data: {
        ...(client === undefined || client.text === '' ? {} : { client }),
        challenge: things[0],
        action: things[1],
        result: things[2],
      },
    };
  },
});
