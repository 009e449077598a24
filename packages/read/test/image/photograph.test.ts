/** A photograph of a screen is cut to what the screen shows, under one light, without grain and stripes. */
import { describe, expect, it } from 'vitest';
import { slideOfPhotograph } from '../../src/image/photograph.ts';
import type { Raster } from '../../src/image/raster.ts';

type Point = readonly [number, number];
const [WIDTH, HEIGHT] = [960, 720];
const SCREEN: readonly Point[] = [
  [120, 110],
  [850, 80],
  [870, 600],
  [100, 560],
];
const PANEL: readonly Point[] = [
  [300, 250],
  [600, 244],
  [604, 400],
  [298, 396],
];

const grown = (corners: readonly Point[], by: number): Point[] =>
  corners.map(([x, y], i) => [x + (i === 0 || i === 3 ? -by : by), y + (i < 2 ? -by : by)]);

/** Corners go around in the direction of the clock. */
const holds = (corners: readonly Point[], x: number, y: number): boolean =>
  corners.every(([x0, y0], i) => {
    const [x1, y1] = corners[(i + 1) % corners.length] as Point;
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0;
  });

/** A screen in a dark frame before a darker wall, with glare, grain that pixels share, and stripes. */
function photographed(): Raster {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  let seed = 1;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  };
  let shared = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      shared = 0.6 * shared + 8 * random();
      const glare = Math.exp(-(((x - y - 150) / 120) ** 2)) * 0.12;
      const stripes = 4 * Math.sin((2 * Math.PI * (x + 0.3 * y)) / 13);
      const color = holds(PANEL, x, y) ? [60, 90, 140] : holds(SCREEN, x, y) ? [190, 200, 210] : undefined;
      for (let c = 0; c < 3; c++) {
        const light = color === undefined ? (holds(grown(SCREEN, 14), x, y) ? 14 : 45) : (color[c] ?? 0) * (1 + glare) + stripes;
        rgb[(y * WIDTH + x) * 3 + c] = Math.max(0, Math.min(255, Math.round(light + shared)));
      }
    }
  return { width: WIDTH, height: HEIGHT, rgb };
}

describe('a picture without grain', () => {
  it('is no photograph, though a box in it is tilted', () => {
    const { width, height, rgb } = photographed();
    const drawn = new Uint8Array(rgb.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) drawn.fill(holds(SCREEN, x, y) ? 200 : 20, (y * width + x) * 3, (y * width + x) * 3 + 3);
    expect(slideOfPhotograph({ width, height, rgb: drawn }, WIDTH)).toBeUndefined();
  });
});

describe('a photograph of a screen', () => {
  const slide = slideOfPhotograph(photographed(), WIDTH);
  /** Of a channel in a part of the slide, told by parts of its width and height: the mean, and the deviation. */
  const lightIn = (x0: number, y0: number, x1: number, y1: number) => {
    const { width, height, rgb } = slide?.raster ?? { width: 0, height: 0, rgb: new Uint8Array() };
    const values: number[] = [];
    for (let y = Math.round(y0 * height); y < y1 * height; y++)
      for (let x = Math.round(x0 * width); x < x1 * width; x++) values.push(rgb[(y * width + x) * 3 + 1] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
  };

  it('is cut to what the frame holds', () => {
    for (const [i, [x = 0, y = 0] = []] of (slide?.corners ?? []).entries()) {
      expect(Math.abs(x * WIDTH - (SCREEN[i]?.[0] ?? 0))).toBeLessThan(6);
      expect(Math.abs(y * HEIGHT - (SCREEN[i]?.[1] ?? 0))).toBeLessThan(6);
    }
    expect(slide?.corners).toHaveLength(4);
  });

  it('has one light, without grain and stripes', () => {
    expect(lightIn(0.05, 0.05, 0.95, 0.2).deviation).toBeLessThan(2);
    expect(lightIn(0.05, 0.75, 0.95, 0.95).deviation).toBeLessThan(2);
    expect(lightIn(0.3, 0.35, 0.6, 0.55).deviation).toBeLessThan(2.5);
  });

  it('keeps what it shows', () => {
    expect(lightIn(0.05, 0.05, 0.95, 0.2).mean - lightIn(0.3, 0.35, 0.6, 0.55).mean).toBeGreaterThan(90);
  });
});
