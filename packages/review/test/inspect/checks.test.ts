/* Long because it is one table: a handful of cases for each check. */
/** Each check on slides written out by hand: what it must find, and the near misses that it must leave alone. */
import type { BroughtFamily } from '@deckwright/draw/typeset';
import type { ForeignShape, ForeignSlide } from '@deckwright/read/pptx';
import { describe, expect, it } from 'vitest';
import { checks, type InspectKit } from '../../src/inspect/index.ts';
import { box, diamond, fonts, found, IN, NONE, picture, run, solid, table, text, title } from './_deck.ts';

interface Case {
  readonly name: string;
  readonly shapes: readonly ForeignShape[];
  readonly slide?: Partial<ForeignSlide>;
  readonly kit?: Partial<InspectKit>;
  /** Findings of the check; 0 for a near miss. */
  readonly finds: number;
  readonly error?: boolean;
}

/** 18 pt: a line is 21.6 pt high. */
const LINE = 21.6 / 72;
const lines = (count: number): string[] => Array.from({ length: count }, (_, i) => `Line ${i + 1}`);
const WHITE = solid('#FFFFFF');
const filled = { fill: solid('#DDEEFF') };

/** A JPEG's frame header with this size, and nothing else. */
const jpeg = (w: number, h: number): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, h >> 8, h & 255, w >> 8, w & 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const seen = (w: number, h: number): Partial<InspectKit> => ({ picture: () => jpeg(w, h) });

const foundry = [box([1, 1, 4, 1], text('Words', {}, { face: 'Harmonia Sans' }))];
const brought = (family: BroughtFamily): Partial<InspectKit> => ({ fonts: { ...fonts, brought: () => family } });

const CASES: Readonly<Record<string, readonly Case[]>> = {
  text_overflow: [
    {
      name: 'ten lines in a coloured box that is 1 % too low',
      shapes: [box([1, 1, 4, (10 * LINE) / 1.01], text(lines(10)), filled)],
      finds: 1,
    },
    { name: 'ten lines 1 % higher than a frame that nobody sees', shapes: [box([1, 1, 4, (10 * LINE) / 1.01], text(lines(10)))], finds: 0 },
    { name: 'ten lines 5 % higher than a frame that nobody sees', shapes: [box([1, 1, 4, (10 * LINE) / 1.05], text(lines(10)))], finds: 1 },
    {
      name: 'ten lines in a coloured box that is 1 % higher',
      shapes: [box([1, 1, 4, 10 * LINE * 1.01], text(lines(10)), filled)],
      finds: 0,
    },
    {
      name: 'text 30 % higher than its coloured shape',
      shapes: [box([1, 1, 4, (10 * LINE) / 1.3], text(lines(10)), filled)],
      finds: 1,
      error: true,
    },
    {
      name: 'the same text where it is stored as shrunk to fit',
      shapes: [box([1, 1, 4, (10 * LINE) / 1.3], text(lines(10), { autofit: 'shrink', font_scale: 0.75 }))],
      finds: 0,
    },
    {
      name: 'text that would shrink but was not shrunk',
      shapes: [box([1, 1, 4, (10 * LINE) / 1.3], text(lines(10), { autofit: 'shrink' }))],
      finds: 1,
    },
    { name: 'a shape that grows with its text', shapes: [box([1, 1, 4, 1], text(lines(10), { autofit: 'resize' }), filled)], finds: 0 },
    {
      name: 'a shape that grows past the lower edge',
      shapes: [box([1, 6, 4, 1], text(lines(10), { autofit: 'resize' }), filled)],
      finds: 1,
      error: true,
    },
    { name: 'blank lines below the box', shapes: [box([1, 1, 4, 2.1 * LINE], text([...lines(2), '', '']))], finds: 0 },
    { name: 'two columns that hold twice as much', shapes: [box([1, 1, 4, 5.1 * LINE], text(lines(10), { columns: 2 }))], finds: 0 },
    { name: 'two columns that are one line short', shapes: [box([1, 1, 4, 4.9 * LINE], text(lines(11), { columns: 2 }))], finds: 1 },
    {
      name: 'vertical text longer than its box is wide',
      shapes: [box([1, 1, 4.5 * LINE, 4], text(lines(5), { vertical: 'vert' }))],
      finds: 1,
    },
    { name: 'vertical text that fits across', shapes: [box([1, 1, 5.1 * LINE, 4], text(lines(5), { vertical: 'vert' }))], finds: 0 },
    {
      name: 'a label within the margins of its shape',
      shapes: [box([1, 1, 2, 0.32], text('Label', { anchor: 'middle', insets: { l: 0, t: 45_720, r: 0, b: 45_720 } }), filled)],
      finds: 0,
    },
    {
      name: 'an unwrapped line that leaves its coloured shape',
      shapes: [box([1, 1, 1, 0.5], text('A line that is much too long for it', { wrap: false }), filled)],
      finds: 1,
      error: true,
    },
    {
      name: 'an unwrapped line over nothing',
      shapes: [box([1, 1, 1, 0.5], text('A line that is much too long for it', { wrap: false }))],
      finds: 0,
    },
    { name: 'a word wider than its line', shapes: [box([1, 1, 0.8, 3], text('Internationalisation'))], finds: 1 },
    { name: 'a label in a frame that nobody sees and that is half as high', shapes: [box([1, 1, 2, LINE / 2], text('Label'))], finds: 0 },
    {
      name: 'the same label where its frame is seen',
      shapes: [box([1, 1, 2, LINE / 2], text('Label'), filled)],
      finds: 1,
      error: true,
    },
    { name: 'a label in a frame that has all but gone', shapes: [box([1, 1, 2, LINE / 4], text('Label'))], finds: 1 },
    {
      name: 'lines that stand in the margin of a frame that nobody sees',
      shapes: [box([1, 1, 4, 3.4 * LINE], text(lines(3), { insets: { l: 0, t: 91_440, r: 0, b: 182_880 } }))],
      finds: 0,
    },
    { name: 'text bent along a path', shapes: [box([1, 1, 1, 0.2], text(lines(4), { warped: true }))], finds: 0 },
    {
      name: 'a table whose rows grow off the slide',
      shapes: [table([1, 6, 4, 1], [[text(lines(4))], [text(lines(3))]])],
      finds: 1,
      error: true,
    },
    { name: 'a table whose rows grow on the slide', shapes: [table([1, 2, 4, 1], [[text(lines(4))], [text(lines(3))]])], finds: 0 },
  ],
  content_hidden: [
    {
      name: 'text under a white rectangle',
      shapes: [box([1, 1, 4, 1], text('Under it')), box([0.9, 0.9, 5, 2], undefined, { fill: WHITE })],
      finds: 1,
      error: true,
    },
    {
      name: 'text over a white rectangle',
      shapes: [box([0.9, 0.9, 5, 2], undefined, { fill: WHITE }), box([1, 1, 4, 1], text('Over it'))],
      finds: 0,
    },
    {
      name: 'text under glass',
      shapes: [box([1, 1, 4, 1], text('Under it')), box([0.9, 0.9, 5, 2], undefined, { fill: solid('#FFFFFF', 0.5) })],
      finds: 0,
    },
    {
      name: 'text under the corner of a diamond',
      shapes: [box([1, 1, 1, 0.3], text('Seen')), diamond([1, 1, 6, 4], { fill: WHITE })],
      finds: 0,
    },
    {
      name: 'text under the middle of a diamond',
      shapes: [box([3.6, 2.9, 1, 0.3], text('Not seen')), diamond([1, 1, 6, 4], { fill: WHITE })],
      finds: 1,
      error: true,
    },
    {
      name: 'text under a photograph',
      shapes: [box([1, 1, 4, 1], text('Under it')), picture([1, 1, 4, 1], '/a.jpg', { geometry: box([1, 1, 4, 1]).geometry })],
      kit: seen(400, 100),
      finds: 1,
      error: true,
    },
    {
      name: 'text under a picture that nothing is known of',
      shapes: [box([1, 1, 4, 1], text('Under it')), picture([1, 1, 4, 1], '/a.emf', { geometry: box([1, 1, 4, 1]).geometry })],
      finds: 0,
    },
    {
      name: 'text beside a rectangle that covers the rest of its box',
      shapes: [box([1, 1, 4, 1], text('Short')), box([2.5, 1, 3, 1], undefined, { fill: WHITE })],
      finds: 0,
    },
    {
      name: 'a table under a rectangle',
      shapes: [table([1, 1, 4, 1], [[text('Cell')]]), box([0.9, 0.9, 5, 2], undefined, { fill: WHITE })],
      finds: 1,
      error: true,
    },
    {
      name: 'text under a turned rectangle that misses it',
      shapes: [box([1, 1, 1, 0.3], text('Seen')), box([1, 0.9, 6, 0.5], undefined, { fill: WHITE, rotation: 90 })],
      finds: 0,
    },
  ],
  off_canvas: [
    { name: 'a shape parked to the right', shapes: [box([10.5, 1, 2, 1], undefined, filled)], finds: 1 },
    { name: 'words parked to the left', shapes: [box([-3, 1, 2, 1], text('Secret margin'))], finds: 1, error: true },
    { name: 'a shape that bleeds off the edge', shapes: [box([9, 1, 2, 1], undefined, filled)], finds: 0 },
    { name: 'words cut by the edge', shapes: [box([9, 1, 3, 1], text('Cut by the edge of it'))], finds: 1, error: true },
    { name: 'a box over the edge whose words are not', shapes: [box([8.5, 1, 3, 1], text('Short'))], finds: 0 },
    { name: 'a shape just turned onto the slide', shapes: [box([9.6, 1, 2, 1], undefined, filled)], finds: 0 },
    { name: 'a hidden shape beside the slide', shapes: [box([12, 1, 2, 1], text('Not drawn'), { hidden: true })], finds: 0 },
    { name: 'a table that only its words make grow past the edge', shapes: [table([1, 6.5, 4, 1], [[text(lines(5))]])], finds: 0 },
    { name: 'a table cut by the lower edge', shapes: [table([1, 7, 4, 1], [[text('')], [text('')]])], finds: 1 },
  ],
  low_contrast: [
    { name: 'grey of 4.4 on white', shapes: [box([1, 1, 4, 1], text('Grey', {}, { size_pt: 14, paint: solid('#797979') }))], finds: 1 },
    { name: 'grey of 4.6 on white', shapes: [box([1, 1, 4, 1], text('Grey', {}, { size_pt: 14, paint: solid('#757575') }))], finds: 0 },
    {
      name: 'the same grey in 18 pt, which is large',
      shapes: [box([1, 1, 4, 1], text('Grey', {}, { size_pt: 18, paint: solid('#797979') }))],
      finds: 0,
    },
    {
      name: 'bold of 14 pt, which is large',
      shapes: [box([1, 1, 4, 1], text('Grey', {}, { size_pt: 14, bold: true, paint: solid('#797979') }))],
      finds: 0,
    },
    {
      name: 'white on a dark shape of its own',
      shapes: [box([1, 1, 4, 1], text('White', {}, { paint: WHITE }), { fill: solid('#002244') })],
      finds: 0,
    },
    {
      name: 'white on a dark shape behind it',
      shapes: [box([0.5, 0.5, 6, 3], undefined, { fill: solid('#002244') }), box([1, 1, 4, 1], text('White', {}, { paint: WHITE }))],
      finds: 0,
    },
    {
      name: 'white beside the dark shape',
      shapes: [box([6, 0.5, 3, 3], undefined, { fill: solid('#002244') }), box([1, 1, 4, 1], text('White', {}, { paint: WHITE }))],
      finds: 1,
      error: true,
    },
    {
      name: 'white on a master rectangle',
      shapes: [box([1, 1, 4, 1], text('White', {}, { paint: WHITE }))],
      slide: { behind: [box([0, 0, 10, 7.5], undefined, { fill: solid('#002244') })] },
      finds: 0,
    },
    { name: 'black on dark glass over white', shapes: [box([1, 1, 4, 1], text('Black'), { fill: solid('#000000', 0.2) })], finds: 0 },
    { name: 'black on thick dark glass over white', shapes: [box([1, 1, 4, 1], text('Black'), { fill: solid('#000000', 0.8) })], finds: 1 },
    {
      name: 'white at the light end of a gradient',
      shapes: [box([1, 1, 8, 1], text('White', {}, { paint: WHITE }), { fill: gradient('#EEEEEE', '#002244') })],
      finds: 1,
      error: true,
    },
    {
      name: 'white at the dark end of a gradient',
      shapes: [box([1, 1, 8, 1], text('White', {}, { paint: WHITE }), { fill: gradient('#002244', '#EEEEEE') })],
      finds: 0,
    },
    {
      name: 'white on a picture, of which nothing is known',
      shapes: [
        picture([0, 0, 10, 7.5], '/a.jpg', { geometry: box([0, 0, 10, 7.5]).geometry }),
        box([1, 1, 4, 1], text('White', {}, { paint: WHITE })),
      ],
      finds: 0,
    },
    {
      name: 'white on a picture that a white shape covers',
      shapes: [
        picture([0, 0, 10, 7.5]),
        box([0, 0, 10, 7.5], undefined, { fill: WHITE }),
        box([1, 1, 4, 1], text('White', {}, { paint: WHITE })),
      ],
      finds: 1,
      error: true,
    },
    {
      name: 'a colour that is not known',
      shapes: [box([1, 1, 4, 1], text('White', {}, { paint: { kind: 'solid', color: 'unknown' } }))],
      finds: 0,
    },
    { name: 'a highlighted word', shapes: [box([1, 1, 4, 1], text('White', {}, { paint: WHITE, highlight: solid('#000000') }))], finds: 0 },
    {
      name: 'white in a cell that is filled white',
      shapes: [table([1, 1, 4, 1], [[text('White', {}, { paint: WHITE })]])],
      finds: 1,
      error: true,
    },
  ],
  tiny_font: [
    { name: '8.9 pt', shapes: [box([1, 1, 4, 1], text('Small', {}, { size_pt: 8.9 }))], finds: 1 },
    { name: '9 pt', shapes: [box([1, 1, 4, 1], text('Small', {}, { size_pt: 9 }))], finds: 0 },
    { name: '5 pt', shapes: [box([1, 1, 4, 1], text('Small', {}, { size_pt: 5 }))], finds: 1, error: true },
    {
      name: '12 pt shrunk to 70 %',
      shapes: [box([1, 1, 4, 1], text('Small', { autofit: 'shrink', font_scale: 0.7 }, { size_pt: 12 }))],
      finds: 1,
    },
    {
      name: 'a scale stored where nothing shrinks',
      shapes: [box([1, 1, 4, 1], text('Small', { font_scale: 0.7 }, { size_pt: 12 }))],
      finds: 0,
    },
    { name: 'a blank in 1 pt', shapes: [box([1, 1, 4, 1], text(' ', {}, { size_pt: 1 }))], finds: 0 },
    { name: 'a raised letter of 10 pt', shapes: [box([1, 1, 4, 1], text('2', {}, { size_pt: 10, baseline_pct: 30 }))], finds: 0 },
    {
      name: 'a table in 7 pt, once',
      shapes: [table([1, 1, 4, 1], [[text('a', {}, { size_pt: 7 }), text('b', {}, { size_pt: 7 })]])],
      finds: 1,
    },
    { name: 'an unknown size', shapes: [box([1, 1, 4, 1], text('Small', {}, { size_pt: 'unknown' }))], finds: 0 },
  ],
  hidden_slide: [
    { name: 'a slide left out of the show', shapes: [title()], slide: { hidden: true }, finds: 1 },
    { name: 'a slide that is shown', shapes: [title()], finds: 0 },
  ],
  text_overlap: [
    {
      name: 'two texts in one place',
      shapes: [box([1, 1, 4, 1], text('One text here')), box([1, 1.1, 4, 1], text('Another text'))],
      finds: 1,
      error: true,
    },
    {
      name: 'boxes that overlap while their words do not',
      shapes: [box([1, 1, 4, 1], text('One')), box([1, 1.4, 4, 1], text('Another'))],
      finds: 0,
    },
    { name: 'words side by side', shapes: [box([1, 1, 4, 1], text('One')), box([2, 1, 4, 1], text('Another'))], finds: 0 },
    {
      name: 'words over words of the colour of the slide',
      shapes: [box([1, 1, 4, 1], text('One text here', {}, { paint: WHITE })), box([1, 1.1, 4, 1], text('Another text'))],
      finds: 0,
    },
    {
      name: 'words over the first line of a text that is too long for its frame, too',
      shapes: [box([1, 1, 4, LINE], text('One text here')), box([1, 1, 4, 3.6 * LINE], text(lines(4)))],
      finds: 1,
      error: true,
    },
    { name: 'the same words as a shadow', shapes: [box([1, 1, 4, 1], text('Shadow')), box([1.02, 1.02, 4, 1], text('Shadow'))], finds: 0 },
    {
      name: 'text that grows into the next',
      shapes: [box([1, 1, 4, 1], text(lines(8), { autofit: 'resize' })), box([1, 2.5, 4, 1], text('The next one'))],
      finds: 1,
    },
  ],
  empty_placeholder: [
    { name: 'a body that was never filled', shapes: [title(), box([1, 2, 4, 1], text(''), { placeholder: { type: 'body' } })], finds: 1 },
    { name: 'a body with blanks', shapes: [title(), box([1, 2, 4, 1], text('  '), { placeholder: { type: 'body' } })], finds: 1 },
    { name: 'a body with words', shapes: [title(), box([1, 2, 4, 1], text('Words'), { placeholder: { type: 'body' } })], finds: 0 },
    { name: 'an empty footer', shapes: [title(), box([1, 7, 4, 0.3], text(''), { placeholder: { type: 'ftr' } })], finds: 0 },
    { name: 'an empty rectangle', shapes: [title(), box([1, 2, 4, 1], text(''), filled)], finds: 0 },
    {
      name: 'a placeholder with a picture in it',
      shapes: [title(), picture([1, 2, 4, 1], '/a.jpg', { placeholder: { type: 'pic' } })],
      finds: 0,
    },
  ],
  image_only_slide: [
    {
      name: 'a slide that is a picture',
      shapes: [picture([0, 0, 10, 7.5], '/a.jpg', { geometry: box([0, 0, 10, 7.5]).geometry })],
      finds: 1,
    },
    {
      name: 'a slide of four pictures',
      shapes: [0, 1, 2, 3].map((i) =>
        picture([(i % 2) * 5, Math.floor(i / 2) * 3.75, 5, 3.75], '/a.jpg', { geometry: box([0, 0, 5, 3.75]).geometry }),
      ),
      finds: 1,
    },
    {
      name: 'a picture with a title',
      shapes: [title(), picture([0, 1, 10, 6.5], '/a.jpg', { geometry: box([0, 1, 10, 6.5]).geometry })],
      finds: 0,
    },
    { name: 'a small picture', shapes: [picture([1, 1, 3, 3], '/a.jpg', { geometry: box([1, 1, 3, 3]).geometry })], finds: 0 },
    {
      name: 'a picture and a page number',
      shapes: [
        picture([0, 0, 10, 7.5], '/a.jpg', { geometry: box([0, 0, 10, 7.5]).geometry }),
        box([9, 7, 1, 0.4], text('4'), { placeholder: { type: 'sldNum' } }),
      ],
      finds: 1,
    },
  ],
  empty_slide: [
    { name: 'nothing at all', shapes: [], finds: 1 },
    { name: 'placeholders only', shapes: [box([1, 1, 4, 1], text(''), { placeholder: { type: 'body' } })], finds: 1 },
    { name: 'a word', shapes: [box([1, 1, 4, 1], text('One'))], finds: 0 },
    {
      name: 'a line',
      shapes: [
        box([1, 1, 4, 0], undefined, {
          kind: 'connector',
          outline: { paint: solid('#000000'), width: 9525, dash: 'solid', cap: 'flat', join: 'round', head: 'none', tail: 'none' },
        }),
      ],
      finds: 0,
    },
    {
      name: 'a picture as background',
      shapes: [],
      slide: { background: { kind: 'picture', picture: { crop: { l: 0, t: 0, r: 0, b: 0 }, tiled: false, alpha: 1 } } },
      finds: 0,
    },
  ],
  missing_title: [
    { name: 'a slide without one', shapes: [box([1, 1, 4, 1], text('Words'))], slide: untitled(), finds: 1 },
    {
      name: 'an empty title',
      shapes: [box([1, 1, 4, 1], text('Words')), box([1, 0, 4, 1], text(''), { placeholder: { type: 'title' } })],
      slide: untitled(),
      finds: 1,
    },
    {
      name: 'a centred title',
      shapes: [box([1, 1, 4, 1], text('Words'), { placeholder: { type: 'ctrTitle' } })],
      slide: untitled(),
      finds: 0,
    },
    { name: 'an empty slide', shapes: [], slide: untitled(), finds: 0 },
  ],
  missing_alt_text: [
    { name: 'a picture without', shapes: [picture([1, 1, 2, 2], '/a.jpg', { alt: '' })], finds: 1 },
    { name: 'a picture named like its file', shapes: [picture([1, 1, 2, 2], '/a.jpg', { alt: 'IMG_2041.JPG' })], finds: 1 },
    { name: 'a picture with', shapes: [picture([1, 1, 2, 2])], finds: 0 },
    { name: 'an ornament', shapes: [picture([1, 1, 2, 2], '/a.jpg', { alt: '', decorative: true })], finds: 0 },
    {
      name: 'a picture in a group that is described',
      shapes: [{ ...box([1, 1, 2, 2]), kind: 'group', alt: 'Two trees', children: [picture([1, 1, 2, 2], '/a.jpg', { alt: '' })] }],
      finds: 0,
    },
  ],
  distorted_image: [
    { name: 'a square pulled 10 % wider', shapes: [picture([1, 1, 2.2, 2])], kit: seen(100, 100), finds: 1 },
    { name: 'a square pulled 4 % wider', shapes: [picture([1, 1, 2.08, 2])], kit: seen(100, 100), finds: 0 },
    {
      name: 'a cropped picture in proportion',
      shapes: [
        picture([1, 1, 2, 2], '/a.jpg', { picture: { part: '/a.jpg', crop: { l: 0.25, t: 0, r: 0.25, b: 0 }, tiled: false, alpha: 1 } }),
      ],
      kit: seen(200, 100),
      finds: 0,
    },
    { name: 'a picture of unknown size', shapes: [picture([1, 1, 4, 1])], finds: 0 },
  ],
  dense_slide: [
    {
      name: 'a wall of 160 words',
      shapes: [box([1, 1, 8, 5], text(Array.from({ length: 16 }, () => 'ten words in a line, which makes it long, too')))],
      finds: 1,
    },
    {
      name: '140 words',
      shapes: [box([1, 1, 8, 5], text(Array.from({ length: 14 }, () => 'ten words in a line, which makes it long, too')))],
      finds: 0,
    },
    {
      name: '320 signs of Japanese',
      shapes: [box([1, 1, 8, 5], text(Array.from({ length: 16 }, () => '日本語の文字を二十個並べた長い行です。よ')))],
      finds: 1,
    },
    {
      name: 'a table of 200 words',
      shapes: [
        table(
          [1, 1, 8, 5],
          Array.from({ length: 20 }, () => [text('ten words in a row, which makes it long, too')]),
        ),
      ],
      finds: 0,
    },
  ],
  missing_font: [
    { name: 'a family of a foundry', shapes: [box([1, 1, 4, 1], text('Words', {}, { face: 'Harmonia Sans' }))], finds: 1 },
    { name: 'a family from the web', shapes: [box([1, 1, 4, 1], text('Words', {}, { face: 'Lato' }))], finds: 1 },
    { name: 'a family that Office brings', shapes: [box([1, 1, 4, 1], text('Words', {}, { face: 'Aptos' }))], finds: 0 },
    { name: 'a family that is not known', shapes: [box([1, 1, 4, 1], text('Words', {}, { face: 'unknown' }))], finds: 0 },
    { name: 'a family that the deck brings', shapes: foundry, kit: brought({ family: 'arimo' }), finds: 0 },
    { name: 'a family whose font cannot be read', shapes: foundry, kit: brought({ unused: 'The font is cut off.' }), finds: 0 },
  ],
  embedded_font_unused: [
    { name: 'a family whose font cannot be read', shapes: foundry, kit: brought({ unused: 'The font is cut off.' }), finds: 1 },
    { name: 'a family that the deck brings', shapes: foundry, kit: brought({ family: 'arimo' }), finds: 0 },
    {
      name: 'a font that cannot be read, of a family that readers have',
      shapes: [box([1, 1, 4, 1], text('Words', {}, { face: 'Calibri' }))],
      kit: brought({ unused: 'The font is cut off.' }),
      finds: 0,
    },
  ],
};

function untitled(): Partial<ForeignSlide> {
  return { title: '' };
}

function gradient(from: `#${string}`, to: `#${string}`): ReturnType<typeof solid> {
  return {
    kind: 'gradient',
    shape: 'linear',
    angle: 0,
    stops: [
      { at: 0, color: { rgb: from, alpha: 1 } },
      { at: 1, color: { rgb: to, alpha: 1 } },
    ],
  };
}

it('every check has a table of cases', () => {
  expect(Object.keys(CASES).sort()).toEqual(checks.map(({ code }) => code).sort());
});

for (const { code } of checks) {
  describe(code, () => {
    for (const { name, shapes, slide, kit, finds, error } of CASES[code] ?? []) {
      it(`${finds > 0 ? 'finds' : 'leaves'} ${name}`, () => {
        const findings = found(code, shapes, slide, kit);
        expect(findings.map(({ message }) => message)).toHaveLength(finds);
        if (error) expect(findings[0]?.severity).toBe('error');
        for (const finding of findings) {
          expect(finding.message).toMatch(/\.$/);
          expect(finding.remedy).toMatch(/\.$/);
        }
      });
    }
  });
}

describe('an animated slide', () => {
  it('hides with a warning, because its shapes may come and go', () => {
    const over = box([0.9, 0.9, 5, 2], undefined, { fill: WHITE });
    const shapes = [box([1, 1, 4, 1], text('Under it')), over];
    const [finding] = found('content_hidden', shapes, {}, { animated: () => new Set([over.id]) });
    expect(finding).toMatchObject({ severity: 'warning', message: expect.stringContaining('unless an animation') });
    expect(found('content_hidden', shapes, {}, { animated: () => new Set([1]) })[0]?.severity).toBe('error');
  });
});

describe('a finding', () => {
  it('names the shape, what hides it, where, and the figures', () => {
    const under = box([1, 1, 4, 1], text('Under it'));
    const over = box([0.9, 0.9, 5, 2], undefined, { fill: WHITE });
    const [finding] = found('content_hidden', [under, over]);
    expect(finding).toMatchObject({ shape_id: under.id, other_id: over.id, measured: 1, limit: 0 });
    expect(finding?.bbox_in?.x).toBeCloseTo(1, 2);
  });

  it('quotes mixed runs by the one that is at fault', () => {
    const mixed = text('x');
    const paragraphs = mixed.paragraphs.map((p) => ({ ...p, runs: [run('Fine '), run('faint', { paint: solid('#EEEEEE') })] }));
    expect(found('low_contrast', [box([1, 1, 4, 1], { ...mixed, paragraphs })])[0]?.message).toContain('“faint”');
  });

  it('quotes all of a text where the run at fault is a letter or two', () => {
    const mixed = text('x');
    const paragraphs = mixed.paragraphs.map((p) => ({ ...p, runs: [run('Fine '), run('(', { paint: solid('#EEEEEE') })] }));
    expect(found('low_contrast', [box([1, 1, 4, 1], { ...mixed, paragraphs })])[0]?.message).toContain('“Fine (”');
  });

  it('says what would mend it, in figures that can be set', () => {
    const grey = text('Grey', {}, { size_pt: 14, paint: solid('#999999') });
    expect(found('low_contrast', [box([1, 1, 4, 1], grey)])[0]?.remedy).toMatch(/^Set the text in #7[0-9A-F]{5}, of the same hue/);
    const long = box([1, 1, 4, (10 * LINE) / 1.3], text(lines(10)), filled);
    expect(found('text_overflow', [long])[0]?.remedy).toContain('make the shape 0.70 in higher');
    const over = { ...box([0.9, 0.9, 5, 2], undefined, { fill: WHITE }), name: 'Lid' };
    expect(found('content_hidden', [box([1, 1, 4, 1], text('Under it')), over])[0]?.remedy).toMatch(/^Send “Lid” to the back/);
  });

  it('calls a shape without a name by what it is', () => {
    const nameless = { ...table([1, 6, 4, 1], [[text(lines(4))], [text(lines(3))]]), name: ' ' };
    expect(found('text_overflow', [nameless])[0]?.message).toContain('the table without a name');
  });

  it('is about a box without words nowhere', () => {
    expect(found('text_overflow', [box([1, 1, 0, 0], text('')), box([0, 0, 0 * IN, 0], undefined, { fill: NONE })])).toEqual([]);
  });
});
