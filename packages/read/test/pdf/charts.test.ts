/** Charts of pages: their values are read, or they stay shapes. */
import { type Chart, type Shape, walk } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

const MID = 0.36 * 10;
/** Figures beside a plot from y 60 to 260, right-aligned at x 95, with a grid. */
const axis = (to: number, step: number): string =>
  Array.from({ length: to / step + 1 }, (_, i) => {
    const y = 60 + (200 * i * step) / to;
    const text = String(i * step);
    return `0.8 G 0.5 w 100 ${y} m 400 ${y} l S\n0 g ${words(95 - 5.56 * text.length, y - MID, 10, text)}`;
  }).join('');
const names = (all: readonly string[], first = 150, pitch = 100): string =>
  all.map((name, i) => words(first + i * pitch - 2.8 * name.length, 44, 10, name)).join('');
const column = (x: number, value: number, most: number, color: string): string =>
  `${color} rg ${x} 60 40 ${(200 * value) / most} re f\n0 g `;

const chartsOf = async (content: string): Promise<{ charts: readonly Chart[]; shapes: readonly Shape[] }> => {
  const { deck } = await readPage(pdfOf(TITLE + content));
  return { charts: deck.slides[0]?.charts ?? [], shapes: deck.slides[0]?.shapes ?? [] };
};
const valuesOf = ({ series }: Chart) => series.map(({ points }) => points.map(({ value }) => value));

describe('charts of a page', () => {
  it('have the values of columns by their axis, and stand for one group', async () => {
    const { charts, shapes } = await chartsOf(
      axis(400, 100) +
        [312, 150, 78].map((value, i) => column(130 + 100 * i, value, 400, '0 0.4 0.6')).join('') +
        names(['Ore', 'Ash', 'Elm']),
    );
    const [chart] = charts;
    expect(chart).toMatchObject({ kind: 'bar', along: 'y', categories: ['Ore', 'Ash', 'Elm'], scale: { min: 0, max: 400 }, gap: 150 });
    expect(chart?.axes).toMatchObject({ values: { step: 100, words: { code: '0' } }, categories: { words: { size_pt: 10 } } });
    expect(chart && valuesOf(chart)).toEqual([[312, 150, 78]]);
    const group = shapes.find(({ id }) => id === 'chart-1');
    expect(group).toMatchObject({ kind: 'group', name: 'Chart' });
    expect(chart?.replaces).toContain('chart-1');
    expect(shapes.filter(({ kind }) => kind === 'rect' || kind === 'line')).toEqual([]);
  });

  it('hold the words over them as their title, and never that of the slide', async () => {
    const columns =
      [312, 150, 78].map((value, i) => column(130 + 100 * i, value, 400, '0 0.4 0.6')).join('') + names(['Ore', 'Ash', 'Elm']);
    const { charts, shapes } = await chartsOf(axis(400, 100) + columns + words(215, 285, 14, 'Tons a year', 'F2'));
    expect(charts.map(({ title }) => title)).toMatchObject([{ text: 'Tons a year', size_pt: 14, bold: true }]);
    expect(charts[0]?.replaces.length).toBeGreaterThan(3);
    expect(shapes.filter(({ kind }) => kind === 'text').map(({ name }) => name)).not.toContain('Tons a year');
    const bare = await chartsOf(axis(400, 100) + columns);
    expect(bare.charts.map(({ title }) => title)).toEqual([undefined]);
    const note = await chartsOf(axis(400, 100) + columns + words(330, 285, 9, 'Unaudited'));
    expect(note.charts.map(({ title }) => title)).toEqual([undefined]);
  });

  it('are two where columns of one breadth stand on one line, far from each other', async () => {
    const one =
      axis(400, 100).replaceAll(/ m 400/g, ' m 290') +
      [312, 150, 78].map((value, i) => column(110 + 55 * i, value, 400, '0 0.4 0.6')).join('') +
      names(['Ore', 'Ash', 'Elm'], 130, 55);
    const { charts } = await chartsOf(`${one}q 1 0 0 1 330 0 cm ${one} Q\n`);
    expect(charts.map(valuesOf)).toEqual([[[312, 150, 78]], [[312, 150, 78]]]);
  });

  it('have two series where colours take turns, with the names of a legend that is theirs', async () => {
    const pair = [
      [300, 100],
      [200, 250],
      [120, 360],
    ].map(([a = 0, b = 0], i) => column(110 + 100 * i, a, 400, '0 0.4 0.6') + column(150 + 100 * i, b, 400, '0.9 0.4 0'));
    const legend = (shop: number, web: number): string =>
      `0 0.4 0.6 rg 450 ${shop} 8 8 re f\n0.9 0.4 0 rg 450 ${web} 8 8 re f\n0 g ${words(464, shop, 10, 'Shop')}${words(464, web, 10, 'Web')}`;
    const content = axis(400, 100) + pair.join('') + names(['Q1', 'Q2', 'Q3']);
    const { charts, shapes } = await chartsOf(content + legend(200, 180));
    expect(charts.map(({ series }) => series.map(({ name }) => name))).toEqual([['Shop', 'Web']]);
    expect(charts.map(valuesOf)).toEqual([
      [
        [300, 200, 120],
        [100, 250, 360],
      ],
    ]);
    const group = shapes.find(({ id }) => id === 'chart-1');
    const kept = group?.kind === 'group' ? group.children.filter(({ id }) => !charts[0]?.replaces.includes(id)) : [];
    expect(kept).toEqual([]);
    expect(charts[0]?.legend).toMatchObject({ side: 'right', words: { size_pt: 10 } });
    const turned = await chartsOf(content + legend(180, 200));
    expect(turned.charts[0]?.legend).toBeUndefined();
  });

  it('take no name from the legend of the chart beside them, and each of two legends names its own', async () => {
    const narrow = axis(400, 100).replaceAll(/ m 400/g, ' m 290');
    const pairs = [
      [300, 100],
      [200, 250],
    ].map(([a = 0, b = 0], i) => column(105 + 100 * i, a, 400, '0 0.4 0.6') + column(145 + 100 * i, b, 400, '0.9 0.4 0'));
    const left = narrow + pairs.join('') + names(['Q1', 'Q2'], 145, 100);
    const legend = (one: string, other: string): string =>
      `0 0.4 0.6 rg 110 272 8 8 re f\n0.9 0.4 0 rg 190 272 8 8 re f\n0 g ${words(122, 272, 10, one)}${words(202, 272, 10, other)}`;
    const single =
      narrow +
      [312, 150, 78].map((value, i) => column(110 + 55 * i, value, 400, '0.9 0.4 0')).join('') +
      names(['Ore', 'Ash', 'Elm'], 130, 55);
    const beside = (content: string): string => `q 1 0 0 1 330 0 cm ${content} Q\n`;
    const namesOf = async (content: string) => (await chartsOf(content)).charts.map(({ series }) => series.map(({ name }) => name));
    expect((await namesOf(left + legend('Shop', 'Web') + beside(single))).toSorted()).toEqual([[''], ['Shop', 'Web']]);
    const two = left + legend('Shop', 'Web') + beside(left + legend('Plan', 'Real'));
    expect(await namesOf(two)).toEqual([
      ['Shop', 'Web'],
      ['Plan', 'Real'],
    ]);
  });

  it('draw their axes, grid and frame themselves, also where a series is one path and a frame is wider than its columns', async () => {
    const wide = axis(400, 100).replaceAll(/100 ([\d.]+) m 400/g, '85 $1 m 415');
    const frame = '0 G 1 w 85 60 m 415 60 l S 85 260 m 415 260 l S 85 60 m 85 260 l S 415 60 m 415 260 l S\n';
    const ticks = [150, 250, 350].map((x) => `0 g ${x} 60 m ${x} 56 l B\n`).join('');
    const columns = `0 0.4 0.6 rg 130 60 40 156 re 230 60 40 75 re 330 60 40 39 re f\n0 g `;
    const content = wide + columns + frame + ticks + names(['Ore', 'Ash', 'Elm']) + words(234, 28, 10, 'Metal');
    const { charts, shapes } = await chartsOf(content);
    expect(charts.map(valuesOf)).toEqual([[[312, 150, 78]]]);
    expect(charts[0]).toMatchObject({
      categories: ['Ore', 'Ash', 'Elm'],
      ground: { stroke: { color: '#000000' } },
      axes: { categories: { title: { text: 'Metal' } }, values: { grid: { color: '#CCCCCC' } } },
    });
    // Programs have their marks between columns.
    expect(charts[0]?.axes?.categories?.ticks).toBeUndefined();
    expect(shapes.flatMap(({ kind, id }) => (kind === 'line' || kind === 'path' ? [id] : []))).toEqual([]);
    expect(charts[0]?.replaces).toContain('chart-1');
  });

  it('leave the ends of an axis to programs where all find the same', async () => {
    const of = async (values: readonly number[]) =>
      (
        await chartsOf(
          axis(400, 100) + values.map((value, i) => column(130 + 100 * i, value, 400, '0 0.4 0.6')).join('') + names(['Ore', 'Ash', 'Elm']),
        )
      ).charts[0];
    expect(await of([312, 150, 78])).toMatchObject({ scale: { automatic: true } });
    const fixed = await of([250, 150, 78]);
    expect(fixed?.kind === 'bar' && fixed.scale.automatic).toBeUndefined();
  });

  it('have the parts of stacks, and columns below zero', async () => {
    const stack = [
      [100, 150],
      [200, 50],
      [120, 260],
    ].map(
      ([a = 0, b = 0], i) =>
        `0 0.4 0.6 rg ${130 + 100 * i} 60 40 ${a / 2} re f\n0.9 0.4 0 rg ${130 + 100 * i} ${60 + a / 2} 40 ${b / 2} re f\n0 g `,
    );
    const [chart] = (await chartsOf(axis(400, 100) + stack.join('') + names(['Q1', 'Q2', 'Q3']))).charts;
    expect(chart).toMatchObject({ stacked: true, overlap: 100 });
    expect(chart && valuesOf(chart)).toEqual([
      [100, 200, 120],
      [150, 50, 260],
    ]);
    const signed = [-100, 0, 100, 200].map((value) => {
      const y = 160 + value / 2;
      const text = String(value);
      return `0.8 G 0.5 w 100 ${y} m 400 ${y} l S\n0 g ${words(95 - 5.56 * text.length + (value < 0 ? 2.23 : 0), y - MID, 10, text)}`;
    });
    const both = [150, -60, 90].map(
      (value, i) => `0 0.4 0.6 rg ${130 + 100 * i} ${160 + Math.min(0, value / 2)} 40 ${Math.abs(value) / 2} re f\n0 g `,
    );
    const below = ['Q1', 'Q2', 'Q3'].map((name, i) => words(145 + 100 * i, 94, 10, name));
    const [other] = (await chartsOf(signed.join('') + both.join('') + below.join(''))).charts;
    expect(other).toMatchObject({ scale: { min: -100, max: 200 }, categories: ['Q1', 'Q2', 'Q3'] });
    expect(other && valuesOf(other)).toEqual([[150, -60, 90]]);
  });

  it('have the numbers that bars print, which their lengths prove', async () => {
    const bars = [94, 60, 31].map(
      (value, i) => `0.3 g 150 ${220 - 40 * i} ${3 * value} 24 re f\n0 g ${words(154 + 3 * value, 228 - 40 * i, 10, `${value}%`)}`,
    );
    const before = ['Skara', 'Holm', 'Fair'].map((name, i) => words(112, 228 - 40 * i, 10, name));
    const [chart] = (await chartsOf(bars.join('') + before.join(''))).charts;
    expect(chart).toMatchObject({ kind: 'bar', along: 'x', categories: ['Fair', 'Holm', 'Skara'] });
    expect(chart && valuesOf(chart)).toEqual([[31, 60, 94]]);
    expect(chart?.series[0]?.points[0]?.label).toMatchObject({ code: '0"%"', place: 'end' });
  });

  it('have the points of lines at the names below', async () => {
    const at = [12, 30, 18].map((value, i) => `${150 + 100 * i} ${60 + 5 * value}`);
    const line = `0.8 0 0 RG 2 w ${at.map((point, i) => `${point} ${i === 0 ? 'm' : 'l'}`).join(' ')} S\n`;
    const [chart] = (await chartsOf(axis(40, 10) + line + names(['Apr', 'May', 'Jun']))).charts;
    expect(chart).toMatchObject({ kind: 'line', between: true, categories: ['Apr', 'May', 'Jun'], scale: { min: 0, max: 40 } });
    expect(chart && valuesOf(chart)).toEqual([[12, 30, 18]]);
  });

  it('have lines that go on above the last figure of the axis, and stay shapes where one of their lines cannot be read', async () => {
    const line = (ys: readonly number[], color: string): string =>
      `${color} RG 2 w ${ys.map((y, i) => `${150 + 100 * i} ${60 + 5 * y} ${i === 0 ? 'm' : 'l'}`).join(' ')} S\n`;
    const page = (...lines: readonly string[]): string => axis(40, 10) + lines.join('') + names(['Apr', 'May', 'Jun']);
    const { charts } = await chartsOf(page(line([38, 36, 41], '0.8 0 0'), line([19, 18, 22], '0 0 0.8')));
    expect(charts.map(valuesOf)).toEqual([
      [
        [38, 36, 41],
        [19, 18, 22],
      ],
    ]);
    expect(charts[0]).toMatchObject({ scale: { min: 0, max: 41 } });
    const half = await chartsOf(page(line([38, 36, 62], '0.8 0 0'), line([19, 18, 22], '0 0 0.8')));
    expect(half.charts).toEqual([]);
  });

  it('have the names of lines that stand beside them in their colours', async () => {
    const line = (ys: readonly number[], color: string): string =>
      `${color} RG 2 w ${ys.map((y, i) => `${150 + 100 * i} ${60 + 5 * y} ${i === 0 ? 'm' : 'l'}`).join(' ')} S\n`;
    const content =
      axis(40, 10) +
      line([12, 30, 18], '0.8 0 0') +
      line([5, 8, 35], '0 0 0.8') +
      `0.8 0 0 rg ${words(356, 146, 10, 'Rain')}0 0 0.8 rg ${words(356, 231, 10, 'Snow')}0 g ` +
      names(['Apr', 'May', 'Jun']);
    const [chart] = (await chartsOf(content)).charts;
    expect(chart?.series.map(({ name }) => name)).toEqual(['Rain', 'Snow']);
    expect(chart?.series.map(({ points }) => points.map(({ label }) => label?.of_series))).toEqual([
      [undefined, undefined, true],
      [undefined, undefined, true],
    ]);
  });

  const sector = (from: number, to: number, color: string): string => {
    const at = (degrees: number, r = 80): string => {
      const t = ((90 - degrees) * Math.PI) / 180;
      return `${(200 + r * Math.cos(t)).toFixed(3)} ${(180 + r * Math.sin(t)).toFixed(3)}`;
    };
    let path = `${color} rg 200 180 m ${at(from)} l `;
    for (let start = from; start < to; start += 30) {
      const end = Math.min(to, start + 30);
      const k = (4 / 3) * Math.tan(((end - start) * Math.PI) / 720);
      const control = (degrees: number, sign: number): string => {
        const t = ((90 - degrees) * Math.PI) / 180;
        return `${(200 + 80 * (Math.cos(t) + sign * k * Math.sin(t))).toFixed(3)} ${(180 + 80 * (Math.sin(t) - sign * k * Math.cos(t))).toFixed(3)}`;
      };
      path += `${control(start, 1)} ${control(end, -1)} ${at(end)} c `;
    }
    const [x = '0', y = '0'] = at((from + to) / 2, 60).split(' ');
    return `${path}h f\n0 g ${words(Number(x) - 9, Number(y) - MID, 10, `${Math.round((to - from) / 3.6)}%`)}`;
  };
  const leader = (x: number, y: number, name: string): string =>
    `0 G 0.5 w ${x < 200 ? `150 ${y} m ${x + 40} ${y} l S` : `250 ${y} m ${x - 4} ${y} l S`}\n${words(x, y + 5, 10, name)}`;

  it('have the names of sectors from the words over their numbers', async () => {
    const bare = (content: string): string => content.replaceAll(/BT.*ET\n/g, '');
    const ring = bare(sector(0, 216, '0.9 0.2 0.2') + sector(216, 360, '0.2 0.6 0.3'));
    const beside = `${leader(300, 120, 'Cold')}${words(300, 112, 10, '60,5%')}${leader(60, 250, 'Warm')}${words(60, 242, 10, '39,5%')}`;
    expect((await chartsOf(ring + beside)).charts).toMatchObject([{ kind: 'ring', categories: ['Cold', 'Warm'] }]);
    const k = 0.5523 * 40;
    const hole = `1 g 240 180 m 240 ${180 + k} ${200 + k} 220 200 220 c ${200 - k} 220 160 ${180 + k} 160 180 c 160 ${180 - k} ${200 - k} 140 200 140 c ${200 + k} 140 240 ${180 - k} 240 180 c f\n0 g `;
    const [chart] = (await chartsOf(ring + hole + beside)).charts;
    expect(chart?.series[0]?.points.map(({ label }) => label)).toMatchObject([
      { named: true, stacked: true, code: '0.0"%"', offset: {} },
      { named: true, stacked: true, offset: {} },
    ]);
  });

  const pie = sector(0, 180, '0.9 0.2 0.2') + sector(180, 270, '0.2 0.6 0.3') + sector(270, 360, '0.2 0.3 0.8');

  it('have the shares that sectors print, which their angles prove', async () => {
    const [chart] = (await chartsOf(pie)).charts;
    expect(chart).toMatchObject({ kind: 'ring', hole: 0, turn: 0 });
    expect(chart && valuesOf(chart)).toEqual([[50, 25, 25]]);
    const k = 0.5523 * 40;
    const hole = `1 g 240 180 m 240 ${180 + k} ${200 + k} 220 200 220 c ${200 - k} 220 160 ${180 + k} 160 180 c 160 ${180 - k} ${200 - k} 140 200 140 c ${200 + k} 140 240 ${180 - k} 240 180 c f\n`;
    expect((await chartsOf(pie + hole)).charts).toMatchObject([{ kind: 'ring', hole: 50 }]);
  });

  const legend = (keys: readonly (readonly [string, string])[]): string =>
    keys.map(([color, name], i) => `${color} rg 440 ${200 - 20 * i} 8 8 re f\n0 g ${words(454, 200 - 20 * i, 10, name)}`).join('');

  it('that lie have the axis of values below them, and a legend in the order of their bars', async () => {
    const below = [0, 100, 200, 300, 400]
      .map((value) => {
        const x = 100 + 0.75 * value;
        return `0.8 G 0.5 w ${x} 60 m ${x} 260 l S\n0 G ${x} 60 m ${x} 56 l S\n0 g ${words(x - 2.78 * String(value).length, 44, 10, String(value))}`;
      })
      .join('');
    const bars = [
      [312, 120],
      [150, 260],
    ].map(
      ([a = 0, b = 0], i) =>
        `0 0.4 0.6 rg 100 ${80 + 100 * i} ${0.75 * a} 30 re f\n0.9 0.4 0 rg 100 ${110 + 100 * i} ${0.75 * b} 30 re f\n0 g ${words(70, 106 + 100 * i, 10, ['Ore', 'Ash'][i] ?? '')}`,
    );
    const line = '0 G 0.5 w 100 60 m 400 60 l S\n';
    const { charts, shapes } = await chartsOf(
      below +
        line +
        bars.join('') +
        legend([
          ['0.9 0.4 0', 'Web'],
          ['0 0.4 0.6', 'Shop'],
        ]),
    );
    expect(charts.map(({ categories, series }) => [categories, series.map(({ name }) => name)])).toEqual([
      [
        ['Ore', 'Ash'],
        ['Shop', 'Web'],
      ],
    ]);
    expect(charts[0]).toMatchObject({ legend: { side: 'right' }, axes: { values: { ticks: true, line: { color: '#000000' } } } });
    expect(charts[0]?.replaces).toContain('chart-1');
    expect(shapes.filter(({ kind }) => kind === 'line' || kind === 'rect')).toEqual([]);
    // The same legend from the first name on is one that programs list so below a plot.
    const turned = await chartsOf(
      below +
        line +
        bars.join('') +
        legend([
          ['0 0.4 0.6', 'Shop'],
          ['0.9 0.4 0', 'Web'],
        ]),
    );
    expect(turned.charts[0]).toMatchObject({ legend: { side: 'below' } });
  });

  it('have values of both signs, names at the line of zero, and the name of their one series', async () => {
    const both = [-100, 0, 100, 200]
      .map(
        (value) =>
          `0.8 G 0.5 w 100 ${110 + value / 2} m 400 ${110 + value / 2} l S\n0 g ${words(70, 106.4 + value / 2, 10, String(value))}`,
      )
      .join('');
    const bars = [150, -80, 60].map((value, i) => `0 0.4 0.6 rg ${130 + 100 * i} 110 40 ${value / 2} re f\n`).join('');
    const zero = [150, 250, 350].map((x, i) => `0 g ${words(x - 8, 96, 10, ['Ore', 'Ash', 'Elm'][i] ?? '')}`).join('');
    const { charts } = await chartsOf(both + bars + zero + legend([['0 0.4 0.6', 'Net']]));
    expect(charts.map(valuesOf)).toEqual([[[150, -80, 60]]]);
    expect(charts[0]).toMatchObject({
      categories: ['Ore', 'Ash', 'Elm'],
      series: [{ name: 'Net' }],
      legend: {},
      axes: { categories: { at_line: true } },
    });
    const bullets = await chartsOf(
      both +
        bars +
        zero +
        legend([
          ['0 0.4 0.6', 'Net'],
          ['0 0.4 0.6', 'Gross'],
        ]),
    );
    expect(bullets.charts[0]?.series.map(({ name }) => name)).toEqual(['']);
  });

  it('leave their card below what else is painted on it', async () => {
    const columns = [312, 150, 78].map((value, i) => column(130 + 100 * i, value, 400, '0 0.4 0.6')).join('');
    const chart = axis(400, 100) + columns + names(['Ore', 'Ash', 'Elm']);
    const card = '1 1 0.9 rg 60 50 352 222 re f\n0 g ';
    const { shapes } = await chartsOf(`${card}${words(80, 262, 8, 'Tonnes')}${chart}`);
    const all = [...walk(shapes)];
    const at = (is: (shape: Shape) => boolean): number => all.findIndex(is);
    const isCard = ({ kind, box }: Shape): boolean => kind === 'rect' && box.w > 4_400_000;
    const isHeading = ({ kind, name }: Shape): boolean => kind === 'text' && name === 'Tonnes';
    expect(at(isCard)).toBeGreaterThanOrEqual(0);
    expect(at(isCard)).toBeLessThan(at(isHeading));
    expect(at(isHeading)).toBeLessThan(at(({ id }) => id === 'chart-1'));
  });

  it.each([
    [
      'columns that no figure measures',
      [312, 150, 78].map((value, i) => column(130 + 100 * i, value, 400, '0.4 g 0 0.4 0.6')).join('') + names(['Ore', 'Ash', 'Elm']),
    ],
    ['sectors whose figures are others', pie.replace('(50%)', '(75%)')],
    [
      'bars whose figures are others',
      `0.3 g 150 200 90 24 re f 150 160 30 24 re f\n0 g ${words(244, 208, 10, '40')}${words(184, 168, 10, '90')}${words(100, 208, 10, 'Ore')}${words(100, 168, 10, 'Ash')}`,
    ],
  ])('are none where they are %s', async (_, content) => {
    expect((await chartsOf(content)).charts).toEqual([]);
  });
});
