/** Lists that no mark tells: a sentence for each thing, a row behind a dash, a row before a colon. */
import { expect, test } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { looselyListed } from '../src/relations/one-each.ts';

const listed = (text: string, locale?: string) => looselyListed(readBrief(text, locale))?.map((e) => e.label.text);

test('a sentence each: the first may open them behind a colon, and what is said of the list is none of them', () => {
  expect(listed('What walkers asked for: dry socks. A bench by the lake. Tea after six. Any order.')).toEqual([
    'dry socks',
    'bench by the lake',
    'Tea after six',
  ]);
  expect(listed('Warum Kunden gehen. Preise unklar. Lange Wartezeit. Niemand ruft zurück. Reihenfolge egal.', 'de')).toEqual([
    'Preise unklar',
    'Lange Wartezeit',
    'Niemand ruft zurück',
  ]);
});

test('a row behind a dash, a row before a colon, and clauses that come round again', () => {
  expect(listed('How a loan is made - form, check, vote, contract.')).toEqual(['form', 'check', 'vote', 'contract']);
  expect(listed('Sow, water, weed, harvest: the year of the allotment')).toEqual(['Sow', 'water', 'weed', 'harvest']);
  expect(listed('We bake, taste, ask the guests and change the recipe – and so round and round')).toEqual([
    'bake',
    'taste',
    'ask the guests',
    'change the recipe',
  ]);
});

test('prose of long sentences lists nothing', () => {
  expect(
    listed(
      'The harbour lost two lines in spring because neither of the cranes could lift the new boxes. Since the third crane arrived in June both of them have signed again, and a third one asks for the winter. The quay will be full.',
    ),
  ).toBeUndefined();
});
