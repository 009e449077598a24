/** Stages told with a number each that rises. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { risingStages } from '../src/relations/rising.ts';

const told = (text: string) => risingStages(readBrief(text))?.map((s) => [s.label.text, s.sub?.text, s.value?.text]);

describe('stages told with a number each that rises', () => {
  it('are read from a list behind a heading, with the words behind a number', () => {
    expect(told('Savings build up: pilot €2m, two depots €9m, full network €21m a year')).toEqual([
      ['pilot', undefined, '€2m'],
      ['two depots', undefined, '€9m'],
      ['full network', undefined, '€21m a year'],
    ]);
  });
  it('are read from a sentence each, by the names of phases or not', () => {
    expect(told('Phase one, town hall: 4k. Phase two we add the school, 11k. When all join in, about 45k. Not to scale.')).toEqual([
      ['Phase one', 'town hall', '4k'],
      ['Phase two', 'we add the school', '11k'],
      ['When all join in', undefined, 'about 45k'],
    ]);
  });
  it('are read in other languages, with numbers in brackets', () => {
    expect(told('Der Nutzen wächst: Pilot (0,2 Mio.), dann zwei Werke (0,9), schließlich alle Werke (1,6).')).toEqual([
      ['Pilot', undefined, '0,2 Mio.'],
      ['zwei Werke', undefined, '0,9'],
      ['alle Werke', undefined, '1,6'],
    ]);
  });
  it('may begin with one that brings nothing yet', () => {
    expect(told('L’effetto cresce: avvio zero, poi due sedi 50k, infine tutte 200k, a regime 450k')?.[0]).toEqual([
      'avvio',
      'zero',
      undefined,
    ]);
  });
  it('are not read where numbers fall, or most of them tell of something else', () => {
    expect(told('North 12, south 9, east 7, west 3')).toBeUndefined();
    expect(told('A 1, 2, 3; B 4, 5, 6; C 7, 8, 9; D 1, 1, 1; E 2, 2, 2; F 3, 3, 3')).toBeUndefined();
  });
});
