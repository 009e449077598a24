/** A page's content stream: drawing operators with y downwards in points, and no operator that would change nothing. */
import type { Rgb } from '@deckwright/draw/scene';
import type { Outline, PtBox, PtPoint } from '../geometry/index.ts';
import { fine, num, rgbOperands } from './syntax.ts';

/** The part of the graphics state that is remembered, so that it is set only when it changes. */
interface State {
  readonly fill: string;
  readonly stroke: string;
  readonly width: string;
  readonly dash: string;
  readonly cap: number;
  readonly join: number;
  readonly alpha: string;
  readonly font: string;
}

/** The initial graphics state of a page (ISO 32000-1, table 52). */
const INITIAL: State = { fill: '0 0 0', stroke: '0 0 0', width: '1', dash: '', cap: 0, join: 0, alpha: '', font: '' };

export interface Pen {
  readonly color: Rgb;
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: 'flat' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
}

const CAPS = { flat: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

export class Content {
  ops: string;
  #state: State = INITIAL;
  readonly #saved: State[] = [];

  /** `height` is the page's, in points: PDF counts upwards, we count down. */
  constructor(height: number) {
    this.ops = `1 0 0 -1 0 ${num(height)} cm\n`;
  }

  save(): void {
    this.#saved.push(this.#state);
    this.ops += 'q\n';
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? INITIAL;
    this.ops += 'Q\n';
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.ops += `${fine(a)} ${fine(b)} ${fine(c)} ${fine(d)} ${num(e)} ${num(f)} cm\n`;
  }

  /** `name` is an `/ExtGState` resource, or empty for opaque; opaque cannot be set back but by `restore`. */
  setAlpha(name: string): void {
    if (name === '' || this.#state.alpha === name) return;
    this.ops += `/${name} gs\n`;
    this.#state = { ...this.#state, alpha: name };
  }

  setFill(color: Rgb): void {
    const fill = rgbOperands(color);
    if (this.#state.fill === fill) return;
    this.ops += `${fill} rg\n`;
    this.#state = { ...this.#state, fill };
  }

  setPen(pen: Pen): void {
    const next: State = {
      ...this.#state,
      stroke: rgbOperands(pen.color),
      width: num(pen.width),
      dash: pen.dash.map(num).join(' '),
      cap: CAPS[pen.cap],
      join: JOINS[pen.join],
    };
    const now = this.#state;
    if (now.stroke !== next.stroke) this.ops += `${next.stroke} RG\n`;
    if (now.width !== next.width) this.ops += `${next.width} w\n`;
    if (now.dash !== next.dash) this.ops += `[${next.dash}]0 d\n`;
    if (now.cap !== next.cap) this.ops += `${next.cap} J\n`;
    if (now.join !== next.join) this.ops += `${next.join} j\n`;
    this.#state = next;
  }

  rect({ x, y, w, h }: PtBox): void {
    this.ops += `${num(x)} ${num(y)} ${num(w)} ${num(h)} re\n`;
  }

  outline(outline: Outline): void {
    let ops = '';
    for (const s of outline) {
      if (s.op === 'M') ops += `${num(s.x)} ${num(s.y)} m\n`;
      else if (s.op === 'L') ops += `${num(s.x)} ${num(s.y)} l\n`;
      else if (s.op === 'C') ops += `${num(s.x1)} ${num(s.y1)} ${num(s.x2)} ${num(s.y2)} ${num(s.x)} ${num(s.y)} c\n`;
      else ops += 'h\n';
    }
    this.ops += ops;
  }

  lines(lines: readonly (readonly [PtPoint, PtPoint])[]): void {
    let ops = '';
    for (const [from, to] of lines) ops += `${num(from.x)} ${num(from.y)} m\n${num(to.x)} ${num(to.y)} l\n`;
    this.ops += ops;
  }

  fillPath(evenOdd = false): void {
    this.ops += evenOdd ? 'f*\n' : 'f\n';
  }

  strokePath(): void {
    this.ops += 'S\n';
  }

  fillAndStrokePath(evenOdd = false): void {
    this.ops += evenOdd ? 'B*\n' : 'B\n';
  }

  /** Paints all that is inside the clip; `name` is a `/Shading` resource. */
  shade(name: string): void {
    this.ops += `/${name} sh\n`;
  }

  clipToPath(evenOdd = false): void {
    this.ops += evenOdd ? 'W* n\n' : 'W n\n';
  }

  /** `show` are text-showing operators; `slant` shears the letters to the right by that share of their height, `stretch` widens them. */
  text(font: string, size: number, at: PtPoint, show: string, slant = 0, stretch = 1): void {
    const setting = `/${font} ${num(size)} Tf`;
    let select = '';
    if (this.#state.font !== setting) {
      select = `${setting} `;
      this.#state = { ...this.#state, font: setting };
    }
    this.ops += `BT ${select}${fine(stretch)} 0 ${fine(slant)} -1 ${num(at.x)} ${num(at.y)} Tm ${show}ET\n`;
  }

  image(name: string, { x, y, w, h }: PtBox, flip_h = false, flip_v = false): void {
    const across = flip_h ? `${num(-w)} 0 0` : `${num(w)} 0 0`;
    const down = flip_v ? `${num(h)} ${num(flip_h ? x + w : x)} ${num(y)}` : `${num(-h)} ${num(flip_h ? x + w : x)} ${num(y + h)}`;
    this.ops += `q ${across} ${down} cm /${name} Do Q\n`;
  }

  beginMarked(tag: string, properties?: string): void {
    this.ops += properties === undefined ? `/${tag} BMC\n` : `/${tag} ${properties} BDC\n`;
  }

  endMarked(): void {
    this.ops += 'EMC\n';
  }
}
