/** Blocks of volume in the order of their cost. */

import { figuresWithin } from '../document/figures-within.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { onOneScale } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const COST = /(?:cost|price|at|@|€\/|\$\/|per|kosten|preis|zu|coût|prix|à|coste|precio|costo|prezzo|custo|preço|koszt|prijs)/iu;

const SAYS_COST = /(?:costs?|prices?|kosten|preis|coûts?|prix|costes?|precio|costi|costo|prezzo|custo|preço|koszt|prijs)/iu;

interface Block {
  readonly label: Piece;
  readonly volume: Figure;
  readonly cost: Figure;
}

/** What stands right behind a number: `kt`, `€/t`. */
const tailOf = (brief: ReadBrief, f: Figure): string =>
  `${f.unit} ${/^\s?[\p{L}$€£%/²³]+/u.exec(brief.text.slice(f.end, f.end + 16))?.[0].trim() ?? ''}`.trim().toLowerCase();

const RATE =
  /(?:\/|per\s|pro\s|por\s|par\s)\s?(?:t|tonne|ton|unit|mwh|kwh|lb|oz|bbl|barrel|kg|l|litre|st|stück|m[²³])(?![\p{L}])|[$€£]|EUR|USD|GBP|ct\//iu;

/** "180 kt at 312" and "312 €/t for 180 kt": the cost is what is a rate or money, or stands behind its word; else the second. */
function blockOf(brief: ReadBrief, label: Piece, first: Figure, second: Figure): Block {
  const [a, b] = [tailOf(brief, first), tailOf(brief, second)];
  const joint = brief.text.slice(first.end, second.start);
  const before = brief.text.slice(Math.max(label.end, first.start - 24), first.start);
  const isFirst =
    !/(?<!\p{L})(?:at|zu|à|a|per|tegen|po)\s|@/iu.test(joint.slice(-4)) &&
    !SAYS_COST.test(joint) &&
    (SAYS_COST.test(before) || (RATE.test(a) && !RATE.test(b)));
  return { label, volume: isFirst ? second : first, cost: isFirst ? first : second };
}

function blocksIn(brief: ReadBrief): { blocks: Block[]; heads: Piece[] } {
  for (const table of brief.tables) {
    const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
    if (columns.length !== 2) continue;
    const cost = columns.find((k) => COST.test(table.head[k]?.text ?? '')) ?? (columns[1] as number);
    const volume = columns.find((k) => k !== cost) as number;
    const blocks = table.rows.flatMap((r) => {
      const [v, c] = [r.cells[volume]?.figure, r.cells[cost]?.figure];
      return v === undefined || c === undefined ? [] : [{ label: r.label, volume: v, cost: c }];
    });
    return { blocks, heads: [volume, cost].flatMap((k) => table.head[k] ?? []) };
  }
  const pairs = brief.facts.flatMap((f): Block[] => {
    const [second] = f.others;
    if (f.others.length !== 1 || second === undefined) return [];
    const joint = brief.text.slice(f.figure.end, second.start);
    if (joint.length > 40) return [];
    return [blockOf(brief, f.label, f.figure, second)];
  });
  if (pairs.length >= 3) return { blocks: pairs, heads: [] };
  // "Ortviken 640 kt, 310 €/t.", "LED retrofit: saves 0.8 kt, cost -45 €/t": the two numbers of a clause, a comma between them.
  const clauses = brief.groups.flatMap((g): Block[] => {
    if (g.piece.text.length > 240) return [];
    const [first, second, more] = figuresWithin(brief, g.piece).filter((f) => !f.year);
    if (first === undefined || second === undefined || more !== undefined) return [];
    if (tailOf(brief, first) === tailOf(brief, second)) return [];
    const head = g.lead !== undefined && g.lead.end <= first.start ? g.lead : trimmed(cut(g.piece, g.piece.start, first.start));
    const bare = /[,(–-]\s*$/u.exec(head.text);
    const label = bare === null ? head : trimmed(cut(head, head.start, head.start + bare.index));
    return /\p{L}/u.test(label.text) && label.text.length <= 60 ? [blockOf(brief, label, first, second)] : [];
  });
  const blocks = clauses.length > pairs.length ? clauses : pairs;
  return { blocks, heads: [] };
}

export const costCurve = definePattern({
  form: 'cost_curve',
  names: [
    'cost curve',
    'supply curve',
    'supply stack',
    'cost stack',
    'industry cost curve',
    'cash cost curve',
    'merit-order',
    'merit order curve',
    'abatement cost curve',
    'kostenkurven',
    'courbe des coûts',
    'courbe d offre',
    'ordre de mérite',
    'curva de oferta',
    'curva de mérito',
    'orden de mérito',
    'curva di offerta',
    'ordine di merito',
    'curva de oferta',
    'aanbodcurve',
    'krzywa podaży',
    'abatement curve',
    'merit order',
    'macc',
    'kostenkurve',
    'angebotskurve',
    'vermeidungskosten*',
    'courbe de coûts',
    'curva de costes',
    'curva de costos',
    'curva dei costi',
    'curva de custos',
    'kostencurve',
    'krzywa kosztów',
  ],
  strong: [
    'sorted by cost',
    'sort them by cost',
    'in order of cost',
    'by unit cost',
    'what a tonne costs',
    'cost of a tonne',
    'cheapest to most expensive',
    'production cost',
    'production costs',
    'unit cost',
    'unit costs',
    'cost per tonne',
    'cost per ton',
    'cost per unit',
    'cheapest to the left',
    'cheapest on the left',
    'cheapest to dearest',
    'cash costs',
    'cost position',
    'cost positions',
    'grenzkosten',
    'stückkosten',
    'produktionskosten',
    'kosten je tonne',
    'vermeidung*',
    'coût marginal',
    'coût de production',
    'coûts de production',
    'coste marginal',
    'coste de producción',
    'costo marginale',
    'costo di produzione',
    'custo marginal',
    'custo de produção',
    'marginale kosten',
    'productiekosten',
    'koszt krańcowy',
    'koszt produkcji',
    'supply side',
    'in the money',
    'cheapest first',
    'cash cost',
    'abatement',
    'marginal cost',
  ],
  figures: true,
  needs: 'three or more blocks, each with its volume and its cost',
  sample: 'Cost curve: [name] [number] [unit] at [number], [name] [number] [unit] at [number], [name] [number] [unit] at [number].',
  read(brief) {
    const { blocks, heads } = blocksIn(brief);
    const volume = onOneScale(blocks.map((b) => b.volume));
    const cost = onOneScale(blocks.map((b) => b.cost));
    if (blocks.length < 3 || volume === undefined || cost === undefined || blocks.some((b) => b.volume.value <= 0)) return undefined;
    return {
      fit:
        blocks.every(
          (b) =>
            b.volume.unit !== b.cost.unit ||
            RATE.test(tailOf(brief, b.cost)) ||
            /\bat\b|@/u.test(brief.text.slice(b.volume.end, b.cost.start)),
        ) && blocks.some((b) => /[$€£]/.test(b.cost.unit) || RATE.test(tailOf(brief, b.cost)))
          ? 0.95
          : 0.8,
      used: heads,
      data: {
        ...(cost.unit === '' ? {} : { cost_unit: cost.unit }),
        ...(volume.unit === '' ? {} : { volume_unit: volume.unit }),
        blocks: blocks.map((b) => ({ label: b.label, volume: volume.count(b.volume), cost: cost.count(b.cost) })),
      },
    };
  },
});
