/** What a typed intent states: which value stands with which labels, which detail with which item, what follows from what, what adds up. */
import { isObject, type Json, list, member, objects, said, text } from './json.ts';

/** One of the labels that a value stands with, among those that it could have stood with. */
export interface Key {
  readonly text: string;
  readonly siblings: readonly string[];
}

export interface Value {
  readonly path: string;
  /** As it is printed, or the bare number. */
  readonly said: string;
  readonly number?: number;
  /** The unit that the form prints once for all. */
  readonly unit: string;
  /** The form prints it with no unit of its own: only its proportion is drawn. */
  readonly unitless?: boolean;
  readonly keys: readonly Key[];
  /** Where a flow comes from. */
  readonly from?: string;
  /** Only tells where an item stands. */
  readonly places: boolean;
}

/** A text that stands with an item: a name, a date, a remark. */
export interface Detail {
  readonly path: string;
  readonly said: string;
  readonly of: Key;
  readonly kind: 'name' | 'date' | 'remark';
}

export interface Edge {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** `tree`: the second belongs under the first. `flow`: something goes from the first to the second. */
  readonly kind: 'tree' | 'flow';
}

export interface Sum {
  readonly path: string;
  readonly whole: number;
  readonly parts: readonly number[];
  readonly operator: '+' | '-' | 'x' | '/';
  readonly said: string;
}

export interface Facts {
  readonly form: string;
  readonly values: readonly Value[];
  readonly details: readonly Detail[];
  readonly edges: readonly Edge[];
  readonly sums: readonly Sum[];
  /** Items that the form puts one after the other. */
  readonly sequence: readonly string[];
}

interface Collected {
  values: Value[];
  details: Detail[];
  edges: Edge[];
  sums: Sum[];
  sequence: string[];
}

const labelOf = (item: Json): string => text(item.label) || text(item.item) || text(item.title) || text(item.name);
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : typeof member(value, 'value') === 'number' ? Number(member(value, 'value')) : undefined;

/** Forms that draw their blocks as one after the other in time. */
const SEQUENCES = new Set(['linear_flow', 'cycle_flow']);

export function factsOf(intent: Json): Facts {
  const data = isObject(intent.data) ? intent.data : {};
  const form = text(intent.form);
  const into: Collected = { values: [], details: [], edges: [], sums: [], sequence: [] };
  const unit = text(data.unit) || text(data.value_unit);
  for (const [name, member] of [...Object.entries(data), ['blocks', intent.blocks] as const]) {
    const path = name === 'blocks' && member === intent.blocks ? '/blocks' : `/data/${name}`;
    const items = objects(member);
    if (items.length > 0) itemsInto(into, items, path, unit, data);
  }
  gridsInto(into, data, unit);
  treeInto(into, data, form, unit);
  flowsInto(into, data, unit);
  sumsInto(into, data, form);
  singlesInto(into, data, unit);
  if (SEQUENCES.has(form)) into.sequence.push(...objects(intent.blocks).map(labelOf));
  return { form, ...into };
}

/** Members of an item that hold one number each, with the member that prints it. */
const SINGLE = ['value', 'low', 'high', 'width', 'volume', 'cost', 'size', 'actual', 'plan', 'prior', 'progress'];
const PLACES = ['likelihood', 'impact', 'x', 'y'];
const REMARKS = ['sub', 'delta_value', 'next_action', 'note', 'detail', 'points', 'components', 'description'];
const NAMES = ['owner', 'role', 'email', 'phone'];
const DATES = ['due', 'date', 'end_date', 'meta'];

function itemsInto(into: Collected, items: readonly Json[], path: string, unit: string, data: Json): void {
  const siblings = items.map(labelOf).filter((label) => label !== '');
  for (const [i, item] of items.entries()) {
    const label = labelOf(item);
    const at = `${path}/${i}`;
    if (label === '') continue;
    const keys: Key[] = [{ text: label, siblings }];
    const value = (key: string, places = false): void => {
      const number = numberOf(item[key]);
      const shown = said(item[key]);
      if (shown === undefined) return;
      const display = key === 'value' ? text(item.display) : text(item[`${key}_display`]);
      const titles = ['actual', 'plan', 'prior'].flatMap((name) => text(member(data.labels, name)));
      const column = text(member(data.labels, key));
      into.values.push({
        path: `${at}/${key}`,
        said: display || String(shown),
        ...(number === undefined ? {} : { number }),
        unit: key === 'cost' ? text(data.cost_unit) : unit,
        ...(['width', 'size', 'volume', 'progress'].includes(key) ? { unitless: true } : {}),
        keys: column === '' ? keys : [...keys, { text: column, siblings: titles.filter((t) => t !== '') }],
        places,
      });
    };
    for (const key of SINGLE) value(key);
    for (const key of PLACES) value(key, true);
    const detail = (key: string, kind: Detail['kind']): void => {
      const all = Array.isArray(item[key]) ? item[key] : [item[key]];
      for (const [j, one] of all.entries()) {
        const shown = said(one);
        if (typeof shown === 'string' && shown !== '')
          into.details.push({
            path: Array.isArray(item[key]) ? `${at}/${key}/${j}` : `${at}/${key}`,
            said: shown,
            of: { text: label, siblings },
            kind,
          });
      }
    };
    for (const key of REMARKS) detail(key, 'remark');
    // A track heads many items, so the item is what belongs to it.
    if (text(item.track) !== '')
      into.details.push({ path: at, said: label, of: { text: text(item.track), siblings: list(data.tracks).map(text) }, kind: 'remark' });
    for (const key of NAMES) detail(key, 'name');
    for (const key of DATES) detail(key, 'date');
    if (isObject(item.metric))
      into.details.push({ path: `${at}/metric/value`, said: text(item.metric.value), of: { text: label, siblings }, kind: 'remark' });
    if (text(item.title) !== '' && text(item.name) !== '')
      into.details.push({ path: `${at}/name`, said: text(item.name), of: { text: text(item.title), siblings }, kind: 'name' });
  }
}

/** Values in rows and columns: series by periods, categories by series, options by criteria. */
function gridsInto(into: Collected, data: Json, unit: string): void {
  const grid = (rows: readonly Json[], path: string, columns: readonly string[], member = 'values'): void => {
    const siblings = rows.map(labelOf).filter((label) => label !== '');
    for (const [i, row] of rows.entries())
      for (const [j, cell] of list(row[member]).entries()) {
        const shown = said(cell);
        if (shown === undefined || shown === '') continue;
        const number = numberOf(cell);
        const label = labelOf(row);
        const keys = [
          ...(label === '' ? [] : [{ text: label, siblings }]),
          ...(columns[j] === undefined || columns[j] === '' ? [] : [{ text: columns[j], siblings: columns }]),
        ];
        into.values.push({
          path: `${path}/${i}/${member}/${j}`,
          said: String(shown),
          ...(number === undefined ? {} : { number }),
          unit,
          keys,
          places: false,
        });
      }
  };
  const strings = (value: unknown): string[] => list(value).map((one) => text(one) || (isObject(one) ? labelOf(one) : ''));
  const periods = strings(data.periods);
  grid(objects(data.categories), '/data/categories', strings(data.series_labels));
  grid(objects(data.series), '/data/series', periods);
  if (periods.length > 0) grid(objects(data.items), '/data/items', periods);
  grid(objects(data.panels), '/data/panels', strings(data.labels));
  if (Array.isArray(data.segments)) grid(objects(data.columns), '/data/columns', strings(data.segments));
  if (Array.isArray(data.scenarios)) grid(objects(data.rows), '/data/rows', strings(data.scenarios));
  const columns = objects(data.columns);
  if (columns.some(({ key }) => text(key) !== '')) tableInto(into, data, columns);
  else grid(objects(data.rows), '/data/rows', columns.map(labelOf), 'cells');
  const rows = strings(data.y_labels);
  if (rows.length > 0)
    grid(
      rows.map((label, i) => ({ label, values: list(list(data.cells)[i]) })),
      '/data/cells',
      strings(data.x_labels),
    );
}

function tableInto(into: Collected, data: Json, columns: readonly Json[]): void {
  const [first] = columns;
  if (first === undefined) return;
  const rows = objects(data.rows);
  const heads = rows.map((row) => String(said(row[text(first.key)]) ?? ''));
  for (const [i, row] of rows.entries())
    for (const [j, column] of columns.entries()) {
      const shown = said(row[text(column.key)]);
      if (shown === undefined || shown === '') continue;
      const number = numberOf(row[text(column.key)]);
      const keys = [
        ...(j === 0 || heads[i] === undefined || heads[i] === '' ? [] : [{ text: heads[i], siblings: heads }]),
        ...(text(column.label) === '' ? [] : [{ text: text(column.label), siblings: columns.map(labelOf) }]),
      ];
      into.values.push({
        path: `/data/rows/${i}/${text(column.key)}`,
        said: String(shown),
        ...(number === undefined ? {} : { number }),
        unit: text(column.unit),
        keys,
        places: j === 0,
      });
    }
}

function treeInto(into: Collected, data: Json, form: string, unit: string): void {
  if (!isObject(data.root)) return;
  const all: { node: Json; path: string; parent?: Json }[] = [];
  const visit = (node: Json, path: string, parent?: Json): void => {
    all.push({ node, path, ...(parent === undefined ? {} : { parent }) });
    for (const [i, child] of objects(node.children).entries()) visit(child, `${path}/children/${i}`, node);
  };
  visit(data.root, '/data/root');
  const siblings = all.map(({ node }) => labelOf(node)).filter((label) => label !== '');
  for (const { node, path, parent } of all) {
    const of = { text: labelOf(node), siblings };
    const number = numberOf(node.value);
    if (number !== undefined)
      into.values.push({ path: `${path}/value`, said: text(node.display) || String(number), number, unit, keys: [of], places: false });
    if (text(node.title) !== '' && text(node.name) !== '')
      into.details.push({ path: `${path}/name`, said: text(node.name), of, kind: 'name' });
    if (text(node.sub) !== '') into.details.push({ path: `${path}/sub`, said: text(node.sub), of, kind: 'remark' });
    if (parent !== undefined && form !== 'driver_tree')
      into.edges.push({ path, from: labelOf(parent), to: text(node.title) || labelOf(node), kind: 'tree' });
    const parts = objects(node.children).map((child) => numberOf(child.value));
    const operator = text(node.operator);
    if (
      number !== undefined &&
      parts.length > 1 &&
      parts.every((part) => part !== undefined) &&
      (operator === '+' || operator === '-' || operator === 'x' || operator === '/')
    )
      into.sums.push({ path, whole: number, parts: parts.filter((part) => part !== undefined), operator, said: labelOf(node) });
  }
}

function flowsInto(into: Collected, data: Json, unit: string): void {
  const tasks = new Map(objects(data.tasks).map((task) => [text(task.id), labelOf(task)]));
  const flows = objects(data.flows);
  const nodes = (key: 'from' | 'to'): string[] => [...new Set(flows.map((flow) => text(flow[key])))];
  for (const [i, flow] of flows.entries()) {
    const number = numberOf(flow.value);
    if (number !== undefined)
      into.values.push({
        path: `/data/flows/${i}/value`,
        said: text(flow.display) || String(number),
        number,
        unit,
        // A figure stands beside where it goes to; that it comes from there is a relation.
        keys: [{ text: text(flow.to), siblings: nodes('to') }],
        from: text(flow.from),
        places: false,
      });
    into.edges.push({ path: `/data/flows/${i}`, from: text(flow.from), to: text(flow.to), kind: 'flow' });
  }
  for (const [i, edge] of objects(data.edges).entries())
    into.edges.push({ path: `/data/edges/${i}`, from: text(edge.from), to: text(edge.to), kind: 'flow' });
  for (const [i, handoff] of objects(data.handoffs).entries())
    into.edges.push({
      path: `/data/handoffs/${i}`,
      from: tasks.get(text(handoff.from)) ?? '',
      to: tasks.get(text(handoff.to)) ?? '',
      kind: 'flow',
    });
}

function sumsInto(into: Collected, data: Json, form: string): void {
  const steps = objects(data.steps);
  if (form === 'waterfall_bridge') {
    let running: number | undefined;
    let parts: number[] = [];
    for (const [i, step] of steps.entries()) {
      const value = numberOf(step.value);
      if (value === undefined) continue;
      if (step.kind === 'delta') parts.push(value);
      else {
        if (running !== undefined && parts.length > 0)
          into.sums.push({ path: `/data/steps/${i}`, whole: value, parts: [running, ...parts], operator: '+', said: labelOf(step) });
        running = value;
        parts = [];
      }
    }
  }
  const total = (key: string): number[] => objects(data[key]).flatMap(({ value }) => numberOf(value) ?? []);
  if (form === 'sources_uses')
    into.sums.push({
      path: '/data/uses',
      whole: total('uses').reduce((a, b) => a + b, 0),
      parts: total('sources'),
      operator: '+',
      said: 'sources and uses',
    });
}

/** Values that stand alone: a reference, a target, a score. */
function singlesInto(into: Collected, data: Json, unit: string): void {
  for (const path of [['reference'], ['base'], ['average'], ['target'], ['score'], ['scale', 'target']]) {
    const found = member(data, ...path);
    const number = numberOf(found);
    if (number === undefined || !isObject(found)) continue;
    const label = labelOf(found);
    into.values.push({
      path: `/data/${path.join('/')}/value`,
      said: text(found.display) || String(number),
      number,
      unit,
      keys: label === '' ? [] : [{ text: label, siblings: [label] }],
      places: false,
    });
  }
  for (const [i, zone] of objects(member(data, 'scale', 'zones')).entries())
    for (const key of ['from', 'to'])
      if (typeof zone[key] === 'number')
        into.values.push({
          path: `/data/scale/zones/${i}/${key}`,
          said: String(zone[key]),
          number: zone[key],
          unit,
          keys: [],
          places: true,
        });
}
