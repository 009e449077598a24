/** Pictures, and grey boxes for those that are not decoded. */
import type { Box, Emu, ImageShape, PathStep } from '@deckwright/draw/scene';
import { type ForeignPicture, type Picture, UNKNOWN } from '../../model/index.ts';
import type { Redrawing, StoredPicture } from '../media.ts';
import { strokeOf } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { drawMetafile } from './metafile.ts';
import { boxOf, closed, isBox, mirroredSteps, movedSteps } from './outline.ts';
import { cropped, type PicturePlace, type Placed, roleOf } from './picture-place.ts';
import { plainLabel } from './plain-label.ts';
import { type PlacedTile, sheetFor, tileSize, tilesOf, tooMany } from './tiles.ts';

export function drawPictureShape(shape: ForeignPicture, stage: Stage): void {
  const box = boxOf(shape);
  if (!box) return;
  if (shape.effects) stage.approximations.note('effect', 'Shadows and other effects are left out');
  const { geometry } = shape;
  const first = geometry === UNKNOWN || isBox(geometry) ? undefined : geometry.paths[0];
  const clip = first && closed(mirroredSteps(first.steps, box, shape));
  const stroke = strokeOf(shape.outline, stage.ink);
  drawPicture(shape.picture, { shape, box, clip, flips: shape, stroke }, stage);
  if (clip && stroke) {
    const rotation = shape.rotation === 0 ? {} : { rotation: shape.rotation };
    stage.add({ kind: 'path', id: stage.id(shape, 'frame'), name: shape.name, role: 'decoration', box, ...rotation, steps: clip, stroke });
  }
}

export function drawPicture(picture: Picture, place: PicturePlace, stage: Stage): void {
  const { shape, clip, stroke } = place;
  const { stored, how } = storedPicture(picture, stage);
  const rotation = shape.rotation === 0 ? {} : { rotation: shape.rotation };
  if (typeof stored === 'string') {
    const drawing = picture.part === undefined ? undefined : stage.media.drawing(picture.part);
    if (drawing !== undefined && typeof drawing !== 'string') {
      noteChanges(picture, how, stage);
      drawMetafile(drawing, picture, place, stage);
      return;
    }
    const what = drawing ?? stored;
    stage.approximations.note('picture', `${what[0]?.toUpperCase()}${what.slice(1)} is drawn as a grey box`);
    plainLabel(stage, { box: place.box, rotation: shape.rotation, words: shape.name, source: shape });
    return;
  }
  noteChanges(picture, how, stage);
  if (picture.tiled) {
    const laid = shape.rotation === 0 ? tilesFor(picture, place.box, stored, how, stage) : undefined;
    if (laid) {
      drawTiles(laid.tiles, picture, laid.media, place, stage);
      return;
    }
    stage.approximations.note('fill', 'A tiled picture is drawn once, stretched');
  }
  const whole = cropped(place.box, picture, place.flips);
  const placed = whole && seen(whole, place, stage);
  if (placed === undefined) return;
  // A picture that leaves room around itself turns about its own centre; its shape's is meant.
  const off = placed.box.x !== place.box.x || placed.box.y !== place.box.y;
  const image: ImageShape = {
    kind: 'image',
    id: stage.id(shape, 'picture'),
    name: shape.name,
    role: roleOf(shape),
    box: placed.box,
    ...rotation,
    ...(shape.alt === undefined ? {} : { alt: shape.alt }),
    media: stored.key,
    ...(placed.crop ? { crop: placed.crop } : {}),
    ...(clip && !off ? { clip } : {}),
    ...(stroke && !clip ? { stroke } : {}),
    ...(place.flips.flip_h ? { flip_h: true } : {}),
    ...(place.flips.flip_v ? { flip_v: true } : {}),
    ...(picture.alpha < 1 ? { alpha: picture.alpha } : {}),
  };
  stage.add(image);
}

function noteChanges({ changes = [] }: Picture, how: Redrawing | undefined, { approximations }: Stage): void {
  for (const change of changes.filter((one) => one !== 'duotone' || how === undefined))
    approximations.note('picture', `The colours of a picture are shown without ${change.slice(0, 40)}`);
}

function drawTiles(
  tiles: readonly PlacedTile[],
  { alpha }: Picture,
  media: string,
  { shape, box, clip = wholeBox(box) }: PicturePlace,
  stage: Stage,
): void {
  for (const { box: own, flip_h, flip_v } of tiles) {
    stage.add({
      kind: 'image',
      id: stage.id(shape, 'tile'),
      name: shape.name,
      role: roleOf(shape),
      box: own,
      media,
      clip: movedSteps(clip, box.x - own.x, box.y - own.y),
      ...(flip_h ? { flip_h } : {}),
      ...(flip_v ? { flip_v } : {}),
      ...(alpha < 1 ? { alpha } : {}),
    });
  }
}

const wholeBox = ({ w, h }: Box): readonly PathStep[] => {
  const zero = 0 as Emu;
  return [{ op: 'M', x: zero, y: zero }, { op: 'L', x: w, y: zero }, { op: 'L', x: w, y: h }, { op: 'L', x: zero, y: h }, { op: 'Z' }];
};

/** Undefined when their size cannot be known, or when they are so many that a sheet of them is needed which is not at hand. */
function tilesFor(
  picture: Picture,
  box: Box,
  stored: StoredPicture,
  how: Redrawing | undefined,
  stage: Stage,
): { readonly tiles: readonly PlacedTile[]; readonly media: string } | undefined {
  const size = tileSize(picture, stored);
  const { tile, part } = picture;
  if (size === undefined || tile === undefined) return undefined;
  if (!tooMany(box, size)) return { tiles: tilesOf(tile, box, size), media: stored.key };
  const sheet = sheetFor(box, size, stored);
  if (sheet === undefined || part === undefined) return undefined;
  const drawn = stage.media.take(part, { ...how, sheet: { ...sheet, flip: tile.flip } });
  return typeof drawn === 'string' ? undefined : { tiles: tilesOf(tile, box, size, sheet), media: drawn.key };
}

interface Stored {
  readonly stored: StoredPicture | string;
  /** Changes of its pixels. */
  readonly how?: Redrawing;
}

/** In two tones where it is shown so; the vector twin where there is one, else the picture itself. */
function storedPicture(picture: Picture, stage: Stage): Stored {
  if (picture.duotone !== undefined && picture.part !== undefined) {
    const [dark, light] = picture.duotone;
    const how = { duotone: [dark.rgb, light.rgb] as const };
    const stored = stage.media.take(picture.part, how);
    if (typeof stored !== 'string') return { stored, how };
  }
  const vector = picture.vector_part === undefined ? undefined : stage.media.take(picture.vector_part);
  if (vector !== undefined && typeof vector !== 'string') return { stored: vector };
  return { stored: picture.part === undefined ? 'a missing picture' : stage.media.take(picture.part) };
}

/** A picture larger than this multiple of the slide is cropped to its visible part, because decoding the rest costs memory. */
const MAX_SIDES = 4;

/** Undefined when nothing of it is on the slide, or too large to be turned. */
function seen(placed: Placed, { shape, flips, clip }: PicturePlace, { canvas, approximations }: Stage): Placed | undefined {
  const { box, crop = { l: 0, t: 0, r: 0, b: 0 } } = placed;
  if (box.w <= canvas.w * MAX_SIDES && box.h <= canvas.h * MAX_SIDES) return placed;
  if (shape.rotation !== 0 || clip || flips.flip_h || flips.flip_v) {
    approximations.note('picture', 'A picture many times as large as its slide is left out');
    return undefined;
  }
  const emu = (value: number): Emu => Math.round(value) as Emu;
  const [left, top] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  const [right, bottom] = [Math.min(box.x + box.w, canvas.w), Math.min(box.y + box.h, canvas.h)];
  if (right <= left || bottom <= top) return undefined;
  const across = (1 - crop.l - crop.r) / box.w;
  const down = (1 - crop.t - crop.b) / box.h;
  return {
    box: { x: emu(left), y: emu(top), w: emu(right - left), h: emu(bottom - top) },
    crop: {
      l: crop.l + (left - box.x) * across,
      t: crop.t + (top - box.y) * down,
      r: crop.r + (box.x + box.w - right) * across,
      b: crop.b + (box.y + box.h - bottom) * down,
    },
  };
}
