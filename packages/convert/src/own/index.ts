/** The door to finding pictures of ours again: contracts alone. */
export { type ComparePicturesAnswer, type ComparePicturesOrder, comparePicturesTask } from './compare-pictures.task.ts';
export { type FingerprintPictureAnswer, type FramePx, fingerprintPictureTask, type PictureWay } from './fingerprint-picture.task.ts';
