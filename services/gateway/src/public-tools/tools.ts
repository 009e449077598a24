/** The public tools that have a page: what each takes and what it says of itself. */

import { priors } from '@deckwright/draw/catalog';
import { DEFAULT_THEME, themes } from '@deckwright/draw/themes';
import { PREVIEW_CODE_CHARACTERS } from '../schemas/code.ts';
import { DOCUMENT_BYTES } from '../sources/take-document.ts';
import { PDF_BYTES } from '../sources/take-pdf.ts';

/** What a tool takes: files of a kind, text that is written into the page, or a choice of what there is. */
export type Taken =
  | {
      readonly files: 1 | 2;
      readonly accept: string;
      readonly drop: string;
      /** Of one file. */
      readonly most_bytes: number;
      /** Of how many slides the deck may be asked to be. */
      readonly most_slides?: number;
    }
  | {
      readonly files: 0;
      readonly label: string;
      readonly sample: string;
      /** A sample that fits a command. */
      readonly short: string;
      readonly most_characters: number;
    }
  | { readonly files: 0; readonly choices: readonly Choice[] };

export interface Choice {
  /** As the request calls it. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly words: string; readonly group?: string }[];
}

export interface PublicTool {
  readonly name: string;
  readonly title: string;
  /** One line, in the list of tools. */
  readonly says: string;
  /** What the page says below its title. */
  readonly lead: string;
  readonly takes: Taken;
  readonly button: string;
  readonly limits: readonly string[];
  /** The page of the documentation behind it. */
  readonly docs: string;
}

/** What the deck of a document has without a key. */
export const FREE_DOCUMENT = { slides: 10, characters: 60_000, an_hour: 5 } as const;
const DOCUMENTS = '.docx,.xlsx,.pptx,.pdf,.html,.htm,.eml,.md,.txt,.csv,.tsv';
const PDF = 'application/pdf,.pdf';
const MB = 1024 * 1024;
export const PAIR_BYTES = 20 * MB;
const PPTX = '.pptx,application/vnd.openxmlformats-officedocument.presentationml.presentation';

const asWords = (name: string): string => name.replaceAll('_', ' ');

const SHORT =
  'def build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_text_box(slide, 0.8, 0.6, 11.7, 1, "Plan", font_size=32)\n';

const SAMPLE = `def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_text_box(slide, 0.8, 0.6, 11.7, 1.0, "Riders grew by 12 %", font_size=32, bold=True)
    add_widget(slide, "metric", 0.8, 2.0, 11.7, 2.4, params={"metrics": [
        {"value": "1.31m", "label": "Riders"},
        {"value": "94 %", "label": "On time"},
    ]})
`;

export const TOOLS: readonly PublicTool[] = [
  {
    name: 'pdf-analyze',
    title: 'Look into a PDF',
    says: 'Which program made it, what kind of pages it has, and whether it becomes slides.',
    lead: 'Drop a PDF to see which program made it, what kind of pages it has, and whether they can become editable slides.',
    takes: { files: 1, accept: PDF, drop: 'Drop a PDF here, or choose one', most_bytes: PDF_BYTES },
    button: 'Look into it',
    limits: ['25 MB', '30 files an hour', 'Nothing is kept'],
    docs: 'pdf-to-slides',
  },
  {
    name: 'pdf-to-pptx',
    title: 'PDF to slides',
    says: 'The first three pages of a PDF as an editable .pptx, with a report of what was kept.',
    lead: 'Drop a PDF that was exported from slides. Its first three pages come back as a .pptx with text and shapes to edit, and with a report of what was kept.',
    takes: { files: 1, accept: PDF, drop: 'Drop a PDF here, or choose one', most_bytes: PDF_BYTES },
    button: 'Convert',
    limits: ['25 MB, first 3 pages', '5 files an hour', 'No mark on the slides', 'Deleted after an hour'],
    docs: 'pdf-to-slides',
  },
  {
    name: 'document-to-deck',
    title: 'Document to slides',
    says: 'A report, a workbook or an old deck as an editable .pptx, with what is on no slide named.',
    lead: 'Drop a Word, Excel, PowerPoint, PDF, web, mail or text file. It comes back as a .pptx to edit: figures as charts where they prove one, lists as lists, every sentence as it was written.',
    takes: {
      files: 1,
      accept: DOCUMENTS,
      drop: 'Drop a document here, or choose one',
      most_bytes: DOCUMENT_BYTES,
      most_slides: FREE_DOCUMENT.slides,
    },
    button: 'Make slides',
    limits: [
      `25 MB, first ${FREE_DOCUMENT.slides} slides`,
      `${FREE_DOCUMENT.an_hour} files an hour`,
      'No mark on the slides',
      'Deleted after an hour',
    ],
    docs: 'documents',
  },
  {
    name: 'combine-powerpoint',
    title: 'Put two decks together',
    says: 'Two .pptx files as one, every slide of both, with their own themes.',
    lead: 'Drop two .pptx files. They come back as one deck: every slide of the first, then every slide of the second, each with its own theme.',
    takes: { files: 2, accept: PPTX, drop: 'Drop two .pptx files here, or choose them', most_bytes: PAIR_BYTES },
    button: 'Put together',
    limits: ['20 MB a file', '5 pairs an hour', 'No mark on the slides', 'Deleted after an hour'],
    docs: 'decks',
  },
  {
    name: 'preview-code',
    title: 'Preview Python code',
    says: 'Python that draws a slide, as a picture, or the line that is wrong and what to write there.',
    lead: 'Write or paste Python that draws one slide with python-pptx. It comes back as a picture with findings, or with the line that is wrong and what to write instead.',
    takes: { files: 0, label: 'Python code', sample: SAMPLE, short: SHORT, most_characters: PREVIEW_CODE_CHARACTERS },
    button: 'Draw the slide',
    limits: ['16 KB of code, one slide', '3 a minute, 20 an hour', 'Nothing is kept'],
    docs: 'code',
  },
  {
    name: 'preview-variant',
    title: 'Preview a form',
    says: 'Any component or form in any theme, as a picture, with its example content.',
    lead: 'Choose what to see and a theme. It comes back as a picture of 768 by 432 pixels with the example content of the gallery.',
    takes: {
      files: 0,
      choices: [
        {
          name: 'prior_id',
          label: 'Component or form',
          options: priors.map(({ prior_id, component, family, variant }) => ({
            value: prior_id,
            words: asWords(component ?? variant ?? family),
            group: component === undefined ? asWords(family) : 'components',
          })),
        },
        {
          name: 'theme_id',
          label: 'Theme',
          options: [...themes]
            .sort((a, b) => Number(b.id === DEFAULT_THEME) - Number(a.id === DEFAULT_THEME))
            .map(({ id, name }) => ({ value: id, words: name })),
        },
      ],
    },
    button: 'Show it',
    limits: ['30 an hour', 'The link ends soon', 'Nothing is kept'],
    docs: 'concepts',
  },
];

export const findTool = (name: string): PublicTool | undefined => TOOLS.find((tool) => tool.name === name);
