import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { bracketedIn } from '../src/relations/bracketed.ts';
import { daysTold } from '../src/relations/days-told.ts';
import { dutiesTold } from '../src/relations/duties-told.ts';
import { standingIn } from '../src/relations/standing.ts';

describe('days with what happens on them', () => {
  it('reads ordinals of a month that is named once, ranges, and dots that end no sentence', () => {
    const found = daysTold(readBrief('PUT ON MAY: 4TH FAIR, 13TH-14TH TOUR, 27TH CLOSED.'));
    expect(found?.days.map((d) => [d.label.text, d.month, d.day, d.until, d.year])).toEqual([
      ['FAIR', 4, 4, undefined, undefined],
      ['TOUR', 4, 13, 14, undefined],
      ['CLOSED', 4, 27, undefined, undefined],
    ]);
    const dots = daysTold(readBrief('Kalender: 2.12. Markt, 24. und 31.12. Läden zu.', 'de-DE'));
    expect(dots?.days.map((d) => [d.label.text, d.day])).toEqual([
      ['Markt', 2],
      ['Läden zu', 24],
      ['Läden zu', 31],
    ]);
  });
});

describe('duties told in plain words', () => {
  it('reads an activity a sentence, both duties of one, and what stands before the first activity', () => {
    const found = dutiesTold(
      readBrief('Who does what: Draft: Ann does, Bob signs off, Cy told. Print: Bob does and decides, Ann + Cy are asked.'),
    );
    expect(found?.map((a) => [a.label.text, a.duties.map((d) => [d.role.text, d.letter])])).toEqual([
      [
        'Draft',
        [
          ['Ann', 'R'],
          ['Bob', 'A'],
          ['Cy', 'I'],
        ],
      ],
      [
        'Print',
        [
          ['Bob', 'R/A'],
          ['Ann', 'C'],
          ['Cy', 'C'],
        ],
      ],
    ]);
  });
  it('reads none in a list of things', () => {
    expect(dutiesTold(readBrief('Fruit: apples, pears. Roots: beets, carrots.'))).toBeUndefined();
  });
});

describe('names with their things in brackets', () => {
  it('takes the longest run, with questions among the things', () => {
    const found = bracketedIn(readBrief('Why late? Is it price (fees, list), is it staff (how many? who?) or is it stock (size)?'));
    expect(found?.map((b) => [b.label.text, b.things.map((t) => t.text)])).toEqual([
      ['Is it price', ['fees', 'list']],
      ['is it staff', ['how many?', 'who?']],
      ['is it stock', ['size']],
    ]);
  });
});

describe('what stands on what', () => {
  const layers = (text: string, locale?: string) => standingIn(readBrief(text, locale))?.map((l) => l.label.text);
  it('reads places in either direction, top first', () => {
    expect(layers('At the base the roads; above them the depots; on top the fleet. Each rests on the next.')).toEqual([
      'fleet',
      'depots',
      'roads',
    ]);
    expect(layers('Von oben nach unten: Ziel. Darunter drei Pläne. Die stehen auf zehn Projekten.', 'de-DE')).toEqual([
      'Ziel',
      'drei Pläne',
      'zehn Projekten',
    ]);
    expect(layers('Apps (web, phone) rest on services, which rest on data')).toEqual(['Apps', 'services', 'data']);
  });
  it('reads none where nothing stands on anything', () => {
    expect(layers('Below 50 is red, 50 to 75 is watch, above 75 is good')).toBeUndefined();
  });
});
