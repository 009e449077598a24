/** The story on one page: situation, complication, resolution; or statements in their order. */

import { Piece } from '../document/piece.ts';
import { clausesIn, keyedParts } from '../document/sections.ts';
import { blocksOf, entriesOf, isWithin, statementsOf } from '../relations/lists.ts';
import { definePattern } from './define-pattern.ts';

const part = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const PARTS = {
  situation: part(
    'situation|context|background|where we are|starting point|ausgangslage|hintergrund|contexte|constat|situación|contexto|situazione|contesto|situação|situatie|context|sytuacja|kontekst',
  ),
  complication: part(
    'complications?|problem|challenge|issue|why it matters|komplikation|herausforderung|complication|problème|enjeu|complicación|problema|reto|complicazione|complicação|complicatie|probleem|komplikacja',
  ),
  resolution: part(
    'resolution|recommendations?|answer|solution|proposal|what we propose|way forward|lösung|empfehlung|vorschlag|résolution|recommandation|réponse|proposition|resolución|recomendación|propuesta|solución|risoluzione|raccomandazione|proposta|soluzione|resolução|recomendação|solução|oplossing|aanbeveling|voorstel|rozwiązanie|rekomendacja',
  ),
};

export const executiveSummary = definePattern({
  form: 'executive_summary',
  names: [
    'executive summary',
    'exec summary',
    'management summary',
    'one page summary',
    'situation complication',
    'résumé exécutif',
    'synthèse exécutive',
    'resumen ejecutivo',
    'sintesi direzionale',
    'sumário executivo',
    'managementsamenvatting',
    'streszczenie',
    'zusammenfassung für',
    'executive-summary',
    'summary slide',
    'summary page',
    'summary for the',
    'one page story',
    'kurzfassung',
    'synthèse pour',
    'note de synthèse',
    'resumen para',
    'resumen de dirección',
    'sintesi per',
    'resumo para',
    'sumário de gestão',
    'samenvatting voor',
    'podsumowanie dla',
    'streszczenie menedżerskie',
  ],
  strong: [
    'one pager',
    'in a nutshell',
    'whole thing on',
    'everything on one page',
    'all on one page',
    'story in short',
    'gist',
    'tl dr',
    'auf einer seite',
    'das wichtigste',
    'en bref',
    'en resumen',
    'in breve',
    'em resumo',
    'in het kort',
    'w skrócie',
    'bottom line',
    'headline messages',
    'whole story',
    'one page only',
    'one pager',
    'the story on it',
    'complication',
    'komplikation',
    'zusammenfassung',
    'samenvatting',
    'podsumowanie',
    'résumé',
    'synthèse',
    'resumen',
    'sintesi',
    'resumo',
  ],
  weak: ['summary', 'summarise', 'summarize'],
  figures: false,
  needs: 'three or more statements in their order',
  sample: 'Executive summary: [text]; [text]; [text].',
  read(brief) {
    const parts = keyedParts(new Piece(brief.text, 0, brief.text.length), PARTS);
    if (parts.situation !== undefined && parts.complication !== undefined && parts.resolution !== undefined)
      return {
        variant: 'situation_complication_resolution',
        fit: 1,
        blocks: [parts.situation, parts.complication, parts.resolution].map(({ key, body }) => ({ label: key, detail: clausesIn(body) })),
      };
    const entries = entriesOf(brief);
    const said = statementsOf(brief);
    // The commas of one statement are no list; nor are two keys among many statements.
    const whole = said !== undefined && said.length >= 3 && said.length <= 8 && (entries === undefined || isWithin(brief, entries, said));
    const blocks = whole || entries === undefined ? said?.map((label) => ({ label })) : blocksOf(entries);
    return blocks === undefined || blocks.length < 2 || blocks.length > 8 ? undefined : { fit: 0.8, blocks };
  },
});
