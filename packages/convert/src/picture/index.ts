/** The door to the conversion of pictures: contracts alone. The work runs in a process of its own. */
export { type ConvertPictureAnswer, type ConvertPictureOrder, convertPictureTask } from './convert-picture.task.ts';
export { lookAtPictureTask, type PictureLook } from './look-at-picture.task.ts';
export { type FigureInWords, type PictureBrief, type PictureTold, type TellPictureOrder, tellPictureTask } from './tell-picture.task.ts';
