export { carriedFacePath, carriedFonts } from './carried-fonts.node.ts';
