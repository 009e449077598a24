/** Readers of amounts that are split and of things that are placed, as people tell them in prose. */
import { describe, expect, test } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { planBrief } from '../src/plan/plan-brief.ts';
import { conservedIn } from '../src/relations/conserved.ts';
import { placedByWords } from '../src/relations/placed-words.ts';

const flows = (text: string, locale?: string) =>
  conservedIn(readBrief(text, locale))?.flows.map((f) => `${f.from.text} > ${f.to.text} ${f.figure.value}`);

describe('amounts that are split again', () => {
  test('lists that add up to what each source gave lead to the things of the other list, in the order of its names', () => {
    expect(flows('30 in all: farms 20, gardens 10. Goes to bread 18, oil 12. Farms: 12 bread, 8 oil; gardens 6 and 4.')).toEqual([
      'farms > bread 12',
      'farms > oil 8',
      'gardens > bread 6',
      'gardens > oil 4',
    ]);
  });

  test('what stands in brackets behind its sum leads there, when the things were told as sources', () => {
    expect(flows('Beds: 60 from north, 40 from south. Ward A takes 70 (45 north, 25 south), ward B 30 (15, 15).')).toEqual([
      'north > Ward A 45',
      'south > Ward A 25',
      'north > ward B 15',
      'south > ward B 15',
    ]);
  });

  test('what comes in and what goes out meets where the brief says that all of it passes, and is split on', () => {
    expect(
      flows('Glas: Container 50 und Gewerbe 20 gehen in die Sortierung. Daraus: weiß 45, braun 25. Weiß: 40 Flaschen, 5 Sand.', 'de'),
    ).toEqual([
      'Container > Sortierung 50',
      'Gewerbe > Sortierung 20',
      'Sortierung > weiß 45',
      'Sortierung > braun 25',
      'weiß > Flaschen 40',
      'weiß > Sand 5',
    ]);
  });

  test('lists that add up to nothing told are no flows', () => {
    expect(flows('North: 12 staff, 3 vans. South: 9 staff, 4 vans. West: 5 staff, 1 van.')).toBeUndefined();
  });
});

const placed = (text: string, locale?: string) =>
  placedByWords(readBrief(text, locale))?.things.map((t) => `${t.label.text}: ${t.marks.map((m) => m.level).join(' ')}`);

describe('things that say their levels', () => {
  test('in any words, with or without a mark behind the name, and some by both criteria at once', () => {
    expect(placed('Soups by work and margin. Leek: little work, good margin. Onion sells a lot, little margin. Tripe: neither.')).toEqual([
      'Leek: 1 3',
      'Onion: 3 1',
      'Tripe: 1 1',
    ]);
    expect(placed('Lieferanten nach Risiko und Umsatz: Alfa hoch/hoch, Beta gering/hoch, Gamma mittel/gering', 'de')).toEqual([
      'Alfa: 3 3',
      'Beta: 1 3',
      'Gamma: 2 1',
    ]);
  });

  test('by the ends of both criteria, where those are named', () => {
    expect(placed('Fun vs serious and cheap vs dear: Zoo - fun, cheap. Opera: serious and dear. Cinema fun but dear.')).toEqual([
      'Zoo: 1 1',
      'Opera: 3 3',
      'Cinema: 1 3',
    ]);
  });

  test('verbs of cost and yield tell which of the two is meant', () => {
    expect(
      placed(
        'Kurse nach Aufwand und Wirkung: Tandem bringt viel und kostet wenig, Video wenig Aufwand, wenig Wirkung, das Camp ist aufwendig und wirkt stark.',
        'de',
      ),
    ).toEqual(['Tandem: 1 3', 'Video: 1 1', 'das Camp: 3 3']);
  });

  test('clauses without levels place nothing', () => {
    expect(placed('Monday: arrival and dinner. Tuesday: talks, walks. Wednesday: close.')).toBeUndefined();
  });
});

test('a number in the name of a stage, or of the study, is no stage', () => {
  const plan = planBrief(
    'Recruitment, trial NX-204: 1,340 pre-screened, 512 consented, 388 eligible, 351 randomised, 322 completed week 24. The drop at consent is bigger than planned.',
    { bare: true },
  );
  const stages = (plan.intent?.data as { stages: readonly { label: string; value: number }[] } | undefined)?.stages ?? [];
  expect(stages.map(({ label, value }) => [label, value])).toEqual([
    ['pre-screened', 1340],
    ['consented', 512],
    ['eligible', 388],
    ['randomised', 351],
    ['completed week 24', 322],
  ]);
});
