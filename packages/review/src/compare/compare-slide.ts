/** One slide that came back against what it was written from: what was changed, and how that is said as hand edits. */
import { createHash } from 'node:crypto';
import {
  hashLine,
  lookOfShape,
  type Media,
  placeOfShape,
  type Shape,
  type Slide,
  type TableShape,
  type Theme,
  walk,
  wordsOfShape,
} from '@deckwright/draw/scene';
import { type ForeignShape, type ForeignSlide, type ForeignTable, walkForeign } from '@deckwright/read/pptx';
import { type AddedElement, type ElementKit, fillOf, inches, paragraphsOf, strokeOf, toElement } from './added-element.ts';
import type { CarriedShape } from './carried-source.ts';
import { compareCells } from './compare-table.ts';
import { isNumberField, lookOfForeign, lookParts, nearLook, nearRuns, textOfForeign, wordsOfForeign } from './foreign-lines.ts';
import { type BaseShape, baseShape, matchShapes } from './match-shapes.ts';
import { alignIn, boxAsSet, follows, parentsOf, runOf, samePlace, turnBetween, typedOver, withBox } from './shape-changes.ts';

export interface BaseSlide {
  readonly slide: Slide;
  readonly theme: Theme;
  readonly media: ReadonlyMap<string, Media>;
  /** What the file says of its own shapes; without it they are found by their names. */
  readonly carried?: readonly CarriedShape[];
}

/** One thing that a person did. */
export interface Found {
  readonly change:
    | 'moved'
    | 'resized'
    | 'turned'
    | 'retyped'
    | 'restyled'
    | 'described'
    | 'deleted'
    | 'added'
    | 'replaced'
    | 'merged'
    | 'other';
  /** Id in the scene; absent for what was added. */
  readonly shape?: string;
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
  /** False: seen, and not carried on. */
  readonly kept: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]?: T[K] | undefined };

/** As `hand_edits` of a slide takes it. */
export interface FoundEdit {
  readonly shape: string;
  readonly name: string;
  readonly was: { readonly text?: string; readonly box_in?: readonly number[]; readonly look?: string };
  readonly deleted?: true;
  readonly box_in?: readonly number[];
  readonly rotation?: number;
  readonly alt?: string;
  readonly align?: string;
  readonly anchor?: string;
  readonly paragraphs?: readonly unknown[];
  readonly run?: AddedElement;
  readonly fill?: unknown;
  readonly stroke?: unknown;
  readonly cells?: readonly { readonly row: number; readonly column: number; readonly was: string; readonly text: string }[];
  readonly merged?: readonly unknown[];
}

export interface ComparedSlide {
  readonly found: readonly Found[];
  readonly edits: readonly FoundEdit[];
  /** Elements that were drawn, or that take the place of a shape. */
  readonly added: readonly AddedElement[];
  /** Shapes of earlier hand edits (`hand/…`) that changed again, as they are now; undefined for one that is gone. */
  readonly changed_added: ReadonlyMap<string, AddedElement | undefined>;
  /** The notes as they are now, when they changed. */
  readonly notes?: string;
}

export interface CompareKit {
  readonly picture: ElementKit['picture'];
  /** Ids for elements that were drawn. */
  readonly nextId: () => string;
  /** A program that writes every slide anew saved the file. */
  readonly rewritten: boolean;
}

/** Elements that came from a person before: the scene's prefix for them. */
const BY_HAND = 'authored/hand-';

export function compareSlide({ slide, theme, media, carried }: BaseSlide, sent: ForeignSlide, kit: CompareKit): ComparedSlide {
  const found: Found[] = [];
  const edits: FoundEdit[] = [];
  const added: AddedElement[] = [];
  const changed_added = new Map<string, AddedElement | undefined>();
  const replaced = new Set((slide.charts ?? []).flatMap((chart) => [...chart.replaces]));
  const written = [...walk(slide.shapes)].filter(
    (shape) => !replaced.has(shape.id) && !(shape.kind === 'group' && shape.children.length === 0),
  );
  const lines = new Map((carried ?? []).map((line) => [line.scene_id, line]));
  const base: BaseShape[] = [
    ...written.map((shape) => baseShape(shape, lines.get(shape.id)?.id)),
    ...(slide.charts ?? []).map((chart): BaseShape => {
      const id = lines.get(chart.id)?.id;
      return { key: chart.id, name: chart.name, words: '', box: chart.frame, kind: 'chart', ...(id === undefined ? {} : { id }) };
    }),
  ];
  const theirs = [...walkForeign(sent.shapes)];
  const pairs = matchShapes(base, theirs, kit.rewritten);
  const nowOf = ({ key, box }: BaseShape): ForeignShape | undefined => {
    const now = pairs.get(key);
    return now === undefined ? undefined : withBox(now, boxAsSet(now, box, kit));
  };
  const shapes = new Map(written.map((shape) => [shape.id, shape]));
  const parents = parentsOf(slide.shapes);
  const handled = new Set<string>();
  /** Of a group that was moved as a whole. */
  const movedAlong = new Set<string>();
  const lostIn = (name: string, shape?: string) => (what: string) => {
    found.push({ change: 'other', name, to: what, kept: false, ...(shape === undefined ? {} : { shape }) });
  };

  const remove = (one: BaseShape): void => {
    const inside = shapes.get(one.key);
    if (inside?.kind === 'group') {
      const leaves = [...walk(inside.children)];
      if (leaves.some(({ id }) => pairs.has(id))) {
        found.push({ change: 'other', shape: one.key, name: one.name, to: 'the group was taken apart', kept: false });
        return;
      }
      for (const { id } of leaves) handled.add(id);
    }
    found.push({ change: 'deleted', shape: one.key, name: one.name, from: one.words, kept: true });
    if (one.key.startsWith(BY_HAND)) changed_added.set(one.key, undefined);
    else edits.push({ shape: one.key, name: one.name, was: { text: one.words }, deleted: true });
  };

  for (const one of base) {
    if (handled.has(one.key)) continue;
    const now = nowOf(one);
    if (now === undefined) {
      if (![...(parents.get(one.key) ?? [])].some((id) => handled.has(id))) remove(one);
      continue;
    }
    const shape = shapes.get(one.key);
    const line = lines.get(one.key);
    if (shape?.kind === 'group') {
      const to = now.box;
      const leaves = [...walk(shape.children)].filter((leaf) => leaf.kind !== 'group');
      if (
        to !== undefined &&
        !samePlace(one.box, to) &&
        leaves.length > 0 &&
        leaves.every((leaf) => follows(leaf, shape.box, to, pairs.get(leaf.id)))
      ) {
        for (const leaf of walk(shape.children)) movedAlong.add(leaf.id);
        const edit: Mutable<FoundEdit> = {};
        told(one, now, edit, true, false);
        push(one, edit, undefined);
      }
      continue;
    }
    if (one.key.startsWith(BY_HAND)) {
      if (shape !== undefined && differs(shape, theme, now, line, sent.colors.get('hlink'))) {
        const element = toElement(now, one.key.slice('authored/'.length), { picture: kit.picture, lost: lostIn(one.name, one.key) });
        changed_added.set(one.key, element);
        found.push({
          change: 'replaced',
          shape: one.key,
          name: one.name,
          from: one.words,
          to: wordsOfForeign(now),
          kept: element !== undefined,
        });
      }
      continue;
    }
    compareShape(one, shape, now);
  }

  function compareShape(one: BaseShape, shape: Shape | undefined, now: ForeignShape): void {
    const line = lines.get(one.key);
    const lost = lostIn(one.name, one.key);
    const place = now.box !== undefined && !movedAlong.has(one.key) && !samePlace(one.box, now.box);
    const turned = shape !== undefined && Math.abs(turnBetween(shape.rotation ?? 0, now.rotation)) > 0.1;
    const edit: Mutable<FoundEdit> = {};
    // What was drawn anew stands where it stands.
    if ((place || turned) && !(shape?.kind === 'table' && now.kind === 'table' && recut(shape, now))) told(one, now, edit, place, turned);
    if (now.hidden) lost('it was hidden');
    if (shape === undefined) {
      push(one, edit, undefined);
      return;
    }
    if (shape.kind === 'image') {
      const part = now.kind === 'picture' ? now.picture.part : undefined;
      const picture = part === undefined ? undefined : kit.picture(part);
      const key = picture === undefined ? undefined : createHash('sha256').update(picture.bytes).digest('hex');
      if (
        key !== undefined &&
        key !== shape.media &&
        /^image\/(?:png|jpeg|gif)$/.test(picture?.mime ?? '') &&
        isPlain(media.get(shape.media))
      ) {
        const element = toElement(now, kit.nextId(), { picture: kit.picture, lost });
        if (element !== undefined) {
          added.push(element);
          edits.push({ shape: one.key, name: one.name, was: {}, deleted: true });
        }
        found.push({ change: 'replaced', shape: one.key, name: one.name, to: 'another picture', kept: element !== undefined });
        return;
      }
    }
    if (now.alt !== undefined && now.alt !== '' && now.alt !== shape.alt && shape.alt !== undefined) {
      edit.alt = now.alt.slice(0, 2000);
      found.push({ change: 'described', shape: one.key, name: one.name, from: shape.alt, to: now.alt, kept: true });
    }
    if (shape.kind === 'table' && now.kind === 'table') {
      if (compareTable(one, shape, now, edit)) return;
    } else compareWords(one, shape, now, edit, line);
    compareLook(one, shape, now, edit, line, lost);
    push(one, edit, shape);
  }

  function told(one: BaseShape, now: ForeignShape, edit: Mutable<FoundEdit>, place: boolean, turned: boolean): void {
    const line = ({ x, y, w, h }: BaseShape['box']): string => `${[x, y, w, h].map((side) => inches(side).toFixed(3)).join(' ')} in`;
    const base = { shape: one.key, name: one.name, kept: true };
    if (place && now.box !== undefined) {
      const { x, y, w, h } = now.box;
      edit.box_in = [x, y, w, h].map((side) => inches(Math.round(side)));
      const sized = w !== one.box.w || h !== one.box.h;
      found.push({ ...base, change: sized ? 'resized' : 'moved', from: line(one.box), to: line(now.box) });
    }
    if (!turned) return;
    edit.rotation = Math.round(now.rotation * 1000) / 1000;
    found.push({ ...base, change: 'turned', to: `${edit.rotation}°` });
  }

  function push(one: BaseShape, edit: Mutable<FoundEdit>, shape: Shape | undefined): void {
    if (Object.keys(edit).length === 0) return;
    const look = shape === undefined ? undefined : lookOfShape(shape, theme);
    const { x, y, w, h } = one.box;
    const was = {
      text: one.words,
      ...(edit.box_in === undefined ? {} : { box_in: [x, y, w, h].map(inches) }),
      ...((edit.run ?? edit.fill ?? edit.stroke) === undefined || look === undefined ? {} : { look: look.slice(0, 2000) }),
    };
    edits.push({ shape: one.key, name: one.name, was, ...(edit as Partial<FoundEdit>) });
  }

  function compareWords(one: BaseShape, shape: Shape, now: ForeignShape, edit: Mutable<FoundEdit>, line: CarriedShape | undefined): void {
    const text = now.kind === 'shape' || now.kind === 'connector' ? now.text : undefined;
    const words = text === undefined ? '' : textOfForeign(text);
    if (words === one.words || line?.text === hashLine(words) || (one.holds === 'number' && isNumberField(text))) return;
    found.push({ change: 'retyped', shape: one.key, name: one.name, from: one.words, to: words, kept: true });
    edit.paragraphs =
      text === undefined || words === ''
        ? [{ runs: [{ text: '' }] }]
        : typedOver('text' in shape ? shape.text : undefined, paragraphsOf(text), theme);
  }

  function compareLook(
    one: BaseShape,
    shape: Shape,
    now: ForeignShape,
    edit: Mutable<FoundEdit>,
    line: CarriedShape | undefined,
    lost: (what: string) => void,
  ): void {
    const after = lookOfForeign(now, sent.colors.get('hlink'));
    if (after === '' || (line !== undefined && line.look === hashLine(after))) return;
    const before = lookOfShape(shape, theme);
    if (before === after) return;
    const [a, b] = [lookParts(before), lookParts(after)];
    let restyled = false;
    if (shape.kind !== 'image' && shape.kind !== 'table' && !nearLook(a.fill, b.fill)) {
      restyled = true;
      edit.fill = fillOf(now.fill, { lost }) ?? 'none';
    }
    if (shape.kind !== 'table' && !nearLook(a.stroke, b.stroke)) {
      restyled = true;
      edit.stroke = strokeOf(now.outline) ?? 'none';
    }
    // Words that were typed bring their own look.
    if (a.runs.length > 0 && b.runs.length > 0 && !nearRuns(a.runs, b.runs)) {
      const [uniform] = b.runs;
      if (b.runs.length === 1 && uniform !== undefined) {
        const run = runOf(uniform, a.runs);
        const align = alignIn(uniform);
        if (Object.keys(run).length > 0) edit.run = run;
        if (align !== undefined && a.runs.some((old) => alignIn(old) !== align)) edit.align = align;
        restyled ||= edit.run !== undefined || edit.align !== undefined;
      } else if (edit.paragraphs === undefined && now.kind === 'shape' && now.text !== undefined) {
        restyled = true;
        edit.paragraphs = paragraphsOf(now.text).map(({ runs, align }) => ({ runs: runs.map(({ link: _link, ...run }) => run), align }));
      } else if (now.kind === 'table') lost('different looks of words in the cells of a table');
    }
    if (restyled) found.push({ change: 'restyled', shape: one.key, name: one.name, from: before, to: after, kept: true });
  }

  /** True when the table was replaced as a whole. */
  function compareTable(one: BaseShape, shape: TableShape, now: ForeignTable, edit: Mutable<FoundEdit>): boolean {
    if (recut(shape, now)) {
      const element = toElement(now, kit.nextId(), { picture: kit.picture, lost: lostIn(one.name, one.key) });
      const [from, to] = [shape, now].map(({ rows, columns }) => `${rows.length} rows, ${columns.length} columns`) as [string, string];
      found.push({ change: 'replaced', shape: one.key, name: one.name, from, to, kept: element !== undefined });
      if (element === undefined) return false;
      added.push(element);
      edits.push({ shape: one.key, name: one.name, was: { text: one.words }, deleted: true });
      return true;
    }
    const { found: changed, cells, merged } = compareCells(one, shape, now);
    found.push(...changed);
    if (cells.length > 0) edit.cells = cells;
    if (merged.length > 0) edit.merged = merged;
    return false;
  }

  const known = new Set(pairs.values());
  const inAdded = new Set<ForeignShape>();
  for (const shape of theirs) {
    if (known.has(shape) || inAdded.has(shape)) continue;
    if (shape.kind === 'group' && [...walkForeign(shape.children)].some((child) => known.has(child))) {
      found.push({ change: 'other', name: shape.name, to: 'shapes were grouped', kept: false });
      continue;
    }
    if (shape.kind === 'group' || shape.kind === 'diagram') for (const child of walkForeign(shape.children)) inAdded.add(child);
    // An empty placeholder shows nothing.
    if (shape.placeholder !== undefined && wordsOfForeign(shape) === '' && shape.kind === 'shape') continue;
    const element = toElement(shape, kit.nextId(), { picture: kit.picture, lost: lostIn(shape.name) });
    if (element !== undefined) added.push(element);
    found.push({ change: 'added', name: shape.name, to: wordsOfForeign(shape) || shape.kind, kept: element !== undefined });
  }
  const order = written.flatMap((shape) => {
    const now = pairs.get(shape.id);
    return now === undefined || shape.kind === 'group' ? [] : [theirs.indexOf(now)];
  });
  if (order.some((at, i) => i > 0 && at < (order[i - 1] ?? 0)))
    found.push({ change: 'other', name: 'slide', to: 'shapes were brought forward or back', kept: false });
  if (sent.hidden !== (slide.hidden === true))
    found.push({ change: 'other', name: 'slide', to: sent.hidden ? 'the slide was hidden' : 'the slide is shown again', kept: false });
  if (sent.comments.length > 0) found.push({ change: 'other', name: 'slide', to: `${sent.comments.length} comments`, kept: false });
  const notes = (sent.notes ?? '').trim();
  const noted = notes.replaceAll(/\s+/g, ' ') !== (slide.notes ?? '').trim().replaceAll(/\s+/g, ' ');
  if (noted) found.push({ change: 'retyped', name: 'notes', from: slide.notes ?? '', to: notes, kept: true });
  return { found, edits, added, changed_added, ...(noted ? { notes } : {}) };
}

const recut = (shape: TableShape, now: ForeignTable): boolean =>
  now.rows.length !== shape.rows.length || now.columns.length !== shape.columns.length;

const isPlain = (one: Media | undefined): boolean => one !== undefined && /^image\/(?:png|jpeg|gif)$/.test(one.mime);

/** Whether an element that came from a person is no longer as it was. */
function differs(shape: Shape, theme: Theme, now: ForeignShape, line: CarriedShape | undefined, link: string | undefined): boolean {
  const words = wordsOfForeign(now);
  const look = lookOfForeign(now, link);
  const [a, b] = [lookParts(lookOfShape(shape, theme)), lookParts(look)];
  return (
    (now.box !== undefined && !samePlace(placeOfShape(shape), now.box)) ||
    Math.abs(turnBetween(shape.rotation ?? 0, now.rotation)) > 0.1 ||
    (words !== wordsOfShape(shape) && line?.text !== hashLine(words)) ||
    (look !== '' &&
      line?.look !== hashLine(look) &&
      !(nearLook(a.fill, b.fill) && nearLook(a.stroke, b.stroke) && nearRuns(a.runs, b.runs)))
  );
}
