/** What moves a result most. */
import { Count, definePattern, onOneScale, type Reading } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, type Figure, type Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';
import { RANGE, rangesIn } from './football-field.ts';

const BASE =
  /\b(?:base(?:\s(?:value|case|npv))?|basis(?:wert)?|central|status quo|ausgangswert|valeur de base|valor base|valore base|basiswaarde|wartość bazowa)\b/iu;

/** `price ±24`, `moves it by 15`: one swing either way. */
function swings(brief: ReadBrief): Reading | undefined {
  const drivers = brief.groups
    .flatMap((g) => g.items)
    .flatMap((item) => {
      const swing = item.figures.findLast((f) => !f.year);
      if (
        swing === undefined ||
        !/(?:(?<!\p{L})(?:by|um|de|di|met|o|plus\/minus|plus or minus|\+\/-)|±)\s*$/iu.test(
          brief.text.slice(Math.max(0, swing.start - 16), swing.start + (swing.text.startsWith('±') ? 1 : 0)),
        )
      )
        return [];
      const first = item.figures[0];
      const head = cut(item.piece, item.piece.start, first === undefined ? swing.start : first.start);
      const label = trimmed(
        cut(
          head,
          head.start,
          head.start + (/\s(?:plus or minus|plus\/minus|\+\/-|±|moves|changes|shifts|by)/iu.exec(head.text)?.index ?? head.text.length),
        ),
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
}

interface Driver {
  readonly label: Piece;
  readonly low: Figure;
  readonly high: Figure;
  readonly low_label?: Piece;
  readonly high_label?: Piece;
}

const LOW = /\b(?:low|bad(?:\scase)?|worst(?:\scase)?|late|slow|down(?:side)?|niedrig|schlecht|bas|baj[oa]|bass[oa]|laag|nisk\p{L}+)\b/iu;
const HIGH = /\b(?:high|good(?:\scase)?|best(?:\scase)?|early|fast|up(?:side)?|hoch|gut|haut|alt[oa]|hoog|wysok\p{L}+)\b/iu;

/** "if the gas price is low we get 12.5%, if high 23.0%": a word of low before one figure, of high before the other. */
function lowAndHigh(brief: ReadBrief, piece: Piece): Driver | undefined {
  const [a, b, more] = brief.figures.filter((f) => !f.year && f.start >= piece.start && f.end <= piece.end);
  if (a === undefined || b === undefined || more !== undefined) return undefined;
  const [before, between] = [brief.text.slice(piece.start, a.start), brief.text.slice(a.end, b.start)];
  const down = LOW.exec(before);
  const up = HIGH.exec(before);
  const first = down ?? up;
  if (first === null || (down !== null ? !HIGH.test(between) : !LOW.test(between))) return undefined;
  let label = trimmed(cut(piece, piece.start, piece.start + first.index));
  const head = /^(?:if|when|with|wenn|si|se|als|jeśli)\s(?:the\s)?/iu.exec(label.text);
  if (head !== null) label = cut(label, label.start + head[0].length, label.end);
  const bare = trimmed(label);
  if (!/\p{L}{2}/u.test(bare.text) || bare.text.length > 60) return undefined;
  return down !== null ? { label: bare, low: a, high: b } : { label: bare, low: b, high: a };
}

/** `WACC 7% to 9%: €355m to €274m`, `WACC -45 / +52`, a table of low and high. */
function outcomes(brief: ReadBrief): Reading | undefined {
  const table = rangesIn({ ...brief, groups: [] });
  const drivers: Driver[] =
    table.length > 0
      ? table
      : brief.groups.flatMap((group): Driver[] => {
          if (group.piece.text.length > 400) return [];
          const told = lowAndHigh(brief, group.piece);
          if (told !== undefined) return [told];
          // Behind the colon the outcomes, before it the driver and its own range.
          const pairs: { low: Figure; high: Figure; within: Piece }[] = [];
          for (const item of group.items) {
            const own = item.figures.filter((f) => !f.year);
            for (let k = 0; k + 1 < own.length; k++) {
              const [low, high] = [own[k] as Figure, own[k + 1] as Figure];
              if (
                RANGE.test(brief.text.slice(low.end, high.start)) ||
                /^\s?(?:\/|,|and|vs\.?)\s?$/iu.test(brief.text.slice(low.end, high.start))
              )
                pairs.push({ low, high, within: item.piece });
            }
          }
          const last = pairs.at(-1);
          if (last === undefined) return [];
          if (pairs.length > 1)
            return pairs.flatMap((p): Driver[] => {
              const label = trimmed(cut(p.within, p.within.start, p.low.start));
              return /\p{L}/u.test(label.text) && label.text.length <= 60 ? [{ label, low: p.low, high: p.high }] : [];
            });
          const head = group.lead ?? trimmed(cut(last.within, last.within.start, last.low.start));
          const inHead = brief.figures.filter((f) => f.start >= head.start && f.end <= head.end);
          const [a, b] = inHead;
          const name = a === undefined ? head : trimmed(cut(head, head.start, a.start));
          const bare = /\s(?:plus\/minus|minus\/plus|plus or minus|±|\+\/-|from|between|von)$/iu.exec(name.text);
          const label = bare === null ? name : cut(name, name.start, name.start + bare.index);
          if (!/\p{L}/u.test(label.text) || label.text.length > 60) return [];
          return [
            {
              label,
              low: last.low,
              high: last.high,
              ...(a === undefined || b === undefined ? {} : { low_label: a, high_label: b }),
              ...(a !== undefined && b === undefined
                ? { high_label: cut(head, bare === null ? a.start : name.start + bare.index, head.end) }
                : {}),
            },
          ];
        });
  const base = brief.facts.find((f) => f.others.length === 0 && BASE.test(brief.text.slice(Math.max(0, f.label.start), f.figure.start)));
  const scale = onOneScale([...drivers.flatMap((d) => [d.low, d.high]), ...(base === undefined ? [] : [base.figure])]);
  if (drivers.length < 2 || drivers.length > 16 || scale === undefined) return undefined;
  return {
    variant: 'sensitivity_tornado',
    fit: 0.94,
    data: {
      unit: scale.unit,
      ...(base === undefined ? {} : { base: { value: scale.count(base.figure), label: base.label } }),
      drivers: drivers.map((d) => ({
        label: d.label,
        low: scale.count(d.low),
        high: scale.count(d.high),
        ...(d.low_label === undefined ? {} : { low_label: d.low_label }),
        ...(d.high_label === undefined ? {} : { high_label: d.high_label }),
      })),
    },
  };
}

export const tornado = definePattern({
  form: 'tornado',
  names: [
    'tornado',
    'tornado chart',
    'sensitivity chart',
    'sensitivity analysis',
    'sensitivitätsanalyse',
    'analyse de sensibilité',
    'análisis de sensibilidad',
    'analisi di sensibilità',
    'análise de sensibilidade',
    'gevoeligheidsanalyse',
    'analiza wrażliwości',
  ],
  strong: [
    'hurts our',
    'hurts most',
    'left and right of the base',
    'biggest swing',
    'sensitivity',
    'sensitivities',
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
  read: (brief) => swings(brief) ?? outcomes(brief),
});
