/** Equal segments around a centre. */

import type { Entry, ReadBrief } from '../document/reading.ts';
import { centreOf, wordInCentre } from '../relations/centre.ts';
import { countedRow, countsTold } from '../relations/counted-row.ts';
import { says } from '../relations/keyed-lists.ts';
import { blocksOf } from '../relations/lists.ts';
import { RETURNS } from '../relations/rings.ts';
import { definePattern } from './define-pattern.ts';

const WHEEL =
  /\s(?:same importance|petals?|slices?|round (?:graphic|picture|diagram|thing)|something round|none (?:of them )?(?:matters?|counts?|weighs?) more|no one matters more|dookoła|wokół|equal importance|equal weight|equally important|none (?:is )?(?:more|bigger|larger)(?: important)?|none comes first|no ranking|in a circle|in the round|im kreis|rund|rund um|ringsum|gleich (?:wichtig|viel|gross|groß|stark)\p{L}*|kein\p{L}* wichtiger|même(?:s)? (?:poids|importance|valeur)|en rond|en cercle|mism[oa] (?:peso|importancia|valor)|en círculo|ninguno (?:es )?(?:más|primero)|stess[oa] (?:importanza|peso|valore)|pari (?:importanza|peso|dignità)|in cerchio|nessuno è (?:il )?(?:primo|più)|mesm[oa] (?:peso|importância)|em círculo|even (?:belangrijk|zwaar)|in een cirkel|tak samo ważn\p{L}*|równie ważn\p{L}*|count the same|weigh the same|all the same|same weight|zählen gleich|wheels?|wedges?|cercle|quarters|segments?|equal(?:ly)?|rad|segment(?:e|en|rad)|\p{L}+rad|rad\p{L}*|gleich(?:e|en|er|wertige[nr]?|gewichtige[nr]?|berechtigte[nr]?)|roue|quartiers|égaux|égales|rueda|segmentos|iguales|ruota|spicchi|segmenti|uguali|roda|iguais|wiel|segmenten|gelijke|koło|koła|segmentami|segmentów|równ\p{L}*)\s/u;
/** That none of them comes before another. */
const ALIKE =
  /\s(?:on (?:the|an) (?:same|equal) footing|same-sized?|equal-sized?|same size|(?:the same|identical|equal) (?:sizes?|rank|value|worth|standing|footing)|no beginning (?:and|or|nor) no? ?end|round (?:if possible|arrangement|layout|shape|form)|kein anfang und kein ende|auf augenhöhe|gleich viel wert|gleichen? rangs?|val(?:en|ent) (?:lo mismo|igual|autant|la même chose)|val(?:gono|em) (?:lo stesso|uguale|o mesmo|igual)|(?:de|du) même rang|del mismo rango|dello stesso rango|evenveel waard|tyle samo wart\p{L}*|(?:none|nobody|no one|nothing|neither)(?: of (?:them|these))? (?:is |stands? |ranks? |comes? )?(?:outranks?|above|ahead|before|over|below|more|less|bigger|first|beats?|weighs?|counts?|matters?)|(?:counts?|weighs?|ranks?) (?:alike|equally)|on a par|on one level|in a ring|as a ring|as a circle|in circle|gleichrangig\p{L}*|gleichauf|kein\p{L}* (?:steht |ist |kommt )?(?:über|vor|mehr|größer|wichtiger)|im ring|als ring|als kreis|ringförmig|kreisförmig|aucune? (?:ne |n )?(?:\p{L}+ )?(?:plus|avant|au-dessus|devant)|sur (?:le même plan|un pied d égalité)|à (?:parts|poids) éga\p{L}*|en anneau|pesan? (?:lo mismo|igual)|por igual|en anillo|a la par|ningun[oa] (?:\p{L}+ )?(?:por encima|antes|más)|pesan[oo]? (?:uguale|allo stesso modo|lo stesso)|tutt[ie] (?:uguali|alla pari)|alla pari|di tondo|in tondo|ad anello|nessun[oa]? (?:\p{L}+ )?(?:sopra|prima|più)|pesam (?:o mesmo|igual)|em roda|em anel|nenhum[a]? (?:\p{L}+ )?(?:mais|acima)|gelijkwaardig\p{L}*|geen (?:enkel\p{L}* )?(?:is |staat )?(?:belangrijker|boven|meer)|in een (?:ring|kring)|na równi|tyle samo|równorzędn\p{L}*|w (?:kole|kręgu|okręgu|pierścieniu)|żad(?:en|na|ne) (?:\p{L}+ ){0,3}(?:ważniejsz\p{L}*|nad|więcej))\s/u;
const NODES = /\s(?:nodes?|circles|bubbles?|knoten|kreise|nœuds|nodos|nodi|nós|knopen|węzły)\s/u;

/** What stands around: as many as the brief says there are, before any other row. */
function partsOf(brief: ReadBrief, around: readonly Entry[]): readonly Entry[] | undefined {
  const told = countsTold(brief);
  const row = countedRow(brief);
  const parts = row !== undefined && (around.length === 0 || (told.has(row.length) && !told.has(around.length))) ? row : around;
  return parts.length >= 3 && parts.length <= 12 ? parts : undefined;
}

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
  sample: 'Wheel with four equal segments around the centre "[name]": [name], [name], [name], [name].',
  read(brief) {
    if (!says(brief, WHEEL) && !says(brief, ALIKE)) return undefined;
    // What begins anew is a round.
    if (RETURNS.test(brief.text)) return undefined;
    const centre = centreOf(brief);
    const around = partsOf(brief, centre?.around ?? []);
    if (around === undefined) return undefined;
    const inside = (of: { readonly start: number }): boolean => around.some((e) => of.start >= e.piece.start && of.start < e.piece.end);
    const hub = [wordInCentre(brief), centre?.hub].find((p) => p !== undefined && !inside(p));
    return {
      variant: says(brief, NODES) ? 'node_wheel' : 'labeled_wedge_wheel',
      fit: hub === undefined ? 0.8 : 1,
      ...(hub === undefined ? {} : { subject: hub }),
      blocks: blocksOf(around),
    };
  },
});
