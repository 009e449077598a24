/** Shapes that programs give to data, told as people would: who reports to whom by numbers, maps of heat, edges, zones, axes with their own data. */
import { isNumber, isScalar, type Member, type Members, type Node, type Said, scalar, textOf } from './tree.ts';
import { isAxis, nameRank, plainKey } from './tree-keys.ts';

const PARENT =
  /^(?:manager|managerid|parent|parentid|reportsto|boss|bossid|supervisor|supervisorid|vorgesetzter|superior|superieur|jefe|capo|chefe|przelozony|leiter)$/;
const OWN = /^(?:id|nr|no|key|ref|employeeid|nodeid)$/;
const FROM = /^(?:from|source|src|start|von|quelle|de|desde|da|van|od)$/;
const TO = /^(?:to|target|dst|destination|end|nach|ziel|vers|a|para|naar|do)$/;
const MOST = 400;

const list = (node: Node | undefined): readonly Node[] => (node?.kind === 'array' ? node.items : []);
const membersOf = (node: Node | undefined): readonly Member[] => (node?.kind === 'object' ? node.members : []);
const saidOf = (node: Node | undefined): Said => (isScalar(node) ? node.said : []);
const at = (node: Node, name: RegExp): Node | undefined => membersOf(node).find((m) => name.test(plainKey(m.key)))?.value;
const named = (node: Node): Member | undefined =>
  [...membersOf(node)]
    .filter((m) => isScalar(m.value) && nameRank(m.key) !== undefined)
    .sort((a, b) => (nameRank(a.key) ?? 0) - (nameRank(b.key) ?? 0))[0];

/** A mark between two stretches. */
const mark = (text: string, next: Said): Said => [{ text, start: next[0]?.start ?? 0, end: next[0]?.start ?? 0 }];

/** Records that name who stands above them, as a tree; undefined where one names nobody that is there, or itself. */
function treeOf(records: readonly Node[]): Node | undefined {
  const parentKey = (m: Member): boolean => PARENT.test(plainKey(m.key));
  if (records.length < 3 || records.length > MOST || !records.some((r) => membersOf(r).some((m) => parentKey(m) && isScalar(m.value))))
    return undefined;
  const byName = new Map<string, number>();
  for (const [i, r] of records.entries())
    for (const said of [saidOf(at(r, OWN)), saidOf(named(r)?.value)]) if (said.length > 0) byName.set(textOf(said).trim().toLowerCase(), i);
  const parents = records.map((r) => {
    const said = saidOf(membersOf(r).find(parentKey)?.value);
    return said.length === 0 ? undefined : (byName.get(textOf(said).trim().toLowerCase()) ?? Number.NaN);
  });
  // The one above may be named by what it does, which is no record's name.
  if (parents.some((p, i) => p !== undefined && (Number.isNaN(p) || p === i)) || parents.every((p) => p !== undefined)) return undefined;
  const below = records.map((): number[] => []);
  for (const [i, p] of parents.entries()) if (p !== undefined) below[p]?.push(i);
  let seen = 0;
  const build = (i: number, depth: number): Node => {
    seen++;
    const own = membersOf(records[i]).filter((m) => !parentKey(m) && !OWN.test(plainKey(m.key)));
    const children = depth > 20 ? [] : (below[i] ?? []).map((k) => build(k, depth + 1));
    return {
      kind: 'object',
      members: children.length === 0 ? own : [...own, { key: CHILDREN, value: { kind: 'array', items: children } }],
    };
  };
  const roots = parents.flatMap((p, i) => (p === undefined ? [build(i, 0)] : []));
  return seen === records.length ? { kind: 'array', items: roots } : undefined;
}

/** A name that is not written: what belongs to a thing stands below it. */
const CHILDREN: Said = [{ text: 'children', start: 0, end: 0 }];

/** `{"from": 50, "to": 80, "label": "fair"}` as a name with its stretch of the scale. */
function zoneOf(node: Node): Node | undefined {
  const [low, high, name] = [
    saidOf(at(node, FROM) ?? at(node, /^(?:min|low)$/)),
    saidOf(at(node, TO) ?? at(node, /^(?:max|high|upto|below)$/)),
    saidOf(named({ kind: 'object', members: membersOf(node).filter((m) => !FROM.test(plainKey(m.key))) })?.value),
  ];
  if (name.length === 0 || (low.length === 0 && high.length === 0)) return undefined;
  if (![low, high].every((said) => said.length === 0 || isNumber(textOf(said)))) return undefined;
  const range =
    low.length === 0
      ? [...mark('<', high), ...high]
      : high.length === 0
        ? [...mark('>', low), ...low]
        : [...low, ...mark(' – ', high), ...high];
  return {
    kind: 'object',
    members: [
      { key: LABEL, value: { kind: 'scalar', said: name, quoted: true } },
      { key: RANGE, value: { kind: 'scalar', said: range, quoted: true } },
    ],
  };
}
const LABEL: Said = [{ text: 'label', start: 0, end: 0 }];
const RANGE: Said = [{ text: 'value', start: 0, end: 0 }];

const isZones = (key: Said): boolean =>
  /^(?:zones?|bands?|thresholds|segments|stufen|zonen|bereiche|seuils|zonas|zone|fasce|progi)$/.test(plainKey(key));
const isEdges = (key: Said): boolean =>
  /^(?:edges|links|connections|arrows|flows|kanten|verbindungen|liens|enlaces|conexiones|collegamenti|ligacoes|verbindingen|polaczenia)$/.test(
    plainKey(key),
  );

/** `[["Shop", "CRM"], …]` and records of nothing but two ends, as lines with an arrow. */
function edgesOf(items: readonly Node[]): Node | undefined {
  const pairs = items.map((n): readonly Said[] | undefined => {
    const ends =
      n.kind === 'array'
        ? n.items.map(saidOf)
        : n.kind === 'object' && n.members.length === 2
          ? [saidOf(at(n, FROM)), saidOf(at(n, TO))]
          : [];
    return ends.length === 2 && ends.every((e) => e.length > 0) ? ends : undefined;
  });
  if (pairs.length === 0 || pairs.some((p) => p === undefined)) return undefined;
  return {
    kind: 'array',
    items: pairs.map(([from = [], to = []] = []): Node => ({ kind: 'scalar', said: [...from, ...mark(' → ', to), ...to], quoted: true })),
  };
}

/** `"x": [...], "y": [...], "z": [[...], ...]`: rows by the names of y under those of x. */
function heatOf(members: readonly Member[]): readonly Member[] | undefined {
  const [x, y, z] = ['x', 'y', 'z'].map((name) => members.find((m) => plainKey(m.key) === name));
  const [across, down, cells] = [list(x?.value), list(y?.value), list(z?.value)];
  if (x === undefined || y === undefined || z === undefined || across.length < 2 || down.length < 2) return undefined;
  if (cells.length !== down.length || !cells.every((row) => list(row).length === across.length)) return undefined;
  const rows = cells.map(
    (row, i): Node => ({
      kind: 'object',
      members: [
        { key: LABEL, value: down[i] as Node },
        { key: RANGE, value: row },
      ],
    }),
  );
  return [
    { key: x.key, value: x.value },
    { key: z.key, value: { kind: 'array', items: rows } },
    ...members.filter((m) => m !== x && m !== y && m !== z),
  ];
}

/** Names of all ends of edges beside it. */
function endsOf(members: readonly Member[]): ReadonlySet<string> {
  const out = new Set<string>();
  for (const { key, value } of members)
    if (isEdges(key))
      for (const edge of list(value))
        for (const end of edge.kind === 'array' ? edge.items : [at(edge, FROM), at(edge, TO)]) if (isScalar(end)) out.add(textOf(end.said));
  return out;
}

/** The same data in shapes that are written plainly. */
export function reshaped(node: Node): Node {
  if (node.kind === 'array') return treeOf(node.items) ?? { ...node, items: node.items.map(reshaped) };
  if (node.kind !== 'object') return node;
  const ends = endsOf(node.members);
  const members = (heatOf(node.members) ?? node.members).flatMap((m): Member[] => {
    const { key, value } = m;
    // Boxes that the arrows name anyway.
    const boxes = list(value).map((n) =>
      isScalar(n) ? textOf(n.said) : membersOf(n).length === 1 ? textOf(saidOf(membersOf(n)[0]?.value)) : '',
    );
    if (ends.size > 0 && boxes.length > 0 && boxes.every((b) => ends.has(b)) && !isEdges(key)) return [];
    if (isEdges(key) && value.kind === 'array') return [{ key, value: edgesOf(value.items) ?? reshaped(value) }];
    if (isZones(key) && value.kind === 'array') {
      const zones = value.items.map(zoneOf);
      if (zones.length > 1 && zones.every((z) => z !== undefined))
        return [{ key, value: { kind: 'array', items: zones.flatMap((z) => (z === undefined ? [] : [z])) } }];
    }
    const data =
      value.kind === 'object' && isAxis(key)
        ? value.members.find((v) => /^(?:data|categories|labels|values)$/.test(plainKey(v.key)) && v.value.kind === 'array')
        : undefined;
    return [{ key, value: data === undefined ? reshaped(value) : data.value }];
  });
  return members.length === 0 ? scalar([]) : ({ kind: 'object', members } satisfies Members);
}
