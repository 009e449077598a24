/** One small picture in every format that a deck may carry. */
import type { Media } from '@deckwright/draw/scene';
import sharp from 'sharp';

export const FIELDS_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240">
<rect width="200" height="120" fill="#c62828"/><rect x="200" width="200" height="120" fill="#00796b" fill-opacity=".5"/>
<rect y="120" width="200" height="120" fill="#1a5fe0"/><circle cx="300" cy="180" r="50" fill="#f1b64b"/></svg>`;

const drawn = () => sharp(Buffer.from(FIELDS_SVG));
const media = (mime: Media['mime'], bytes: Uint8Array): Media => ({ mime, bytes, width_px: 400, height_px: 240 });

export const pictures: ReadonlyMap<string, Media> = new Map([
  ['png', media('image/png', await drawn().png().toBuffer())],
  ['jpeg', media('image/jpeg', await drawn().flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer())],
  ['grey', media('image/jpeg', await drawn().flatten({ background: '#ffffff' }).greyscale().jpeg().toBuffer())],
  ['webp', media('image/webp', await drawn().webp({ lossless: true }).toBuffer())],
  ['gif', media('image/gif', await drawn().gif().toBuffer())],
  ['svg', media('image/svg+xml', Buffer.from(FIELDS_SVG))],
]);
