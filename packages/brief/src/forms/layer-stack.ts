/** Layers that rest on each other, with their components and what crosses them. */

import { trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import { thingsIn } from '../document/sections.ts';
import { type KeyedList, keyedListsOf, says } from '../relations/keyed-lists.ts';
import { entriesOf } from '../relations/lists.ts';
import { tiersOf } from '../relations/tiers-told.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:layers?|layered|stack|stacked|on top of each other|one (?:above|below|on top of|over) (?:the|an)other|lines of defen[cs]e|built on|building blocks|übereinander|untereinander|aufeinander|superpos\p{L}*|superpuest\p{L}*|sovrappost\p{L}*|sobrepost\p{L}*|op elkaar|laag|warstwa|tiers?|top to bottom|bottom to top|schicht\p{L}*|ebenen\p{L}*|von oben nach unten|von unten nach oben|couches?|de haut en bas|de bas en haut|capas?|de arriba abajo|strat[oi]|livelli|dall alto|camadas?|lagen\p{L}*|van boven|warstw\p{L}*)\s/u;
const UP =
  /\s(?:bottom to top|bottom up|from the bottom|von unten nach oben|de bas en haut|de abajo arriba|dal basso|de baixo|van onder|od dołu)\s/u;
const ACROSS = /\s(?:pipeline|left to right|von links nach rechts|de gauche à droite|de izquierda a derecha|da sinistra)\s/u;
const RAILS =
  /^(?:(?:and\s)?(?:across|cross[- ]cutting|cutting across|crossing|rails?|vertical\w*|across all layers|what crosses all layers|running through all(?: of them)?|in all layers|querschnitt\p{L}*|quer\p{L}*|über alle (?:schichten|ebenen)|übergreifend|transvers\p{L}*|trasversal\p{L}*|transversal\p{L}*|dwars\p{L}*|overkoepelend))/iu;

/** `Security runs across all layers`. */
const RUNS =
  /^(.{2,50}?)\s(?:li\s|le\s)?(?:runs?|cuts?|cross(?:es)?|goes|go|spans?|reach(?:es)?|zieht sich|ziehen sich|geht|gehen|läuft|laufen|gilt|gelten|traverse(?:nt)?|cruza[nm]?|atravies\p{L}+|atravess\p{L}+|attravers\p{L}+|doorsnijd\p{L}*|loopt|lopen)\s(?:(?:across|through|over|durch|über|quer durch|door)?\s?(?:all|every|each|everything|it all|alle|alles|toutes|todas|todos|tutt[iieo])(?:\s|$)|quer durch(?:\s|$))/iu;

const railsIn = (k: KeyedList): readonly Piece[] | undefined => (RAILS.test(k.key.text) ? k.things : undefined);

export const layerStack = definePattern({
  form: 'layer_stack',
  names: [
    'layer stack',
    'layer diagram',
    'layer cake',
    'layer by layer',
    'schicht für schicht',
    'couche par couche',
    'capa por capa',
    'layered architecture',
    'tech stack',
    'technology stack',
    'schichtenmodell',
    'schichtenarchitektur',
    'schichtendiagramm',
    'ebenenmodell',
    'modèle en couches',
    'architecture en couches',
    'modelo de capas',
    'modello a strati',
    'modelo em camadas',
    'lagenmodel',
    'model warstwowy',
  ],
  strong: [
    'von oben nach unten',
    'von unten nach oben',
    'de haut en bas',
    'de bas en haut',
    'de arriba abajo',
    'dall alto in basso',
    'van boven naar beneden',
    'od góry do dołu',
    'on top of each other',
    'one on top of the other',
    'one above the other',
    'one below the other',
    'one over the other',
    'capital stack',
    'stacked blocks',
    'stacked layers',
    'is built on',
    'are built on',
    'lines of defence',
    'lines of defense',
    'layer',
    'couche',
    'capa',
    'strato',
    'camada',
    'laag',
    'warstwa',
    'übereinander',
    'aufeinander aufbauen',
    'bauen aufeinander auf',
    'superposées',
    'superpuestas',
    'sovrapposti',
    'sobrepostas',
    'op elkaar',
    'layers',
    'layered',
    'tiers',
    'top to bottom',
    'bottom to top',
    'schichten',
    'ebenen',
    'couches',
    'capas',
    'strati',
    'camadas',
    'lagen',
    'warstwy',
    'stack',
  ],
  weak: ['schicht', 'platform', 'architecture', 'plattform', 'architektur', 'plateforme', 'plataforma', 'piattaforma', 'operating model'],
  figures: false,
  needs: 'the layers from top to bottom, each with what it holds',
  sample: 'Layers: [name] ([name], [name]), [name] ([name], [name]), [name] ([name], [name]).',
  read(brief) {
    const stack = tiersOf(brief);
    const told = stack?.tiers;
    if (!says(brief, WORDS) && told === undefined) return undefined;
    const best = keyedListsOf(brief).find((list) => list.filter((k) => !RAILS.test(k.key.text)).length >= 2);
    const rails = keyedListsOf(brief)
      .flat()
      .flatMap((k) => railsIn(k) ?? [])
      .concat(
        brief.sentences.flatMap((s) => {
          const name = RUNS.exec(trimmed(s).text)?.[1];
          return name === undefined ? [] : [cut(trimmed(s), trimmed(s).start, trimmed(s).start + name.length)];
        }),
      )
      .concat(stack?.rails ?? [])
      .filter((p, i, all) => all.findIndex((q) => q.text === p.text || (q.start <= p.start && q.end >= p.end)) === i);
    if (told !== undefined && told.length <= 8)
      return {
        variant: 'stacked_layers',
        fit: 1,
        used: [...(stack?.used ?? []), ...brief.sentences.filter((s) => RUNS.test(trimmed(s).text)), ...told.flatMap((t) => t.mark ?? [])],
        data: {
          layers: told.map((t) => ({ label: t.label, components: t.things })),
          ...(rails.length === 0 ? {} : { rails: rails.map((label) => ({ label })) }),
        },
      };
    const kept = best?.filter((k) => !RAILS.test(k.key.text) && !RUNS.test(k.key.text));
    const layers =
      kept?.map((k) => ({ label: k.key, components: [...k.things] })) ??
      entriesOf(brief)?.flatMap((e) =>
        RAILS.test(e.label.text) ? [] : [{ label: e.label, components: e.detail === undefined ? [] : thingsIn(e.detail) }],
      );
    if (layers === undefined || layers.length < 2 || layers.length > 8) return undefined;
    const across = says(brief, ACROSS);
    return {
      variant: across ? 'pipeline_with_rails' : 'stacked_layers',
      fit: kept === undefined && layers.filter((l) => l.components.length > 0).length < 2 ? 0.6 : 1,
      used: keyedListsOf(brief)
        .flatMap((list) => list.flatMap((k) => (RAILS.test(k.key.text) ? [k.key] : [])))
        .concat(brief.sentences.filter((s) => RUNS.test(trimmed(s).text))),
      data: {
        layers: says(brief, UP) ? layers.toReversed() : layers,
        ...(rails.length === 0 ? {} : { rails: rails.map((label) => ({ label })) }),
      },
    };
  },
});
