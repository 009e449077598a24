/* Long because the inner loop of the path tracer must not be spread over modules that allocate. */
/** A hall with robots between two belts: paths of light are followed, so that shade and reflection come as they would before a lens. */
import { dice, fbm, hash, noise, smooth, toByte } from './noise.ts';

export const WIDTH = 1280;
export const HEIGHT = 960;
const SAMPLES = 16;

const ROOM = { x: 11, y: 9.6, front: -5, back: 66 };

/** Boxes (turned about the vertical or any axis) and rods with round ends, each of one material. */
interface Solid {
  readonly kind: 'box' | 'rod';
  readonly material: number;
  /** Box: centre, half sizes, axes as rows. Rod: ends and radius. */
  readonly data: readonly number[];
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

interface Material {
  readonly color: readonly [number, number, number];
  /** Share of light thrown back as from varnish, and how much that is spread. */
  readonly gloss: number;
  readonly rough: number;
  readonly metal?: true;
  readonly glow?: number;
}

const MATERIALS: readonly Material[] = [
  { color: [0.47, 0.47, 0.46], gloss: 0.05, rough: 0.16 }, // 0 floor
  { color: [0.62, 0.64, 0.66], gloss: 0, rough: 1 }, // 1 wall
  { color: [0.5, 0.52, 0.55], gloss: 0, rough: 1 }, // 2 roof
  { color: [0.82, 0.27, 0.03], gloss: 0.06, rough: 0.12 }, // 3 robot
  { color: [0.05, 0.055, 0.06], gloss: 0.05, rough: 0.2 }, // 4 dark
  { color: [0.6, 0.61, 0.62], gloss: 0.5, rough: 0.3, metal: true }, // 5 steel
  { color: [0.3, 0.37, 0.44], gloss: 0.03, rough: 0.4 }, // 6 painted steel
  { color: [0.8, 0.58, 0.04], gloss: 0.04, rough: 0.2 }, // 7 yellow
  { color: [0.52, 0.36, 0.21], gloss: 0, rough: 1 }, // 8 cardboard
  { color: [0.05, 0.17, 0.36], gloss: 0.06, rough: 0.15 }, // 9 blue
  { color: [1, 0.98, 0.94], gloss: 0, rough: 1, glow: 14 }, // 10 skylight
  { color: [1, 0.97, 0.9], gloss: 0, rough: 1, glow: 9 }, // 11 lamp
  { color: [0.72, 0.73, 0.73], gloss: 0.05, rough: 0.2 }, // 12 white paint
];

const solids: Solid[] = [];
interface Light {
  readonly at: readonly [number, number, number];
  /** Half sides along two axes. */
  readonly u: readonly [number, number, number];
  readonly v: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly area: number;
  readonly glow: number;
}
const lights: Light[] = [];

function box(x: number, y: number, z: number, w: number, h: number, d: number, material: number, turn = 0, lean = 0): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  // Lean about the box's own z, then turn about the vertical.
  const axes = [
    [cl * c, sl, -cl * s],
    [-sl * c, cl, sl * s],
    [s, 0, c],
  ] as const;
  const half = [w / 2, h / 2, d / 2] as const;
  const reach = [0, 1, 2].map((k) => axes.reduce((sum, a, i) => sum + Math.abs(a[k as 0]) * (half[i as 0] as number), 0));
  solids.push({
    kind: 'box',
    material,
    data: [x, y, z, ...half, ...axes.flat()],
    low: [x - (reach[0] as number), y - (reach[1] as number), z - (reach[2] as number)],
    high: [x + (reach[0] as number), y + (reach[1] as number), z + (reach[2] as number)],
  });
}

function rod(a: readonly [number, number, number], b: readonly [number, number, number], r: number, material: number): void {
  const low = [0, 1, 2].map((k) => Math.min(a[k as 0], b[k as 0]) - r) as [number, number, number];
  const high = [0, 1, 2].map((k) => Math.max(a[k as 0], b[k as 0]) + r) as [number, number, number];
  solids.push({ kind: 'rod', material, data: [...a, ...b, r], low, high });
}

function skylight(x: number, z: number, w: number, d: number): void {
  box(x, ROOM.y - 0.03, z, w, 0.04, d, 10);
  lights.push({ at: [x, ROOM.y - 0.06, z], u: [w / 2, 0, 0], v: [0, 0, d / 2], normal: [0, -1, 0], area: w * d, glow: 14 });
}

function window(x: number, y: number, z: number, h: number, d: number, glow: number): void {
  const inward = x < 0 ? 1 : -1;
  solids.push({
    kind: 'box',
    material: 10,
    data: [x, y, z, 0.02, h / 2, d / 2, 1, 0, 0, 0, 1, 0, 0, 0, 1],
    low: [x - 0.02, y - h / 2, z - d / 2],
    high: [x + 0.02, y + h / 2, z + d / 2],
  });
  lights.push({ at: [x + inward * 0.04, y, z], u: [0, h / 2, 0], v: [0, 0, d / 2], normal: [inward, 0, 0], area: h * d, glow });
}

/** Six joints between two belts; `reach` turns it, `stoop` bends it. */
function robot(x: number, z: number, reach: number, stoop: number): void {
  const at = (r: number, y: number): [number, number, number] => [x + r * Math.cos(reach), y, z + r * Math.sin(reach)];
  box(x, 0.25, z, 0.9, 0.5, 0.9, 4);
  rod([x, 0.5, z], [x, 0.78, z], 0.34, 4);
  rod([x, 0.8, z], [x, 1.05, z], 0.3, 3);
  const side = (r: number, y: number, off: number): [number, number, number] => [
    x + r * Math.cos(reach) - off * Math.sin(reach),
    y,
    z + r * Math.sin(reach) + off * Math.cos(reach),
  ];
  rod(side(0.12, 1.15, -0.27), side(0.12, 1.15, 0.27), 0.23, 4);
  const elbow: readonly [number, number] = [0.12 + 1.25 * Math.sin(stoop * 0.55), 1.15 + 1.25 * Math.cos(stoop * 0.55)];
  rod(at(0.12, 1.2), at(elbow[0], elbow[1]), 0.17, 3);
  rod(side(elbow[0], elbow[1], -0.22), side(elbow[0], elbow[1], 0.22), 0.19, 4);
  rod(at(elbow[0] - 0.32, elbow[1] + 0.14), at(elbow[0] + 0.1, elbow[1] + 0.1), 0.16, 3);
  const wrist: readonly [number, number] = [elbow[0] + 1.25 * Math.cos(stoop * 0.35), elbow[1] + 0.08 - 1.25 * Math.sin(stoop * 0.35)];
  rod(at(elbow[0], elbow[1] + 0.08), at(wrist[0], wrist[1]), 0.115, 3);
  rod(at(wrist[0], wrist[1]), at(wrist[0] + 0.06, wrist[1] - 0.26), 0.1, 4);
  const tool: readonly [number, number] = [wrist[0] + 0.08, wrist[1] - 0.42];
  box(...at(tool[0], tool[1]), 0.46, 0.08, 0.34, 5, -reach);
  for (const off of [-0.15, 0.15]) rod(side(tool[0] + off, tool[1] - 0.04, 0), side(tool[0] + off, tool[1] - 0.2, 0), 0.035, 4);
  // Cable along the arm.
  rod(side(0.1, 1.35, 0.3), side(elbow[0] - 0.15, elbow[1] + 0.05, 0.26), 0.03, 4);
}

function belt(x: number, from: number, to: number, seed: number): void {
  const long = to - from;
  const mid = (from + to) / 2;
  box(x, 0.8, mid, 1.0, 0.06, long, 4);
  for (const off of [-0.54, 0.54]) box(x + off, 0.78, mid, 0.07, 0.2, long, 5);
  for (let z = from + 0.6; z < to; z += 2) {
    for (const off of [-0.5, 0.5]) box(x + off, 0.36, z, 0.07, 0.72, 0.1, 6);
    box(x, 0.3, z, 1, 0.06, 0.06, 6);
  }
  const throwDice = dice(seed);
  for (let z = from + 1; z < to - 1; z += 1.05 + throwDice() * 0.8) {
    const h = 0.28 + throwDice() * 0.26;
    const kind = throwDice();
    box(
      x + (throwDice() - 0.5) * 0.16,
      0.84 + h / 2,
      z,
      0.5 + throwDice() * 0.22,
      h,
      0.5 + throwDice() * 0.2,
      kind < 0.72 ? 8 : kind < 0.88 ? 9 : 12,
      (throwDice() - 0.5) * 0.3,
    );
  }
}

function furnish(): void {
  for (let z = -2; z < ROOM.back; z += 6) {
    for (const x of [-10.55, 10.55]) {
      box(x, ROOM.y / 2, z, 0.34, ROOM.y, 0.4, 6);
      box(x, 0.45, z, 0.46, 0.9, 0.52, 7);
    }
    // Truss: two chords and what holds them apart.
    box(0, 9.25, z, 21.5, 0.16, 0.18, 6);
    box(0, 8.25, z, 21.5, 0.14, 0.18, 6);
    for (let i = 0; i < 12; i++) {
      const x = -10 + i * 1.8;
      rod([x, 8.25, z], [x + 0.9, 9.25, z], 0.05, 6);
      rod([x + 0.9, 9.25, z], [x + 1.8, 8.25, z], 0.05, 6);
    }
    for (const x of [-4.6, 4.6]) skylight(x, z + 3, 1.5, 4.4);
    for (let k = 0; k < 2; k++) window(-10.97, 5.6, z + 1.7 + k * 2.6, 2.6, 2.3, 14);
    for (const x of [-2, 2]) {
      box(x, 7.35, z + 3, 0.5, 0.12, 0.5, 11);
      rod([x, 7.5, z + 3], [x, 8.2, z + 3], 0.02, 4);
    }
  }
  for (const x of [-8.5, -6.8, 0, 6.8, 8.5]) box(x, 9.42, 30, 0.12, 0.2, 70, 6);
  // Crane on its rails.
  for (const x of [-10.2, 10.2]) box(x, 7.3, 30, 0.24, 0.4, 72, 6);
  box(0, 7.75, 33, 20.2, 0.75, 0.55, 7);
  box(2.6, 7.1, 33, 1, 0.55, 0.9, 4);
  rod([2.6, 6.9, 33], [2.6, 4.8, 33], 0.03, 4);
  // Ducts and cable trays.
  rod([9.3, 8.3, -5], [9.3, 8.3, 66], 0.42, 5);
  box(-8.9, 7.9, 30, 0.5, 0.1, 72, 5);
  belt(-2.15, 3, 60, 11);
  belt(2.15, 3, 60, 23);
  robot(0, 8.6, 0.18, 1.25);
  robot(0, 14.2, 2.75, 1.6);
  robot(0, 20, 0.5, 1);
  robot(0, 26, 3.6, 1.5);
  robot(0, 32, 0.1, 1.4);
  robot(0, 38, 2.9, 1.1);
  robot(0, 45, 0.4, 1.5);
  // Fence: posts, rails and wires.
  for (const x of [-3.6, 3.6])
    for (let z = 3; z < 58; z += 1.5) {
      box(x, 1.05, z, 0.07, 2.1, 0.07, 7);
      box(x, 2.06, z + 0.75, 0.04, 0.05, 1.5, 4);
      box(x, 0.18, z + 0.75, 0.04, 0.05, 1.5, 4);
      if (z < 20) for (let w = 1; w < 9; w++) rod([x, 0.2 + w * 0.21, z], [x, 0.2 + w * 0.21, z + 1.5], 0.006, 4);
    }
  // Cabinets, pallets and a screen on the right.
  for (const [z, h] of [
    [9, 2],
    [10.2, 2],
    [11.4, 2.2],
    [19, 2],
    [20.2, 2],
    [31, 2.2],
  ] as const)
    box(8.9, h / 2, z, 0.8, h, 1.1, 12);
  const throwDice = dice(5);
  for (const [x, z] of [
    [6.3, 7],
    [6.5, 13.5],
    [6.2, 15.1],
    [6.4, 24],
    [6.3, 26],
    [6.6, 36],
    [-7.6, 17],
    [-7.8, 28],
    [-7.7, 30],
    [-7.6, 42],
  ] as const) {
    box(x, 0.07, z, 1.2, 0.14, 0.9, 8);
    const stack = 1 + Math.floor(throwDice() * 3);
    for (let i = 0; i < stack; i++)
      for (const off of [-0.3, 0.3])
        box(x + off, 0.14 + 0.22 + i * 0.44, z, 0.56, 0.42, 0.8, throwDice() < 0.75 ? 8 : 9, (throwDice() - 0.5) * 0.08);
  }
  // Door and lit panes in the far wall.
  box(0, 2.2, ROOM.back - 0.05, 5, 4.4, 0.06, 9);
  for (const x of [-7, -4.8, 4.8, 7]) {
    box(x, 6, ROOM.back - 0.05, 1.9, 2, 0.04, 10);
    lights.push({ at: [x, 6, ROOM.back - 0.1], u: [0.95, 0, 0], v: [0, 1, 0], normal: [0, 0, -1], area: 3.8, glow: 14 });
  }
}

// A tree of boxes over the solids, as flat arrays: reading them is most of the work.
let nodeBox = new Float64Array(0);
let nodeLink = new Int32Array(0);
let order: Int32Array = new Int32Array(0);
let solidData = new Float64Array(0);
let solidKind = new Uint8Array(0);
let solidMaterial = new Uint8Array(0);

function grow(): void {
  const boxes: number[] = [];
  const links: number[] = [];
  const list = solids.map((_, i) => i);
  const placed: number[] = [];
  const build = (members: number[]): number => {
    const node = links.length / 2;
    links.push(0, 0);
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (const m of members)
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(low[k] as number, (solids[m] as Solid).low[k as 0]);
        high[k] = Math.max(high[k] as number, (solids[m] as Solid).high[k as 0]);
      }
    boxes.push(...low, ...high);
    if (members.length <= 2) {
      links[2 * node] = -1 - placed.length;
      links[2 * node + 1] = members.length;
      placed.push(...members);
      return node;
    }
    const sizes = [0, 1, 2].map((k) => (high[k] as number) - (low[k] as number));
    const axis = sizes.indexOf(Math.max(...sizes));
    const middle = (m: number): number => (solids[m] as Solid).low[axis as 0] + (solids[m] as Solid).high[axis as 0];
    members.sort((a, b) => middle(a) - middle(b));
    const half = members.length >> 1;
    links[2 * node] = build(members.slice(0, half));
    links[2 * node + 1] = build(members.slice(half));
    return node;
  };
  build(list);
  nodeBox = Float64Array.from(boxes);
  nodeLink = Int32Array.from(links);
  order = Int32Array.from(placed);
  solidData = new Float64Array(solids.length * 15);
  solidKind = new Uint8Array(solids.length);
  solidMaterial = new Uint8Array(solids.length);
  for (const [i, s] of solids.entries()) {
    solidData.set(s.data, i * 15);
    solidKind[i] = s.kind === 'box' ? 0 : 1;
    solidMaterial[i] = s.material;
  }
}

// What the last ray met.
let hitT = 0;
let hitMaterial = 0;
let hitX = 0;
let hitY = 0;
let hitZ = 0;
const stack = new Int32Array(64);

/** First solid nearer than `most`; with `any`, whichever comes first. */
function meetSolids(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, most: number, any: boolean): boolean {
  const ix = 1 / (dx || 1e-12);
  const iy = 1 / (dy || 1e-12);
  const iz = 1 / (dz || 1e-12);
  let found = false;
  hitT = most;
  let top = 0;
  stack[top++] = 0;
  while (top > 0) {
    const node = stack[--top] as number;
    const b = node * 6;
    let near = ((nodeBox[b] as number) - ox) * ix;
    let far = ((nodeBox[b + 3] as number) - ox) * ix;
    if (near > far) [near, far] = [far, near];
    let n = ((nodeBox[b + 1] as number) - oy) * iy;
    let f = ((nodeBox[b + 4] as number) - oy) * iy;
    if (n > f) [n, f] = [f, n];
    if (n > near) near = n;
    if (f < far) far = f;
    n = ((nodeBox[b + 2] as number) - oz) * iz;
    f = ((nodeBox[b + 5] as number) - oz) * iz;
    if (n > f) [n, f] = [f, n];
    if (n > near) near = n;
    if (f < far) far = f;
    if (far < 0 || near > far || near > hitT) continue;
    const left = nodeLink[2 * node] as number;
    if (left >= 0) {
      stack[top++] = nodeLink[2 * node + 1] as number;
      stack[top++] = left;
      continue;
    }
    const first = -1 - left;
    const last = first + (nodeLink[2 * node + 1] as number);
    for (let i = first; i < last; i++) {
      const s = order[i] as number;
      const met = solidKind[s] === 0 ? meetBox(s * 15, ox, oy, oz, dx, dy, dz) : meetRod(s * 15, ox, oy, oz, dx, dy, dz);
      if (!met) continue;
      hitMaterial = solidMaterial[s] as number;
      found = true;
      if (any) return true;
    }
  }
  return found;
}

function meetBox(d: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean {
  const px = ox - (solidData[d] as number);
  const py = oy - (solidData[d + 1] as number);
  const pz = oz - (solidData[d + 2] as number);
  let near = -1e30;
  let far = 1e30;
  let axis = 0;
  let sign = 1;
  for (let k = 0; k < 3; k++) {
    const ax = solidData[d + 6 + 3 * k] as number;
    const ay = solidData[d + 7 + 3 * k] as number;
    const az = solidData[d + 8 + 3 * k] as number;
    const o = px * ax + py * ay + pz * az;
    const w = dx * ax + dy * ay + dz * az;
    const half = solidData[d + 3 + k] as number;
    if (Math.abs(w) < 1e-12) {
      if (Math.abs(o) > half) return false;
      continue;
    }
    const t1 = (-half - o) / w;
    const t2 = (half - o) / w;
    const [a, b] = w > 0 ? [t1, t2] : [t2, t1];
    if (a > near) {
      near = a;
      axis = k;
      sign = w > 0 ? -1 : 1;
    }
    if (b < far) far = b;
    if (near > far) return false;
  }
  if (near < 1e-4 || near >= hitT) return false;
  hitT = near;
  hitX = sign * (solidData[d + 6 + 3 * axis] as number);
  hitY = sign * (solidData[d + 7 + 3 * axis] as number);
  hitZ = sign * (solidData[d + 8 + 3 * axis] as number);
  return true;
}

/** A capsule: the side of a cylinder, else the ball at one end. */
function meetRod(d: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean {
  const ax = solidData[d] as number;
  const ay = solidData[d + 1] as number;
  const az = solidData[d + 2] as number;
  const bx = (solidData[d + 3] as number) - ax;
  const by = (solidData[d + 4] as number) - ay;
  const bz = (solidData[d + 5] as number) - az;
  const r = solidData[d + 6] as number;
  const px = ox - ax;
  const py = oy - ay;
  const pz = oz - az;
  const bb = bx * bx + by * by + bz * bz;
  const bd = bx * dx + by * dy + bz * dz;
  const bp = bx * px + by * py + bz * pz;
  const dp = dx * px + dy * py + dz * pz;
  const pp = px * px + py * py + pz * pz;
  const a = bb - bd * bd;
  const b = bb * dp - bp * bd;
  const c = bb * pp - bp * bp - r * r * bb;
  let t = -1;
  let k = 0;
  const h = b * b - a * c;
  if (h < 0 && a > 1e-9) return false;
  if (a > 1e-9) {
    t = (-b - Math.sqrt(h)) / a;
    k = bp + t * bd;
  }
  if (!(a > 1e-9) || k <= 0 || k >= bb) {
    const end = k <= 0 ? 0 : 1;
    const qx = px - bx * end;
    const qy = py - by * end;
    const qz = pz - bz * end;
    const qb = dx * qx + dy * qy + dz * qz;
    const qc = qx * qx + qy * qy + qz * qz - r * r;
    const root = qb * qb - qc;
    if (root < 0) return false;
    t = -qb - Math.sqrt(root);
    k = end * bb;
  }
  if (t < 1e-4 || t >= hitT) return false;
  hitT = t;
  const share = k / bb;
  hitX = (px + dx * t - bx * share) / r;
  hitY = (py + dy * t - by * share) / r;
  hitZ = (pz + dz * t - bz * share) / r;
  return true;
}

/** The room round the solids: where a ray that meets none ends. */
function meetRoom(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
  const tx = ((dx > 0 ? ROOM.x : -ROOM.x) - ox) / (dx || 1e-12);
  const ty = ((dy > 0 ? ROOM.y : 0) - oy) / (dy || 1e-12);
  const tz = ((dz > 0 ? ROOM.back : ROOM.front) - oz) / (dz || 1e-12);
  hitX = hitY = hitZ = 0;
  if (ty <= tx && ty <= tz) {
    hitT = ty;
    hitY = dy > 0 ? -1 : 1;
    hitMaterial = dy > 0 ? 2 : 0;
  } else if (tx <= tz) {
    hitT = tx;
    hitX = dx > 0 ? -1 : 1;
    hitMaterial = 1;
  } else {
    hitT = tz;
    hitZ = dz > 0 ? -1 : 1;
    hitMaterial = 1;
  }
}

let tintR = 0;
let tintG = 0;
let tintB = 0;
let shine = 0;
let spread = 0;

/** Colour and shine of what was met at a place: joints, lanes and wear on the floor, ribs on the walls. */
function dress(x: number, y: number, z: number): void {
  const m = MATERIALS[hitMaterial] as Material;
  [tintR, tintG, tintB] = m.color;
  shine = m.gloss;
  spread = m.rough;
  if (hitMaterial === 0) {
    const wear = fbm(x * 0.7, z * 0.7, 5);
    const stain = smooth(0.55, 0.8, fbm(x * 0.23 + 9, z * 0.23, 4));
    let k = 0.8 + 0.32 * wear - 0.16 * stain;
    const joint = Math.min(Math.abs((((x + 33) % 6) + 6) % 6), Math.abs((((z + 2) % 6) + 6) % 6));
    if (joint < 0.025) k *= 0.55;
    spread = 0.1 + 0.18 * wear;
    const off = Math.abs(x);
    if (off > 4.05 && off < 4.2) [tintR, tintG, tintB] = [0.72, 0.5, 0.04];
    else if (off > 4.2 && off < 5.5) [tintR, tintG, tintB] = [0.25, 0.36, 0.31];
    else if (off > 5.5 && off < 5.65) [tintR, tintG, tintB] = [0.72, 0.5, 0.04];
    if (off < 3.6) k *= 0.86;
    const scuff = smooth(0.6, 0.75, noise(x * 3.1, z * 0.9));
    k *= 1 - 0.12 * scuff;
    tintR *= k;
    tintG *= k;
    tintB *= k;
  } else if (hitMaterial === 1 || hitMaterial === 2) {
    const along = hitMaterial === 2 ? x : z;
    const rib = Math.abs(((((along * 3) % 1) + 1) % 1) - 0.5);
    let k = 0.86 + 0.24 * smooth(0.1, 0.3, rib);
    if (hitMaterial === 1 && y < 2.4) k *= 0.72;
    tintR *= k;
    tintG *= k;
    tintB *= k;
  } else if (hitMaterial === 8) {
    const k = 0.82 + 0.3 * hash(Math.floor(x * 2.3) + 31, Math.floor(z * 1.1) + 7);
    tintR *= k;
    tintG *= k;
    tintB *= k;
  } else if (hitMaterial === 4 && y > 0.82 && y < 0.84) {
    const slat = Math.abs(((((z * 7) % 1) + 1) % 1) - 0.5) < 0.06 ? 0.5 : 1;
    tintR *= slat;
    tintG *= slat;
    tintB *= slat;
  }
}

interface Shot {
  readonly light: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  readonly depth: Float32Array;
}

const EYE = [-4.75, 2.75, -0.6] as const;
const LOOK = [0.25, 1.75, 10] as const;
const WIDE = 0.62;
const FOCUS = 10.4;
const APERTURE = 0.012;

/** Rows of 24-bit pixels. `each` is told how far it is. */
export function plantHall(each: (share: number) => void): Buffer {
  furnish();
  grow();
  const shot = expose(each);
  return developed(smoothed(shot));
}

function expose(each: (share: number) => void): Shot {
  const count = WIDTH * HEIGHT;
  const shot: Shot = {
    light: new Float32Array(count * 3),
    albedo: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    depth: new Float32Array(count),
  };
  const ahead = [LOOK[0] - EYE[0], LOOK[1] - EYE[1], LOOK[2] - EYE[2]] as const;
  const far = Math.hypot(...ahead);
  const [ax, ay, az] = [ahead[0] / far, ahead[1] / far, ahead[2] / far];
  const flat = Math.hypot(az, ax);
  const [rx, rz] = [az / flat, -ax / flat];
  // Up is ahead x right, written out: right has no height.
  const upX = ay * rz;
  const upY = az * rx - ax * rz;
  const upZ = -ay * rx;
  const throwDice = dice(20261123);
  const power = lights.reduce((sum, l) => sum + l.area, 0);
  // One of so many equal chances each: the larger a light, the more of them it has.
  const chances: number[] = [];
  for (const [i, l] of lights.entries())
    while (chances.length < (CHANCES * lights.slice(0, i + 1).reduce((sum, one) => sum + one.area, 0)) / power && l) chances.push(i);
  const seen = new Float64Array(3);
  const first = new Float64Array(7);
  for (let y = 0; y < HEIGHT; y++) {
    if (y % 20 === 0) each(y / HEIGHT);
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      for (let s = 0; s < SAMPLES; s++) {
        const u = ((x + throwDice() - WIDTH / 2) / (WIDTH / 2)) * WIDE;
        const v = ((HEIGHT / 2 - y - throwDice()) / (WIDTH / 2)) * WIDE;
        let dx = ax + rx * u + upX * v;
        let dy = ay + upY * v;
        let dz = az + rz * u + upZ * v;
        const angle = throwDice() * 2 * Math.PI;
        const lens = Math.sqrt(throwDice()) * APERTURE;
        const [lx, ly] = [Math.cos(angle) * lens, Math.sin(angle) * lens];
        const ox = EYE[0] + rx * lx;
        const oy = EYE[1] + ly;
        const oz = EYE[2] + rz * lx;
        dx = EYE[0] + dx * FOCUS - ox;
        dy = EYE[1] + dy * FOCUS - oy;
        dz = EYE[2] + dz * FOCUS - oz;
        const long = Math.hypot(dx, dy, dz);
        follow(ox, oy, oz, dx / long, dy / long, dz / long, throwDice, chances, power, seen, first);
        for (let c = 0; c < 3; c++) {
          shot.light[3 * at + c] = (shot.light[3 * at + c] as number) + Math.min(seen[c] as number, 6) / SAMPLES;
          shot.albedo[3 * at + c] = (shot.albedo[3 * at + c] as number) + (first[c] as number) / SAMPLES;
          shot.normal[3 * at + c] = (shot.normal[3 * at + c] as number) + (first[3 + c] as number) / SAMPLES;
        }
        shot.depth[at] = (shot.depth[at] as number) + (first[6] as number) / SAMPLES;
      }
    }
  }
  return shot;
}

const BOUNCES = 3;
const CHANCES = 4096;

/** Light along one path, into `seen`; of what is met first colour, normal and distance, into `first`. */
function follow(
  from_x: number,
  from_y: number,
  from_z: number,
  way_x: number,
  way_y: number,
  way_z: number,
  throwDice: () => number,
  chances: readonly number[],
  power: number,
  seen: Float64Array,
  first: Float64Array,
): void {
  let [ox, oy, oz, dx, dy, dz] = [from_x, from_y, from_z, way_x, way_y, way_z];
  let [tr, tg, tb] = [1, 1, 1];
  let mirror = true;
  seen.fill(0);
  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    if (!meetSolids(ox, oy, oz, dx, dy, dz, 1e9, false)) meetRoom(ox, oy, oz, dx, dy, dz);
    const far = hitT;
    const x = ox + dx * far;
    const y = oy + dy * far;
    const z = oz + dz * far;
    const [nx, ny, nz] = [hitX, hitY, hitZ];
    const material = MATERIALS[hitMaterial] as Material;
    dress(x, y, z);
    const [cr, cg, cb] = [tintR, tintG, tintB];
    const glow = material.glow ?? 0;
    if (bounce === 0) {
      first.set(glow > 0 ? [1, 1, 1] : [cr, cg, cb], 0);
      first.set([nx, ny, nz], 3);
      first[6] = far;
    }
    if (glow > 0) {
      // Lamps are met by chance only; sky and windows are asked for, and seen in mirrors.
      if (mirror || hitMaterial === 11) {
        const k = bounce === 0 ? Math.min(glow, 5) : glow;
        seen[0] = (seen[0] as number) + tr * k * cr;
        seen[1] = (seen[1] as number) + tg * k * cg;
        seen[2] = (seen[2] as number) + tb * k * cb;
      }
      return;
    }
    const cos = -(dx * nx + dy * ny + dz * nz);
    const back = material.metal === true ? shine : shine + (1 - shine) * (1 - Math.max(0, cos)) ** 5 * (shine > 0 ? 0.8 : 0);
    const rough = spread;
    const isMetal = material.metal === true;
    ox = x + nx * 1e-3;
    oy = y + ny * 1e-3;
    oz = z + nz * 1e-3;
    if (throwDice() < back) {
      // Thrown back, spread by the roughness.
      const k = 2 * cos;
      dx = dx + nx * k + (throwDice() + throwDice() - 1) * rough;
      dy = dy + ny * k + (throwDice() + throwDice() - 1) * rough;
      dz = dz + nz * k + (throwDice() + throwDice() - 1) * rough;
      const long = Math.hypot(dx, dy, dz);
      [dx, dy, dz] = [dx / long, dy / long, dz / long];
      if (dx * nx + dy * ny + dz * nz <= 0) return;
      if (isMetal) {
        tr *= cr;
        tg *= cg;
        tb *= cb;
      }
      mirror = true;
      continue;
    }
    tr *= cr;
    tg *= cg;
    tb *= cb;
    // One light of several that were drawn by their size: the likelier, the more it could give here.
    const tries = bounce === 0 ? 8 : 3;
    let total = 0;
    let [wx, wy, wz, way, gives] = [0, 0, 0, 0, 0];
    for (let k = 0; k < tries; k++) {
      const light = lights[chances[Math.floor(throwDice() * chances.length)] as number] as Light;
      const a = 2 * throwDice() - 1;
      const b = 2 * throwDice() - 1;
      const lx = light.at[0] + light.u[0] * a + light.v[0] * b - ox;
      const ly = light.at[1] + light.u[1] * a + light.v[1] * b - oy;
      const lz = light.at[2] + light.u[2] * a + light.v[2] * b - oz;
      const away = Math.sqrt(lx * lx + ly * ly + lz * lz);
      const here = (lx * nx + ly * ny + lz * nz) / away;
      const there = -(lx * light.normal[0] + ly * light.normal[1] + lz * light.normal[2]) / away;
      if (here <= 0 || there <= 0) continue;
      const weight = (light.glow * here * there) / (away * away);
      total += weight;
      if (throwDice() * total < weight) [wx, wy, wz, way, gives] = [lx / away, ly / away, lz / away, away, weight];
    }
    if (gives > 0 && !meetSolids(ox, oy, oz, wx, wy, wz, way - 0.08, true)) {
      const k = Math.min(12, (total / tries) * (power / Math.PI));
      seen[0] = (seen[0] as number) + tr * k;
      seen[1] = (seen[1] as number) + tg * k * 0.98;
      seen[2] = (seen[2] as number) + tb * k * 0.95;
    }
    // On in any direction, more often straight up.
    const turn = 2 * Math.PI * throwDice();
    const high = 2 * throwDice() - 1;
    const flat = Math.sqrt(Math.max(0, 1 - high * high));
    dx = nx + flat * Math.cos(turn);
    dy = ny + high;
    dz = nz + flat * Math.sin(turn);
    const long = Math.hypot(dx, dy, dz) || 1;
    [dx, dy, dz] = [dx / long, dy / long, dz / long];
    mirror = false;
    if (bounce > 1) {
      const keep = Math.max(tr, tg, tb);
      if (throwDice() > keep) return;
      tr /= keep;
      tg /= keep;
      tb /= keep;
    }
  }
}

/** Takes the noise out of the light and leaves edges and colours: neighbours count that look alike in shape and colour. */
function smoothed({ light, albedo, normal, depth }: Shot): Float32Array {
  let from: Float32Array<ArrayBufferLike> = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) from[i] = (light[i] as number) / ((albedo[i] as number) + 0.02);
  for (const step of [1, 2, 4]) {
    const to = new Float32Array(light.length);
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const at = y * WIDTH + x;
        let [sr, sg, sb, sum] = [0, 0, 0, 0];
        const own = lumaAt(from, at);
        for (let j = -2; j <= 2; j++)
          for (let i = -2; i <= 2; i++) {
            const px = x + i * step;
            const py = y + j * step;
            if (px < 0 || py < 0 || px >= WIDTH || py >= HEIGHT) continue;
            const q = py * WIDTH + px;
            let alike = 0;
            let shade = 0;
            for (let c = 0; c < 3; c++) {
              alike += ((normal[3 * at + c] as number) - (normal[3 * q + c] as number)) ** 2;
              shade += ((albedo[3 * at + c] as number) - (albedo[3 * q + c] as number)) ** 2;
            }
            const away = Math.abs((depth[at] as number) - (depth[q] as number)) / (depth[at] as number);
            const tone = Math.abs(own - lumaAt(from, q)) / (own + 0.05);
            const k = Math.exp(-alike * 12 - shade * 30 - away * 8 - tone * tone * 14 - (i * i + j * j) * 0.18);
            sr += k * (from[3 * q] as number);
            sg += k * (from[3 * q + 1] as number);
            sb += k * (from[3 * q + 2] as number);
            sum += k;
          }
        to.set([sr / sum, sg / sum, sb / sum], 3 * at);
      }
    from = to;
  }
  const out = new Float32Array(light.length);
  for (let at = 0; at < depth.length; at++) {
    // Air in a hall is never quite clear.
    const haze = 1 - Math.exp(-(depth[at] as number) / 190);
    for (let c = 0; c < 3; c++) {
      const i = 3 * at + c;
      const clean = (from[i] as number) * ((albedo[i] as number) + 0.02);
      out[i] = clean * (1 - haze) + haze * ([0.78, 0.82, 0.88][c] as number) * 1.1;
    }
  }
  return out;
}

const lumaAt = (values: Float32Array<ArrayBufferLike>, at: number): number =>
  0.3 * (values[3 * at] as number) + 0.59 * (values[3 * at + 1] as number) + 0.11 * (values[3 * at + 2] as number);

function developed(light: Float32Array): Buffer {
  const out = Buffer.alloc(light.length);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = 3 * (y * WIDTH + x);
      const corner = 1 - 0.3 * ((x / WIDTH - 0.5) ** 2 + (y / HEIGHT - 0.5) ** 2) * 2;
      const grain = 1 + 0.04 * (hash(x, y) + hash(x + 7, y + 3) - 1);
      for (let c = 0; c < 3; c++) out[at + c] = toByte((light[at + c] as number) * corner * grain * 0.5 * ([1.01, 1, 1.02][c] as number));
    }
  return out;
}
