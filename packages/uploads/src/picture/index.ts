/** The door to uploaded pictures: the contract of the task, and pictures that are turned upright. It does not load the work. */
export { type PictureAnswer, type PictureOrder, pictureTask } from './picture.task.ts';
export { liesOnItsSide, type TurnPicture, uprightPicture } from './upright.ts';
