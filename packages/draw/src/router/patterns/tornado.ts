/** What moves a result most. */
import { allItems, Count, definePattern, onOneScale } from '../pattern.ts';
import { cut } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

export const tornado = definePattern({
  form: 'tornado',
  strong: [
    'tornado',
    'sensitivity',
    'sensitivität*',
    'sensibilité',
    'sensibilidad',
    'sensibilità',
    'sensibilidade',
    'gevoeligheid',
    'wrażliwość',
    'moves it by',
    'changes npv',
    'what moves',
    'plus or minus',
  ],
  figures: true,
  needs: 'for each driver, by how much it moves the result',
  sample: 'Sensitivity: price moves it by 24, volume by 15, capex by 9.',
  read(brief) {
    const drivers = allItems(brief).flatMap((item) => {
      const swing = item.figures.findLast((f) => !f.year);
      if (
        swing === undefined ||
        !/(?:(?<!\p{L})(?:by|um|de|di|met|o)|±)\s*$/iu.test(
          brief.text.slice(Math.max(0, swing.start - 6), swing.start + (swing.text.startsWith('±') ? 1 : 0)),
        )
      )
        return [];
      const first = item.figures[0];
      const head = cut(item.piece, item.piece.start, first === undefined ? swing.start : first.start);
      const label = trimmed(
        cut(head, head.start, head.start + (/\s(?:plus or minus|±|moves|by)/iu.exec(head.text)?.index ?? head.text.length)),
      );
      const after = first === undefined || first === swing ? undefined : first;
      return /\p{L}/u.test(label.text) ? [{ label, swing, after }] : [];
    });
    const scale = onOneScale(drivers.map((d) => d.swing));
    if (drivers.length < 2 || scale === undefined) return undefined;
    return {
      fit: 1,
      data: {
        unit: scale.unit,
        drivers: drivers.map((d) => {
          const size = Math.abs(scale.count(d.swing).value);
          return {
            label: d.label,
            low: new Count(-size, d.swing),
            high: new Count(size, d.swing),
            ...(d.after === undefined ? {} : { high_label: d.after }),
          };
        }),
      },
    };
  },
});
