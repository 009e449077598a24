/** Equal segments around a centre. */
import { centreOf } from '../centre.ts';
import { says } from '../keyed-lists.ts';
import { blocksOf, entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';
import { RETURNS } from '../rings.ts';

const WHEEL =
  /\s(?:same importance|petals?|slices?|round (?:graphic|picture|diagram|thing)|something round|none (?:of them )?(?:matters?|counts?|weighs?) more|no one matters more|dookoła|wokół|equal importance|equal weight|equally important|none (?:is )?(?:more|bigger|larger)(?: important)?|none comes first|no ranking|in a circle|in the round|im kreis|rund|rund um|ringsum|gleich (?:wichtig|viel|gross|groß|stark)\p{L}*|kein\p{L}* wichtiger|même(?:s)? (?:poids|importance|valeur)|en rond|en cercle|mism[oa] (?:peso|importancia|valor)|en círculo|ninguno (?:es )?(?:más|primero)|stess[oa] (?:importanza|peso|valore)|pari (?:importanza|peso|dignità)|in cerchio|nessuno è (?:il )?(?:primo|più)|mesm[oa] (?:peso|importância)|em círculo|even (?:belangrijk|zwaar)|in een cirkel|tak samo ważn\p{L}*|równie ważn\p{L}*|count the same|weigh the same|all the same|same weight|zählen gleich|wheels?|wedges?|cercle|quarters|segments?|equal(?:ly)?|rad|segment(?:e|en|rad)|\p{L}+rad|rad\p{L}*|gleich(?:e|en|er|wertige[nr]?|gewichtige[nr]?|berechtigte[nr]?)|roue|quartiers|égaux|égales|rueda|segmentos|iguales|ruota|spicchi|segmenti|uguali|roda|iguais|wiel|segmenten|gelijke|koło|koła|segmentami|segmentów|równ\p{L}*)\s/u;
const NODES = /\s(?:nodes?|circles?|bubbles?|knoten|kreise|nœuds|nodos|nodi|nós|knopen|węzły)\s/u;

export const segmentWheel = definePattern({
  form: 'segment_wheel',
  names: [
    'segmentwiel',
    'segmentrad',
    'cut like a cake',
    'same-size slices',
    'equal slices',
    'equal wedges',
    'equal segments',
    'equal pieces',
    'equal fields',
    'same size slices',
    'wheel of',
    'wheel with',
    'gleich große stücke',
    'gleich große tortenstücke',
    'gleich große segmente',
    'gleich große felder',
    'gleiche segmente',
    'rad der',
    'rad des',
    'kompetenzrad',
    'lebensrad',
    'quartiers égaux',
    'segments égaux',
    'porciones iguales',
    'segmentos iguales',
    'spicchi uguali',
    'fatias iguais',
    'gelijke segmenten',
    'gelijke stukken',
    'równe części',
    'koło kompetencji',
    'segment wheel',
    'wheel',
    'wheel diagram',
    'segmentrad',
    'rad mit',
    'raddiagramm',
    'roue',
    'rueda',
    'ruota',
    'roda',
    'wiel',
    'koło z',
  ],
  strong: [
    'segments',
    'all equal',
    'koło',
    'koła',
    'all of equal',
    'count the same',
    'weigh the same',
    'equal quarters',
    'zählen gleich viel',
    'same weight',
    'arranged in a circle',
    'in a circle',
    'in a ring',
    'im kreis angeordnet',
    'même poids',
    'mismo peso',
    'stesso peso',
    'mesmo peso',
    'even belangrijk',
    'równie ważne',
    'wedges',
    'equal parts',
    'gleich große',
    'gleichwertige',
    'gleichgewichtige',
    'segmente',
    'segmenten',
    'segmentos',
    'segmenti',
    'segmentami',
    'parts égales',
    'partes iguales',
    'parti uguali',
  ],
  weak: [
    'equally important',
    'gleich wichtig',
    'gleich wichtige',
    'equally weighted',
    'equal weight',
    'around',
    'pillars',
    'dimensions',
    'facets',
    'dimensionen',
    'facetten',
    'dimensiones',
    'dimensioni',
  ],
  figures: false,
  needs: 'the parts that count the same, and what stands in their centre',
  sample: 'Wheel with four equal segments around the centre "Safety": Prepare, Prevent, Respond, Learn.',
  read(brief) {
    if (!says(brief, WHEEL)) return undefined;
    const centre = centreOf(brief);
    // What begins anew is a round.
    if (RETURNS.test(brief.text)) return undefined;
    const around = centre !== undefined && centre.around.length > 0 ? centre.around : entriesOf(brief);
    if (around === undefined || around.length < 3 || around.length > 12) return undefined;
    return {
      variant: says(brief, NODES) ? 'node_wheel' : 'labeled_wedge_wheel',
      fit: centre?.hub === undefined ? 0.8 : 1,
      ...(centre?.hub === undefined ? {} : { subject: centre.hub }),
      blocks: blocksOf(around),
    };
  },
});
