/** The public tools that have a page: what each takes and what it says of itself. */

export interface PublicTool {
  readonly name: string;
  readonly title: string;
  /** One line, in the list of tools. */
  readonly says: string;
  /** What the page says below its title. */
  readonly lead: string;
  readonly files: 1 | 2;
  readonly accept: string;
  readonly drop: string;
  readonly button: string;
  readonly limits: readonly string[];
}

const PDF = 'application/pdf,.pdf';
const PPTX = '.pptx,application/vnd.openxmlformats-officedocument.presentationml.presentation';

export const TOOLS: readonly PublicTool[] = [
  {
    name: 'pdf-analyze',
    title: 'Look into a PDF',
    says: 'Which program made it, what kind of pages it has, and whether it becomes slides.',
    lead: 'Drop a PDF to see which program made it, what kind of pages it has, and whether they can become editable slides.',
    files: 1,
    accept: PDF,
    drop: 'Drop a PDF here, or choose one',
    button: 'Look into it',
    limits: ['25 MB', '30 files an hour', 'Nothing is kept'],
  },
  {
    name: 'pdf-to-pptx',
    title: 'PDF to slides',
    says: 'The first three pages of a PDF as an editable .pptx, with a report of what was kept.',
    lead: 'Drop a PDF that was exported from slides. Its first three pages come back as a .pptx with text and shapes to edit, and with a report of what was kept.',
    files: 1,
    accept: PDF,
    drop: 'Drop a PDF here, or choose one',
    button: 'Convert',
    limits: ['25 MB, first 3 pages', '5 files an hour', 'No mark on the slides', 'Deleted after an hour'],
  },
  {
    name: 'combine-powerpoint',
    title: 'Put two decks together',
    says: 'Two .pptx files as one, every slide of both, with their own themes.',
    lead: 'Drop two .pptx files. They come back as one deck: every slide of the first, then every slide of the second, each with its own theme.',
    files: 2,
    accept: PPTX,
    drop: 'Drop two .pptx files here, or choose them',
    button: 'Put together',
    limits: ['20 MB a file', '5 pairs an hour', 'No mark on the slides', 'Deleted after an hour'],
  },
];

export const findTool = (name: string): PublicTool | undefined => TOOLS.find((tool) => tool.name === name);
