/** Where a quantity comes from and where it goes. */

import { trimmed } from '../document/phrases.ts';
import { Piece as At, cut, type Figure, type Piece } from '../document/piece.ts';
import type { Fact, ReadBrief } from '../document/reading.ts';
import { balancedIn } from '../relations/balanced.ts';
import { conservedIn } from '../relations/conserved.ts';
import { type Edge, edgesOf, isThing, naming, thing } from '../relations/edges.ts';
import { proseFlows } from '../relations/flows.ts';
import { says } from '../relations/keyed-lists.ts';
import { type Count, onOneScale, pairsOf } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:sankey\p{L}*|alluvial|moved?|moves?|follow|from there|gather\p{L}*|switch\p{L}*|migrat\p{L}*|widths?|ends? up|end up|landet|landen|\p{L}*str[oö]me?|wander\p{L}*|finit|acaba|finisce|bands|goes|where|energieflu\p{L}*|geldflu\p{L}*|\p{L}*flüsse|flussdiagramm|fluss|fließ\p{L}*|flux|fluxes|flujos?|flussi|flusso|fluxos?|stromen|stroom|przepływ\p{L}*)\s/u;
const MATRIX = /\s(?:sankey\p{L}*|alluvial)\s/u;
const MOST = 60;

/** `Gas: heating 40, power 20` and rows by columns: each pair is a flow. */
function keyedFlows(brief: ReadBrief): Edge[] {
  const table = brief.tables.find((t) => t.head.length >= 2 && t.numeric.every(Boolean) && t.rows.length >= 2);
  if (table !== undefined)
    return table.rows.flatMap((r) =>
      r.cells.flatMap((c, k): Edge[] => {
        const to = table.head[k];
        return c.figure === undefined || to === undefined || c.figure.value === 0
          ? []
          : [{ from: r.label, to, figure: c.figure, amount: c.piece }];
      }),
    );
  return brief.groups.flatMap((g) => {
    const { lead } = g;
    if (lead === undefined || !isThing(lead)) return [];
    return pairsOf(g.items).map(({ label, figure }): Edge => ({ from: thing(lead), to: thing(label), figure }));
  });
}

/** `Kerbside: 170 recycled, 130 incinerated`, where the 300 of Kerbside were told before: what comes in goes out. */
function conservedFlows(brief: ReadBrief): Edge[] {
  const known = brief.facts.filter((f) => f.others.length === 0).slice(0, 60);
  let kept = 0;
  const edges = brief.groups.slice(0, 60).flatMap((g): Edge[] => {
    const { lead } = g;
    if (lead === undefined || !isThing(lead)) return [];
    const told = g.items.filter((i) => i.figures.length > 0);
    const pairs = pairsOf(told).map((p) =>
      // "and the other 140 landfill": the name stands behind.
      /^(?:the\s)?(?:others?|rest|remaining|übrigen?|restlichen?|reste|resto|overige|pozostałe)$/iu.test(p.label.text)
        ? { ...p, label: trimmed(cut(p.item.piece, p.figure.end, p.item.piece.end)) }
        : p,
    );
    if (pairs.length < 2 || pairs.length !== told.length) return [];
    const sum = pairs.reduce((m, { figure }) => m + figure.value * figure.factor, 0);
    const name = lead.text.toLowerCase();
    const whole = known.some(
      (f) =>
        (f.figure.end <= g.piece.start || f.figure.start >= g.piece.end) &&
        f.label.text.toLowerCase().endsWith(name) &&
        Math.abs(f.figure.value * f.figure.factor - sum) < 1e-6 * sum,
    );
    if (whole) kept++;
    return whole ? pairs.map(({ label, figure }): Edge => ({ from: thing(lead), to: thing(label), figure })) : [];
  });
  return kept >= 2 ? edges : [];
}

/** What comes into a pot and what goes out of it; the pot is called by its sum. */
function throughAPot(brief: ReadBrief): Edge[] {
  const found = balancedIn(brief);
  if (found === undefined) return [];
  const pot = found.sum;
  const named = (f: Fact): Piece => {
    if (!/^(?:out of|of|from|davon|daraus|aus|dont|di cui|de|z)\s?/iu.test(f.label.text)) return f.label;
    // "Out of the pot 420 are claims": what the amount is stands behind it.
    const end = f.figure.end + (/[,;.:\n]|$/u.exec(brief.text.slice(f.figure.end))?.index ?? 0);
    const whole = new At(brief.text.slice(f.figure.end, end), f.figure.end, end);
    const behind = trimmed(cut(whole, whole.start, whole.end));
    const verb = /^(?:are|is|go(?:es)? to|went to|sind|ist|gehen in|sont|son|sono|são|zijn)\s/iu.exec(behind.text)?.[0].length ?? 0;
    const bare = trimmed(cut(behind, behind.start + verb, behind.end));
    return /\p{L}/u.test(bare.text) ? bare : f.label;
  };
  const tidy = (f: Fact): { label: Piece; figure: Figure } => ({ label: named(f), figure: f.figure });
  const [first, second] = [found.first.map(tidy), found.second.map(tidy)];
  const lines = [...first, ...second];
  if (new Set(lines.map((f) => f.label.text.toLowerCase())).size < lines.length || lines.some((f) => !isThing(f.label))) return [];
  return [
    ...first.map((f): Edge => ({ from: thing(f.label), to: pot, figure: f.figure })),
    ...second.map((f): Edge => ({ from: pot, to: thing(f.label), figure: f.figure })),
  ];
}

/** Loops cannot be laid out in stages. */
function hasLoop(edges: readonly { readonly from: Piece; readonly to: Piece }[]): boolean {
  const next = new Map<string, string[]>();
  for (const e of edges) next.set(e.from.text, [...(next.get(e.from.text) ?? []), e.to.text]);
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (node: string): boolean => {
    if (open.has(node)) return true;
    if (done.has(node)) return false;
    open.add(node);
    const found = (next.get(node) ?? []).some(visit);
    open.delete(node);
    done.add(node);
    return found;
  };
  return [...next.keys()].some(visit);
}

export const sankeyFlow = definePattern({
  form: 'sankey_flow',
  names: [
    'sankey',
    'sankey diagram',
    'sankey-diagramm',
    'sankeydiagramm',
    'diagramme de sankey',
    'alluvial',
    'alluvial diagram',
    'energieflussbild',
  ],
  strong: [
    'as bands',
    'band widths',
    'band width',
    'width of the bands',
    'ribbons',
    'flow of funds',
    'flow of money',
    'flow of cash',
    'flow of goods',
    'flow of people',
    'material flow',
    'material flows',
    'mass balance',
    'energy balance',
    'flow diagram',
    'move between',
    'moved between',
    'voters move',
    'who moved where',
    'where each euro',
    'where each dollar',
    'where every euro',
    'where every dollar',
    'where it goes',
    'follow the money',
    'follow the cash',
    'follow the waste',
    'money flow',
    'money flows',
    'stofffluss',

    'what becomes of',
    '*ströme',
    '*strom',
    'materialfluss',
    'materialflüsse',
    'warenströme',
    'wählerwanderung',
    'energiebilanz',
    'wohin fließt',
    'wohin fließen',
    'où va',
    'où vont',
    'bilan énergétique',
    'bilan matière',
    'adónde va',
    'a dónde va',
    'balance energético',
    'dove va',
    'dove vanno',
    'bilancio energetico',
    'para onde vai',
    'balanço energético',
    'waar gaat',
    'waarheen',
    'bilans energetyczny',
    'dokąd',
    'where the money goes',
    'where our money goes',
    'energy flows',
    'energy flow',
    'cash flows from',
    'flows from',
    'mittelflüsse',
    'geldflüsse',
    'energieflüsse',
    'energiefluss',
    'stoffstrom',
    'stoffströme',
    'flux financiers',
    "flux d'énergie",
    'flux de trésorerie',
    'flux',
    'flujos',
    'flussi',
    'fluxos',
    'geldstromen',
    'energiestromen',
    'przepływy',
  ],
  weak: [
    'source destination',
    'source target',
    'from to',
    'von nach',
    'origen destino',
    'origine destination',
    'van naar',
    'flows',
    'flow',
    'goes to',
    'go to',
    'fließt',
    'fließen',
    'stromen',
  ],
  figures: true,
  needs: 'flows with their amounts: from where, to where, how much',
  sample: 'Sankey: [name] -> [name] [number], [name] -> [name] [number], [name] -> [name] [number].',
  read(brief) {
    const drawn = edgesOf(brief).filter((e) => e.figure !== undefined);
    const cued = says(brief, WORDS);
    let edges = drawn.length >= 2 ? drawn : [];
    let totals: readonly { readonly node: Piece; readonly amount: Piece }[] = [];
    /** Sums that the drawing prints itself. */
    let told: readonly Piece[] = [];
    let fit = 1;
    const conserved = edges.length === 0 ? conservedFlows(brief) : [];
    if (conserved.length > 0) edges = conserved;
    if (edges.length === 0 && cued) {
      const prose = proseFlows(brief);
      const keyed = says(brief, MATRIX) ? keyedFlows(brief) : [];
      edges = prose.flows.length >= 2 && prose.flows.length >= keyed.length ? [...prose.flows] : keyed;
      totals = edges.length > 0 && edges[0] === prose.flows[0] ? prose.totals : [];
      fit = 0.8;
    }
    const pot = drawn.length < 2 && conserved.length === 0 ? throughAPot(brief) : [];
    // Where every number is in one of two lists of one sum, that says more than single sentences do.
    if (pot.length > edges.length) {
      edges = pot;
      totals = [];
      fit = cued ? 0.8 : 0.5;
    }
    // Where lists add up to what was told elsewhere, that says more than sentence by sentence.
    const summed = drawn.length < 2 ? conservedIn(brief) : undefined;
    if (summed !== undefined && summed.flows.length >= 0.7 * edges.length) {
      edges = [...summed.flows];
      totals = [];
      told = summed.totals.flatMap(({ node, amount }) => [node, amount]);
      fit = cued ? 1 : 0.8;
    }
    if (edges.length < 2 || edges.length > MOST) return undefined;
    const figures = edges.map((e) => e.figure as Figure);
    const scale = onOneScale(figures);
    if (scale === undefined || figures.some((f) => f.value < 0)) return undefined;
    const name = naming();
    const flows = edges.map((e) => ({ ...e, from: name(e.from), to: name(e.to) }));
    if (hasLoop(flows)) return undefined;
    const words = (e: Edge): Piece => e.amount ?? (e.figure as Figure);
    const used = brief.tables
      .flatMap((t) => [...(t.corner === undefined ? [] : [t.corner]), ...t.head])
      .concat(edges.flatMap((e) => [e.from, e.to]))
      .concat(told);
    const nodes = totals.flatMap(({ node, amount }) =>
      flows.some((f) => f.from === name(node) || f.to === name(node)) ? [{ label: name(node), sub: amount }] : [],
    );
    return {
      variant: 'multi_stage_sankey',
      fit,
      used,
      data: {
        unit: scale.unit,
        ...(nodes.length === 0 ? {} : { nodes }),
        flows: flows.map((e) => ({
          from: e.from,
          to: e.to,
          value: ((f: Figure): Count => scale.count(f))(e.figure as Figure),
          ...(words(e).text.length <= 24 ? { display: words(e) } : {}),
        })),
      },
    };
  },
});
