/** Pictures; a vector one carries its raster twin for readers that cannot draw it. */
import type { ImageShape } from '@deckwright/draw/scene';
import { placeElement } from '../base/open-base.ts';
import type { SlideScope } from '../slide-scope.ts';
import { whole } from '../xml.ts';
import { ELLIPSE_GEOMETRY, identity, rectGeometry, transform } from './frame.ts';

/** Throws `UnwritablePicture` when the deck lacks the picture, or has it in a form that presentations cannot show. */
export function writeImage(shape: ImageShape, scope: SlideScope): string {
  const { raster, vector } = scope.media.targets(shape.media, shape.id);
  const blip = `r:embed="${scope.relationships.add('image', raster)}"`;
  const tones = shape.duotone === undefined ? '' : `<a:duotone>${shape.duotone.map((c) => scope.paint.color(c)).join('')}</a:duotone>`;
  // A vector twin would be shown in its own colours.
  const twin = vector === undefined || tones !== '' ? '' : vectorExtension(scope.relationships.add('image', vector));
  const picture = tones + twin === '' ? `<a:blip ${blip}/>` : `<a:blip ${blip}>${tones}${twin}</a:blip>`;
  // In a place for pictures of somebody's layout it stands where the layout says.
  const own = scope.slide.sheet?.places[shape.id];
  if (own !== undefined)
    return (
      `<p:pic><p:nvPicPr>${identity(shape, scope.nextId())}<p:cNvPicPr><a:picLocks noGrp="1" noChangeAspect="1"/></p:cNvPicPr>` +
      `<p:nvPr>${placeElement(own)}</p:nvPr></p:nvPicPr>` +
      `<p:blipFill>${picture}${crop(shape)}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr/></p:pic>`
    );
  return (
    `<p:pic><p:nvPicPr>${identity(shape, scope.nextId())}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>` +
    `<p:blipFill>${picture}${crop(shape)}<a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${transform(shape.box, shape.rotation)}${shape.geometry === 'ellipse' ? ELLIPSE_GEOMETRY : rectGeometry(shape.box, shape.radius)}${scope.paint.line(shape.stroke)}</p:spPr></p:pic>`
  );
}

/** [MS-ODRAWXML] 2.6, svgBlip. */
const vectorExtension = (id: string): string =>
  '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">' +
  `<asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${id}"/></a:ext></a:extLst>`;

function crop({ crop }: ImageShape): string {
  if (crop === undefined) return '';
  const side = (name: string, share: number): string => (share === 0 ? '' : ` ${name}="${whole(share * 100_000)}"`);
  const sides = side('l', crop.l) + side('t', crop.t) + side('r', crop.r) + side('b', crop.b);
  return sides === '' ? '' : `<a:srcRect${sides}/>`;
}
