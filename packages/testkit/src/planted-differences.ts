/** Ways in which a conversion may go wrong, planted into slides between reading and writing: what looks at the slides has to find each. */
import type {
  Box,
  Deck,
  Emu,
  ImageShape,
  Paragraph,
  Rgb,
  Run,
  Shape,
  Slide,
  TableShape,
  TextBody,
  TextShape,
} from '@deckwright/draw/scene';
import { type PlantedDifference, plantedInCharts } from './planted-charts.ts';

const INCH = 914_400;

type Tell = (words: readonly string[]) => readonly string[] | undefined;

const runsOf = ({ paragraphs }: TextBody): readonly Run[] => paragraphs.flatMap(({ runs }) => runs);
const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const textOf = (body: TextBody): string =>
  runsOf(body)
    .map(({ text }) => text)
    .join(' ');

function withRuns(body: TextBody, change: (run: Run, paragraph: number) => Run): TextBody {
  return {
    ...body,
    paragraphs: body.paragraphs.map((paragraph, p) => ({ ...paragraph, runs: paragraph.runs.map((run) => change(run, p)) })),
  };
}

/** The text with most words. */
function longest(slide: Slide): TextShape | undefined {
  const texts = slide.shapes.filter(
    (shape): shape is TextShape => shape.kind === 'text' && !shape.rotation && /\p{L}/u.test(textOf(shape.text)),
  );
  return texts.sort((a, b) => wordsIn(textOf(b.text)).length - wordsIn(textOf(a.text)).length)[0];
}

const replaced = (slide: Slide, shape: Shape, by: readonly Shape[]): Slide => ({
  ...slide,
  shapes: slide.shapes.flatMap((one) => (one === shape ? by : [one])),
});

const onText = (name: string, change: (shape: TextShape, slide: Slide) => readonly Shape[] | undefined): PlantedDifference => ({
  name,
  plant: (slide) => {
    const shape = longest(slide);
    const by = shape === undefined ? undefined : change(shape, slide);
    return shape === undefined || by === undefined ? undefined : replaced(slide, shape, by);
  },
});

/** Tells the words of the longest run otherwise. */
const onWords = (name: string, tell: Tell): PlantedDifference =>
  onText(name, (shape) => {
    const [run] = [...runsOf(shape.text)].sort((a, b) => wordsIn(b.text).length - wordsIn(a.text).length);
    if (run === undefined) return undefined;
    const told = tell(wordsIn(run.text));
    if (told === undefined || told.join(' ') === wordsIn(run.text).join(' ')) return undefined;
    return [{ ...shape, text: withRuns(shape.text, (one) => (one === run ? { ...one, text: told.join(' ') } : one)) }];
  });

/** The first word of enough letters. */
const onWord = (name: string, letters: number, tell: (word: string) => string): PlantedDifference =>
  onWords(name, (words) => {
    const at = words.findIndex((word) => new RegExp(`^\\p{L}{${letters},}$`, 'u').test(word));
    return at < 0 ? undefined : words.map((word, i) => (i === at ? tell(word) : word));
  });

const MADE_UP = { bullet: { kind: 'char', color: '#000000', text: '•' }, indent: (INCH / 3) as Emu } as const;

/** The first paragraph with a bullet that can be changed so. */
const onBullet = (name: string, change: (paragraph: Paragraph) => Paragraph | undefined): PlantedDifference => ({
  name,
  plant: (slide) => {
    for (const shape of slide.shapes) {
      if (shape.kind !== 'text') continue;
      const at = shape.text.paragraphs.findIndex(({ bullet }) => bullet !== undefined);
      const [paragraph] = at < 0 ? [] : shape.text.paragraphs.slice(at);
      const changed = paragraph && change(paragraph);
      if (changed === undefined) continue;
      const paragraphs = shape.text.paragraphs.map((one, i) => (i === at ? changed : one));
      return replaced(slide, shape, [{ ...shape, text: { ...shape.text, paragraphs } }]);
    }
    return undefined;
  },
});

const doubled = (text: string): string => [...text].map((letter) => letter + letter).join('');
const shuffled = (one: string, other: string): string =>
  [...one].map((letter, i) => letter + (other[i] ?? '')).join('') + other.slice(one.length);
const isPlain = (word: string | undefined): boolean => word !== undefined && /^\p{L}{3,}$/u.test(word);

const moved = <T extends Shape>(shape: T, dx: number, dy: number): T => {
  const by = (box: Box): Box => ({ ...box, x: (box.x + dx * INCH) as Emu, y: (box.y + dy * INCH) as Emu });
  if (shape.kind !== 'line') return { ...shape, box: by(shape.box) };
  const point = ({ x, y }: { x: Emu; y: Emu }) => ({ x: (x + dx * INCH) as Emu, y: (y + dy * INCH) as Emu });
  return { ...shape, box: by(shape.box), from: point(shape.from), to: point(shape.to) };
};

const areaOf = ({ box: { w, h } }: Shape): number => w * h;
const largest = (shapes: readonly Shape[]): Shape | undefined => [...shapes].sort((a, b) => areaOf(b) - areaOf(a))[0];

/** A shape that is seen: filled, not of the whole slide, and larger than a dot. */
function filled(slide: Slide): Shape | undefined {
  return largest(
    slide.shapes.filter(
      (shape) =>
        (shape.kind === 'rect' || shape.kind === 'ellipse' || shape.kind === 'path') &&
        shape.fill !== undefined &&
        (shape.fill.alpha ?? 1) > 0.9 &&
        areaOf(shape) > 0.02 * INCH * INCH &&
        areaOf(shape) < 0.7 * slide.canvas.w * slide.canvas.h &&
        shape.fill.color !== slide.background,
    ),
  );
}

const onFilled = (name: string, change: (shape: Shape) => readonly Shape[]): PlantedDifference => ({
  name,
  plant: (slide) => {
    const shape = filled(slide);
    return shape === undefined ? undefined : replaced(slide, shape, change(shape));
  },
});

const onPicture = (name: string, change: (shape: ImageShape) => readonly Shape[] | undefined): PlantedDifference => ({
  name,
  plant: (slide) => {
    const shape = largest(slide.shapes.filter(({ kind }) => kind === 'image'));
    if (shape?.kind !== 'image' || areaOf(shape) < 0.05 * INCH * INCH) return undefined;
    const by = change(shape);
    return by === undefined ? undefined : replaced(slide, shape, by);
  },
});

const onTable = (name: string, change: (cells: TableShape['cells']) => TableShape['cells'] | undefined): PlantedDifference => ({
  name,
  plant: (slide) => {
    const table = slide.shapes.find((shape): shape is TableShape => shape.kind === 'table');
    const cells = table === undefined ? undefined : change(table.cells);
    return table === undefined || cells === undefined ? undefined : replaced(slide, table, [{ ...table, cells }]);
  },
});

const line = (slide: Slide): Shape | undefined =>
  slide.shapes.find(
    (shape) => shape.kind === 'line' && Math.max(shape.box.w, shape.box.h) > 0.5 * INCH && shape.stroke.color !== slide.background,
  );

const other = (color: string): Rgb => (/^#[0-9A-F]{2}[0-7]/i.test(color) ? '#F2C200' : '#3A1070');

export const plantedDifferences: readonly PlantedDifference[] = [
  onWord('letters of a word are doubled', 4, doubled),
  onText('letters of a box are doubled', (shape) => [
    { ...shape, text: withRuns(shape.text, (run) => ({ ...run, text: doubled(run.text) })) },
  ]),
  onWords('a word is dropped', (words) => (words.length < 3 ? undefined : words.filter((_, i) => i !== 1))),
  onWords('the first word is dropped', (words) => (words.length < 2 ? undefined : words.slice(1))),
  onWords('the last word is dropped', (words) => (words.length < 2 ? undefined : words.slice(0, -1))),
  onText('a run is dropped', (shape) => {
    const run = runsOf(shape.text).findLast(({ text }) => /[\p{L}\p{N}]/u.test(text));
    return runsOf(shape.text).length < 2
      ? undefined
      : [{ ...shape, text: withRuns(shape.text, (one) => (one === run ? { ...one, text: '' } : one)) }];
  }),
  onText('a paragraph is dropped', ({ text, ...shape }) =>
    text.paragraphs.length < 2 ? undefined : [{ ...shape, text: { ...text, paragraphs: text.paragraphs.slice(0, -1) } }],
  ),
  onWords('two words are turned', (words) => {
    const at = words.findIndex((word, i) => isPlain(word) && isPlain(words[i + 1]) && word !== words[i + 1]);
    return at < 0 ? undefined : words.map((word, i) => (i === at ? (words[i + 1] ?? '') : i === at + 1 ? (words[i - 1] ?? '') : word));
  }),
  onWords('all words are turned', (words) => (words.length < 3 ? undefined : [...words].reverse())),
  onWord('letters of a word are turned', 4, (word) => [...word].reverse().join('')),
  onWords('two words are mixed letter by letter', (words) => {
    const at = words.findIndex((word, i) => isPlain(word) && isPlain(words[i + 1]));
    return at < 0 ? undefined : [...words.slice(0, at), shuffled(words[at] ?? '', words[at + 1] ?? ''), ...words.slice(at + 2)];
  }),
  onWords('two lines are mixed word by word', (words) => {
    const half = Math.ceil(words.length / 2);
    return words.length < 4 ? undefined : words.map((_, i) => words[i % 2 === 0 ? i / 2 : half + (i - 1) / 2] ?? '');
  }),
  onWord('a word is cut', 5, (word) => `${word.slice(0, 3)} ${word.slice(3)}`),
  onWords('two words are joined', (words) => {
    const at = words.findIndex((word, i) => isPlain(word) && isPlain(words[i + 1]));
    return at < 0 ? undefined : [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
  }),
  onWords('a word is made up', (words) => [...words, 'confidential']),
  onWord('a digit stands in a word', 3, (word) => `${word.slice(0, 1)}1${word.slice(1)}`),
  onWord('a letter is another', 4, (word) => `${word.slice(0, 1)}${word[1] === 'x' ? 'y' : 'x'}${word.slice(2)}`),
  {
    name: 'a number is another',
    plant: (slide) => {
      const shape = slide.shapes.find((one): one is TextShape => one.kind === 'text' && /[1-8]/.test(textOf(one.text)));
      const change = (run: Run): Run => ({ ...run, text: run.text.replace(/[1-8]/, (digit) => String(Number(digit) + 1)) });
      return shape === undefined ? undefined : replaced(slide, shape, [{ ...shape, text: withRuns(shape.text, change) }]);
    },
  },
  onBullet('a bullet is dropped', ({ bullet: _, ...paragraph }) => (_?.kind === 'number' ? undefined : paragraph)),
  onBullet('a number of a list is another', ({ bullet, ...paragraph }) =>
    bullet?.kind === 'number' ? { ...paragraph, bullet: { ...bullet, text: `9${bullet.text ?? ''}` } } : undefined,
  ),
  {
    name: 'a bullet is made up',
    plant: (slide) => {
      const shape = longest(slide);
      if (shape === undefined || shape.text.paragraphs.some(({ bullet }) => bullet !== undefined)) return undefined;
      const paragraphs = shape.text.paragraphs.map((one) => ({ ...one, ...MADE_UP }));
      return replaced(slide, shape, [{ ...shape, text: { ...shape.text, paragraphs } }]);
    },
  },
  onText('a box is dropped', () => []),
  onText('a box stands lower', (shape) => [moved(shape, 0, 1)]),
  onText('a box stands farther right', (shape) => [moved(shape, 3, 0)]),
  onText('a box is there twice', (shape) => [shape, moved({ ...shape, id: `${shape.id}-again` }, 0, 0.4)]),
  onText('letters are twice as large', (shape) => [
    { ...shape, text: withRuns(shape.text, (run) => ({ ...run, size_pt: run.size_pt * 2 })) },
  ]),
  onText('letters are half as large', (shape) => [
    { ...shape, text: withRuns(shape.text, (run) => ({ ...run, size_pt: run.size_pt / 2 })) },
  ]),
  onText('letters have another colour', (shape) => [
    { ...shape, text: withRuns(shape.text, (run) => ({ ...run, color: run.color.startsWith('#FF') ? '#00A000' : '#FF0000' })) },
  ]),
  {
    name: 'a shape covers a box',
    plant: (slide) => {
      const shape = longest(slide);
      if (shape === undefined) return undefined;
      const cover: Shape = { kind: 'rect', id: 'cover', name: 'Cover', role: 'decoration', box: shape.box, fill: { color: '#808080' } };
      return { ...slide, shapes: [...slide.shapes, cover] };
    },
  },
  onTable('two cells change places', ([head, row, ...rows]) => {
    const [a, b, ...cells] = row ?? [];
    if (head === undefined || a === undefined || b === undefined || textOf(a.text) === textOf(b.text)) return undefined;
    return [head, [{ ...a, text: b.text }, { ...b, text: a.text }, ...cells], ...rows];
  }),
  onTable('a cell is empty', ([head, row, ...rows]) => {
    const at = (row ?? []).findIndex(({ text }) => /[\p{L}\p{N}]/u.test(textOf(text)));
    if (head === undefined || at < 0) return undefined;
    const empty = (text: TextBody): TextBody => withRuns(text, (run) => ({ ...run, text: '' }));
    return [head, (row ?? []).map((cell, i) => (i === at ? { ...cell, text: empty(cell.text) } : cell)), ...rows];
  }),
  onTable('a number of a cell is another', (rows) => {
    let done = false;
    const change = (run: Run): Run => {
      if (done || !/[1-8]/.test(run.text)) return run;
      done = true;
      return { ...run, text: run.text.replace(/[1-8]/, (digit) => String(Number(digit) + 1)) };
    };
    const changed = rows.map((row) => row.map((cell) => ({ ...cell, text: withRuns(cell.text, change) })));
    return done ? changed : undefined;
  }),
  onTable('two rows change places', ([head, one, two, ...rows]) =>
    head === undefined || one === undefined || two === undefined ? undefined : [head, two, one, ...rows],
  ),
  onFilled('a shape has another colour', (shape) =>
    'fill' in shape && shape.fill !== undefined ? [{ ...shape, fill: { color: other(shape.fill.color) } } as Shape] : [],
  ),
  onFilled('a shape is dropped', () => []),
  onFilled('a shape is elsewhere', (shape) => [moved(shape, 0.5, 0.4)]),
  onFilled('a shape is larger', (shape) => [
    shape.kind === 'path'
      ? moved(shape, -0.4, 0)
      : ({ ...shape, box: { ...shape.box, w: shape.box.w * 1.6, h: shape.box.h * 1.4 } } as Shape),
  ]),
  {
    name: 'a line is dropped',
    plant: (slide) => {
      const found = line(slide);
      return found === undefined ? undefined : replaced(slide, found, []);
    },
  },
  {
    name: 'a line is elsewhere',
    plant: (slide) => {
      const found = line(slide);
      return found === undefined ? undefined : replaced(slide, found, [moved(found, 0.3, 0.4)]);
    },
  },
  onPicture('a picture is dropped', () => []),
  onPicture('a picture is elsewhere', (shape) => [moved(shape, 0.5, 0.3)]),
  onPicture('a picture stands on its head', (shape) => [{ ...shape, rotation: 180 }]),
  onPicture('a picture is cut', (shape) => [{ ...shape, crop: { l: 0.3, t: 0.2, r: 0, b: 0 } }]),
  onPicture('a clip is forgotten', (shape) =>
    shape.crop === undefined || shape.crop.l + shape.crop.t + shape.crop.r + shape.crop.b < 0.05
      ? undefined
      : [{ ...shape, crop: { l: 0, t: 0, r: 0, b: 0 } }],
  ),
  { name: 'the ground has another colour', plant: (slide) => ({ ...slide, background: other(slide.background) }) },
  {
    name: 'the order of painting is turned',
    plant: (slide) => (filled(slide) === undefined ? undefined : { ...slide, shapes: [...slide.shapes].reverse() }),
  },
  onTable('a column is dropped', (rows) =>
    (rows[0]?.length ?? 0) < 2
      ? undefined
      : rows.map((row) =>
          row.map((cell, i) => (i === row.length - 1 ? { ...cell, text: { ...cell.text, paragraphs: [], lines: [] } } : cell)),
        ),
  ),
  ...plantedInCharts,
  { name: 'the slide is empty', plant: (slide) => (slide.shapes.length === 0 ? undefined : { ...slide, shapes: [] }) },
];

/** The deck with one of its slides changed. */
export function planted(deck: Deck, at: number, { plant }: PlantedDifference): Deck | undefined {
  const slide = deck.slides[at];
  const changed = slide === undefined ? undefined : plant(slide);
  return changed === undefined ? undefined : { ...deck, slides: deck.slides.map((one, i) => (i === at ? changed : one)) };
}
