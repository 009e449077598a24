/** Where pixels of a picture lie on its slide, which is as wide as a usual one and as high as the picture's ratio makes it. */
import { type Box, boxOfIn, type Rgb } from '@deckwright/draw/scene';
import { type Channels, heightOf, type PxBounds, widthOf } from './raster.ts';

export const SLIDE_WIDTH_IN = 13.333;

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Inches to a pixel. */
  readonly in_px: number;
  /** Points to a pixel. */
  readonly pt_px: number;
}

export function frameOf({ width, height }: { readonly width: number; readonly height: number }): Frame {
  const in_px = SLIDE_WIDTH_IN / width;
  return { width, height, in_px, pt_px: in_px * 72 };
}

export const boxOf = ({ in_px }: Frame, bounds: PxBounds): Box =>
  boxOfIn(bounds.left * in_px, bounds.top * in_px, widthOf(bounds) * in_px, heightOf(bounds) * in_px);

/** For answers: inches to a hundredth. */
export const inchesOf = ({ in_px }: Frame, bounds: PxBounds): readonly [number, number, number, number] => [
  inches(bounds.left * in_px),
  inches(bounds.top * in_px),
  inches(widthOf(bounds) * in_px),
  inches(heightOf(bounds) * in_px),
];

const inches = (value: number): number => Math.round(value * 100) / 100;

export const hexOf = (color: Channels): Rgb =>
  `#${color
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}` as Rgb;
