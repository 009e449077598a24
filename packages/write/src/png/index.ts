export { contactSheet, type SheetOptions } from './contact-sheet.ts';
export { type DecodedPicture, decodePicture, type PictureFault, UndecodablePicture } from './decode-picture.ts';
export { undecodablePictures } from './pictures.ts';
export { type Pixels, readPixels } from './read-pixels.ts';
export { type Redrawn, redrawPicture } from './redraw-picture.ts';
export { type Repaint, repaintPicture } from './repaint-picture.ts';
export { carrySource } from './source.ts';
export { takePicture } from './take-picture.ts';
export { NARROWEST_PNG_PX, type PngOptions, writePng } from './write-png.ts';
