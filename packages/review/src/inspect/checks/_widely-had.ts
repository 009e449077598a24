/** The families that readers surely have: Windows, macOS or Office bring them. */
import { METRIC_TWINS } from '@deckwright/read/pptx/kit';
import { isAsianFamily } from '@deckwright/read/pptx/scene/text';

/** Symbol faces, whose letters are pictures. */
const SYMBOLS = /^(?:wingdings|webdings|symbol|marlett|segoe ui (?:symbol|emoji)|cambria math)/;

/** Other families that come with Windows, macOS or Office. */
const COMMON = new Set(
  (
    'aptos|aptos display|arial black|arial narrow|arial unicode ms|book antiqua|calibri light|candara|century gothic|consolas|constantia|corbel|franklin gothic book|garamond|' +
    'gill sans mt|helvetica neue|liberation sans narrow|lucida console|menlo|palatino linotype|rockwell|segoe ui|segoe ui light|segoe ui semibold|tahoma|trebuchet ms|verdana|' +
    'agency fb|algerian|american typewriter|avenir|avenir next|baskerville|baskerville old face|bahnschrift|bell mt|berlin sans fb|bernard mt condensed|' +
    'bodoni mt|bookman old style|bradley hand itc|britannic bold|brush script mt|calisto mt|castellar|centaur|century|century schoolbook|chalkboard|' +
    'comic sans ms|cooper black|copperplate|copperplate gothic bold|copperplate gothic light|didot|ebrima|edwardian script itc|elephant|eras medium itc|' +
    'felix titling|footlight mt light|forte|franklin gothic demi|franklin gothic heavy|franklin gothic medium|freestyle script|futura|gabriola|gadugi|' +
    'geneva|gill sans|gill sans mt condensed|gloucester mt extra condensed|goudy old style|grandview|haettenschweiler|harrington|high tower text|hoefler text|' +
    'impact|imprint mt shadow|ink free|javanese text|leelawadee|leelawadee ui|lucida bright|lucida calligraphy|lucida fax|lucida grande|lucida handwriting|' +
    'lucida sans|lucida sans typewriter|lucida sans unicode|maiandra gd|microsoft sans serif|mistral|modern no. 20|mongolian baiti|monaco|monotype corsiva|' +
    'myanmar text|niagara solid|nirmala ui|ocr a extended|optima|palatino|papyrus|perpetua|perpetua titling mt|rockwell condensed|sitka text|skeena|' +
    'script mt bold|segoe print|segoe script|segoe ui black|segoe ui historic|segoe ui semilight|seaford|sylfaen|tenorite|tw cen mt|tw cen mt condensed|' +
    'walbaum display|cordia new|angsana new|browallia new|mangal|latha|vrinda|tunga|shruti|gautami|raavi|kartika|kalinga|david|miriam|narkisim|frankruehl|' +
    'traditional arabic|simplified arabic|arabic typesetting|andalus|aldhabi|sakkal majalla|urdu typesetting|tahoma bold|san francisco|helvetica light'
  ).split('|'),
);

/** Whether readers have the family, or a substitute of the same widths. */
export function isWidelyHad(face: string): boolean {
  const name = face.trim().toLowerCase();
  return Object.hasOwn(METRIC_TWINS, name) || COMMON.has(name) || isAsianFamily(name) || SYMBOLS.test(name);
}
