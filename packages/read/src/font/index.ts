export { FontFault, type FontFaultCode } from './font-fault.ts';
export { cleanFamily, MAX_FONT_BYTES } from './font-tables.ts';
export { readFont, type TakenFont } from './read-font.ts';
