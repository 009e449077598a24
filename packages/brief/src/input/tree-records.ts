/** Which data are the rows of a table: records with the same names, lists of one length beside each other, things with one value each. */
import type { Part } from './rewritten.ts';
import { boundsOf, isFigure, isNumber, isScalar, type Member, type Members, type Node, type Range, type Said, textOf } from './tree.ts';
import {
  isAxis,
  isChildren,
  isNumbering,
  isOrdinal,
  isTechnical,
  isTicket,
  isValueKey,
  nameRank,
  plainKey,
  plays,
  wordsOfKey,
} from './tree-keys.ts';
import type { Cells } from './tree-rows.ts';

/** Names and short values: rows of a table, with the name first. Undefined where a value holds lists or more. */
export function recordRows(
  given: readonly (Node & { readonly called?: Said })[],
  left?: Range[],
): { readonly cells: Cells[]; readonly headed: boolean } | undefined {
  const nodes = given.map(flattened);
  if (nodes.length < 2) return undefined;
  const columns = new Map<string, Said>();
  const cells: Map<string, Said>[] = [];
  for (const node of nodes) {
    if (node.kind !== 'object') return undefined;
    const row = new Map<string, Said>();
    for (const { key, value } of node.members) {
      const name = plainKey(key);
      if (value.kind === 'object') return undefined;
      if (
        value.kind === 'array' &&
        (value.items.length > 6 || !value.items.every((n) => isScalar(n) && textOf(n.said).length < 40) || isChildren(key))
      )
        return undefined;
      if (!columns.has(name)) columns.set(name, key);
      if (value.kind === 'scalar') row.set(name, value.said);
      else if (value.kind === 'array')
        row.set(
          name,
          value.items.flatMap((n, i) => (isScalar(n) ? [...(i === 0 ? [] : [between(', ', n.said)]), ...n.said] : [])),
        );
    }
    cells.push(row);
  }
  let keys = [...columns.keys()].filter((k) => cells.some((c) => textOf(c.get(k) ?? []) !== ''));
  const keyOf = (k: string): Said => columns.get(k) ?? [];
  const unit = keys.find((k) => plays(keyOf(k), 'unit') || plays(keyOf(k), 'currency'));
  const counted = keys.filter((k) => cells.every((c) => !c.has(k) || isNumber(textOf(c.get(k) ?? []))));
  // A unit beside the one number belongs to it.
  const value = counted.length === 1 ? counted[0] : counted.find((k) => isValueKey(keyOf(k)));
  if (unit !== undefined && value !== undefined && cells.every((c) => textOf(c.get(unit) ?? []).length <= 8)) {
    for (const c of cells) {
      const [number, of] = [c.get(value), c.get(unit)];
      if (number !== undefined && of !== undefined)
        c.set(value, [...number, ...(textOf(of).startsWith('%') ? [] : [between(' ', of)]), ...of]);
    }
    keys = keys.filter((k) => k !== unit);
  }
  const called = nodes.every((n) => n.called !== undefined);
  if (!called) {
    const worded = keys.filter(
      (k) => !counted.includes(k) && !isNumbering(keyOf(k)) && !cells.every((c) => isTicket(textOf(c.get(k) ?? []))),
    );
    const dropped =
      worded.length > 0
        ? keys.filter(
            (k) =>
              isNumbering(keyOf(k)) ||
              (isOrdinal(keyOf(k)) && cells.every((c, i) => Number(textOf(c.get(k) ?? [])) === i + 1)) ||
              cells.every((c) => isTicket(textOf(c.get(k) ?? []))) ||
              plays(keyOf(k), 'look') ||
              isTechnical(keyOf(k)),
          )
        : [];
    for (const c of cells) for (const k of dropped) if (c.has(k)) left?.push(boundsOf(c.get(k) ?? []));
    keys = keys.filter((k) => !dropped.includes(k));
    const rank = (k: string): number => (counted.includes(k) ? 99 : undefined) ?? nameRank(keyOf(k)) ?? (k === worded[0] ? 50 : 99);
    const first = [...keys].sort((a, b) => rank(a) - rank(b))[0];
    if (first !== undefined && rank(first) < 99) keys = [first, ...keys.filter((k) => k !== first)];
  }
  if (keys.length === 0 || keys.length + (called ? 1 : 0) > 16 || (keys.length === 1 && !called)) return undefined;
  const width = keys.length + (called ? 1 : 0);
  // `label`, `value` head nothing.
  const plainHead =
    width === 2 &&
    (called || nameRank(keyOf(keys[0] ?? '')) !== undefined || isAxis(keyOf(keys[0] ?? ''))) &&
    isValueKey(keyOf(keys.at(-1) ?? ''));
  const wordy =
    width === 2 &&
    counted.length === 0 &&
    cells.every((c) => c.size === 2) &&
    !/^(?:to|target|manager|parent|reportsto|boss|after|dependson)$/.test(keys[1] ?? '');
  const corner = called || (width > 2 && ['name', 'label', 'key'].includes(keys[0] ?? '')) ? [] : wordsOfKey(keyOf(keys[0] ?? ''));
  const head: Cells = [...(called ? [[]] : []), ...keys.map((k, i) => (i === 0 && !called ? corner : wordsOfKey(keyOf(k))))];
  const headed = !plainHead && !wordy;
  const body = cells.map((c, i): Cells => [...(called ? [nodes[i]?.called ?? []] : []), ...keys.map((k) => c.get(k) ?? [])]);
  return { cells: headed ? [head, ...body] : body, headed };
}

/** The names of the members of records in a list. */
export const namesIn = (node: Node): string[] =>
  node.kind === 'array' ? node.items.slice(0, 4).flatMap((n) => (n.kind === 'object' ? n.members.map((m) => textOf(m.key)) : [])) : [];

/** A name with its one value, or a list of such. */
export function thingsIn(node: Node): Cells[] | undefined {
  if (node.kind === 'array') {
    const rows = node.items.length > 0 && node.items.every((n) => n.kind === 'object') ? node.items.map((n) => thingsIn(n)?.[0]) : [];
    return rows.length > 0 && rows.every((r) => r !== undefined) ? rows.flatMap((r) => (r === undefined ? [] : [r])) : undefined;
  }
  const own = node.kind === 'object' ? node.members.filter((m) => m.value.kind !== 'nothing') : [];
  const [name, value] = [own.find((m) => nameRank(m.key) !== undefined)?.value, own.find((m) => isValueKey(m.key))?.value];
  return own.length === 2 && isScalar(name) && isScalar(value) ? [[name.said, value.said]] : undefined;
}

/** A mark between two stretches. */
export const between = (text: string, next: Said): Part => ({ text, start: next[0]?.start ?? 0, end: next[0]?.start ?? 0 });

/** `{"name": "Austria", "values": {"2021": 812, "2022": 845}}`: figures by name are columns beside the others. */
function flattened<T extends Node>(node: T): T {
  if (node.kind !== 'object' || !node.members.some((m) => m.value.kind === 'object')) return node;
  const members = node.members.flatMap((m) =>
    m.value.kind === 'object' && m.value.members.length > 1 && m.value.members.every((v) => isFigure(v.value)) ? m.value.members : [m],
  );
  return { ...node, members };
}

/** Lists of one length beside each other, one of them names: `{"labels": […], "datasets": [{"label": "MRR", "data": […]}]}`. */
export function columnsIn(members: readonly Member[]): { readonly rows: Cells[]; readonly used: readonly Member[] } | undefined {
  const flat = (n: Node): readonly Said[] | undefined =>
    n.kind === 'array' && n.items.length >= 2 && n.items.every((i) => isScalar(i) || i.kind === 'nothing')
      ? n.items.map((i) => (isScalar(i) ? i.said : []))
      : undefined;
  const axis =
    members.find((m) => isAxis(m.key) && flat(m.value) !== undefined) ??
    members.find((m) => plainKey(m.key) === 'options' && flat(m.value) !== undefined);
  const names = axis === undefined ? undefined : flat(axis.value);
  const body = members.find(
    (m) =>
      m !== axis && m.value.kind === 'array' && m.value.items.length > 0 && m.value.items.every((i) => flat(i)?.length === names?.length),
  );
  // `"columns": […], "rows": [[…], […]]`.
  if (
    axis !== undefined &&
    names !== undefined &&
    body?.value.kind === 'array' &&
    /^(?:columns|headers?|head|fields|cols|spalten|colonnes|columnas|colonne|colunas|kolommen|kolumny)$/.test(plainKey(axis.key))
  )
    return { rows: [names, ...body.value.items.map((i) => flat(i) ?? [])], used: [axis, body] };
  const series: { readonly name: Said; readonly values: readonly Said[] }[] = [];
  const used: Member[] = [];
  const length = names?.length;
  for (const m of members) {
    if (m === axis) continue;
    const own = flat(m.value);
    if (own !== undefined && own.length === length) {
      series.push({ name: wordsOfKey(m.key), values: own });
      used.push(m);
      continue;
    }
    const inner =
      m.value.kind === 'array'
        ? m.value.items.map((i) =>
            i.kind === 'object'
              ? seriesOf(i, flat)
              : i.kind === 'array' && flat(i) !== undefined
                ? listed(flat(i) as readonly Said[], length)
                : undefined,
          )
        : m.value.kind === 'object'
          ? m.value.members.map((v) => ({ name: wordsOfKey(v.key), values: flat(v.value) ?? [] }))
          : [];
    if (inner.length > 0 && inner.every((s) => s !== undefined && s.values.length === length)) {
      series.push(...inner.flatMap((s) => (s === undefined ? [] : [s])));
      used.push(m);
    }
  }
  if (axis === undefined || names === undefined || series.length === 0) return sidesIn(members);
  const one = series.length === 1 || names.length > 12;
  const bare =
    series.length === 1 && (isValueKey(used[0]?.key ?? []) || plays(used[0]?.key ?? [], 'wrapper')) && series[0]?.name === undefined;
  const rows: Cells[] = one
    ? [
        ...(bare ? [] : [[wordsOfKey(axis.key), ...series.map((s) => s.name)]]),
        ...names.map((n, i): Cells => [n, ...series.map((s) => s.values[i] ?? [])]),
      ]
    : [[[], ...names], ...series.map((s): Cells => [s.name, ...s.values])];
  return { rows, used: [axis, ...used] };
}

/** `"before": {"Rent": 31, "Food": 22}, "after": {"Rent": 36, "Food": 20}`: the same names twice or more. */
function sidesIn(members: readonly Member[]): { readonly rows: Cells[]; readonly used: readonly Member[] } | undefined {
  const sides = members.filter(
    (m) =>
      m.value.kind === 'object' &&
      m.value.members.length >= 2 &&
      m.value.members.every((v) => isScalar(v.value) && isNumber(textOf(v.value.said))),
  );
  const [first] = sides;
  if (first?.value.kind !== 'object' || sides.length < 2 || first.value.members.some((m) => nameRank(m.key) !== undefined))
    return undefined;
  const names = first.value.members.map((m) => m.key);
  const at = (side: Member, name: Said): Said => {
    const found = side.value.kind === 'object' ? side.value.members.find((m) => plainKey(m.key) === plainKey(name))?.value : undefined;
    return isScalar(found) ? found.said : [];
  };
  if (!sides.every((s) => s.value.kind === 'object' && s.value.members.length === names.length && names.every((n) => at(s, n).length > 0)))
    return undefined;
  // `"before_label": "2015"` is what the side is called.
  const called = sides.map((s) => members.find((m) => isScalar(m.value) && plainKey(m.key) === `${plainKey(s.key)}label`));
  const titles = sides.map((s, i): Said => (isScalar(called[i]?.value) ? called[i].value.said : wordsOfKey(s.key)));
  return {
    rows: [[[], ...titles], ...names.map((n): Cells => [wordsOfKey(n), ...sides.map((s) => at(s, n))])],
    used: [...sides, ...called.flatMap((c) => (c === undefined ? [] : [c]))],
  };
}

function seriesOf({ members }: Members, flat: (n: Node) => readonly Said[] | undefined) {
  const name = members.find((m) => isScalar(m.value) && nameRank(m.key) !== undefined);
  const list = members.find((m) => flat(m.value) !== undefined);
  return list === undefined
    ? undefined
    : { name: name !== undefined && isScalar(name.value) ? name.value.said : [], values: flat(list.value) ?? [] };
}

const listed = (row: readonly Said[], length: number | undefined) =>
  length !== undefined && row.length === length + 1 ? { name: row[0] ?? [], values: row.slice(1) } : { name: [], values: row };

/** Without the names that only hold the slide: `{"slide": {"data": …}}`. */
export function unwrapped(members: readonly Member[]): Member[] {
  const out: Member[] = [];
  const [only] = members;
  // `{"org_chart": {"title": …}}` holds the slide under one name.
  if (members.length === 1 && only?.value.kind === 'object' && only.value.members.some((m) => isScalar(m.value) && plays(m.key, 'title')))
    return unwrapped(only.value.members);
  for (const m of members)
    if (m.value.kind === 'object' && plays(m.key, 'title') && m.value.members.some((v) => plainKey(v.key) === 'text' && isScalar(v.value)))
      out.push(...m.value.members.flatMap((v) => (plainKey(v.key) === 'text' ? [{ key: m.key, value: v.value }] : [])));
    else if (
      isScalar(m.value) &&
      /^(?:true|false)$/i.test(textOf(m.value.said)) &&
      /^(?:display|show|fill|visible|enabled|responsive|stacked|legend|tooltip|grid|animation|horizontal)/.test(plainKey(m.key))
    )
      continue;
    else if (m.value.kind === 'object' && plays(m.key, 'wrapper') && !m.value.members.every((v) => isScalar(v.value) && isFigure(v.value)))
      out.push(...unwrapped(m.value.members));
    else out.push(m);
  return out;
}

/** Without a first record that has nothing in common with the others: `{"event": "weekly_report"}` before the lines of the report. */
export function alike(nodes: readonly Node[], left: Range[]): readonly Node[] {
  const [first, second, third] = nodes;
  if (first?.kind !== 'object' || second?.kind !== 'object' || third?.kind !== 'object') return nodes;
  const names = new Set([...second.members, ...third.members].map((m) => plainKey(m.key)));
  if (first.members.some((m) => names.has(plainKey(m.key)))) return nodes;
  for (const { value } of first.members) if (isScalar(value)) left.push(boundsOf(value.said));
  return nodes.slice(1);
}

/** `"label": "Readiness", "value": 72`: a name and its value, on one line. */
export function measured(members: readonly Member[]): readonly Member[] {
  const label = members.find(
    (m) =>
      isScalar(m.value) && !isFigure(m.value) && /^(?:label|name|bezeichnung|libelle|etiqueta|etichetta|naam|nazwa)$/.test(plainKey(m.key)),
  );
  const value = members.find((m) => isScalar(m.value) && isFigure(m.value) && isValueKey(m.key));
  if (!isScalar(label?.value) || value === undefined) return members;
  const named = { key: label.value.said, value: value.value };
  return members.flatMap((m) => (m === value ? [named] : m === label ? [] : [m]));
}
