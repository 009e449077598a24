/** The door to the conversion of pictures: contracts, and what is said of an answer. The work runs in a process of its own. */
export { briefOf } from './brief-of.ts';
export {
  type ConvertPictureAnswer,
  type ConvertPictureOrder,
  convertPictureTask,
  type LineOfPicture,
  type PictureFigure,
} from './convert-picture.task.ts';
export { PICTURE_FORMS } from './intent-of-picture.ts';
export { lookAtPictureTask, type PictureLook } from './look-at-picture.task.ts';
export { namedElements, type PictureProposal, type ProposalTaken, takeProposal } from './take-proposal.ts';
export { type FigureInWords, type PictureBrief, type PictureTold, type TellPictureOrder, tellPictureTask } from './tell-picture.task.ts';
