export { carriedFonts } from './carried-fonts.node.ts';
