/** What moves a result most. */

import { figuresWithin } from '../document/figures-within.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { says } from '../relations/keyed-lists.ts';
import { swungAbout } from '../relations/swung.ts';
import { Count, onOneScale, type Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';
import { RANGE } from './football-field.ts';

const MEANT =
  /\s(?:tornado\p{L}*|sensitivit\p{L}*|sensibilit\p{L}*|sensibilidad\p{L}*|sensibilidade\p{L}*|gevoeligheid\p{L}*|wrażliwoś\p{L}*)\s/u;
const BASE =
  /(?<!\p{L})(?:base(?:\s(?:value|case|npv))?|basis(?:wert|fall|szenario)?|central(?: case)?|caso base|caso central|cas de base|cas central|scenario base|basisscenario|scenariusz bazowy|status quo|ausgangswert|valeur de base|valor base|valore base|basiswaarde|wartość bazowa)(?!\p{L})/iu;

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

const LOW =
  /(?<!\p{L})(?:low(?:er)?|bad(?:\scase)?|badly|worst(?:\scase)?|weak(?:er)?|poor|adverse|pessimistic|late|slow(?:er)?|cheap(?:er)?|small|short|underrun|fall(?:s|ing)?|drops?|down(?:side)?|niedrig\p{L}*|schlecht\p{L}*|schwach\p{L}*|billig\p{L}*|pessimistisch\p{L}*|spät\p{L}*|bas(?:se)?|faible|mauvais\p{L}*|baj[oa]|débil|barat[oa]|mal[oa]?|bass[oa]|debole|economic[oa]|baix[oa]|frac[oa]|laag|lage|zwak\p{L}*|goedkoop|goedkope|nisk\p{L}+|słab\p{L}+|tani\p{L}*)(?!\p{L})/iu;
const HIGH =
  /(?<!\p{L})(?:high(?:er)?|good(?:\scase)?|well|best(?:\scase)?|strong(?:er)?|favou?rable|optimistic|early|fast(?:er)?|expensive|dear|large|long|overrun|ris(?:es|ing)|up(?:side)?|hoch|hohe[rnms]?|gut\p{L}*|stark\p{L}*|teuer\p{L}*|teure\p{L}*|optimistisch\p{L}*|früh\p{L}*|haut(?:e)?|élevé(?:e)?|fort(?:e)?|bon(?:ne)?|cher|chère|alt[oa]|fuerte|car[oa]|buen[oa]?|alt[oa]|forte|buon[oa]?|hoog|hoge|sterk\p{L}*|duur|dure|wysok\p{L}+|siln\p{L}+|drog\p{L}+)(?!\p{L})/iu;
const ASSUMES =
  /^(?:(?:if|when|with|should|for|wenn|falls|bei|mit|si|avec|en cas de|con|se|com|als|bij|met|jeśli|przy|przez)\s)?(?:(?:the|a|an|der|die|das|den|dem|ein(?:e[rnm]?)?|le|la|les|l'|un|une|el|los|las|una|il|lo|o|um|uma|het|de|een)\s)?/iu;
/** Words between a driver and its result. */
const BECOMES =
  /\s(?:(?:it|we|that|this|npv|das|es|cela|ça|lo|la|ci)\s)?(?:is|are|gives?|makes?|takes?|brings?|leaves?|leads?|drops?|falls?|rises?|becomes?|get|moves?|swings?|shifts?|changes?|ranges|yields?|results?|lands?|puts?|sinkt|steigt|ergibt|bringt|führt|werden|wird|sind|donne|tombe|monte|passe|queda|baja|sube|deja|llega|da|scende|sale|porta|dà|cai|sobe|dá|fica|daalt|stijgt|geeft|wordt|spada|rośnie|daje)(?=\s|$).*$/iu;

/** "if the gas price is low we get 12.5%, if high 23.0%": a word of low before one figure, of high before the other. */
function lowAndHigh(brief: ReadBrief, piece: Piece, own: readonly Figure[]): Driver | undefined {
  const [a, b, more] = own;
  if (a === undefined || b === undefined || more !== undefined) return undefined;
  const [before, between] = [brief.text.slice(piece.start, a.start), brief.text.slice(a.end, b.start)];
  const down = LOW.exec(before);
  const up = HIGH.exec(before);
  const first = down === null || (up !== null && up.index < down.index) ? up : down;
  const isDown = first === down;
  if (first === null || !(isDown ? HIGH : LOW).test(between)) return undefined;
  // "If traffic is weak it drops to", "with high inflation", "an early start gives".
  const whole = cut(piece, piece.start, a.start);
  const head = ASSUMES.exec(whole.text)?.[0].length ?? 0;
  const ahead = trimmed(cut(whole, whole.start + head, whole.start + first.index));
  const rest = cut(whole, whole.start + first.index + first[0].length, whole.end);
  const verb = BECOMES.exec(` ${rest.text}`);
  const behind = trimmed(cut(rest, rest.start, verb === null ? rest.end : rest.start + Math.max(0, verb.index - 1)));
  const label = /\p{L}{2}/u.test(ahead.text) ? ahead : behind;
  if (!/\p{L}{2}/u.test(label.text) || label.text.length > 60) return undefined;
  return isDown ? { label, low: a, high: b } : { label, low: b, high: a };
}

/** What a swing about a base is told by; low and high alone may be any range. */
const SWING = /down(?:side)?|pessimis|worst|adverse|bear|défavorable|ribasso|peor|pior|(?<!\p{L})base(?!\p{L})|basis/iu;
const HEADS_LOW =
  /low|min|down|worst|bear|pess|adverse|negativ|minus|unten|untere|schlecht|bas\b|défavorable|baj|inferior|peor|basso|ribasso|pior|laag|slecht|nisk|[-−–]\s?\d/iu;
const HEADS_HIGH =
  /high|max|up|best|bull|opti|favou?rable|positiv|plus|oben|obere|gut|haut|favorable|alt|superior|mejor|rialzo|melhor|hoog|goed|wysok|\+\s?\d/iu;

/** A table with a column of low and one of high ends, in either order; without such heads its two columns of numbers where `meant`. */
function tableOf(brief: ReadBrief, meant: boolean): Driver[] {
  for (const table of brief.tables) {
    const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
    const head = (k: number): string => table.head[k]?.text ?? '';
    const l = columns.find((k) => HEADS_LOW.test(head(k)));
    const h = columns.find((k) => k !== l && HEADS_HIGH.test(head(k)));
    const [first, second] = columns;
    const [low, high] = l !== undefined && h !== undefined ? [l, h] : meant && columns.length === 2 ? [first, second] : [];
    if (low === undefined || high === undefined) continue;
    return table.rows.flatMap((r) => {
      const [a, b] = [r.cells[low]?.figure, r.cells[high]?.figure];
      return a === undefined || b === undefined || BASE.test(r.label.text) ? [] : [{ label: r.label, low: a, high: b }];
    });
  }
  return [];
}

/** The word for the base itself: "base case" of "in the base case it". */
const baseName = (label: Piece): Piece => {
  const word = BASE.exec(label.text);
  return word === null ? label : cut(label, label.start + word.index, label.start + word.index + word[0].length);
};

const bareName = (name: Piece): Piece => {
  const tail = /\s(?:plus\/minus|minus\/plus|plus or minus|±|\+\/-|from|between|von|de|zwischen|entre|tra|tussen)$/iu.exec(name.text);
  const bare = tail === null ? name : cut(name, name.start, name.start + tail.index);
  const verb = BECOMES.exec(bare.text);
  return verb === null || verb.index === 0 ? bare : cut(bare, bare.start, bare.start + verb.index);
};

/** `WACC 7% to 9%: €355m to €274m`, `WACC -45 / +52`, a table of low and high. */
function outcomes(brief: ReadBrief): Reading | undefined {
  const meant = says(brief, MEANT);
  const table = tableOf(brief, meant);
  const drivers: Driver[] =
    table.length > 0
      ? table
      : brief.groups.flatMap((group): Driver[] => {
          if (group.piece.text.length > 400) return [];
          const own = figuresWithin(brief, group.piece).filter((f) => !f.year);
          const told = lowAndHigh(brief, group.piece, own);
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
          // "volume -10% / +10% gives 168 / 252": its own range, then the outcomes.
          const [own1, own2, none] = pairs;
          if (
            own1 !== undefined &&
            own2 !== undefined &&
            none === undefined &&
            own1.within === own2.within &&
            own1.high.end < own2.low.start
          ) {
            const label = bareName(trimmed(cut(own1.within, own1.within.start, own1.low.start)));
            return /\p{L}/u.test(label.text) && label.text.length <= 60
              ? [{ label, low: own2.low, high: own2.high, low_label: own1.low, high_label: own1.high }]
              : [];
          }
          if (pairs.length > 1)
            return pairs.flatMap((p): Driver[] => {
              const label = bareName(trimmed(cut(p.within, p.within.start, p.low.start)));
              return /\p{L}/u.test(label.text) && label.text.length <= 60 ? [{ label, low: p.low, high: p.high }] : [];
            });
          const head = group.lead ?? trimmed(cut(last.within, last.within.start, last.low.start));
          const inHead = figuresWithin(brief, head);
          const [a, b] = inHead;
          const name = a === undefined ? head : trimmed(cut(head, head.start, a.start));
          const label = bareName(name);
          if (!/\p{L}/u.test(label.text) || label.text.length > 60) return [];
          return [
            {
              label,
              low: last.low,
              high: last.high,
              ...(a === undefined || b === undefined ? {} : { low_label: a, high_label: b }),
              ...(a !== undefined && b === undefined
                ? { high_label: cut(head, label.end < name.end ? label.end : a.start, head.end) }
                : {}),
            },
          ];
        });
  const swung = table.length > 0 ? undefined : swungAbout(brief);
  if (swung !== undefined && swung.drivers.length >= drivers.length) return drawn(swung.drivers, swung.base, swung.name, 0.94);
  const base = brief.facts.find((f) => f.others.length === 0 && BASE.test(brief.text.slice(Math.max(0, f.label.start), f.figure.start)));
  const scale = onOneScale([...drivers.flatMap((d) => [d.low, d.high]), ...(base === undefined ? [] : [base.figure])]);
  if (drivers.length < 2 || drivers.length > 16 || scale === undefined) return undefined;
  return {
    variant: 'sensitivity_tornado',
    fit: table.length > 0 && (meant || SWING.test(brief.text)) ? 0.97 : 0.94,
    data: {
      unit: scale.unit,
      ...(base === undefined ? {} : { base: { value: scale.count(base.figure), label: baseName(base.label) } }),
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

function drawn(drivers: readonly Driver[], base: Figure, name: Piece | undefined, fit: number): Reading | undefined {
  const scale = onOneScale([base, ...drivers.flatMap((d) => [d.low, d.high])]);
  if (scale === undefined) return undefined;
  // `10.9 -11.6` is a range, and its stroke no minus.
  const end = (f: Figure): Count =>
    f.value < 0 && base.value > 0 && drivers.every((d) => d.low === f || d.high === f || d.low.value > 0)
      ? new Count(-scale.count(f).value, f)
      : scale.count(f);
  const value = scale.count(base);
  return {
    variant: 'sensitivity_tornado',
    fit,
    data: {
      unit: scale.unit,
      base: { value, ...(name === undefined ? {} : { label: name }) },
      drivers: drivers.map(({ low, high, ...d }) => ({ ...d, low: scale.count(low), high: end(high) })),
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
    'matters most',
    'matter most',
    'middle line',
    'left and right of',
    'mirrored',
    'biggest lever',
    'am meisten',
    'tornado-diagramm',
    'tornadodiagramm',
    'what would move',
    'moves the result most',
    'move the result',
    'moves our',
    'depends on',
    'depends most on',
    'biggest levers',
    'biggest risks to',
    'which inputs',
    'which assumption',
    'which assumptions',
    'which driver',
    'upside and downside',
    'downside and upside',
    'impact on npv',
    'impact on ebitda',
    'impact on free cash flow',
    'was wäre wenn',
    'werttreiber',
    'einflussgrößen',
    'ce qui pèse',
    'qué mueve',
    'cosa muove',
    'waar hangt',
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
  weak: [
    'impact on',
    'impact of',
    'downside',
    'assumption',
    'assumptions',
    'auswirkung',
    'impact sur',
    'impacto en',
    'impatto su',
    'effect op',
    'wpływ na',
  ],
  figures: true,
  needs: 'for each driver, by how much it moves the result',
  sample: 'Sensitivity: [name] moves it by [number], [name] by [number], [name] by [number].',
  read: (brief) => swings(brief) ?? outcomes(brief),
});
