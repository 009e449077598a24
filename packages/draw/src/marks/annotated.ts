/** Draws a chart with its annotations. Room is made first, then arrows, the value line and call-outs are placed in it. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Annotations, Arrow, Place } from '../fields/annotations.ts';
import { toneColor } from '../fields/chart-fields.ts';
import { type BoxIn, type Drawing, DrawRefusal, type Kit, Sketch, shape } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import type { Anchor, ChartPlaces } from './anchors.ts';
import { drawCallout, drawNumbered, drawSpan, listHeight, type NamedCallout, placeCallouts } from './callouts.ts';
import { arrowRoom, drawArrows, type FoundArrow } from './change-arrows.ts';
import { changeFigure } from './change-figure.ts';
import { chartPlaces } from './chart-places.ts';
import { beforeBeside, type DrawnInRoom, drawInRoom, type Room, withRoomAtRight } from './chart-room.ts';
import { deltasBeside } from './deltas-beside.ts';
import { joinChart } from './join-chart.ts';
import { lineOverColumns, stripHeight } from './line-over-columns.ts';
import { obstaclesOf } from './obstacles.ts';
import { remember } from './trial-drawing.ts';
import { drawValueLine, labelRoom, roomFor, type ValueLine, valueLineWords } from './value-line.ts';

export interface AnnotatedPane {
  readonly box: BoxIn;
  /** Prefix of the ids in the drawing. */
  readonly id: string;
  /** JSON Pointer of the data. */
  readonly pointer: string;
  /** Unit of the values, where all have the same. */
  readonly unit: string;
}

/** Smallest height of the chart when room is made. */
const MIN_HEIGHT = 1.6;
const MAX_PASSES = 5;
/** The name that an arrow uses to begin or end at the value line. */
const VALUE_LINE = 'value_line';

export function drawAnnotated(notes: Annotations, pane: AnnotatedPane, kit: Kit, draw: (box: BoxIn) => Drawing): Drawing {
  const before = kit.compared;
  const ends = notes.arrows.flatMap(({ from, to }) => [from, to]);
  kit.compared = new Set(ends.filter(({ series }) => series === undefined || series !== notes.line_over?.label).map((e) => e.category));
  try {
    return drawWithRoom(notes, pane, kit, draw);
  } finally {
    kit.compared = before;
  }
}

type Notes = Omit<Annotations, 'line_over' | 'delta_columns'> & {
  readonly line_over?: Annotations['line_over'] | undefined;
  readonly delta_columns?: Annotations['delta_columns'] | undefined;
};

/** The chart is drawn again with the room that its annotations need. */
function drawWithRoom(notes: Notes, pane: AnnotatedPane, kit: Kit, draw: (box: BoxIn) => Drawing): Drawing {
  const { box } = pane;
  const { line_over, delta_columns } = notes;
  const reserves = line_over !== undefined || delta_columns !== undefined;
  let room: Room = { strip: line_over === undefined ? 0 : stripHeight(box.h), head: 0, end: 0, top: 0, right: 0, foot: 0 };
  for (let pass = 1; ; pass++) {
    const back = remember(kit);
    const claimed = kit.charts.length;
    const namedBefore = kit.named.length;
    const undo = (): void => {
      back();
      kit.charts.length = claimed;
    };
    const withoutLine = (): Drawing => {
      undo();
      warnOfLine(pane, kit);
      return drawWithRoom({ ...notes, line_over: undefined }, pane, kit, draw);
    };
    const withoutDeltas = (): Drawing => {
      undo();
      warnOfDeltas(pane, kit);
      return drawWithRoom({ ...notes, delta_columns: undefined }, pane, kit, draw);
    };
    let bare: DrawnInRoom;
    try {
      bare = drawInRoom(draw, box, room, reserves, kit);
    } catch (error) {
      // What does not fit beside notes may fit without them.
      if (!(error instanceof DrawRefusal)) throw error;
      if (room.end + room.head > 0) return withoutDeltas();
      if (room.strip > 0) return withoutLine();
      throw error;
    }
    const under = chartPlaces(kit.charts.slice(claimed), bare.drawing.shapes, kit, kit.named.slice(namedBefore));
    if (under === undefined && !reserves) return refuseAll(notes, pane, kit, bare.drawing);
    const lined = line_over === undefined ? undefined : lineOverColumns(line_over, bare, under, room, pane, kit);
    if (line_over !== undefined && lined === undefined) return withoutLine();
    const places = lined?.places ?? under;
    const chart = lined?.drawing ?? bare.drawing;
    const beside =
      delta_columns === undefined ? undefined : deltasBeside(delta_columns, { ...bare, drawing: chart }, places, room, pane, kit);
    if (delta_columns !== undefined && beside === undefined) return withoutDeltas();
    if (places === undefined) return refuseAll(notes, pane, kit, chart);
    const drawing = beside?.drawing ?? chart;
    const found = findAll(places.claim === undefined ? onlyCallouts(notes, pane, kit) : notes, places, pane, kit);
    const lacks = { right: lined?.lacks ?? 0, end: beside?.lacks.end ?? 0, head: beside?.lacks.head ?? 0 };
    const more = pass < MAX_PASSES ? moreRoom(found, places, room, lacks, pane, kit) : undefined;
    // What nobody asked for stands over no marks.
    if (more === undefined && notes.is_derived === true && isCramped(found, room, kit))
      kit.warn('annotation_ignored', 'The chart has no room for a note on its title.', { path: pane.pointer });
    // Where the chart cannot give the room, what lacks it is left out.
    if (more === undefined && lacks.end + lacks.head > 0) return withoutDeltas();
    if (more === undefined && lacks.right > 0.03) return withoutLine();
    const done = more ?? withAnnotations(found, drawing, places, room, beside?.zone, pane, kit);
    if (typeof done === 'number') room = { ...room, foot: done };
    else if ('shapes' in done) return done;
    else room = done;
    undo();
  }
}

function warnOfLine({ pointer }: AnnotatedPane, kit: Kit): void {
  const path = `${pointer}/line_over`;
  kit.unseen.add(path);
  kit.warn('annotation_ignored', 'A line over columns needs columns and at least one value over them; it is left out.', {
    path,
    remedy: 'Choose a variant with columns and give them more height, or send the line as a chart of its own.',
  });
}

function warnOfDeltas({ pointer }: AnnotatedPane, kit: Kit): void {
  const path = `${pointer}/delta_columns`;
  kit.unseen.add(path);
  kit.warn('annotation_ignored', 'Columns of figures need rows or stacked columns with room beside them; they are left out.', {
    path,
    remedy: 'Choose a variant with rows or stacked columns, and send fewer or shorter columns of figures.',
  });
}

interface Found {
  readonly arrows: readonly (FoundArrow & { readonly at_line: boolean })[];
  readonly callouts: readonly NamedCallout[];
  readonly line: { readonly sent: ValueLine; readonly words: Block; readonly color: Color } | undefined;
}

function findAll(notes: Notes, places: ChartPlaces, { pointer, unit }: AnnotatedPane, kit: Kit): Found {
  const sent = notes.value_line;
  const is_derived = notes.is_derived === true;
  const color: Color = (sent === undefined ? undefined : toneColor(sent.tone, `${pointer}/value_line/tone`, kit)) ?? 'ink';
  const line =
    sent === undefined ? undefined : { sent, words: valueLineWords(sent, `${pointer}/value_line`, unit, color, kit, is_derived), color };
  const anchorAt = (place: Place, path: string): Anchor | undefined => {
    for (const part of ['', '/category', '/series', '/to']) kit.drawn.add(path + part);
    if (place.category === VALUE_LINE && sent !== undefined) return lineAnchor(sent, places);
    const anchor = places.find(place);
    if (anchor === undefined) warnOfPlace(place, places, path, kit);
    return anchor;
  };
  const callouts = notes.callouts.flatMap((callout, i) => {
    const path = `${pointer}/callouts/${i}`;
    const anchor = anchorAt(callout.at, `${path}/at`);
    return anchor === undefined ? [] : [{ callout, path, anchor, is_derived }];
  });
  const arrows = notes.arrows.flatMap((arrow, i) => {
    const path = `${pointer}/arrows/${i}`;
    kit.drawn.add(`${path}/kind`);
    const [from, to] = [anchorAt(arrow.from, `${path}/from`), anchorAt(arrow.to, `${path}/to`)];
    if (from !== undefined && to !== undefined && from.unit !== to.unit) {
      warnOfScales(path, kit);
      return [];
    }
    const figure =
      from === undefined || to === undefined ? undefined : changeFigure(arrow, path, [from, to], from.unit ?? unit, kit, is_derived);
    if (from === undefined || to === undefined || figure === undefined) return [];
    const is_span = arrow.group !== undefined;
    const at_line = [arrow.from, arrow.to].some(({ category }) => category === VALUE_LINE);
    const own = toneColor(arrow.tone, `${path}/tone`, kit);
    return [
      {
        from,
        to,
        figure,
        at_line,
        color: own ?? (at_line ? color : 'accent1'),
        is_span,
        elbow: isElbow(arrow, places) && !at_line && from.unit === undefined,
      },
    ];
  });
  return { arrows, callouts, line };
}

const warnOfScales = (path: string, kit: Kit): void =>
  kit.warn(
    'annotation_ignored',
    `${path} is not drawn: it begins on the line over the columns and ends on a column, or the other way round.`,
    {
      path,
      remedy: 'Name two points of the line, or two columns.',
    },
  );

/** A rate covers the time between its ends. A difference is a height. */
const isElbow = ({ kind, group }: Arrow, { along }: ChartPlaces): boolean =>
  along === 'y' && (kind !== 'difference' || group !== undefined);

function lineAnchor({ value, label }: ValueLine, { at, plot }: ChartPlaces): Anchor | undefined {
  if (at === undefined) return undefined;
  const level = at(value);
  const box = { left: plot.left, right: plot.right, top: level, bottom: level };
  // The value line itself leads to the arrow, so the arrow draws no line of its own to it.
  return { label: label ?? '', value, of: [value], box, end: [plot.right, level], tip: [plot.right, level], grows: 'left' };
}

function warnOfPlace({ category, series }: Place, { categories, series: names }: ChartPlaces, path: string, kit: Kit): void {
  const known = categories.length > 12 ? `${categories.slice(0, 12).join(', ')} and ${categories.length - 12} more` : categories.join(', ');
  const lines = names.filter((n) => n !== '').join(', ');
  kit.warn(
    'annotation_ignored',
    `${JSON.stringify(series === undefined ? category : `${category}, ${series}`)} is no place of this chart; what stands there is left out.`,
    { path, remedy: `Name one of ${known}${lines === '' ? '' : `, with a series of ${lines} where one is meant`}.` },
  );
}

const isCramped = ({ arrows }: Found, { top, right }: Room, kit: Kit): boolean => {
  const needs = arrowRoom(arrows, kit);
  return needs.top > top + 0.03 || needs.right > right + 0.03;
};

/** Undefined where the present room is enough, or where more would leave too little of the chart. */
function moreRoom(
  found: Found,
  places: ChartPlaces,
  room: Room,
  lacks: Pick<Room, 'right' | 'end' | 'head'>,
  { box }: AnnotatedPane,
  kit: Kit,
): Room | undefined {
  const arrows = arrowRoom(found.arrows, kit);
  const base = { ...box, y: box.y + room.strip + arrows.top };
  const line = found.line === undefined ? 0 : roomFor(found.line.sent, places, found.line.words, base, kit);
  const above = found.line !== undefined && places.along === 'x' ? labelRoom(found.line.words, box, kit) : 0;
  const top = Math.max(room.top, arrows.top, above, line > 0.03 ? room.top + line : 0);
  const right = Math.max(room.right + lacks.right, arrows.right);
  if (top - room.top < 0.03 && right - room.right < 0.03 && lacks.end + lacks.head < 0.01) return undefined;
  const head = room.head + lacks.head;
  const end = room.end + lacks.end;
  const isTooMuch = box.h - room.strip - head - top - room.foot < MIN_HEIGHT || right > box.w / 3 || end > box.w * 0.5;
  return isTooMuch ? undefined : { ...room, top, right, end, head };
}

/** The drawing, or the room that it needs under the chart for call-outs that find no place on it. */
function withAnnotations(
  found: Found,
  drawing: Drawing,
  places: ChartPlaces,
  room: Room,
  deltas: Bounds | undefined,
  pane: AnnotatedPane,
  kit: Kit,
): Drawing | number {
  const { shapes, right } = withRoomAtRight(drawing.shapes, places, room.right, pane.box);
  const whole = { ...pane.box, w: right - pane.box.x };
  const box = { ...whole, y: whole.y + room.strip, h: whole.h - room.strip };
  const sketch = new Sketch(box, kit, `${pane.id}/notes`, false);
  const first = obstaclesOf(shapes, kit);
  // Words inside a mark cover a line that runs behind it, so they need no gap in the line.
  const free = first.words.filter(
    (w) => !first.marks.some((m) => m.left < w.left && m.right > w.right && m.top < w.top && m.bottom > w.bottom),
  );
  const brackets = drawArrows(sketch, found.arrows, box, free, whole.y);
  if (found.line !== undefined) {
    const { sent, words, color } = found.line;
    const end = found.arrows.some((a) => a.at_line) ? Math.max(...brackets) + 0.1 : undefined;
    const all = obstaclesOf([...shapes, ...sketch.shapes()], kit);
    const within = places.along === 'x' ? beforeBeside(box, shapes, places, deltas) : box;
    if (!drawValueLine(sketch, sent, words, color, places, within, end, all))
      kit.warn('annotation_ignored', 'The value line lies outside the chart or its marks have no common scale; it is left out.', {
        path: `${pane.pointer}/value_line`,
        remedy: 'Send a value within the range of the data.',
      });
  }
  for (const [i, { anchor }] of found.callouts.entries()) drawSpan(sketch, i, anchor);
  const seen = obstaclesOf([...shapes, ...sketch.shapes()], kit);
  const all = deltas === undefined ? seen : { ...seen, words: [...seen.words, deltas] };
  const area = { ...whole, w: whole.w - room.right, h: whole.h - room.foot };
  const spots = placeCallouts(found.callouts, area, all, kit);
  const numbered = found.callouts.filter((_, i) => spots[i] === undefined);
  const foot = numbered.length === 0 ? 0 : listHeight(numbered, pane.box.w, kit);
  // When the room under the chart is too small, the chart is drawn again with more.
  if (foot > room.foot + 0.01 && box.h - room.top - foot >= MIN_HEIGHT) return foot;
  for (const [i, one] of found.callouts.entries()) {
    const spot = spots[i];
    if (spot !== undefined) drawCallout(sketch, i, one, spot);
  }
  const boxed = { ...all, words: [...all.words, ...spots.flatMap((s) => s?.box ?? [])] };
  if (foot > 0) drawNumbered(sketch, numbered, { ...pane.box, y: pane.box.y + pane.box.h - foot, h: foot }, pane.box, boxed);
  const said = found.callouts.map(({ callout }) => [callout.title, callout.text].filter((t) => t !== undefined).join(': '));
  const alt = said.length === 0 ? drawing.alt : `${drawing.alt} Call-outs: ${said.join('; ')}.`;
  const isBehind = (s: Shape): boolean => s.id.includes('-level-');
  const own = sketch.shapes();
  const over = shape.group(
    { id: sketch.id, name: 'Notes on the chart', role: 'group' },
    own.filter((s) => !isBehind(s)),
  );
  return { ...drawing, alt, shapes: joinChart(shapes, over, own.filter(isBehind), alt) };
}

/** Marks without a common axis carry call-outs and nothing else. */
function onlyCallouts(notes: Notes, pane: AnnotatedPane, kit: Kit): Notes {
  const { value_line, ...rest } = notes;
  refuse({ ...notes, callouts: [] }, pane, kit);
  return { ...rest, arrows: [] };
}

/** For a drawing without a chart to annotate. */
function refuseAll(notes: Notes, pane: AnnotatedPane, kit: Kit, drawing: Drawing): Drawing {
  refuse(notes, pane, kit);
  return drawing;
}

function refuse({ callouts, arrows, value_line }: Notes, { pointer }: AnnotatedPane, kit: Kit): void {
  const sent = [callouts.length > 0 && 'callouts', arrows.length > 0 && 'arrows', value_line !== undefined && 'value_line'];
  for (const member of sent.filter((m) => m !== false))
    kit.warn('annotation_ignored', `This layout has no one chart on which ${member} could stand; they are left out.`, {
      path: `${pointer}/${member}`,
      remedy: 'Choose a variant with one chart of columns, bars, lines or dots.',
    });
}
