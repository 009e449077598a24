/** Decks as pipelines send them: few rows, values that lie close together, figures as text. Our own content. */
export const buildDecks = [
  {
    name: 'weekly figures',
    body: {
      name: 'Weekly figures',
      slides: [
        { form: 'hero_statement', headline: 'Weekly figures', context: 'Week 18, made by the nightly build', date: '2026-05-04' },
        {
          form: 'kpi_metrics',
          headline: 'Boardings held while punctuality rose',
          context: 'Week 18 against week 17',
          data: {
            metrics: [
              { label: 'Boardings', value: '1,310', delta: '+3.1%' },
              { label: 'Passes sold', value: '402', delta: '+9.0%' },
              { label: 'Punctuality', value: '91.4%', delta: '+0.6pp' },
              { label: 'Complaints', value: '2.2%', delta: '-0.3pp' },
            ],
          },
          takeaway: 'Punctuality carries the week.',
        },
        {
          form: 'trend_chart',
          headline: 'Weekly boardings keep growing',
          context: 'Boardings a day',
          data: {
            periods: ['W12', 'W13', 'W14', 'W15', 'W16', 'W17', 'W18'],
            series: [{ label: 'Boardings', values: [1020, 1046, 1071, 1117, 1163, 1210, 1310], emphasis: 'primary' }],
            target: { value: 1400, label: 'Summer target 1,400' },
          },
          source_note: 'Gate counts, Monday 06:00',
        },
        {
          form: 'status_dashboard',
          headline: 'Two works need a decision this week',
          data: {
            rows: [
              { item: 'Ticket gates', status: 'green', progress: 80, owner: 'Stations', due: '31 May', next_action: 'Open the last hall' },
              { item: 'Night lines', status: 'amber', progress: 50, owner: 'Planning', due: '7 Jun', next_action: 'Agree the depots' },
              { item: 'Noise walls', status: 'red', progress: 20, owner: 'Works', due: '29 May', next_action: 'Sign the permit' },
            ],
          },
        },
      ],
    },
  },
  {
    name: 'release',
    body: {
      name: 'Release 3.1',
      slides: [
        { form: 'hero_statement', headline: 'Timetable 3.1 is out', context: 'Made from the change log', date: '2026-05-04' },
        {
          form: 'agenda_list',
          headline: 'What changed in 3.1.0',
          subject: 'RELEASE',
          blocks: [
            { label: 'New', kind: 'header' },
            { label: 'Holiday timetables', meta: '#71', sub: 'Planned a year ahead' },
            { label: 'Mended', kind: 'header' },
            { label: 'Stops without a name', meta: '#78', sub: 'Now named after the street' },
          ],
        },
      ],
    },
  },
];
