/** Readers of what hangs on one thing, and of two courses told apart. */
import { describe, expect, test } from 'vitest';
import { Piece } from '../src/document/piece.ts';
import { readBrief } from '../src/document/read-brief.ts';
import { funnel } from '../src/forms/funnel.ts';
import { valueChain } from '../src/forms/value-chain.ts';
import { coursesIn } from '../src/relations/courses.ts';
import { handoversOf } from '../src/relations/handovers.ts';
import { hungOn } from '../src/relations/hanging.ts';

const hung = (text: string, locale?: string) => {
  const found = hungOn(readBrief(text, locale));
  return found === undefined ? undefined : [found.hub?.text, ...found.around.map((e) => e.label.text)];
};

describe('what hangs on one thing', () => {
  test('the centre is named with the hanging, or was spoken of before', () => {
    expect(hung('Everything hangs off the depot: vans, bikes, lockers and shops.')).toEqual(['depot', 'vans', 'bikes', 'lockers', 'shops']);
    expect(hung('Our booking page sits at centre; hotels, trains, museums and taxis all plug into it.')).toEqual([
      'Our booking page',
      'hotels',
      'trains',
      'museums',
      'taxis',
    ]);
    expect(hung('Alles hängt an der Zentrale Nord. Um sie herum: Lager, Werkstatt, Labor.', 'de')).toEqual([
      'Zentrale Nord',
      'Lager',
      'Werkstatt',
      'Labor',
    ]);
  });

  test('a list of fewer than three things, or no word of hanging, has no centre', () => {
    expect(hung('It depends on the weather: sun, rain.')).toBeUndefined();
    expect(hung('Plan: buy, build, test.')).toBeUndefined();
  });
});

const courses = (text: string, locale?: string) =>
  coursesIn(readBrief(text, locale))?.map((c) => [c.label.text, ...c.points.map((p) => p.text)]);

describe('two courses told apart', () => {
  test('in sentences of their own, each with what it means', () => {
    expect(
      courses(
        'Soit nous vendons le site : 3 M€, fin en mai. Soit nous le gardons, ce qui suppose un toit neuf. Nous préconisons la vente.',
        'fr',
      ),
    ).toEqual([
      ['nous vendons le site', '3 M€', 'fin en mai'],
      ['nous le gardons', 'un toit neuf'],
    ]);
    expect(
      courses('One way is that we buy it: live in a week, 20k a year. The other way is we build it, seven months. I would buy.'),
    ).toEqual([
      ['we buy it', 'live in a week', '20k a year'],
      ['we build it', 'seven months'],
    ]);
  });

  test('in one breath, with what each means behind the word for it', () => {
    expect(
      courses('either we stay small that means thin margins and quiet nights or we grow which means debt and a new barn we cant do both'),
    ).toEqual([
      ['we stay small', 'thin margins', 'quiet nights'],
      ['we grow', 'debt', 'new barn'],
    ]);
  });
});

describe('a chain and what carries it', () => {
  const chain = (brief: string, locale?: string) => {
    const data = valueChain.read(readBrief(brief, locale))?.data as Record<string, unknown> | undefined;
    const text = (v: unknown): unknown => (v instanceof Piece ? v.text : Array.isArray(v) ? v.map(text) : v);
    return data === undefined ? undefined : [text(data.primary), text(data.support), text(data.goal)];
  };

  test('is told by any words of carrying, with what comes of it', () => {
    expect(
      chain(
        'Wie eine Mühle Wert schafft: Einkauf, Reinigung, Mahlen, Vertrieb. Gestützt von Personal, Labor, Technik. Am Ende: Marge.',
        'de',
      ),
    ).toEqual([['Einkauf', 'Reinigung', 'Mahlen', 'Vertrieb'], ['Personal', 'Labor', 'Technik'], 'Marge']);
  });

  test('where money is made, the second list carries the first', () => {
    expect(
      chain(
        'How a bakery makes money: mill, bake, deliver, sell. HR, IT and accounting are there for all of it. What is left is 8 % margin.',
      ),
    ).toEqual([['mill', 'bake', 'deliver', 'sell'], ['HR', 'IT', 'accounting'], '8 % margin']);
  });
});

describe('what goes from one thing to another', () => {
  test('with the thing that goes as its subject, and on from there', () => {
    const edges = handoversOf(
      readBrief('Wool goes from the farms to the mill in Bath, yarn to the dyer, cloth to the shop. From the shop go returns to the mill.'),
    );
    expect(edges.map((e) => `${e.from.text} > ${e.to.text}: ${e.label?.text}`)).toEqual([
      'farms > mill in Bath: Wool',
      'mill in Bath > dyer: yarn',
      'dyer > shop: cloth',
      'shop > mill: returns',
    ]);
  });
});

describe('numbers that fall within a sentence', () => {
  test('are stages, each with the words beside it', () => {
    const data = funnel.read(readBrief('Z 900 listów otwarto 410, kliknięto 120, przyszło 31, kupiło 9.', 'pl'))?.data as {
      stages: { label: Piece }[];
    };
    expect(data.stages.map((s) => s.label.text)).toEqual(['listów', 'otwarto', 'kliknięto', 'przyszło', 'kupiło']);
  });
});
