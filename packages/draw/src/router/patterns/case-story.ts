/** A case: what the matter was, what was done, what came of it. */
import { definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import { keyedParts, thingsIn } from '../sections.ts';

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
    const things = [challenge, action, result].map((p) => thingsIn(p.body).flatMap((t) => splitSentences(t)));
    if (things.some((t) => t.length === 0)) return undefined;
    return { fit: 1, used: [challenge.key, action.key, result.key], data: { challenge: things[0], action: things[1], result: things[2] } };
  },
});

/** A thing of several sentences, one line each. */
function splitSentences(piece: Piece): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)) {
    out.push(new Piece(piece.text.slice(from, match.index), piece.start + from, piece.start + match.index));
    from = match.index + match[0].length;
  }
  out.push(new Piece(piece.text.slice(from), piece.start + from, piece.end));
  return out.filter((p) => p.text !== '');
}
