/** Systems and what passes between them. */

import type { Piece } from '../document/piece.ts';
import { type Edge, edgesOf, naming } from '../relations/edges.ts';
import { handoversOf } from '../relations/handovers.ts';
import { says } from '../relations/keyed-lists.ts';
import { definePattern } from './define-pattern.ts';

const NUMBERS = /\s(?:numbered|nummeriert\p{L}*|numérot\p{L}*|numerad\p{L}*|numerat\p{L}*|genummerd\p{L}*)\s/u;
const LANES = /\s(?:swim|swimlanes?|lanes?|schwimmbahn\p{L}*|couloirs?|carriles|corsie|raias|zwembanen)\s/u;
const MOST_EDGES = 40;
const MOST_NODES = 25;

export const systemFlowMap = definePattern({
  form: 'system_flow_map',
  names: [
    'system map',
    'system flow map',
    'system flow',
    'architecture diagram',
    'data flow diagram',
    'data flow',
    'interface map',
    'systemlandkarte',
    'systemlandschaft',
    'systemkarte',
    'datenflussdiagramm',
    'datenfluss',
    'schnittstellenkarte',
    "schéma d'architecture",
    'schéma des flux',
    'cartographie des flux',
    'cartographie applicative',
    'mapa de sistemas',
    'mappa dei sistemi',
    'mapa sistemów',
    'systeemkaart',
    'boxes and arrows',
  ],
  strong: [
    'systems',
    'interfaces',
    'architecture',
    'integration',
    'schnittstellen',
    'systeme',
    'architektur',
    'systèmes',
    'interfaces entre',
    'sistemas',
    'sistemi',
    'systemen',
    'systemy',
    'system landscape',
    'application landscape',
    'it landscape',
    'landscape of systems',
    'data flows',
    'information flow',
    'information flows',
    'supply network',
    'supply relationships',
    'delivery relationships',
    'money flows between',
    'who gives what to whom',
    'who moves what',
    'who sends what',
    'who delivers what',
    'who passes what',
    'integration overview',
    'interface overview',
    'how the systems talk',
    'schnittstellenübersicht',
    'integrationsübersicht',
    'who sends what to whom',
    'who pays whom',
    'who supplies whom',
    'gives what to whom',
    'anwendungslandschaft',
    'it-landschaft',
    'lieferbeziehungen',
    'liefernetz',
    'liefernetzwerk',
    'informationsfluss',
    'datenflüsse',
    'wer liefert wem',
    'wer liefert was an wen',
    'qui livre quoi à qui',
    'qui transmet quoi',
    'flux de données',
    'flux d informations',
    'flujo de datos',
    'flujo de información',
    'relaciones de suministro',
    'flusso di dati',
    'flusso dei dati',
    'come circola',
    'rapporti di fornitura',
    'fluxo de dados',
    'gegevensstromen',
    'datastromen',
    'przepływ danych',
    'what passes between',
    'who hands what to whom',
  ],
  weak: ['sends', 'feeds', 'supply network', 'sendet', 'liefert', 'liefern', 'senden', 'envoie', 'envía', 'invia', 'stuurt', 'wysyła'],
  figures: false,
  needs: 'which systems hand what to which others',
  sample: 'System map: [name] -> [name] ([name]), [name] -> [name] ([name]), [name] -> [name] ([name]).',
  read(brief) {
    if (says(brief, LANES)) return undefined;
    const drawn = edgesOf(brief).filter((e) => e.figure === undefined);
    const told = drawn.length >= 2 ? [] : handoversOf(brief);
    const edges = drawn.length >= 2 ? drawn : told;
    // A chain without words on its arrows is a row of steps unless systems are meant.
    const branched = new Set(edges.map((e) => e.from.text.toLowerCase())).size < edges.length || edges.some((e) => e.label !== undefined);
    if (edges.length < 2 || edges.length > MOST_EDGES) return undefined;
    const name = naming();
    const nodes: Piece[] = [];
    const known = (p: Piece): Piece => {
      const own = name(p);
      if (!nodes.includes(own)) nodes.push(own);
      return own;
    };
    const joined = edges.map((e: Edge) => ({ from: known(e.from), to: known(e.to), ...(e.label === undefined ? {} : { label: e.label }) }));
    if (nodes.length < 3 || nodes.length > MOST_NODES) return undefined;
    const zone = brief.sections.find((s) => s.key !== undefined && nodes.some((n) => n.text === s.key?.text));
    return {
      variant: says(brief, NUMBERS) ? 'numbered_map' : 'layered_map',
      fit:
        zone !== undefined || !branched
          ? 0.5
          : drawn.length >= 2
            ? 1
            : told.length >= 3 && told.every((e) => e.label !== undefined)
              ? 0.96
              : 0.8,
      used: [
        ...brief.tables.flatMap((t) => [...(t.corner === undefined ? [] : [t.corner]), ...t.head]),
        ...edges.flatMap((e) => [e.from, e.to]),
      ],
      data: { nodes: nodes.map((label) => ({ label })), edges: joined },
    };
  },
});
