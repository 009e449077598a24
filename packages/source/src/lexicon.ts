/**
 * Words by language: the only place of this product that knows any. A language is one file that a native speaker can proofread; what a
 * language does not have is looked up in English.
 */

/** What a word or a phrase of up to five words does in a sentence. */
export const WORD_CLASSES = [
  // Joints of a sentence.
  'and', 'or', 'of', 'to', 'from', 'at', 'by', 'per', 'for', 'in', 'with', 'versus', 'than', 'the', 'then', 'each', 'is', 'has', 'not', 'but', 'because', 'who', 'frame',
  // What a value does.
  'rise', 'fall', 'stand', 'goes', 'begin', 'end', 'add', 'take', 'cost', 'about', 'more', 'less', 'total', 'rest', 'thereof', 'between',
  // What a value is.
  'actual', 'target', 'before', 'after', 'forecast', 'budget', 'average', 'low', 'base', 'high', 'best', 'worst', 'change', 'share', 'score',
  // Scales and states.
  'very_low', 'medium', 'very_high', 'yes', 'no', 'partly', 'done', 'running', 'planned', 'late', 'at_risk', 'on_track', 'critical', 'vacant', 'red', 'amber', 'green',
  // Axes and roles of parts.
  'likelihood', 'impact', 'owner', 'status', 'start', 'finish', 'source', 'title', 'subtitle', 'takeaway', 'unit', 'note', 'date', 'ask', 'next_step', 'recommended',
  'strength', 'weakness', 'opportunity', 'threat', 'situation', 'problem', 'approach', 'result', 'option', 'advantage', 'drawback', 'sources', 'uses', 'responsible', 'accountable', 'consulted', 'informed',
  // Who is under whom, what leads where.
  'reports_to', 'leads', 'role_of_person', 'leads_to', 'depends_on', 'milestone', 'phase', 'step', 'stage', 'level', 'branch',
  // Calendar.
  'month', 'weekday', 'quarter', 'half', 'week', 'year', 'day', 'today',
] as const; // biome-ignore format: one group a line

export type WordClass = (typeof WORD_CLASSES)[number];
