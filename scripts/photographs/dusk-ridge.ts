/** A wide valley at dusk with wind turbines: a height field looked along ray by ray, in haze and low light. */
import { add, clamp, cross, dot, fbm, hash, lerp, noise, ridges, scale, smooth, sub, toByte, unit, type Vec } from './noise.ts';

export const WIDTH = 2000;
export const HEIGHT = 1125;

const EYE: Vec = [0, 26, 0];
const AHEAD = unit([0.03, 0.035, 1]);
const RIGHT = unit(cross([0, 1, 0], AHEAD));
const UP = cross(AHEAD, RIGHT);
/** Half the picture's width at distance 1. */
const WIDE = 0.62;
const SUN = unit([0.19, 0.055, 1]);
const FAR = 9000;

/** A valley floor with low hills, and ridges that rise to both sides and behind. */
function ground(x: number, z: number, octaves: number): number {
  const bend = 240 * Math.sin(z / 1900);
  const off = Math.abs(x - bend - 70) / (190 + z * 0.17);
  const rise = smooth(0.55, 2.6, off);
  const tufts = octaves < 8 ? 0 : 1.5 * fbm(x / 7, z / 7, 4) + 0.5 * noise(x / 1.1, z / 1.1);
  const floor = 24 * (fbm(x / 190, z / 190, Math.min(octaves, 6)) - 0.5) + 6 * noise(x / 37, z / 37) + tufts;
  if (rise <= 0) return floor;
  const back = 1 + 0.75 * smooth(2200, 7000, z);
  return floor + rise * back * (760 * ridges(x / 1150 + 3.7, z / 1150 + 1.2, octaves) + 60);
}

function normal(x: number, z: number, step: number): Vec {
  const dx = ground(x + step, z, 9) - ground(x - step, z, 9);
  const dz = ground(x, z + step, 9) - ground(x, z - step, 9);
  return unit([-dx, 2 * step, -dz]);
}

/** Distance to the ground along a ray, or undefined for the sky. */
function meet(way: Vec): number | undefined {
  let t = 8;
  let before = t;
  while (t < FAR) {
    const y = EYE[1] + way[1] * t;
    if (y > 1500 && way[1] > 0) return undefined;
    const gap = y - ground(way[0] * t, way[2] * t, t < 900 ? 7 : 6);
    if (gap < 0.0008 * t) {
      let low = before;
      let high = t;
      for (let i = 0; i < 10; i++) {
        const mid = (low + high) / 2;
        if (EYE[1] + way[1] * mid - ground(way[0] * mid, way[2] * mid, 8) < 0) high = mid;
        else low = mid;
      }
      return high;
    }
    before = t;
    t += Math.max(0.35 * gap, 0.004 * t);
  }
  return undefined;
}

function sunlit(at: Vec): number {
  let open = 1;
  for (let t = 20; t < 2600; t *= 1.16) {
    const p = add(at, scale(SUN, t));
    open = Math.min(open, (12 * (p[1] - ground(p[0], p[2], 4))) / t + 0.15);
    if (open <= 0) return 0;
  }
  return clamp(open);
}

function sky(way: Vec): Vec {
  const up = Math.max(0, way[1]);
  const toSun = Math.max(0, dot(way, SUN));
  let light = lerp([0.86, 0.5, 0.31], [0.24, 0.29, 0.45], smooth(0, 0.34, up));
  light = lerp(light, [0.14, 0.18, 0.32], smooth(0.25, 0.75, up));
  light = add(light, scale([1.1, 0.52, 0.16], 0.55 * toSun ** 10 * (1 - smooth(0, 0.5, up) * 0.6)));
  light = add(light, scale([1.6, 1.05, 0.5], 0.7 * toSun ** 90));
  light = add(light, scale([2.6, 2.2, 1.5], 1.0 * toSun ** 1400));
  if (dot(way, SUN) > 0.99983) light = add(light, [9, 7.5, 5]);
  // Two decks of cloud, streaked along the wind.
  for (const [height, size, cover, thick] of [
    [1500, 2100, 0.54, 0.85],
    [3600, 5200, 0.5, 0.55],
  ] as const) {
    if (way[1] < 0.015) continue;
    const t = height / way[1];
    const x = (way[0] * t) / size;
    const z = (way[2] * t) / size;
    const body = fbm(x * 0.9 + 4, z * 2.6 + height / 700, 7);
    const wisp = fbm(x * 5 + 1, z * 12, 4);
    const dense = smooth(cover, cover + 0.24, body + 0.12 * (wisp - 0.5)) * thick * smooth(0.012, 0.07, way[1]);
    const edge = 1 - smooth(cover + 0.02, cover + 0.3, body);
    const lit = lerp([0.27, 0.23, 0.31], [1.25, 0.62, 0.36], clamp(0.25 + 0.75 * edge) * clamp(0.15 + 1.1 * toSun ** 3));
    light = lerp(light, lit, dense);
  }
  return light;
}

function land(way: Vec, t: number): Vec {
  const at: Vec = [way[0] * t, EYE[1] + way[1] * t, way[2] * t];
  const n = normal(at[0], at[2], Math.max(0.4, t * 0.0012));
  const steep = 1 - n[1];
  const grain = fbm(at[0] / 9, at[2] / 9, 5);
  const blades = noise(at[0] * 1.7, at[2] * 0.7);
  const meadow = scale(lerp([0.04, 0.055, 0.02], [0.15, 0.125, 0.06], smooth(0.25, 0.75, grain)), 0.7 + 0.6 * blades);
  const rock = lerp([0.1, 0.09, 0.085], [0.2, 0.18, 0.165], fbm(at[0] / 26, at[1] / 11 + at[2] / 26, 5));
  let own = lerp(meadow, rock, smooth(0.12, 0.34, steep + 0.1 * (grain - 0.5)));
  // Woods on the lower slopes, snow on what is high and not steep.
  const wood = smooth(0.5, 0.62, fbm(at[0] / 120 + 8, at[2] / 120, 5)) * smooth(24, 50, at[1]) * (1 - smooth(150, 250, at[1]));
  own = lerp(own, scale([0.022, 0.034, 0.02], 0.6 + 0.8 * noise(at[0] / 3.5, at[2] / 3.5)), wood);
  const snow = smooth(300, 470, at[1] + 130 * (fbm(at[0] / 80, at[2] / 80, 4) - 0.5)) * (1 - smooth(0.3, 0.5, steep));
  own = lerp(own, [0.62, 0.64, 0.7], snow);
  const sun = Math.max(0, dot(n, SUN));
  const lit = sun > 0 ? sun * sunlit(add(at, scale(n, 2))) : 0;
  const bounce = 0.5 + 0.5 * n[1];
  const light: Vec = [
    own[0] * (5.4 * lit + 0.52 * bounce + 0.1),
    own[1] * (2.9 * lit + 0.58 * bounce + 0.1),
    own[2] * (1.35 * lit + 0.86 * bounce + 0.1),
  ];
  return hazed(light, way, t, at[1]);
}

/** Haze thickens with the way and lies in the valley; it glows towards the sun. */
function hazed(light: Vec, way: Vec, t: number, height: number): Vec {
  const toSun = Math.max(0, dot(way, SUN));
  const thick = 1 - Math.exp(-((t / 6200) ** 1.15) * (0.55 + 0.9 * Math.exp(-Math.max(0, height) / 170)));
  const glow = lerp([0.33, 0.34, 0.45], [1.35, 0.78, 0.4], toSun ** 7);
  return lerp(light, glow, thick);
}

interface Turbine {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly size: number;
}

const TURBINES: readonly Turbine[] = [
  { x: 152, z: 330, turn: 0.35, size: 1 },
  { x: 196, z: 560, turn: 1.3, size: 1 },
  { x: 98, z: 640, turn: 0.1, size: 1 },
  { x: 268, z: 980, turn: 0.8, size: 1 },
  { x: 92, z: 1180, turn: 1.75, size: 1 },
  { x: 330, z: 1390, turn: 0.2, size: 1 },
  { x: 40, z: 1560, turn: 1.05, size: 1 },
  { x: 200, z: 1840, turn: 0.62, size: 1 },
  { x: 420, z: 2000, turn: 1.5, size: 1 },
];

/** Tower, house and blades as tapered strips on the picture; each takes the light of where it stands. */
function turbineStrips(one: Turbine): { readonly strips: readonly Strip[]; readonly z: number; readonly way: Vec } {
  const foot = ground(one.x, one.z, 8) - 1;
  const hub: Vec = [one.x, foot + 92 * one.size, one.z];
  const strips: Strip[] = [strip([one.x, foot, one.z], hub, 2.3, 1.35, 0.8)];
  strips.push(strip(add(hub, [-2.4, 0.4, -3]), add(hub, [2.6, 0.4, 3]), 2, 2, 1));
  for (let blade = 0; blade < 3; blade++) {
    const angle = one.turn + (blade * 2 * Math.PI) / 3;
    const way: Vec = [0.94 * Math.sin(angle), Math.cos(angle), 0.34 * Math.sin(angle)];
    const root = add(hub, scale(way, 4));
    strips.push(strip(add(hub, way), root, 1.1, 1.9, 1.06), strip(root, add(hub, scale(way, 47 * one.size)), 1.9, 0.25, 1.06));
  }
  return { strips, z: one.z, way: unit(sub(hub, EYE)) };
}

interface Strip {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly from: number;
  readonly to: number;
  readonly light: number;
}

function project(p: Vec): readonly [number, number, number] {
  const to = sub(p, EYE);
  const depth = dot(to, AHEAD);
  const k = WIDTH / 2 / WIDE / depth;
  return [WIDTH / 2 + dot(to, RIGHT) * k, HEIGHT / 2 - dot(to, UP) * k, k];
}

function strip(from: Vec, to: Vec, w1: number, w2: number, light: number): Strip {
  const [x1, y1, k1] = project(from);
  const [x2, y2, k2] = project(to);
  return { a: [x1, y1], b: [x2, y2], from: (w1 * k1) / 2, to: (w2 * k2) / 2, light };
}

/** Share of a pixel that the strip covers, and where across it the pixel lies, -1 to 1. */
function covered({ a, b, from, to }: Strip, x: number, y: number): readonly [number, number] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const long = Math.hypot(dx, dy);
  const along = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (long * long));
  const ox = x - a[0] - dx * along;
  const oy = y - a[1] - dy * along;
  const half = from + (to - from) * along;
  const off = Math.hypot(ox, oy);
  const side = (ox * dy - oy * dx > 0 ? 1 : -1) * clamp(off / Math.max(half, 0.3));
  return [clamp(half + 0.5 - off) * Math.min(1, half / 0.35), side];
}

/** Rows of 24-bit pixels. `each` is told how far it is. */
export function duskRidge(each: (share: number) => void): Buffer {
  const light = new Float32Array(WIDTH * HEIGHT * 3);
  const depth = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    if (y % 50 === 0) each(y / HEIGHT);
    for (let x = 0; x < WIDTH; x++) {
      const u = ((x + 0.5 - WIDTH / 2) / (WIDTH / 2)) * WIDE;
      const v = ((HEIGHT / 2 - y - 0.5) / (WIDTH / 2)) * WIDE;
      const way = unit(add(AHEAD, add(scale(RIGHT, u), scale(UP, v))));
      const t = meet(way);
      const seen = t === undefined ? sky(way) : land(way, t);
      light.set(seen, 3 * (y * WIDTH + x));
      depth[y * WIDTH + x] = t ?? FAR;
    }
  }
  for (const one of [...TURBINES].sort((a, b) => b.z - a.z)) drawTurbine(one, light, depth);
  return developed(light);
}

function drawTurbine(one: Turbine, light: Float32Array, depth: Float32Array): void {
  const { strips, z, way } = turbineStrips(one);
  for (const part of strips) {
    const reach = Math.max(part.from, part.to) + 2;
    const left = Math.max(0, Math.floor(Math.min(part.a[0], part.b[0]) - reach));
    const right = Math.min(WIDTH - 1, Math.ceil(Math.max(part.a[0], part.b[0]) + reach));
    const top = Math.max(0, Math.floor(Math.min(part.a[1], part.b[1]) - reach));
    const low = Math.min(HEIGHT - 1, Math.ceil(Math.max(part.a[1], part.b[1]) + reach));
    for (let y = top; y <= low; y++)
      for (let x = left; x <= right; x++) {
        const at = y * WIDTH + x;
        if ((depth[at] as number) < z * 0.96) continue;
        const [share, side] = covered(part, x + 0.5, y + 0.5);
        if (share <= 0) continue;
        // Lit from behind at one edge, from the sky at the other.
        const rim = smooth(0.1, 1, side) * 0.5;
        const own = lerp([0.42, 0.43, 0.5], [1.5, 0.98, 0.62], rim);
        const tone = hazed(scale(own, part.light * 0.9), way, z, 60);
        for (let c = 0; c < 3; c++) light[3 * at + c] = (light[3 * at + c] as number) * (1 - share) + (tone[c as 0] as number) * share;
      }
  }
}

/** Glow round what is bright, darker corners, and grain. */
function developed(light: Float32Array): Buffer {
  const glow = blurred(light);
  const out = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = 3 * (y * WIDTH + x);
      const corner = 1 - 0.32 * ((x / WIDTH - 0.5) ** 2 + (y / HEIGHT - 0.5) ** 2) * 2;
      const grain = 1 + 0.035 * (hash(x, y) + hash(x + 7, y + 3) - 1);
      for (let c = 0; c < 3; c++) {
        const mixed = (light[at + c] as number) * 0.9 + (glow[at + c] as number) * 0.22;
        out[at + c] = toByte(mixed * corner * grain * 0.62);
      }
    }
  return out;
}

/** Two passes of a wide box, a quarter of the size. */
function blurred(light: Float32Array): Float32Array {
  let from = light;
  for (let pass = 0; pass < 2; pass++) {
    const rows = new Float32Array(from.length);
    box(from, rows, WIDTH, HEIGHT, 3, WIDTH * 3, 26);
    const both = new Float32Array(from.length);
    box(rows, both, HEIGHT, WIDTH, WIDTH * 3, 3, 26);
    from = both;
  }
  return from;
}

function box(from: Float32Array, to: Float32Array, long: number, lines: number, step: number, line: number, reach: number): void {
  for (let l = 0; l < lines; l++)
    for (let c = 0; c < 3; c++) {
      const base = l * line + c;
      let sum = 0;
      for (let i = -reach; i <= reach; i++) sum += from[base + Math.min(long - 1, Math.max(0, i)) * step] as number;
      for (let i = 0; i < long; i++) {
        to[base + i * step] = sum / (2 * reach + 1);
        sum += from[base + Math.min(long - 1, i + reach + 1) * step] as number;
        sum -= from[base + Math.max(0, i - reach) * step] as number;
      }
    }
}
