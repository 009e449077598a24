/* Long because it is one machine: what each drawing call does with the state that stands when it is made. */
/** A device context that notes what is painted on it. Coordinates of its methods are logical unless they say otherwise. */
import type { PathSegment } from '@deckwright/core/geometry';
import { type Matrix, multiply, scaleOf } from '@deckwright/core/matrix';
import { type Pixels, pngOf } from '@deckwright/core/png';
import { rectSteps } from './arcs.ts';
import type { Bitmap } from './dib.ts';
import type { Clip, Fill, Mark, PathMark, Steps, Stroke } from './drawing.ts';
import { type Budget, MAX_CLIPS, MAX_OBJECTS, MAX_SAVED, MAX_STEPS, MAX_STROKED } from './limits.ts';
import { channelsOf, composed, inkOf, meanInk, mixedInk, needsBelow, type Step } from './raster-ops.ts';
import { type GdiObject, INITIAL, pageMatrix, type State } from './state.ts';
import { boundsOf, boxClip, boxOfClip, closed, inPieces, overlap, placed, through } from './steps.ts';
import { UnreadableMetafile } from './unreadable-metafile.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DeviceFacts {
  /** Of the device in a millimetre. */
  readonly dots: Point;
  /** Lines are at least as wide, in the device. */
  readonly least_width: number;
}

/** Raster operations that are put together at one place. More are begun anew. */
const MAX_OPERATIONS = 8;

interface Layer {
  readonly matrix: Matrix;
  readonly clips: readonly Clip[];
  readonly steps: Step[];
  /** Painted between two inversions of the place, as GDI+ writes what is not opaque: through the holes of a pattern. */
  veil?: { readonly steps: Steps; readonly even_odd: boolean; readonly clips: readonly Clip[]; readonly alpha: number };
}

const PATTERN_INVERT = 0x5a0049;
/** What is there AND the brush. */
const MASK_PEN = 9;

interface Run {
  readonly stroke: Stroke;
  readonly clips: readonly Clip[];
  readonly steps: PathSegment[];
}

export class Device {
  readonly budget: Budget;
  readonly marks: Mark[] = [];
  readonly left_out = new Map<string, number>();
  state: State = INITIAL;
  readonly #facts: DeviceFacts;
  readonly #saved: State[] = [];
  readonly #objects = new Map<number, GdiObject>();
  /** No lower number is free. */
  #lowest_free = 0;
  #matrix: Matrix | undefined;
  /** The outline between a beginning and an end; then the finished one. In the device. */
  #path: PathSegment[] = [];
  #in_path = false;
  #figure_open = false;
  /** Operations on one place that may go on. */
  #layer: Layer | undefined;
  /** A line that may go on. */
  #run: Run | undefined;

  constructor(budget: Budget, facts: DeviceFacts) {
    this.budget = budget;
    this.#facts = facts;
  }

  leaveOut(what: string): void {
    this.left_out.set(what, (this.left_out.get(what) ?? 0) + 1);
  }

  /** All marks, once no record follows. */
  finish(): readonly Mark[] {
    this.#flush();
    return this.marks;
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.#matrix = undefined;
  }

  save(): void {
    if (this.#saved.length >= MAX_SAVED) throw new UnreadableMetafile(`More than ${MAX_SAVED} states are saved at a time.`);
    this.#saved.push(this.state);
  }

  /** @param which from 1, or from the last below 0 */
  restore(which: number): void {
    const at = which < 0 ? this.#saved.length + which : which - 1;
    const state = this.#saved[at];
    if (state === undefined) return;
    this.#saved.length = at;
    this.set(state);
  }

  create(index: number, object: GdiObject): void {
    if (index >= MAX_OBJECTS) throw new UnreadableMetafile(`It has more than ${MAX_OBJECTS} objects, which is the limit.`);
    this.#objects.set(index, object);
  }

  /** Under the lowest number that is free, as WMF counts. */
  createNext(object: GdiObject): void {
    while (this.#objects.has(this.#lowest_free)) this.#lowest_free++;
    this.create(this.#lowest_free, object);
  }

  object(index: number): GdiObject | undefined {
    return this.#objects.get(index);
  }

  delete(index: number): void {
    this.#objects.delete(index);
    this.#lowest_free = Math.min(this.#lowest_free, index);
  }

  select(object: GdiObject | undefined): void {
    if (object?.kind === 'pen') this.set({ pen: object });
    else if (object?.kind === 'brush') this.set({ brush: object });
    else if (object?.kind === 'font') this.set({ font: object });
  }

  get matrix(): Matrix {
    this.#matrix ??= multiply(pageMatrix(this.state, this.#facts.dots), this.state.world);
    return this.#matrix;
  }

  get page(): Matrix {
    return pageMatrix(this.state, this.#facts.dots);
  }

  // Lines and areas

  moveTo(x: number, y: number): void {
    this.set({ x, y });
    this.#figure_open = false;
  }

  /** From where the last one ended; `steps` are lines and curves. */
  goOn(steps: Steps): void {
    const last = steps.at(-1);
    if (last === undefined || last.op === 'Z') return;
    this.budget.spend('points', steps.length);
    const { matrix, state } = this;
    const from: PathSegment = { op: 'M', ...placed(matrix, state.x, state.y) };
    const own = through(matrix, steps);
    this.state = { ...state, x: last.x, y: last.y };
    if (this.#in_path) {
      if (!this.#figure_open) this.#path.push(from);
      this.#figure_open = true;
      for (const step of own) this.#path.push(step);
      return;
    }
    const stroke = this.#stroke();
    if (stroke === undefined) return;
    const run = this.#run;
    const end = run?.steps.at(-1);
    const goes_on =
      run !== undefined && end !== undefined && end.op !== 'Z' && end.x === from.x && end.y === from.y && run.clips === state.clips;
    if (goes_on && same(run.stroke, stroke)) {
      for (const step of own) run.steps.push(step);
      return;
    }
    this.#flush();
    this.#run = { stroke, clips: state.clips, steps: [from, ...own] };
  }

  /** Whole outlines, painted or added to the outline that is being made. */
  draw(steps: Steps, how: { readonly fill?: boolean; readonly stroke?: boolean }): void {
    this.budget.spend('points', steps.length);
    const own = through(this.matrix, steps);
    if (this.#in_path) {
      for (const step of own) this.#path.push(step);
      this.#figure_open = false;
    } else this.paint(own, how);
  }

  beginPath(): void {
    this.#path = [];
    this.#in_path = true;
    this.#figure_open = false;
  }

  closeFigure(): void {
    if (this.#in_path && this.#figure_open) this.#path.push({ op: 'Z' });
    this.#figure_open = false;
  }

  endPath(): void {
    this.#in_path = false;
  }

  abortPath(): void {
    this.beginPath();
    this.endPath();
  }

  paintPath(how: { readonly fill?: boolean; readonly stroke?: boolean }): void {
    const path = this.#path;
    this.abortPath();
    this.paint(path, how);
  }

  /** @param steps in the device */
  paint(steps: Steps, how: { readonly fill?: boolean; readonly stroke?: boolean }): void {
    const { brush, rop2, winding, clips } = this.state;
    const layer = this.#layer;
    const inverted = layer?.steps.length === 1 && layer.steps[0]?.rop === PATTERN_INVERT && layer.veil === undefined;
    if (inverted && how.fill && rop2 === MASK_PEN && brush.bitmap !== undefined) {
      const [light = 0] = channelsOf(meanInk(brush.bitmap));
      layer.veil = { steps: closed(steps), even_odd: !winding, clips, alpha: 1 - light / 255 };
      return;
    }
    const fill = how.fill ? this.#fill() : undefined;
    const stroke = how.stroke ? this.#stroke() : undefined;
    this.paintWith(how.fill ? closed(steps) : steps, fill, stroke);
  }

  /** @param steps in the device */
  paintWith(steps: Steps, fill: Fill | undefined, stroke?: Stroke): void {
    if ((fill === undefined && stroke === undefined) || steps.length < 2) return;
    const painted = { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
    this.add({ kind: 'path', steps, even_odd: !this.state.winding, ...painted, clips: this.state.clips });
  }

  add(mark: Mark): void {
    this.#flush();
    this.#push(mark);
  }

  #stroke(): Stroke | undefined {
    const { pen, rop2 } = this.state;
    const ink = pen.color === undefined ? undefined : mixedInk(rop2, pen.color);
    if (ink === undefined) return undefined;
    const width = Math.max(this.#facts.least_width, pen.width * scaleOf(this.matrix));
    return { ...ink, width, dash: pen.dash, cap: pen.cap, join: pen.join };
  }

  #fill(): Fill | undefined {
    const { brush, rop2, opaque, back_color } = this.state;
    if (brush.bitmap !== undefined) {
      this.leaveOut('pattern brushes');
      return mixedInk(rop2, meanInk(brush.bitmap));
    }
    const ink = brush.color === undefined ? undefined : mixedInk(rop2, brush.color);
    if (ink === undefined || !brush.hatched) return ink;
    return opaque ? { color: back_color, alpha: 1, hatch: ink.color } : { ...ink, alpha: HATCH_COVERS };
  }

  // Clips

  /** @param clip in the device */
  cut(clip: Clip): void {
    const { clips, meta } = this.state;
    const own = clips.slice(meta.length);
    const last = own.at(-1);
    const [a, b] = [boxOfClip(clip), last && boxOfClip(last)];
    // A box within a box is a box.
    const cut = a === undefined || b === undefined ? clip : boxClip(overlap(a, b));
    const bounds = boundsOf(cut.steps);
    const seen = bounds !== undefined && bounds.right > bounds.left && bounds.bottom > bounds.top;
    if (clips.includes(NOTHING)) return;
    if (!seen) this.set({ clips: [...meta, NOTHING] });
    else if (cut !== clip) this.set({ clips: [...meta, ...own.slice(0, -1), cut] });
    else if (clips.length >= MAX_CLIPS) this.leaveOut('clips within clips');
    else if (clip.steps.length > MAX_STEPS) this.leaveOut('outlines of too many points');
    else this.set({ clips: [...clips, clip] });
  }

  /** Takes back what was cut. @param clip in the device */
  cutAnew(clip?: Clip): void {
    this.set({ clips: this.state.meta });
    if (clip !== undefined) this.cut(clip);
  }

  moveClips(dx: number, dy: number): void {
    const { clips, meta } = this.state;
    const [a, b, c, d] = this.matrix;
    const by: Matrix = [1, 0, 0, 1, a * dx + c * dy, b * dx + d * dy];
    const own = clips.slice(meta.length);
    for (const { steps } of own) this.budget.spend('points', steps.length);
    this.set({ clips: [...meta, ...own.map((clip) => (clip === NOTHING ? clip : { ...clip, steps: through(by, clip.steps) }))] });
  }

  cutToRect(left: number, top: number, right: number, bottom: number): void {
    this.cut({ steps: through(this.matrix, rectSteps(left, top, right, bottom)), even_odd: false });
  }

  /** @param out the part, in the device, of which nothing is painted */
  cutOut(out: Steps): void {
    const far = 1e8;
    this.cut({ steps: [...rectSteps(-far, -far, far, far), ...out], even_odd: true });
  }

  /** The finished outline as a clip. */
  cutToPath(mode: number): void {
    const clip = { steps: closed(this.#path), even_odd: !this.state.winding };
    this.abortPath();
    this.cutBy(clip, mode);
  }

  /** By the ways in which regions are combined (MS-EMF, 2.1.29). @param clip in the device */
  cutBy(clip: Clip, mode: number): void {
    this.budget.spend('points', clip.steps.length);
    if (mode === 1) this.cut(clip);
    else if (mode === 5) this.cutAnew(clip);
    else if (mode === 4) this.cutOut(clip.steps);
    else this.leaveOut('clips that are added to clips');
  }

  // Pictures

  /** The unit square, y downwards, at a place of the device. */
  square(x: number, y: number, w: number, h: number): Matrix {
    return multiply(this.matrix, [w, 0, 0, h, x, y]);
  }

  /** A raster operation; with what follows at the same place it becomes one picture. */
  blit(rop: number, matrix: Matrix, source?: Bitmap): void {
    const { brush, clips } = this.state;
    const pattern = channelsOf(brush.bitmap === undefined ? (brush.color ?? '#FFFFFF') : meanInk(brush.bitmap));
    const step: Step = { rop, pattern, ...(source === undefined ? {} : { source }) };
    const layer = this.#layer;
    const again = layer !== undefined && layer.clips === clips && layer.matrix.every((v, i) => v === matrix[i]);
    if (again && layer.veil !== undefined && rop === PATTERN_INVERT) {
      const { veil } = layer;
      this.#layer = undefined;
      const fill = { color: inkOf(...pattern), alpha: veil.alpha };
      if (veil.alpha > 0) this.#push({ kind: 'path', steps: veil.steps, even_odd: veil.even_odd, fill, clips: veil.clips });
      return;
    }
    if (source !== undefined && layer !== undefined) this.budget.spend('pixels', source.width * source.height);
    if (again && layer.veil === undefined && layer.steps.length < MAX_OPERATIONS) {
      layer.steps.push(step);
      return;
    }
    if (source === undefined && !needsBelow(rop)) {
      const [r = 0, g = 0, b = 0, alpha = 0] = composed([step])?.data ?? [];
      if (alpha > 0) this.paintWith(through(matrix, rectSteps(0, 0, 1, 1)), { color: inkOf(r, g, b), alpha: 1 });
      return;
    }
    this.#flush();
    this.#layer = { matrix, clips, steps: [step] };
  }

  /** A picture as it is. */
  picture(pixels: Pixels, matrix: Matrix): void {
    this.#flush();
    this.#picture(pixels, matrix, this.state.clips);
  }

  #picture(pixels: Pixels, matrix: Matrix, clips: readonly Clip[]): void {
    this.#push({ kind: 'image', png: pngOf(pixels), width_px: pixels.width, height_px: pixels.height, matrix, clips });
  }

  #flush(): void {
    const [run, layer] = [this.#run, this.#layer];
    this.#run = undefined;
    this.#layer = undefined;
    if (run !== undefined) this.#push({ kind: 'path', steps: run.steps, even_odd: false, stroke: run.stroke, clips: run.clips });
    const pixels = layer === undefined || layer.veil !== undefined ? undefined : composed(layer.steps);
    if (layer !== undefined && pixels !== undefined) this.#picture(pixels, layer.matrix, layer.clips);
  }

  #push(mark: Mark): void {
    if (mark.clips.includes(NOTHING)) return;
    if (mark.kind === 'path' && mark.steps.length > MAX_STROKED) this.#pushLong(mark);
    else this.#keep(mark);
  }

  #pushLong({ fill, stroke, ...path }: PathMark): void {
    if (fill !== undefined && path.steps.length > MAX_STEPS) this.leaveOut('outlines of too many points');
    else if (fill !== undefined) this.#keep({ ...path, fill });
    if (stroke !== undefined) for (const steps of inPieces(path.steps, MAX_STROKED)) this.#keep({ ...path, steps, stroke });
  }

  #keep(mark: Mark): void {
    this.budget.spend('marks');
    // Writers write a clip again wherever it changes.
    if (mark.clips !== this.marks.at(-1)?.clips) for (const { steps } of mark.clips) this.budget.spend('points', steps.length);
    this.marks.push(mark);
  }
}

/** The clip that leaves nothing. */
const NOTHING: Clip = { steps: [], even_odd: false };

/** Opacity of lines apart, as one colour. */
const HATCH_COVERS = 0.3;

const same = (a: Stroke, b: Stroke): boolean =>
  a.color === b.color && a.alpha === b.alpha && a.width === b.width && a.dash === b.dash && a.cap === b.cap && a.join === b.join;
