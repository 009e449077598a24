/** Numbers that a brief writes as words. */
import type { Brief } from '../brief/brief.ts';

const WORDS: readonly string[] = [
  'zero null cero nul nula',
  'one ein eine einen einem eins un une uno una um uma een jeden jedna once',
  'two zwei deux dos due dois duas twee dwa dwie twice both',
  'three drei trois tres tre três drie trzy thrice',
  'four vier quatre cuatro quattro quatro cztery',
  'five fünf cinq cinco cinque vijf pięć',
  'six sechs seis sei zes sześć',
  'seven sieben sept siete sette sete zeven siedem',
  'eight acht huit ocho otto oito osiem',
  'nine neun neuf nueve nove negen dziewięć',
  'ten zehn dix diez dieci dez tien dziesięć',
  'eleven elf onze once undici',
  'twelve zwölf douze doce dodici doze twaalf',
];
const VALUES = new Map(WORDS.flatMap((all, value) => all.split(' ').map((word) => [word, value] as const)));
const MORE: readonly (readonly [string, number])[] = [
  ['half', 50],
  ['hälfte', 50],
  ['quarter', 25],
  ['third', 33],
  ['dozen', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
];
for (const [word, value] of MORE) VALUES.set(word, value);

export const numberWords = ({ words }: Brief): readonly number[] => words.flatMap(({ key }) => VALUES.get(key) ?? []);
