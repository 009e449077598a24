export { fontInContainer } from './eot.ts';
export { FontFault, type FontFaultCode } from './font-fault.ts';
export { cleanFamily, MAX_FONT_BYTES } from './font-tables.ts';
export { type DocumentFont, readDocumentFont, readFont, type TakenFont } from './read-font.ts';
