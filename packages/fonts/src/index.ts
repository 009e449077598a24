export { carriedFonts } from './carried-fonts.ts';
