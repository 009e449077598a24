export { undecodablePictures } from './pictures.ts';
export * from './write-png.ts';
