/** Blocks of volume in the order of their cost. */
import { definePattern, onOneScale } from '../pattern.ts';
import type { Figure } from '../piece.ts';
import type { Piece, ReadBrief } from '../reading.ts';

const COST = /(?:cost|price|at|@|€\/|\$\/|per|kosten|preis|zu|coût|prix|à|coste|precio|costo|prezzo|custo|preço|koszt|prijs)/iu;

interface Block {
  readonly label: Piece;
  readonly volume: Figure;
  readonly cost: Figure;
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
  const blocks = brief.facts.flatMap((f): Block[] => {
    const [second] = f.others;
    if (f.others.length !== 1 || second === undefined) return [];
    const joint = brief.text.slice(f.figure.end, second.start);
    if (joint.length > 40) return [];
    // "180 kt at 312" and "312 €/t for 180 kt".
    const costFirst =
      /(?:\/|per\s|pro\s)\s?(?:t|tonne|unit|mwh)/iu.test(brief.text.slice(f.figure.start, second.start)) && !/\bat\b|@/iu.test(joint);
    return [{ label: f.label, volume: costFirst ? second : f.figure, cost: costFirst ? f.figure : second }];
  });
  return { blocks, heads: [] };
}

export const costCurve = definePattern({
  form: 'cost_curve',
  names: [
    'cost curve',
    'supply curve',
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
  strong: ['supply side', 'in the money', 'cheapest first', 'cash cost', 'abatement', 'marginal cost'],
  figures: true,
  needs: 'three or more blocks, each with its volume and its cost',
  sample: 'Cost curve: Mill A 180 kt at 312, Mill B 120 kt at 338, Mill C 90 kt at 402.',
  read(brief) {
    const { blocks, heads } = blocksIn(brief);
    const volume = onOneScale(blocks.map((b) => b.volume));
    const cost = onOneScale(blocks.map((b) => b.cost));
    if (blocks.length < 3 || volume === undefined || cost === undefined || blocks.some((b) => b.volume.value <= 0)) return undefined;
    return {
      fit:
        blocks.every((b) => b.volume.unit !== b.cost.unit || /\bat\b|@/u.test(brief.text.slice(b.volume.end, b.cost.start))) &&
        blocks.some((b) => /[$€£]/.test(b.cost.unit))
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
