/** Warns of visible font substitutions: scripts drawn in another face than the theme's, and characters that no face has. */
import type { Kit } from '../layout/index.ts';

/** Script, face that the PDF and PNG show, and the face that the .pptx names for it. */
const STAND_INS: Readonly<Record<string, readonly [script: string, drawn: string, asked: string | undefined]>> = {
  'noto-jp': ['Japanese', 'Noto Sans JP', 'Yu Gothic'],
  'noto-sc': ['Chinese', 'Noto Sans SC', 'Microsoft YaHei'],
  'noto-kr': ['Korean', 'Noto Sans KR', 'Malgun Gothic'],
  'noto-arabic': ['Arabic', 'Noto Sans Arabic', 'Arial'],
  'noto-thai': ['Thai', 'Noto Sans Thai', 'Tahoma'],
  'noto-emoji': ['emoji', 'Noto Emoji', undefined],
};

const letters = (character: string): string => {
  const c = character.codePointAt(0) ?? 0;
  if (c >= 0x370 && c <= 0x3ff) return 'Greek';
  if (c >= 0x400 && c <= 0x52f) return 'Cyrillic';
  if (c >= 0x590 && c <= 0x5ff) return 'Hebrew';
  return `the character ${JSON.stringify(character)}`;
};

/** Most characters that one warning names. */
const NAMED = 12;
const quotedCharacter = (c: string): string =>
  `${JSON.stringify(c)} (U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

/** Warns once for each script that the theme's faces lack, and once for all characters that no face has. */
export function warnOfFaces(kit: Kit): void {
  const { heading, body } = kit.theme.fonts;
  const own = heading.family === body.family ? body.family : `${heading.family} or ${body.family}`;
  for (const { family, character } of kit.text.stand_ins.values()) {
    const [script, drawn, asked] = STAND_INS[family] ?? [letters(character), 'Arimo', 'Arial'];
    kit.warn(
      'font_substituted',
      `${own} does not have ${script} in the carried faces; PDF and PNG draw it in ${drawn}${asked === undefined ? '' : `, the .pptx asks for ${asked}`}.`,
      { remedy: 'Nothing need be done; line ends in PowerPoint may differ slightly where its face is wider or narrower.' },
    );
  }
  const byPackage = new Map<string | undefined, string[]>();
  for (const c of kit.text.absent) {
    const pack = kit.text.packageFor(c);
    const existing = byPackage.get(pack);
    if (existing === undefined) byPackage.set(pack, [c]);
    else existing.push(c);
  }
  for (const [pack, characters] of byPackage) {
    const rest = characters.length - NAMED;
    kit.warn(
      'glyph_missing',
      `No ${pack === undefined ? 'carried' : 'installed'} face has ${characters.slice(0, NAMED).map(quotedCharacter).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}; ` +
        `${characters.length === 1 ? 'it is' : 'they are'} drawn as ${characters.length === 1 ? 'a box' : 'boxes'} in PDF and PNG.`,
      {
        remedy:
          pack === undefined
            ? `Replace the character${characters.length === 1 ? '' : 's'}; the .pptx shows what the reader has a font for.`
            : `Install the package ${pack}, which carries the faces for this script.`,
      },
    );
  }
}
