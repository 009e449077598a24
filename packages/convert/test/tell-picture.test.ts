/** What is told of a picture, by lines that were read: the title, paragraphs, parts and tables, and nothing from the edge. */
import { openPackage } from '@deckwright/read/ooxml';
import { flatPng } from '@deckwright/testkit/picture-server';
import { expect, it } from 'vitest';
import type { ConvertPictureAnswer, LineOfPicture } from '../src/picture/index.ts';
import { work } from '../src/picture/tell-picture.work.ts';

const SLOW = 120_000;

type Elements = ConvertPictureAnswer['elements'];
type Kind = Elements[number]['kind'];

/** Left edge, top, size in points, and the words; as wide as letters of a common face. */
const line = (x: number, y: number, size_pt: number, text: string, more: Partial<LineOfPicture> = {}): LineOfPicture => ({
  text,
  box_in: [x, y, (text.length * size_pt * 0.5) / 72, (size_pt * 0.93) / 72],
  size_pt,
  bold: false,
  ...more,
});

const drawn = (kind: Kind, ...box_in: readonly [number, number, number, number]): Elements[number] => ({ kind, box_in, confidence: 1 });

async function told(lines: readonly LineOfPicture[], elements: Elements = []) {
  const seen = { elements, lines, figures: [], picture: { format: 'png', width_px: 1467, height_px: 825 } };
  const { headline, points } = (await work({ branch: 'brief', seen }, [])).answer;
  return { headline, points };
}

it(
  'takes a title of two lines and whole paragraphs, and no footer',
  async () => {
    const lines = [
      line(0.9, 2.29, 48.5, 'Monolithic', { bold: true }),
      line(0.89, 2.93, 42.8, 'Application', { bold: true }),
      line(1.22, 3.88, 18.8, 'Developed as a single code base', { bold: true }),
      line(1.22, 4.28, 18.6, 'and deployed as a single application.'),
      line(1.22, 4.82, 18.4, 'Services directly injects & use other', { bold: true }),
      line(1.22, 5.24, 17.6, 'services.'),
      line(0.1, 7.22, 13.8, 'Halil Ibrahim KALKAN | @hikalkan | Volosoft TM'),
    ];
    const bullets = [drawn('picture', 0.87, 3.9, 0.14, 0.2), drawn('picture', 0.87, 4.84, 0.14, 0.2)];
    expect(await told(lines, bullets)).toEqual({
      headline: 'Monolithic Application',
      points: ['Developed as a single code base and deployed as a single application', 'Services directly injects & use other services'],
    });
  },
  SLOW,
);

it(
  'takes a title of two words above longer lines below it',
  async () => {
    const lines = [
      line(0.44, 0.41, 55.7, 'Common Interface'),
      line(3.77, 1.96, 22.1, 'void Speak (string text)', { bold: true }),
      line(3.51, 1.39, 19.9, 'public interface ITextToSpeech'),
    ];
    expect(await told(lines)).toMatchObject({
      headline: 'Common Interface',
      points: [expect.stringMatching(/^public/), expect.stringMatching(/^void/)],
    });
  },
  SLOW,
);

it(
  'lists a legend as one statement, and words that stayed a picture with the others',
  async () => {
    const names = ['1st Qtr', '2nd Qtr', '3rd Qtr', '4th Qtr'];
    const lines = [
      line(6, 1.2, 30, 'Sales'),
      ...names.map((name, i) => line(9, 3 + i * 0.3, 14, name, i === 1 ? { in_picture: true } : {})),
    ];
    const swatches = names.map((_, i) => drawn('box', 8.8, 3.05 + i * 0.3, 0.1, 0.1));
    expect(await told(lines, swatches)).toEqual({ headline: 'Sales', points: ['1st Qtr; 2nd Qtr; 3rd Qtr; 4th Qtr'] });
  },
  SLOW,
);

it(
  'tells a table by rows, and shows cells that were not read as left out',
  async () => {
    const rows = [
      ['Region', 'Q1', 'Q2'],
      ['Europe', '34,000', ''],
      ['Asia', '', '35,000'],
    ];
    const lines = rows.flatMap((row, i) => row.flatMap((text, k) => (text === '' ? [] : [line(1.1 + k * 3, 2.2 + i, 20, text)])));
    const cells = rows.flatMap((row, i) => row.map((_, k) => drawn('box', 1 + k * 3, 2 + i, 2.98, 0.98)));
    expect(await told([line(1, 0.5, 40, 'Sales by region'), ...lines], cells)).toEqual({
      headline: 'Sales by region',
      points: ['Region: Q1; Q2', 'Europe: 34,000; \u2026', 'Asia: \u2026; 35,000'],
    });
  },
  SLOW,
);

it(
  'shows where something stood in a line that was not read',
  async () => {
    const first = line(0.8, 3, 26, 'feedback from the fo');
    const next = line(0.8 + first.box_in[2] + 0.2, 3, 26, 'owing groups');
    const torn = drawn('line', 0.8 + first.box_in[2] + 0.08, 3, 0.02, 0.27);
    expect((await told([line(0.8, 1, 45, 'Prior Management Review'), first, next], [torn])).points).toEqual([
      'feedback from the fo\u2026owing groups',
    ]);
  },
  SLOW,
);

it(
  'takes what stands between rules as rows, and lines of a list that begin with capitals one by one',
  async () => {
    const rows = ['TO', 'FOR', 'WITH'].flatMap((text, i) => [line(1, 3.2 + i, 20, text), line(4, 3.2 + i, 20, `Segment ${i + 1} of all`)]);
    const rules = [3, 4, 5, 6].map((y) => drawn('line', 1, y, 9, 0.02));
    expect(await told([line(1, 1, 40, 'Positioning'), ...rows], rules)).toEqual({
      headline: 'Positioning',
      points: ['TO: Segment 1 of all', 'FOR: Segment 2 of all', 'WITH: Segment 3 of all'],
    });
    const names = ['Business Opportunity and Market', 'Product Family Positioning Statement', 'Competitive Landscape', 'Financial Impact'];
    const list = names.map((text, i) => line(1, 3 + i * 0.4, 20, text));
    expect(await told([line(1, 1, 40, 'Agenda of today'), ...list])).toEqual({ headline: 'Agenda of today', points: names });
  },
  SLOW,
);

it(
  'keeps to the title, headers and footers that somebody knows',
  async () => {
    const lines = [
      line(0.6, 0.3, 14, 'Quarterly review of routes'),
      line(0.6, 1, 40, 'NORTHWIND'),
      line(0.6, 2, 20, 'Night buses pay'),
      line(6, 2.4, 20, 'for themselves'),
      line(0.6, 4, 18, 'Three depots charge the whole fleet.'),
      line(0.6, 7, 22, 'Seen by the council of the town'),
    ];
    const text = (role: Elements[number]['role'], ...box_in: Elements[number]['box_in']): Elements[number] => ({
      ...drawn('text', ...box_in),
      ...(role !== undefined && { role }),
    });
    const places: readonly (readonly [number, number, number, number])[] = [
      [0.6, 0.3, 5, 0.2],
      [0.6, 1.95, 9, 0.8],
      [0.6, 7, 5, 0.2],
    ] as const;
    const roles = ['header', 'title', 'footer'] as const;
    const known = await told(
      lines,
      places.map((box, i) => text(roles[i], ...box)),
    );
    expect(known).toEqual({
      headline: 'Night buses pay for themselves',
      points: ['NORTHWIND', 'Three depots charge the whole fleet'],
    });
    const unknown = await told(
      lines,
      places.map((box) => text(undefined, ...box)),
    );
    expect(unknown.headline).toBe('NORTHWIND');
    expect(unknown.points.join()).toMatch(/Quarterly review.*council of the town/);
  },
  SLOW,
);

it(
  'says a name only of the box that it heads: bands, fields, and no neighbours',
  async () => {
    const cards = [
      ['For', 'Fresher rye and oats'],
      ['Against', 'Dust rules are strict'],
    ];
    const quadrants = cards.flatMap(([head = '', said = ''], i) => [line(0.8 + i * 6, 1.4, 22, head), line(0.8 + i * 6, 2.6, 21, said)]);
    const boxes = [0, 1].flatMap((i) => [drawn('box', 0.6 + i * 6.1, 1.26, 5.9, 0.62), drawn('box', 0.6 + i * 6.1, 1.88, 5.9, 2)]);
    expect(await told([line(0.6, 0.4, 34, 'Mill our own flour?'), ...quadrants], boxes)).toEqual({
      headline: 'Mill our own flour?',
      points: ['For: Fresher rye and oats', 'Against: Dust rules are strict'],
    });
    const names = ['Full name', 'Phone', 'Language', 'Watered zone'];
    const values = ['Nuria Peña Ruiz', '+34 600 555 014', 'Spanish of Spain', 'Sector four of five'];
    const place = (i: number): readonly [number, number] => [3 + (i % 2) * 5, 3 + Math.floor(i / 2)];
    const form = names.flatMap((name, i) => [
      line(place(i)[0], place(i)[1], 12, name),
      line(place(i)[0] + 0.15, place(i)[1] + 0.32, 12, values[i] ?? ''),
    ]);
    const fields = names.map((_, i) => drawn('box', place(i)[0], place(i)[1] + 0.22, 4, 0.4));
    expect((await told([line(0.6, 0.4, 24, 'Settings of the farm'), ...form], fields)).points.toSorted()).toEqual(
      names.map((name, i) => `${name}: ${values[i]}`).toSorted(),
    );
  },
  SLOW,
);

it(
  'tells neither menus nor buttons, ticks and names by themselves, and columns one by one',
  async () => {
    const menu = ['Forecasts', 'Harbours', 'Pricing'].map((text, i) => line(2 + i * 1.2, 0.3, 10, text));
    const columns = ['Dinghy', 'Fleet'].flatMap((name, i) => [
      line(1 + i * 6, 2, 22, name, { bold: true }),
      line(1 + i * 6, 2.4, 11, 'For those who sail at weekends'),
      line(1 + i * 6, 4, 11, `${name} has tables of three days`),
      line(2 + i * 6, 4.8, 12, 'Choose it'),
    ]);
    const buttons = [drawn('box', 1, 4.7, 3, 0.4), drawn('box', 7, 4.7, 3, 0.4)];
    const ticks = ['Jan', 'Feb', 'Mar'].map((text, i) => line(1 + i, 7, 11, text));
    expect(await told([line(4, 1, 32, 'Plans for every boat'), ...menu, ...columns, ...ticks], buttons)).toEqual({
      headline: 'Plans for every boat',
      points: [
        'Dinghy: For those who sail at weekends',
        'Dinghy has tables of three days',
        'Fleet: For those who sail at weekends',
        'Fleet has tables of three days',
      ],
    });
    // Boxes in rows and columns are told by column; what begins in the middle of a sentence is not.
    const names = [
      ['Power', 'Water', 'Buses'],
      ['Solar parks', 'Heating', 'Storage'],
      ['Private', 'Business', 'Loading'],
    ];
    const boxed = names.flatMap((column, i) => column.map((text, k) => line(1.1 + 4 * i, 3.1 + 0.8 * k, 14, text)));
    const units = names.flatMap((column, i) => column.map((_, k) => drawn('box', 1 + 4 * i, 3 + 0.8 * k, 3, 0.5)));
    const torn = line(1, 6.2, 14, 'of all the vegetables that grew');
    expect((await told([line(1, 1, 32, 'Works of the town'), ...boxed, torn], units)).points).toEqual(
      names.map((column) => column.join('; ')),
    );
    // Of a drawing whose words are mostly names, nothing is said.
    const nodes = ['YES', 'NO', 'FOUND', 'REFUND', 'CALL'].map((text, i) => line(1 + 2.3 * i, 3 + (i % 2), 16, text));
    expect(await told([line(1, 1, 32, 'Where is the parcel?'), ...nodes, line(9, 6, 14, '3 days later')])).toEqual({
      headline: 'Where is the parcel?',
      points: [],
    });
  },
  SLOW,
);

it(
  'draws a table as one, on a slide after the picture',
  async () => {
    const rows = [
      ['Crew seats', '1', '6', 'Unlimited'],
      ['Uploads', 'None', 'Hourly', 'Each minute'],
      ['Export', 'CSV', 'CSV and GPX', 'All formats'],
    ];
    const lines = rows.flatMap((row, i) => row.map((text, k) => line(1 + k * 3, 4 + i * 0.4, 12, text)));
    const rules = rows.map((_, i) => drawn('line', 1, 4.3 + i * 0.4, 11, 0.01));
    const seen = {
      elements: rules,
      lines: [line(1, 0.6, 32, 'Plans for every boat'), line(1, 2, 16, 'Each plan can be left at any time.'), ...lines],
      figures: [],
      picture: { format: 'png', width_px: 1467, height_px: 825 },
    };
    const { answer, files = [] } = await work({ branch: 'explain', seen }, [Buffer.from(flatPng('plans'))]);
    expect(answer).toMatchObject({ slides: 2, points: expect.arrayContaining(['Crew seats: 1; 6; Unlimited']) });
    const { parts } = await openPackage(files[0] ?? new Uint8Array());
    const second = parts.find(({ name }) => name === '/ppt/slides/slide2.xml');
    expect(Buffer.from(second?.bytes() ?? []).toString('utf8')).toMatch(/<a:tbl>.*CSV and GPX/s);
  },
  SLOW,
);
