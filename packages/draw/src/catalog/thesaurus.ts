/** What people call things: words of a search and the words of the catalog that mean the same or nearly so. */

const GROUPS: readonly string[] = [
  'bridge waterfall walk step variance driver ebitda build',
  'mekko marimekko mosaic share',
  'tornado sensitivity swing',
  'football field valuation range multiple dcf',
  'sankey flow energy material',
  'cohort retention heat heatmap',
  'gantt plan schedule project task',
  'roadmap timeline milestone release',
  'kpi metric scorecard figure number dashboard board',
  'rag status traffic light health red amber green',
  'funnel conversion pipeline sales drop',
  'org organisation organization chart reporting hierarchy tree team',
  'swimlane process lane handover handoff',
  'matrix quadrant 2x2 position priorit bcg',
  'risk likelihood impact register',
  'raci responsible accountable consulted informed role',
  'table grid row column',
  'bar rank ranking compare comparison column histogram',
  'line trend time series forecast growth',
  'donut pie share part whole breakdown',
  'bubble scatter correlation',
  'pyramid hierarchy tier level',
  'cover title opening front',
  'agenda topic contents outline',
  'divider section break chapter',
  'closing thank contact end',
  'swot strength weakness opportunity threat',
  'pros cons option alternative decision fork choice',
  'quote testimonial customer voice',
  'image picture photo screenshot visual',
  'cycle loop circular wheel',
  'hub spoke ecosystem',
  'architecture stack layer system integration map',
  'maturity level capability staircase step',
  'variance budget plan actual prior deviation',
  'sources uses funding deal financing',
  'cap table ownership investor equity round',
  'issue tree hypothesis question logic mece',
  'driver tree dupont formula ratio',
  'calendar week month event appointment',
  'gauge speedometer score target',
  'slope before after change',
  'cost curve abatement marginal supply',
  'scenario case base upside downside',
  'summary executive takeaway conclusion',
  'value chain porter activity',
  'unit economics ltv cac payback',
  'burndown sprint agile',
];

const meanings = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const words = group.split(' ');
  for (const word of words) {
    const own = meanings.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) own.add(other);
    meanings.set(word, own);
  }
}

/** Words that mean the same as a word. Empty where there are none. */
export const otherWordsFor = (word: string): ReadonlySet<string> => meanings.get(word) ?? new Set();

/** Words that have others. */
export const knownWords = (): Iterable<string> => meanings.keys();
