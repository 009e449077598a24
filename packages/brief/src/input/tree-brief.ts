/** Data with names set out as people type it: a title, then tables, lists and lines of a name and its value. */
import type { Rewriter } from './rewritten.ts';
import {
  boundsOf,
  type Items,
  isFigure,
  isNumber,
  isScalar,
  type Member,
  type Members,
  type Node,
  type Range,
  type Said,
  textOf,
} from './tree.ts';
import {
  isBranch,
  isBullets,
  isChildren,
  isNumbering,
  isOrdinal,
  isTechnical,
  nameRank,
  plainKey,
  plays,
  type Role,
  wordsOfKey,
} from './tree-keys.ts';
import { alike, between, columnsIn, measured, namesIn, recordRows, thingsIn, unwrapped } from './tree-records.ts';
import { saidBy, sorted } from './tree-roles.ts';
import { type Cells, writeRows } from './tree-rows.ts';
import { reshaped } from './tree-shapes.ts';

/** What data says by name of the slide as a whole. */
export type Named = Partial<Record<'headline' | 'context' | 'takeaway' | 'source' | 'unit' | 'form', Range>>;

export interface Told {
  named: Named;
  /** Names of values: characters of the text that is written. */
  readonly names: Range[];
  /** Values that are no content: characters of the source. */
  readonly left: Range[];
}

/** Longer lists of short things stand on one line. */
const MOST_LINES = 60;

export class TreeWriter {
  private readonly out: Rewriter;
  private readonly set: Told;
  constructor(out: Rewriter, set: Told) {
    this.out = out;
    this.set = set;
  }

  root(given: Node): void {
    const node = reshaped(given);
    if (node.kind === 'array') this.items(undefined, node, 0);
    else if (node.kind === 'object') this.slide(node);
    else if (node.kind === 'scalar') this.out.line().write(...node.said);
    this.out.line();
  }

  private name(role: keyof Named, ...said: readonly Said[]): void {
    this.out.line();
    const start = this.out.length;
    for (const [i, s] of said.entries()) {
      if (i > 0) this.out.put(' ');
      this.out.write(...s);
    }
    const of: Range = { start, end: this.out.length };
    if (this.set.named[role] === undefined) this.set.named = { ...this.set.named, [role]: of };
    this.out.line();
  }

  private leave({ value }: Member): void {
    if (value.kind === 'scalar') this.set.left.push(boundsOf(value.said));
    else if (value.kind === 'array') for (const item of value.items) this.leave({ key: [], value: item });
    else if (value.kind === 'object') for (const member of value.members) this.leave(member);
  }

  /** A name of the data: drawn where it labels something, and not missed where it does not. */
  private key(said: Said): Rewriter {
    const start = this.out.length;
    this.out.write(...wordsOfKey(said));
    this.set.names.push({ start, end: this.out.length });
    return this.out;
  }

  private rows(rows: readonly Cells[], headed: boolean): void {
    this.out.line();
    const head = writeRows(this.out, rows, headed);
    if (head !== undefined && headed) this.set.names.push(head);
  }

  /** What belongs to the slide as a whole is said first or last; the rest is content, in its order. */
  private slide(given: Members): void {
    const members = unwrapped(given.members);
    const { taken, rest, requests, left } = sorted(members);
    for (const member of left) this.leave(member);
    const all = (role: Role): readonly Member[] => taken.get(role) ?? [];
    for (const text of requests)
      this.out
        .line()
        .write(...saidBy(text))
        .line();
    const [form, ...forms] = all('form');
    const titles = all('title');
    const [title, ...more] = titles;
    if (title !== undefined) this.name('headline', saidBy(title));
    // `"chart": "bar"` is a bar chart.
    if (form !== undefined) {
      const word = /chart/iu.exec(textOf(form.key));
      const at = boundsOf(form.key).start + (word?.index ?? 0);
      const bare =
        /^(?:bar|column|line|pie|area|donut|bubble|scatter|stacked[ _-]?bar|bar[ _-]?rank|horizontal[ _-]?bar|gantt|waterfall|funnel)$/iu.test(
          textOf(saidBy(form)),
        );
      this.name(
        'form',
        wordsOfKey(saidBy(form)),
        ...(word !== null && bare ? [[{ text: word[0], start: at, end: at + word[0].length }]] : []),
      );
    }
    for (const m of forms) this.leave(m);
    const units = [...all('currency'), ...all('unit')].map(saidBy);
    const unit = (): void => {
      if (units.length === 0) return;
      this.out.line().put('(');
      const start = this.out.length;
      for (const [i, u] of units.entries()) {
        if (i > 0) this.out.put(' ');
        this.out.write(...u);
      }
      this.set.named = { ...this.set.named, unit: { start, end: this.out.length } };
      this.out.put(')').line();
    };
    if (title !== undefined) unit();
    const [sub, ...subs] = [...more, ...all('subtitle'), ...all('period')];
    for (const m of [...(sub === undefined ? [] : [sub]), ...subs]) {
      const words = /\p{L}/u.test(textOf(saidBy(m)));
      this.name('context', ...(words ? [saidBy(m)] : [wordsOfKey(m.key), saidBy(m)]));
    }
    const [author] = all('author');
    const alone = rest.length === 0 && title === undefined && form !== undefined && all('text').length === 1;
    const texts = (): void => {
      for (const [i, m] of all('text').entries()) {
        const [open, close] = i === 0 && (author !== undefined || alone) ? ['"', '"'] : ['', ''];
        this.out
          .line()
          .put(open)
          .write(...saidBy(m))
          .put(close);
        if (i === 0 && author !== undefined) this.out.put(' — ').write(...saidBy(author));
        this.out.line();
      }
    };
    // A statement stands before who made it.
    const stated = rest.every((m) => isScalar(m.value));
    if (stated) texts();
    this.body(measured(rest), 0);
    if (title === undefined) unit();
    if (!stated) texts();
    for (const m of all('text').length > 0 ? [] : all('author'))
      this.out
        .line()
        .put('— ')
        .write(...saidBy(m))
        .line();
    for (const m of all('note'))
      this.out
        .line()
        .write(...saidBy(m))
        .line();
    for (const m of all('takeaway')) this.name('takeaway', saidBy(m));
    for (const m of all('source')) {
      this.out.paragraph();
      const start = this.out.length;
      this.out
        .write(...m.key)
        .put(': ')
        .write(...saidBy(m));
      this.set.named = { ...this.set.named, source: { start, end: this.out.length } };
      this.out.line();
    }
  }

  /** Members that say something: as columns, where they are lists of one length, else one after the other. */
  private body(members: readonly Member[], level: number): void {
    const table = columnsIn(members);
    const rest = table === undefined ? members : members.filter((m) => !table.used.includes(m));
    if (table !== undefined) {
      this.rows(table.rows, true);
    }
    // Beside lists a name with a value is a line of its own.
    const listed = table === undefined && rest.every((m) => isScalar(m.value));
    const known = new Set(rest.flatMap((m) => namesIn(m.value)));
    let things: Cells[] = [];
    const close = (): void => {
      if (things.length > 0) this.rows(things, false);
      things = [];
    };
    const many = rest.filter((m) => thingsIn(m.value) !== undefined).length >= 2;
    for (const { key, value } of rest) {
      // `"start": {"label": "FY24", "value": 42}, "steps": […], "end": …`: one course.
      const own = many ? thingsIn(value) : undefined;
      if (own !== undefined) {
        things.push(...own);
        continue;
      }
      close();
      // Names that stand over the columns anyway.
      if (value.kind === 'array' && value.items.every((n) => isScalar(n) && known.has(textOf(n.said)))) {
        continue;
      }
      if (value.kind === 'scalar') this.keyed(level, key, value.said, level === 0 && !listed);
      else if (value.kind === 'array') this.items(key, value, level);
      else if (value.kind === 'object') this.members(key, value, level);
    }
    close();
  }

  private bullet(level: number, name: Said, value?: Said): void {
    this.out
      .line()
      .put(`${'  '.repeat(level)}- `)
      .write(...name);
    if (value !== undefined) this.out.put(': ').write(...value);
    this.out.line();
  }

  /** A name of the data and its value. */
  private keyed(level: number, key: Said, value: Said, plain = false): void {
    this.out.line().put(plain ? '' : `${'  '.repeat(level)}- `);
    this.key(key)
      .put(': ')
      .write(...value)
      .line();
  }

  /** A line over what follows. */
  private heading(key: Said, level: number, mark: ':' | ''): void {
    if (level > 0) this.out.line().put(`${'  '.repeat(level - 1)}- `);
    else if (this.out.length > 0 && this.set.named.headline?.end !== this.out.length - 1) this.out.paragraph();
    this.key(key)
      .put(level > 0 ? '' : mark)
      .line();
  }

  private members(key: Said, { members: given }: Members, level: number): void {
    const members = given.filter((m) => m.value.kind !== 'nothing');
    const rows = recordRows(members.map((m) => ({ ...m.value, called: m.key })));
    if (rows !== undefined && members.length >= 2) {
      if (!plays(key, 'wrapper')) this.heading(key, level, '');
      this.rows(rows.cells, rows.headed);
      return;
    }
    // `"start": {"label": "FY24", "value": 42}` is one thing.
    const named = members.find((m) => isScalar(m.value) && nameRank(m.key) !== undefined);
    const rest = members.filter((m) => m !== named && !(isScalar(m.value) && isNumbering(m.key)));
    if (named !== undefined && isScalar(named.value) && rest.length <= 2 && rest.every((m) => isScalar(m.value))) {
      this.thing(named.value.said, rest, level);
      return;
    }
    if (named !== undefined && isScalar(named.value)) {
      this.nested({ kind: 'object', members }, level);
      return;
    }
    const own = plays(key, 'wrapper') && level === 0;
    if (!own) this.heading(key, level, ':');
    this.body(members, own || level === 0 ? level : level + 1);
  }

  private items(key: Said | undefined, { items: given }: Items, level: number): void {
    const items = alike(
      given.filter((n) => n.kind !== 'nothing'),
      this.set.left,
    );
    const head = key === undefined || textOf(key) === '' || plays(key, 'wrapper') ? undefined : key;
    if (items.length > 0 && items.every(isScalar)) {
      const short = items.length > MOST_LINES || (items.every((n) => isNumber(textOf(n.said))) && items.length > 1);
      if (short && head !== undefined) {
        this.out.line().put(level > 0 ? `${'  '.repeat(level)}- ` : '');
        this.key(head).put(': ');
        for (const [i, n] of items.entries()) this.out.put(i === 0 ? '' : ', ').write(...n.said);
        this.out.line();
        return;
      }
      const within = level > 0 && head !== undefined && !isChildren(head);
      if (head !== undefined && (within || (level === 0 && !(isBullets(head) && this.set.named.headline !== undefined))))
        this.heading(head, within ? level + 1 : 0, ':');
      for (const n of items) this.bullet(within ? level + 1 : level, n.said);
      return;
    }
    const lists = items.filter((n): n is Items => n.kind === 'array');
    if (lists.length === items.length && lists.every((l) => l.items.every((n) => n.kind === 'scalar' || n.kind === 'nothing'))) {
      if (head !== undefined) this.heading(head, level, '');
      const cells = lists.map((l) => l.items.map((n) => (isScalar(n) ? n.said : [])));
      if (
        head !== undefined &&
        /range|spread|interval|spanne|bereich|rango|fourchette|zakres/u.test(plainKey(head)) &&
        cells.every((r) => r.length === 3)
      )
        for (const [name = [], low = [], high = []] of cells) this.bullet(level, name, [...low, between(' – ', high), ...high]);
      else this.rows(cells, false);
      return;
    }
    const records = items.filter((n): n is Members => n.kind === 'object');
    const rows = records.length === items.length && level === 0 ? recordRows(items, this.set.left) : undefined;
    if (rows !== undefined) {
      if (head !== undefined) this.heading(head, level, rows.cells[0]?.length === 2 ? ':' : '');
      this.rows(rows.cells, rows.headed);
      return;
    }
    if (head !== undefined && level === 0) this.heading(head, 0, '');
    for (const item of items) {
      if (item.kind === 'object') this.nested(item, level, head !== undefined && isBranch(head));
      else if (item.kind === 'array') this.items(undefined, item, level + 1);
      else if (item.kind === 'scalar') this.bullet(level, item.said);
    }
  }

  /** A name with one value, or more of them in brackets. */
  private thing(name: Said, rest: readonly Member[], level: number): void {
    const [first, ...more] = rest.flatMap((m) => (isScalar(m.value) ? [m.value.said] : []));
    this.bullet(level, name, first);
    for (const [i, said] of more.entries()) this.keyed(level + 1, rest[i + 1]?.key ?? [], said);
  }

  /** A thing with things of its own below it. */
  private nested({ members: given }: Members, level: number, branch = false): void {
    const members = given.filter((m) => m.value.kind !== 'nothing');
    const single = members.filter((m) => isScalar(m.value));
    const named =
      [...single].sort((a, b) => (nameRank(a.key) ?? 99) - (nameRank(b.key) ?? 99)).find((m) => nameRank(m.key) !== undefined) ??
      single.find((m) => !isFigure(m.value));
    const below = members.filter((m) => !isScalar(m.value));
    const [said, ...others] = single.filter(
      (m) => m !== named && !isNumbering(m.key) && !(isOrdinal(m.key) && isFigure(m.value)) && !isTechnical(m.key),
    );
    const sections =
      !branch &&
      level === 0 &&
      single.length === 1 &&
      below.length === 1 &&
      below[0]?.value.kind === 'array' &&
      below[0].value.items.every(isScalar);
    if (named === undefined || !isScalar(named.value)) {
      this.body(members, level);
      return;
    }
    if (sections) {
      this.out
        .paragraph()
        .write(...named.value.said)
        .put(':')
        .line();
    } else this.bullet(level, named.value.said, said !== undefined && isScalar(said.value) ? said.value.said : undefined);
    for (const m of others) if (isScalar(m.value)) this.keyed(level + 1, m.key, m.value.said);
    for (const { key, value } of below) {
      if (value.kind === 'array') this.items(isChildren(key) ? undefined : key, value, sections ? level : level + 1);
      else if (value.kind === 'object') this.members(key, value, level + 1);
    }
  }
}
