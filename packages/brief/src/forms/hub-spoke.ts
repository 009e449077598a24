/** One centre and what is connected to it. */
import { centreOf, servedIn } from '../relations/centre.ts';
import { hungOn } from '../relations/hanging.ts';
import { says } from '../relations/keyed-lists.ts';
import { blocksOf, entriesOf } from '../relations/lists.ts';
import { definePattern } from './define-pattern.ts';

/** A wheel of equal parts has a centre too. */
const WHEEL =
  /\s(?:count the same|weigh the same|wheel|wedges?|segments?|equal\p{L}*|rad|segmente?n?|gleich\p{L}*|roue|rueda|ruota|roda|wiel|koło|równ\p{L}*)\s/u;
const HUB =
  /\s(?:hubs?|star|stern|étoile|estrella|stella|estrela|ster|radial|hub-and-spoke|spokes?|nabe|speichen|moyeu|mozzo|nabe-speiche\p{L}*|rayons)\s/u;

export const hubSpoke = definePattern({
  form: 'hub_spoke',
  names: [
    'hub and spoke',
    'hub-and-spoke',
    'hub & spoke',
    'hub spoke',
    'hub with spokes',
    'nabe und speichen',
    'nabe-speiche*',
    'moyeu et rayons',
    'centro y radios',
    'mozzo e raggi',
  ],
  strong: [
    'as a star',
    'star diagram',
    'star shape',
    'star-shaped',
    'sternförmig',
    'als stern',
    'en étoile',
    'en estrella',
    'a stella',
    'em estrela',
    'stervormig',
    'spider diagram',
    'radial diagram',
    'at the heart',
    'at its heart',
    'nerve centre',
    'nerve center',
    'in the middle of everything',
    'at the core',
    'in its centre',
    'center of gravity',
    'speichen',
    'nabe',
    'drehscheibe',
    'drehkreuz',
    'plaque tournante',
    'snodo',
    'draaischijf',
    'mitte und drumherum',
    'drumherum',
    'around it',
    'hub',
    'spokes',
    'in the middle',
    'at the centre',
    'at the center',
    'in the centre',
    'in the center',
    'im zentrum',
    'in der mitte',
    'im mittelpunkt',
    'au centre',
    'au cœur',
    'en el centro',
    'al centro',
    'no centro',
    'in het midden',
    'w centrum',
    'w środku',
  ],
  weak: ['around', 'central', 'connected to', 'ecosystem', 'rund um', 'autour', 'alrededor', 'attorno', 'rondom', 'wokół'],
  figures: false,
  needs: 'what stands in the middle and three or more things around it',
  sample: 'Hub and spoke. The [name] sits in the middle and serves [name], [name], [name] and [name].',
  read(brief) {
    const named = says(brief, HUB);
    const found = centreOf(brief);
    const centre = hungOn(brief) ?? (found === undefined || found.around.length === 0 ? (servedIn(brief) ?? found) : found);
    if (centre === undefined || centre.around.length === 0) {
      const entries = named ? entriesOf(brief) : undefined;
      return entries === undefined || entries.length < 3 ? undefined : { fit: 0.5, blocks: blocksOf(entries) };
    }
    if (says(brief, WHEEL) && !named) return undefined;
    return { fit: 1, data: { ...(centre.hub === undefined ? {} : { hub: centre.hub }), spokes: blocksOf(centre.around) } };
  },
});
