/** Links on text: web and mail addresses leave the file, `slide:<n>` jumps inside it; anything else is no link. */
import type { SlideScope } from './slide-scope.ts';

/** Keeps the run's own colour instead of the theme's link colour ([MS-ODRAWXML] 2.16, hyperlinkcolor). */
const OWN_COLOR =
  '<a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}">' +
  '<ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst>';

/** The click action of a run; empty when the link leads nowhere that a presentation may lead to. */
export function linkElement(link: string, keepsColor: boolean, scope: SlideScope): string {
  const jump = /^slide:([1-9]\d{0,5})$/.exec(link);
  let attributes: string;
  if (jump) {
    const number = Number(jump[1]);
    if (number > scope.slideCount) return '';
    attributes = `r:id="${scope.relationships.add('slide', `${scope.to_slides}slide${number}.xml`)}" action="ppaction://hlinksldjump"`;
  } else {
    const address = externalAddress(link);
    if (address === undefined) return '';
    attributes = `r:id="${scope.relationships.addExternal('hyperlink', address)}"`;
  }
  return keepsColor ? `<a:hlinkClick ${attributes}>${OWN_COLOR}</a:hlinkClick>` : `<a:hlinkClick ${attributes}/>`;
}

/**
 * The address in the form that readers accept: PowerPoint offers to repair a file whose target is no valid URI.
 * Undefined for schemes other than http, https and mailto.
 */
function externalAddress(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:' && url.protocol !== 'mailto:') return undefined;
  return url.href.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent).replace(/%(?![0-9A-Fa-f]{2})/g, '%25');
}
