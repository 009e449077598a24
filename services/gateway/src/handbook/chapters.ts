/** The handbook's menu, in the order in which a newcomer reads. Every other page is reached by a link. */

export interface Chapter {
  readonly title: string;
  readonly pages: readonly (readonly [name: string, title: string])[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Begin',
    pages: [
      ['index', 'Deckwright'],
      ['quick-start', 'Quick start'],
      ['concepts', 'Concepts'],
    ],
  },
  {
    title: 'Use',
    pages: [
      ['decks', 'Decks'],
      ['documents', 'Documents to decks'],
      ['hand-edits', 'Hand edits'],
      ['briefs', 'Briefs'],
      ['translation', 'Translation'],
      ['brands', 'Brands'],
      ['templates', 'Templates'],
      ['authored-documents', 'Authored documents'],
      ['full-slides', 'Full slides'],
      ['native-charts', 'Native charts'],
      ['chart-notes', 'What a chart says'],
      ['pictures', 'Pictures'],
      ['pdf', 'PDFs'],
      ['pdf-to-slides', 'PDF to slides'],
      ['picture-to-slides', 'Pictures to slides'],
      ['pictures-from-words', 'Pictures from words'],
      ['illustrations', 'Illustrations'],
      ['jobs', 'Jobs and files'],
      ['webhooks', 'Webhooks'],
      ['oauth', 'Sign-in of agents'],
      ['client', 'TypeScript client'],
      ['python', 'Python client'],
      ['agents', 'Agents'],
      ['editor', 'In an editor'],
      ['github-action', 'In pull requests'],
      ['money', 'Money'],
      ['account', 'The account page'],
      ['test-keys', 'Test keys'],
      ['errors', 'Errors'],
    ],
  },
  {
    title: 'Operate',
    pages: [
      ['configuration', 'Configuration'],
      ['payments', 'Payments'],
      ['operating/one-server', 'On one server'],
      ['operating/containers', 'In containers'],
      ['operating/kubernetes', 'On Kubernetes'],
      ['operating/tasks', 'Tasks of an operator'],
      ['operating/runbooks', 'Runbooks'],
      ['operating/board', 'Operations board'],
      ['operating/processes', 'Processes'],
      ['operating/load', 'Load and fair shares'],
      ['operating/scale', 'Scale'],
      ['operating/files', 'Files'],
      ['operating/back-up', 'Back-up and restore'],
      ['operating/outages', 'When something is unavailable'],
    ],
  },
  {
    title: 'Understand',
    pages: [
      ['architecture', 'Architecture'],
      ['decisions/README', 'Decisions'],
      ['testing', 'Testing'],
      ['results/README', 'Results'],
    ],
  },
];
