export { contactSheet, type SheetOptions } from './contact-sheet.ts';
export { undecodablePictures } from './pictures.ts';
export { type Pixels, readPixels } from './read-pixels.ts';
export * from './redraw-picture.ts';
export { type Repaint, repaintPicture } from './repaint-picture.ts';
export * from './take-picture.ts';
export * from './write-png.ts';
