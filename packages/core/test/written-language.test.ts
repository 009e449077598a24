import { describe, expect, it } from 'vitest';
import { surelyWrittenLanguage, writtenLanguage } from '../src/written-language.ts';

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

const SURE: readonly (readonly [string | undefined, string])[] = [
  ['es', 'La deuda baja 61 M€ en dos años, pero la mitad viene de vender la sede'],
  ['es', 'La vendimia cierra con menos uva y mejor precio'],
  ['fr', "L'usine de Saint-Nazaire perd 126 postes, dont aucun par licenciement"],
  ['de', 'Vietnam hat Polen und die Türkei als Möbellieferant überholt'],
  ['en', 'The port of Los Angeles is the busiest of the three, ahead of La Spezia and Le Havre'],
  ['it', 'Il margine scende in tre sedi su cinque, ma non a Torino'],
  ['nl', 'De kosten van het nieuwe magazijn zijn lager dan in het plan'],
  ['pt', 'A margem caiu em três lojas, mas as vendas não pararam de crescer'],
  ['pl', 'Koszty magazynu są niższe niż w planie, ale nie w Poznaniu'],
  [undefined, 'Umsatz nach Region'],
  [undefined, 'Volkswagen, Deutsche Bank, Die Zeit'],
  [undefined, 'Casa del Sol, Los Robles, El Prado'],
  [undefined, 'Revenue Lyon Marseille Nantes Toulouse Nice'],
];

describe('the language of a text that is sure', () => {
  it.each(SURE)('is %s for %j', (language, text) => {
    expect(surelyWrittenLanguage(text)).toBe(language);
  });
});
