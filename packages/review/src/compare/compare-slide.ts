/** One slide that came back against what it was written from: what was changed, and the hand edits that say so. */
import { type GroupShape, hashLine, lookOfShape, placeOfShape, type Shape, type Slide, walk, wordsOfShape } from '@deckwright/draw/scene';
import { type ForeignShape, type ForeignSlide, walkForeign } from '@deckwright/read/pptx';
import { toElement } from './added-element.ts';
import type { CarriedShape } from './carried-source.ts';
import { compareShape, isTurned, recordMove } from './compare-shape.ts';
import { type BaseSlide, type ComparedSlide, type CompareKit, type Comparison, elementKit } from './comparison.ts';
import { lookOfForeign, lookParts, nearLook, nearRuns, wordsOfForeign } from './foreign-lines.ts';
import { type BaseShape, baseShape, matchShapes } from './match-shapes.ts';
import { boxAsSet, follows, parentsOf, samePlace, withBox } from './shape-changes.ts';

/** The scene's prefix for ids of elements that a person added earlier. */
const BY_HAND = 'authored/hand-';

export function compareSlide(baseSlide: BaseSlide, sent: ForeignSlide, kit: CompareKit): ComparedSlide {
  const comparison = startComparison(baseSlide, sent, kit);
  compareBase(comparison);
  addDrawn(comparison);
  compareWhole(comparison);
  const notes = changedNotes(comparison);
  const { found, edits, added, changed_added } = comparison;
  return { found, edits, added, changed_added, ...(notes === undefined ? {} : { notes }) };
}

function startComparison({ slide, theme, media, carried: lines }: BaseSlide, sent: ForeignSlide, kit: CompareKit): Comparison {
  const carried = new Map((lines ?? []).map((line) => [line.scene_id, line]));
  const written = writtenShapes(slide);
  const base_shapes: BaseShape[] = [
    ...written.map((shape) => baseShape(shape, carried.get(shape.id)?.id)),
    ...(slide.charts ?? []).map((chart): BaseShape => {
      const id = carried.get(chart.id)?.id;
      return { key: chart.id, name: chart.name, words: '', box: chart.frame, kind: 'chart', ...(id === undefined ? {} : { id }) };
    }),
  ];
  return {
    slide,
    theme,
    media,
    sent,
    kit,
    base_shapes,
    carried,
    shapes: new Map(written.map((shape) => [shape.id, shape])),
    pairs: matchShapes(base_shapes, [...walkForeign(sent.shapes)], kit.rewritten),
    handled: new Set(),
    moved_along: new Set(),
    found: [],
    edits: [],
    added: [],
    changed_added: new Map(),
  };
}

/** The shapes of the slide that the file has. Native charts replace some, and empty groups are not written. */
function writtenShapes(slide: Slide): readonly Shape[] {
  const replaced = new Set((slide.charts ?? []).flatMap((chart) => [...chart.replaces]));
  return [...walk(slide.shapes)].filter((shape) => !replaced.has(shape.id) && !(shape.kind === 'group' && shape.children.length === 0));
}

/** Compares every shape of the base with what became of it. */
function compareBase(comparison: Comparison): void {
  const parents = parentsOf(comparison.slide.shapes);
  for (const base of comparison.base_shapes) {
    if (comparison.handled.has(base.key)) continue;
    const paired = comparison.pairs.get(base.key);
    if (paired === undefined) {
      if (![...(parents.get(base.key) ?? [])].some((id) => comparison.handled.has(id))) recordRemoval(comparison, base);
      continue;
    }
    const now = withBox(paired, boxAsSet(paired, base.box, comparison.kit));
    const shape = comparison.shapes.get(base.key);
    if (shape?.kind === 'group') compareGroup(comparison, base, shape, now);
    else if (base.key.startsWith(BY_HAND)) compareHandMade(comparison, base, shape, now);
    else compareShape(comparison, base, now);
  }
}

function recordRemoval(comparison: Comparison, base: BaseShape): void {
  const { shapes, pairs, found, edits, changed_added } = comparison;
  const shape = shapes.get(base.key);
  if (shape?.kind === 'group') {
    const leaves = [...walk(shape.children)];
    if (leaves.some(({ id }) => pairs.has(id))) {
      found.push({ change: 'other', shape: base.key, name: base.name, to: 'the group was taken apart', kept: false });
      return;
    }
    for (const { id } of leaves) comparison.handled.add(id);
  }
  found.push({ change: 'deleted', shape: base.key, name: base.name, from: base.words, kept: true });
  if (base.key.startsWith(BY_HAND)) changed_added.set(base.key, undefined);
  else edits.push({ shape: base.key, name: base.name, was: { text: base.words }, deleted: true });
}

/** Records one edit for a group that was moved as a whole: every shape of it lies where the group moved it. */
function compareGroup(comparison: Comparison, base: BaseShape, group: GroupShape, now: ForeignShape): void {
  const to = now.box;
  const leaves = [...walk(group.children)].filter((leaf) => leaf.kind !== 'group');
  if (to === undefined || samePlace(base.box, to) || leaves.length === 0) return;
  if (!leaves.every((leaf) => follows(leaf, group.box, to, comparison.pairs.get(leaf.id)))) return;
  for (const leaf of walk(group.children)) comparison.moved_along.add(leaf.id);
  recordMove(comparison, base, now);
}

/** Replaces an element that a person added earlier, when anything of it changed. */
function compareHandMade(comparison: Comparison, base: BaseShape, shape: Shape | undefined, now: ForeignShape): void {
  if (shape === undefined || !differs(comparison, shape, now, comparison.carried.get(base.key))) return;
  const element = toElement(now, base.key.slice('authored/'.length), elementKit(comparison, base.name, base.key));
  comparison.changed_added.set(base.key, element);
  comparison.found.push({
    change: 'replaced',
    shape: base.key,
    name: base.name,
    from: base.words,
    to: wordsOfForeign(now),
    kept: element !== undefined,
  });
}

function differs({ theme, sent }: Comparison, shape: Shape, now: ForeignShape, line: CarriedShape | undefined): boolean {
  const words = wordsOfForeign(now);
  const look = lookOfForeign(now, sent.colors.get('hlink'));
  const [a, b] = [lookParts(lookOfShape(shape, theme)), lookParts(look)];
  return (
    (now.box !== undefined && !samePlace(placeOfShape(shape), now.box)) ||
    isTurned(shape, now) ||
    (words !== wordsOfShape(shape) && line?.text !== hashLine(words)) ||
    (look !== '' &&
      line?.look !== hashLine(look) &&
      !(nearLook(a.fill, b.fill) && nearLook(a.stroke, b.stroke) && nearRuns(a.runs, b.runs)))
  );
}

/** Adds the shapes that a person drew: those that match none of the base. */
function addDrawn(comparison: Comparison): void {
  const { sent, pairs, kit, found, added } = comparison;
  const paired = new Set(pairs.values());
  const inAdded = new Set<ForeignShape>();
  for (const shape of walkForeign(sent.shapes)) {
    if (paired.has(shape) || inAdded.has(shape)) continue;
    if (shape.kind === 'group' && [...walkForeign(shape.children)].some((child) => paired.has(child))) {
      found.push({ change: 'other', name: shape.name, to: 'shapes were grouped', kept: false });
      continue;
    }
    if (shape.kind === 'group' || shape.kind === 'diagram') for (const child of walkForeign(shape.children)) inAdded.add(child);
    // An empty placeholder shows nothing.
    if (shape.placeholder !== undefined && wordsOfForeign(shape) === '' && shape.kind === 'shape') continue;
    const element = toElement(shape, kit.nextId(), elementKit(comparison, shape.name));
    if (element !== undefined) added.push(element);
    found.push({ change: 'added', name: shape.name, to: wordsOfForeign(shape) || shape.kind, kept: element !== undefined });
  }
}

/** Names changes of the slide as a whole that no edit can hold: the order of shapes, hiding and comments. */
function compareWhole({ slide, sent, shapes, pairs, found }: Comparison): void {
  const theirs = [...walkForeign(sent.shapes)];
  const order = [...shapes.values()].flatMap((shape) => {
    const now = pairs.get(shape.id);
    return now === undefined || shape.kind === 'group' ? [] : [theirs.indexOf(now)];
  });
  if (order.some((at, i) => i > 0 && at < (order[i - 1] ?? 0)))
    found.push({ change: 'other', name: 'slide', to: 'shapes were brought forward or back', kept: false });
  if (sent.hidden !== (slide.hidden === true))
    found.push({ change: 'other', name: 'slide', to: sent.hidden ? 'the slide was hidden' : 'the slide is shown again', kept: false });
  if (sent.comments.length > 0) found.push({ change: 'other', name: 'slide', to: `${sent.comments.length} comments`, kept: false });
}

/** The notes as they are now; undefined when they say the same. */
function changedNotes({ slide, sent, found }: Comparison): string | undefined {
  const notes = (sent.notes ?? '').trim();
  if (notes.replaceAll(/\s+/g, ' ') === (slide.notes ?? '').trim().replaceAll(/\s+/g, ' ')) return undefined;
  found.push({ change: 'retyped', name: 'notes', from: slide.notes ?? '', to: notes, kept: true });
  return notes;
}
