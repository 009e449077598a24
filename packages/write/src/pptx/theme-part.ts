/** The theme part: colour scheme, fonts, a flat format scheme, and named colours that no re-theming may change. */
import type { Theme, ThemeFont, Token } from '@deckwright/draw/scene';
import { SCRIPT_FONTS } from './script-faces.ts';
import { DRAWING_NS, escapeXml, XML_HEAD } from './xml.ts';

const SLOTS = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'] as const;

/** Good, bad and beware are literal colours, offered by name in the colour picker. */
const NAMED: readonly (readonly [Token, string])[] = [
  ['positive', 'Positive'],
  ['negative', 'Negative'],
  ['warning', 'Warning'],
  ['warningText', 'Warning text'],
  ['softPositive', 'Soft positive'],
  ['softNegative', 'Soft negative'],
  ['softWarning', 'Soft warning'],
];

const PLACEHOLDER_FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const outline = (width: number): string =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${PLACEHOLDER_FILL}<a:prstDash val="solid"/><a:round/></a:ln>`;

/** Three of each are required; all are flat: no gradients, shadows or bevels. */
const FLAT_FORMATS =
  `<a:fmtScheme name="Flat"><a:fillStyleLst>${PLACEHOLDER_FILL.repeat(3)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${outline(6350)}${outline(9525)}${outline(19050)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${PLACEHOLDER_FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;

export function themePart(theme: Theme): string {
  const name = escapeXml(theme.name);
  let colors = '';
  for (const slot of SLOTS) colors += `<a:${slot}><a:srgbClr val="${theme.slots[slot].slice(1)}"/></a:${slot}>`;
  let customColors = '';
  for (const [token, label] of NAMED)
    customColors += `<a:custClr name="${label}"><a:srgbClr val="${theme.colors[token].slice(1)}"/></a:custClr>`;
  for (const { name: label, rgb } of theme.named ?? [])
    customColors += `<a:custClr name="${escapeXml(label)}"><a:srgbClr val="${rgb.slice(1)}"/></a:custClr>`;
  return (
    `${XML_HEAD}<a:theme xmlns:a="${DRAWING_NS}" name="${name}"><a:themeElements><a:clrScheme name="${name}">${colors}</a:clrScheme>` +
    `<a:fontScheme name="${name}"><a:majorFont>${fonts(theme.fonts.heading)}</a:majorFont><a:minorFont>${fonts(theme.fonts.body)}</a:minorFont></a:fontScheme>` +
    `${FLAT_FORMATS}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/><a:custClrLst>${customColors}</a:custClrLst></a:theme>`
  );
}

const fonts = ({ family }: ThemeFont): string =>
  `<a:latin typeface="${escapeXml(family)}"/><a:ea typeface=""/><a:cs typeface=""/>${SCRIPT_FONTS}`;
