/* Long because plan and actual are told in tables, grids, rows and sentences, and each is read in its own way. */
/** Actual against plan, line by line. */

import { isDate } from '../document/dates.ts';
import { isPeriod } from '../document/periods.ts';
import { trimmed } from '../document/phrases.ts';
import { Piece as At, cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief, Table } from '../document/reading.ts';
import { heldLines } from '../relations/against.ts';
import { gridOf } from '../relations/grid.ts';
import { toldRows } from '../relations/told-rows.ts';
import { onOneScale } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const ACTUAL =
  /^(?:actuals?|act|ac|ist|réel|réalisé|real|reales|consuntivo|effettivo|werkelijk|realisatie|wykonanie|ytd|this year|cy|outturn|spent|achieved|realised|realized|delivered|came in|tatsächlich|ausgegeben|erreicht|dépensé|gastado|ejecutado|speso|gasto|uitgegeven|wydano|rzeczywist\p{L}*)(?!\p{L})/iu;
const PLAN =
  /^(?:plan|planned|budget|budgeted|expected|agreed|allocated|bud|target|geplant|erwartet|plané|forecast|fcst|soll|objectif|prévu|presupuesto|objetivo|previsto|preventivo|pianificato|orçamento|orçado|planeado|begroting|begroot|gepland|budżet|planowan\p{L}*)(?!\p{L})/iu;
const PRIOR =
  /^(?:prior(?: year)?|previous year|last year|py|ly|vorjahr|vj|année précédente|n-1|año anterior|anno precedente|ano anterior|vorig jaar|poprzedni rok)\b/iu;
/** Over a column that the form computes again. */
const CHANGE =
  /^(?:var(?:iance)?|change|chg|growth|veränderung|abw(?:eichung)?\.?|diff(?:erence)?|delta|écart|évolution|variation|variación|variazione|variação|desviación|scostamento|desvio|afwijking|verschil|odchylenie|zmiana|[Δ∆])/iu;
const TOTAL =
  /^(?:total|sum|gesamt|summe|totaal|suma|razem|totale|net (?:income|profit|result)|ebitda|ebit|operating (?:result|profit)|betriebsergebnis|ergebnis)\b/iu;

/** What is better the less of it there is, and what is better the more. */
const COST =
  /(?<!\p{L})(?:costs?|spend|spent|spending|expens\p{L}*|expenditures?|opex|capex|\p{L}*kosten|kostenstellen?|ausgaben|\p{L}*aufwand|ausgegeben|coûts?|dépens\p{L}*|charges|costes?|gast\p{L}*|costi|spes[ae]|speso|custos?|despesas?|uitgaven|uitgegeven|koszt\p{L}*|wydatk\p{L}*|wydano)(?!\p{L})/iu;
const INCOME =
  /(?<!\p{L})(?:revenues?|sales|income|turnover|profit|margin|ebitda?|bookings|orders?|receipts|donations|umsatz\p{L}*|erlös\p{L}*|ertrag|erträge|gewinn|einnahmen|chiffre d[’']affaires|ventes|recettes|produits|résultat|ingresos|ventas|ricavi|vendite|entrate|receitas?|vendas|omzet|opbrengst\p{L}*|inkomsten|przychod\p{L}*|sprzedaż\p{L}*|output|produc\p{L}*)(?!\p{L})/iu;
const BUDGET = /(?<!\p{L})(?:budget\p{L}*|presupuesto|orçamento|begroting|budżet\p{L}*)(?!\p{L})/iu;

interface Row {
  readonly label: Piece;
  readonly actual: Figure;
  readonly plan: Figure;
  readonly prior?: Figure;
}
interface Found {
  readonly rows: readonly Row[];
  readonly labels: { readonly actual: Piece; readonly plan: Piece; readonly prior?: Piece };
  readonly used: readonly Piece[];
}

const WORD = {
  actual: '(?:actuals?|effettiv\\p{L}*|ist|réel|réalisé|real|consuntivo|werkelijk|realisatie|wykonanie|spent|outturn)',
  plan: '(?:plan|quotas?|previst\\p{L}*|planned|budget|budgeted|target|forecast|soll|prévu|presupuesto|previsto|orçado|begroot|gepland|budżet|planowane)',
};
const JOINT =
  '\\s?(?:v\\.?|vs\\.?|versus|against|/|and|und|gegen|et|contre|y|frente a|e|contro|contra|en|tegen|i|compared (?:to|with)|,)\\s?(?:the\\s)?';
const PAIRED = new RegExp(`(?<!\\p{L})(?:(${WORD.actual})${JOINT}(${WORD.plan})|(${WORD.plan})${JOINT}(${WORD.actual}))(?!\\p{L})`, 'iu');

/** Two columns without a head under "actual vs budget": the words' order is the columns'. */
function asSaid(brief: ReadBrief, table: Table): Found | undefined {
  const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
  const said = PAIRED.exec(brief.text);
  const [first, second] = columns;
  if (said === null || columns.length !== 2 || first === undefined || second === undefined || table.head.some((h) => /\p{L}/u.test(h.text)))
    return undefined;
  const actualFirst = said[1] !== undefined;
  const [one, two] = actualFirst ? [said[1], said[2]] : [said[3], said[4]];
  const at = (word: string | undefined, from: number): At => {
    const start = brief.text.indexOf(word ?? '', from);
    return new At(word ?? '', start, start + (word?.length ?? 0));
  };
  const a = at(one, said.index);
  const b = at(two, a.end);
  const rows = table.rows.flatMap((r): Row[] => {
    const [x, y] = [r.cells[first]?.figure, r.cells[second]?.figure];
    if (x === undefined || y === undefined || r.label.text === '') return [];
    return [{ label: r.label, actual: actualFirst ? x : y, plan: actualFirst ? y : x }];
  });
  return rows.length < 2 ? undefined : { rows, labels: { actual: actualFirst ? a : b, plan: actualFirst ? b : a }, used: [] };
}

/** Two years and what lies between them: `Line | FY24 | FY25 | Change`. */
function yearOnYear(table: Table): Found | undefined {
  const periods = table.head.flatMap((h, k) => (table.numeric[k] && (isPeriod(h.text) || isDate(h)) ? [k] : []));
  const change = table.head.findIndex((h) => CHANGE.test(h.text));
  const [before, now] = periods;
  if (periods.length !== 2 || change < 0 || before === undefined || now === undefined) return undefined;
  const rows = table.rows.flatMap((r): Row[] => {
    const [plan, actual] = [r.cells[before]?.figure, r.cells[now]?.figure];
    return plan === undefined || actual === undefined || r.label.text === '' ? [] : [{ label: r.label, actual, plan }];
  });
  const [plan, actual] = [table.head[before], table.head[now]];
  if (rows.length < 3 || plan === undefined || actual === undefined) return undefined;
  return {
    rows,
    labels: { actual, plan },
    used: [
      ...(table.corner === undefined ? [] : [table.corner]),
      ...table.head.filter((_, k) => k === change),
      ...table.rows.flatMap((r) => r.cells[change]?.piece ?? []),
    ],
  };
}

function fromTable(brief: ReadBrief): Found | undefined {
  for (const table of brief.tables) {
    const at = (words: RegExp): number => table.head.findIndex((h, k) => words.test(h.text) && (table.numeric[k] ?? false));
    const [a, p, y] = [at(ACTUAL), at(PLAN), at(PRIOR)];
    if (a < 0 || p < 0) {
      const bare = asSaid(brief, table) ?? yearOnYear(table);
      if (bare !== undefined) return bare;
      continue;
    }
    const rows = table.rows.flatMap((r): Row[] => {
      const [actual, plan, prior] = [r.cells[a]?.figure, r.cells[p]?.figure, y < 0 ? undefined : r.cells[y]?.figure];
      return actual === undefined || plan === undefined || r.label.text === ''
        ? []
        : [{ label: r.label, actual, plan, ...(prior === undefined ? {} : { prior }) }];
    });
    const [la, lp, ly] = [table.head[a], table.head[p], y < 0 ? undefined : table.head[y]];
    // Variance columns that were sent are computed again by the form.
    const computed = table.head.flatMap((h, k) => (CHANGE.test(h.text) ? [h, ...table.rows.flatMap((r) => r.cells[k]?.piece ?? [])] : []));
    if (rows.length >= 2 && la !== undefined && lp !== undefined)
      return {
        rows,
        labels: { actual: la, plan: lp, ...(ly === undefined ? {} : { prior: ly }) },
        used: [...computed, ...(table.corner === undefined ? [] : [table.corner])],
      };
  }
  return undefined;
}

/** `Salaries: budget 820, actual 845`. */
function fromGrid(brief: ReadBrief): Found | undefined {
  const grid = gridOf(brief);
  if (grid === undefined || grid.of !== 'lines') return undefined;
  const at = (words: RegExp): number => grid.columns.findIndex((c) => words.test(c.text));
  const [a, p, y] = [at(ACTUAL), at(PLAN), at(PRIOR)];
  const [la, lp, ly] = [grid.columns[a], grid.columns[p], grid.columns[y]];
  if (la === undefined || lp === undefined) return undefined;
  const rows = grid.rows.flatMap((r): Row[] => {
    const [actual, plan, prior] = [r.figures[a], r.figures[p], r.figures[y]];
    return actual === undefined || plan === undefined ? [] : [{ label: r.label, actual, plan, ...(prior === undefined ? {} : { prior }) }];
  });
  return { rows, labels: { actual: la, plan: lp, ...(ly === undefined ? {} : { prior: ly }) }, used: [] };
}

const ANY_PLAN =
  /(?<!\p{L})(?:plan(?:ned)?|budget(?:ed)?|target|forecast|expected|soll|geplant|prévu\p{L}*|objectif|presupuest\p{L}*|previst\p{L}*|preventiv\p{L}*|orçad\p{L}*|orçamento|begroot|begroting|gepland|budżet|planowan\p{L}*)(?!\p{L})/iu;
const ANY_ACTUAL =
  /(?<!\p{L})(?:actuals?|spent|achieved|came in(?: at)?|outturn|ist|tatsächlich|réel\p{L}*|réalisé\p{L}*|real|ejecutad\p{L}*|consuntivo|effettiv\p{L}*|realizad\p{L}*|werkelijk|realisatie|wykonanie|wydano)(?!\p{L})/iu;
const AGAINST =
  /^\s?(?:vs\.?|versus|against|\/|compared (?:to|with)|instead of|rather than|gegen|gegenüber|statt|contre|au lieu de|frente a|contra|en vez de|contro|invece di|em vez de|tegen|in plaats van|wobec|zamiast)\s(?:a\s|the\s|an\s)?$/iu;

const PRONOUN = /^(?:we|they|it|i|he|she|wir|sie|es|nous|on|ils|elles|noi|loro|nós|eles|wij|ze|my|oni)$/iu;

/** A word of plan or actual alone names no line. */
const isEmpty = (text: string): boolean => PRONOUN.test(text) || ANY_PLAN.exec(text)?.[0] === text || ANY_ACTUAL.exec(text)?.[0] === text;

/** "planned 3.2m for drugs and spent 3.6m": what the two numbers are of stands behind the first. */
function behind(brief: ReadBrief, first: Figure, second: Figure): Piece | undefined {
  const joint = new At(brief.text.slice(first.end, second.start), first.end, second.start);
  const found =
    /^\s(?:for|on|in|für|pour|para|per|voor|na)\s(.{2,40}?)(?:,|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale))\s/iu.exec(
      joint.text,
    );
  if (found?.[1] === undefined) return undefined;
  const start = first.end + found[0].indexOf(found[1]);
  return cut(joint, start, start + found[1].length);
}

/** `Fare revenue actual 141.2 plan 138`, `Energy 31.6 against a budget of 27.9`, `cachets prévu 420, réel 455`. */
function fromLines(brief: ReadBrief): Found | undefined {
  const facts = brief.facts;
  const rows: Row[] = [];
  let bare = 0;
  let taken: Figure | undefined;
  for (const [i, f] of facts.entries()) {
    if (f.figure === taken) continue;
    const next = facts[i + 1];
    // The second number may be a clause of its own: its label is only the word.
    const apart = f.others.length === 0 && next !== undefined && next.others.length === 0 && next.figure.start - f.figure.end <= 40;
    const second = f.others.length === 1 ? f.others[0] : apart ? next?.figure : undefined;
    if (second === undefined) continue;
    const joint = brief.text.slice(f.figure.end, second.start);
    if (joint.length > 48 || /[;\n]/.test(joint)) continue;
    const lead = brief.text.slice(Math.max(0, f.figure.start - 20), f.figure.start);
    const [plans, acts] = [ANY_PLAN.exec(lead), ANY_ACTUAL.exec(lead)];
    const [planned, acted] = [ANY_PLAN.test(joint), ANY_ACTUAL.test(joint)];
    const word = plans ?? acts;
    const cutAt = word === null ? -1 : f.figure.start - lead.length + word.index;
    const named = cutAt > f.label.start && cutAt <= f.label.end ? trimmed(cut(f.label, f.label.start, cutAt)) : f.label;
    const label =
      /\p{L}/u.test(named.text) && !isEmpty(named.text)
        ? named
        : brief.groups.find((g) => g.lead !== undefined && g.piece.start <= f.figure.start && g.piece.end >= second.end)?.lead;
    const told = label ?? behind(brief, f.figure, second);
    if (told === undefined) continue;
    const before = rows.length;
    if (plans !== null && acted) rows.push({ label: told, actual: second, plan: f.figure });
    else if (planned && !/^[^\d]*\d/u.test(joint)) rows.push({ label: told, actual: f.figure, plan: second });
    else if (f.others.length === 1 && AGAINST.test(joint)) {
      bare++;
      rows.push({ label: told, actual: f.figure, plan: second });
    }
    if (rows.length > before) taken = second;
  }
  if (new Set(rows.map((r) => r.label.text.toLowerCase())).size < rows.length) return undefined;
  if (rows.length < 2 || (bare > 0 && (bare < 3 || bare < rows.length))) return undefined;
  const word = (pattern: RegExp): Piece | undefined => {
    const match = pattern.exec(brief.text);
    return match === null ? undefined : new At(match[0], match.index, match.index + match[0].length);
  };
  const plan = word(ANY_PLAN);
  const actual = word(ANY_ACTUAL);
  if (plan === undefined) return undefined;
  // Only slashes and "against": which comes first says the pair of words.
  const turned = bare > 0 && actual !== undefined && plan.start < actual.start;
  return {
    rows: turned ? rows.map((r) => ({ ...r, actual: r.plan, plan: r.actual })) : rows,
    labels: { plan, ...(actual === undefined ? {} : { actual }) } as Found['labels'],
    used: [],
  };
}

/** The one that reads more lines. */
const firstOf = (lines: Found | undefined, rows: Found | undefined): Found | undefined =>
  rows !== undefined && rows.rows.length > (lines?.rows.length ?? 0) ? rows : lines;

/** `actual vs budget: travel 412 v 380, training 88 v 150`: two or three numbers a line, in the order in which they are named. */
function fromRows(brief: ReadBrief): Found | undefined {
  const told = toldRows(brief);
  const n = told?.rows[0]?.cells.length ?? 0;
  if (told === undefined || told.rows.length < 3 || n < 2 || n > 3) return undefined;
  const names = told.columns?.map((c) => (c instanceof At ? c : undefined));
  const at = (words: RegExp): number => names?.findIndex((c) => c !== undefined && words.test(c.text)) ?? -1;
  const said = PAIRED.exec(brief.text);
  const row = (a: number, p: number, y: number) =>
    told.rows.flatMap((r): Row[] => {
      const [actual, plan, prior] = [r.cells[a]?.figure, r.cells[p]?.figure, r.cells[y]?.figure];
      return actual === undefined || plan === undefined
        ? []
        : [{ label: r.label, actual, plan, ...(prior === undefined ? {} : { prior }) }];
    });
  const [a, p, y] = [at(ANY_ACTUAL), at(ANY_PLAN), at(PRIOR)];
  const used = told.rows.flatMap((r) => r.cells.flatMap((c) => c.name ?? []));
  const [la, lp, ly] = [names?.[a], names?.[p], names?.[y]];
  if (a >= 0 && p >= 0 && a !== p && la !== undefined && lp !== undefined)
    return { rows: row(a, p, y), labels: { actual: la, plan: lp, ...(ly === undefined ? {} : { prior: ly }) }, used };
  if (said !== null && n === 2) {
    const actualFirst = said[1] !== undefined;
    const place = (word: string | undefined): At => {
      const start = said.index + said[0].indexOf(word ?? '');
      return new At(word ?? '', start, start + (word?.length ?? 0));
    };
    return {
      rows: actualFirst ? row(0, 1, -1) : row(1, 0, -1),
      labels: { actual: place(said[1] ?? said[4]), plan: place(said[2] ?? said[3]) },
      used,
    };
  }
  // "cloud bill vs plan: compute 42 planned, 55 actual; storage 12, 11": one of the two is named, the other is what it is held against.
  const [one, other] = [names?.[0], names?.[1]];
  if (n !== 2 || (p < 0 && a < 0) || one === undefined || other === undefined) return undefined;
  return p === 0 || a === 1
    ? { rows: row(1, 0, -1), labels: { actual: other, plan: one }, used }
    : { rows: row(0, 1, -1), labels: { actual: one, plan: other }, used };
}

/** Rows whose numbers are told apart by their names, or by what the brief holds them against. */
function fromHeld(brief: ReadBrief): Found | undefined {
  const held = heldLines(brief);
  if (held === undefined) return undefined;
  const place = (role: string): number => held.roles.findIndex((r) => r.role === role);
  const [a, p, y] = [place('actual'), place('plan'), place('prior')];
  // Two periods alone stand in the columns of actual and plan.
  const base = p >= 0 ? p : y;
  if (a < 0 || base < 0) return undefined;
  const [la, lp, ly] = [held.roles[a]?.name, held.roles[base]?.name, p >= 0 ? held.roles[y]?.name : undefined];
  return {
    rows: held.rows.flatMap((r): Row[] => {
      const [actual, plan, prior] = [r.figures[a], r.figures[base], p >= 0 ? r.figures[y] : undefined];
      return actual === undefined || plan === undefined
        ? []
        : [{ label: r.label, actual, plan, ...(prior === undefined ? {} : { prior }) }];
    }),
    labels: {
      ...(la === undefined ? {} : { actual: la }),
      ...(lp === undefined ? {} : { plan: lp }),
      ...(ly === undefined ? {} : { prior: ly }),
    } as Found['labels'],
    used: held.roles.flatMap((r) => (r.role === 'change' && r.name !== undefined ? [r.name] : [])),
  };
}

export const varianceTable = definePattern({
  form: 'variance_table',
  names: [
    'variance table',
    'variance report',
    'variance analysis',
    'plan actual table',
    'budget variance table',
    'p&l against budget',
    'p&l vs budget',
    'soll-ist',
    'soll/ist',
    'plan-ist',
    'plan-ist-vergleich',
    'plan-ist*',
    'soll-ist*',
    'plan/ist',
    'ist-plan*',
    'soll-/ist*',
    'budget variance',
    'budget variances',
    'variances by line',
    'line by line',
    'écarts budgétaires',
    'écart budgétaire',
    'desviaciones presupuestarias',
    'scostamenti di budget',
    'desvios orçamentais',
    'budgetafwijking*',
    'odchylenia budżetu',
    'abweichungsanalyse',
    'abweichungstabelle',
    'analyse des écarts',
    'tableau des écarts',
    'tabla de desviaciones',
    'análisis de desviaciones',
    'analisi degli scostamenti',
    'análise de desvios',
    'afwijkingsanalyse',
    'analiza odchyleń',
  ],
  strong: [
    'over or under',
    'deviations',
    'deviation',
    'planned and spent',
    'planned vs spent',
    'over and under',
    'are we over',
    'over budget',
    'under budget',
    'against budget',
    'against plan',
    'against the budget',
    'against the plan',
    'versus budget',
    'vs budget',
    'vs plan',
    'vs forecast',
    'compared with the forecast',
    'compared with budget',
    'compared to budget',
    'planned and spent',
    'planned / spent',
    'plan und ist',
    'abweichung',
    'abweichungen',
    'mit abweichung',
    'écarts',
    'prévu et réel',
    'presupuesto y real',
    'presupuesto frente a real',
    'scostamenti',
    'desvios',
    'afwijkingen',
    'odchylenia',
    'actual vs budget',
    'actual versus budget',
    'actual vs plan',
    'actual versus plan',
    'actual against plan',
    'actual against budget',
    'budget vs actual',
    'plan vs actual',
    'profit and loss',
    'p&l',
  ],
  weak: ['budget', 'variance', 'plan', 'actual', 'abweichung*'],
  figures: true,
  needs: 'lines, each with its actual and its plan',
  sample:
    'Variance table: [name] actual [number] plan [number], [name] actual [number] plan [number], [name] actual [number] plan [number].',
  read(brief) {
    const table = fromTable(brief);
    // `Services 2.1 | 2.6 | 2.4`: a first number that a table took for the end of a name.
    const whole = table !== undefined && !table.rows.some((r) => /\d\)?$/u.test(r.label.text));
    const held = whole ? undefined : fromHeld(brief);
    const found =
      (held !== undefined && held.rows.length >= (table?.rows.length ?? 0) ? held : table) ??
      firstOf(held, fromGrid(brief) ?? firstOf(fromLines(brief), fromRows(brief)));
    if (found === undefined || found.rows.length < 2 || found.rows.length > 20) return undefined;
    const scale = onOneScale(found.rows.flatMap((r) => [r.actual, r.plan, ...(r.prior === undefined ? [] : [r.prior])]));
    if (scale === undefined) return undefined;
    const prior = found.rows.every((r) => r.prior !== undefined);
    // Where anything earns, only lines that are costs by name are better for being lower.
    const earns = INCOME.test(brief.text);
    const spends = !earns && (COST.test(brief.text) || BUDGET.test(brief.text));
    return {
      variant: prior ? 'plan_and_prior_table' : 'plan_variance_table',
      fit: found.rows.length >= 3 ? 0.97 : 0.7,
      used: found.used,
      data: {
        unit: scale.unit,
        labels: found.labels,
        rows: found.rows.map((r, i) => ({
          label: r.label,
          actual: scale.count(r.actual),
          plan: scale.count(r.plan),
          ...(prior && r.prior !== undefined ? { prior: scale.count(r.prior) } : {}),
          // A cost written as a minus is better for being nearer to nought.
          ...((spends || (COST.test(r.label.text) && !INCOME.test(r.label.text))) && !(r.actual.value < 0 && r.plan.value < 0)
            ? { good_when: 'down' }
            : {}),
          ...(TOTAL.test(r.label.text) ? { kind: i === found.rows.length - 1 ? 'total' : 'subtotal' } : {}),
        })),
      },
    };
  },
});
