/** The story on one page: situation, complication, resolution; or statements in their order. */
import { blocksOf, entriesOf, statementsOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import { clausesIn, keyedParts } from '../sections.ts';

const PARTS = {
  situation: /\b(?:situation|context|ausgangslage|situación|situazione|situação|situatie|sytuacja)\b/giu,
  complication: /\b(?:complication|problem|komplikation|complicación|complicazione|complicação|complicatie|komplikacja)\b/giu,
  resolution:
    /\b(?:resolution|recommendation|answer|lösung|empfehlung|résolution|recommandation|resolución|risoluzione|resolução|oplossing|rozwiązanie)\b/giu,
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
  ],
  strong: [
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
  sample: 'Executive summary: demand is back; capacity is the limit; a second line pays back in two years.',
  read(brief) {
    const parts = keyedParts(new Piece(brief.text, 0, brief.text.length), PARTS);
    if (parts.situation !== undefined && parts.complication !== undefined && parts.resolution !== undefined)
      return {
        variant: 'situation_complication_resolution',
        fit: 1,
        blocks: [parts.situation, parts.complication, parts.resolution].map(({ key, body }) => ({ label: key, detail: clausesIn(body) })),
      };
    const entries = entriesOf(brief);
    const blocks = entries === undefined ? statementsOf(brief)?.map((label) => ({ label })) : blocksOf(entries);
    return blocks === undefined || blocks.length < 2 || blocks.length > 8 ? undefined : { fit: 0.8, blocks };
  },
});
