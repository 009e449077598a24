/** Where a line stands decides what it is: a title before the data, a note behind them, a takeaway where it is labelled so. */
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

interface Roles {
  readonly headline?: string;
  readonly context?: string;
  readonly takeaway?: string;
  readonly footnotes?: readonly string[];
}

function rolesOf(brief: string): Roles {
  const { route, intent } = planBrief(brief);
  expect(route).toBe('selected');
  const members = ['headline', 'context', 'takeaway', 'footnotes'].flatMap((m) => (intent?.[m] === undefined ? [] : [[m, intent[m]]]));
  return Object.fromEntries(members) as Roles;
}

describe('a brief', () => {
  test.each<[string, Roles]>([
    [
      'Apprentices by workshop: Lyon 41, Metz 33, Nancy 12. Sample: 86 people asked in May.',
      { headline: 'Apprentices by workshop', footnotes: ['Sample: 86 people asked in May'] },
    ],
    [
      'Bearing failures per line\n- Line A: 14\n- Line B: 9\n- Line C: 3\np.s. Line C only ran two shifts.',
      { headline: 'Bearing failures per line', footnotes: ['p.s. Line C only ran two shifts'] },
    ],
    [
      'Fahrgäste je Hafen\nHerbst 2026\n- Kiel: 412\n- Emden: 388\n- Husum: 240\nFazit: Kiel braucht einen zweiten Anleger.\nAnnahme: ohne Frachtverkehr.',
      {
        headline: 'Fahrgäste je Hafen',
        context: 'Herbst 2026',
        takeaway: 'Kiel braucht einen zweiten Anleger',
        footnotes: ['Annahme: ohne Frachtverkehr'],
      },
    ],
    [
      'Nos effectifs par site : Brest 412, Calais 388, Dieppe 240. Chiffres hors intérimaires.',
      { headline: 'Nos effectifs par site', footnotes: ['Chiffres hors intérimaires'] },
    ],
    [
      'Marża wg sklepu: Gdynia 412, Hel 388, Ustka 240. Uwaga: dane wstępne. Wniosek: Gdynia prowadzi.',
      { headline: 'Marża wg sklepu', takeaway: 'Gdynia prowadzi', footnotes: ['dane wstępne'] },
    ],
    [
      'Omzet per winkel\nBreda 41\nEde 33\nGoes 12\nEde was in maart twee weken dicht.',
      { headline: 'Omzet per winkel', footnotes: ['Ede was in maart twee weken dicht'] },
    ],
    [
      'So what: close Poole in winter.\nPassengers: Hull 412, Leith 388, Poole 240.',
      { headline: 'Passengers', takeaway: 'close Poole in winter' },
    ],
    [
      '{"title": "Complaints by depot", "note": "n = 748", "data": [{"depot": "Lyon", "cases": 412}, {"depot": "Lille", "cases": 240}, {"depot": "Brest", "cases": 96}]}',
      { headline: 'Complaints by depot', footnotes: ['n = 748'] },
    ],
    [
      '# Waiting times by clinic\n\n| Clinic | Minutes |\n|---|---|\n| North | 34 |\n| South | 21 |\n| East | 18 |\n\n## Notes\n\n- 312 patients\n- measured in May',
      { headline: 'Waiting times by clinic', footnotes: ['312 patients', 'measured in May'] },
    ],
    [
      'Ferry passengers by port\nHull 412, Leith 388, Poole 240\nAssumes the winter timetable.',
      { headline: 'Ferry passengers by port', footnotes: ['Assumes the winter timetable'] },
    ],
    [
      'Warum wir umziehen:\n• Das Dach ist undicht\n• Der Vertrag endet im Juni\n• Es fehlen drei Büros',
      { headline: 'Warum wir umziehen' },
    ],
    ['Hull 412, Leith 388, Poole 240. The winter timetable is assumed.', { footnotes: ['The winter timetable is assumed'] }],
  ])('gives its lines their places: %s', (brief, roles) => {
    expect(rolesOf(brief)).toEqual(roles);
  });

  test.each(['flag travel', 'Which one matters most?'])('asks back about what may be said to its maker: %s', (line) => {
    const { route, unplaced, intent } = planBrief(`Ferry passengers by port: Hull 412, Leith 388, Poole 240. ${line}`);
    expect([route === 'selected', JSON.stringify(intent).includes(line)]).toEqual([false, false]);
    expect(unplaced.map(({ text }) => text).join()).toContain(line.slice(0, 10));
  });

  test.each([
    "don't mention the agency (Medline)",
    'dont mention the agency (Medline)',
    'no icons',
    'bars if possible, icons please',
    'Assume the reader knows Medline.',
    'no total needed',
  ])('leaves off what orders: %s', (line) => {
    const { route, intent } = planBrief(`Ferry passengers by port: Hull 412, Leith 388, Poole 240. ${line}`);
    expect([route, JSON.stringify(intent).includes('Medline'), JSON.stringify(intent).includes('icons')]).toEqual([
      'selected',
      false,
      false,
    ]);
  });

  test('has the subject of a mail without the marks of answers', () => {
    const mail = 'From: Ana Ruiz\nTo: slides@\nSubject: Fwd: Re: Ferry passengers by port\n\nHull 412, Leith 388, Poole 240';
    expect(planBrief(mail).intent).toMatchObject({ headline: 'Ferry passengers by port' });
  });

  test('draws a table of figures as no flow', () => {
    const table = 'League after 14 rounds\n\nClub\tW\tD\tL\nHull\t12\t2\t0\nLeith\t11\t2\t1\nPoole\t9\t2\t3';
    expect(planBrief(table).form).not.toBe('swimlane_flow');
  });

  test('asks back about figures behind its data that may be more of them', () => {
    const { route, unplaced } = planBrief('Cash burn, $k: May 410, Jun 395, Jul 460. Forecast Aug 390, Sep 370.');
    expect(route).not.toBe('selected');
    expect(unplaced.map(({ text }) => text)).toEqual(['Forecast Aug 390, Sep 370']);
  });
});
