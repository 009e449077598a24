/** What is drawn on a sheet: words of its text boxes and its pictures. */
import { attribute, child, descendants, type OpcPackage, textOf, type XmlElement } from '../../ooxml/index.ts';
import type { Inline } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { OfficePictures } from '../office/office-pictures.ts';

/** Paragraphs, each of the words of one, or a picture. Charts are named by a notice: their figures are cells. */
export function drawingsOf(
  pkg: OpcPackage,
  sheet: string,
  drawing: XmlElement | undefined,
  writer: MarkdownWriter,
): readonly (readonly Inline[])[] {
  const id = attribute(drawing, 'r:id');
  const name = id === undefined ? undefined : pkg.relationships(sheet).find((one) => one.id === id)?.part;
  const part = name === undefined ? undefined : pkg.part(name);
  if (part === undefined) return [];
  const pictures = new OfficePictures(pkg, writer);
  const relationships = new Map(pkg.relationships(part.name).map((one) => [one.id, one]));
  const out: (readonly Inline[])[] = [];
  for (const element of descendants(part.xml().root)) {
    if (element.name === 'a:p') {
      const words = [...descendants(element, 'a:t')].map(textOf).join('');
      if (words.trim() !== '') out.push([{ kind: 'text', text: words }]);
    } else if (element.name === 'xdr:pic') {
      const blip = child(child(element, 'xdr:blipFill'), 'a:blip');
      const alt = attribute(child(child(element, 'xdr:nvPicPr'), 'xdr:cNvPr'), 'descr') ?? '';
      const picture = pictures.inline(relationships.get(attribute(blip, 'r:embed') ?? '')?.part, alt);
      if (picture !== undefined) out.push([picture]);
    } else if (element.name === 'c:chart')
      writer.notice('chart_left_out', 'A chart of the sheet is left out; the cells that it is drawn from are in the text.');
  }
  return out;
}
