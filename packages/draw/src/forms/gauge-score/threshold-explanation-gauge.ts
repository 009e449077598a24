/** The score on its scale, and the meaning of each zone. */
import { defineVariant } from '../define.ts';
import { drawSingle } from './_single.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'threshold_explanation_gauge',
  purpose: 'Where one score stands, what each zone of the scale means, and how far the target is.',
  example: {
    headline: 'Data quality is good enough to report, not yet to automate',
    context: 'Master data quality index, all business units',
    source_note: 'Data office, June audit',
    data: {
      score: { value: 68, min: 0, max: 100, display: '68', label: 'Data quality index' },
      scale: {
        zones: [
          { from: 0, to: 50, label: 'Unreliable', tone: 'bad', desc: 'Figures are checked by hand before every use.' },
          { from: 50, to: 80, label: 'Reportable', tone: 'warn', desc: 'Monthly reports stand; single records may be wrong.' },
          { from: 80, to: 100, label: 'Automatable', tone: 'good', desc: 'Orders and payments run without a second look.' },
        ],
        target: { value: 85, label: 'Target 2027' },
      },
    },
  },
  draw: (d, pane, kit) => drawSingle(d, pane, kit, false),
});
