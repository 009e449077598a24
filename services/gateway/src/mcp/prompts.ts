/** Prompts that a person may choose from a menu of the host. */

export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  text(given: Readonly<Record<string, string>>): string;
}

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'create_presentation',
    title: 'Create a presentation',
    description: 'A deck on a subject, planned and checked before it is drawn.',
    arguments: [
      { name: 'topic', description: 'What the deck is about, with its facts and figures.', required: true },
      { name: 'slides', description: 'How many slides; 5 when absent.', required: false },
    ],
    text: ({ topic = '', slides = '5' }) =>
      `Make a deck of ${slides} slides about: ${topic}\n\nRead the forms with browse_catalog. Choose for each slide the form that shows its point, and ask for all schemas at once (type=schema, families) before you fill them. Write headlines as claims. Use only figures that stand above; invent none. Check the deck with create_deck and dry_run: true, mend what it names, then draw it with create_deck and give me the file.`,
  },
  {
    name: 'quick_slide',
    title: 'Make one slide',
    description: 'One slide from a few sentences.',
    arguments: [{ name: 'brief', description: 'What the slide shall say, with its figures.', required: true }],
    text: ({ brief = '' }) =>
      `Make one slide of this: ${brief}\n\nSend it to plan_slide. If the plan is ready, draw its intent with create_slide; if something is missing, ask me for it and invent nothing.`,
  },
];
