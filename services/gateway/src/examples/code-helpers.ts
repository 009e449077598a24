/** Functions that caller code finds without an import, as data: what each takes, in which unit, by default what, and how it is called. */

export interface HelperParameter {
  readonly name: string;
  readonly type: string;
  /** Of a length or a size; none for what is not measured. */
  readonly unit?: 'in' | 'pt';
  readonly required: boolean;
  /** As Python writes it. */
  readonly default?: string;
  readonly doc: string;
}

export interface CodeHelper {
  readonly name: string;
  readonly what: string;
  readonly returns: string;
  readonly parameters: readonly HelperParameter[];
  /** A whole program. */
  readonly example: string;
  readonly mistakes: readonly { readonly wrong: string; readonly right: string; readonly why: string }[];
}

const slide: HelperParameter = { name: 'slide', type: 'Slide', required: true, doc: 'The slide that it stands on.' };
const inches = (name: string, doc: string): HelperParameter => ({ name, type: 'float | Inches', unit: 'in', required: true, doc });
const PLACE = [inches('left', 'From the left edge of the slide.'), inches('top', 'From the top edge of the slide.')];
const BOX = [...PLACE, inches('w', 'Width, above 0.'), inches('h', 'Height, above 0.')];
const option = (name: string, type: string, otherwise: string, doc: string, unit?: 'in' | 'pt'): HelperParameter => ({
  name,
  type,
  ...(unit && { unit }),
  required: false,
  default: otherwise,
  doc,
});
const COLOUR = 'RGBColor | str';
const begin = `def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
`;

export const CODE_CANVAS = { w_in: 13.333, h_in: 7.5 } as const;

/** Names of python-pptx that are there without an import. */
export const CODE_NAMES = ['Presentation', 'Inches', 'Pt', 'Emu', 'RGBColor', 'MSO_ANCHOR', 'PP_ALIGN'] as const;

export const CODE_HELPERS: readonly CodeHelper[] = [
  {
    name: 'add_text_box',
    what: 'Puts text on the slide, as wide as you say and wrapped.',
    returns: 'Shape',
    parameters: [
      slide,
      ...BOX,
      { name: 'text', type: 'str', required: true, doc: 'What it says; `\\n` begins a paragraph.' },
      option('font_size', 'float | Pt', '12', 'Size of the letters.', 'pt'),
      option('bold', 'bool', 'False', 'Bold letters.'),
      option('color', COLOUR, 'None', 'Of the letters; None: the text colour of the theme.'),
    ],
    example: `${begin}    add_text_box(slide, 0.8, 0.6, 11.7, 1.0, "Riders grew by 12 %", font_size=32, bold=True)\n`,
    mistakes: [
      { wrong: 'size=32', right: 'font_size=32', why: 'The size of letters is called `font_size`.' },
      { wrong: 'width=4, height=1', right: 'w=4, h=1', why: 'Sizes are called `w` and `h`.' },
      { wrong: 'left=Pt(72)', right: 'left=1', why: 'A bare number is inches; points are for letters.' },
    ],
  },
  {
    name: 'add_box',
    what: 'Puts a rectangle on the slide, with round corners unless you say otherwise.',
    returns: 'Shape',
    parameters: [
      slide,
      ...BOX,
      option('fill_color', COLOUR, 'None', 'Inside; None: no fill.'),
      option('line_color', COLOUR, 'None', 'Of the outline; None: no outline.'),
      option('corner_radius', 'float', '0.05', 'Share of the shorter side, 0 (square) to 0.5.'),
    ],
    example: `${begin}    add_box(slide, 0.8, 2.0, 5.5, 3.0, fill_color=theme_color("accent1"), corner_radius=0)\n`,
    mistakes: [
      { wrong: 'fill="#0B57B0"', right: 'fill_color="#0B57B0"', why: 'The colour inside is called `fill_color`.' },
      { wrong: 'w=0', right: 'w=0.1', why: 'A box without width or height is refused, with the figures.' },
    ],
  },
  {
    name: 'add_icon',
    what: 'Puts a Lucide icon on the slide, as a shape that can be recoloured.',
    returns: 'Shape',
    parameters: [
      slide,
      { name: 'name', type: 'str', required: true, doc: 'As Lucide calls it: `train-front`, `users`, `trending-up`.' },
      ...PLACE,
      option('size', 'float | Inches', '0.5', 'Width and height.', 'in'),
      option('color', COLOUR, 'None', 'Of its lines; None: the first accent of the theme.'),
    ],
    example: `${begin}    add_icon(slide, "train-front", 0.8, 2.0, size=0.6, color=theme_color("accent2"))\n`,
    mistakes: [{ wrong: 'name="Train Front"', right: 'name="train-front"', why: 'Names are lower case with hyphens.' }],
  },
  {
    name: 'add_image',
    what: 'Puts a picture on the slide, in its own proportions unless both sides are given.',
    returns: 'Picture',
    parameters: [
      slide,
      {
        name: 'source',
        type: 'str | bytes',
        required: true,
        doc: 'A data URI, the bytes of a picture, or a file that the program has made. Nothing is fetched.',
      },
      ...PLACE,
      option('w', 'float | Inches', 'None', 'Width; None: from the height, or the size of the picture.', 'in'),
      option('h', 'float | Inches', 'None', 'Height; None: from the width.', 'in'),
      option('alt', 'str', '""', 'What the picture shows, for those who do not see it.'),
    ],
    example: `${begin}    add_image(slide, "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", 7.0, 1.6, w=5.5, alt="A tile of colour")\n`,
    mistakes: [
      {
        wrong: 'source="https://example.com/a.png"',
        right: 'source="data:image/png;base64,…"',
        why: 'Code reaches no network: send the picture in the code, or make it with Pillow.',
      },
      { wrong: 'w=5, h=5', right: 'w=5', why: 'Both sides stretch the picture; one keeps its proportions.' },
    ],
  },
  {
    name: 'theme_color',
    what: 'Gives a colour of the theme that the slide is drawn in.',
    returns: 'RGBColor',
    parameters: [
      {
        name: 'name',
        type: 'str',
        required: true,
        doc: '`ink`, `muted`, `canvas`, `surface`, `accent1` to `accent6`, `positive`, `negative` or `warning`.',
      },
    ],
    example: `${begin}    add_text_box(slide, 0.8, 0.6, 6.0, 0.8, "On plan", color=theme_color("positive"))\n`,
    mistakes: [{ wrong: 'theme_color("primary")', right: 'theme_color("accent1")', why: 'The first colour is called `accent1`.' }],
  },
  {
    name: 'add_widget',
    what: 'Puts a component of the catalog (GET /v1/widgets) into a box of the slide, in native shapes.',
    returns: 'list[Shape]',
    parameters: [
      slide,
      { name: 'name', type: 'str', required: true, doc: 'Of the component: `metric`, `waterfall`, `gantt`.' },
      inches('x', 'From the left edge of the slide.'),
      inches('y', 'From the top edge of the slide.'),
      inches('w', 'Width.'),
      inches('h', 'Height.'),
      option('params', 'dict', 'None', 'As GET /v1/widgets/{name} describes them.'),
      option('content', 'dict', 'None', 'Instead of `params`: the content of a prior.'),
      option('theme', 'Theme', 'THEME', 'The theme that the slide is drawn in.'),
    ],
    example: `${begin}    add_widget(slide, "metric", 0.8, 2.0, 11.7, 2.4, params={"metrics": [{"value": "1.31m", "label": "Riders"}]})\n`,
    mistakes: [
      { wrong: 'left=0.8, top=2.0', right: 'x=0.8, y=2.0', why: 'A component stands at `x` and `y`.' },
      { wrong: 'params=…, content=…', right: 'params=…', why: 'One of the two says what it shows.' },
    ],
  },
];
