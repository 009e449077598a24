/** Where money comes from and where it goes. */

import { trimmed } from '../document/phrases.ts';
import { type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { keyedParts } from '../document/sections.ts';
import { rowsOf } from '../relations/against.ts';
import { balancedIn } from '../relations/balanced.ts';
import { onOneScale } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const SIDES = {
  sources:
    /(?<!\p{L})(?:sources?(?: of funds)?|in(?=:)|(?:we )?get in(?=:)|money in|coming in|raised from|paid (?:by|from|with)(?=:)|woher|kommt (?:rein|herein)|d['’]où (?:il|ça) vient|entra(?=:)|viene de|arriva da|vem de|binnen(?=:)|wpływa|where (?:it|the money) comes from|money (?:comes from|in)|comes from|funding|funded by|financed by|mittelherkunft|herkunft|ressources|financement|origen(?:es)?|fuentes|fonti|origens|fontes|herkomst|bronnen|źródła|quellen)(?!\p{L})(?!\s(?:and|&|und|et|y|e|en|i)\s)/giu,
  uses: /(?<!\p{L})(?:uses?(?: of funds)?|out(?=:)|(?:we )?pay out(?=:)|going out|(?:what it is |it is |is |gets )?spent on|goes (?:into|on)(?=:)|wohin|wofür|geht (?:raus|hinaus)|dépensé (?:pour|en)|où (?:il|ça) va|sale(?=:)|se gasta en|speso per|vai para|uit(?=:)|wypływa|where (?:it|the money) goes|(?:it|money) goes to|money out|spending|used for|mittelverwendung|verwendung|emplois|utilisation|usos?|aplicaci(?:ón|ones)|destino|impieghi|utilizzi|aplicações|besteding|bestedingen|wykorzystanie|zastosowanie)(?!\p{L})/giu,
};

interface Line {
  readonly label: Piece;
  readonly figure: Figure;
}

/** Before the sum of a side, or of both. */
const SUMMED =
  /(?<!\p{L})(?:both sides|each side|either side|adds? (?:up|to)|comes? to|sums?|totals?|in total|altogether|beide seiten|jeweils|zusammen|insgesamt|les deux côtés|au total|en total|ambos lados|in totale|no total|in totaal|razem|łącznie)(?!\p{L})[^.;:]*$/iu;

/** "debt 120 and equity 90 pay for the shares (230) and fees (12)". */
function byVerb(brief: ReadBrief): { sources: Line[]; uses: Line[]; keys: Piece[] } | undefined {
  const verb =
    /\s(?:pays? for|funds?|financ(?:es?|ing)|(?:is|are) used (?:for|to)|goes? to|cover(?:s|ing)?|finanzier(?:t|en)|financent|financian|finanziano|financiam|financieren|finansują)(?=[\s:])/iu.exec(
      brief.text,
    );
  if (verb === null) return undefined;
  // "Both sides come to 370" is the sum again.
  const lines = brief.facts
    .filter((f) => f.others.length === 0 && !SUMMED.test(brief.text.slice(Math.max(0, f.figure.start - 48), f.figure.start)))
    .map((f): Line => ({ label: f.label, figure: f.figure }));
  // The label of the first use may have run into the verb.
  const tidy = (l: Line): Line => {
    const at = verb.index + verb[0].length;
    return l.label.start < at && l.label.end > at
      ? { label: trimmed(new Piece(brief.text.slice(at, l.label.end), at, l.label.end)), figure: l.figure }
      : l;
  };
  const sources = lines.filter((l) => l.figure.start < verb.index);
  const uses = lines.filter((l) => l.figure.start > verb.index).map(tidy);
  return sources.length > 0 && uses.length > 0 ? { sources, uses, keys: [] } : undefined;
}

/** Two blocks of lines with the same sum, one behind the other: what comes in is what goes out. */
function balanced(brief: ReadBrief): { sources: Line[]; uses: Line[]; keys: Piece[]; exact: true } | undefined {
  const all = brief.facts.filter((f) => f.others.length === 0 && f.figure.value > 0).slice(0, 40);
  const scale = onOneScale(all.map((f) => f.figure));
  if (scale === undefined) return undefined;
  const values = all.map((f) => scale.count(f.figure).value);
  // A block ends with its line, its sentence or at a semicolon.
  const parts = all.map((f, i) => {
    const next = all[i + 1];
    return (
      next === undefined ||
      /[;.\n]|\s(?:pays?|goes|used|spent|covers?)\s/u.test(brief.text.slice(f.figure.end, Math.min(next.label.start, next.figure.start)))
    );
  });
  for (let from = 0; from < Math.min(2, all.length); from++) {
    // The sum itself may be told first: "The round brings in 18m: …".
    const total = values.slice(from).reduce((m, v) => m + v, 0);
    let sum = 0;
    for (let i = from; i < all.length - 2; i++) {
      sum += values[i] as number;
      if (i - from < 1 || all.length - from < 5 || !parts[i] || Math.abs(2 * sum - total) > 1e-6 * total) continue;
      if (from === 1 && Math.abs((values[0] as number) - sum) > 1e-6 * total) continue;
      const line = (f: (typeof all)[number]): Line => ({ label: f.label, figure: f.figure });
      const [first, second] = [all.slice(from, i + 1).map(line), all.slice(i + 1).map(line)];
      const before = brief.text.slice(0, first[0]?.figure.start ?? 0);
      const between = brief.text.slice(first[0]?.figure.start ?? 0, second[0]?.figure.start ?? 0);
      // What is bought stands first where the text says so: "85 million goes to the sellers … It is paid for with …".
      const turned = PAYS.test(between) && !PAYS.test(before.slice(-120));
      return {
        sources: turned ? second : first,
        uses: turned ? first : second,
        keys: from === 1 ? [(all[0] as (typeof all)[number]).figure] : [],
        exact: true,
      };
    }
  }
  return undefined;
}

/** As `balanced`, with the sum of either side told beside, between or behind them. */
function aboutASum(brief: ReadBrief): ReturnType<typeof balanced> {
  const found = balancedIn(brief);
  return found === undefined
    ? undefined
    : { sources: [...found.first], uses: [...found.second], keys: [...found.said, found.sum], exact: true };
}

/** Two rows of names and numbers with one sum, parted by any mark: "tax credit 1.1m, equity 1.9m → shoot 2.5m, post 0.5m". */
function twoRows(brief: ReadBrief): ReturnType<typeof balanced> {
  const rows = rowsOf(brief, 1).flatMap(({ label, figures: [figure] }) =>
    figure === undefined || figure.value <= 0 || SUMMED.test(brief.text.slice(Math.max(0, figure.start - 48), figure.start))
      ? []
      : [{ label, figure }],
  );
  const scale = onOneScale(rows.map((l) => l.figure));
  if (scale === undefined || rows.length < 4 || rows.length > 24) return undefined;
  const worth = (l: Line): number => scale.count(l.figure).value;
  const whole = rows.reduce((m, l) => m + worth(l), 0);
  // The sum may be told before both or behind them.
  const said = [rows[0], rows.at(-1)].find((l) => l !== undefined && Math.abs(3 * worth(l) - whole) <= 1e-6 * whole);
  const all = rows.filter((l) => l !== said);
  const values = all.map(worth);
  const total = values.reduce((m, v) => m + v, 0);
  let sum = 0;
  for (const [i, v] of values.entries()) {
    sum += v;
    if (i < 1 || i > all.length - 3 || Math.abs(2 * sum - total) > 1e-6 * total) continue;
    const [first, second] = [all.slice(0, i + 1), all.slice(i + 1)];
    const between = brief.text.slice(first[0]?.figure.start ?? 0, second[0]?.figure.start ?? 0);
    const turned = PAYS.test(between) && !PAYS.test(brief.text.slice(0, first[0]?.figure.start ?? 0).slice(-120));
    return { sources: turned ? second : first, uses: turned ? first : second, keys: said === undefined ? [] : [said.figure], exact: true };
  }
  return undefined;
}

const PAYS =
  /(?<!\p{L})(?:paid (?:for )?(?:with|by|from)|funded (?:by|with)|financed (?:by|with)|sources?|funding|comes? from|finanziert|bezahlt|quellen|herkunft|financé|ressources|payé|financiado|fuentes|finanziato|fonti|fontes|gefinancierd|bronnen|finansowan|źródła)/iu;

const MONEY =
  /[$€£¥₹]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|zł|fund\p{L}*|financ\p{L}*|money|cash|capital|equity|debt|loans?|grants?|budget|invest\p{L}*|mittel|geld|kredit\p{L}*|darlehen|eigenkapital|fremdkapital|prêts?|emprunts?|dette|fonds|deuda|préstamos?|dinero|prestit[oi]|debito|denaro|dívida|empréstimos?|dinheiro|lening\p{L}*|schuld\p{L}*|kapita\p{L}*|kredyt\p{L}*|dotacj\p{L}*)(?!\p{L})/iu;

/** Lines of either side: facts whose words stand in that part of the text. */
function linesIn(brief: ReadBrief): { sources: Line[]; uses: Line[]; keys: Piece[] } | undefined {
  const [table] = brief.tables;
  if (table !== undefined) {
    // One table with both sides: Sources | amount | Uses | amount.
    const numbers = table.numeric.flatMap((n, k) => (n ? [k] : []));
    if (numbers.length === 2 && table.numeric.length === 3 && table.numeric[1] === false) {
      const left = table.rows.flatMap((r): Line[] =>
        r.cells[0]?.figure === undefined || r.label.text === '' ? [] : [{ label: r.label, figure: r.cells[0].figure }],
      );
      const right = table.rows.flatMap((r): Line[] => {
        const [label, cell] = [r.cells[1], r.cells[2]];
        return label === undefined || cell?.figure === undefined || label.piece.text === ''
          ? []
          : [{ label: label.piece, figure: cell.figure }];
      });
      if (left.length > 0 && right.length > 0)
        return { sources: left, uses: right, keys: [table.corner, ...table.head].flatMap((p) => (p === undefined ? [] : [p])) };
    }
  }
  const { sources, uses } = keyedParts(new Piece(brief.text, 0, brief.text.length), SIDES);
  if (sources === undefined || uses === undefined || (sources.body.text === '' && uses.body.text === '')) return byVerb(brief);
  const within = (part: Piece): Line[] =>
    brief.facts.flatMap((f) => {
      if (f.figure.start < part.start || f.figure.end > part.end + 1) return [];
      // "both sides 15.0" is the sum again.
      if (SUMMED.test(brief.text.slice(Math.max(part.start, f.figure.start - 48), f.figure.start))) return [];
      // The part's own key may stand in the label of its first line.
      const label =
        f.label.start < part.start ? trimmed(new Piece(brief.text.slice(part.start, f.label.end), part.start, f.label.end)) : f.label;
      return /\p{L}/u.test(label.text) ? [{ label, figure: f.figure }] : [];
    });
  const sides = { sources: within(sources.body), uses: within(uses.body), keys: [sources.key, uses.key] };
  return sides.sources.length > 0 && sides.uses.length > 0 ? sides : byVerb(brief);
}

export const sourcesUses = definePattern({
  form: 'sources_uses',
  names: [
    'sources and uses',
    'sources & uses',
    'uses of funds',
    'sources/uses',
    'sources vs uses',
    'source and use',
    'mittelherkunft und mittelverwendung',
    'herkunft und verwendung',
    'orígenes y aplicaciones',
    'origen y destino',
    'origen y aplicación de fondos',
    'herkomst en bestemming',
    'use of funds',
    'mittelherkunft',
    'emplois et ressources',
    'ressources et emplois',
    'emplois-ressources',
    'fuentes y usos',
    'origen y aplicación',
    'fonti e impieghi',
    'fontes e usos',
    'origens e aplicações',
    'herkomst en besteding',
    'źródła i wykorzystanie',
  ],
  strong: [
    'sources of funds',
    'where the money comes from',
    'money comes from',
    'comes from and',
    'paid for',
    'money in',
    'money out',
    'funding table',
    'funding plan',
    'financing plan',
    'mittelverwendung',
    'finanzierungsplan',
    'finanzierung',
    'ressources',
    'emplois',
    'origen de fondos',
    'plan de financiación',
    'copertura finanziaria',
    'piano finanziario',
    'plano de financiamento',
    'financieringsplan',
    'plan finansowania',
    'financed by',
    'funding structure',
    'finanzierungsstruktur',
    'plan de financement',
    'plan financiero',
  ],
  figures: true,
  needs: 'the sources and the uses, each line with its amount',
  sample: 'Sources and uses. Sources: [name] [number], [name] [number]. Uses: [name] [number], [name] [number].',
  read(brief) {
    const told = linesIn(brief);
    const sum = (lines: readonly Line[]): number => lines.reduce((m, l) => m + l.figure.value * l.figure.factor, 0);
    const even = (s: { sources: readonly Line[]; uses: readonly Line[] }): boolean =>
      Math.abs(sum(s.sources) - sum(s.uses)) < 1e-6 * sum(s.sources);
    const exact = told !== undefined && even(told) ? undefined : (balanced(brief) ?? aboutASum(brief) ?? twoRows(brief));
    const found = exact ?? told;
    if (found === undefined || found.sources.length === 0 || found.uses.length === 0) return undefined;
    // Totals are computed and proven by the form.
    const bare = (lines: readonly Line[]) =>
      lines.length > 1 ? lines.filter((l) => !/^(?:total|sum|gesamt|summe|totaal|suma|razem)/iu.test(l.label.text)) : lines;
    const totals = [...found.sources, ...found.uses].filter((l) => /^(?:total|sum|gesamt|summe|totaal|suma|razem)/iu.test(l.label.text));
    const [sources, uses] = [bare(found.sources), bare(found.uses)];
    const scale = onOneScale([...sources, ...uses].map((l) => l.figure));
    if (scale === undefined) return undefined;
    const line = (l: Line) => ({ label: l.label, value: scale.count(l.figure), display: l.figure });
    // Blocks that add up alone are a flow of anything: money says so.
    const named = exact === undefined && told?.keys.length === 2;
    return {
      fit: named || MONEY.test(brief.text) ? 1 : 0.5,
      used: [...found.keys, ...totals.map((t) => t.figure)],
      data: { unit: scale.unit, sources: sources.map(line), uses: uses.map(line) },
    };
  },
});
