/** The door to pictures of strangers. */
export { carriedPngSource } from './carried-source.ts';
