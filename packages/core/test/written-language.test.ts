import { describe, expect, it } from 'vitest';
import { writtenLanguage } from '../src/written-language.ts';

const CASES: readonly (readonly [string | undefined, string])[] = [
  ['en', 'Slope chart, market share before and after the merger'],
  ['en', 'Activity | PMO | IT | Legal\nContract | A | I | R of the team'],
  ['de', 'Football field bitte, in Mio. EUR: DCF 310–395, Börsenmultiplikatoren 280–340'],
  ['de', 'Organigramm Werk Süd: Werkleitung: Karin Vogt'],
  ['fr', 'Comment on recrute : 1) expression du besoin, 2) annonce'],
  ['fr', 'Ordre du jour : Résultats 2024, Plan industriel, Financement, Questions diverses'],
  ['es', 'Proceso de compra en seis pasos: Solicitud, Cotización, Aprobación, Orden de compra'],
  ['es', 'Árbol de problemas: ¿Cómo bajar la merma?'],
  ['it', 'Quale sede scegliere? Torino: affitto basso, collegamenti buoni'],
  ['pt', 'Organograma: a diretora-geral Marta Queiroz tem três diretores: Bruno Sá (Finanças)'],
  ['nl', 'Segmentwiel met gelijke delen rond "Goed bestuur": openheid, toezicht, deskundigheid'],
  ['pl', 'Piramida opieki zdrowotnej, od góry: szpital kliniczny, szpital powiatowy'],
  [undefined, 'A 12, B 14, C 9'],
  [undefined, ''],
];

describe('the language of a brief', () => {
  it.each(CASES)('is %s for %j', (language, text) => {
    expect(writtenLanguage(text)).toBe(language);
  });

  it('is read from the beginning of a long text', () => {
    expect(writtenLanguage(`Die Kosten der Werke und ihre Entwicklung. ${'x'.repeat(200_000)}`)).toBe('de');
  });
});
