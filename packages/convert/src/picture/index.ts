/** The door to the conversion of pictures: its contract alone. The work runs in a process of its own. */
export { type ConvertPictureAnswer, type ConvertPictureOrder, convertPictureTask } from './convert-picture.task.ts';
