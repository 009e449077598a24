/** The door to an account's own pictures, for whoever has its database and isolated processes. */
export { findOwnPicture, type OwnPicture, type OwnPictureDeps } from './find-own-picture.ts';
